### The Great Split auf Deutsch. Wörter wie in docs/glossary.md; alle Sätze sind unsere eigenen.

game = Das große Aufteilen

## Was in der Schachtel ist. $symbol zeigt die Karte, $times wie oft; ein $track kann eine Siegelleiste sein.

card-name = { $symbol ->
    [tome] { $times ->
        [one] ein Buch
       *[other] { $times } Bücher
     }
    [artwork] { $times ->
        [one] ein Kunstwerk
       *[other] { $times } Kunstwerke
     }
    [topaz] { $times ->
        [one] einen Topas
       *[other] { $times } Topase
     }
    [emerald] { $times ->
        [one] einen Smaragd
       *[other] { $times } Smaragde
     }
    [gold] { $times }-mal Gold
    [prestige] { $times }-mal Prestige
    [diamond] { $times ->
        [one] ein Rautensiegel
       *[other] { $times } Rautensiegel
     }
    [square] { $times ->
        [one] ein Quadratsiegel
       *[other] { $times } Quadratsiegel
     }
   *[star] { $times ->
        [one] ein Sternsiegel
       *[other] { $times } Sternsiegel
     }
 }
track-name = { $track ->
    [tome] Bücherleiste
    [artwork] Kunstwerksleiste
    [topaz] Topasleiste
    [emerald] Smaragdleiste
    [gold] Goldleiste
    [prestige] Prestigeleiste
    [tome-seal] Bücher-Siegelleiste
    [artwork-seal] Kunstwerk-Siegelleiste
    [topaz-seal] Topas-Siegelleiste
    [emerald-seal] Smaragd-Siegelleiste
   *[gold-seal] Gold-Siegelleiste
 }
resource-seal = { $resource ->
    [tome] Bücher-Siegelleiste
    [artwork] Kunstwerk-Siegelleiste
    [topaz] Topas-Siegelleiste
    [emerald] Smaragd-Siegelleiste
   *[gold] Gold-Siegelleiste
 }
part-name = { $part ->
    [a] Teil A
   *[b] Teil B
 }
cards-count = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
 }
line-names = { $line ->
    [mid-tome] Bücher
    [mid-artwork] Kunstwerke
    [mid-gem] Juwelen
    [end-tome] Bücher
    [end-artwork] Kunstwerke
    [end-gem] Juwelen
    [contract-tome] Bücheraufträge
    [contract-artwork] Kunstwerksaufträge
    [contract-topaz] Topasaufträge
    [contract-emerald] Smaragdaufträge
   *[contract-gold] Goldaufträge
 }

## Züge

move-discard = Wirf ab: { card-name }
move-put = Lege in { part-name }: { card-name }
move-offer = Mach dieses Angebot
move-reopen = Nimm dein Angebot zurück und teile neu
move-keep = Behalte { part-name }, gib den anderen zurück
move-play = Spiele aus: { card-name }
move-sell = Verkaufe für einen Schritt auf der { track-name }: { card-name }
move-seal = Ein Schritt auf der { resource-seal }
move-arrow = Doppelpfeil: zwei Schritte auf der { track-name }
move-splitter = Trennkarte: ein Schritt auf der { track-name }
move-done = Fertig
move-discard-secret = Wirf eine Karte ab
move-put-secret = Lege eine Karte in einen Teil
move-keep-secret = Behalte einen Teil
move-sell-secret = Verkaufe eine Karte für einen Schritt auf der { track-name }

## Was geschah

fact-discarded = { $name } wirft eine Karte ab.
fact-discarded-card = Du wirfst ab: { card-name }.
fact-put = Du legst in { part-name }: { card-name }.
fact-offered = { $name } macht ein Angebot.
fact-reopened = { $name } nimmt das Angebot zurück.
fact-wallet-passed = Der Umschlag von { $name } geht nach links.
fact-wallet-opened = Du öffnest den Umschlag von rechts: Teil A ist { $a }, Teil B ist { $b }.
fact-chose = { $name } wählt einen Teil.
fact-chose-part = Du behältst { part-name }.
fact-kept = { $name } hat { part-name } behalten ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }) und { $back ->
    [one] eine Karte
   *[other] { $back } Karten
 } zurückgegeben.
