### Das gezeichnete Tableau von „Das große Aufteilen“ und sein Tisch in Worten: was nur die Webseite sagt.

asks-mine = { $phase ->
    [discard] wirf bis zum Handkartenlimit ab
    [split] teile deine Handkarten auf und verschließe den Umschlag
    [choose] behalte einen Teil des Umschlags von rechts
    [arrow] wähle eine Leiste für den Doppelpfeil
    [seal] { $count ->
        [one] setze das Siegel
       *[other] setze die { $count } Siegel
     }
   *[resolution] spiele oder verkaufe alle Karten und nutze die Trennkarte
 }
asks-other = { $phase ->
    [discard] wirft ab
    [split] teilt die Handkarten auf
    [choose] wählt einen Teil
   *[resolution] führt die Ausbeute aus
 }
words-rounds = Die Runden und der Kunstmarkt
words-tracks = Was auf den Leisten steht
words-track = { $name }: { $length } Felder, Aufträge auf { $contracts }.
words-banners = Banner: { $banners }.
words-arrows = Doppelpfeile auf { $arrows }.
words-seal = { $name }: { $length } Felder, Symbole auf { $icons }, Sterne auf { $stars }.
words-band = { $prestige } ab { $from }
words-board-of = Tableau von { $name }
words-prestige = Prestige { $prestige }; { $total }, wenn jetzt Schluss wäre
words-answered = { $done ->
    [yes] Hat geantwortet.
   *[no] Hat noch nicht geantwortet.
 }
words-worth = für { $name } { $prestige } wert
words-sold = Verkauft: { $cards }
words-thrown = Abgeworfene Karten, die du kennst: { $cards }
words-none = keine

board-rounds = Die sechs Runden
board-round = Runde { $round }: Karten der Stufe { $level }, Handkartenlimit { $limit }.
board-token = Das Marktplättchen war { $token }.
board-scored-after = Danach gewertet: { $what }.
board-market = Kunstmarkt
board-coming = Nach Runde { $round }, nach jetzigem Stand
board-coming-end = Am Ende, nach jetzigem Stand
board-artwork-of = { $name }: Feld { $level }, { $prestige } wert.
board-side = { $side ->
    [left] Links: nimmt von dir
    [right] Rechts: gibt an dich
   *[both] Sitzt links und rechts von dir
 }
board-watch = { $name }: { $side ->
    [left] links von dir
    [right] rechts von dir
    [both] links und rechts von dir
   *[ring] weiter weg am Tisch
 }. Dieses Tableau groß zeigen
board-has-answered = { $name } { $phase ->
    [split] hat den Umschlag verschlossen
    [choose] hat gewählt
    [resolution] ist fertig
   *[discard] hält das Limit ein
 }
board-is-awaited = { $name } { $phase ->
    [split] teilt noch auf
    [choose] wählt noch
    [resolution] ist noch bei der Ausbeute
   *[discard] muss abwerfen
 }
board-ring = Die anderen am Tisch
board-mini = { $name }: { $level } von { $length }; Siegel { $sealed }; Aufträge { $contracts } mal { $stars }
board-board-of = Tableau von { $name }
board-home = Zurück zu meinem Tableau
board-character = Charakter. Aufträge darauf: { $contracts }
board-recon = unsere Rekonstruktion
board-if-now = wäre jetzt Schluss:
board-product = Aufträge { $contracts }, bester Stern { $stars }: am Ende malgenommen
board-prestige = Prestige: { $prestige }
board-prestige-word = Prestige
board-rail = { $name }: Feld { $level } von { $length }.
board-next-contract = Nächster Auftrag auf { $at }.
board-next-banner = Nächstes Banner auf { $at }: { $prestige }.
board-next-arrow = Nächster Doppelpfeil auf { $at }.
board-next-icon = Nächstes Symbol auf { $at }: ein Schritt auf der eigenen Leiste.
board-next-star = { $stars ->
    [one] Ein Stern
   *[other] { $stars } Sterne
 } auf { $at }.
board-hint = { $phase ->
    [discard] bis zum Handkartenlimit
    [split] ich teile, du wählst
    [choose] ein Teil bleibt, einer geht zurück
   *[resolution] Karte für Karte
 }
