### The drawn board of The Great Split, and its table in words: what only the web page has to say.

asks-mine = { $phase ->
    [discard] discard down to the hand limit
    [split] divide your hand in two and seal the wallet
    [choose] keep one part of the wallet from your right
    [arrow] choose a track for the double arrow
    [seal] place the { $count ->
        [one] seal
       *[other] { $count } seals
     }
   *[resolution] play or sell all your cards and use the splitter
 }
asks-other = { $phase ->
    [discard] discarding
    [split] dividing the hand
    [choose] choosing a part
   *[resolution] resolving the hand
 }
words-rounds = The rounds and the art market
words-tracks = What is printed on the tracks
words-track = { $name }: { $length } spaces, contracts at { $contracts }.
words-banners = Banners: { $banners }.
words-arrows = Double arrows at { $arrows }.
words-seal = { $name }: { $length } spaces, icons at { $icons }, stars at { $stars }.
words-band = { $prestige } from { $from } on
words-board-of = Board of { $name }
words-prestige = Prestige { $prestige }; { $total } if the end came now
words-answered = { $done ->
    [yes] Has answered.
   *[no] Has not answered yet.
 }
words-worth = worth { $prestige } for { $name }
words-sold = Sold: { $cards }
words-thrown = Discards that you know: { $cards }
words-none = none

board-rounds = The six rounds
board-round = Round { $round }: cards of level { $level }, hand limit { $limit }.
board-token = The market token was { $token }.
board-scored-after = Scored after it: { $what }.
board-market = Art market
board-coming = After round { $round }, as it stands
board-coming-end = At the end, as it stands
board-artwork-of = { $name }: level { $level }, worth { $prestige }.
board-side = { $side ->
    [left] Left: takes your wallet
    [right] Right: passes you a wallet
   *[both] Your neighbour on both sides
 }
board-watch = { $name }: { $side ->
    [left] left-hand neighbour
    [right] right-hand neighbour
    [both] neighbour on both sides
   *[ring] across the table
 }. Show this board large
board-has-answered = { $name } { $phase ->
    [split] has sealed the wallet
    [choose] has chosen
    [resolution] is done
   *[discard] is within the limit
 }
board-is-awaited = { $name } { $phase ->
    [split] is still dividing
    [choose] is still choosing
    [resolution] is still resolving
   *[discard] has to discard
 }
board-ring = The others around the table
board-mini = { $name }: { $level } of { $length }; seals { $sealed }; { $contracts } contracts times { $stars }
board-board-of = Board of { $name }
board-home = Back to my board
board-character = Character. Contracts on it: { $contracts }
board-recon = our reconstruction
board-if-now = if it ended now:
board-product = Contracts { $contracts }, best star { $stars }: scored at the end, multiplied
board-prestige = Prestige: { $prestige }
board-prestige-word = Prestige
board-rail = { $name }: space { $level } of { $length }.
board-next-contract = Next contract at { $at }.
board-next-banner = Next banner at { $at }: { $prestige }.
board-next-arrow = Next double arrow at { $at }.
board-next-icon = Next icon at { $at }: one step on its own track.
board-next-star = { $stars ->
    [one] One star
   *[other] { $stars } stars
 } at { $at }.
board-hint = { $phase ->
    [discard] down to the hand limit
    [split] I cut, you choose
    [choose] one part stays, one goes back
   *[resolution] one card after the other
 }
board-looking-on = The hands are secret. You look on.
board-discard = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
 }: the hand limit is { $limit }.
board-within = You are within the hand limit of { $limit }.
board-empty = no card yet
board-for-you = you
board-worth-you = Worth about { $prestige } prestige for you
board-worth-other = Worth about { $prestige } prestige for { $name }, by what all can see
board-seal = Seal the wallet
board-sealed = Your wallet is sealed and waits for { $name }. You can take it back until all are sealed.
board-passed = { $name } has your wallet. Your part comes back when all have chosen.
board-reopen = Open it again
board-flip = { $card } in part { $part ->
    [a] A
   *[b] B
 }: a tap moves it to the other part
board-splitter-bar = Splitter: move it between the cards
board-splitter-at = { $a } in part A, { $b } in part B
board-comes-back = One of your parts comes back from { $name }:
board-kept = kept
board-given = given back
board-ask-arrow = Double arrow: two steps. On which track?
board-ask-seal = { $symbol ->
    [diamond] Diamond seal
    [square] Square seal
   *[star] Star seal
 }: a step on which seal track?{ $count ->
    [one] {""}
   *[other] {" "}({ $count } to place)
 }
board-waits = Then it goes on:
board-splitter = Splitter: any track
board-played = Played:
board-sold = Sold:
board-all-played = All is played. Look at what has moved, then you are done.
board-resolved = You are done. The others are still resolving.
board-sure = Play the { $count } plain cards
board-default = Take the default
board-moves = { $count } moves in one click
board-lines-rounds = Resolutions, six rounds

## The first turn, guided

board-tour-discard = You hold more than the limit. Choose what goes; nobody sees it.
board-tour-hand = Divide your hand. Your left-hand neighbour keeps the part that suits them best, the other comes back. Drag the splitter between the trays, or tap A and B on the cards.
board-tour-parts = Under each tray stands what it is about worth for you and, by their board, for your neighbour. The best cut leaves you a good part whatever they take.
board-tour-offer = All cards lie in a part. A tap on a card moves it across. Seal the wallet when you like it; until all are sealed you can take it back.
board-tour-keep = This wallet came from your right. Point at a part and your board shows where your cubes would go. Keep one; the other goes back.
board-tour-play = Now play your hand, card by card. Each symbol is one step on its track. A card can also be sold for a step on gold or prestige.
board-tour-seal = A seal is a step on a seal track of your choice. Seal tracks give steps on their own resource, and stars that multiply its contracts.
board-tour-arrow = Gold has reached a double arrow: two steps at once on any other track.
board-tour-splitter = The splitter is one step on any track, even prestige. Click the track you want.
board-tour-done = All is played. Everything can still be undone; Done makes it final.
