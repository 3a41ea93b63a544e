### Das Haus auf Deutsch: was gesagt wird, gleich bei welchem Spiel.

## Absagen, die kein einzelnes Spiel hat

reason-seats = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
reason-seat = An diesem Tisch gibt es keinen Sitz { $seat }.
reason-no-such-move = „{ $move }“ ist kein Zug dieses Spiels.
reason-option = Das Spiel kennt die Option „{ $option }“ nicht.
reason-sheet-none = Dieses Spiel hat kein Materialblatt.
reason-sheet-unknown = Eine Zeile „{ $name }“ gibt es auf dem Materialblatt dieses Spiels nicht.
reason-sheet-missing = Die Zeile „{ $name }“ fehlt.
reason-sheet-number = „{ $name }“ muss eine einzelne Zahl sein.
reason-sheet-row = „{ $name }“ muss eine Zeile aus { $columns ->
    [one] einer Zahl
   *[other] { $columns } Zahlen
 } sein.
reason-sheet-table = „{ $name }“ muss eine Tabelle aus { $rows } × { $columns } Zahlen sein (Zeilen × Spalten).
reason-sheet-whole = In „{ $name }“ steht an { $place }. Stelle keine ganze Zahl.
reason-sheet-range = In „{ $name }“ liegt die { $place }. Zahl nicht zwischen { $least } und { $most }.

## Materialblätter

components-title = Materialblatt zu { $game }: die Zahlen aus der Schachtel.
components-figures = Stehen in deiner Schachtel andere Zahlen, dann berichtige sie hier: Einige der unseren sind rekonstruiert (RECON in den Regeln).
components-use = Als { $file } speichern und damit spielen: spielwerk play { $name } --components { $file }
sheet-not-toml = Diese Datei lässt sich nicht als TOML lesen ({ $why }).
sheet-refused = Mit diesem Materialblatt lässt sich nicht spielen: { $sentence }

## Mitschriften

record-place = { $file }: { $sentence }
record-line = { $file }, Zeile { $line }: { $sentence }
record-unreadable = Die Datei lässt sich nicht lesen ({ $why }).
record-no-file = Das ist keine Datei.
record-not-text = Das ist keine Textdatei.
record-too-large = Diese Datei ist zu groß.
record-no-tag = Die Kopfzeile „{ $tag }“ fehlt.
record-bad-tag = Das ist keine Kopfzeile einer Mitschrift: { $text }
record-twice = Die Kopfzeile „{ $tag }“ steht hier ein zweites Mal.
record-no-seat = Es gibt keinen Sitz { $seat } bei { $seats } Sitzen.
record-bad-line = Das ist kein Zug („Sitz Zug“): { $text }
record-bad-value = Dieser Wert ist nicht lesbar: { $text }
record-not-one-a-seat = Die Kopfzeile „{ $tag }“ muss für jeden der { $seats } Sitze genau einen Wert nennen.
record-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
record-other-game = Das ist eine Mitschrift von { $game }, nicht von { $expected }.
record-other-rules = Die Mitschrift folgt Fassung { $rules } der Regeln; hier gilt Fassung { $expected }.
record-other-sheet = Das Materialblatt ist nicht das genannte: Sein SHA-256 ist ein anderer.
record-no-start = Die Optionen sagen nicht, wer begonnen hat.
record-unfinished = Die Partie ist nicht zu Ende: Verteilung, Startwert und Ergebnis, die man prüfen könnte, fehlen.
record-refused = Zug { $number }, „{ $move }“ von Sitz { $seat }, ist gegen die Regeln (am Zug: { $asked }): { $sentence }
record-refused-head = Dieser Tisch lässt sich nicht aufbauen: { $sentence }
record-no-such-deck = Das Spiel hat keinen Stapel „{ $pack }“.
record-not-the-box = Im Stapel „{ $pack }“ liegt nicht das, was in der Schachtel ist.
record-broken-promise = Der Startwert ist nicht der versprochene: Sein SHA-256 stimmt nicht mit der Zusage überein.
record-other-deal = Die Verteilung folgt nicht aus dem Startwert: Im Stapel „{ $pack }“ steht als { $place }. Karte { $stated }, richtig wäre { $card }.
record-stops-early = Nach Zug { $number } ist die Partie noch nicht zu Ende, aber die Mitschrift hört auf.
record-other-result = Das Ergebnis müsste { $scores } lauten, nicht { $stated }.
record-fine = { $file }: regelgerecht ({ $game }, { $seats } Spieler, { $moves } Züge, Ergebnis { $scores }).
record-start-named = Wer beginnt, wurde vorher bestimmt, nicht aus dem Seed gezogen.

## Die Konsole

