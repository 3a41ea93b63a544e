### Das gezeichnete Brett von Glück Auf: was nur eine Zeichnung zu sagen hat.

board-works = Die Zeche
board-again = noch einmal: fertig
board-left = noch { $count }
board-plus-marks = +{ $marks } Mark
board-plus-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
 }
board-space-locked = { $name }: bei so vielen Spielern gesperrt
board-shows = { $name }: { $card }
board-space = { $name }. Kostet { $workers } Arbeiter; du hast { $has }.
board-canteen-has = Kantine. { $people }
board-supply-has = Kohlevorrat: { $coal }
board-workers-left = Arbeiter, die noch einzusetzen sind
board-from-shift = Zählt ab Schicht { $shift }
board-first-second = Meiste: { $first } Punkte, zweitmeiste: { $second }.
board-first = Meiste: { $first } Punkte.
board-short = Noch { $count } bis zur Führung.
board-leads = Du führst.
board-mine-of = Bergwerk von { $name }
board-coal-on = { level-name }, { $side ->
    [L] helle
   *[D] dunkle
 } Seite: { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
 } ({ coal-colour })
coal-colour = { $coal ->
    [y] Gelb
    [b] Braun
    [g] Grau
   *[k] Schwarz
 }
board-cube-in-cage = Ein Würfel im Förderkorb ({ coal-colour })
board-yard = Privatlager, { coal-colour }: { $count }
board-balance = Helle Stollen: { $light }, dunkle Stollen: { $dark }. Das Ungleichgewicht kostet am Ende { $lost } Punkte.
board-orders = Ausstehende Aufträge
board-no-orders = Kein ausstehender Auftrag.
board-delivered = Ausgeliefert: { $count }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } Punkte)
 }
board-order = { $name }: { $full } von { $slots } Feldern gefüllt
board-order-plan = { $name }. In { $steps ->
    [one] einem Arbeitsschritt
   *[other] { $steps } Arbeitsschritten
 } füllen.
board-slot = Feld von { $order } ({ coal-colour })
board-slot-store = Feld von { $order } ({ coal-colour }), aus dem Privatlager
board-pair = Zwei beliebige Würfel für das Feld von { $order } ({ coal-colour })
board-pairing = Zwei Würfel für ein Feld: wähle sie aus.
board-looks = { $name } sieht sich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } an.
board-draft-you = Nimm einen Auftrag. Alle beginnen mit dreien.
board-draft-other = { $name } nimmt einen Auftrag.
board-tile-price = { $name }, { $marks } Mark
board-keep-tile = Kaufe einen dieser Stollen oder keinen.
board-keep-order = Behalte einen dieser Aufträge oder keinen.
board-next = Was soll als Nächstes gezogen werden?
board-put = Der Rest geht in dieser Reihenfolge zurück. Ziehen ändert sie.
board-drawn-next = kommt als Nächstes
board-drawn-last = kommt zuletzt
board-all-top = Alle obenauf
board-all-bottom = Alle nach unten
board-earlier = { $name }: früher ziehen
board-later = { $name }: später ziehen
board-fuel = Im Vorrat fehlt Kohle für diese Lore ({ $colour ->
    [y] Gelb
    [b] Braun
    [g] Grau
   *[k] Schwarz
 }). Lege eine andere Farbe hinein oder lass sie leer.
board-others = Die anderen Bergwerke
board-watch = Das Bergwerk von { $name } zeigen
board-home = Zu meinem Bergwerk
board-cage-at = Förderkorb: { level-name }, Würfel darin: { $count }.
board-stored = Im Privatlager: { $count }.
board-sheet = Wertung
board-sheet-shift = Nach Schicht { $shift }
board-sheet-over = Das Spiel ist aus
board-skip = Alles zeigen
board-close = Schließen
board-moves = { $count } Züge mit einem Klick
board-steps-left = Noch { $steps } von { $all } Arbeitsschritten

## Die ersten Züge, begleitet

board-tour-draft = Beginne mit einem Auftrag. Die Formen sind die Kohle, die er verlangt, die Zahl sind seine Punkte, das Fahrzeug bringt ihn fort. Kleine Aufträge aus nahen Ebenen sind schnell gefüllt.
board-tour-first = Setze nun Arbeiter ein. Die Lorenfabrik verkauft Stollen: jeder bringt volle Loren in dein Bergwerk. Gut ist einer, der zu deinen Aufträgen passt; die Münze zeigt den Preis.
board-tour-price = ▲ sagt, wie viele Arbeiter ein Feld jetzt kostet: einen mehr, als dort stehen. Wer dort steht, geht in die Kantine. Leere Felder sind billig, also sei früh, wo du sein musst.
board-tour-mine = Wenn Kohle und Aufträge zusammenpassen, schicke Arbeiter in die Förderung. Die Zahl sind deine Arbeitsschritte: jede Fahrt des Korbs, jeder Würfel hinein oder heraus ist einer.
board-tour-look = Nur du siehst diese Karten. Behalte mit einem Klick eine oder keine.
board-tour-put = Lege den Rest zurück, obenauf oder nach unten. Ein Klick genügt.
board-tour-fuel = Von dieser Kohle ist nichts mehr da. Eine andere Farbe darf in die Lore, oder sie bleibt leer.
board-tour-dig = Der kürzeste Weg: Klicke auf einen Auftrag, der seine Schritte nennt, und der ganze Plan ist eingetragen. Jeder Schritt lässt sich zurücknehmen.
board-tour-lift = Oder von Hand: Klicke auf Kohle in einer Lore, der Korb fährt hin und lädt sie. Dann hinauf an den Tag und ein Klick auf ein Auftragsfeld.
board-tour-deliver = Ein voller Auftrag bringt erst etwas, wenn er ausgeliefert ist. Jedes Fahrzeug nimmt alle deine vollen Aufträge seiner Art auf einmal mit.
board-tour-clock = Am Ende der Schicht punktet, wer von jeder Sorte am meisten hat. Nach der ersten Schicht zählen vier Reihen, dann acht, dann zwölf.
board-tour-done = Sieh dir an, was sich geändert hat. Ein zweiter Klick auf das Feld oder „Bestätigen“ beendet den Zug; „Zurück“ nimmt ihn zurück.