fact-took-up = Deine Kartenhand dieser Runde: { $cards }.
fact-played = { $name } spielt aus: { card-name }.
fact-sold = { $name } verkauft eine Karte.
fact-sold-card = Du verkaufst: { card-name }.
fact-stepped = { $cause ->
    [card] { $name } rückt auf der { track-name } auf { $level } vor.
    [sale] Durch den Verkauf rückt { $name } auf der { track-name } auf { $level } vor.
    [splitter] Durch die Trennkarte rückt { $name } auf der { track-name } auf { $level } vor.
    [seal] Durch ein Siegel rückt { $name } auf der { track-name } auf { $level } vor.
    [arrow] Durch den Doppelpfeil rückt { $name } auf der { track-name } auf { $level } vor.
   *[icon] Durch das Symbol rückt { $name } auf der { track-name } auf { $level } vor.
 }
fact-step-lost = Ein Schritt von { $name } verfällt: Die { track-name } ist voll.
fact-arrow-reached = { $name } erreicht einen Doppelpfeil.
fact-resolved = { $name } ist fertig.
fact-market = Das Marktplättchen der Runde { $round } zeigt { $token }; der Marktschieber steht auf { $slider }.
fact-scored = { $name } erhält { $prestige } Prestige für { line-names }.
fact-ended = { $name } hat { $prestige } Prestige.
fact-round-begins = Runde { $round } beginnt: Alle bekommen Karten bis Stufe { $level }.
fact-drew = Du bekommst { $cards }.
fact-must-discard = { $name } ist über dem Handkartenlimit und muss { cards-count } abwerfen.
fact-split-begins = Runde { $round }: Alle teilen ihre Handkarten auf.

## Der Wertungsbogen

line-round = Ausbeute, Runde { $round }
line-mid = Unterwegs: { $what ->
    [tome] Bücher
    [artwork] Kunstwerke
   *[gem] Juwelen
 }
line-end = Am Ende: { $what ->
    [tome] Bücher
    [artwork] Kunstwerke
   *[gem] Juwelen
 }
line-contract = Aufträge: { $what ->
    [tome] Bücher
    [artwork] Kunstwerke
    [topaz] Topase
    [emerald] Smaragde
   *[gold] Gold
 }

## Warum nicht

reason-not-asked = Danach ist jetzt nicht gefragt.
reason-over = Die Partie ist zu Ende.
reason-within-limit = Du hältst { $held } Karten, erlaubt sind { $limit }: Abzuwerfen ist nichts.
reason-others-discard = Erst müssen alle ihr Handkartenlimit einhalten.
reason-not-to-discard = So eine Karte hast du nicht, die du abwerfen könntest.
reason-not-in-hand = So eine Karte hast du nicht oder nicht mehr.
reason-empty-part = Dann bliebe der andere Teil leer; jeder Teil enthält mindestens eine Karte.
reason-not-all-put = { $count ->
    [one] Eine Karte liegt noch in keinem Teil.
   *[other] { $count } Karten liegen noch in keinem Teil.
 }
reason-offered = Dein Angebot steht. Nimm es zurück, wenn du neu teilen willst.
reason-not-offered = Du hast noch kein Angebot gemacht.
reason-passed-on = Der Umschlag ist weitergereicht, das Angebot endgültig.
reason-not-open = Vor dir liegt kein Umschlag: Noch fehlt ein Angebot.
reason-chosen = Du hast gewählt; eine Wahl ist endgültig.
reason-not-to-play = So eine Karte hast du nicht mehr auszuspielen.
reason-resolved = Du bist mit dieser Ausbeute fertig.
reason-not-all-played = { $splitter ->
    [0] Spiele oder verkaufe erst alle Karten; übrig: { cards-count }.
   *[1] Spiele oder verkaufe erst alle Karten und nutze die Trennkarte; übrig: { cards-count }.
 }
