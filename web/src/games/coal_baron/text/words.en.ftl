### Coal Baron in words: what is asked for, the table in text mode.

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
