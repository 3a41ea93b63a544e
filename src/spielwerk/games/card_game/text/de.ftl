### Das große Kartenspiel auf Deutsch. Wörter wie in docs/glossary.md; jeder Satz ist unser eigener.
### Karten stehen nach einem Doppelpunkt im Nominativ; so passt jede in jeden Satz.

game = Glück Auf: Das große Kartenspiel

## Karten.

destination-name = { $destination ->
    [barracks] Mietshaus
    [furnace] Hochofen
    [factory] Fabrik
   *[steamboat] Dampfschiff
 }
card-name = { $shown ->
    [w1] w1 (eine Lore, Rad, 1 Punkt)
    [w2] w2 (eine Lore, Rad, 2 Punkte)
    [ww] ww (zwei Loren, Rad)
    [c1] c1 (eine Lore, Klee, 1 Punkt)
    [c2] c2 (eine Lore, Klee, 2 Punkte)
    [cc] cc (zwei Loren, Klee)
    [b1] b1 (eine Lore, Turm, 1 Punkt)
    [b2] b2 (eine Lore, Turm, 2 Punkte)
    [bb] bb (zwei Loren, Turm)
    [f1] f1 (eine Lore, Fuchs, 1 Punkt)
    [f2] f2 (eine Lore, Fuchs, 2 Punkte)
    [ff] ff (zwei Loren, Fuchs)
    [wagon-w] Waggon (Rad)
    [wagon-c] Waggon (Klee)
    [wagon-b] Waggon (Turm)
    [wagon-f] Waggon (Fuchs)
    [wagon-x] Joker-Waggon
    [engine-1] Lokomotive vom Typ 1
    [engine-2] Lokomotive vom Typ 2
    [engine-3] Lokomotive vom Typ 3
    [engine-4] Lokomotive vom Typ 4
    [barracks-1] Auftrag (Mietshaus, eine Lore)
    [barracks-2] Auftrag (Mietshaus, 2 Loren)
    [barracks-3] Auftrag (Mietshaus, 3 Loren)
    [barracks-4] Auftrag (Mietshaus, 4 Loren)
    [furnace-1] Auftrag (Hochofen, eine Lore)
    [furnace-2] Auftrag (Hochofen, 2 Loren)
    [furnace-3] Auftrag (Hochofen, 3 Loren)
    [furnace-4] Auftrag (Hochofen, 4 Loren)
    [factory-1] Auftrag (Fabrik, eine Lore)
    [factory-2] Auftrag (Fabrik, 2 Loren)
    [factory-3] Auftrag (Fabrik, 3 Loren)
    [factory-4] Auftrag (Fabrik, 4 Loren)
    [steamboat-1] Auftrag (Dampfschiff, eine Lore)
    [steamboat-2] Auftrag (Dampfschiff, 2 Loren)
    [steamboat-3] Auftrag (Dampfschiff, 3 Loren)
    [steamboat-4] Auftrag (Dampfschiff, 4 Loren)
    [share-barracks] Aktie (Mietshaus)
    [share-furnace] Aktie (Hochofen)
    [share-factory] Aktie (Fabrik)
    [share-steamboat] Aktie (Dampfschiff)
    [to-3] Arbeiter-Innovation 1–3
    [to-4] Arbeiter-Innovation 1–4
    [to-5] Arbeiter-Innovation 1–5
    [lorry] Innovation „Lore“
    [wagon] Innovation „Waggon“
    [engine] Innovation „Lokomotive“
    [order] Innovation „Auftrag“
    [share] Innovation „Aktie“
    [mining] Innovation „Förderung“
    [delivery] Innovation „Lieferung“
    [tokens] Ziel „3 Punkte für je zwei Schichtmarker“
    [objectives] Ziel „1 Punkt für jedes Ziel“
    [engines-1] Ziel „2 Punkte für jede Lokomotive vom Typ 1“
    [engines-2] Ziel „2 Punkte für jede Lokomotive vom Typ 2“
    [engines-3] Ziel „2 Punkte für jede Lokomotive vom Typ 3“
    [engines-4] Ziel „2 Punkte für jede Lokomotive vom Typ 4“
    [shares-barracks] Ziel „2 Punkte für jede zugeordnete Aktie: Mietshaus“
    [shares-furnace] Ziel „2 Punkte für jede zugeordnete Aktie: Hochofen“
    [shares-factory] Ziel „2 Punkte für jede zugeordnete Aktie: Fabrik“
    [shares-steamboat] Ziel „2 Punkte für jede zugeordnete Aktie: Dampfschiff“
    [orders-barracks] Ziel „2 Punkte für jeden Auftrag: Mietshaus“
    [orders-furnace] Ziel „2 Punkte für jeden Auftrag: Hochofen“
    [orders-factory] Ziel „2 Punkte für jeden Auftrag: Fabrik“
    [orders-steamboat] Ziel „2 Punkte für jeden Auftrag: Dampfschiff“
    [lorries-barracks] Ziel „4 Punkte für fünf Loren: Mietshaus“
    [lorries-furnace] Ziel „4 Punkte für fünf Loren: Hochofen“
    [lorries-factory] Ziel „4 Punkte für fünf Loren: Fabrik“
    [lorries-steamboat] Ziel „4 Punkte für fünf Loren: Dampfschiff“
   *[none] eine Karte, die du nicht siehst
 }
