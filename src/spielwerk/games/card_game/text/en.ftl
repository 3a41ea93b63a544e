### The Great Card Game in English. Words as in docs/glossary.md; every sentence is our own.

game = Coal Baron: The Great Card Game

## Cards.

destination-name = { $destination ->
    [barracks] barracks
    [furnace] furnace
    [factory] factory
   *[steamboat] steamboat
 }
card-name = { $shown ->
    [w1] w1 (one wheel lorry, 1 point)
    [w2] w2 (one wheel lorry, 2 points)
    [ww] ww (two wheel lorries)
    [c1] c1 (one clover lorry, 1 point)
    [c2] c2 (one clover lorry, 2 points)
    [cc] cc (two clover lorries)
    [b1] b1 (one bastion lorry, 1 point)
    [b2] b2 (one bastion lorry, 2 points)
    [bb] bb (two bastion lorries)
    [f1] f1 (one fox lorry, 1 point)
    [f2] f2 (one fox lorry, 2 points)
    [ff] ff (two fox lorries)
    [wagon-w] wheel wagon
    [wagon-c] clover wagon
    [wagon-b] bastion wagon
    [wagon-f] fox wagon
    [wagon-x] wild wagon
    [engine-1] engine of type 1
    [engine-2] engine of type 2
    [engine-3] engine of type 3
    [engine-4] engine of type 4
    [barracks-1] order for the barracks, one lorry
    [barracks-2] order for the barracks, 2 lorries
    [barracks-3] order for the barracks, 3 lorries
    [barracks-4] order for the barracks, 4 lorries
    [furnace-1] order for the furnace, one lorry
    [furnace-2] order for the furnace, 2 lorries
    [furnace-3] order for the furnace, 3 lorries
    [furnace-4] order for the furnace, 4 lorries
    [factory-1] order for the factory, one lorry
    [factory-2] order for the factory, 2 lorries
    [factory-3] order for the factory, 3 lorries
    [factory-4] order for the factory, 4 lorries
    [steamboat-1] order for the steamboat, one lorry
    [steamboat-2] order for the steamboat, 2 lorries
    [steamboat-3] order for the steamboat, 3 lorries
    [steamboat-4] order for the steamboat, 4 lorries
    [share-barracks] share of the barracks
    [share-furnace] share of the furnace
    [share-factory] share of the factory
    [share-steamboat] share of the steamboat
    [to-3] worker innovation 1–3
    [to-4] worker innovation 1–4
    [to-5] worker innovation 1–5
    [lorry] lorry innovation
    [wagon] wagon innovation
    [engine] engine innovation
    [order] order innovation
    [share] share innovation
    [mining] mining innovation
    [delivery] delivery innovation
    [tokens] objective “3 points for two shift tokens”
    [objectives] objective “1 point for each objective”
    [engines-1] objective “2 points for each engine of type 1”
    [engines-2] objective “2 points for each engine of type 2”
    [engines-3] objective “2 points for each engine of type 3”
    [engines-4] objective “2 points for each engine of type 4”
    [shares-barracks] objective “2 points for each share of the barracks”
    [shares-furnace] objective “2 points for each share of the furnace”
    [shares-factory] objective “2 points for each share of the factory”
    [shares-steamboat] objective “2 points for each share of the steamboat”
    [orders-barracks] objective “2 points for each order for the barracks”
    [orders-furnace] objective “2 points for each order for the furnace”
    [orders-factory] objective “2 points for each order for the factory”
    [orders-steamboat] objective “2 points for each order for the steamboat”
    [lorries-barracks] objective “4 points for five lorries to the barracks”
    [lorries-furnace] objective “4 points for five lorries to the furnace”
    [lorries-factory] objective “4 points for five lorries to the factory”
    [lorries-steamboat] objective “4 points for five lorries to the steamboat”
   *[none] a card unseen by you
 }
workers-name = { $workers ->
    [one] one worker
   *[other] { $workers } workers
 }
points-name = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## Zones and stacks

