### A webes asztal kerete magyarul.

app = Spielwerk
loading = Mindjárt …
close = Bezárás
save = Mentés
saved = Elmentve.
yes = Igen
no = Nem
open = Megnyitás
copy = Másolás
copied = Kimásolva
share = Küldés
more = Továbbiak
menu = Menü
language = Nyelv
guest = Vendég

## Az utak

skip-to-content = Ugrás a tartalomra
ways = Főmenü
lobby = Előtér
my-tables = Asztalaim
help = Súgó
profile = Profil
to-the-lobby = Az előtérbe
footer = A Spielwerk nem áll kapcsolatban e játékok szerzőivel és kiadóival. Akinek tetszik egy játék, vegye meg.
for-programs = Programoknak
not-found = Itt nincs semmi
not-found-lead = Ez a cím sehová sem vezet. Talán lemaradt a link vége.
page-unreachable = Ezt az oldalt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd be újra.
offline-request = A szerver nem érhető el. Semmi sem veszett el; próbáld meg egy pillanat múlva.
server-trouble = A szerver nem tudott válaszolni. Próbáld meg egy pillanat múlva.

## A játékok

game-coal-baron = Szénre fel
game-card-game = Szénre fel: A nagy kártyajáték
game-great-split = The Great Split
blurb-coal-baron = Bányássz szenet, teljesíts rendeléseket, és szállítsd el őket, mielőtt vége a műszaknak. 2–4 játékos, nagyjából egy óra.
blurb-card-game = Rakd a csilléket vagonokra, és állítsd össze a rendelésekhez illő szerelvényeket. 2–4 játékos, nagyjából egy óra.
blurb-great-split = Oszd ketté a kezedet, és hagyd választani a szomszédodat. 2–7 játékos, 45 perc.
option-open-deliveries = Az elszállított rendelések láthatók
option-open-deliveries-why = Mindenki mindig látja, mit szállítottak el a többiek.
option-carts-for-all = Az üres csille mindenkinek pontot ér
option-carts-for-all-why = Az üres csillék annak is pontot érnek, aki még semmit sem szállított el.
level-random = kezdő (találomra játszik)
level-easy = könnyű
level-medium = közepes
level-normal = közepes
level-heuristic = ügyes
level-strong = erős

## Az előtér

welcome = Foglalj helyet
welcome-lead = Játssz most rögtön robotok ellen, vagy nyiss asztalt, és küldj linket a barátaidnak. Egy név elég.
games = Játékok
players-at-table = Játékosok
play-now = Játék most
setting-up = Készül az asztal …
with-friends = Barátokkal
rules = Szabályok
rules-of = Szabályok: { $game }
open-tables = Nyitott asztalok
no-open-tables = Egy asztal sem vár játékosokra. Nyiss egyet!
running-tables = Most játsszák
no-running-tables = Most senki sem játszik nyilvánosan.
sit-down = Leülök
watch = Megnézem
owed-here = { $count ->
    [one] Egy asztalnál te jössz.
   *[other] { $count } asztalnál te jössz.
 }

## Új asztal

new-table = Új asztal
which-game = Játék
seats = Székek
how-many = A játékosok száma
seat-number = { $number }. szék
seat-me = Itt én ülök
seat-link = Egy barát, linkkel
seat-open = Bárki leülhet
seat-bot = Egy robot
seat-free = szabad
bot-level = Milyen erős
bot-number = Robot { $number }
seats-why = Több saját székkel egy képernyőnél is játszhattok: a körök között adjátok tovább.
how-to-play = Hogyan játsszátok
clock = Óra
clock-kind-none = Nincs óra
clock-kind-live = Percek fejenként
clock-kind-days = Napok körönként
clock-bank = Perc mindenkinek
clock-increment = Másodperc minden kör után
clock-days-each = Nap egy körre
clock-none = óra nélkül
clock-live = { $minutes } perc fejenként, körönként +{ $seconds } mp
clock-days = { $days } nap körönként
absence = Ha valakinek lejár az ideje
absence-nothing = nem történik semmi
absence-bot-turn = ezt a kört egy robot játssza le
absence-bot-seat = egy robot játszik, amíg vissza nem tér
access = Ki nézheti
access-link = csak akinek linkje van
access-public = mindenki
rated = Értékelt
rated-why = Az eredmény beszámít az értékszámba. Semmit sem lehet visszavenni.
open-table = Asztal megnyitása

