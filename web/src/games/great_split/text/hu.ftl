### A nagy osztozkodás rajzolt táblája, és az asztal szavakban: amit csak a weblap mond.

asks-mine = { $phase ->
    [discard] dobj el lapokat a kézlimitig
    [split] oszd két részre a kezed, és zárd le a borítékot
    [choose] tartsd meg a jobbról jött boríték egyik részét
    [arrow] válassz sávot a kettős nyílnak
    [seal] { $count ->
        [one] helyezd el a pecsétet
       *[other] helyezd el a { $count } pecsétet
     }
   *[resolution] játszd ki vagy add el minden lapodat, és használd az elválasztókártyát
 }
asks-other = { $phase ->
    [discard] lapokat dob el
    [split] elosztja a kezét
    [choose] részt választ
   *[resolution] a zsákmányát játssza ki
 }
words-rounds = A fordulók és a műkincspiac
words-tracks = Ami a sávokon áll
words-track = { $name }: { $length } mező, megbízások itt: { $contracts }.
words-banners = Zászlók: { $banners }.
words-arrows = Kettős nyilak itt: { $arrows }.
words-seal = { $name }: { $length } mező, jelek itt: { $icons }, csillagok itt: { $stars }.
words-band = { $from } fölött vagy azon { $prestige }
words-board-of = Tábla: { $name }
words-prestige = Presztízs: { $prestige }; ha most érne véget: { $total }
words-answered = { $done ->
    [yes] Már válaszolt.
   *[no] Még nem válaszolt.
 }
words-worth = { $name } számára ennyit ér: { $prestige }
words-sold = Eladva: { $cards }
words-thrown = Eldobott lapok, amelyeket ismersz: { $cards }
words-none = semmi

board-rounds = A hat forduló
board-round = { $round }. forduló: { $level }. fokozatú lapok, kézlimit: { $limit }.
board-token = A piaclapka ennyi volt: { $token }.
board-scored-after = Utána értékelve: { $what }.
board-market = Műkincspiac
board-coming = A { $round }. forduló után, a mostani állás szerint
board-coming-end = A végén, a mostani állás szerint
board-artwork-of = { $name }: { $level }. mező, { $prestige } presztízst ér.
board-side = { $side ->
    [left] Balra: neki adsz
    [right] Jobbra: tőle kapsz
   *[both] Két oldalról is a szomszédod
 }
board-watch = { $name }: { $side ->
    [left] bal oldali szomszéd
    [right] jobb oldali szomszéd
    [both] szomszéd mindkét oldalról
   *[ring] távolabb az asztalnál
 }. Mutasd nagyban ezt a táblát
board-has-answered = { $name } { $phase ->
    [split] már lezárta a borítékot
    [choose] már választott
    [resolution] elkészült
   *[discard] a kézlimiten belül van
 }
board-is-awaited = { $name } { $phase ->
    [split] még osztozkodik
    [choose] még választ
    [resolution] még a zsákmányát játssza ki
   *[discard] még lapot dob el
 }
board-ring = A többiek az asztal körül
board-mini = { $name }: { $level }/{ $length }; pecsétek: { $sealed }; megbízások: { $contracts }, szorzó: { $stars }
board-board-of = Tábla: { $name }
board-home = Vissza a táblámhoz
board-character = Karakter. Megbízások rajta: { $contracts }
board-recon = a mi rekonstrukciónk
board-if-now = ha most érne véget:
board-product = Megbízások: { $contracts }, legjobb csillag: { $stars }; a végén összeszorozva
board-prestige = Presztízs: { $prestige }
board-prestige-word = Presztízs
board-rail = { $name }: { $level }. mező, összesen { $length }.
board-next-contract = A következő megbízás helye: { $at }.
board-next-banner = A következő zászló helye: { $at }, értéke: { $prestige }.
board-next-arrow = A következő kettős nyíl helye: { $at }.
board-next-icon = A következő jel helye: { $at }; egy lépés a saját sávján.
board-next-star = { $stars } csillag helye: { $at }.
board-hint = { $phase ->
    [discard] a kézlimitig
    [split] én vágok, te választasz
    [choose] az egyik rész marad, a másik visszamegy
   *[resolution] lapról lapra
 }
