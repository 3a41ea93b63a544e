### The Great Split in English. Words as in docs/glossary.md; all sentences are our own.

game = The Great Split

## What is in the box. $symbol is what a card shows, $times how often; a $track may be a seal track.

card-name = { $symbol ->
    [tome] { $times ->
        [one] one tome
       *[other] { $times } tomes
     }
    [artwork] { $times ->
        [one] one artwork
       *[other] { $times } artworks
     }
    [topaz] { $times ->
        [one] one topaz
       *[other] { $times } topazes
     }
    [emerald] { $times ->
        [one] one emerald
       *[other] { $times } emeralds
     }
    [gold] { $times } gold
    [prestige] { $times } prestige
    [diamond] { $times ->
        [one] one diamond seal
       *[other] { $times } diamond seals
     }
    [square] { $times ->
        [one] one square seal
       *[other] { $times } square seals
     }
   *[star] { $times ->
        [one] one star seal
       *[other] { $times } star seals
     }
 }
track-name = { $track ->
    [tome] tomes
    [artwork] artworks
    [topaz] topazes
    [emerald] emeralds
    [gold] gold
    [prestige] prestige
    [tome-seal] tome seals
    [artwork-seal] artwork seals
    [topaz-seal] topaz seals
    [emerald-seal] emerald seals
   *[gold-seal] gold seals
 }
resource-seal = { $resource ->
    [tome] tome
    [artwork] artwork
    [topaz] topaz
    [emerald] emerald
   *[gold] gold
 } seal track
part-name = { $part ->
    [a] part A
   *[b] part B
 }
cards-count = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
 }
line-names = { $line ->
    [mid-tome] tomes
    [mid-artwork] artworks
    [mid-gem] gems
    [end-tome] tomes
    [end-artwork] artworks
    [end-gem] gems
    [contract-tome] tome contracts
    [contract-artwork] artwork contracts
    [contract-topaz] topaz contracts
    [contract-emerald] emerald contracts
   *[contract-gold] gold contracts
 }

## Moves

move-discard = Discard { card-name }
move-put = Put { card-name } into { part-name }
move-offer = Make this offer
move-reopen = Take your offer back and divide anew
move-keep = Keep { part-name }, give the other back
move-play = Play { card-name }
move-sell = Sell { card-name } for a step on { track-name }
move-seal = A step on the { resource-seal }
move-arrow = Double arrow: two steps on { track-name }
move-splitter = Splitter: a step on { track-name }
move-done = Done
move-discard-secret = Discard a card
move-put-secret = Put a card into a part
move-keep-secret = Keep a part
move-sell-secret = Sell a card for a step on { track-name }

## What happened

fact-discarded = { $name } discards a card.
fact-discarded-card = You discard { card-name }.
fact-put = You put { card-name } into { part-name }.
fact-offered = { $name } makes an offer.
fact-reopened = { $name } takes the offer back.
fact-wallet-passed = The wallet of { $name } goes to the left.
fact-wallet-opened = You open the wallet from your right: part A is { $a }, part B is { $b }.
fact-chose = { $name } chooses a part.
fact-chose-part = You keep { part-name }.
fact-kept = { $name } has kept { part-name } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
 }) and given { $back ->
    [one] one card
   *[other] { $back } cards
 } back.
fact-took-up = Your hand of this round: { $cards }.
fact-played = { $name } plays { card-name }.
fact-sold = { $name } sells a card.
fact-sold-card = You sell { card-name }.
fact-stepped = { $cause ->
    [card] { $name } steps to { $level } on { track-name }.
    [sale] By the sale { $name } steps to { $level } on { track-name }.
    [splitter] By the splitter { $name } steps to { $level } on { track-name }.
    [seal] By a seal { $name } steps to { $level } on { track-name }.
    [arrow] By the double arrow { $name } steps to { $level } on { track-name }.
   *[icon] By the icon { $name } steps to { $level } on { track-name }.
 }
fact-step-lost = A step of { $name } is lost: { track-name } can go no further.
fact-arrow-reached = { $name } reaches a double arrow.
fact-resolved = { $name } is done.
fact-market = The market token of round { $round } is { $token }; the slider stands at { $slider }.
fact-scored = { $name } scores { $prestige } for { line-names }.
fact-ended = { $name } has { $prestige } prestige.
fact-round-begins = Round { $round } begins: everybody gets cards up to level { $level }.
fact-drew = You are dealt { $cards }.
fact-must-discard = { $name } is above the hand limit and must discard { cards-count }.
fact-split-begins = Round { $round }: everybody divides the hand in two.

## The score sheet

