### Coal Baron in words: what is asked for, the table in text mode, a guided first turn.

asks-mine = { $phase ->
    [draft] take one of the orders on offer
    [turn] place workers ({ $workers } left)
    [keep] keep one of the cards, or none
    [fuel] choose the coal for this cart
    [put] put the rest on top of the deck or at the bottom
    [next] say in which order the cards lie
    [mining] mine ({ $steps ->
        [one] one step left
       *[other] { $steps } steps left
     })
    [pair] add two cubes
   *[done] end the turn
 }
asks-other = { $phase ->
    [draft] taking an order
    [keep] looking at five
    [mining] mining
   *[other] placing workers ({ $workers } left)
 }
words-needs = { $workers ->
    [one] needs one worker
   *[other] needs { $workers } workers
 }
words-stand = { $workers ->
    [one] one worker of { $name } stands here
   *[other] { $workers } workers of { $name } stand here
 }
words-none = none
words-slot = { coal-name } { $full ->
    [yes] filled
   *[no] free
 }
words-order = Order { $order }, { vehicle-name }, { $points ->
    [one] one point
   *[other] { $points } points
 }:
words-mine-of = Mine of { $name }
words-cage = Cage at { level-name }, in it: { $coal }
words-store = Private storage: { $coal }
words-level = { cart-colour-at }, printed cart { $printed ->
    [yes] full
   *[no] empty
 }.
cart-colour-at = { $coal ->
    [y] Yellow level
    [b] Brown level
    [g] Grey level
   *[k] Black level
 }

guide-draft = Before the first shift everyone takes orders. Small ones are quick to fill; several for the same transport can leave together.
guide-goal = You have three shifts. Buy tunnels with coal, bring the coal up, fill orders, send them off: most points win. Everything that is outlined can be chosen now.
guide-workers = Every action costs workers. An empty space costs one; where others stand, one more than they are. The badge shows how many you need now.
guide-tile = A good start: buy a tunnel tile in a colour that your orders ask for. Its coal lies on its carts at once.
guide-undo = This is only your plan: nobody sees it yet. Undo takes a step back; Confirm makes it count.
guide-mining = Lower the cage to a level, load coal, lift the cage to the surface, and put the coal on your orders. Each of these is one step.
guide-look = Only you see these cards. Keep one or none, then say where the rest goes.
