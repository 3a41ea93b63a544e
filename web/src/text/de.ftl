### Der Rahmen des Webtischs auf Deutsch.

app = Spielwerk
loading = Kommt gleich …
close = Schließen
save = Speichern
saved = Gespeichert.
yes = Ja
no = Nein
open = Öffnen
copy = Kopieren
copied = Kopiert
share = Senden
more = Mehr
menu = Menü
language = Sprache
guest = Gast

## Die Wege

skip-to-content = Zum Inhalt springen
ways = Hauptmenü
lobby = Halle
my-tables = Meine Tische
help = Hilfe
profile = Profil
to-the-lobby = Zur Halle
footer = Spielwerk steht in keiner Verbindung zu den Autoren und Verlagen dieser Spiele. Wem ein Spiel gefällt, der kaufe es.
for-programs = Für Programme
not-found = Hier steht nichts
not-found-lead = Diese Adresse führt nirgendwohin. Vielleicht wurde der Link abgeschnitten.
page-unreachable = Diese Seite ließ sich nicht laden. Prüfe die Verbindung und lade sie neu.
offline-request = Der Server ist nicht erreichbar. Nichts ging verloren; versuche es gleich noch einmal.
server-trouble = Der Server konnte nicht antworten. Versuche es gleich noch einmal.

## Die Spiele

game-coal-baron = Glück Auf
game-card-game = Glück Auf: Das große Kartenspiel
game-great-split = The Great Split
blurb-coal-baron = Kohle fördern, Aufträge erfüllen, ausliefern, bevor die Schicht zu Ende ist. 2 bis 4 Spieler, etwa eine Stunde.
blurb-card-game = Loren auf Waggons laden und Züge kuppeln, wie die Aufträge sie verlangen. 2 bis 4 Spieler, etwa eine Stunde.
blurb-great-split = Teile deine Hand in zwei Hälften und lass den Nachbarn wählen. 2 bis 7 Spieler, 45 Minuten.
option-open-deliveries = Gelieferte Aufträge liegen offen
option-open-deliveries-why = Alle sehen jederzeit, was die anderen geliefert haben.
option-carts-for-all = Leere Loren zählen für alle
option-carts-for-all-why = Leere Loren bringen Punkte, auch wenn man noch keinen Auftrag geliefert hat.
level-random = Anfänger (spielt zufällig)
level-easy = leicht
level-medium = mittel
level-normal = mittel
level-heuristic = geübt
level-strong = stark

## Die Halle

welcome = Nimm Platz
welcome-lead = Spiel sofort gegen Bots, oder eröffne einen Tisch und schick deinen Freunden einen Link. Ein Name genügt.
games = Spiele
players-at-table = Spieler
play-now = Gleich spielen
setting-up = Wird aufgebaut …
with-friends = Mit Freunden
rules = Regeln
rules-of = Regeln: { $game }
open-tables = Offene Tische
no-open-tables = Kein Tisch wartet auf Mitspieler. Eröffne einen!
running-tables = Hier wird gespielt
no-running-tables = Gerade spielt niemand öffentlich.
sit-down = Platz nehmen
watch = Zuschauen
owed-here = { $count ->
    [one] An einem Tisch bist du am Zug.
   *[other] An { $count } Tischen bist du am Zug.
 }

## Ein neuer Tisch

new-table = Neuer Tisch
which-game = Spiel
seats = Sitze
how-many = Anzahl der Spieler
seat-number = Sitz { $number }
seat-me = Hier sitze ich
seat-link = Ein Freund, per Link
seat-open = Offen für alle
seat-bot = Ein Bot
seat-free = frei
bot-level = Wie stark
bot-number = Bot { $number }
seats-why = Mit mehreren eigenen Sitzen spielt ihr an einem Bildschirm: Er wird zwischen den Spielzügen weitergereicht.
how-to-play = Wie gespielt wird
clock = Uhr
clock-kind-none = Keine Uhr
clock-kind-live = Minuten pro Kopf
clock-kind-days = Tage pro Spielzug
clock-bank = Minuten für jeden
clock-increment = Sekunden dazu je Spielzug
clock-days-each = Tage für jeden Spielzug
clock-none = ohne Uhr
clock-live = { $minutes } min pro Kopf, +{ $seconds } s je Spielzug
clock-days = { $days ->
    [one] ein Tag je Spielzug
   *[other] { $days } Tage je Spielzug
 }