line-round = Resolution, round { $round }
line-mid = On the way: { $what ->
    [tome] tomes
    [artwork] artworks
   *[gem] gems
 }
line-end = At the end: { $what ->
    [tome] tomes
    [artwork] artworks
   *[gem] gems
 }
line-contract = Contracts: { $what ->
    [tome] tomes
    [artwork] artworks
    [topaz] topazes
    [emerald] emeralds
   *[gold] gold
 }

## Why not

reason-not-asked = That is not asked now.
reason-over = The game is over.
reason-within-limit = You hold { $held }, the hand limit is { $limit }: nothing is to be discarded.
reason-others-discard = First all must be within the hand limit.
reason-not-to-discard = You have no such card to discard.
reason-not-in-hand = You have no such card to put.
reason-empty-part = Then the other part would be empty; each part holds at least one card.
reason-not-all-put = { $count ->
    [one] One card is not in a part yet.
   *[other] { $count } cards are not in a part yet.
 }
reason-offered = Your offer is made. Take it back if you want to divide anew.
reason-not-offered = You have made no offer yet.
reason-passed-on = The wallet has been passed on; the offer is final.
reason-not-open = You have no wallet before you: not all offers that it takes have been made.
reason-chosen = You have chosen; a choice is final.
reason-not-to-play = You have no such card left to play.
reason-resolved = You are done with this resolution.
reason-not-all-played = { $splitter ->
    [0] First play or sell all your cards; { cards-count } left.
   *[1] First play or sell all your cards and use the splitter; { cards-count } left.
 }
reason-no-seal = No seal is to be placed.
reason-other-seal = This seal cannot go to that track.
reason-splitter-used = The splitter has been used.
reason-no-arrow = No double arrow has been reached.
reason-arrow-first = First choose a track for the double arrow.
reason-seal-first = { $count ->
    [one] First place the seal.
   *[other] First place the { $count } seals.
 }
reason-full = That track is full, and another is open.

## Why a component sheet cannot be played with

sheet-resource = { $resource ->
    [tome] tome
    [artwork] artwork
    [topaz] topaz
    [emerald] emerald
   *[gold] gold
 }
reason-sheet-negative = There cannot be fewer than no copies of a card.
reason-sheet-cards = The box holds 71 resource cards, not { $cards }.
reason-sheet-level = Of level { $level } there must be { $fewest } cards at least, so that seven can play; here are { $cards }.
reason-sheet-length = In “{ $name }”, the length for { sheet-resource } must be from 1 to { $most }.
reason-sheet-places = In “{ $name }”, the spaces for { sheet-resource } must ascend and lie on the track, with zeros after them only.
reason-sheet-contracts = The rule book shows { $fewest } contracts on the { sheet-resource } track at least; here are { $contracts }.
reason-sheet-gold = The gold track has five contracts, not { $contracts }.
reason-sheet-banners = The best banner is 10, and one is 9.
reason-sheet-stars = The { sheet-resource } seal track has at least { $fewest ->
    [one] one star
   *[other] { $fewest } stars
 }; here the best is { $stars }.
reason-sheet-end = The { sheet-resource } seal track ends with { $stars } stars.
reason-sheet-gems = The values of gems begin at 0 or more, never fall, and end at { $most } at most.
reason-sheet-limits = Hand limits are from { $fewest } to { $most }.
reason-sheet-character = On the character { $character } steps and contracts of a resource must be from 0 to { $most }.
reason-sheet-start = The start steps of the character { $character } would reach a double arrow.

## The table

table-round = Round { $round } of 6
table-phase = { $phase ->
    [discard] discarding
    [split] splitting
    [choose] choosing
    [resolution] resolution
   *[over] the game is over
 }
table-awaited = awaited: { $names }
table-level = Level dealt
table-limit = Hand limit
table-token = Market token
table-scorings = Scored after it
scoring-name = { $scoring ->
    [tome] tomes
    [artwork] artworks
    [gem] gems
   *[none] nothing
 }
table-slider = Art market: the slider stands at { $slider }
table-bands = artworks score
table-character = Character
table-held = Cards
table-now = Now worth: { $scoring ->
    [tome] tomes
    [artwork] artworks
    [gem] gems
   *[contract] contracts
 }
table-total = If the end came now
table-wallet = { $own ->
    [yes] Your offer
   *[no] The wallet of { $name }
 }
table-hand = Your hand
table-played = Played by { $name }:
table-sold = { $count ->
    [one] one card sold
   *[other] { $count } cards sold
 }
table-known = You know of { $name }:
table-recon = Cards, tracks and characters are our reconstruction (RECON in the rules).