## A kezdés előtt

waiting-title = { $game }: kész az asztal
waiting-lead = { $count ->
    [0] Mindenki itt van, kezdődik.
    [one] Egy szék még szabad. Ha mind megtelt, kezdődik.
   *[other] { $count } szék még szabad. Ha mind megtelt, kezdődik.
 }
the-table = Az asztal
awaited = rá várunk
is-there = itt van
link-for-seat = Link, { $number }. szék
new-link = Új link
new-link-why = Új linkkel a hely újra szabad; a régi nem nyit meg semmit.
for-spectators = Nézőknek
watch-link = Link nézőknek
commitment = Az osztás már eldőlt; az előzetes ígéret:
leave-seat = Felállok

## Linkek

link-title = Egy szék rád vár
link-lead = Mondd meg a neved, és ülj le. Ennyi az egész.
your-name = A neved
name-is-enough = Legfeljebb 40 betű. Se e-mail, se jelszó.
link-taken = Itt már ül valaki: ezt a linket egy másik böngészőben felhasználták. Ha te voltál, ott folytasd; ha nem, kérj új linket a házigazdától.
link-void = Ez a link már nem érvényes: a házigazda újat készített. Kérd el tőle.
watch-title = Nézőként
watch-coming = Jó kilátású helyre vezetünk …

## Asztalaim, profilom

mine-none = Még egy asztalnál sem ülsz.
mine-owed = Te jössz
mine-running = Mások gondolkodnak
mine-open = Játékosokra vár
mine-over = Lejátszva
waits-for-players = játékosokra vár
your-turn = Te jössz
turn-of-others = mások jönnek
came-in = { $place }. hely
is-over = vége
how-it-looks = Ahogy neked jó
how-i-like-it = Ahogy nekem jó
theme = Kinézet
theme-system = Mint a rendszer
theme-light = Világos
theme-dark = Sötét
theme-contrast = Nagy kontraszt
confirm-mode = Egy kör érvényes
confirm-explicit = ha megerősítem
confirm-delay = néhány másodperc után
confirm-at-once = azonnal
confirm-seconds = Ennyi ideig vehető vissza
seconds = { $count } mp
motion = Mozgás
motion-full = Teljes
motion-fast = Gyors
motion-none = Semmi
sounds = Hangok
text-mode = Szöveges mód
text-mode-why = Az asztal címsorokként és listákként, egy sorral, ahová a lépést írod; képernyőolvasóhoz készült.
tour = Kísérő az első körökhöz
tour-why = Megjegyzések a tábla mellett: mit tegyél és miért.
account = Fiók
account-why = A fiók minden eszközön megőrzi az asztalaidat. Nélküle ebben a böngészőben élnek.
account-is = Bejelentkezve: { $name }.
account-name = A fiók neve
password = Jelszó
log-in = Belépés
log-out = Kilépés
make-account = Fiók készítése
export = Minden, amit rólam őriznek
delete-account = A fiók törlése
delete-sure = Végleg törlöd a fiókot?

## Az állapotsor

status-free-seats = Még { $count } játékosra várunk.
status-starting = Mindenki itt van; készül az asztal.
status-sending = A köröd bekerül a jegyzőkönyvbe …
status-mine = Te jössz: { $asks }.
status-mine-plain = Te jössz.
status-other = Várunk. { $names }: { $asks }.
status-other-plain = Rá várunk: { $names }.
status-server = A szerver számolja, mi következik.
status-won = { $count ->
    [one] { $names } győzött!
   *[other] { $names } közösen győzött!
 }
status-over = Vége a játéknak.
status-aborted = Ez a játszma félbeszakadt.
why-bot = A robot gondolkodik.
why-away = Most nincs itt; az asztal vár.
line-joining = csatlakozik
line-live = kapcsolódva
line-lost = újra kapcsolódik …
line-offline = nincs hálózat
line-gone = a szerver lezárta ({ $code })
undo-step = Vissza egy lépést
restart-turn = A kör elölről
confirm = Megerősítés
confirm-in = Megerősítés ({ $seconds })
confirm-what = Megerősítés: { $sentence }
plan = A tervem
back-to = Vissza ide: { $sentence }
notice-other-window = A tervedet egy másik ablakban megváltoztattad. Ez a legújabb.
notice-stale = Az asztalnál közben továbbmentek. Most így áll; semmi sem veszett el.
notice-draft-gone = Amíg nem voltál itt, erre a kérdésre már jött válasz: a terved nem kell többé.

