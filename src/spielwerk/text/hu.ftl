### A ház magyarul: amit bármelyik játéknál mondani kell.
### A változók elé nem kerül névelő, mögéjük nem kerül rag: a mondat kerüli ki őket.

## Elutasítások, amelyek nem egyetlen játékéi

reason-seats = Ezt a játékot { $fewest }–{ $most } játékos játszhatja, { $seats } nem.
reason-seat = Ennél az asztalnál nincs { $seat }. szék.
reason-no-such-move = Ebben a játékban nincs ilyen lépés: „{ $move }”.
reason-option = Ez a játék nem ismeri ezt a beállítást: „{ $option }”.
reason-sheet-none = Ennek a játéknak nincs kelléklapja.
reason-sheet-unknown = Ennek a játéknak a kelléklapján nincs ilyen sor: „{ $name }”.
reason-sheet-missing = Hiányzik ez a sor: „{ $name }”.
reason-sheet-number = Itt egyetlen számnak kell állnia: „{ $name }”.
reason-sheet-row = Itt egy { $columns } számból álló sornak kell állnia: „{ $name }”.
reason-sheet-table = Itt egy { $rows } × { $columns } számból álló táblázatnak kell állnia (sor × oszlop): „{ $name }”.
reason-sheet-whole = Itt a { $place }. helyen nem egész szám áll: „{ $name }”.
reason-sheet-range = Itt a { $place }. szám nem esik { $least } és { $most } közé: „{ $name }”.

## Kelléklapok

components-title = Kelléklap ehhez a játékhoz: { $game }. A doboz számai.
components-figures = Ha a te dobozodban más számok vannak, itt javítsd ki őket: a mieink közül néhány rekonstrukció (a szabályokban RECON).
components-use = Mentsd el { $file } néven, és játssz vele: spielwerk play { $name } --components { $file }
sheet-not-toml = Ez a fájl nem olvasható TOML-ként ({ $why }).
sheet-refused = Ezzel a kelléklappal nem lehet játszani: { $sentence }

## Jegyzőkönyvek

record-place = { $file }: { $sentence }
record-line = { $file }, { $line }. sor: { $sentence }
record-unreadable = A fájl nem olvasható ({ $why }).
record-no-file = Ez nem fájl.
record-not-text = Ez nem szövegfájl.
record-too-large = Ez a fájl túl nagy.
record-no-tag = Hiányzik ez a fejlécsor: „{ $tag }”.
record-bad-tag = Jegyzőkönyvben nincs ilyen fejlécsor: { $text }
record-twice = Ez a fejlécsor már másodszor szerepel: „{ $tag }”.
record-no-seat = Nincs { $seat }. szék: a székek száma { $seats }.
record-bad-line = Ez nem lépés („szék lépés”): { $text }
record-bad-value = Ez az érték nem olvasható: { $text }
record-not-one-a-seat = Ebben a fejlécsorban minden székhez egy érték kell ({ $seats } szék van): „{ $tag }”.
record-no-game = Itt nincs ilyen játék: „{ $game }”.
record-other-game = Ez egy másik játék jegyzőkönyve: { $game }, nem pedig { $expected }.
record-other-rules = A jegyzőkönyv nem az itteni szabályváltozatot követi: ott { $rules }, itt { $expected } a száma.
record-other-sheet = Nem ez a megnevezett kelléklap: más az SHA-256-lenyomata.
record-no-start = A beállításokból nem derül ki, ki kezdett.
record-unfinished = A játszma nem ért véget: nincs osztás, kezdőérték vagy eredmény, amelyet ellenőrizni lehetne.
record-refused = Szabálytalan lépés ({ $number }. lépés, { $seat }. szék, „{ $move }”; soron: { $asked }): { $sentence }
record-refused-head = Ez az asztal nem rendezhető be: { $sentence }
record-no-such-deck = Ebben a játékban nincs ilyen pakli: „{ $pack }”.
record-not-the-box = Ebben a pakliban nem az van, ami a dobozban: „{ $pack }”.
record-broken-promise = Nem ez a megígért kezdőérték: az SHA-256-lenyomata eltér az előzetes ígérettől.
record-other-deal = Az osztás nem a kezdőértékből következik. „{ $pack }” pakli, { $place }. lap: { $stated } helyett { $card } volna a helyes.
record-stops-early = A jegyzőkönyv { $number } lépés után véget ér, pedig a játszma még tart.
record-other-result = A helyes eredmény { $scores }, nem { $stated }.
record-fine = { $file }: szabályos ({ $game }, { $seats } játékos, { $moves } lépés, eredmény: { $scores }).
record-start-named = A kezdőjátékost előre kijelölték, nem a magból sorsolták.

## A terminál

