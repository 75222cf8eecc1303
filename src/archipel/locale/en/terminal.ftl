### The terminal: play, replay, games, arena, selfplay, bench.

terminal-word-why = why
terminal-word-rules = rules
terminal-word-undo = undo
terminal-word-table = table
terminal-word-back = back
terminal-word-ask = ask
terminal-word-help = help
terminal-word-quit = quit

terminal-help =
    Type the number of a choice, the name of a place (B7) where one is asked, or an action in its text form.
    ? ACTION or why ACTION: what stands against it
    hint: what a strong player would do
    rules [NUMBER]: the rules, whole or by number
    undo: take your last action back
    table: tell the whole table, every seat and every thing on it
    back: one step back, where something is asked in steps
    ask: what the table was told to decline for you, you are asked again
    quit: leave the game
    On a board, 5=4 is a 4 at place 5, and a number that is lit is where that choice lies.
terminal-asked = From now on you are asked again.
terminal-asked-anyway = You are asked everything already.

terminal-rule = (rule { $rule })
terminal-bot = { $name } ({ $level } bot)
terminal-thinks = { $seat } thinks…
terminal-your-seat = { $name }, it is for you to decide.
terminal-press-enter = Enter to go on…
terminal-choices = { $name } ({ $count } choices)
terminal-scores = Scores: { $scores }
terminal-titled = { $title }: { $said }
terminal-pose = { $degrees ->
    [0] as it lies
   *[other] turned { $degrees }°
}{ $mirrored ->
    [yes] , flipped
   *[no] {""}
}
terminal-pose-choices = { terminal-pose }: { $count ->
    [one] one place
   *[other] { $count } places
}
terminal-several = { $place } is the place of choices { $numbers }: type one of these numbers.
terminal-no-choice = { $count ->
    [one] There is only choice 1.
    *[other] Choices are 1 to { $count }.
}
terminal-not-understood = That is no action; type ? for help.
terminal-allowed = Nothing stands against it.
terminal-no-rule = There is no such rule.
terminal-no-undo = There is nothing you may take back now.
terminal-left = The game is left unfinished.
terminal-input-ended = The input ended before the game.
terminal-saved = Record written to { $file }.
terminal-unfinished = The record stops after { $count ->
    [one] one action
    *[other] { $count } actions
}; the game is not over.

terminal-sheet = Score sheet
terminal-total = Total
terminal-rank = Rank: { $rank }
terminal-next-rank = { $points ->
    [one] One more point
   *[other] { $points } more points
} would have made it “{ $rank }”.
terminal-nobody-wins = Nobody wins.
terminal-wins = { $me ->
    [yes] You win.
    *[no] { $count ->
        [one] { $winners } wins.
        *[other] { $winners } win together.
    }
}

terminal-game = Game
terminal-modes = Modes
terminal-seats = Seats
terminal-options = Options (* by default)
terminal-minutes = Minutes

terminal-bot-name = Bot
terminal-games = Games
terminal-won = Wins
terminal-win-rate = Win rate
terminal-interval = 95 % interval
terminal-mean = Mean score
terminal-spread = Spread
terminal-median = Median
terminal-range = Range
terminal-decision = s/decision
terminal-decision-max = longest
terminal-turn = s/turn
terminal-turn-max = longest
terminal-ranks = Ranks
terminal-shared = Games are counted by seat held; a victory shared by n seats counts 1/n for each.
terminal-pace = Times are CPU seconds; a turn ends when something is revealed, dealt, or others must act.

