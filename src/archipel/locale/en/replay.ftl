### Replays: looking back at a game, and taking it elsewhere.

server-sealed = This deal is still being played; it can be watched when its day is over.
server-replay-own = While the game goes on you can look back from your own seat only.
server-replay-none = There is no such replay.
server-replay-begins = There is nothing to look back at before the game begins.
server-no-fork = A game can be taken up elsewhere once it is over.
server-fork-seat = There is no such seat in this game.
server-record-broken = This file is not a record that can be read.
server-record-huge = This file is too large for a record.
server-record-rules = This record was made for other rules of the game and cannot be played here.
server-record-game = This record is of a game that is not here.
server-note-long = A note has at most { $most } characters.
server-notes-full = You have written all the notes you can; take some away first.
server-fork-over = The game is over here; go back a little first.
server-record-options = The options or seats of this record do not fit its game.
server-record-action = Action { $number } of this record cannot be played.
