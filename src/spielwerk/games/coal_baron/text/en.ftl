### Coal Baron in English. Words as in docs/glossary.md; every sentence is our own.

game = Coal Baron

## Pieces. $colour and $coal are y b g k; $vehicle as in the moves.

coal-name = { $coal ->
    [y] yellow
    [b] brown
    [g] grey
    [k] black
   *[none] no
 }
cart-colour = { $colour ->
    [y] yellow
    [b] brown
    [g] grey
   *[k] black
 }
vehicle-name = { $vehicle ->
    [barrow] wheelbarrow
    [cart] horse cart
    [truck] truck
   *[train] locomotive
 }
tile-name = { $tile ->
    [none] nothing
   *[tile] { $tile } ({ $carts ->
        [one] one { cart-colour } cart
       *[other] { $carts } { cart-colour } carts
     }, { $side ->
        [L] light
       *[D] dark
     } side)
 }
order-name = { $order ->
    [none] nothing
   *[order] { $order } ({ $slots }, { vehicle-name }, { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
     })
 }
workers-name = { $workers ->
    [one] one worker
   *[other] { $workers } workers
 }
marks-name = { $marks ->
    [one] one mark
   *[other] { $marks } marks
 }
points-name = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
level-name = { $level ->
    [0] the surface
    [1] the yellow level
    [2] the brown level
    [3] the grey level
   *[4] the black level
 }
source-name = { $source ->
    [store] from the private storage
   *[cage] from the cage
 }

## Worker spaces

space-name = { $space ->
    [factory-1] factory space 1
    [factory-2] factory space 2
    [factory-3] factory space 3
    [factory-4] factory space 4
    [factory-5] factory space 5
    [factory-6] factory space 6
    [factory-7] factory space 7
    [factory-8] factory space 8
    [factory-look] “look at five tunnel tiles”
    [mine-4] mining with 4 work steps
    [mine-6] mining with 6 work steps
    [mine-8] mining with 8 work steps
    [mine-10] mining with 10 work steps
    [deliver-barrow] delivery by wheelbarrow
    [deliver-cart] delivery by horse cart
    [deliver-truck] delivery by truck
    [deliver-train] delivery by locomotive
    [money-3] money, 3 marks
    [money-4] money, 4 marks
    [money-5] money, 5 marks
    [money-6] money, 6 marks
    [order-1] order space 1
    [order-2] order space 2
    [order-3] order space 3
    [order-4] order space 4
    [order-look] “look at five orders”
   *[bank] the bank
 }

## Moves

move-draft = Take order { order-name }
move-factory = { $space ->
    [look] Look at five tunnel tiles
   *[tile] Buy the tunnel tile on space { $space }
 }
move-mine = Mine with { $steps } work steps
move-deliver = Deliver all complete orders by { vehicle-name }
move-money = Take { marks-name }
move-order = { $space ->
    [look] Look at five orders
   *[order] Take the order under space { $space }
 }
move-bank = One worker to the bank for 1 mark
move-keep-tile = Buy { tile-name }
move-keep-order = Keep order { order-name }
move-keep-none = Keep none
move-top = Put the rest on top of the deck
move-bottom = Put the rest at the bottom of the deck
move-next-tile = Next in the deck: { tile-name }
move-next-order = Next in the deck: { order-name }
move-next-none = Next in the deck: a card unseen by you
move-fuel = { $coal ->
    [none] Leave this cart empty
   *[coal] Put a { coal-name } cube on this cart
 }
move-cage = Cage to { level-name }
move-load = Load a { coal-name } cube into the cage
move-store = Put a { coal-name } cube into the private storage
move-fill = Put a { coal-name } cube { source-name } on order { order-name }
move-pair = Fill a { coal-name } slot of { order-name } with any two cubes
move-add = Add a { coal-name } cube { source-name }
move-stop = Stop mining
move-done = End the turn

## What happened. $name is a player.

fact-drafted = { $name } takes order { order-name } from the draft.
fact-order-opened = { $order ->
    [none] No order is left for space { $space }.
   *[order] Order { order-name } is turned up under space { $space }.
 }
fact-tile-opened = { $tile ->
    [none] No tunnel tile is left for space { $space }.
   *[tile] Tunnel tile { tile-name } is turned up on space { $space }.
 }
fact-shift-begins = Shift { $shift } begins. Starting player: { $name }.
fact-placed = { $name } places { workers-name }: { space-name }.
fact-to-canteen = To the canteen: { workers-name } of { $name }.
fact-bought = { $name } buys tunnel tile { tile-name } for { marks-name }.
fact-looked = { $deck ->
    [tiles] { $count ->
        [one] { $name } looks at one tunnel tile.
       *[other] { $name } looks at { $count } tunnel tiles.
     }
   *[orders] { $count ->
        [one] { $name } looks at one order.
       *[other] { $name } looks at { $count } orders.
     }
 }