## A tábla mellett

beside = A tábla mellett
players = Játékosok
log = Napló
chat = Csevegés
table = Asztal
tag-you = te
tag-bot = robot, { $level }
tag-stand-in = robot helyettesíti
tag-away = nincs itt
tag-thinks = gondolkodik
winner = Győztes
points-word = pont
time-days = { $days } nap { $hours } óra
log-all = Mindenki
log-filter = Kinek a sorai
log-empty = Még nem történt semmi.
only-you = Ezt csak te látod.
chat-empty = Még senki sem szólt.
chat-say = Szólj hozzá
ask-takeback = Visszavételt kérek
takeback-mine = Vissza szeretnéd venni az utolsó körödet. Megkérdezzük a többieket.
takeback-asked = { $name } visszavenné az utolsó körét.
resign = Üljön robot a helyemre
resign-sure = Játsszon tovább helyetted egy robot?
took-back = { $name } visszavette az utolsó körét.
i-am-back = Itt vagyok újra
name-too-long = Egy név legfeljebb { $most } betűs lehet; ez { $count } betűs.
keys = Billentyűk
key-undo = vissza egy lépést
key-confirm = megerősítés
key-last = az utolsó eseményhez
key-hold = még ne; bezárás
key-help = ez a súgó
key-arrows = a következő elemhez
key-enter = választás
tour-next = Tovább
tour-skip = Nem kell több megjegyzés

## Szöveges mód

text-choices = Amit mondhatsz
text-nothing-to-do = Most nincs hozzád kérdés.
text-table = Az asztal
text-command = Írj egy lépést, vagy: undo (vissza), restart (elölről), confirm (megerősítés)
text-send = Küldés
text-not-now = „{ $move }” nem lépés, vagy nem most.

## A vége

score-sheet = Pontozólap
sheet-line = Miért
sheet-total = Összesen
place = { $place }.
see-the-board = Mutasd a táblát
rematch = Még egyet
to-rematch = Az új asztalhoz
download-record = Jegyzőkönyv
verify = Ellenőrzés
verify-title = Jegyzőkönyv ellenőrzése
verify-lead = Minden játszmáról jegyzőkönyv marad. Itt lépésről lépésre kiderül, hogy szabályosan játszották, és úgy osztottak, ahogy előre megígérték.
verify-file = Fájl
verify-text = Vagy a szövege

## Egy képernyő, több játékos

hand-over = { $name } következik
hand-over-why = Add tovább a képernyőt. Addig semmi sem látszik az asztalból.
i-am = Én vagyok: { $name }
no-table = Ez az asztal nem látható

## Súgó

rules-in-english = A szabályok oldalai angolul vannak.
ask-begin = Hogyan kezdjek hozzá?
answer-begin = Az előtérben válaszd egy játéknál a „Játék most” gombot: rögtön robotokkal ülsz egy asztalnál. Ami a táblán körül van rajzolva, az választható; ami nem, az megmondja, miért nem, ha rámutatsz.
ask-friends = Hogyan játsszak barátokkal?
answer-friends = Válaszd a „Barátokkal” gombot, mondd meg, ki hol ül, és küldd el mindenkinek a széke linkjét. Aki megnyitja, megmondja a nevét, és leül. Egy másik linkkel nézni lehet.
ask-undo = Visszavehetek valamit?
answer-undo = Amíg meg nem erősíted, mindent: lépésenként, az egész kört, vagy a terved bármelyik lépéséig. Ami ismeretlen lapot fordít fel, azt nem.
ask-clock = Mi van, ha valaki nem jön vissza?
answer-clock = Aki az asztalt nyitja, megmondja, van-e óra, és mi történik, ha lejár: semmi, robot játssza le a kört, vagy robot játszik, amíg a játékos vissza nem tér.
ask-gone = Megszakadt a kapcsolatom
answer-gone = Semmi sem vész el. Az oldal kiírja, hogyan áll a kapcsolat, és magától újra kapcsolódik; a terved megmarad, másik eszközön is.
ask-fair = Tisztességes az osztás?
answer-fair = Mielőtt bárki leül, egy szám előre megígéri, a végén pedig látható. Minden jegyzőkönyv ellenőrizhető, itt vagy máshol.
