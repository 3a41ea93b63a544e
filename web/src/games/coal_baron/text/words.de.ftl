### Glück Auf in Worten: was gefragt ist, der Tisch im Textmodus.

asks-mine = { $phase ->
    [draft] nimm einen der ausliegenden Aufträge
    [turn] setze Arbeiter ein ({ $workers } übrig)
    [keep] behalte eine der Karten oder keine
    [fuel] wähle die Kohle für diese Lore
    [put] lege den Rest auf den Stapel oder darunter
    [next] bestimme, in welcher Reihenfolge die Karten liegen
    [mining] fördere ({ $steps ->
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
     })
    [pair] lege zwei Würfel dazu
   *[done] beende den Spielzug
 }
asks-other = { $phase ->
    [draft] nimmt einen Auftrag
    [keep] sieht sich fünf Karten an
    [mining] fördert Kohle
   *[other] setzt Arbeiter ein ({ $workers } übrig)
 }
words-needs = { $workers ->
    [one] kostet einen Arbeiter
   *[other] kostet { $workers } Arbeiter
 }
words-stand = { $workers ->
    [one] hier steht ein Arbeiter von { $name }
   *[other] hier stehen { $workers } Arbeiter von { $name }
 }
words-none = nichts
words-slot = { coal-name } { $full ->
    [yes] gefüllt
   *[no] frei
 }
words-order = Auftrag { $order }, { vehicle-name }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }:
words-mine-of = Bergwerk von { $name }
words-cage = Förderkorb: { cage-at }, Ladung: { $coal }
cage-at = { $level ->
    [0] an der Oberfläche
    [1] auf der gelben Ebene
    [2] auf der braunen Ebene
    [3] auf der grauen Ebene
   *[4] auf der schwarzen Ebene
 }
words-store = Privatlager: { $coal }
words-level = { cart-colour-at }, gedruckte Lore { $printed ->
    [yes] voll
   *[no] leer
 }.
cart-colour-at = { $coal ->
    [y] Gelbe Ebene
    [b] Braune Ebene
    [g] Graue Ebene
   *[k] Schwarze Ebene
 }
