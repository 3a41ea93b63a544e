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

## The server: why not

reason-bad-request = This request makes no sense here.
reason-too-large = That is too large.
reason-too-many = Too many requests at once. Wait a moment.
reason-no-user = Tell us your name first.
reason-no-name = A name needs at least one letter.
reason-no-such-table = There is no such table, or it is not for your eyes.
reason-no-such-game = There is no game “{ $game }” here.
reason-no-such-level = There is no bot of level “{ $level }” for this game.
reason-no-such-page = There is nothing here.
reason-not-seated = Seat { $seat } is not yours.
reason-not-host = Only the host of the table may do this.
reason-seat-taken = Seat { $seat } is taken.
reason-link-void = This link is no longer valid. Ask the host for a new one.
reason-stale = This question has been answered meanwhile. Look at the table again.
reason-table-closed = This table is closed.
reason-not-started = The game has not begun: seats are still free.
reason-started = The game has begun.
reason-other-rules = This game was begun under version { $rules } of the rules; here version { $expected } is played. It cannot go on.
reason-not-binding = The last move of a request must be one that binds.
reason-binds = “{ $move }” binds; it cannot be part of a draft.
reason-others-play = Others are still playing at this table.
reason-nothing-to-take-back = There is nothing to take back.
reason-rated = Nothing is taken back at a rated table.
reason-not-over = The game is not over yet.
reason-forbidden-origin = This page may not speak to the server.
reason-banned = This user has been shut out.
reason-unavailable = The server cannot do this at the moment. Nothing has changed; try again.

## The server: at the command line

serve-data = Tables are kept in { $url }
serve-missing = The server needs the module { $module }: install “spielwerk[server]”.
serve-at = Serving at { $url }
serve-other-rules = { $count ->
    [one] One running table follows another version of the rules. It is shown as it stood and cannot go on; its host may end it, unrated.
   *[other] { $count } running tables follow another version of the rules. They are shown as they stood and cannot go on; their hosts may end them, unrated.
 }
serve-compiling = The rules are being compiled for this machine, this once; meanwhile bots and boards are slow. It takes about half a minute.
serve-warm = Ready: the rules lie compiled.
serve-port = Port { $port } cannot be listened on ({ $why }).
serve-database = The database cannot be opened ({ $why }).
page-not-built = The web client is not built. “make play” builds it.

## The server: accounts, players

reason-name-taken = This name has an account already.
reason-wrong-password = Name and password do not fit.
reason-no-account = This needs an account; you are here as a guest.
reason-no-such-player = There is no player with an account of this name.
reason-wrong-code = This is not the code that was sent.
reason-no-mail = No mail can be sent from here.

## Notices: what users are told when they are not looking

notice-your-turn-title = Your turn: { $game }
notice-your-turn = It is your turn. At the table: { $names }.
notice-begun-title = It has begun: { $game }
notice-begun = The cards are dealt. At the table: { $names }.
notice-over-title = It is over: { $game }
notice-over = The game has ended. At the table: { $names }.
notice-rematch-title = Once more: { $game }
notice-rematch = You are asked to play again. At the table so far: { $names }.
notice-confirm-title = Your code for Spielwerk
notice-confirm = The code is { $code }. If you did not ask for mails, do nothing: you will get none.
player-gone = Someone

## What happens at any table

fact-taken-back = { $name } has taken back the last move, with the consent of all.
verified = By the rules: the deal is the one that was promised, and every move and the result are right ({ $game }, { $seats } players, result { $scores }).
record = Record

## The server: users of one name

reason-several-players = Several users have this name; name one by its id: { $ids }.

## The keeper of a server

admin-id = Id
admin-game = Game
admin-state = State
admin-updated = Last played
admin-players = Players
admin-name = Name
admin-account = Account
admin-created = Since
admin-banned = Shut out since
admin-aborted = Table { $table } has been ended without a result.
admin-expired = Tables ended: { $ended }. Tables forgotten: { $gone }.
admin-is-banned = User { $user } has been shut out.
admin-is-back = User { $user } may come in again.
backup-written = Backup written to { $file }: { $tables } tables, { $users } users. It holds the server's keys; keep it like a password.
backup-restored = Restored: { $tables } tables, { $users } users.
backup-exists = { $file } is there already, and nothing is overwritten.
backup-no-database = There is no database { $file }.
backup-no-file = There is no file { $file }.
backup-broken = This is no whole backup ({ $file }).
backup-other-release = This backup comes from a newer release of Spielwerk.