# Wen setzt du ein?
workers-name = { $workers ->
    [one] einen Arbeiter
   *[other] { $workers } Arbeiter
 }
points-name = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

## Bereiche und Stapel

zone-name = { $zone ->
    [lorry-a] Loren A
    [lorry-b] Loren B
    [wagon-a] Waggons A
    [wagon-b] Waggons B
    [engine] Lokomotiven
    [order] Aufträge
    [share] Aktien
    [innovation] Innovationen
    [objective] Ziele
    [mining-0-1] Förderung 0/1
    [mining-1-2] Förderung 1/2
    [mining-2-3] Förderung 2/3
    [delivery] Lieferung
   *[wild] Joker
 }
stack-name = { $stack ->
    [lorry-a] Loren A
    [lorry-b] Loren B
    [wagon-a] Waggons A
    [wagon-b] Waggons B
    [engine] Lokomotiven
    [order] Aufträge
    [share] Aktien
    [innovation] Innovationen
   *[objective] Ziele
 }
wagon-kind = { $wagon ->
    [wild] auf einen Joker-Waggon
   *[crest] auf einen Waggon mit ihrem Wappen
 }

## Züge

move-zone = Arbeiter einsetzen: { zone-name }
move-pass = Passen: diese Schicht ist für dich vorbei
move-use = { $stack ->
    [lorry-a] Innovation: die oberste Karte der Loren A nehmen
    [lorry-b] Innovation: die oberste Karte der Loren B nehmen
    [wagon-a] Innovation: die oberste Karte der Waggons A nehmen
    [wagon-b] Innovation: die oberste Karte der Waggons B nehmen
    [engine] Innovation: die oberste Lokomotive nehmen
    [order] Innovation: den obersten Auftrag nehmen
    [share] Innovation: die oberste Aktie nehmen
    [mining] Innovation: bis zu vier Schritte fördern
   *[delivery] Innovation: liefern
 }
move-on = Die nächsten Karten aufdecken und weitermachen
move-done = Den Spielzug beenden
move-pay-worker = Mit der Arbeiterkarte { $number } bezahlen
move-pay-innovation = Mit der Arbeiter-Innovation { $innovation } bezahlen, als { $number }
move-dock = An Verladestelle { $dock } legen
move-load = Die rechte Karte der Förderreihe an Verladestelle { $dock } laden, { wagon-kind }
move-store = Die rechte Karte der Förderreihe ins Lorenlager legen
move-fetch = Aus dem Lorenlager an Verladestelle { $dock } laden, { wagon-kind }: { card-name }
move-stop = Hier aufhören
move-send = Den Zug von Verladestelle { $dock } losschicken: { card-name }
move-look = Die obersten vier Karten eines Stapels ansehen: { stack-name }
move-take = Diese Karte nehmen: { card-name }
move-next = Unter den Stapel kommt als Nächstes: { card-name }

