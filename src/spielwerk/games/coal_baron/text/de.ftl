### Glück Auf auf Deutsch. Wörter wie in docs/glossary.md; jeder Satz ist unser eigener.

game = Glück Auf

## Spielmaterial. $colour und $coal sind y b g k, $vehicle wie in den Zügen.

coal-name = { $coal ->
    [y] gelb
    [b] braun
    [g] grau
    [k] schwarz
   *[none] keine
 }
# einen … Würfel
coal-of-cube = { $coal ->
    [y] gelben
    [b] braunen
    [g] grauen
   *[k] schwarzen
 }
# ein … Auftragsfeld
coal-of-slot = { $coal ->
    [y] gelbes
    [b] braunes
    [g] graues
   *[k] schwarzes
 }
# eine … Lore, mehrere … Loren
cart-colour = { $colour ->
    [y] gelbe
    [b] braune
    [g] graue
   *[k] schwarze
 }
vehicle-name = { $vehicle ->
    [barrow] Handkarren
    [cart] Fuhrwerk
    [truck] Lastwagen
   *[train] Eisenbahn
 }
tile-name = { $tile ->
    [none] nichts
   *[tile] { $tile } ({ $carts ->
        [one] eine { cart-colour } Lore
       *[other] { $carts } { cart-colour } Loren
     }, { $side ->
        [L] helle
       *[D] dunkle
     } Seite)
 }
order-name = { $order ->
    [none] nichts
   *[order] { $order } ({ $slots }, { vehicle-name }, { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
     })
 }
workers-name = { $workers ->
    [one] ein Arbeiter
   *[other] { $workers } Arbeiter
 }
# Wen setzt du ein?
workers-placed = { $workers ->
    [one] einen Arbeiter
   *[other] { $workers } Arbeiter
 }
marks-name = { $marks ->
    [one] eine Mark
   *[other] { $marks } Mark
 }
points-name = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
level-name = { $level ->
    [0] Übertage
    [1] Gelbe Ebene
    [2] Braune Ebene
    [3] Graue Ebene
   *[4] Schwarze Ebene
 }
level-to = { $level ->
    [0] nach über Tage
    [1] auf die gelbe Ebene
    [2] auf die braune Ebene
    [3] auf die graue Ebene
   *[4] auf die schwarze Ebene
 }
source-name = { $source ->
    [store] aus dem Privatlager
   *[cage] aus dem Förderkorb
 }

## Arbeiterfelder

space-name = { $space ->
    [factory-1] Lorenfabrik, Feld 1
    [factory-2] Lorenfabrik, Feld 2
    [factory-3] Lorenfabrik, Feld 3
    [factory-4] Lorenfabrik, Feld 4
    [factory-5] Lorenfabrik, Feld 5
    [factory-6] Lorenfabrik, Feld 6
    [factory-7] Lorenfabrik, Feld 7
    [factory-8] Lorenfabrik, Feld 8
    [factory-look] „Fünf Stollen ansehen“
    [mine-4] Förderung mit 4 Arbeitsschritten
    [mine-6] Förderung mit 6 Arbeitsschritten
    [mine-8] Förderung mit 8 Arbeitsschritten
    [mine-10] Förderung mit 10 Arbeitsschritten
    [deliver-barrow] Auslieferung per Handkarren
    [deliver-cart] Auslieferung per Fuhrwerk
    [deliver-truck] Auslieferung per Lastwagen
    [deliver-train] Auslieferung per Eisenbahn
    [money-3] Geld, 3 Mark
    [money-4] Geld, 4 Mark
    [money-5] Geld, 5 Mark
    [money-6] Geld, 6 Mark
    [order-1] Auftragsplatz 1
    [order-2] Auftragsplatz 2
    [order-3] Auftragsplatz 3
    [order-4] Auftragsplatz 4
    [order-look] „Fünf Aufträge ansehen“
   *[bank] Bank
 }

## Züge

move-draft = Auftrag { order-name } nehmen
move-factory = { $space ->
    [look] Fünf Stollen ansehen
   *[tile] Den Stollen auf Feld { $space } kaufen
 }
move-mine = Mit { $steps } Arbeitsschritten fördern
move-deliver = Alle vollständigen Aufträge per { vehicle-name } ausliefern
move-money = { $marks } Mark nehmen
move-order = { $space ->
    [look] Fünf Aufträge ansehen
   *[order] Den Auftrag von Auftragsplatz { $space } nehmen
 }