terminal-compiled = Compiled
terminal-steps = Steps/s
terminal-games-s = Games/s
terminal-legal = Legal/step
terminal-clone = Clone/s
terminal-observe = Observation +mask/s
terminal-determinize = Determinize /s
terminal-scene = View +scene/s
terminal-sims = Simulations /s
terminal-vector = Vector steps/s
terminal-yes = yes
terminal-no = no
terminal-measuring = Measuring…
terminal-rounds = Rates are for a CPU second; second lines: for one round of the calibration loop timed in between.
terminal-vector-share = Vector steps: many environments stepped at once, each observed after each step; × is their share of plain steps.
terminal-wall = (by the clock)
terminal-peer-absent = not installed (no module { $module })
terminal-peer-crashed = it crashed
terminal-peer-raised = { $error }
terminal-bench-seconds = --seconds is more than 0 and less than an hour
terminal-bench-folder = { $folder } is no folder of adapters
terminal-bench-svg = { $file } does not end in .svg, and the picture is an SVG
terminal-bench-unwritable = { $file } cannot be written
terminal-bench-no-picture = --picture shows the rules: it goes with neither --server nor --pages
terminal-picture-title = How fast the rules are, beside other libraries
terminal-picture-note = For one round of the calibration loop, on logarithmic axes; a longer bar is faster. A missing bar is an operation the library or the game lacks.
terminal-picture-steps = Steps
terminal-picture-clone = Clones
terminal-picture-observe = Observations + masks
terminal-picture-determinize = Determinizations
terminal-picture-sims = Search simulations
terminal-picture-vector = Vector steps

terminal-actions = Actions
terminal-load = Load
terminal-act = Act
terminal-undo = Undo
terminal-scrub = Scrub
terminal-disk = Disk
terminal-answers = Milliseconds, median / longest, of the longest of some random games: of the processor; waiting for the disk by the clock.

terminal-loaded = { $game } { $mode } ({ $seats }), { $tables } tables, { $pace ->
    [closed] one move upon another
    *[other] { $rate } moves a second
}, { $seconds } s
terminal-load-cpu-rate = Moves for a CPU second of the server
terminal-load-rate = Moves a second
terminal-load-games = Games finished
terminal-load-shares = Processor: server, its children, this driver
terminal-load-nodes = Processor: each server
terminal-load-database = Processor: the database, all its processes
terminal-load-frames = For a move: messages, frames among them
terminal-load-bytes = For a move: bytes, bytes on the wire
terminal-load-waits = From act to acknowledgement: median, 99 %, longest
terminal-load-memory = Memory for a table: seated, after play
terminal-load-refusals = Refused or lost
terminal-load-owed = Moves due and not made
terminal-load-driver = The driver itself took nearly a whole core: the server could do more than these figures say.
terminal-load-durable = { $durable ->
    [yes] The database synced each move to the disk before it was acknowledged.
    *[no] The database did not wait for the disk (fsync or synchronous_commit is off): these figures are too good.
}
terminal-load-compiled = Rules: { $compiled ->
    [yes] compiled
    *[no] not compiled
}. A table's memory is what each one beside the first adds.

terminal-stage = Stage of a move
terminal-stage-receive = from the socket, limits
terminal-stage-decode = decode
terminal-stage-apply = rules, log, undo
terminal-stage-append = durable
terminal-stage-view = views, legal actions
terminal-stage-scene = scenes
terminal-stage-pack = gestures packed
terminal-stage-compare = compared with the last
terminal-stage-frame = frames made
terminal-stage-encode = encoded
terminal-stage-send = compressed, sent
terminal-stage-rest = the rest: loop, tasks, sockets
terminal-stages = CPU microseconds of the server for one move, all viewers together, with their share; counting itself costs a little.

terminal-page-page = Page
terminal-page-throttle = Slowed
terminal-page-loop = Loop
terminal-page-kilobytes = kB fetched
terminal-page-elements = Elements
terminal-page-longest = Longest task
terminal-page-touch = Touch
terminal-page-touch_cpu = Touch, CPU
terminal-page-move = Another’s move
terminal-pages = Milliseconds: of the processor for the longest task while a page opens, from a press to the page that answers it and for all that another’s move takes (the median of nine); by the clock from a touch to the page that answers it (16 at least), and for the calibration loop in the same page. “Slowed” is by how much the browser slows its processor.

# archipel static
terminal-static-writing = Writing…
terminal-static-missing = { $folder } is missing: this installation cannot write a static folder; “python3 dev.py static” in a clone can.
terminal-static-taken = { $folder } holds other files; name an empty folder, or one that was written before.
terminal-static-folder = Folder
terminal-static-size = kB
terminal-static-packed = kB packed
terminal-static-left = { $package } is left out: it needs { $lacks }, which no page has.
terminal-static-written = Written to { $folder }: any static host can serve it, from any address.

