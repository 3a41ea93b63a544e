### The drawn board of The Great Card Game, and its table in words: what only the web page has to say.

asks-mine = { $phase ->
    [turn] { $waits ->
        [yes] place workers in a zone, or pass
       *[no] go on, or end the turn
     }
    [pay] pay exactly { $owed } more ({ zone-name })
    [dock] choose a dock for the card
    [mining] load lorries ({ $steps ->
        [one] one step left
       *[other] { $steps } steps left
     })
    [send] send off trains
    [look] choose a stack to look at
    [take] take one of the cards
    [next] say in which order the rest goes back
   *[done] end the turn, or go on
 }
asks-other = { $phase ->
    [pay] paying workers
    [dock] choosing a dock
    [mining] loading lorries
    [send] sending off trains
    [look] choosing a stack
    [take] looking at cards
    [next] putting cards back
   *[turn] placing workers
 }
crest-name = { $crest ->
    [w] wheel
    [c] clover
    [b] bastion
   *[f] fox
 }
words-none = none
words-needs = needs { workers-name }
words-loaded = { $wagon }, loaded: { $card }

board-needs = Needs { workers-name }
board-zone = { $name }. Needs { workers-name }.
board-top = Top card: { $card }. { $count ->
    [one] One card lies there.
   *[other] { $count } cards lie there.
 }
board-laid = Workers there: { $workers }.
board-over = The end of the game
board-token = Shift token { $token }: { $name }
board-token-free = Shift token { $token }: not won yet
board-recon = our reconstruction
board-recon-why = How many lorries, orders and innovations there are of each kind is our reconstruction: no source prints it. The rules page tells more.
board-yard-of = The yard of { $name }
board-home = Back to my yard
board-steps = { $steps } steps used, of { $least } or { $most }
board-row = Mining row
board-row-empty = no lorry in the row
board-next = Next to be loaded: { $card }
board-storage = Lorry storage, cards: { $count }
board-dock = Dock { $dock } ({ $crests }), lorries on the train: { $count }.
board-no-engine = No engine yet.
board-lorries = { $count ->
    [one] One lorry on this train
   *[other] { $count } lorries on this train
 }
board-wagon-empty = { $name } at dock { $dock }, empty
board-wagon-loaded = { $name } at dock { $dock }, loaded: { $card }
board-send = { $card }, for the train of dock { $dock } ({ $count ->
    [one] one lorry
   *[other] { $count } lorries
 } on it)
board-hand = My hand
board-no-workers = all workers placed
board-worker = Worker card of { $number }, in hand: { $count }
board-pay = Still to pay for { $name }: { $workers }
board-way = Pay with { $numbers }
board-pass = Pass
board-on = Turn up and go on
board-done = End the turn
board-choose-stack = Choose a stack: you look at its top four cards and take one.
board-docking = To which dock? { $card }
board-looks = { $name } is looking at { $count ->
    [one] one card
   *[other] { $count } cards
 }: { $stack }.
board-take = Take one of these cards. Only you see them.
board-order-rest = The rest goes under the stack in this order. Drag to change it; a click lays a card down first.
board-highest = highest
board-lowest = lowest
board-put-back = Put back in this order
board-higher = { $name }: higher
board-lower = { $name }: lower
board-ledger-of = What { $name } has earned
board-orders = orders
board-shares = shares
board-assigned = assigned
board-printed = Lorries printed on the fulfilled orders: { $count }
board-no-objectives = no objective yet
board-objective = { $card }: { $count } so far, { points-name }
board-delivered = { $count ->
    [one] One train delivered
   *[other] { $count } trains delivered
 }
board-others = The other yards
board-watch = Show the yard of { $name }
board-place = { destination-name }: orders { $orders }, shares { $shares }
board-sheet = The final scoring
board-moves = { $count } moves in one click

## The first turns, guided

board-tour-first = Each zone shows what it takes: one worker more than were placed there last. What is lit is open to you. Begin with a wagon, an engine or an order; a click pays and takes the card.
board-tour-price = The helmet is the price: exactly so many workers. Your cards add up to it, never over. Once a zone is used it grows dearer, for you too.
board-tour-train = A train needs wagons, lorries on them, an engine and an order for at most as many lorries. Wagons stand only where their crest is shown; wild ones anywhere.
board-tour-worth = Orders pay on delivery. A share pays three points for each fulfilled order of its destination, and objectives pay at the end.
board-tour-pay = There is more than one way to pay. The first button keeps the most choices open for later; or click worker cards one by one.
board-tour-dock = Choose a dock that is lit: it shows the crest of the wagon, or has no engine yet. The card stays there.
board-tour-mining = The outlined lorry is next. Click it, then a wagon that lights up; or the storage, for later. A card with two lorries takes two steps.
board-tour-send = Click an order beside a train that is lit, and the train leaves. Several may leave at once if their engines are of one type. Then stop.
board-tour-look = Choose any stack, whatever its price: you look at its top four cards.
board-tour-take = Take one of these. Only you see them.
board-tour-next = The rest goes under the stack, the first one highest. One click puts them back.
board-tour-done = End the turn, and the next cards are turned up. Until then everything can be undone.