absence = Wenn jemandem die Zeit ausgeht
absence-nothing = geschieht nichts
absence-bot-turn = spielt ein Bot diesen Spielzug
absence-bot-seat = spielt ein Bot bis zur Rückkehr
access = Wer darf zuschauen
access-link = nur wer einen Link hat
access-public = alle
rated = Gewertet
rated-why = Das Ergebnis zählt für die Wertung. Nichts kann zurückgenommen werden.
open-table = Tisch eröffnen

## Vor dem Beginn

waiting-title = { $game }: Der Tisch ist gedeckt
waiting-lead = { $count ->
    [0] Alle sind da; es geht los.
    [one] Ein Sitz ist noch frei. Sind alle besetzt, geht es los.
   *[other] { $count } Sitze sind noch frei. Sind alle besetzt, geht es los.
 }
the-table = Der Tisch
awaited = wird erwartet
is-there = ist da
link-for-seat = Link für Sitz { $number }
new-link = Neuer Link
new-link-why = Ein neuer Link macht den Platz frei, wie er steht; der alte öffnet nichts mehr.
for-spectators = Für Zuschauer
watch-link = Link zum Zuschauen
commitment = Die Verteilung steht schon fest; die Zusage lautet
leave-seat = Sitz verlassen

## Links

link-title = Ein Platz ist für dich frei
link-lead = Sag deinen Namen und nimm Platz. Mehr braucht es nicht.
your-name = Dein Name
name-is-enough = Bis zu 40 Buchstaben. Keine E-Mail, kein Passwort.
link-taken = Hier sitzt schon jemand: Dieser Link wurde in einem anderen Browser benutzt. Warst du das, spiele dort weiter; sonst bitte deinen Gastgeber um einen neuen Link.
link-void = Dieser Link gilt nicht mehr: Der Gastgeber hat einen neuen gemacht. Frag ihn danach.
watch-title = Zuschauen
watch-coming = Du wirst an einen Platz mit guter Sicht geführt …

## Meine Tische, mein Profil

mine-none = Du sitzt noch an keinem Tisch.
mine-owed = Du bist am Zug
mine-running = Andere denken nach
mine-open = Warten auf Spieler
mine-over = Gespielt
waits-for-players = wartet auf Spieler
your-turn = Du bist am Zug
turn-of-others = andere sind am Zug
came-in = Rang { $place }
is-over = zu Ende
how-it-looks = Wie du es magst
how-i-like-it = Wie ich es mag
theme = Aussehen
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
confirm-mode = Ein Spielzug gilt
confirm-explicit = wenn ich bestätige
confirm-delay = nach einigen Sekunden
confirm-at-once = sofort
confirm-seconds = So lange lässt er sich zurücknehmen
seconds = { $count } s
motion = Bewegung
motion-full = Voll
motion-fast = Schnell
motion-none = Keine
sounds = Töne
text-mode = Textmodus
text-mode-why = Der Tisch als Überschriften und Listen, mit einer Zeile zum Schreiben der Züge; für Bildschirmleser gemacht.
tour = Durch erste Spielzüge begleiten
tour-why = Hinweise neben dem Brett, was zu tun ist und warum.
account = Konto
account-why = Ein Konto hält deine Tische auf jedem Gerät bereit. Ohne Konto leben sie in diesem Browser.
account-is = Du bist als { $name } angemeldet.
account-name = Name des Kontos
password = Passwort
log-in = Anmelden
log-out = Abmelden
make-account = Konto anlegen
export = Alles, was über mich gespeichert ist
delete-account = Konto löschen
delete-sure = Das Konto endgültig löschen?

## Die Statuszeile

status-free-seats = { $count ->
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $count } Spieler.
 }
status-starting = Alle sind da; der Tisch wird aufgebaut.
status-sending = Dein Spielzug wird aufgeschrieben …
status-mine = Du bist am Zug: { $asks }.
status-mine-plain = Du bist am Zug.
status-other = Warten auf { $names }: { $asks }.
status-other-plain = Warten auf { $names }.
status-server = Der Server rechnet aus, wie es weitergeht.
status-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
 }
status-over = Das Spiel ist zu Ende.
status-aborted = Diese Partie wurde abgebrochen.
why-bot = Der Bot denkt nach.
why-away = Gerade nicht da; der Tisch wartet.
line-joining = verbindet
line-live = verbunden
line-lost = verbindet sich wieder …
line-offline = offline
line-gone = vom Server geschlossen ({ $code })
undo-step = Zurück
restart-turn = Von vorn
confirm = Bestätigen
confirm-in = Bestätigen ({ $seconds })
confirm-what = Bestätigen: { $sentence }
plan = Mein Plan
back-to = Zurück zu: { $sentence }
notice-other-window = Dein Plan wurde in einem anderen Fenster geändert. Das ist der neueste.
notice-stale = Am Tisch ging es inzwischen weiter. So steht es jetzt; nichts ging verloren.
notice-draft-gone = Während du weg warst, wurde diese Frage beantwortet: Dein Plan wird nicht mehr gebraucht.