board-looking-on = A kezek titkosak. Te nézed a játékot.
board-discard = { $count ->
    [one] Dobj el egy lapot
   *[other] Dobj el { $count } lapot
 }: a kézlimit { $limit }.
board-within = A { $limit } lapos kézlimiten belül vagy.
board-empty = még nincs lap
board-for-you = te
board-worth-you = Neked körülbelül { $prestige } presztízst ér
board-worth-other = { $name } számára körülbelül { $prestige } presztízst ér, a nyílt adatok szerint
board-seal = A boríték lezárása
board-sealed = A borítékod le van zárva, hozzá kerül: { $name }. Amíg nem zárta le mindenki, visszaveheted.
board-passed = A borítékod most nála van: { $name }. A te részed visszajön, ha már mindenki választott.
board-reopen = Újra kinyitom
board-flip = { $card }, { $part ->
    [a] az „A” részben
   *[b] a „B” részben
 }: koppints, és átkerül a másikba
board-splitter-bar = Elválasztókártya: told a lapok közé
board-splitter-at = { $a } lap az „A” részben, { $b } lap a „B” részben
board-comes-back = Az egyik részed visszajön tőle: { $name }.
board-kept = megtartva
board-given = visszaadva
board-ask-arrow = Kettős nyíl: két lépés. Melyik sávon?
board-ask-seal = { $symbol ->
    [diamond] Rombuszpecsét
    [square] Négyzetpecsét
   *[star] Csillagpecsét
 }: egy lépés melyik pecsétsávon?{ $count ->
    [one] {""}
   *[other] {" "}(még { $count })
 }
board-waits = Utána folytatódik:
board-splitter = Elválasztó: bármely sáv
board-played = Kijátszva:
board-sold = Eladva:
board-all-played = Minden lapot kijátszottál. Nézd meg, mi mozdult, aztán kész vagy.
board-resolved = Kész vagy. A többiek még a zsákmányukat játsszák ki.
board-sure = A { $count } egyszerű lap kijátszása
board-default = Javaslat elfogadása
board-moves = { $count } lépés egy kattintással
board-lines-rounds = Zsákmányok, hat forduló

## Az első kör, vezetve

board-tour-discard = Több lapod van, mint a kézlimit. Válaszd ki, mi menjen el; senki sem látja.
board-tour-hand = Oszd két részre a kezed. A bal szomszédod megtartja, ami neki jobb, a másik visszajön. Húzd az elválasztókártyát a két tálca közé, vagy koppints a lapokon az A és B betűre.
board-tour-parts = A tálcák alatt áll, mennyit érnek neked, és a táblája szerint a szomszédodnak. Az a jó vágás, amelyből bármelyik rész jön vissza, jól jársz.
board-tour-offer = Minden lap valamelyik részben van. Koppintásra a lap átkerül a másikba. Zárd le a borítékot, ha jónak látod; amíg nem zárta le mindenki, visszaveheted.
board-tour-keep = Ez a boríték jobbról jött. Mutass az egyik részre, és a táblád mutatja, hová lépnének a kockáid. Az egyiket tartsd meg, a másik visszamegy.
board-tour-play = Most játszd ki a lapjaidat, egyiket a másik után. Minden szimbólum egy lépés a sávján. A lap el is adható, egy lépésért az arany- vagy a presztízssávon.
board-tour-seal = A pecsét egy lépés egy választott pecsétsávon. A pecsétsávok lépést adnak a saját sávjukon, és csillagot, amely szorozza a megbízásokat.
board-tour-arrow = Az arany kettős nyílhoz ért: azonnal két lépés egy másik sávon.
board-tour-splitter = Az elválasztókártya egy lépés bármelyik sávon, akár a presztízssávon is. Kattints a sávra.
board-tour-done = Minden lapot kijátszottál. Még minden visszavonható; a „Kész” után végleges.