## Was geschah. $name ist ein Spieler.

fact-chose = { $name } setzt { workers-name } ein: { zone-name }.
fact-paid = { $name } bezahlt mit der Arbeiterkarte { $number } ({ zone-name }).
fact-paid-innovation = { $name } bezahlt mit der Arbeiter-Innovation { $innovation }, als { $number } ({ zone-name }).
fact-used = { $name } spielt aus: { card-name }.
fact-took = { $name } nimmt diese Karte: { card-name }.
fact-docked = { $name } legt an Verladestelle { $dock }: { card-name }.
fact-loaded = { $source ->
    [storage] { $name } lädt aus dem Lorenlager an Verladestelle { $dock }, { wagon-kind }: { card-name }.
   *[row] { $name } lädt an Verladestelle { $dock }, { wagon-kind }: { card-name }.
 }
fact-stored = { $name } legt ins Lorenlager: { card-name }.
fact-stopped = { $name } hört hier auf.
fact-sent = { $name } schickt den Zug von Verladestelle { $dock } los: { card-name }.
fact-looked = { $count ->
    [one] { $name } sieht sich eine Karte an: { stack-name }.
   *[other] { $name } sieht sich { $count } Karten an: { stack-name }.
 }
fact-saw = Nur { $name } sieht: { $cards }.
fact-took-secretly = { $name } nimmt eine dieser Karten verdeckt: { stack-name }.
fact-took-unseen = Nur { $name } sieht, welche Karte es ist: { card-name }.
fact-put-next = Nur { $name } sieht: { card-name } liegt { $number ->
    [one] zuoberst
   *[other] an Stelle { $number }
 } unter den zurückgelegten.
fact-put-back = { $count ->
    [one] { $name } legt eine Karte unter den Stapel: { stack-name }.
   *[other] { $name } legt { $count } Karten unter den Stapel: { stack-name }.
 }
fact-cut = Ein Stapel ist leer und bekommt die Hälfte des anderen, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }: { stack-name }.
fact-turned-up = Aufgedeckt, { stack-name }: { card-name }.
fact-passed = { $name } passt.
fact-shift-ends = Schicht { $shift } ist zu Ende.
fact-token = { $name } bekommt den Schichtmarker { $token }.
fact-shift-begins = Schicht { $shift } beginnt. Startspieler: { $name }.
fact-scored = { $name }: { points-name } für { line-name }.

## Der Wertungsbogen

line-name = { $line ->
    [lorries] gelieferte Loren (A)
    [orders] erfüllte Aufträge (B)
    [shares] zugeordnete Aktien (C)
    [tokens] Schichtmarker (D)
   *[objectives] Ziele (E)
 }

## Warum nicht

reason-not-asked = Das ist jetzt nicht die Frage.
reason-not-your-turn = Du bist nicht am Zug.
reason-over = Das Spiel ist zu Ende.
reason-not-in-play = Diese Förderkarte ist zu zweit nicht im Spiel.
reason-no-sum = Mit deinen Arbeitern kommst du nicht genau auf { $needs }.
reason-stack-empty = Dieser Stapel ist leer.
reason-three-engines = An allen drei Verladestellen steht eine Lokomotive.
reason-out-of-reach = Keine der beiden Schrittzahlen lässt sich genau erreichen.
reason-no-train = Keiner deiner Züge kann abfahren.
reason-nothing-to-take = Es gibt keine Karte, die du nehmen könntest.
reason-innovation-played = Nach einer Innovation kannst du nicht passen.
reason-no-such-innovation = Diese Innovation hast du nicht auf der Hand.
reason-nothing-to-mine = Kein einziger Förderschritt ist möglich.
reason-no-zone-left = Danach könntest du keinen Bereich mehr wählen und bezahlen.
reason-on-first = Sage zuerst „on“: Die nächsten Karten sind noch aufzudecken.
reason-nothing-waits = Es ist keine Karte aufzudecken.
reason-nothing-further = Es gibt nichts, womit du weitermachen könntest: Du hast keine spielbare Innovation.
reason-action-first = Erst musst du Arbeiter einsetzen.
reason-no-such-worker = Diese Arbeiter hast du nicht auf der Hand.
reason-too-many-workers = Das sind zu viele: { $needs ->
    [one] { $needs } Arbeiter ist
   *[other] { $needs } Arbeiter sind
 } noch zu bezahlen.
