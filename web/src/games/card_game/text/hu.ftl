### A nagy kártyajáték rajzolt táblája és az asztal szavakban: amit csak a weboldal mond.

asks-mine = { $phase ->
    [turn] { $waits ->
        [yes] munkásokat kell lerakni, vagy passzolni
       *[no] folytatás, vagy a kör vége
     }
    [pay] még pontosan { $owed } munkást kell fizetni ({ zone-name })
    [dock] rakodóterületet kell választani a lapnak
    [mining] csilléket kell berakni (még { $steps } lépés)
    [send] vonatokat kell indítani
    [look] paklit kell választani, amelyet megnézel
    [take] az egyik lapot el kell venni
    [next] meg kell mondani, milyen sorrendben kerül vissza a többi
   *[done] a kör vége, vagy folytatás
 }
asks-other = { $phase ->
    [pay] munkásokkal fizet
    [dock] rakodóterületet választ
    [mining] csilléket rak be
    [send] vonatokat indít
    [look] paklit választ
    [take] lapokat néz
    [next] lapokat tesz vissza
   *[turn] munkásokat rak le
 }
crest-name = { $crest ->
    [w] kormány
    [c] lóhere
    [b] bástya
   *[f] róka
 }
words-none = nincs
words-needs = { workers-name } kér
words-loaded = { $wagon }, rakománya: { $card }

board-needs = Ennyit kér: { workers-name }
board-zone = { $name }. Ennyit kér: { workers-name }.
board-top = Felső lap: { $card }. Itt { $count } lap fekszik.
board-laid = Munkások itt: { $workers }.
board-over = Vége a játéknak
board-token = { $token }. műszakjelző: { $name }
board-token-free = { $token }. műszakjelző: még senkié
board-recon = saját rekonstrukció
board-recon-why = Hogy csilléből, rendelésből és befektetésből melyik fajtából hány van, azt mi rekonstruáltuk: egyetlen forrás sem közli. Bővebben a szabályoldalon.
board-yard-of = { $name } pályaudvara
board-home = Vissza a saját pályaudvarhoz
board-steps = { $steps } lépés megvolt, összesen { $least } vagy { $most }
board-row = Kitermeléssor
board-row-empty = nincs csille a sorban
board-next = Ez következik: { $card }
board-storage = Csilleraktár, lapok: { $count }
board-dock = { $dock }. rakodóterület ({ $crests }), csillék a vonaton: { $count }.
board-no-engine = Még nincs mozdony.
board-lorries = { $count } csille van ezen a vonaton
board-wagon-empty = { $name } a { $dock }. rakodóterületen, üres
board-wagon-loaded = { $name } a { $dock }. rakodóterületen, rakománya: { $card }
board-send = { $card }, a { $dock }. rakodóterület vonatának ({ $count } csille van rajta)
board-hand = A kezem
board-no-workers = minden munkás lent van
board-worker = { $number } értékű munkáskártya, kézben: { $count }
board-pay = Még fizetendő ({ $name }): { $workers }
board-way = Fizetés így: { $numbers }
board-pass = Passz
board-on = Felfordítás és tovább
board-done = A kör vége
board-choose-stack = Válassz egy paklit: megnézed a felső négy lapját, és egyet elveszel.
board-docking = Melyik rakodóterületre? { $card }
board-looks = { $name } { $count } lapot néz: { $stack }.
board-take = Vedd el az egyik lapot. Csak te látod őket.
board-order-rest = A többi ebben a sorrendben kerül a pakli alá. Húzással változtatható; egy kattintás elsőnek tesz le egy lapot.
board-highest = legfelül
board-lowest = legalul
board-put-back = Visszatétel így
board-higher = { $name }: feljebb
board-lower = { $name }: lejjebb
board-ledger-of = { $name } eredménye
board-orders = rendelések
board-shares = részvények
board-assigned = hozzárendelt
board-printed = Csillék a teljesített rendeléseken: { $count }
board-no-objectives = még nincs cél
board-objective = { $card }: eddig { $count }, { points-name }
board-delivered = { $count } vonat leszállítva
board-others = A többi pályaudvar
board-watch = { $name } pályaudvarának megmutatása
board-place = { destination-name }: { $orders } rendelés, { $shares } részvény
board-sheet = A végső értékelés
board-moves = { $count } lépés egy kattintással

## Az első körök vezetve

board-tour-first = Minden zóna mutatja az árát: eggyel több munkás, mint amennyit legutóbb leraktak. Ami világít, az nyitva áll előtted. Kezdj egy vagonnal, mozdonnyal vagy rendeléssel; egy kattintás fizet, és elveszi a lapot.
board-tour-price = A sisak az ár: pontosan ennyi munkás. A kártyáid kiadják, de sosem lépik túl. Használat után a zóna drágább lesz, neked is.
board-tour-train = A vonathoz vagonok kellenek, rajtuk csillék, egy mozdony, és egy rendelés legfeljebb ennyi csillére. Vagon csak a saját címeréhez állhat, dzsókervagon bárhová.
board-tour-worth = A rendelés a szállításkor ér pontot. A részvény három pont az úti célja minden teljesített rendeléséért, a célok a végén számítanak.
board-tour-pay = Többféleképpen is fizethetsz. Az első gomb hagyja a legtöbb lehetőséget későbbre; vagy kattints egyenként a munkáskártyákra.
board-tour-dock = Válassz egy világító rakodóterületet: rajta van a vagon címere, vagy még nincs mozdonya. A lap ott marad.
board-tour-mining = A bekeretezett csille következik. Kattints rá, aztán egy világító vagonra; vagy a raktárra, későbbre. A két csillés lap két lépés.
board-tour-send = Kattints egy vonat mellett világító rendelésre, és a vonat elindul. Egyszerre több is mehet, ha a mozdonyuk azonos típusú. Aztán állj meg.
board-tour-look = Válassz bármelyik paklit, akármennyi az ára: megnézed a felső négy lapját.
board-tour-take = Vedd el az egyiket. Csak te látod őket.
board-tour-next = A többi a pakli alá kerül, az első legfelülre. Egy kattintás visszateszi őket.
board-tour-done = Fejezd be a kört, és felfordulnak a következő lapok. Addig minden visszavonható.
