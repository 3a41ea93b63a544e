### The Great Split magyarul. Szavak a docs/glossary.md szerint; minden mondat a sajátunk.
### A név után közvetlenül nem áll szám: „Robot 2 5 lapot” olvashatatlan volna.

game = The Great Split

## Kellékek. A $symbol az, ami a lapon áll, a $times az, hogy hányszor; a $track pecsétsáv is lehet.

card-name = { $times ->
    [one] egy
   *[other] { $times }
 } { $symbol ->
    [tome] könyv
    [artwork] műkincs
    [topaz] topáz
    [emerald] smaragd
    [gold] arany
    [prestige] presztízs
    [diamond] rombuszpecsét
    [square] négyzetpecsét
   *[star] csillagpecsét
 }
track-name = { $track ->
    [tome] könyvsáv
    [artwork] műkincssáv
    [topaz] topázsáv
    [emerald] smaragdsáv
    [gold] aranysáv
    [prestige] presztízssáv
    [tome-seal] könyvpecsétsáv
    [artwork-seal] műkincspecsétsáv
    [topaz-seal] topázpecsétsáv
    [emerald-seal] smaragdpecsétsáv
   *[gold-seal] aranypecsétsáv
 }
# Hol?
track-on = { $track ->
    [tome] a könyvsávon
    [artwork] a műkincssávon
    [topaz] a topázsávon
    [emerald] a smaragdsávon
    [gold] az aranysávon
    [prestige] a presztízssávon
    [tome-seal] a könyvpecsétsávon
    [artwork-seal] a műkincspecsétsávon
    [topaz-seal] a topázpecsétsávon
    [emerald-seal] a smaragdpecsétsávon
   *[gold-seal] az aranypecsétsávon
 }
resource-seal = { $resource ->
    [tome] a könyvpecsétsávon
    [artwork] a műkincspecsétsávon
    [topaz] a topázpecsétsávon
    [emerald] a smaragdpecsétsávon
   *[gold] az aranypecsétsávon
 }
part-name = { $part ->
    [a] az „A” rész
   *[b] a „B” rész
 }
part-kept = { $part ->
    [a] az „A” részt
   *[b] a „B” részt
 }
part-into = { $part ->
    [a] az „A” részbe
   *[b] a „B” részbe
 }
cards-count = { $count ->
    [0] egy lap sem
    [one] egy lap
   *[other] { $count } lap
 }
cards-thrown = { $count ->
    [0] nulla lapot
    [one] egy lapot
   *[other] { $count } lapot
 }
line-names = { $line ->
    [mid-tome] könyvekért
    [mid-artwork] műkincsekért
    [mid-gem] drágakövekért
    [end-tome] könyvekért
    [end-artwork] műkincsekért
    [end-gem] drágakövekért
    [contract-tome] könyvmegbízásokért
    [contract-artwork] műkincsmegbízásokért
    [contract-topaz] topázmegbízásokért
    [contract-emerald] smaragdmegbízásokért
   *[contract-gold] aranymegbízásokért
 }

## Lépések

move-discard = Dobd el ezt: { card-name }
move-put = Tedd { part-into } ezt: { card-name }
move-offer = Tedd meg ezt az ajánlatot
move-reopen = Vond vissza az ajánlatodat, és ossz el mindent újra
move-keep = Tartsd meg { part-kept }, a másikat add vissza
move-play = Játszd ki ezt: { card-name }
move-sell = Add el egy lépésért { track-on } ezt: { card-name }
move-seal = Egy lépés { resource-seal }
move-arrow = Kettős nyíl: két lépés { track-on }
move-splitter = Elválasztókártya: egy lépés { track-on }
move-done = Kész
move-discard-secret = Dobj el egy lapot
move-put-secret = Tegyél egy lapot valamelyik részbe
move-keep-secret = Tartsd meg az egyik részt
move-sell-secret = Adj el egy lapot egy lépésért { track-on }

## Ami történt

