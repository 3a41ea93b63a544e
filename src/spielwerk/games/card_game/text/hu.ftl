### A nagy kártyajáték magyarul. Szavak a docs/glossary.md szerint; minden mondat a sajátunk.
### A lapok neve kettőspont után, alanyesetben áll, így nem kell toldalékolni.

game = Szénre fel: A nagy kártyajáték

## Lapok.

destination-name = { $destination ->
    [barracks] bérház
    [furnace] kohó
    [factory] gyár
   *[steamboat] gőzhajó
 }
card-name = { $shown ->
    [w1] w1 (egy csille, kormány, 1 pont)
    [w2] w2 (egy csille, kormány, 2 pont)
    [ww] ww (két csille, kormány)
    [c1] c1 (egy csille, lóhere, 1 pont)
    [c2] c2 (egy csille, lóhere, 2 pont)
    [cc] cc (két csille, lóhere)
    [b1] b1 (egy csille, bástya, 1 pont)
    [b2] b2 (egy csille, bástya, 2 pont)
    [bb] bb (két csille, bástya)
    [f1] f1 (egy csille, róka, 1 pont)
    [f2] f2 (egy csille, róka, 2 pont)
    [ff] ff (két csille, róka)
    [wagon-w] vagon (kormány)
    [wagon-c] vagon (lóhere)
    [wagon-b] vagon (bástya)
    [wagon-f] vagon (róka)
    [wagon-x] dzsókervagon
    [engine-1] 1. típusú mozdony
    [engine-2] 2. típusú mozdony
    [engine-3] 3. típusú mozdony
    [engine-4] 4. típusú mozdony
    [barracks-1] rendelés (bérház, egy csille)
    [barracks-2] rendelés (bérház, 2 csille)
    [barracks-3] rendelés (bérház, 3 csille)
    [barracks-4] rendelés (bérház, 4 csille)
    [furnace-1] rendelés (kohó, egy csille)
    [furnace-2] rendelés (kohó, 2 csille)
    [furnace-3] rendelés (kohó, 3 csille)
    [furnace-4] rendelés (kohó, 4 csille)
    [factory-1] rendelés (gyár, egy csille)
    [factory-2] rendelés (gyár, 2 csille)
    [factory-3] rendelés (gyár, 3 csille)
    [factory-4] rendelés (gyár, 4 csille)
    [steamboat-1] rendelés (gőzhajó, egy csille)
    [steamboat-2] rendelés (gőzhajó, 2 csille)
    [steamboat-3] rendelés (gőzhajó, 3 csille)
    [steamboat-4] rendelés (gőzhajó, 4 csille)
    [share-barracks] részvény (bérház)
    [share-furnace] részvény (kohó)
    [share-factory] részvény (gyár)
    [share-steamboat] részvény (gőzhajó)
    [to-3] munkás befektetés, 1–3
    [to-4] munkás befektetés, 1–4
    [to-5] munkás befektetés, 1–5
    [lorry] csille befektetés
    [wagon] vagon befektetés
    [engine] mozdony befektetés
    [order] rendelés befektetés
    [share] részvény befektetés
    [mining] kitermelés befektetés
    [delivery] szállítás befektetés
    [tokens] cél: két műszakjelzőnként 3 pont
    [objectives] cél: célonként 1 pont
    [engines-1] cél: 1. típusú mozdonyonként 2 pont
    [engines-2] cél: 2. típusú mozdonyonként 2 pont
    [engines-3] cél: 3. típusú mozdonyonként 2 pont
    [engines-4] cél: 4. típusú mozdonyonként 2 pont
    [shares-barracks] cél: hozzárendelt részvényenként 2 pont (bérház)
    [shares-furnace] cél: hozzárendelt részvényenként 2 pont (kohó)
    [shares-factory] cél: hozzárendelt részvényenként 2 pont (gyár)
    [shares-steamboat] cél: hozzárendelt részvényenként 2 pont (gőzhajó)
    [orders-barracks] cél: rendelésenként 2 pont (bérház)
    [orders-furnace] cél: rendelésenként 2 pont (kohó)
    [orders-factory] cél: rendelésenként 2 pont (gyár)
    [orders-steamboat] cél: rendelésenként 2 pont (gőzhajó)
    [lorries-barracks] cél: öt csilléért 4 pont (bérház)
    [lorries-furnace] cél: öt csilléért 4 pont (kohó)
    [lorries-factory] cél: öt csilléért 4 pont (gyár)
    [lorries-steamboat] cél: öt csilléért 4 pont (gőzhajó)
   *[none] egy lap, amelyet nem látsz
 }
# Kit tesz le?
workers-name = { $workers ->
    [one] egy munkást
   *[other] { $workers } munkást
 }
points-name = { $points } pont
the-shift = { $shift ->
    [1] az első műszak
    [2] a második műszak
    [3] a harmadik műszak
    [4] a negyedik műszak
    [5] az ötödik műszak
    [6] a hatodik műszak
   *[7] a hetedik műszak
 }

## Munkászónák és paklik

