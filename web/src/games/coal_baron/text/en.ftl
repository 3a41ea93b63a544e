### The drawn board of Coal Baron: what only a drawing has to say.

board-works = The works
board-again = again: done
board-left = { $count } left
board-plus-marks = +{ $marks } marks
board-plus-points = +{ $points } points
board-space-locked = { $name }: locked with so many players
board-shows = { $name }: { $card }
board-space = { $name }. Needs { workers-name }; you have { $has }.
board-canteen-has = Canteen. { $people }
board-supply-has = Coal supply: { $coal }
board-workers-left = Workers still to be placed
board-from-shift = Scored from shift { $shift } on
board-first-second = Most: { $first } points, second most: { $second }.
board-first = Most: { $first } points.
board-short = { $count } more for the lead.
board-leads = You lead.
board-mine-of = Mine of { $name }
board-coal-on = { $count ->
    [one] One { coal-name } cube
   *[other] { $count } { coal-name } cubes
 } on { level-name }, { $side ->
    [L] light
   *[D] dark
 } side
board-cube-in-cage = A { coal-name } cube in the cage
board-yard = Private storage, { coal-name }: { $count }
board-balance = Light tiles: { $light }, dark tiles: { $dark }. Imbalance costs { $lost } points at the end.
board-orders = Outstanding orders
board-no-orders = No outstanding order.
board-delivered = Delivered: { $count }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } points)
 }
board-order = { $name }: { $full } of { $slots } slots filled
board-order-plan = { $name }. Fill it in { $steps ->
    [one] one work step
   *[other] { $steps } work steps
 }.
board-slot = { $coal ->
    [y] Yellow
    [b] Brown
    [g] Grey
   *[k] Black
 } slot of { $order }
board-slot-store = The { coal-name } slot of { $order }, from the private storage
board-pair = Any two cubes for the { coal-name } slot of { $order }
board-pairing = Two cubes for one slot: choose them.
board-looks = { $name } is looking at { $count ->
    [one] one card
   *[other] { $count } cards
 }.
board-draft-you = Take one order. Everybody starts with three.
board-draft-other = { $name } takes an order.
board-tile-price = { $name }, { marks-name }
board-keep-tile = Buy one of these tunnel tiles, or none.
board-keep-order = Keep one of these orders, or none.
board-next = Which is to be drawn next?
board-put = The rest goes back in this order. Drag to change it.
board-drawn-next = drawn next
board-drawn-last = drawn last
board-all-top = All on top
board-all-bottom = All to the bottom
board-earlier = { $name }: drawn earlier
board-later = { $name }: drawn later
board-fuel = The supply has no { cart-colour } coal. Put another colour on this cart, or leave it empty.
board-others = The other mines
board-watch = Show the mine of { $name }
board-home = Back to my mine
board-cage-at = Cage at { level-name }, cubes in it: { $count }.
board-stored = In the private storage: { $count }.
board-sheet = Score sheet
board-sheet-shift = After shift { $shift }
board-sheet-over = The end of the game
board-skip = Show all
board-close = Close
board-moves = { $count } moves in one click
board-steps-left = { $steps } of { $all } work steps left

## The first turns, guided

board-tour-draft = Begin with an order. The shapes are the coal it asks for, the number is its points, the vehicle carries it away. Small orders of near levels are quick to fill.
board-tour-first = Now place your workers. The factory sells tunnel tiles: each brings carts full of coal into your mine. A tile that fits your orders is a good start; the coin shows its price.
board-tour-price = ▲ is how many workers a space needs now: one more than stand there. They send whoever stands there to the canteen. Empty spaces are cheap, so be early where you must be.
board-tour-mine = When coal and orders fit, send workers to mining. The figure is how many work steps you get: each move of the lift, each cube loaded or unloaded is one.
board-tour-look = Only you see these cards. Keep one with a click, or none.
board-tour-put = Put the rest back, on top or at the bottom. One click does it.
board-tour-fuel = The bunker is out of this coal. Another colour may ride on the cart, or it stays empty.
board-tour-dig = The shortest way: click an order that says how many steps it takes, and the whole plan is filled in. Every step can be taken back.
board-tour-lift = Or dig by hand: click coal on a cart, the lift goes there and loads it. Then bring the lift to the surface and click a slot.
board-tour-deliver = A full order earns nothing until it is delivered. Each vehicle takes all your full orders of its kind at once.
board-tour-clock = At the end of a shift, whoever delivered most of each kind scores. After the first shift four rows count, then eight, then twelve.
board-tour-done = Look at what has changed. A second click on the space, or Confirm, ends your turn; Undo takes it back.