## Neben dem Brett

beside = Neben dem Brett
players = Spieler
log = Verlauf
chat = Gespräch
table = Tisch
tag-you = du
tag-bot = Bot, { $level }
tag-stand-in = ein Bot springt ein
tag-away = nicht da
tag-thinks = denkt nach
winner = Sieg
points-word = Punkte
time-days = { $days } T { $hours } Std.
log-all = Alle
log-filter = Wessen Zeilen
log-empty = Noch ist nichts geschehen.
only-you = Das siehst nur du.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
ask-takeback = Um Zurücknahme bitten
takeback-mine = Du möchtest deinen letzten Spielzug zurücknehmen. Die anderen werden gefragt.
takeback-asked = { $name } möchte den letzten Spielzug zurücknehmen.
resign = Meinen Sitz einem Bot geben
resign-sure = Soll ein Bot für dich weiterspielen?
took-back = { $name } hat den letzten Spielzug zurückgenommen.
i-am-back = Ich bin wieder da
name-too-long = Ein Name hat höchstens { $most } Buchstaben; dieser hat { $count }.
keys = Tasten
key-undo = einen Schritt zurück
key-confirm = bestätigen
key-last = zum letzten Ereignis
key-hold = noch nicht; schließen
key-help = diese Hilfe
key-arrows = zum nächsten Teil
key-enter = wählen
tour-next = Weiter
tour-skip = Keine Hinweise mehr

## Textmodus

text-choices = Was du sagen darfst
text-nothing-to-do = Gerade wirst du nichts gefragt.
text-table = Der Tisch
text-command = Schreib einen Zug oder: undo (zurück), restart (von vorn), confirm (bestätigen)
text-send = Senden
text-not-now = „{ $move }“ ist kein Zug, oder nicht jetzt.

## Das Ende

score-sheet = Wertungsbogen
sheet-line = Für
sheet-total = Summe
place = { $place }.
see-the-board = Brett ansehen
rematch = Noch einmal
to-rematch = Zum neuen Tisch
download-record = Mitschrift
verify = Prüfen
verify-title = Mitschrift prüfen
verify-lead = Jede Partie hinterlässt eine Mitschrift. Hier wird sie Zug für Zug geprüft: ob regelgerecht gespielt und wie zugesagt verteilt wurde.
verify-file = Eine Datei
verify-text = Oder ihr Text

## Ein Bildschirm für mehrere

hand-over = { $name } ist dran
hand-over-why = Reich den Bildschirm weiter. Bis dahin wird nichts vom Tisch gezeigt.
i-am = Ich bin { $name }
no-table = Dieser Tisch lässt sich nicht zeigen

## Hilfe

rules-in-english = Die Regelseiten sind auf Englisch.
ask-begin = Wie fange ich an?
answer-begin = Wähle in der Halle bei einem Spiel „Gleich spielen“: Du sitzt sofort mit Bots am Tisch. Alles Umrandete auf dem Brett lässt sich wählen; was nicht geht, nennt dir den Grund, wenn du darauf zeigst.
ask-friends = Wie spiele ich mit Freunden?
answer-friends = Wähle „Mit Freunden“, bestimme, wer wo sitzt, und schick jedem den Link seines Sitzes. Wer ihn öffnet, sagt seinen Namen und nimmt Platz. Ein anderer Link ist zum Zuschauen.
ask-undo = Kann ich etwas zurücknehmen?
answer-undo = Bis du bestätigst, alles: Schritt für Schritt, den ganzen Spielzug oder bis zu einem Schritt deines Plans. Was eine unbekannte Karte aufdeckt, lässt sich nicht zurücknehmen.
ask-clock = Und wenn jemand nicht wiederkommt?
answer-clock = Wer den Tisch eröffnet, bestimmt, ob es eine Uhr gibt und was geschieht, wenn sie abläuft: nichts, ein Bot spielt diesen Spielzug, oder ein Bot spielt bis zur Rückkehr.
ask-gone = Meine Verbindung ist weg
answer-gone = Nichts geht verloren. Die Seite sagt, wie es um die Verbindung steht, und verbindet sich von selbst; dein Plan bleibt, auch auf einem anderen Gerät.
ask-fair = Ist die Verteilung gerecht?
answer-fair = Bevor jemand sitzt, ist sie durch eine Zahl zugesagt, und am Ende wird sie gezeigt. Jede Mitschrift lässt sich prüfen, hier oder anderswo.