fact-saw = Seen only by { $name }: { $cards }.
fact-took = { $name } takes order { order-name }.
fact-earned = { $name } gets { marks-name }.
fact-delivered = { $name } delivers order { $order } ({ $slots }, { vehicle-name }): { points-name }.
fact-kept-none = { $name } keeps none.
fact-fuelled = { $coal ->
    [none] { $name } leaves the cart empty.
   *[coal] { $name } puts a { coal-name } cube on the cart instead.
 }
fact-put-back = { $where ->
    [top] { $count ->
        [one] { $name } puts one card on top of the deck.
       *[other] { $name } puts { $count } cards on top of the deck.
     }
   *[bottom] { $count ->
        [one] { $name } puts one card at the bottom of the deck.
       *[other] { $name } puts { $count } cards at the bottom of the deck.
     }
 }
fact-put-next = Seen only by { $name }: { $card } lies { $number ->
    [one] first
   *[other] in place { $number }
 }.
fact-cage-moved = { $name } moves the cage to { level-name }.
fact-coal-load = { $name } loads a { coal-name } cube.
fact-coal-store = { $name } puts a { coal-name } cube into the private storage.
fact-filled = { $name } puts a { coal-name } cube { source-name } on order { order-name }.
fact-pairing = { $name } fills a { coal-name } slot of { order-name } with two cubes.
fact-added = { $name } adds a { coal-name } cube { source-name }.
fact-stopped = { $name } stops mining.
fact-shift-ends = Shift { $shift } is over.
fact-scored = { $name }: { points-name } for { element-name }.
fact-end-scored = { $name }: { points-name } for { line-name }.

## The score sheet

element-name = { $element ->
    [yellow] yellow coal delivered
    [brown] brown coal delivered
    [grey] grey coal delivered
    [black] black coal delivered
    [barrow] wheelbarrow deliveries
    [cart] horse cart deliveries
    [truck] truck deliveries
    [train] locomotive deliveries
    [empty-yellow] empty yellow carts
    [empty-brown] empty brown carts
    [empty-grey] empty grey carts
    [empty-black] empty black carts
   *[delivered] delivered orders
 }
line-name = { $line ->
    [end-marks] marks (1 for every 5)
    [end-cubes] cubes owned (1 for every 3)
    [end-orders] outstanding orders (−1 each)
   *[end-balance] tunnel imbalance (−2 for each tile)
 }
line-of-shift = Shift { $shift }: { element-name }

## Why not

reason-not-asked = That is not asked now.
reason-not-your-turn = It is not your turn.
reason-over = The game is over.
reason-not-in-the-draft = This order is not in the draft.
reason-locked = This space is locked with so many players.
reason-workers = This space needs { $needs ->
    [one] { $needs } worker
   *[other] { $needs } workers
 }; you have { $has }.
reason-no-tile = No tunnel tile lies here.
reason-marks = This tunnel tile costs { $needs ->
    [one] { $needs } mark
   *[other] { $needs } marks
 }; you have { $has }.
reason-deck-empty = No tunnel tile is left to look at.
reason-nothing-complete = You have no complete order for this transport.
reason-no-order = No order lies here.
reason-order-deck-empty = No order is left to look at.
reason-not-seen = This card is not among those you look at.
reason-not-in-supply = The supply has no cube of this colour.
reason-cage-is-there = The cage is there already.
reason-at-the-surface = The cage is at the surface.
reason-no-such-coal = No cart on this level carries this colour.
reason-cage-full = All five places of the cage are taken.
reason-below-the-surface = The cage is not at the surface.
reason-not-in-cage = The cage carries no cube of this colour.
reason-not-in-store = The private storage holds no cube of this colour.
reason-not-your-order = This order is not among your outstanding ones.
reason-no-free-slot = This order has no free slot of this colour.
reason-one-step-left = Two cubes take two work steps; one is left.
reason-two-cubes = You need two cubes at hand.

## The table as text

table-factory = Minecart factory
table-mining = Mining
table-delivery = Delivery
table-money = Money
table-orders = Orders
table-draft = Draft
table-clock = Shift clock
table-decks = Decks
table-tiles-left = Tunnel tiles in the deck: { $count }
table-orders-left = Orders in the deck: { $count }
table-supply = Coal supply
table-locked = locked
table-empty = empty
table-workers = Workers
table-marks = Marks
table-score = Points
table-canteen = Canteen
table-bank = Bank
table-light = light
table-dark = dark
table-delivered = Delivered orders
table-delivered-hidden = Delivered orders: { $count }, face down
table-balance = Light tiles less dark tiles: { $count }
table-looking = Cards looked at
table-remembered = What you know of the deck
table-known = { $ordered ->
    [yes] From place { $from } of the deck: { $cards }
   *[no] Among places { $from } to { $to } of the deck: { $cards }
 }
table-known-tiles = Tunnel tiles. { table-known }
table-known-orders = Orders. { table-known }
table-shift = Shift { $shift } of 3
table-starts = starting player