terminal-endure-begins = The database and the nodes are begun…
terminal-enduring = Faults: { $done } of { $all }
terminal-endured = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}, { $workers ->
    [0] no worker
    [one] 1 worker
   *[other] { $workers } workers
}, { $seconds } s, seed { $seed }
terminal-endured-faults = Faults
terminal-endured-fault = { $kind ->
    [node] { $count } × node killed
    [drain] { $count } × node stopped in order
    [worker] { $count } × worker killed
    [connections] { $count } × a node’s connections to the database cut
   *[database] { $count } × database killed
}
terminal-endured-tables = Tables, games finished
terminal-endured-acknowledged = Acts acknowledged
terminal-endured-uncertain = Acts cut off before their answer, of these in the log
terminal-endured-refusals = Refused
terminal-endured-lost = Acknowledged and lost
terminal-endured-doubled = Doubled
terminal-endured-wrong = In the log: never asked for, refused, out of order
terminal-endured-differing = Digests that differ
terminal-endured-stuck = Tables that stood still, processes that fell, pages that asked for the whole
terminal-endured-frames = Frames compared with the log: in play, afterwards at every node
terminal-endured-returns = From a lost socket to the next frame: median, 99 %, longest
terminal-endured-recoveries = From a fault to the next act acknowledged there: median, 99 %, longest
terminal-endured-gaps = From one act to the next at a table that felt no fault: median, 99 %, longest
terminal-endured-disk = { $database ->
    [own] The database was begun for this and killed too
   *[named] The database is the one named, and was not killed
}; { $durable ->
    [yes] what it acknowledges is on the disk. Processes were killed, not the machine: a cut of power is not part of this.
   *[no] it does not wait for the disk.
}
terminal-endured-verdict = { $broken ->
    [0] Nothing acknowledged was lost, nothing is there twice, and all nodes show the same.
    [one] 1 thing is wrong.
   *[other] { $broken } things are wrong.
}

# archipel arena, archipel selfplay
terminal-arena-both = --workers is for this machine, --scheduler for a cluster: name one of them.
terminal-arena-no-dask = distributed is not installed; archipel[cluster] brings it along.
terminal-arena-bad-address = { $address } is no address of a scheduler; one looks like tcp://HOST:8786.
terminal-arena-no-scheduler = There is no scheduler at { $address }: { $why }.
terminal-arena-scheduler-lost = The scheduler at { $address } went away while matches were played.
terminal-arena-workers-lost = A match was given up: every worker that played it died, more often than the scheduler allows.
terminal-arena-process-lost = A process that played died; was memory short?
terminal-arena-not-installed = A worker cannot load Archipel: { $why }.
terminal-arena-no-game = A worker does not have the game { $game }; the same packages have to be installed everywhere.
terminal-arena-other-version = A worker has Archipel { $there }, here is { $here }; they have to be the same.
terminal-arena-other-rules = A worker has rules { $there } of { $game }, here are rules { $here }; they have to be the same.

terminal-games-none = { $file } is no file of games.
terminal-games-cut = { $file }, line { $line }: cut off.
terminal-games-broken = { $file }, line { $line }: { $why }.
terminal-games-order = { $file }, line { $line }: game { $found } stands where game { $number } should.
terminal-games-row = { $file }, row { $row }: { $why }.
terminal-games-not-planned = { $file }, line { $line }: not the game that the plan has there.
terminal-games-other-plan = { $file } has games of another plan; name another file.
terminal-games-other-version = { $file } was begun by other versions of Archipel and rules ({ $there }; here { $here }); name another file.
terminal-games-no-pyarrow = pyarrow is not installed; archipel[parquet] brings it along.

terminal-selfplay-cut = { $file } was cut in the middle of a line, which is dropped and played again.
terminal-selfplay-kept = { $count ->
    [one] One game
   *[other] { $count } games
} of { $all } in { $file } already.
terminal-selfplay-written = { $count ->
    [one] One game
   *[other] { $count } games
} in { $file }.

terminal-plane = Plane
terminal-shape = Shape
terminal-values = Values
terminal-tells = What it tells
terminal-features = { $bytes } bytes a view, { $choices } choices; --choices lists them.
terminal-no-features = { $game } has no features.py, so learners cannot play it.