zone-name = { $zone ->
    [lorry-a] A csillepakli
    [lorry-b] B csillepakli
    [wagon-a] A vagonpakli
    [wagon-b] B vagonpakli
    [engine] mozdonyok
    [order] rendelések
    [share] részvények
    [innovation] befektetések
    [objective] célok
    [mining-0-1] kitermelés 0/1
    [mining-1-2] kitermelés 1/2
    [mining-2-3] kitermelés 2/3
    [delivery] szállítás
   *[wild] dzsóker
 }
stack-name = { $stack ->
    [lorry-a] A csillepakli
    [lorry-b] B csillepakli
    [wagon-a] A vagonpakli
    [wagon-b] B vagonpakli
    [engine] mozdonyok
    [order] rendelések
    [share] részvények
    [innovation] befektetések
   *[objective] célok
 }
wagon-kind = { $wagon ->
    [wild] dzsókervagonra
   *[crest] a címerének megfelelő vagonra
 }

## Lépések

move-zone = Tegyél le munkásokat: { zone-name }
move-pass = Passzolj: kiszállsz ebből a műszakból
move-use = { $stack ->
    [lorry-a] Befektetés: vedd el az A csillepakli felső lapját
    [lorry-b] Befektetés: vedd el a B csillepakli felső lapját
    [wagon-a] Befektetés: vedd el az A vagonpakli felső lapját
    [wagon-b] Befektetés: vedd el a B vagonpakli felső lapját
    [engine] Befektetés: vedd el a felső mozdonyt
    [order] Befektetés: vedd el a felső rendelést
    [share] Befektetés: vedd el a felső részvényt
    [mining] Befektetés: termelj ki legfeljebb négy lépéssel
   *[delivery] Befektetés: szállíts
 }
move-on = Fordítsd fel a következő lapokat, és folytasd a körödet
move-done = Fejezd be a körödet
move-pay-worker = Fizess ezzel a munkáskártyával: { $number }
move-pay-innovation = Fizess ezzel a munkás befektetéssel: { $innovation }, értéke most { $number }
move-dock = Tedd a { $dock }. rakodóterületre
move-load = Rakd a kitermeléssor jobb szélső lapját a { $dock }. rakodóterületen { wagon-kind }
move-store = Tedd a kitermeléssor jobb szélső lapját a csilleraktárba
move-fetch = Rakd ki a csilleraktárból a { $dock }. rakodóterületen { wagon-kind }: { card-name }
move-stop = Itt hagyd abba
move-send = Indítsd el a vonatot a { $dock }. rakodóterületről: { card-name }
move-look = Nézd meg egy pakli felső négy lapját: { stack-name }
move-take = Vedd el ezt a lapot: { card-name }
move-next = A pakli alján ez következzen: { card-name }

## Mi történt. A $name egy játékos neve.

fact-chose = { $name } letesz { workers-name }: { zone-name }.
fact-paid = { $name } ezzel a munkáskártyával fizet: { $number } ({ zone-name }).
fact-paid-innovation = { $name } munkás befektetéssel fizet: { $innovation }, értéke most { $number } ({ zone-name }).
fact-used = { $name } kijátssza: { card-name }.
fact-took = { $name } elveszi ezt a lapot: { card-name }.
fact-docked = { $name } a { $dock }. rakodóterületre teszi: { card-name }.
fact-loaded = { $source ->
    [storage] { $name } a csilleraktárból rakodik a { $dock }. rakodóterületen { wagon-kind }: { card-name }.
   *[row] { $name } a { $dock }. rakodóterületen rakodik { wagon-kind }: { card-name }.
 }
fact-stored = { $name } a csilleraktárba teszi: { card-name }.
fact-stopped = { $name } itt abbahagyja.
fact-sent = { $name } elindítja a vonatot a { $dock }. rakodóterületről: { card-name }.
fact-looked = { $count ->
    [one] { $name } megnéz egy lapot: { stack-name }.
   *[other] { $name } megnéz { $count } lapot: { stack-name }.
 }
fact-saw = Csak { $name } látja: { $cards }.
fact-took-secretly = { $name } titokban elvesz egyet ezek közül: { stack-name }.
fact-took-unseen = Csak { $name } látja, melyik lap az: { card-name }.
fact-put-next = Csak { $name } látja: { card-name } kerül a visszatettek közül { $number ->
    [1] az első
    [2] a második
   *[3] a harmadik
 } helyre.
fact-put-back = { $count ->
    [one] { $name } a pakli aljára tesz egy lapot: { stack-name }.
   *[other] { $name } a pakli aljára tesz { $count } lapot: { stack-name }.
 }
fact-cut = Elfogyott egy pakli, megkapja a másik felét, { $count ->
    [one] egy lapot
   *[other] { $count } lapot
 }: { stack-name }.
fact-turned-up = Felfordul ({ stack-name }): { card-name }.
fact-passed = { $name } passzol.
fact-shift-ends = Véget ér { the-shift }.
fact-token = { $name } kapja a műszakjelzőt, amelynek száma { $token }.
fact-shift-begins = Megkezdődik { the-shift }. Kezdőjátékos: { $name }.
fact-scored = { $name }: { points-name } – { line-name }.

