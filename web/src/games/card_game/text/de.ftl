### Die gezeichnete Tafel des großen Kartenspiels und sein Tisch in Worten: was nur die Webseite zu sagen hat.

asks-mine = { $phase ->
    [turn] { $waits ->
        [yes] Arbeiter einsetzen oder passen
       *[no] weitermachen oder den Zug beenden
     }
    [pay] noch genau { $owed } bezahlen, Bereich { zone-name }
    [dock] eine Verladestelle für die Karte wählen
    [mining] Loren verladen ({ $steps ->
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
     })
    [send] Züge abfahren lassen
    [look] einen Stapel zum Ansehen wählen
    [take] eine der Karten nehmen
    [next] sagen, in welcher Reihenfolge der Rest zurückgeht
   *[done] den Zug beenden oder weitermachen
 }
asks-other = { $phase ->
    [pay] bezahlt Arbeiter
    [dock] wählt eine Verladestelle
    [mining] verlädt Loren
    [send] lässt Züge abfahren
    [look] wählt einen Stapel
    [take] sieht Karten an
    [next] legt Karten zurück
   *[turn] setzt Arbeiter ein
 }
crest-name = { $crest ->
    [w] Rad
    [c] Klee
    [b] Turm
   *[f] Fuchs
 }
words-none = keine
words-needs = kostet { workers-name }
words-loaded = { $wagon }, beladen: { $card }

board-needs = Kostet { workers-name }
board-zone = { $name }. Kostet { workers-name }.
board-top = Oberste Karte: { $card }. { $count ->
    [one] Eine Karte liegt dort.
   *[other] { $count } Karten liegen dort.
 }
board-laid = Arbeiter dort: { $workers }.
board-over = Das Spiel ist zu Ende
board-token = Schichtmarker { $token }: { $name }
board-token-free = Schichtmarker { $token }: noch nicht vergeben
board-recon = von uns rekonstruiert
board-recon-why = Wie viele Loren, Aufträge und Innovationen es von jeder Art gibt, haben wir rekonstruiert: Keine Quelle druckt es. Mehr dazu auf der Regelseite.
board-yard-of = Der Bahnhof von { $name }
board-home = Zurück zu meinem Bahnhof
board-steps = { $steps } Schritte genutzt, von { $least } oder { $most }
board-row = Förderreihe
board-row-empty = keine Lore in der Reihe
board-next = Als Nächstes zu verladen: { $card }
board-storage = Lorenlager, Karten: { $count }
board-dock = Verladestelle { $dock } ({ $crests }), Loren auf dem Zug: { $count }.
board-no-engine = Noch keine Lokomotive.
board-lorries = { $count ->
    [one] Eine Lore auf diesem Zug
   *[other] { $count } Loren auf diesem Zug
 }
board-wagon-empty = { $name } an Verladestelle { $dock }, leer
board-wagon-loaded = { $name } an Verladestelle { $dock }, beladen: { $card }
board-send = { $card }, für den Zug an Verladestelle { $dock } ({ $count ->
    [one] eine Lore
   *[other] { $count } Loren
 } darauf)
board-hand = Meine Hand
board-no-workers = alle Arbeiter eingesetzt
board-worker = Arbeiterkarte { $number }, auf der Hand: { $count }
board-pay = Noch zu bezahlen ({ $name }): { $workers }
board-way = Mit { $numbers } bezahlen
board-pass = Passen
board-on = Aufdecken und weiter
board-done = Zug beenden
board-choose-stack = Wähle einen Stapel: Du siehst dir die obersten vier Karten an und nimmst eine.
board-docking = An welche Verladestelle? { $card }
board-looks = { $name } sieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } an: { $stack }.
board-take = Nimm eine dieser Karten. Nur du siehst sie.
board-order-rest = Der Rest kommt in dieser Reihenfolge unter den Stapel. Ziehen ändert sie; ein Klick legt eine Karte zuerst ab.
board-highest = zuoberst
board-lowest = zuunterst
board-put-back = So zurücklegen
board-higher = { $name }: höher
board-lower = { $name }: tiefer
board-ledger-of = Was { $name } verdient hat
board-orders = Aufträge
board-shares = Aktien
board-assigned = zugeordnet
board-printed = Loren auf den erfüllten Aufträgen: { $count }
board-no-objectives = noch kein Ziel
board-objective = { $card }: bisher { $count }, { points-name }
board-delivered = { $count ->
    [one] Ein Zug geliefert
   *[other] { $count } Züge geliefert
 }
board-others = Die anderen Bahnhöfe
board-watch = Den Bahnhof von { $name } zeigen
board-place = { destination-name }: Aufträge { $orders }, Aktien { $shares }
board-sheet = Die Schlusswertung
board-moves = { $count } Züge mit einem Klick

## Die ersten Spielzüge mit Anleitung

board-tour-first = Jeder Bereich zeigt, was er kostet: einen Arbeiter mehr, als zuletzt eingesetzt wurden. Was leuchtet, steht dir offen. Beginne mit einem Waggon, einer Lokomotive oder einem Auftrag; ein Klick bezahlt und nimmt die Karte.
board-tour-price = Der Helm ist der Preis: genau so viele Arbeiter. Deine Karten ergeben ihn zusammen, nie mehr. Nach jedem Einsatz wird der Bereich teurer, auch für dich.
board-tour-train = Ein Zug braucht Waggons, Loren darauf, eine Lokomotive und einen Auftrag über höchstens so viele Loren. Waggons stehen nur, wo ihr Wappen ist; Joker-Waggons überall.
board-tour-worth = Aufträge zählen bei der Lieferung. Eine Aktie bringt drei Punkte für je einen erfüllten Auftrag ihres Zielorts, Ziele zählen am Ende.
board-tour-pay = Es gibt mehr als eine Art zu bezahlen. Der erste Knopf lässt dir für später am meisten offen; oder klicke Arbeiterkarten einzeln an.
board-tour-dock = Wähle eine leuchtende Verladestelle: Sie zeigt das Wappen des Waggons oder hat noch keine Lokomotive. Die Karte bleibt dort.
board-tour-mining = Die umrandete Lore ist die nächste. Klicke sie an, dann einen leuchtenden Waggon; oder das Lager, für später. Eine Karte mit zwei Loren kostet zwei Schritte.
board-tour-send = Klicke einen leuchtenden Auftrag neben einem Zug an, und der Zug fährt ab. Mehrere fahren zugleich, wenn ihre Lokomotiven vom selben Typ sind. Dann halte an.
board-tour-look = Wähle irgendeinen Stapel, was er auch kostet: Du siehst dir seine obersten vier Karten an.
board-tour-take = Nimm eine davon. Nur du siehst sie.
board-tour-next = Der Rest kommt unter den Stapel, die erste Karte zuoberst. Ein Klick legt sie zurück.
board-tour-done = Beende den Zug, dann werden die nächsten Karten aufgedeckt. Bis dahin lässt sich alles zurücknehmen.
