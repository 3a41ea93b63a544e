### Halves in English, as much as the tests of the command line need.

game = Halves
move-cut = cut after { $cards }
move-swap = swap card { $cards } and the next
move-keep = keep the { $half } half
reason-sheet-cards = The box holds { $wanted } cards, not { $cards }.
reason-sheet-points = No card counts more than { $most } points.
