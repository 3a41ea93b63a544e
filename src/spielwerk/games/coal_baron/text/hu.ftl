### Szénre fel magyarul. Szavak a docs/glossary.md szerint; minden mondat a sajátunk.
### Minden rendelés jele „o”-val kezdődik, ezért előtte „az” áll; más jel előtt nincs névelő.
### A név után közvetlenül nem áll szám: „Robot 2 5 lapot” olvashatatlan volna.

game = Szénre fel

## Kellékek. A $colour és a $coal értéke y b g k, a $vehicle olyan, mint a lépésekben.

coal-name = { $coal ->
    [y] sárga
    [b] barna
    [g] szürke
    [k] fekete
   *[none] semmilyen
 }
cart-colour = { $colour ->
    [y] sárga
    [b] barna
    [g] szürke
   *[k] fekete
 }
vehicle-name = { $vehicle ->
    [barrow] talicska
    [cart] lovaskocsi
    [truck] teherautó
   *[train] mozdony
 }
vehicle-with = { $vehicle ->
    [barrow] talicskával
    [cart] lovaskocsival
    [truck] teherautóval
   *[train] mozdonnyal
 }
tile-name = { $tile ->
    [none] semmi
   *[tile] { $tile } ({ $carts ->
        [one] egy
       *[other] { $carts }
     } { cart-colour } csille, { $side ->
        [L] világos
       *[D] sötét
     } oldal)
 }
order-shows = ({ $slots }, { vehicle-name }, { $worth } pont)
order-name = { $order ->
    [none] semmi
   *[order] { $order } { order-shows }
 }
workers-name = { $workers ->
    [one] egy munkás
   *[other] { $workers } munkás
 }
# Kit tesz le?
workers-placed = { $workers ->
    [one] egy munkást
   *[other] { $workers } munkást
 }
marks-name = { $marks } márka
points-name = { $points } pont
level-name = { $level ->
    [0] Külszín
    [1] Sárga szint
    [2] Barna szint
    [3] Szürke szint
   *[4] Fekete szint
 }
level-to = { $level ->
    [0] a külszínre
    [1] a sárga szintre
    [2] a barna szintre
    [3] a szürke szintre
   *[4] a fekete szintre
 }
source-name = { $source ->
    [store] a magán széntárolóból
   *[cage] a kasból
 }
the-shift = { $shift ->
    [1] az első műszak
    [2] a második műszak
   *[3] a harmadik műszak
 }

## Munkásmezők

space-name = { $space ->
    [factory-1] csillegyár, 1. mező
    [factory-2] csillegyár, 2. mező
    [factory-3] csillegyár, 3. mező
    [factory-4] csillegyár, 4. mező
    [factory-5] csillegyár, 5. mező
    [factory-6] csillegyár, 6. mező
    [factory-7] csillegyár, 7. mező
    [factory-8] csillegyár, 8. mező
    [factory-look] „öt vágatlapka megnézése”
    [mine-4] kitermelés, 4 munkalépés
    [mine-6] kitermelés, 6 munkalépés
    [mine-8] kitermelés, 8 munkalépés
    [mine-10] kitermelés, 10 munkalépés
    [deliver-barrow] szállítás talicskával
    [deliver-cart] szállítás lovaskocsival
    [deliver-truck] szállítás teherautóval
    [deliver-train] szállítás mozdonnyal
    [money-3] pénz, 3 márka
    [money-4] pénz, 4 márka
    [money-5] pénz, 5 márka
    [money-6] pénz, 6 márka
    [order-1] 1. rendelésmező
    [order-2] 2. rendelésmező
    [order-3] 3. rendelésmező
    [order-4] 4. rendelésmező
    [order-look] „öt rendelés megnézése”
   *[bank] bank
 }

## Lépések

move-draft = Válaszd az { $order } rendelést { order-shows }
move-factory = { $space ->
    [look] Nézz meg öt vágatlapkát
   *[tile] Vedd meg a vágatlapkát a csillegyár { $space }. mezőjéről
 }
move-mine = Termelj ki szenet { $steps } munkalépéssel
move-deliver = Szállítsd le minden kész rendelésedet { vehicle-with }
move-money = Vegyél el { $marks } márkát
move-order = { $space ->
    [look] Nézz meg öt rendelést
   *[order] Vedd el a rendelést a tábla { $space }. rendelésmezőjéről
 }