fact-discarded = { $name } eldob egy lapot.
fact-discarded-card = Ezt dobod el: { card-name }.
fact-put = Ezt teszed { part-into }: { card-name }.
fact-offered = { $name } ajánlatot tesz.
fact-reopened = { $name } visszavonja az ajánlatát.
fact-wallet-passed = { $name } borítékja balra vándorol.
fact-wallet-opened = Kinyitod a jobbról kapott borítékot. „A” rész: { $a }. „B” rész: { $b }.
fact-chose = { $name } választ a két rész közül.
fact-chose-part = Ezt tartod meg: { part-name }.
fact-kept = { $name } megtartotta { part-kept } ({ $cards } lap), és visszaadott { $back } lapot.
fact-took-up = A forduló lapjai a kezedben: { $cards }.
fact-played = { $name } kijátssza ezt: { card-name }.
fact-sold = { $name } elad egy lapot.
fact-sold-card = Ezt adod el: { card-name }.
fact-stepped = { $cause ->
    [card] { $name } előrelép { track-on }; itt áll: { $level }.
    [sale] { $name } az eladásért előrelép { track-on }; itt áll: { $level }.
    [splitter] { $name } az elválasztókártyával előrelép { track-on }; itt áll: { $level }.
    [seal] { $name } egy pecséttel előrelép { track-on }; itt áll: { $level }.
    [arrow] { $name } a kettős nyíllal előrelép { track-on }; itt áll: { $level }.
   *[icon] { $name } a jelért előrelép { track-on }; itt áll: { $level }.
 }
fact-step-lost = { $name } egy lépése elvész, mert ez már betelt: { track-name }.
fact-arrow-reached = { $name } kettős nyílhoz ért.
fact-resolved = { $name } elkészült.
fact-market = A { $round }. forduló piaclapkája: { $token }. A csúszka itt áll: { $slider }.
fact-scored = { $name } jutalma { line-names }: { $prestige } presztízs.
fact-ended = { $name } végül ennyi presztízst ért el: { $prestige }.
fact-round-begins = Kezdődik a { $round }. forduló; a kiosztott lapok legmagasabb fokozata: { $level }.
fact-drew = Ezt kapod: { $cards }.
fact-must-discard = { $name } túllépte a kézlimitet, el kell dobnia { cards-thrown }.
fact-split-begins = { $round }. forduló: mindenki kettéosztja a lapjait.

## A pontozólap

line-round = Zsákmány, { $round }. forduló
line-mid = Menet közben: { $what ->
    [tome] könyvek
    [artwork] műkincsek
   *[gem] drágakövek
 }
line-end = A végén: { $what ->
    [tome] könyvek
    [artwork] műkincsek
   *[gem] drágakövek
 }
line-contract = Megbízások: { $what ->
    [tome] könyvek
    [artwork] műkincsek
    [topaz] topázok
    [emerald] smaragdok
   *[gold] arany
 }

## Miért nem

reason-not-asked = Most nem ez a kérdés.
reason-over = A játszma véget ért.
reason-within-limit = { $held } lap van a kezedben, a kézlimit { $limit }: nincs mit eldobni.
reason-others-discard = Előbb mindenkinek be kell tartania a kézlimitet.
reason-not-to-discard = Nincs ilyen lapod, amit eldobhatnál.
reason-not-in-hand = Ilyen lapod nincs, vagy már letetted.
reason-empty-part = Így a másik rész üres maradna; mindkét részben legalább egy lap van.
reason-not-all-put = Még { $count } lap nincs egyik részben sem.
reason-offered = Az ajánlatod megvan. Vond vissza, ha újra akarsz osztani.
reason-not-offered = Még nem tettél ajánlatot.
reason-passed-on = A boríték továbbment, az ajánlat végleges.
reason-not-open = Nincs előtted boríték: még hiányzik hozzá egy ajánlat.
reason-chosen = Már választottál, és a választás végleges.
reason-not-to-play = Ilyen kijátszható lapod nincs.
reason-resolved = Ezzel a zsákmánnyal már elkészültél.
reason-not-all-played = { $splitter ->
    [0] Előbb játszd ki vagy add el minden lapodat; hátravan: { cards-count }.
   *[1] Előbb játszd ki vagy add el minden lapodat, és használd az elválasztókártyát; hátravan: { cards-count }.
 }
