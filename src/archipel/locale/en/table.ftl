### The table: its bar, tray, players, log, panels.

table-no-connection = The server cannot be reached.
table-server-trouble = The server could not answer. Try again in a moment.
table-close = Close
table-seat-look = { $seat ->
    [0] red, waves
    [1] blue, stripes
    [2] green, dots
    [3] purple, grid
    [4] ochre, chevrons
    *[other] slate, rings
}

table-menu = Menu
table-menu-rules = Rules
table-menu-actions = List of actions
table-menu-keys = Keyboard
table-menu-start = The islands

table-watching = You are watching
table-progress-of = of { $of }
table-over = Game over
table-your-turn = Your turn
table-your-turn-and = Your turn, and { $names }’s
table-waiting-for = Waiting for { $names }
table-waiting = One moment
table-meanwhile = Hold a thing, or point at it: it says what it is.
table-to-you = Your turn:
table-tray = Your turn and its buttons
table-held = Touch something else lit, or the same to put it down.
table-undo = Take back
table-stage-done = done
table-turn-left = Turn left
table-turn-right = Turn right
table-flip = Flip
table-place = Place it here
table-put-back = Put back
table-placing = Bring it over the board and turn it (R, F, wheel); click to place it.
table-placing-tap = Tap the board where it should lie, then turn it there.
table-placing-pinned = Drag it, or tap it once more to place it.
table-counted = { $name }, { $count }
table-moving-keys = Arrows move it; Enter places it, Escape puts it down.
table-placing-keys = Arrows move it, R and F turn it; Enter places it, Escape puts it down.
table-no-place = { $count ->
    [0] It cannot lie anywhere.
    [one] Nothing fits in this pose; one other does:
   *[other] Nothing fits in this pose; { $count } others do:
}
table-take-pose = Turn to { $turn }°{ $mirrored ->
    [yes] , flipped
   *[no] {""}
}
table-fits-turned = Turn it to fit { $place }
place-cell = { LETTERS($column) }{ $row }
place-cell-in = { LETTERS($column) }{ $row } ({ $area })
table-not-here = Not at { $place }
table-zoom-in = Closer
table-zoom-out = Further
table-zoom-fit = Show everything
table-follow = Go where something happens
table-tilt = Relief
table-tally = { $count } → { $after }
table-ask = Ask me
table-never-ask = Never ask
table-never-ask-of = Never ask: { $what }
table-never-here = Never at this moment
table-never-here-of = Never at this moment: { $what }
table-not-now = Not now
table-not-before-turn = Not before my turn
table-quiet-before-turn = You are not asked anything before your turn.
table-ask-again = Ask me again
table-answers = Other answers
table-put-aside = Not now
table-dock = Advice and notices
table-rule = Rule { $number }
table-enlarge = { $zone }: enlarge

table-players = Players
table-status-think = thinking
table-status-done = done
table-status-away = away
table-points = { $count ->
    [one] pt
    *[other] pts
}
table-level-easy = Deckhand
table-level-normal = Sailor
table-level-strong = Captain

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-setup = Before the first turn
table-tabs = Parts of the table
table-tab-players = Players
table-tab-log = Log
table-tab-view = View
table-tab-mine = My seat

table-score-sheet = Score sheet
table-total = Total
table-you-win = You win!
table-you-lose = Not this time
table-wins = { $name } wins
table-shared-win = Shared victory: { $names }
table-no-winner = Nobody wins
table-my-bot = The bot in your seat
table-bot-of = The bot in the seat of { $name }
table-next-title = { $points ->
    [one] One more point
   *[other] { $points } more points
} would have made it “{ $title }”.
table-top-title = There is no higher title.
table-own-best = Your best so far: { $points }
table-new-best = A new personal best: { $points }
table-first-best = Your first score here: { $points }
table-rematch = Rematch
table-again = Play again
table-share = Share
table-see-board = See the board

table-lobby-guest = You are invited to this table.
table-seat-open = Free seat
table-seat-waiting = waiting for a friend
table-seat-here = here
table-link = Link to this table
table-link-near = This link works on this computer only: open Archipel to the network to invite from further away.
table-copy = Copy
table-copied = Link copied
table-copy-by-hand = Copy this link: { $link }

table-reconnecting = Reconnecting…
table-back = Back again

table-actions-find = Filter the actions
table-actions-none = Nothing to do just now.
table-key-tab = from one thing to the next
table-key-arrows = to the nearest target that way
table-key-enter = touch it (or Space)
table-key-escape = put down what is held
table-key-undo = take back
table-key-turn = turn what is held (Shift: the other way)
table-key-flip = flip what is held
table-key-zoom = closer, further, show everything
table-key-roam = move the window
table-key-digits = next touch of what is held, in the order shown
table-key-shift = Shift
table-key-actions = list of actions
table-key-help = this page
table-cap-enter = Enter
table-cap-escape = Esc

table-gallery-title = Gallery of widgets
table-gallery-whole = A whole table
table-gallery-spots = Spots: tap, ghost, objection
table-gallery-stroke = Spots: drag from thing to thing
table-gallery-grid = Grid: hold, turn, flip, lay
table-gallery-shape = Grid: take a shape, turn, flip, place
table-gallery-tile = Grid: a tile turned by quarters
table-gallery-price = costs { $n }
table-gallery-window = A window on a large board
table-gallery-bare = Bare sea
table-gallery-piles = Triangles: piles with height
table-gallery-pile-of = A pile of { $n }
table-gallery-groups = Groups: outlined with their counts
table-gallery-group = Group { $n }
table-gallery-mark = Mark the group
table-gallery-shown = Show them joined
table-gallery-may = What one may do and need not
table-gallery-may-play = You may play a card before the next step.
table-gallery-may-kind = Cards before a step
table-gallery-row = Row: tap and tap, or drag
table-gallery-fan = Fan and pile
table-gallery-pile = Pile
table-gallery-track = Track, ring, ladder
table-gallery-ring = Ring
table-gallery-ladder = Ladder
table-gallery-panel = Panel
table-gallery-turning = A card that turns
table-gallery-choices = Two ways, shown after a first touch
table-gallery-mini = Small, opened large
table-gallery-tray = Tray
table-gallery-players = Players
table-gallery-log = Log
table-gallery-scores = Score sheet
table-gallery-parts = Small parts
table-gallery-dialog = A sheet
table-gallery-kept = Kept
table-gallery-thing = Thing { $n }
table-gallery-touch = Choose thing { $n }
table-gallery-cell = Lay at column { $column }, row { $row }
table-gallery-number = { $n }
table-gallery-round = Turn { $number }
table-gallery-did = { $me ->
    [yes] You
    *[no] { $seat }
}: { $action }
table-gallery-prompt = choose a lit thing
table-gallery-hint = Touch what is lit, or drag it where it belongs.
table-gallery-note = A thing like any other.
table-gallery-why = This thing cannot be chosen now.
table-gallery-pass = Pass
table-gallery-end = End the turn
part-gallery-one = First part
part-gallery-two = Second part
part-gallery-three = Third part
table-trophies-earned = { $count ->
    [one] A trophy earned
   *[other] { $count } trophies earned
}
table-last-move = Last move of { $name }: { $pieces }.
table-told-more = { $count ->
    [one] One more thing happened; the log has it.
   *[other] { $count } more things happened; the log has them.
  }