play-title = { $game }, { $seats } játékos
play-guest = Vendég
play-bot = Robot { $number }
play-prompt = Te jössz
play-help = Írj be egy sorszámot vagy egy lépést („{ $example }”). Továbbá: undo (visszavonás), restart (elölről), table (asztal), log (napló), help (súgó), quit (kilépés).
play-bye = A viszontlátásra! A játszma félbemaradt.
play-nothing-to-undo = Az utolsó végleges lépésed óta nincs mit visszavonni.
play-undone = Visszavonva: { $move }.
play-legal = Ezt teheted
play-result = Vége a játéknak
play-place = Helyezés
play-shared = Közös győzelem: { $names }.
play-wins = { $names } győzött.
play-no-number = Nincs ilyen sorszámú lépés: { $number }.
play-sheet = Pontozólap
play-total = Összesen
play-rule = { $sentence } ({ $rule })
play-and = { $first } és { $last }
compiling = A szabályok lefordítása erre a gépre; csak most az egyszer kell, és körülbelül fél percig tart, gondolkodó robotokkal egy percig.

## Szimuláció

simulate-progress = Folyik a játék
simulate-title = { $games } véletlen játszma, { $game }, { $seats } játékos
simulate-title-bots = { $games } játszma, { $game }, { $seats } játékos: { $bots }
simulate-decisions = { $count } döntés
simulate-seconds = { NUMBER($seconds, maximumFractionDigits: 2) } másodperc, másodpercenként { $rate } döntés
simulate-seat = Szék
simulate-mean = Átlagpontszám
simulate-lowest = Legkevesebb
simulate-highest = Legtöbb
simulate-written = { $count } jegyzőkönyv került ebbe a mappába: { $folder }.

## Az aréna

arena-title = { $games } játszma robotok között, { $game }, { $seats } játékos
arena-level = Szint
arena-games = Játszma
arena-wins = Győzelem
arena-share = Győzelmi arány
arena-place = Átlagos helyezés
arena-score = Átlagpontszám
arena-decision = Egy döntés
arena-longest = A leghosszabb
arena-interval = Zárójelben: száz ilyen sorozatból kilencvenötben ide esik a valódi arány. A közös győzelem megoszlik.

## Speed

bench-title = Véletlen játszmák ezen a gépen, egy magon
bench-game = Játék
bench-seats = Székek
bench-decisions = Döntés másodpercenként
bench-games = Játszma másodpercenként
bench-copy = Egy asztal másolása
bench-threads = Két szál az egyhez képest
bench-bots = Robotok ezen a gépen: teli asztal azonos szinttel, egyenként kérdezve
bench-level = Szint
bench-longest = A leghosszabb döntés

## Ami nem sikerült

error-no-game = Nincs ilyen játék: „{ $game }”. Ezek vannak: { $games }.
error-unwritable = Ebbe a mappába nem lehet írni: { $folder } ({ $why }).
error-option = A beállítást így kell írni: név=érték. Ez nem olyan: { $option }
error-option-twice = Az egyik beállítás kétszer szerepel.
error-output = A kimenetet nem lehet írni ({ $why }).
error-language = Nincs ilyen nyelv: „{ $language }”. Ezek vannak: { $languages }.
error-no-level = Ennél a játéknál nincs ilyen szint: „{ $level }”. Ezek vannak: { $levels }.
error-levels = Túl sok a szint: { $levels } van megnevezve, de a robotoknak csak { $seats } szék jut.
error-games = Legalább egy játszma kell, nem { $games }.

## A szerver: miért nem

reason-bad-request = Ezzel a kéréssel itt nem lehet mit kezdeni.
reason-too-large = Ez túl nagy.
reason-too-many = Túl sok kérés egyszerre. Várj egy kicsit!
reason-no-user = Előbb mondd meg a neved!
reason-no-name = A névhez legalább egy betű kell.
reason-no-such-table = Nincs ilyen asztal, vagy nem láthatod.
reason-no-such-game = Itt nincs „{ $game }” nevű játék.
reason-no-such-level = Ehhez a játékhoz nincs „{ $level }” szintű robot.
reason-no-such-page = Itt nincs semmi.
reason-not-seated = A { $seat }. szék nem a tiéd.
reason-not-host = Ezt csak az asztal házigazdája teheti meg.
reason-seat-taken = A { $seat }. szék foglalt.
reason-link-void = Ez a hivatkozás már nem érvényes. Kérj újat a házigazdától!
reason-stale = Erre a kérdésre közben megszületett a válasz. Nézd meg újra az asztalt!
reason-table-closed = Ez az asztal le van zárva.
reason-not-started = A játszma még nem kezdődött el: van szabad szék.
reason-started = A játszma már elkezdődött.
reason-other-rules = Ez a játszma a szabályok { $rules }. változata szerint indult; itt a { $expected }. érvényes. Nem folytatható.
reason-not-binding = Egy kérés utolsó lépésének véglegesnek kell lennie.
reason-binds = A „{ $move }” lépés végleges, vázlatban nem állhat.
reason-others-play = Ennél az asztalnál mások még játszanak.
reason-nothing-to-take-back = Nincs mit visszavonni.
reason-rated = Értékelt asztalnál nincs visszavonás.
reason-not-over = A játszma még nem ért véget.
reason-forbidden-origin = Ez az oldal nem beszélhet a szerverrel.
reason-banned = Ez a felhasználó ki van tiltva.
reason-unavailable = A szerver ezt most nem tudja megtenni. Semmi sem változott; próbáld újra!