## A pontozólap

line-name = { $line ->
    [lorries] leszállított csillék (A)
    [orders] teljesített rendelések (B)
    [shares] hozzárendelt részvények (C)
    [tokens] műszakjelzők (D)
   *[objectives] célok (E)
 }

## Miért nem

reason-not-asked = Most nem ez a kérdés.
reason-not-your-turn = Nem te következel.
reason-over = Vége a játéknak.
reason-not-in-play = Ez a kitermeléskártya két játékosnál nincs játékban.
reason-no-sum = A munkásaiddal nem jön ki pontosan { $needs }.
reason-stack-empty = Ez a pakli elfogyott.
reason-three-engines = Mindhárom rakodóterületeden van már mozdony.
reason-out-of-reach = Egyik lépésszámot sem tudnád pontosan felhasználni.
reason-no-train = Egyetlen vonatod sem tud elindulni.
reason-nothing-to-take = Nincs olyan lap, amelyet elvehetnél.
reason-innovation-played = Befektetés kijátszása után nem passzolhatsz.
reason-no-such-innovation = Nincs ilyen befektetésed.
reason-nothing-to-mine = Egyetlen kitermeléslépést sem tudnál megtenni.
reason-no-zone-left = Ezután egyik zónát sem tudnád választani és kifizetni.
reason-on-first = Előbb mondd azt, hogy „on”: még fel kell fordítani a következő lapokat.
reason-nothing-waits = Nincs felfordítandó lap.
reason-nothing-further = Nincs mivel folytatnod: nincs kijátszható befektetésed.
reason-action-first = Előbb munkásokat kell letenned.
reason-no-such-worker = Nincs ilyen munkásod a kezedben.
reason-too-many-workers = Ez túl sok: már csak { $needs } munkást kell kifizetned.
reason-never-exact = A maradék { $left } munkást ezután nem tudnád pontosan kifizetni.
reason-no-crest = Ezen a rakodóterületen nem látható a vagon címere.
reason-engine-there = Ezen a rakodóterületen már van mozdony.
reason-row-empty = A kitermeléssor üres.
reason-not-stored = Ilyen lap nincs a csilleraktárban.
reason-crest-not-shown = Ezen a rakodóterületen nem látható a lap címere.
reason-no-wagon = Ezen a rakodóterületen nincs ilyen üres vagon.
reason-too-few-steps = A laphoz több lépés kell, mint amennyi maradt: { $left }.
reason-steps-never-exact = E lépés után egyik lépésszámot sem tudnád pontosan felhasználni.
reason-steps-missing = Ennyi lépés után nem hagyhatod abba.
reason-no-engine = Ennek a vonatnak nincs mozdonya.
reason-no-such-order = Nincs ilyen rendelés a kezedben.
reason-order-too-large = A rendeléshez { $needs } csille kell; a vonaton { $has ->
    [0] egy sincs
   *[other] csak { $has } van
 }.
reason-other-engine = Csak azonos típusú mozdonnyal indulhatnak el együtt a vonatok.
reason-no-train-yet = Legalább egy vonatnak el kell indulnia.
reason-not-seen = Ez a lap nincs azok között, amelyeket nézel.

## Kelléklapok

reason-sheet-negative = A „{ $name }” { $row }. sorában az egyik szám kisebb nullánál.
reason-sheet-sum = A „{ $name }” { $row }. sorában összesen { $wanted } lapnak kell lennie, nem ennyinek: { $cards }.
reason-sheet-points = A „{ $name }” csak 3, 5, 7 és 10 lehet, tetszőleges sorrendben.

## Az asztal szövegként

table-shift = { $shift }. műszak (összesen { $shifts })
table-starts = kezdőjátékos
table-passed = passzolt
table-zones = Zónák és paklik
table-price = Munkás
table-top = Felső lap
table-left = Lap
table-laid = Itt fekszik
table-not-turned-up = még nincs felfordítva
table-empty = üres
table-not-in-play = nincs játékban
table-workers = Munkáskártyák
table-orders = Rendelések
table-innovations = Befektetések
table-row = Kitermeléssor, a jobb szélső lap az első
table-storage = Csilleraktár
table-dock = { $dock }. rakodóterület ({ $crests }), csille: { $count }
table-shares = Részvény / rendelés
table-objectives = Célok
table-tokens = Műszakjelzők
table-delivered = Leszállítva
table-score = Pont
table-hidden = { $count } lap
table-known-open = { table-hidden }, ebből látott: { $cards }
table-looking = A megnézett lapok
table-remembered = Amit a rejtett lapokról tudsz
table-known = { $ordered ->
    [yes] Ebben a sorrendben: { $cards } – { $places }
   *[no] Valahol e helyek közül: { $cards } – { $places }
 }
table-depth = { stack-name } ({ $depth })
table-in-hand = { $name } keze
table-looked-at = most nézik