reason-no-seal = Es ist kein Siegel zu setzen.
reason-other-seal = Dieses Siegel gilt auf jener Leiste nicht.
reason-splitter-used = Die Trennkarte ist genutzt.
reason-no-arrow = Es ist kein Doppelpfeil erreicht.
reason-arrow-first = Wähle erst eine Leiste für den Doppelpfeil.
reason-seal-first = { $count ->
    [one] Setze erst das Siegel.
   *[other] Setze erst die { $count } Siegel.
 }
reason-full = Diese Leiste ist voll, und eine andere ist offen.

## Warum mit einem Materialblatt nicht zu spielen ist

sheet-resource = { $resource ->
    [tome] Bücher
    [artwork] Kunstwerke
    [topaz] Topase
    [emerald] Smaragde
   *[gold] Gold
 }
reason-sheet-negative = Weniger als keine Karte einer Art kann es nicht geben.
reason-sheet-cards = In der Schachtel sind 71 Ressourcenkarten, nicht { $cards }.
reason-sheet-level = Von Stufe { $level } muss es mindestens { $fewest } Karten geben, damit sieben spielen können; hier sind es { $cards }.
reason-sheet-length = In „{ $name }“ muss die Länge für { sheet-resource } zwischen 1 und { $most } liegen.
reason-sheet-places = In „{ $name }“ müssen die Felder für { sheet-resource } aufsteigen und auf der Leiste liegen; Nullen stehen nur dahinter.
reason-sheet-contracts = Die Anleitung zeigt auf der Leiste für { sheet-resource } mindestens { $fewest } Aufträge; hier sind es { $contracts }.
reason-sheet-gold = Die Goldleiste hat fünf Aufträge, nicht { $contracts }.
reason-sheet-banners = Das beste Banner ist 10, und eines ist 9.
reason-sheet-stars = Die Siegelleiste für { sheet-resource } hat mindestens { $fewest ->
    [one] einen Stern
   *[other] { $fewest } Sterne
 }; hier sind es höchstens { $stars }.
reason-sheet-end = Die Siegelleiste für { sheet-resource } endet mit { $stars } Sternen.
reason-sheet-gems = Die Werte der Juwelen beginnen bei mindestens 0, fallen nie und enden bei höchstens { $most }.
reason-sheet-limits = Handkartenlimits liegen zwischen { $fewest } und { $most }.
reason-sheet-character = Auf dem Charakter { $character } müssen Schritte und Aufträge einer Ressource zwischen 0 und { $most } liegen.
reason-sheet-start = Die Startschritte des Charakters { $character } würden einen Doppelpfeil erreichen.

## Der Tisch

table-round = Runde { $round } von 6
table-phase = { $phase ->
    [discard] Abwerfen
    [split] Teilen
    [choose] Wählen
    [resolution] Ausbeute
   *[over] die Partie ist zu Ende
 }
table-awaited = erwartet: { $names }
table-level = Stufe
table-limit = Handkartenlimit
table-token = Marktplättchen
table-scorings = Danach gewertet
scoring-name = { $scoring ->
    [tome] Bücher
    [artwork] Kunstwerke
    [gem] Juwelen
   *[none] nichts
 }
table-slider = Kunstmarkt: Der Marktschieber steht auf { $slider }
table-bands = Kunstwerke bringen
table-character = Charakter
table-held = Karten
table-now = Jetzt wert: { $scoring ->
    [tome] Bücher
    [artwork] Kunstwerke
    [gem] Juwelen
   *[contract] Aufträge
 }
table-total = Käme jetzt das Ende
table-wallet = { $own ->
    [yes] Dein Angebot
   *[no] Der Umschlag von { $name }
 }
table-hand = Deine Hand
table-played = { $name } hat ausgespielt:
table-sold = { $count ->
    [one] eine Karte verkauft
   *[other] { $count } Karten verkauft
 }
table-known = Du weißt von { $name }:
table-recon = Karten, Leisten und Charaktere sind unsere Rekonstruktion (RECON in den Regeln).