reason-no-seal = Nincs elhelyezendő pecsét.
reason-other-seal = Ez a pecsét azon a sávon nem használható.
reason-splitter-used = Az elválasztókártyát már használtad.
reason-no-arrow = Nem értél kettős nyílhoz.
reason-arrow-first = Előbb válassz sávot a kettős nyílhoz.
reason-seal-first = { $count ->
    [one] Előbb helyezd el a pecsétet.
   *[other] Előbb helyezd el a { $count } pecsétet.
 }
reason-full = Ez a sáv betelt, egy másik pedig még nyitva áll.

## Miért nem lehet egy kelléklappal játszani

sheet-resource = { $resource ->
    [tome] könyv
    [artwork] műkincs
    [topaz] topáz
    [emerald] smaragd
   *[gold] arany
 }
reason-sheet-negative = Egyetlen lapból sem lehet nullánál kevesebb.
reason-sheet-cards = A dobozban 71 erőforráskártya van, nem { $cards }.
reason-sheet-level = Ebből a fokozatból kevés a lap: { $level } ({ $cards }). Legalább { $fewest } kell, hogy heten is játszhassanak.
reason-sheet-length = A „{ $name }” sorban a hossz ({ sheet-resource }) 1 és { $most } közé essen.
reason-sheet-places = A „{ $name }” sorban a mezők ({ sheet-resource }) növekedjenek, és legyenek a sávon; nullák csak utánuk állhatnak.
reason-sheet-contracts = A szabálykönyv legalább { $fewest } megbízást mutat ezen a sávon ({ sheet-resource }); itt { $contracts } van.
reason-sheet-gold = Az aranysávon öt megbízás van, nem { $contracts }.
reason-sheet-banners = A legjobb zászló a 10-es, és van 9-es is.
reason-sheet-stars = Ezen a pecsétsávon ({ sheet-resource }) legalább { $fewest } csillag van; itt legfeljebb { $stars }.
reason-sheet-end = Ez a pecsétsáv ({ sheet-resource }) { $stars } csillaggal végződik.
reason-sheet-gems = A drágakövek értéke legalább 0-ról indul, sosem csökken, és legfeljebb { $most }.
reason-sheet-limits = A kézlimit { $fewest } és { $most } közé essen.
reason-sheet-character = A { $character } karakteren egy erőforrás lépései és megbízásai 0 és { $most } közé essenek.
reason-sheet-start = A { $character } karakter kezdőlépései kettős nyílhoz érnének.

## Az asztal

table-round = { $round }. forduló a 6-ból
table-phase = { $phase ->
    [discard] eldobás
    [split] osztozkodás
    [choose] választás
    [resolution] zsákmány
   *[over] a játszma véget ért
 }
table-awaited = várunk rá: { $names }
table-level = Fokozat
table-limit = Kézlimit
table-token = Piaclapka
table-scorings = Utána értékelve
scoring-name = { $scoring ->
    [tome] könyvek
    [artwork] műkincsek
    [gem] drágakövek
   *[none] semmi
 }
table-slider = Műkincspiac: a csúszka itt áll: { $slider }
table-bands = a műkincsek értéke
table-character = Karakter
table-held = Lapok
table-now = Most ennyit ér: { $scoring ->
    [tome] könyvek
    [artwork] műkincsek
    [gem] drágakövek
   *[contract] megbízások
 }
table-total = Ha most érne véget
table-wallet = { $own ->
    [yes] Az ajánlatod
   *[no] { $name } borítékja
 }
table-hand = A kezed
table-played = { $name } kijátszotta:
table-sold = { $count ->
    [one] egy lap eladva
   *[other] { $count } lap eladva
 }
table-known = Amit tudsz, { $name }:
table-recon = A lapok, a sávok és a karakterek a mi rekonstrukcióink (RECON a szabályokban).