move-bank = Küldj egy munkást a bankba 1 márkáért
move-keep-tile = Vedd meg ezt a vágatlapkát: { tile-name }
move-keep-order = Tartsd meg az { $order } rendelést { order-shows }
move-keep-none = Egyiket se tartsd meg
move-top = Tedd a többit a pakli tetejére
move-bottom = Tedd a többit a pakli aljára
move-next-tile = A pakliban ez következzen: { tile-name }
move-next-order = A pakliban ez következzen: { order-name }
move-next-none = A pakliban ez következzen: egy lap, amelyet nem látsz
move-fuel = { $coal ->
    [none] Hagyd üresen ezt a csillét
   *[coal] Tegyél egy { coal-name } szénkockát erre a csillére
 }
move-cage = Menj a kassal { level-to }
move-load = Rakj egy { coal-name } szénkockát a kasba
move-store = Tegyél egy { coal-name } szénkockát a magán széntárolóba
move-fill = Tegyél egy { coal-name } szénkockát { source-name } az { $order } rendelésre { order-shows }
move-pair = Tölts fel egy { coal-name } rendeléshelyet az { $order } rendelésen { order-shows } két tetszőleges szénkockával
move-add = Tegyél hozzá egy { coal-name } szénkockát { source-name }
move-stop = Fejezd be a kitermelést
move-done = Fejezd be a körödet

## Mi történt. A $name egy játékos neve.

fact-drafted = { $name } az { $order } rendelést választja { order-shows }.
fact-order-opened = { $order ->
    [none] A tábla { $space }. rendelésmezőjére már nem jut rendelés.
   *[order] A tábla { $space }. rendelésmezőjére az { $order } rendelés kerül { order-shows }.
 }
fact-tile-opened = { $tile ->
    [none] A csillegyár { $space }. mezőjére már nem jut vágatlapka.
   *[tile] A csillegyár { $space }. mezőjére új vágatlapka kerül: { tile-name }.
 }
fact-shift-begins = Megkezdődik { the-shift }. Kezdőjátékos: { $name }.
fact-placed = { $name } letesz { workers-placed }: { space-name }.
fact-to-canteen = A kantinba kerül { workers-name } ({ $name }).
fact-bought = { $name } vágatlapkát vesz { $marks } márkáért: { tile-name }.
fact-looked = { $deck ->
    [tiles] { $count ->
        [one] { $name } megnéz egy vágatlapkát.
       *[other] { $name } megnéz { $count } vágatlapkát.
     }
   *[orders] { $count ->
        [one] { $name } megnéz egy rendelést.
       *[other] { $name } megnéz { $count } rendelést.
     }
 }
fact-saw = Csak { $name } látja: { $cards }.
fact-took = { $name } elveszi az { $order } rendelést { order-shows }.
fact-earned = { $name } kap { $marks } márkát.
fact-delivered = { $name } leszállítja az { $order } rendelést ({ $slots }, { vehicle-name }): { $points } pont.
fact-kept-none = { $name } egyiket sem tartja meg.
fact-fuelled = { $coal ->
    [none] { $name } üresen hagyja a csillét.
   *[coal] { $name } egy { coal-name } szénkockát tesz helyette a csillére.
 }
fact-put-back = { $where ->
    [top] { $count ->
        [one] { $name } a pakli tetejére tesz egy lapot.
       *[other] { $name } a pakli tetejére tesz { $count } lapot.
     }
   *[bottom] { $count ->
        [one] { $name } a pakli aljára tesz egy lapot.
       *[other] { $name } a pakli aljára tesz { $count } lapot.
     }
 }
fact-put-next = Csak { $name } látja: { $card } kerül { $number ->
    [1] az első
    [2] a második
    [3] a harmadik
    [4] a negyedik
   *[5] az ötödik
 } helyre.
fact-cage-moved = { $name } a kassal { level-to } megy.
fact-coal-load = { $name } egy { coal-name } szénkockát rak a kasba.
fact-coal-store = { $name } egy { coal-name } szénkockát tesz a magán széntárolóba.
fact-filled = { $name } egy { coal-name } szénkockát tesz { source-name } az { $order } rendelésre { order-shows }.
fact-pairing = { $name } egy { coal-name } rendeléshelyet tölt fel az { $order } rendelésen { order-shows } két szénkockával.
fact-added = { $name } hozzátesz egy { coal-name } szénkockát { source-name }.
fact-stopped = { $name } befejezi a kitermelést.
fact-shift-ends = Véget ér { the-shift }.
fact-scored = { $name }: { points-name } – { element-name }.
fact-end-scored = { $name }: { points-name } – { line-name }.