board-looking-on = Die Handkarten sind geheim. Du siehst zu.
board-discard = { $count ->
    [one] Wirf eine Karte ab
   *[other] Wirf { $count } Karten ab
 }: Das Handkartenlimit ist { $limit }.
board-within = Du hältst das Handkartenlimit von { $limit } ein.
board-empty = noch keine Karte
board-for-you = du
board-worth-you = Für dich etwa { $prestige } Prestige wert
board-worth-other = Für { $name } etwa { $prestige } Prestige wert, nach dem, was alle sehen
board-seal = Umschlag verschließen
board-sealed = Dein Umschlag ist verschlossen und wartet auf { $name }. Bis alle so weit sind, kannst du ihn zurücknehmen.
board-passed = { $name } hat deinen Umschlag. Dein Teil kommt zurück, wenn alle gewählt haben.
board-reopen = Wieder öffnen
board-flip = { $card }, in Teil { $part ->
    [a] A
   *[b] B
 }: Antippen legt sie in den anderen Teil
board-splitter-bar = Trennkarte: zwischen die Karten schieben
board-splitter-at = { $a } in Teil A, { $b } in Teil B
board-comes-back = Einer deiner Teile kommt von { $name } zurück:
board-kept = behalten
board-given = zurückgegeben
board-ask-arrow = Doppelpfeil: zwei Schritte. Auf welcher Leiste?
board-ask-seal = { $symbol ->
    [diamond] Rautensiegel
    [square] Quadratsiegel
   *[star] Sternsiegel
 }: ein Schritt auf welcher Siegelleiste?{ $count ->
    [one] {""}
   *[other] {" "}(noch { $count })
 }
board-waits = Danach geht es weiter:
board-splitter = Trennkarte: jede Leiste
board-played = Ausgespielt:
board-sold = Verkauft:
board-all-played = Alles ist gespielt. Sieh dir an, was sich bewegt hat; dann bist du fertig.
board-resolved = Du bist fertig. Die anderen sind noch bei der Ausbeute.
board-sure = Die { $count } einfachen Karten spielen
board-default = Vorschlag übernehmen
board-moves = { $count } Züge mit einem Klick
board-lines-rounds = Ausbeuten, sechs Runden

## Der erste Zug, geführt

board-tour-discard = Du hast mehr Karten, als das Limit erlaubt. Wähle, was wegkommt; niemand sieht es.
board-tour-hand = Teile deine Handkarten auf. Dein linker Nachbar behält den Teil, der ihm am besten passt, der andere kommt zurück. Schiebe die Trennkarte zwischen die Ablagen oder tippe auf A und B an den Karten.
board-tour-parts = Unter jeder Ablage steht, was sie dir etwa bringt und, nach seinem Tableau, deinem Nachbarn. Gut geteilt ist, was dir einen guten Teil lässt, was er auch nimmt.
board-tour-offer = Alle Karten liegen in einem Teil. Antippen legt eine Karte hinüber. Verschließe den Umschlag, wenn er dir gefällt; bis alle so weit sind, kannst du ihn zurücknehmen.
board-tour-keep = Dieser Umschlag kam von rechts. Zeige auf einen Teil, und dein Tableau zeigt, wohin deine Würfel gingen. Behalte einen; der andere geht zurück.
board-tour-play = Nun spiele deine Karten, eine nach der anderen. Jedes Symbol ist ein Schritt auf seiner Leiste. Eine Karte lässt sich auch verkaufen, für einen Schritt bei Gold oder Prestige.
board-tour-seal = Ein Siegel ist ein Schritt auf einer Siegelleiste deiner Wahl. Siegelleisten geben Schritte auf der eigenen Leiste und Sterne, die deren Aufträge vervielfachen.
board-tour-arrow = Das Gold hat einen Doppelpfeil erreicht: sofort zwei Schritte auf einer anderen Leiste.
board-tour-splitter = Die Trennkarte ist ein Schritt auf einer beliebigen Leiste, auch bei Prestige. Klicke auf die Leiste.
board-tour-done = Alles ist gespielt. Noch lässt sich alles zurücknehmen; mit „Fertig“ gilt es.
