### The house in English: what is said whatever the game.

## Refusals that no single game has

reason-seats = This game is for { $fewest } to { $most } players, not { $seats }.
reason-seat = There is no seat { $seat } at this table.
reason-no-such-move = “{ $move }” is not a move of this game.
reason-option = The game has no option “{ $option }”.
reason-sheet-none = This game has no component sheet.
reason-sheet-unknown = There is no row “{ $name }” on this game's component sheet.
reason-sheet-missing = The row “{ $name }” is missing.
reason-sheet-number = “{ $name }” must be one number.
reason-sheet-row = “{ $name }” must be a row of { $columns ->
    [one] one number
   *[other] { $columns } numbers
 }.
reason-sheet-table = “{ $name }” must be a table of { $rows } × { $columns } numbers (rows × columns).
reason-sheet-whole = In “{ $name }”, what stands in place { $place } is not a whole number.
reason-sheet-range = In “{ $name }”, the number in place { $place } is not from { $least } to { $most }.

## Component sheets

components-title = Component sheet of { $game }: the figures of the box.
components-figures = If the figures in your box differ, correct them here: some of ours are reconstructed (RECON in the rules).
components-use = Save as { $file } and play with it: spielwerk play { $name } --components { $file }
sheet-not-toml = This file cannot be read as TOML ({ $why }).
sheet-refused = This component sheet cannot be played with: { $sentence }

## Records

record-place = { $file }: { $sentence }
record-line = { $file }, line { $line }: { $sentence }
record-unreadable = The file cannot be read ({ $why }).
record-no-file = This is no file.
record-not-text = This is not a text file.
record-too-large = This file is too large.
record-no-tag = The tag { $tag } is missing.
record-bad-tag = This is not a tag of a record: { $text }
record-twice = The tag { $tag } stands here a second time.
record-no-seat = There is no seat { $seat } among { $seats }.
record-bad-line = This is not a move (“seat move”): { $text }
record-bad-value = This value cannot be read: { $text }
record-not-one-a-seat = { $tag } must name one value for each of the { $seats } seats.
record-no-game = There is no game “{ $game }” here.
record-other-game = This is a record of { $game }, not of { $expected }.
record-other-rules = The record follows version { $rules } of the rules; these are version { $expected }.
record-other-sheet = The component sheet is not the one that is named: its SHA-256 is another.
record-no-start = The options do not say who started.
record-unfinished = The game is not finished: there is no deal, seed or result to check.
record-refused = Move { $number }, “{ $move }” of seat { $seat }, is against the rules (to move: { $asked }): { $sentence }
record-refused-head = The table cannot be set up: { $sentence }
record-no-such-deck = The game has no deck “{ $pack }”.
record-not-the-box = The deal of the { $pack } is not what is in the box.
record-broken-promise = The seed is not the one that was promised: its SHA-256 is not the commitment.
record-other-deal = The deal is not that of the seed: of the { $pack }, card { $place } is { $stated } and should be { $card }.
record-stops-early = After move { $number } the game is not over, but the record ends.
record-other-result = The result should be { $scores }, not { $stated }.
record-fine = { $file }: by the rules ({ $game }, { $seats } players, { $moves } moves, result { $scores }).
record-start-named = The starter was named beforehand, not drawn from the seed.

## The terminal

play-title = { $game }, { $seats } players
play-guest = Guest
play-bot = Bot { $number }
play-prompt = Your move
play-help = Type a number or a move (“{ $example }”). Also: undo, restart, table, log, help, quit.
play-bye = Until next time. The game was not finished.
play-nothing-to-undo = There is nothing to undo since the last move that bound you.
play-undone = Taken back: { $move }.
play-legal = You may
play-result = The game is over
play-place = Place
play-shared = The victory is shared by { $names }.
play-wins = { $names } wins.
play-no-number = There is no move number { $number }.
play-sheet = Score sheet
play-total = Total
play-rule = { $sentence } ({ $rule })
play-and = { $first } and { $last }
compiling = Compiling the rules for this machine, once; this takes half a minute, or a minute with bots that think.

## Simulation

simulate-progress = Playing
simulate-title = { $games ->
    [one] One random game of { $game }, { $seats } players
   *[other] { $games } random games of { $game }, { $seats } players
 }
simulate-title-bots = { $games ->
    [one] One game of { $game }, { $seats } players: { $bots }
   *[other] { $games } games of { $game }, { $seats } players: { $bots }
 }
simulate-decisions = { $count } decisions
simulate-seconds = { NUMBER($seconds, maximumFractionDigits: 2) } seconds, { $rate } decisions a second
simulate-seat = Seat
simulate-mean = Mean points
simulate-lowest = Lowest
simulate-highest = Highest
simulate-written = { $count ->
    [one] One record written to { $folder }.
   *[other] { $count } records written to { $folder }.
 }

## The arena

arena-title = { $games ->
    [one] One game of { $game } between bots, { $seats } players
   *[other] { $games } games of { $game } between bots, { $seats } players
 }
arena-level = Level
arena-games = Games
arena-wins = Wins
arena-share = Share of wins
arena-place = Mean place
arena-score = Mean points
arena-decision = A decision
arena-longest = The longest
arena-interval = In brackets: where the true share lies, in 95 of 100 such runs. A shared victory is divided.

## Speed

bench-title = Random games on this machine, one core
bench-game = Game
bench-seats = Seats
bench-decisions = Decisions per second
bench-games = Games per second
bench-copy = Copy of a table
bench-threads = Two threads over one
bench-bots = Bots on this machine, a full table of one level, asked one by one
bench-level = Level
bench-longest = The longest decision

## What went wrong

error-no-game = There is no game “{ $game }”. There are: { $games }.
error-unwritable = The folder { $folder } cannot be written to ({ $why }).
error-option = An option is written name=value: { $option }
error-option-twice = An option stands there twice.
error-output = What is to be said cannot be written ({ $why }).
error-language = There is no language “{ $language }”. There are: { $languages }.
error-no-level = There is no level “{ $level }” for this game. There are: { $levels }.
error-levels = { $levels } levels are named, but bots have only { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }.
error-games = At least one game must be played, not { $games }.
