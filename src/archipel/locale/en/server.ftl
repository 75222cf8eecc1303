### What the server says when it will not, or cannot.

server-broken = Something went wrong on our side; the table is as it was.
server-not-shown = The move was made and kept, but the table cannot be shown to you; load the page again.
server-malformed = The server could not read that message.
server-too-large = That message is too large.
server-too-fast = That is too fast; wait a moment.
server-too-slow = That took too long to arrive; try again.
server-busy = Many people are playing just now; try again in a moment.
server-reload = This page is older than the server; load it again.
server-too-many-pages = Too many tables are open from here; close one and try again.
server-too-many-connections = Too many connections are open from here; close a page or two and try again.
server-other-site = That request came from another site and was refused.
server-other-host = This server does not answer to the name in that address. Whoever runs it can add the name: the setting hosts.
server-no-guest = The server does not know you yet; load the page again.
server-nothing-here = There is nothing at this address.
server-no-client = The pages are not built yet: run python3 dev.py client.

server-no-table = There is no such table.
server-no-game = There is no such game.
server-no-rules = This game has no rules to read.
server-no-mode = This game has no such mode.
server-no-level = There is no such bot.
server-bad-options = These options do not fit the game.
server-bad-seats = This mode is not for that many seats.
server-one-seat = You can take one seat only.
server-table-full = Every seat at this table is taken.
server-other-rules = The rules have changed since this game: it can be looked at as it ended, and no longer be taken up.
server-rules-lost = The rules have changed since this game was played, and by the new ones it does not come to the same end: it cannot be shown. Its record is kept.
server-rules = The rules were corrected (version { $after }): the game goes on by the new ones.
server-void = The rules were corrected (version { $after }) and this game cannot go on by the new ones: it ends here, without a result.
server-record-later = The record can be read once the game is over.
server-bad-name = A name has 1 to 24 characters, each of which can be seen.
server-not-kept = The server could not keep that; nothing has changed. Try again.
server-not-read = The server cannot read that just now. Your page asks again by itself.
server-store-away = Nothing can be kept at the moment. Your game stands where it was, and goes on by itself as soon as that is mended.
server-newer-rules = This game goes on by newer rules, at another server of this house: your page asks there.
server-not-reached = What is kept cannot be reached at the moment; nothing is lost. Try again shortly.

server-stale = The table had moved on; here it is as it stands now.
server-watching = You are watching; only players can act.
server-not-begun = The game begins when every seat is taken.
server-no-such-action = There is no such action in this game.
server-no-undo = This can no longer be taken back.
server-undo-spent = Too much has been taken back at this table; from now on every move stands.
server-undone = { $me ->
    [yes] You took your last move back.
   *[no] { $seat } took the last move back.
}

server-guest = { $place ->
    [0] Lagoon
    [1] Reef
    [2] Harbour
    [3] Island
    [4] Sandbar
    [5] Mangrove
    [6] Driftwood
    [7] Tide
    [8] Cove
    [9] Coral
    [10] Lantern
   *[other] Moonlit
} { $animal ->
    [0] Otter
    [1] Heron
    [2] Turtle
    [3] Crab
    [4] Gull
    [5] Dolphin
    [6] Seal
    [7] Pelican
    [8] Starfish
    [9] Puffin
    [10] Lobster
    [11] Octopus
    [12] Ray
    [13] Whale
    [14] Gecko
    [15] Cormorant
    [16] Shrimp
    [17] Tern
    [18] Manatee
    [19] Cuttlefish
    [20] Albatross
    [21] Iguana
    [22] Limpet
   *[other] Plover
}
server-listening = Archipel is open at { $address } (Ctrl+C closes it).
server-thinking = Bots think here for the servers of this database (Ctrl+C ends it).
server-think-where = archipel think needs the database of the servers: --database postgresql://...
server-port-taken = Port { $port } of { $host } is taken; choose another with --port.
server-no-address = The server cannot listen at { $host }, port { $port }: { $why }.
server-no-data = The data folder { $folder } cannot be used: { $why }.
server-no-database = The database cannot be used: { $why }.
server-data-taken = The data folder { $folder } is in use by another server; stop that one, or choose another folder with --data.
server-data-lost = The data folder { $folder } has a key and no data: put archipel.db back, or a whole copy into an empty folder (archipel restore). To begin anew, move the file key away.
server-data-unfinished = A move into the data folder { $folder } was cut off: run archipel move again, and it goes on.
server-database-unfinished = A move into the database was cut off: run archipel move again, and it goes on.
server-key-cut = The key in { $folder } is not whole, and nobody would be known by it: put back the one of a copy (archipel restore). Without any, every person is a new guest.
server-name-hosts = Behind a proxy, say by which names people come, for instance ARCHIPEL_HOSTS=play.example.org: until then only local names and addresses are answered.
server-not-earned = That trophy is not in your cabinet yet.