## A pontozólap

element-name = { $element ->
    [yellow] leszállított sárga szén
    [brown] leszállított barna szén
    [grey] leszállított szürke szén
    [black] leszállított fekete szén
    [barrow] szállítás talicskával
    [cart] szállítás lovaskocsival
    [truck] szállítás teherautóval
    [train] szállítás mozdonnyal
    [empty-yellow] üres sárga csillék
    [empty-brown] üres barna csillék
    [empty-grey] üres szürke csillék
    [empty-black] üres fekete csillék
   *[delivered] leszállított rendelések
 }
line-name = { $line ->
    [end-marks] pénz (5 márkánként 1)
    [end-cubes] saját szénkockák (3 kockánként 1)
    [end-orders] teljesítésre váró rendelések (egyenként −1)
   *[end-balance] tárnaegyensúly (eltérő lapkánként −2)
 }
line-of-shift = { $shift }. műszak: { element-name }

## Miért nem

reason-not-asked = Most nem ez a kérdés.
reason-not-your-turn = Nem te következel.
reason-over = Vége a játéknak.
reason-not-in-the-draft = Ez a rendelés nincs a választhatók között.
reason-locked = Ennyi játékosnál ez a mező zárva van.
reason-workers = Ide { $needs } munkás kell; neked { $has ->
    [0] már nincs
   *[other] csak { $has } van
 }.
reason-no-tile = Itt nincs vágatlapka.
reason-marks = Ez a vágatlapka { $needs } márkába kerül; neked { $has ->
    [0] egy sincs
   *[other] csak { $has } van
 }.
reason-deck-empty = Nem maradt vágatlapka, amelyet megnézhetnél.
reason-nothing-complete = Ehhez a szállítóeszközhöz nincs kész rendelésed.
reason-no-order = Itt nincs rendelés.
reason-order-deck-empty = Nem maradt rendelés, amelyet megnézhetnél.
reason-not-seen = Ez a lap nincs azok között, amelyeket nézel.
reason-not-in-supply = A készletben nincs ilyen színű szénkocka.
reason-cage-is-there = A kas már ott van.
reason-at-the-surface = A kas a külszínen van.
reason-no-such-coal = Ezen a szinten egyik csillében sincs ilyen színű szén.
reason-cage-full = A kas mind az öt helye foglalt.
reason-below-the-surface = A kas nincs a külszínen.
reason-not-in-cage = A kasban nincs ilyen színű szénkocka.
reason-not-in-store = A magán széntárolóban nincs ilyen színű szénkocka.
reason-not-your-order = Ez nem a te teljesítésre váró rendelésed.
reason-no-free-slot = Ezen a rendelésen nincs szabad hely ebből a színből.
reason-one-step-left = Két szénkockához két munkalépés kell; neked csak egy maradt.
reason-two-cubes = Ehhez két elérhető szénkocka kell.

## Az asztal szövegként

table-factory = Csillegyár
table-mining = Kitermelés
table-delivery = Szállítás
table-money = Pénz
table-orders = Rendelések
table-draft = Választható rendelések
table-clock = Műszakóra
table-decks = Paklik
table-tiles-left = Vágatlapka a pakliban: { $count }
table-orders-left = Rendelés a pakliban: { $count }
table-supply = Szénkészlet
table-locked = zárva
table-empty = üres
table-workers = Munkás
table-marks = Márka
table-score = Pont
table-canteen = Kantin
table-bank = Bank
table-light = világos
table-dark = sötét
table-delivered = Leszállított rendelések
table-delivered-hidden = Leszállított rendelések: { $count }, képpel lefelé
table-balance = Világos mínusz sötét vágatlapka: { $count }
table-looking = A megnézett lapok
table-remembered = Amit a paklikról tudsz
table-known = { $ordered ->
    [yes] A pakli { $from }. lapjától kezdve: { $cards }
   *[no] A pakli { $from }. és { $to }. lapja között: { $cards }
 }
table-known-tiles = Vágatlapkák. { table-known }
table-known-orders = Rendelések. { table-known }
table-shift = { $shift }. műszak (összesen 3)
table-starts = kezdőjátékos