reason-never-exact = Der Rest von { $left ->
    [one] { $left } Arbeiter
   *[other] { $left } Arbeitern
 } ließe sich dann nicht mehr genau bezahlen.
reason-no-crest = Diese Verladestelle zeigt das Wappen des Waggons nicht.
reason-engine-there = An dieser Verladestelle steht schon eine Lokomotive.
reason-row-empty = Die Förderreihe ist leer.
reason-not-stored = Diese Karte liegt nicht im Lorenlager.
reason-crest-not-shown = Diese Verladestelle zeigt das Wappen der Karte nicht.
reason-no-wagon = An dieser Verladestelle steht kein solcher leerer Waggon.
reason-too-few-steps = Die Karte braucht mehr Förderschritte, als übrig sind: { $left }.
reason-steps-never-exact = Nach diesem Schritt ließe sich keine der beiden Schrittzahlen genau erreichen.
reason-steps-missing = Bei dieser Zahl von Schritten kannst du nicht aufhören.
reason-no-engine = Dieser Zug hat keine Lokomotive.
reason-no-such-order = Diesen Auftrag hast du nicht auf der Hand.
reason-order-too-large = Der Auftrag verlangt { $needs ->
    [one] { $needs } Lore
   *[other] { $needs } Loren
 }; auf dem Zug { $has ->
    [one] ist { $has }
   *[other] sind { $has }
 }.
reason-other-engine = Züge, die zusammen abfahren, brauchen Lokomotiven desselben Typs.
reason-no-train-yet = Mindestens ein Zug muss abfahren.
reason-not-seen = Diese Karte ist nicht unter denen, die du ansiehst.

## Materialblätter

reason-sheet-negative = In Reihe { $row } von „{ $name }“ ist eine Zahl kleiner als null.
reason-sheet-sum = Reihe { $row } von „{ $name }“ muss zusammen { $wanted } Karten ergeben, nicht { $cards }.
reason-sheet-points = „{ $name }“ muss aus 3, 5, 7 und 10 bestehen, in beliebiger Reihenfolge.

## Der Tisch als Text

table-shift = Schicht { $shift } von { $shifts }
table-starts = Startspieler
table-passed = hat gepasst
table-zones = Bereiche und Stapel
table-price = Arbeiter
table-top = Oberste Karte
table-left = Karten
table-laid = Hier liegen
table-not-turned-up = noch nicht aufgedeckt
table-empty = leer
table-not-in-play = nicht im Spiel
table-workers = Arbeiterkarten
table-orders = Aufträge
table-innovations = Innovationen
table-row = Förderreihe, rechts wird zuerst geladen
table-storage = Lorenlager
table-dock = Verladestelle { $dock } ({ $crests }), Loren: { $count }
table-shares = Aktien / Aufträge
table-objectives = Ziele
table-tokens = Schichtmarker
table-delivered = Geliefert
table-score = Punkte
table-hidden = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
table-known-open = { table-hidden }, davon gesehen: { $cards }
table-looking = Angesehene Karten
table-remembered = Was du von verdeckten Karten weißt
table-known = { $ordered ->
    [yes] In dieser Reihenfolge: { $cards } – { $places }
   *[no] Irgendwo an diesen Stellen: { $cards } – { $places }
 }
table-depth = { stack-name } ({ $depth })
table-in-hand = Hand von { $name }
table-looked-at = wird angesehen
