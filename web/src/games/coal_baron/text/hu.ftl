### A Szénre fel rajzolt táblája: amit csak a rajz mond.

board-works = A bányatelep
board-again = még egyszer: kész
board-left = még { $count }
board-plus-marks = +{ $marks } márka
board-plus-points = +{ $points } pont
board-space-locked = { $name }: ennyi játékossal zárva
board-shows = { $name }: { $card }
board-space = { $name }. Ára: { workers-name }; neked { $has } van.
board-canteen-has = Kantin. { $people }
board-supply-has = Szénkészlet: { $coal }
board-workers-left = Még letehető munkások
board-from-shift = { $shift ->
    [1] Az első műszaktól számít
    [2] A második műszaktól számít
   *[3] A harmadik műszakban számít
 }
board-first-second = A legtöbb { $first } pontot ér, a második { $second } pontot.
board-first = A legtöbb { $first } pontot ér.
board-short = A vezetéshez még { $count } kell.
board-leads = Te vezetsz.
board-mine-of = { $name } bányája
board-coal-on = { level-name }, { $side ->
    [L] világos
   *[D] sötét
 } oldal: { $count } { coal-name } kocka
board-cube-in-cage = Egy { coal-name } kocka a kasban
board-yard = Magán széntároló, { coal-name }: { $count }
board-balance = Világos lapkák: { $light }, sötét lapkák: { $dark }. Az egyenetlenség a végén { $lost } pontba kerül.
board-orders = Teljesítendő rendelések
board-no-orders = Nincs teljesítendő rendelés.
board-delivered = Kiszállítva: { $count }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } pont)
 }
board-order = { $name }: { $slots } helyből { $full } van kész
board-order-plan = { $name }. { $steps } munkalépéssel teljesíthető.
board-slot = { $order }, { coal-name } hely
board-slot-store = { $order }, { coal-name } hely, a magán széntárolóból
board-pair = Bármely két kocka erre a helyre: { $order }, { coal-name }
board-pairing = Két kocka egy helyre: válaszd ki őket.
board-looks = { $name } éppen { $count } lapot néz meg.
board-draft-you = Végy el egy rendelést. Mindenki hárommal kezd.
board-draft-other = { $name } rendelést választ.
board-tile-price = { $name }, { marks-name }
board-keep-tile = Vegyél meg egyet ezek közül a vágatlapkák közül, vagy egyet se.
board-keep-order = Tarts meg egyet ezek közül a rendelések közül, vagy egyet se.
board-next = Melyiket húzzák legközelebb?
board-put = A többi ebben a sorrendben kerül vissza. Húzással átrendezheted.
board-drawn-next = ezt húzzák először
board-drawn-last = ezt húzzák utoljára
board-all-top = Mind a tetejére
board-all-bottom = Mind az aljára
board-earlier = { $name }: kerüljön előbbre
board-later = { $name }: kerüljön hátrébb
board-fuel = A készletben nincs több { cart-colour } szén. Tehetsz más színűt ebbe a csillébe, vagy hagyd üresen.
board-others = A többiek bányái
board-watch = { $name } bányájának megmutatása
board-home = Vissza az én bányámhoz
board-cage-at = A kas helye: { level-name }, kockák benne: { $count }.
board-stored = A magán széntárolóban: { $count }.
board-sheet = Pontozólap
board-sheet-shift = { $shift ->
    [1] Az első műszak után
    [2] A második műszak után
   *[3] A harmadik műszak után
 }
board-sheet-over = Vége a játéknak
board-skip = Mutasd mind
board-close = Bezárás
board-moves = { $count } lépés egy kattintással
board-steps-left = { $all } munkalépésből még { $steps } maradt

## Az első lépések, kísérővel

board-tour-draft = Kezdj egy rendeléssel. Az alakzatok mutatják, milyen szenet kér, a szám a pontja, a jármű pedig elszállítja. A kicsi, közeli szintekről tölthető rendelések hamar elkészülnek.
board-tour-first = Most tedd le a munkásaidat. A csillegyár vágatlapkákat árul: mindegyik szénnel teli csilléket hoz a bányádba. Jó kezdet az, amelyik illik a rendeléseidhez; az érme az árát mutatja.
board-tour-price = A ▲ azt mutatja, hány munkás kell most oda: eggyel több, mint amennyi ott áll. Akik ott állnak, a kantinba mennek. Az üres hely olcsó, ezért ahová menned kell, oda menj korán.
board-tour-mine = Ha a szén és a rendelések összeillenek, küldj munkásokat a bányába. A szám a munkalépések száma: a kas minden útja és minden be- vagy kirakott kocka egy lépés.
board-tour-look = Ezeket a lapokat csak te látod. Egy kattintással megtarthatsz egyet, vagy egyet se.
board-tour-put = A többit tedd vissza, a tetejére vagy az aljára. Egy kattintás elég.
board-tour-fuel = Ebből a szénből nincs több. Más színű is kerülhet a csillébe, vagy üresen marad.
board-tour-dig = A legrövidebb út: kattints egy rendelésre, amelyen ott a lépések száma, és az egész terv kitöltődik. Minden lépés visszavonható.
board-tour-lift = Vagy kézzel: kattints egy csille szenére, a kas odamegy és felveszi. Aztán vidd a kast a külszínre, és kattints egy rendeléshelyre.
board-tour-deliver = A kész rendelés addig nem ér semmit, amíg ki nem szállítod. Minden jármű egyszerre viszi az összes ilyen kész rendelésedet.
board-tour-clock = A műszak végén az kap pontot, akinek egy-egy fajtából a legtöbb van. Az első műszak után négy sor számít, aztán nyolc, végül tizenkettő.
board-tour-done = Nézd meg, mi változott. Ha még egyszer ugyanarra a helyre kattintasz, vagy megerősíted, véget ér a köröd; a visszavonás visszahozza.