zone-name = { $zone ->
    [lorry-a] lorries A
    [lorry-b] lorries B
    [wagon-a] wagons A
    [wagon-b] wagons B
    [engine] engines
    [order] orders
    [share] shares
    [innovation] innovations
    [objective] objectives
    [mining-0-1] mining 0/1
    [mining-1-2] mining 1/2
    [mining-2-3] mining 2/3
    [delivery] delivery
   *[wild] wild action
 }
stack-name = { $stack ->
    [lorry-a] lorries A
    [lorry-b] lorries B
    [wagon-a] wagons A
    [wagon-b] wagons B
    [engine] engines
    [order] orders
    [share] shares
    [innovation] innovations
   *[objective] objectives
 }
wagon-kind = { $wagon ->
    [wild] on a wild wagon
   *[crest] on a wagon of its crest
 }

## Moves

move-zone = Place workers: { zone-name }
move-pass = Pass: you are out of this shift
move-use = { $stack ->
    [lorry-a] Innovation: take the top card of lorries A
    [lorry-b] Innovation: take the top card of lorries B
    [wagon-a] Innovation: take the top card of wagons A
    [wagon-b] Innovation: take the top card of wagons B
    [engine] Innovation: take the top engine
    [order] Innovation: take the top order
    [share] Innovation: take the top share
    [mining] Innovation: mine, up to four steps
   *[delivery] Innovation: deliver
 }
move-on = Turn up the next cards and go on
move-done = End the turn
move-pay-worker = Pay with a worker card of { $number }
move-pay-innovation = Pay with worker innovation { $innovation }, counted as { $number }
move-dock = To dock { $dock }
move-load = Load the rightmost card of the row at dock { $dock }, { wagon-kind }
move-store = Put the rightmost card of the row into the storage
move-fetch = From the storage: load { card-name } at dock { $dock }, { wagon-kind }
move-stop = Stop here
move-send = Send off the train of dock { $dock } with this card: { card-name }
move-look = Look at the top four of a stack: { stack-name }
move-take = Take { card-name }
move-next = Next under the stack: { card-name }

## What happened. $name is a player.

fact-chose = { $name } places { workers-name }: { zone-name }.
fact-paid = { $name } pays with a worker card of { $number } ({ zone-name }).
fact-paid-innovation = { $name } pays with worker innovation { $innovation }, counted as { $number } ({ zone-name }).
fact-used = { $name } plays { card-name }.
fact-took = { $name } takes { card-name }.
fact-docked = { $name } puts { card-name } to dock { $dock }.
fact-loaded = { $source ->
    [storage] { $name } loads { card-name } from the storage at dock { $dock }, { wagon-kind }.
   *[row] { $name } loads { card-name } at dock { $dock }, { wagon-kind }.
 }
fact-stored = { $name } puts { card-name } into the storage.
fact-stopped = { $name } stops here.
fact-sent = { $name } sends off the train of dock { $dock }: { card-name }.
fact-looked = { $count ->
    [one] { $name } looks at one card: { stack-name }.
   *[other] { $name } looks at { $count } cards: { stack-name }.
 }
fact-saw = Seen only by { $name }: { $cards }.
fact-took-secretly = { $name } takes one of these cards unseen: { stack-name }.
fact-took-unseen = Seen only by { $name }: the card taken is { card-name }.
fact-put-next = Seen only by { $name }: { card-name } lies { $number ->
    [one] highest
   *[other] in place { $number }
 } of those put back.
fact-put-back = { $count ->
    [one] { $name } puts one card under the stack: { stack-name }.
   *[other] { $name } puts { $count } cards under the stack: { stack-name }.
 }
fact-cut = A stack ran out and gets half of the other one, { $count ->
    [one] one card
   *[other] { $count } cards
 }: { stack-name }.
fact-turned-up = Turned up, { stack-name }: { card-name }.
fact-passed = { $name } passes.
fact-shift-ends = Shift { $shift } is over.
fact-token = { $name } gets shift token { $token }.
fact-shift-begins = Shift { $shift } begins. Starting player: { $name }.
fact-scored = { $name }: { points-name } for { line-name }.

