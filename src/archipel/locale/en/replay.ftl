### Replays: looking back at a game, and taking it elsewhere.

server-sealed = This deal is still being played; it can be watched when its day is over.
server-replay-own = While the game goes on you can look back from your own seat only.
server-replay-none = There is no such replay.
server-replay-begins = There is nothing to look back at before the game begins.
server-no-fork = A game can be taken up elsewhere once it is over.
server-fork-seat = There is no such seat in this game.
server-analysis-later = A game can be analysed once it is over, and the deal of a day once its day is.
server-analysis-rules = The rules have changed since this game was played: it can be looked at, and no longer be analysed.
server-analysis-short = This game is too short to judge.
server-analysis-none = This game has not been analysed yet.
server-analysis-unfinished = This game was not played to its end: there is no picture of it to share.
server-analysis-busy = Too many games are waiting to be analysed just now. Try again in a few minutes.
server-analysis-try = There was no such choice at this point of the game.
server-analysis-failed = That choice could not be weighed in time. Try again.
server-record-broken = This file is not a record that can be read.
server-record-huge = This file is too large for a record.
server-record-rules = This record was made for rules { $made } of the game; by rules { $today } its action { $number } cannot be played.
server-record-lost = The rules have changed since this game was played, and its record cannot be told any more.
server-record-game = This record is of a game that is not here.
server-note-long = A note has at most { $most } characters.
server-notes-full = You have written all the notes you can; take some away first.
server-fork-over = The game is over here; go back a little first.
server-fork-ends = With this choice the game is over: nothing is left to play.
server-record-options = The options or seats of this record do not fit its game.
server-record-action = Action { $number } of this record cannot be played.

replay-title = { $game }: replay
replay-tag = Replay
replay-controls = Player
replay-scrub = Ply
replay-at = { $step } of { $last }.
replay-back = Back one step
replay-forward = Next step
replay-previous = Back
replay-next = Next
replay-share-short = Share
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = ×{ $speed }
replay-seen-by = Seen by
replay-watcher = Spectators
replay-share = Share this move
replay-more = More
replay-rules-end = The rules have changed since this game (version { $made } then, { $today } now): here is its end; earlier positions cannot be rebuilt.
replay-rules-other = Made for rules { $made }; played by rules { $today }.
replay-start = The table is laid.
replay-quiet = A quiet move.
replay-to-table = To the table
replay-to-game = Back to the game
replay-look-back = Watch again
replay-download = Download the record
replay-picture = This position as a picture (SVG)
replay-fork = Take it up from here
replay-fork-how = A new table begins at step { $step }, with the same deal and bots in the other seats. It counts for no statistics and earns no trophy.
replay-fork-seat = Your seat
replay-fork-bots = The others
replay-fork-begin = Play on from here
replay-keys = Keys: ← → step, Space plays and pauses, Home and End go to the ends, comma and full stop change the speed.
replay-notes = Notes
replay-note-here = A note on this move
replay-note-keep = Keep
replay-note-share = share once the game is over
replay-note-share-now = share with everybody
replay-note-is-shared = (shared)
replay-go-to = Go to step { $step }
replay-upload = Watch a record
replay-since = { $count ->
    [one] Since your turn: one move.
   *[other] Since your turn: { $count } moves.
}
replay-since-head = Since your last turn
replay-since-play = Step through
replay-since-open = See again what happened since your last turn
replay-since-back = Step back
replay-since-next = Next step
replay-since-run = Play
replay-since-pause = Pause
replay-since-now = Back to now
replay-since-at = { $step } of { $of }
replay-since-close = Got it
replay-acts = { $me ->
    [yes] You make a move.
   *[no] { $seat } makes a move.
}
replay-position = { $game }, move { $ply }

terminal-step-next = next
terminal-step-back = back
terminal-step-seat = seat
terminal-step-table = table
terminal-step-picture = picture
terminal-step-help = help
terminal-step-quit = quit
terminal-step-how =
    Enter or next: one ply on; back: one ply back; a NUMBER: to that ply
    seat N: through the eyes of seat N; seat: through a spectator's
    table: the whole table; picture [FILE]: this position as an SVG file
    quit: leave
terminal-drawn = Drawn in { $file }.
terminal-no-seat = There are seats 1 to { $seats }, and 0 for a spectator; not { $number }.
terminal-no-ply = The record has plies 0 to { $last }, not { $ply }.