## A szerver: a konzolon

serve-data = Az asztalok helye: { $url }
serve-missing = A szerverhez hiányzik a { $module } modul: telepítsd a „spielwerk[server]” csomagot.
serve-at = Elérhető itt: { $url }
serve-other-rules = { $count ->
    [one] Egy futó asztal a szabályok más változatát követi. Úgy látszik, ahogy állt, és nem folytatható; a házigazdája értékelés nélkül lezárhatja.
   *[other] { $count } futó asztal a szabályok más változatát követi. Úgy látszanak, ahogy álltak, és nem folytathatók; a házigazdájuk értékelés nélkül lezárhatja őket.
 }
serve-compiling = A szabályok most fordulnak le erre a gépre, csak ez egyszer; addig a robotok és a táblák lassúak. Ez nagyjából fél perc.
serve-warm = Kész: a szabályok le vannak fordítva.
serve-port = A { $port }. kapun nem lehet figyelni ({ $why }).
serve-database = Az adatbázist nem lehet megnyitni ({ $why }).
page-not-built = A webes felület még nincs megépítve. A „make play” megépíti.

## The server: accounts, players

reason-name-taken = Ezzel a névvel már van fiók.
reason-wrong-password = A név és a jelszó nem illik össze.
reason-no-account = Ehhez fiók kell; most vendégként vagy itt.
reason-no-such-player = Ezzel a névvel nincs itt fiók.
reason-wrong-code = Nem ezt a kódot küldtük el.
reason-no-mail = Innen nem lehet levelet küldeni.

## Notices: what users are told when they are not looking

notice-your-turn-title = Te jössz: { $game }
notice-your-turn = Te jössz. Az asztalnál: { $names }.
notice-begun-title = Kezdődik: { $game }
notice-begun = Kiosztottuk a kártyákat. Az asztalnál: { $names }.
notice-over-title = Vége: { $game }
notice-over = A játszma véget ért. Az asztalnál: { $names }.
notice-rematch-title = Még egy játszma: { $game }
notice-rematch = Új játszmára hívnak. Eddig az asztalnál: { $names }.
notice-confirm-title = A Spielwerk-kódod
notice-confirm = A kód: { $code }. Ha nem kértél levelet, nincs teendőd: nem fogsz kapni.
player-gone = Valaki

## Ami bármelyik asztalnál történik

fact-taken-back = { $name } mindenki beleegyezésével visszavonta az utolsó lépést.
verified = Szabályos: az osztás az, amelyet megígértek, minden lépés és az eredmény helyes ({ $game }, { $seats } játékos, eredmény: { $scores }).
record = Jegyzőkönyv

## The server: users of one name

reason-several-players = Többen is viselik ezt a nevet; add meg az azonosítót: { $ids }.

## The keeper of a server

admin-id = Azonosító
admin-game = Játék
admin-state = Állapot
admin-updated = Utolsó lépés
admin-players = Az asztalnál
admin-name = Név
admin-account = Fiók
admin-created = Mióta
admin-banned = Kitiltva
admin-aborted = A(z) { $table } asztal eredmény nélkül véget ért.
admin-expired = Lezárt asztalok: { $ended }. Törölt asztalok: { $gone }.
admin-is-banned = { $user } ki van tiltva.
admin-is-back = { $user } újra beléphet.
backup-written = A mentés itt van: { $file } ({ $tables } asztal, { $users } felhasználó). Benne vannak a kiszolgáló kulcsai; úgy őrizd, mint egy jelszót.
backup-restored = Visszaállítva: { $tables } asztal, { $users } felhasználó.
backup-exists = { $file } már létezik, és semmit sem írunk felül.
backup-no-database = Nincs ilyen adatbázis: { $file }.
backup-no-file = Nincs ilyen fájl: { $file }.
backup-broken = Ez nem ép mentés ({ $file }).
backup-other-release = Ez a mentés a Spielwerk újabb kiadásából való.