play-title = { $game }, { $seats } Spieler
play-guest = Gast
play-bot = Bot { $number }
play-prompt = Dein Zug
play-help = Tippe eine Nummer oder einen Zug („{ $example }“). Außerdem: undo (zurücknehmen), restart (von vorn), table (Tisch), log (Verlauf), help (Hilfe), quit (aufhören).
play-bye = Bis zum nächsten Mal! Die Partie wurde nicht beendet.
play-nothing-to-undo = Seit deinem letzten bindenden Zug gibt es nichts zurückzunehmen.
play-undone = Zurückgenommen: { $move }.
play-legal = Du darfst
play-result = Das Spiel ist zu Ende
play-place = Rang
play-shared = { $names } teilen sich den Sieg.
play-wins = { $names } gewinnt.
play-no-number = Einen Zug mit der Nummer { $number } gibt es nicht.
play-sheet = Wertungsbogen
play-total = Summe
play-rule = { $sentence } ({ $rule })
play-and = { $first } und { $last }
compiling = Die Regeln werden für diesen Rechner übersetzt, nur dieses eine Mal; das dauert etwa eine halbe Minute, mit Bots, die nachdenken, eine ganze.

## Simulation

simulate-progress = Es wird gespielt
simulate-title = { $games ->
    [one] Eine zufällige Partie
   *[other] { $games } zufällige Partien
 } { $game }, { $seats } Spieler
simulate-title-bots = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 } { $game }, { $seats } Spieler: { $bots }
simulate-decisions = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
 }
simulate-seconds = { NUMBER($seconds, maximumFractionDigits: 2) } Sekunden, { $rate } Entscheidungen pro Sekunde
simulate-seat = Sitz
simulate-mean = Punkte im Mittel
simulate-lowest = Tiefstwert
simulate-highest = Höchstwert
simulate-written = { $count ->
    [one] Eine Mitschrift in { $folder } abgelegt.
   *[other] { $count } Mitschriften in { $folder } abgelegt.
 }

## Die Arena

arena-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 } { $game } unter Bots, { $seats } Spieler
arena-level = Stufe
arena-games = Partien
arena-wins = Siege
arena-share = Anteil der Siege
arena-place = Platz im Mittel
arena-score = Punkte im Mittel
arena-decision = Je Entscheidung
arena-longest = Die längste
arena-interval = In Klammern: wo der wahre Anteil bei 95 von 100 solchen Läufen liegt. Ein geteilter Sieg wird aufgeteilt.

## Speed

bench-title = Zufallspartien auf diesem Rechner, ein Kern
bench-game = Spiel
bench-seats = Sitze
bench-decisions = Entscheidungen je Sekunde
bench-games = Partien je Sekunde
bench-copy = Kopie eines Tisches
bench-threads = Zwei Threads gegen einen
bench-bots = Bots auf diesem Rechner, ein voller Tisch einer Stufe, einzeln gefragt
bench-level = Stufe
bench-longest = Die längste Entscheidung

## Was schiefging

error-no-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
error-unwritable = In den Ordner { $folder } lässt sich nicht schreiben ({ $why }).
error-option = Eine Option schreibt man name=wert: { $option }
error-option-twice = Eine Option steht zweimal da.
error-output = Die Ausgabe lässt sich nicht schreiben ({ $why }).
error-language = Eine Sprache „{ $language }“ gibt es nicht. Es gibt: { $languages }.
error-no-level = Eine Stufe „{ $level }“ gibt es bei diesem Spiel nicht. Es gibt: { $levels }.
error-levels = Genannt sind { $levels } Stufen, aber für Bots { $seats ->
    [one] ist nur ein Sitz
   *[other] sind nur { $seats } Sitze
 } da.
error-games = Gespielt wird mindestens eine Partie, nicht { $games }.

## Der Server: warum nicht

reason-bad-request = Mit dieser Anfrage lässt sich hier nichts anfangen.
reason-too-large = Das ist zu groß.
reason-too-many = Zu viele Anfragen auf einmal. Bitte einen Augenblick warten.
reason-no-user = Sag uns zuerst deinen Namen.
reason-no-name = Ein Name braucht mindestens einen Buchstaben.
reason-no-such-table = Diesen Tisch gibt es nicht, oder er ist nicht für deine Augen.
reason-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht.
reason-no-such-level = Einen Bot der Stufe „{ $level }“ gibt es für dieses Spiel nicht.
reason-no-such-page = Hier ist nichts.
reason-not-seated = Sitz { $seat } gehört dir nicht.
reason-not-host = Das darf nur, wer den Tisch eröffnet hat.
reason-seat-taken = Sitz { $seat } ist besetzt.
reason-link-void = Dieser Link gilt nicht mehr. Lass dir einen neuen geben.
reason-stale = Diese Frage ist inzwischen beantwortet. Sieh dir den Tisch noch einmal an.
reason-table-closed = Dieser Tisch ist geschlossen.
reason-not-started = Die Partie hat noch nicht begonnen: Es sind Sitze frei.
reason-started = Die Partie hat schon begonnen.
reason-other-rules = Diese Partie begann nach Fassung { $rules } der Regeln; hier gilt Fassung { $expected }. Sie kann nicht weitergehen.
reason-not-binding = Der letzte Zug einer Anfrage muss ein bindender sein.
reason-binds = „{ $move }“ bindet und kann nicht in einem Entwurf stehen.
reason-others-play = An diesem Tisch spielen noch andere.
reason-nothing-to-take-back = Es gibt nichts zurückzunehmen.
reason-rated = An einem gewerteten Tisch wird nichts zurückgenommen.
reason-not-over = Die Partie ist noch nicht zu Ende.
reason-forbidden-origin = Diese Seite darf nicht mit dem Server sprechen.
reason-banned = Dieser Benutzer ist ausgeschlossen.
reason-unavailable = Der Server kann das gerade nicht. Es hat sich nichts geändert; versuch es noch einmal.