move-bank = Einen Arbeiter für eine Mark zur Bank schicken
move-keep-tile = Stollen { tile-name } kaufen
move-keep-order = Auftrag { order-name } behalten
move-keep-none = Nichts behalten
move-top = Den Rest oben auf den Stapel legen
move-bottom = Den Rest unter den Stapel legen
move-next-tile = Im Stapel kommt als Nächstes: { tile-name }
move-next-order = Im Stapel kommt als Nächstes: { order-name }
move-next-none = Im Stapel kommt als Nächstes: eine Karte, die du nicht siehst
move-fuel = { $coal ->
    [none] Diese Lore leer lassen
   *[coal] Einen { coal-of-cube } Würfel auf diese Lore legen
 }
move-cage = Mit dem Förderkorb { level-to } fahren
move-load = Einen { coal-of-cube } Würfel in den Förderkorb laden
move-store = Einen { coal-of-cube } Würfel ins Privatlager legen
move-fill = Einen { coal-of-cube } Würfel { source-name } auf Auftrag { order-name } legen
move-pair = Ein { coal-of-slot } Auftragsfeld von { order-name } mit zwei beliebigen Würfeln füllen
move-add = Einen { coal-of-cube } Würfel { source-name } dazulegen
move-stop = Die Förderung beenden
move-done = Den Spielzug beenden

## Was geschah. $name ist ein Spieler.

fact-drafted = { $name } wählt Auftrag { order-name }.
fact-order-opened = { $order ->
    [none] Für Auftragsplatz { $space } ist kein Auftrag mehr da.
   *[order] Auf Auftragsplatz { $space } wird Auftrag { order-name } aufgedeckt.
 }
fact-tile-opened = { $tile ->
    [none] Für Feld { $space } der Lorenfabrik ist kein Stollen mehr da.
   *[tile] Auf Feld { $space } der Lorenfabrik wird Stollen { tile-name } aufgedeckt.
 }
fact-shift-begins = Schicht { $shift } beginnt. Den Anfang macht { $name }.
fact-placed = { $name } setzt { workers-placed } ein: { space-name }.
fact-to-canteen = In die Kantine: { workers-name } von { $name }.
fact-bought = { $name } kauft für { marks-name } den Stollen { tile-name }.
fact-looked = { $deck ->
    [tiles] { $count ->
        [one] { $name } sieht sich einen Stollen an.
       *[other] { $name } sieht sich { $count } Stollen an.
     }
   *[orders] { $count ->
        [one] { $name } sieht sich einen Auftrag an.
       *[other] { $name } sieht sich { $count } Aufträge an.
     }
 }
fact-saw = Das sieht nur { $name }: { $cards }.
fact-took = { $name } nimmt Auftrag { order-name }.
fact-earned = { $name } bekommt { marks-name }.
fact-delivered = { $name } liefert Auftrag { $order } ({ $slots }, { vehicle-name }) aus: { points-name }.
fact-kept-none = { $name } behält nichts.
fact-fuelled = { $coal ->
    [none] { $name } lässt die Lore leer.
   *[coal] { $name } legt stattdessen einen { coal-of-cube } Würfel auf die Lore.
 }
fact-put-back = { $where ->
    [top] { $count ->
        [one] { $name } legt eine Karte oben auf den Stapel.
       *[other] { $name } legt { $count } Karten oben auf den Stapel.
     }
   *[bottom] { $count ->
        [one] { $name } legt eine Karte unter den Stapel.
       *[other] { $name } legt { $count } Karten unter den Stapel.
     }
 }
fact-put-next = Das sieht nur { $name }: { $card } liegt an { $number ->
    [one] erster
   *[other] { $number }.
 } Stelle.
fact-cage-moved = { $name } fährt mit dem Förderkorb { level-to }.
fact-coal-load = { $name } lädt einen { coal-of-cube } Würfel in den Förderkorb.
fact-coal-store = { $name } legt einen { coal-of-cube } Würfel ins Privatlager.
fact-filled = { $name } legt einen { coal-of-cube } Würfel { source-name } auf Auftrag { order-name }.
fact-pairing = { $name } füllt ein { coal-of-slot } Auftragsfeld von { order-name } mit zwei Würfeln.
fact-added = { $name } legt einen { coal-of-cube } Würfel { source-name } dazu.
fact-stopped = { $name } beendet die Förderung.
fact-shift-ends = Schicht { $shift } ist zu Ende.
fact-scored = { $name }: { points-name } für { element-name }.
fact-end-scored = { $name }: { points-name } für { line-name }.

## Der Wertungsbogen. Alles davon steht auch hinter „für“.

