### The start page, the new table, the profile, the rules.

start-title = Archipel, five island board games
start-description = Five board games set on islands, played in the browser: alone, against bots, or with friends by a link.
start-tagline = { $count ->
    [5] Five islands, five games, one sea.
    *[other] { $count } islands, { $count } games, one sea.
}
start-touch = Touch an island to play.
start-welcome = Start with { $game }
start-welcome-line = Guided, nothing to read first.
start-map = Map of the islands
start-language = Language
start-failed = The server does not answer.
start-retry = Try again
start-nowhere = Nothing in sight
start-nowhere-line = There is no island at this address: the link may be incomplete.
start-close = Close

start-seats = { $from } to { $to }
start-seats-spoken = { $from } to { $to } players
start-seats-only = { $from }
start-seats-only-spoken = { $from ->
    [one] { $from } player
    *[other] { $from } players
}
start-minutes = { $minutes } min
start-minutes-spoken = { $minutes } minutes
start-your-turn = Your turn
start-running = Running

start-mode = Mode
start-play-bots = { $bots ->
    [one] Play against a bot
    *[other] Play against { $bots } bots
}
start-play-solo = Play
start-invite = Invite a friend
start-opponents = Opponents
start-bot = Bot
start-bots = Bots
start-bot-level = Strength of the bot
start-rules = Rules
start-watch = Watch

start-resume = Resume
start-resume-line = { $game }, { $progress }: { $turn ->
    [me] your turn
    [wait] open seats
    *[other] waiting
}
start-resume-short = { $game }: { $turn ->
    [me] your turn
    [wait] open seats
    *[other] waiting
}
start-resume-many = { $count } games running{ $mine ->
    [0] { "" }
    *[other] , { $mine } waiting for you
}
start-resume-title = Your games

start-watch-title = Tables in play
start-watch-none = Nobody else is playing at the moment.
start-watch-look = Watch

start-table-title = New table
start-table-open = Open the table
start-table-seats = Seats
start-table-friends = { $friends ->
    [one] A link to send waits for you at the table.
    *[other] A link to send to your friends waits for you at the table.
}
start-seat-me = You
start-seat-friend = A friend
start-seat-friend-line = by a link · { $pattern }
start-seat-bot = Bot { $letter }
start-seat-free = Free seat
start-seat-free-line = a bot, a link, or here
start-seat-add-bot = Add a bot
start-seat-add-friend = Add a friend
start-seat-remove = Remove { $name }
start-seat-level = Change the strength of { $name }: { $level }
start-seat-missing = { $missing ->
    [one] This table still lacks one player.
    *[other] This table still lacks { $missing } players.
}

profile-title = Profile
profile-open = Profile of { $name }
profile-name = Your name
profile-name-hint = 1 to 24 characters; the others see it at the table.
profile-language = Language
profile-theme = Theme
profile-theme-auto = Auto
profile-theme-light = Day
profile-theme-dark = Night
profile-save = Save
profile-failed = The profile could not be saved.

rules-title = Rules
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule contains “{ $query }”.
    [one] One rule contains “{ $query }”.
    *[other] { $count } rules contain “{ $query }”.
}
rules-ours = What is ours
rules-our-ruling = our ruling
rules-our-rulings = Rulings of our own, which the rulebook does not print: { $numbers }.
rules-print = Print
rules-back = Back to the islands
rules-contents = Contents
rules-loading = Opening the booklet…
rules-failed = The rules could not be read.
rules-figure = Picture: { $caption }
rules-length = Rules: { $sections } chapters, about { $minutes } min
rules-to-table = Back to the table
rules-number = Rule { $number }
rules-page = Open as a page

start-trophies = Trophies
start-trophies-count = { $owned } of { $all }
start-trophies-spoken = { $owned } of { $all } trophies earned
start-trophies-none = None earned yet. A trophy is won at the end of a game played alone and stays yours.
start-options = More options ({ $count })