## Der Server: an der Konsole

serve-data = Die Tische liegen in { $url }
serve-missing = Dem Server fehlt das Modul { $module }: „spielwerk[server]“ installieren.
serve-at = Bereit unter { $url }
serve-other-rules = { $count ->
    [one] Ein laufender Tisch folgt einer anderen Fassung der Regeln. Er wird gezeigt, wie er stand, und kann nicht weitergehen; wer ihn eröffnet hat, darf ihn ungewertet beenden.
   *[other] { $count } laufende Tische folgen einer anderen Fassung der Regeln. Sie werden gezeigt, wie sie standen, und können nicht weitergehen; wer sie eröffnet hat, darf sie ungewertet beenden.
 }
serve-compiling = Die Regeln werden für diesen Rechner übersetzt, nur dieses eine Mal; solange sind Bots und Bretter langsam. Das dauert etwa eine halbe Minute.
serve-warm = Bereit: Die Regeln liegen übersetzt vor.
serve-port = An Port { $port } lässt sich nicht lauschen ({ $why }).
serve-database = Die Datenbank lässt sich nicht öffnen ({ $why }).
page-not-built = Die Webseite ist noch nicht gebaut. „make play“ baut sie.

## The server: accounts, players

reason-name-taken = Unter diesem Namen gibt es schon ein Konto.
reason-wrong-password = Name und Passwort passen nicht zusammen.
reason-no-account = Dafür braucht es ein Konto; du bist als Gast hier.
reason-no-such-player = Es gibt hier kein Konto mit diesem Namen.
reason-wrong-code = Das ist nicht der Code, der verschickt wurde.
reason-no-mail = Von hier kann keine E-Mail verschickt werden.

## Notices: what users are told when they are not looking

notice-your-turn-title = Du bist am Zug: { $game }
notice-your-turn = Du bist am Zug. Am Tisch: { $names }.
notice-begun-title = Es geht los: { $game }
notice-begun = Die Karten sind verteilt. Am Tisch: { $names }.
notice-over-title = Zu Ende: { $game }
notice-over = Die Partie ist zu Ende. Am Tisch: { $names }.
notice-rematch-title = Noch eine Partie: { $game }
notice-rematch = Du wirst zu einer weiteren Partie eingeladen. Bisher am Tisch: { $names }.
notice-confirm-title = Dein Code für Spielwerk
notice-confirm = Der Code lautet { $code }. Wenn du keine E-Mails bestellt hast, tu einfach nichts: Du bekommst dann keine.
player-gone = Jemand

## Was an jedem Tisch geschieht

fact-taken-back = { $name } hat mit aller Einverständnis den letzten Zug zurückgenommen.
verified = Regelgerecht: Die Verteilung ist die zugesagte, jeder Zug und das Ergebnis stimmen ({ $game }, { $seats } Spieler, Ergebnis { $scores }).
record = Mitschrift

## The server: users of one name

reason-several-players = Mehrere haben diesen Namen; nenne einen davon mit seiner Kennung: { $ids }.

## The keeper of a server

admin-id = Kennung
admin-game = Spiel
admin-state = Stand
admin-updated = Zuletzt gespielt
admin-players = Am Tisch
admin-name = Spielername
admin-account = Konto
admin-created = Seit
admin-banned = Ausgesperrt seit
admin-aborted = Der Tisch { $table } wurde ohne Ergebnis beendet.
admin-expired = Beendete Tische: { $ended }. Gelöschte Tische: { $gone }.
admin-is-banned = { $user } ist jetzt ausgesperrt.
admin-is-back = { $user } darf wieder herein.
backup-written = Sicherung in { $file }: { $tables } Tische, { $users } Benutzer. Sie enthält die Schlüssel des Servers; verwahre sie wie ein Passwort.
backup-restored = Wiederhergestellt: { $tables } Tische, { $users } Benutzer.
backup-exists = { $file } gibt es schon, und überschrieben wird nichts.
backup-no-database = Es gibt keine Datenbank { $file }.
backup-no-file = Es gibt keine Datei { $file }.
backup-broken = Das ist keine vollständige Sicherung ({ $file }).
backup-other-release = Diese Sicherung stammt aus einer neueren Ausgabe von Spielwerk.