# archipel analyse
terminal-analyse-quick = First look
terminal-analyse-deep = Deep look
terminal-analyse-empty = Nothing has been played in this record yet.
terminal-analyse-no-seat = There are seats 1 to { $seats }, and 0 for all of them; not { $number }.
terminal-analyse-curve-chance = Chance to win, as each seat could see it:
terminal-analyse-curve-points = Points expected in the end:
terminal-analyse-seat = { $count ->
    [0] { $name }: no choice that clearly cost something
    [one] { $name }: one choice that cost something
   *[other] { $name }: { $count } choices that cost most
}
terminal-analyse-cost = { $number }. Action { $ply }: { $before } → { $after } (± { $margin })
terminal-analyse-played = Played: { $choice }
terminal-analyse-better = Better: { $choice }
terminal-analyse-why = It would have brought: { $lines }
terminal-analyse-wait = to wait
terminal-analyse-luck = Action { $ply }: luck brought { $change }.
terminal-analyse-bad-luck = Action { $ply }: luck took { $change }; nothing to be done about it.
terminal-analyse-sums = Luck and choices
terminal-analyse-start = Beginning
terminal-analyse-chance = Luck
terminal-analyse-own = Own choices
terminal-analyse-others = Others’ choices
terminal-analyse-end = End
terminal-analyse-per-cent = { $chance } %
terminal-analyse-points = { $points }
terminal-analyse-unit-chance = Luck and choices are in points of chance; choices are told beside those of a quick bot, and may be better. What is smaller than its margin is not called a mistake.
terminal-analyse-unit-points = Luck and choices are in points; choices are told beside those of a quick bot, and may be better. What is smaller than its margin is not called a mistake.
terminal-analyse-first-look = This was a first look, figures are rough; --deep looks again, for minutes.
terminal-analyse-title = Likeliest title after the opening ({ $ply } actions): { $title }, { $chance }
terminal-analyse-title-later = From action { $ply } on: { $title }, { $chance }
terminal-analyse-rules = This record was made for rules { $made }, and the rules of today are { $today }.
terminal-analyse-twice = { $file } is a file that this command names already.
terminal-analyse-no-write = { $file } cannot be written.
terminal-analyse-stopped = Stopped: { $done } of { $total } positions are looked at and kept; the same command goes on from there.
terminal-analyse-stopped-lost = Stopped: { $done } of { $total } positions were looked at, and could not be kept.

# archipel ladder
terminal-ladder-kept = { $count } of { $all } games are there already.
terminal-ladder-replaced = { $part }: { $count ->
    [one] one game was
   *[other] { $count } games were
} of other bots, rules or seeds, and played anew.
terminal-ladder-written = { $count } of { $all } games; ladders written to { $folder }.
terminal-ladder-published = the folders of their games
terminal-ladder-none = No ladder is published for that; “archipel ladder” plays one.
terminal-ladder-stale = { $name }: stale, others play today: { $bots }
terminal-ladder-true = { $name }: as measured
terminal-ladder-against = against { $bot }
terminal-ladder-mode = --mode is of one game: name it too.
# archipel puzzles
puzzles-none = This is not a file of puzzles.
puzzles-no-file = No puzzles of this game come along.
puzzles-game = These puzzles are of a game that is not here: { $game }.
puzzles-rules = These puzzles were made for rules { $made }, and the rules of today are { $today }.
puzzles-line = Line { $line } of the file is not a puzzle.
puzzles-other-plan = The file is of another search: name another file, or the same game, mode, bots, games and seed.
terminal-puzzles-out = Name a file with --out, or solve a puzzle with --solve.
terminal-puzzles-kept = { $count ->
    [one] { $count } game of { $all } is searched in { $file } already.
   *[other] { $count } games of { $all } are searched in { $file } already.
}
terminal-puzzles-written = { $games ->
    [one] { $games } game searched
   *[other] { $games } games searched
}, { $count ->
    [0] no puzzle found
    [one] { $count } puzzle found
   *[other] { $count } puzzles found
}: { $file }
terminal-puzzle-not-yet = Not yet: that comes to { $value }, and there is a choice that comes to { $best }.
terminal-puzzle-number = { $count ->
    [0] There is no puzzle of this kind.
    [one] There is one puzzle of this kind: --number 1.
   *[other] There are { $count } puzzles of this kind; choose one of them with --number.
}
terminal-puzzle-left = The puzzle is left as it was.
