### The frame of the web table in English.

app = Spielwerk
loading = Coming …
close = Close
save = Save
saved = Saved.
yes = Yes
no = No
open = Open
copy = Copy
copied = Copied
share = Send
more = More
menu = Menu
language = Language
guest = Guest

## The ways

skip-to-content = Skip to the content
ways = Main
lobby = Lobby
my-tables = My tables
help = Help
profile = Profile
to-the-lobby = To the lobby
footer = Spielwerk is not affiliated with the designers or publishers of these games. If you like a game, buy it.
for-programs = For programs
not-found = Nothing stands here
not-found-lead = This address leads nowhere. Perhaps the link was cut short.
page-unreachable = This page could not be loaded. Check the connection, then load it again.
offline-request = The server cannot be reached. Nothing was lost; try again in a moment.
server-trouble = The server could not answer. Try again in a moment.

## The games

game-coal-baron = Coal Baron
game-card-game = Coal Baron: The Great Card Game
game-great-split = The Great Split
blurb-coal-baron = Dig coal, fill orders, send them off before the shift is over. 2 to 4 players, about an hour.
blurb-card-game = Load lorries onto wagons and couple the trains your orders ask for. 2 to 4 players, about an hour.
blurb-great-split = Split your hand in two and let your neighbour choose. 2 to 7 players, 45 minutes.
option-open-deliveries = Delivered orders lie open
option-open-deliveries-why = Everybody always sees what the others have delivered.
option-carts-for-all = Empty carts score for all
option-carts-for-all-why = Empty carts score even for who has delivered no order.
level-random = beginner (at random)
level-easy = easy
level-medium = medium
level-normal = medium
level-heuristic = skilled
level-strong = strong

## The lobby

welcome = Take a seat
welcome-lead = Play at once against bots, or open a table and send your friends a link. A name is enough.
games = Games
players-at-table = Players
play-now = Play now
setting-up = Setting up …
with-friends = With friends
rules = Rules
rules-of = Rules of { $game }
open-tables = Open tables
no-open-tables = No table waits for players. Open one!
running-tables = Being played
no-running-tables = Nobody is playing in public just now.
sit-down = Sit down
watch = Watch
owed-here = { $count ->
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
 }

## A new table

new-table = New table
which-game = Game
seats = Seats
how-many = Number of players
seat-number = Seat { $number }
seat-me = I sit here
seat-link = A friend, by link
seat-open = Open to anybody
seat-bot = A bot
seat-free = free
bot-level = How strong
bot-number = Bot { $number }
seats-why = Several seats of your own make a table for one sofa: the screen is handed over between turns.
how-to-play = How it is played
clock = Clock
clock-kind-none = No clock
clock-kind-live = Minutes each
clock-kind-days = Days a turn
clock-bank = Minutes for each player
clock-increment = Seconds added each turn
clock-days-each = Days for each turn
clock-none = no clock
clock-live = { $minutes } min each, +{ $seconds } s a turn
clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
 }
absence = When somebody’s time is up
absence-nothing = nothing happens
absence-bot-turn = a bot plays this turn
absence-bot-seat = a bot plays until they are back
access = Who may look on
access-link = only who has a link
access-public = everybody
rated = Rated
rated-why = The result counts for ratings. Nothing can be taken back.
open-table = Open the table

## Before the start

waiting-title = { $game }: the table is laid
waiting-lead = { $count ->
    [0] Everybody is here; it begins.
    [one] One seat is free. It begins when all are taken.
   *[other] { $count } seats are free. It begins when all are taken.
 }
the-table = The table
awaited = awaited
is-there = is here
link-for-seat = Link for seat { $number }
new-link = New link
new-link-why = A new link frees the seat as it stands; the old one opens nothing any more.
for-spectators = For spectators
watch-link = Link to look on
commitment = The deal is fixed already; its promise is
leave-seat = Leave the seat

## Links

link-title = A seat is kept for you
link-lead = Tell your name, and sit down. That is all.
your-name = Your name
name-is-enough = Up to 40 letters. No e-mail, no password.
link-taken = Somebody sits here already: this link was used in another browser. If it was you, go on there; if not, ask your host for a new link.
link-void = This link does not count any more: the host has made a new one. Ask for it.
watch-title = Looking on
watch-coming = You are led to a place with a good view …

## My tables, my profile

