### Szénre fel szavakban: mi a kérdés, az asztal szöveges módban, az első kör kísérője.

asks-mine = { $phase ->
    [draft] vegyél el egy kínált rendelést
    [turn] tegyél le munkásokat (maradt { $workers })
    [keep] tarts meg egy lapot, vagy egyet se
    [fuel] válassz szenet erre a csillére
    [put] tedd a maradékot a pakli tetejére vagy aljára
    [next] mondd meg, milyen sorrendben feküdjenek a lapok
    [mining] bányássz (még { $steps } lépés)
    [pair] tegyél hozzá két szénkockát
   *[done] fejezd be a kört
 }
asks-other = { $phase ->
    [draft] rendelést választ
    [keep] öt lapot néz meg
    [mining] bányászik
   *[other] munkásokat tesz le (maradt { $workers })
 }
words-needs = { $workers } munkás kell hozzá
words-stand = itt áll { $name }, { $workers } munkással
words-none = semmi
words-slot = { coal-name } { $full ->
    [yes] betöltve
   *[no] szabad
 }
words-order = Rendelés: { $order }, { vehicle-name }, { $points } pont:
words-mine-of = Bánya: { $name }
words-cage = Kas: { level-name }, benne: { $coal }
words-store = Magán széntároló: { $coal }
words-level = { cart-colour-at }, a nyomtatott csille { $printed ->
    [yes] tele
   *[no] üres
 }.
cart-colour-at = { $coal ->
    [y] Sárga szint
    [b] Barna szint
    [g] Szürke szint
   *[k] Fekete szint
 }

guide-draft = Az első műszak előtt mindenki rendeléseket vesz el. A kicsik gyorsan teljesíthetők; az azonos járművel szállítandók együtt indulhatnak.
guide-goal = Három műszakod van. Vegyél tárnát szénnel, hozd fel a szenet, teljesíts rendeléseket, szállítsd el őket: a legtöbb pont nyer. Ami körül van rajzolva, az most választható.
guide-workers = Minden akció munkásba kerül. Az üres mező egybe; ahol már állnak, eggyel többe. A tábla mutatja, most hány kell.
guide-tile = Jó kezdés: vegyél olyan színű tárnát, amilyet a rendeléseid kérnek. A szén rögtön ott van a csilléin.
guide-undo = Ez még csak terv, senki sem látja. A Vissza egy lépést visszavesz, a Megerősítés érvényessé teszi.
guide-mining = Engedd le a kast egy szintre, rakj bele szenet, húzd fel a külszínre, és tedd a szenet a rendeléseidre. Mindegyik egy lépés.
guide-look = Ezeket a lapokat csak te látod. Tarts meg egyet vagy egyet se, aztán mondd meg, hová kerüljön a többi.