element-name = { $element ->
    [yellow] gelieferte gelbe Kohle
    [brown] gelieferte braune Kohle
    [grey] gelieferte graue Kohle
    [black] gelieferte schwarze Kohle
    [barrow] Lieferungen per Handkarren
    [cart] Lieferungen per Fuhrwerk
    [truck] Lieferungen per Lastwagen
    [train] Lieferungen per Eisenbahn
    [empty-yellow] leere gelbe Loren
    [empty-brown] leere braune Loren
    [empty-grey] leere graue Loren
    [empty-black] leere schwarze Loren
   *[delivered] ausgelieferte Aufträge
 }
line-name = { $line ->
    [end-marks] Geld (1 Punkt je 5 Mark)
    [end-cubes] eigene Würfel (1 Punkt je 3 Würfel)
    [end-orders] ausstehende Aufträge (je −1)
   *[end-balance] Stollengleichgewicht (−2 je Stollen Unterschied)
 }
line-of-shift = Schicht { $shift }: { element-name }

## Warum nicht

reason-not-asked = Das ist gerade nicht gefragt.
reason-not-your-turn = Du bist nicht an der Reihe.
reason-over = Das Spiel ist zu Ende.
reason-not-in-the-draft = Dieser Auftrag liegt nicht in der Auswahl.
reason-locked = Dieses Feld ist bei eurer Spielerzahl gesperrt.
reason-workers = Dieses Feld braucht { $needs ->
    [one] einen Arbeiter
   *[other] { $needs } Arbeiter
 }; du hast { $has ->
    [0] keinen mehr
    [one] nur einen
   *[other] nur { $has }
 }.
reason-no-tile = Hier liegt kein Stollen.
reason-marks = Dieser Stollen kostet { $needs ->
    [one] eine Mark
   *[other] { $needs } Mark
 }; du hast { $has ->
    [0] keine
    [one] nur eine
   *[other] nur { $has }
 }.
reason-deck-empty = Es gibt keinen Stollen mehr, den du ansehen könntest.
reason-nothing-complete = Du hast keinen vollständigen Auftrag für dieses Transportmittel.
reason-no-order = Hier liegt kein Auftrag.
reason-order-deck-empty = Es gibt keinen Auftrag mehr, den du ansehen könntest.
reason-not-seen = Diese Karte ist nicht unter denen, die du dir ansiehst.
reason-not-in-supply = Im Vorrat ist kein Würfel dieser Farbe.
reason-cage-is-there = Der Förderkorb ist schon dort.
reason-at-the-surface = Der Förderkorb ist über Tage.
reason-no-such-coal = Auf dieser Ebene liegt in keiner Lore diese Farbe.
reason-cage-full = Alle fünf Plätze im Förderkorb sind belegt.
reason-below-the-surface = Der Förderkorb ist nicht über Tage.
reason-not-in-cage = Im Förderkorb ist kein Würfel dieser Farbe.
reason-not-in-store = Im Privatlager ist kein Würfel dieser Farbe.
reason-not-your-order = Dieser Auftrag gehört nicht zu deinen ausstehenden.
reason-no-free-slot = Auf diesem Auftrag ist kein Feld dieser Farbe frei.
reason-one-step-left = Zwei Würfel brauchen zwei Arbeitsschritte; du hast nur noch einen.
reason-two-cubes = Dafür musst du zwei Würfel zur Hand haben.

## Der Tisch als Text

table-factory = Lorenfabrik
table-mining = Förderung
table-delivery = Auslieferung
table-money = Geld
table-orders = Aufträge
table-draft = Auswahl
table-clock = Schichtuhr
table-decks = Stapel
table-tiles-left = Stollen im Stapel: { $count }
table-orders-left = Aufträge im Stapel: { $count }
table-supply = Kohlevorrat
table-locked = gesperrt
table-empty = leer
table-workers = Arbeiter
table-marks = Mark
table-score = Punkte
table-canteen = Kantine
table-bank = Bank
table-light = hell
table-dark = dunkel
table-delivered = Ausgelieferte Aufträge
table-delivered-hidden = Ausgelieferte Aufträge: { $count }, verdeckt
table-balance = Helle minus dunkle Stollen: { $count }
table-looking = Angesehene Karten
table-remembered = Was du über die Stapel weißt
table-known = { $ordered ->
    [yes] Im Stapel ab der { $from }. Karte: { $cards }
   *[no] Im Stapel irgendwo von der { $from }. bis zur { $to }. Karte: { $cards }
 }
table-known-tiles = Stollen. { table-known }
table-known-orders = Aufträge. { table-known }
table-shift = Schicht { $shift } von 3
table-starts = beginnt