mine-none = You sit at no table yet.
mine-owed = It is your turn
mine-running = Others think
mine-open = Waiting for players
mine-over = Played
waits-for-players = waiting for players
your-turn = Your turn
turn-of-others = the others’ turn
came-in = place { $place }
is-over = over
how-it-looks = As you like it
how-i-like-it = As I like it
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
confirm-mode = A turn counts
confirm-explicit = when I confirm
confirm-delay = after some seconds
confirm-at-once = at once
confirm-seconds = So long it can be taken back
seconds = { $count } s
motion = Motion
motion-full = Full
motion-fast = Quick
motion-none = None
sounds = Sounds
text-mode = Text mode
text-mode-why = The table as headings and lists, with a line to write moves on; made for screen readers.
tour = Guide through first turns
tour-why = Comments beside the board on what to do and why.
account = Account
account-why = An account keeps your tables on every device. Without one, they live in this browser.
account-is = You are logged in as { $name }.
account-name = Name of the account
password = Password
log-in = Log in
log-out = Log out
make-account = Make an account
export = All that is kept about me
delete-account = Delete the account
delete-sure = Delete the account for good?

## The status line

status-free-seats = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
 }
status-starting = Everybody is here; the table is being laid.
status-sending = Your turn is being written down …
status-mine = Your turn: { $asks }.
status-mine-plain = Your turn.
status-other = Waiting for { $names }: { $asks }.
status-other-plain = Waiting for { $names }.
status-server = The server works out what comes next.
status-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
 }
status-over = The game is over.
status-aborted = This game was broken off.
why-bot = The bot is thinking.
why-away = Away just now; the table waits.
line-joining = joining
line-live = connected
line-lost = connecting again …
line-offline = offline
line-gone = closed by the server ({ $code })
undo-step = Undo step
restart-turn = Restart turn
confirm = Confirm
confirm-in = Confirm ({ $seconds })
confirm-what = Confirm: { $sentence }
plan = My plan
back-to = Back to: { $sentence }
notice-other-window = Your plan was changed in another window. This is the newest one.
notice-stale = The table has moved on meanwhile. This is how it stands; nothing was lost.
notice-draft-gone = While you were away this question was answered: your plan is not needed any more.

## Beside the board

beside = Beside the board
players = Players
log = Log
chat = Talk
table = Table
tag-you = you
tag-bot = bot, { $level }
tag-stand-in = a bot stands in
tag-away = away
tag-thinks = thinks
winner = Winner
points-word = points
time-days = { $days } d { $hours } h
log-all = Everybody
log-filter = Whose lines
log-empty = Nothing has happened yet.
only-you = Only you see this.
chat-empty = Nobody has said anything.
chat-say = Say something
ask-takeback = Ask to take back
takeback-mine = You asked to take back your last turn. The others are asked.
takeback-asked = { $name } would like to take back the last turn.
resign = Let a bot take my seat
resign-sure = Shall a bot play on for you?
took-back = { $name } has taken back the last turn.
i-am-back = I am back
name-too-long = A name has at most { $most } letters; this one has { $count }.
keys = Keys
key-undo = undo a step
key-confirm = confirm
key-last = to the last event
key-hold = not yet; close
key-help = this help
key-arrows = to the next piece
key-enter = choose
tour-next = Next
tour-skip = No more comments

## Text mode

text-choices = What you may say
text-nothing-to-do = Nothing is asked of you now.
text-table = The table
text-command = Write a move, or: undo, restart, confirm
text-send = Send
text-not-now = “{ $move }” is not a move, or not now.

## The end

score-sheet = Score sheet
sheet-line = For
sheet-total = Total
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
see-the-board = See the board
rematch = Play again
to-rematch = To the new table
download-record = Record
verify = Verify
verify-title = Verify a record
verify-lead = Every game leaves a record. Here it is checked move by move: that it was played by the rules, and dealt as promised before.
verify-file = A file
verify-text = Or its text

## One screen for several

hand-over = { $name } is next
hand-over-why = Hand the screen over. Nothing of the table is shown until then.
i-am = I am { $name }
no-table = This table cannot be shown

## Help

rules-in-english = The rules pages are in English.
ask-begin = How do I begin?
answer-begin = Choose “Play now” on a game in the lobby: you sit at a table with bots at once. Everything outlined on the board can be chosen; what cannot be chosen tells you why when you point at it.
ask-friends = How do I play with friends?
answer-friends = Choose “With friends”, say who sits where, and send each friend the link of a seat. Whoever opens it tells a name and sits down. Another link lets people look on.
ask-undo = Can I take something back?
answer-undo = Until you confirm, everything: step by step, the whole turn, or back to any step of your plan. What shows a card nobody knew cannot be taken back.
ask-clock = What if somebody does not come back?
answer-clock = Who opens a table says whether there is a clock, and what happens when it runs out: nothing, a bot plays the turn, or a bot plays until the player is back.
ask-gone = I lost the connection
answer-gone = Nothing is lost. The page says how the line stands and connects again by itself; your plan is kept, on another device too.
ask-fair = Is the deal fair?
answer-fair = The deal is promised by a number before anybody sits down, and shown at the end. Every record can be verified, here or elsewhere.