## The score sheet

line-name = { $line ->
    [lorries] delivered lorries (A)
    [orders] fulfilled orders (B)
    [shares] assigned shares (C)
    [tokens] shift tokens (D)
   *[objectives] objectives (E)
 }

## Why not

reason-not-asked = That is not asked now.
reason-not-your-turn = It is not your turn.
reason-over = The game is over.
reason-not-in-play = This mining card is not in play with two players.
reason-no-sum = No combination of your workers makes exactly { $needs }.
reason-stack-empty = This stack is empty.
reason-three-engines = All three docks have an engine.
reason-out-of-reach = Neither number of steps can be used exactly.
reason-no-train = No train of yours can leave.
reason-nothing-to-take = There is no card that you could take.
reason-innovation-played = You cannot pass after an innovation.
reason-no-such-innovation = You do not hold this innovation.
reason-nothing-to-mine = Not one step of mining can be taken.
reason-no-zone-left = After this no zone could be chosen and paid.
reason-on-first = Say “on” first: the next cards are to be turned up.
reason-nothing-waits = There is no card to turn up.
reason-nothing-further = There is nothing to go on with: you have no innovation that can be played.
reason-action-first = You must place workers before the turn can end.
reason-no-such-worker = You do not have these workers in hand.
reason-too-many-workers = That is too many: { $needs ->
    [one] { $needs } worker is
   *[other] { $needs } workers are
 } still to be paid.
reason-never-exact = The rest, { $left ->
    [one] { $left } worker
   *[other] { $left } workers
 }, could then not be paid exactly.
reason-no-crest = This dock does not show the crest of the wagon.
reason-engine-there = This dock has an engine.
reason-row-empty = The mining row is empty.
reason-not-stored = No such card lies in the storage.
reason-crest-not-shown = This dock does not show the crest of the card.
reason-no-wagon = No such wagon stands empty at this dock.
reason-too-few-steps = The card takes more steps than are left: { $left }.
reason-steps-never-exact = After this step neither number of steps could be used exactly.
reason-steps-missing = You cannot stop at this number of steps.
reason-no-engine = This train has no engine.
reason-no-such-order = You do not hold this order.
reason-order-too-large = The order asks for { $needs ->
    [one] { $needs } lorry
   *[other] { $needs } lorries
 }; on the train are { $has }.
reason-other-engine = Trains that leave together need engines of the same type.
reason-no-train-yet = At least one train must leave.
reason-not-seen = This card is not among those you look at.

## Component sheets

reason-sheet-negative = In row { $row } of “{ $name }” a number is below zero.
reason-sheet-sum = Row { $row } of “{ $name }” must add up to { $wanted } cards, not { $cards }.
reason-sheet-points = “{ $name }” must be 3, 5, 7 and 10, in any order.

## The table as text

table-shift = Shift { $shift } of { $shifts }
table-starts = starting player
table-passed = has passed
table-zones = Zones and stacks
table-price = Workers
table-top = Top card
table-left = Cards
table-laid = Lying there
table-not-turned-up = not turned up yet
table-empty = empty
table-not-in-play = not in play
table-workers = Worker cards
table-orders = Orders
table-innovations = Innovations
table-row = Mining row, loaded first on the right
table-storage = Lorry storage
table-dock = Dock { $dock } ({ $crests }), lorries: { $count }
table-shares = Shares / orders
table-objectives = Objectives
table-tokens = Shift tokens
table-delivered = Delivered
table-score = Points
table-hidden = { $count ->
    [one] one card
   *[other] { $count } cards
 }
table-known-open = { table-hidden }, of these seen: { $cards }
table-looking = Cards looked at
table-remembered = What you know of hidden cards
table-known = { $ordered ->
    [yes] In this order: { $cards } – { $places }
   *[no] Somewhere among these places: { $cards } – { $places }
 }
table-depth = { stack-name } ({ $depth })
table-in-hand = hand of { $name }
table-looked-at = looked at