server-sorry = One moment
server-again = Try again
server-copied = { $file } is made. Tables: { $tables }; people: { $people }; lines of play: { $lines }.
server-copy-whole = { $file } is whole. Tables: { $tables }; people: { $people }; lines of play: { $lines }.
server-restored = { $file } is put back. Tables: { $tables }; people: { $people }; lines of play: { $lines }.
server-copy-nothing = There is no { $file }.
server-copy-database = The data is in a PostgreSQL database: copy it by pg_dump, put it back by pg_restore.
server-copy-broken = { $file } is no whole copy: { $why }.
server-copy-newer = { $file } was written by a newer Archipel.
server-copy-occupied = { $file } holds data already; choose another folder, or move it away first.
server-moved = Everything is there, and was compared row by row. Tables: { $tables }; people: { $people }; lines of play: { $lines }.
server-move-copy = Moving { $table }
server-move-copy-done = Moved { $table }: { $rows }
server-move-check = Comparing { $table }
server-move-check-done = Compared { $table }: { $rows }
server-move-folders = Both are data folders: copy one by archipel backup, put it back by archipel restore.
server-move-databases = Both are PostgreSQL databases: copy one by pg_dump, put it back by pg_restore.
server-move-address = “{ $place }” is neither a data folder nor an address that begins with postgresql://.
server-move-nothing = There is no data of Archipel in { $place }.
server-move-older = { $place } was written by an older Archipel: start this one on it once (archipel serve), stop it, then move.
server-move-taken = { $place } is in use by a server; stop it first.
server-move-occupied = { $place } holds other data already; move into a place with nothing in it.
server-move-character = A text has a NUL character, which PostgreSQL cannot keep: table { $table }, column { $column }, row { $row }. Take it out first.
server-move-differs = What arrived is not what was sent: table { $table }, row { $row }. If the source was used since the move began, empty the target and move again.
server-setting-unread = The settings in { $file } cannot be read: { $why }.
server-setting-prose = { $file } is not a text file.
server-setting-toml = { $file } is not TOML: line { $line } cannot be understood.
server-setting-unknown = { $where }: there is no setting { $name }.
server-setting-wrong = { $where }: { $name } cannot be that; it wants { $wanted }.
server-setting-environment = the environment
server-setting-command = the command line
server-setting-whole = a whole number from { $least } to { $most }
server-setting-number = a number above { $least }, up to { $most }
server-setting-yes-no = true or false
server-setting-choice = one of { $values }
server-setting-text = some text

# ---- time, stand-ins, stopping

server-restarted = { $me ->
    [yes] You began your turn again.
   *[no] { $seat } began the turn again.
}
server-standin-time = { $me ->
    [yes] Your time ran out: a bot plays for you.
   *[no] { $seat } ran out of time: a bot takes the seat.
}
server-standin-left = { $me ->
    [yes] You left: a bot plays for you.
   *[no] { $seat } left: a bot takes the seat.
}
server-standin-away = { $me ->
    [yes] You were away: a bot plays for you.
   *[no] { $seat } is away: a bot takes the seat.
}
server-call = { $me ->
    [yes] The others ask for a bot in your seat: it comes in a minute unless you do.
   *[no] A bot is asked for in the seat of { $seat }: it comes in a minute.
}
server-wait = { $me ->
    [yes] The others wait for you after all.
   *[no] { $seat } is waited for after all.
}
server-wait-back = { $me ->
    [yes] You are back in time: no bot plays for you.
   *[no] { $seat } is back in time: no bot is needed.
}
server-return = { $me ->
    [yes] You took your seat back.
   *[no] { $seat } took the seat back.
}
server-stop = { $me ->
    [yes] You would stop the game here.
   *[no] { $seat } would stop the game here.
}
server-stop-all = { $me ->
    [yes] You agreed: the game stops here.
   *[no] { $seat } agreed: the game stops here.
}
server-goon = { $me ->
    [yes] You would play on after all.
   *[no] { $seat } would play on after all.
}
server-stopped = The players agreed to stop this game.
server-stood-in = A bot plays for you; take your seat back first.
server-no-invitation = Nothing of that kind is asked at this table.
server-standing-same = You have told the table so already.
server-standing-spent = You have told the table too often what to answer; from now on it asks you.
server-not-stood-in = The seat is yours already.
server-not-away = That player is here, or nobody waits for them.
server-call-days = At this table everybody has days for a turn: only time decides.
server-not-yet = Not yet: everybody begins together.
server-bad-clock = There is no such clock.
server-moved-broken = This file is no profile that Archipel saved; nothing was changed.
server-moved-newer = This file was saved by a newer Archipel; nothing was changed.
