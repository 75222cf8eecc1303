### Getting together: open tables, rematches, several players at one device.

server-curtain = The device is changing hands: lift the curtain first.
server-not-your-seat = That seat is not played at this device.
server-guests-alone = Whoever invites people to their device takes a seat too.
server-not-host = Only the host of the table may do that.
server-begun = The game has begun: its seats stay as they are.
server-seat-taken = Somebody sits there.
server-no-seat = There is no such seat at this table.
server-host-stays = The host stays until the table is called off.
server-rematch-later = A rematch is played when the game is over.

gather-open = Open tables
gather-open-line = { $count ->
    [one] One table waits for players
   *[other] { $count } tables wait for players
}
gather-open-title = Open tables
gather-open-none = No table waits for players at the moment.
gather-pin = Open table
gather-with = { $names } · { $free ->
    [one] one seat
   *[other] { $free } seats
}
gather-away = host away
gather-join = Join
gather-join-of = Join { $names }

gather-listed = Open to everybody
gather-listed-line = It is found from the start page.
gather-qr = QR code of this table
gather-qr-line = To be scanned with a phone.
gather-kept = seat kept
gather-free = Open the kept seats to others
gather-awaits = Waiting for the other players; the game begins when everybody is here.
gather-watcher = The game begins when everybody is here; you will be able to watch it.

gather-guest-add = Add somebody at this device
gather-guest-name = Name at the seat { $pattern }
gather-guest-line = same device · { $pattern }
gather-guest-note = You hand the device over; a curtain hides everybody’s hand.
gather-colour = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Purple
    [4] Ochre
   *[other] Slate
}

gather-turn-of = { $name }’s turn
gather-curtain = The curtain is down
gather-pass = Hand the device to { $name } ({ $pattern }). Nothing is shown before.
gather-wait = Waiting for { $names }.
gather-lift = I am { $name }, show me
gather-look = Look with { $name }
gather-hand = Hand over to { $name }

gather-again-join = Join the rematch
gather-again-follow = Follow the rematch
