### The profile: preferences, alerts, history, statistics, trophies, and how it is kept.

prefer-motion = Animations
prefer-motion-auto = Normal
prefer-motion-slow = Slow
prefer-motion-fast = Fast
prefer-motion-off = Off
prefer-patterns = Colours told by patterns too
prefer-patterns-off = As drawn
prefer-patterns-on = Stronger
prefer-formal = Steps without a choice
prefer-formal-alone = By themselves
prefer-formal-ask = Ask me
prefer-end_turn = End of my turn
prefer-end_turn-at_once = At once
prefer-end_turn-ask = Ask me
prefer-confirm = Confirm moves
prefer-confirm-never = Never
prefer-confirm-each = Each one
prefer-sound = Sound at my turn
prefer-sound-off = Off
prefer-sound-away = When I look elsewhere
prefer-sound-on = Always

alert-turn = { $game }: it is your turn. { $address }
alert-over = { $game }: the game is over. { $address }
alert-test = Hello { $name }: Archipel will tell you here when it is your turn.

server-bad-hook = This address cannot be told: it must be https, of a public host, without a name or a password in it.
server-hook-failed = That address did not take the message.
server-no-key = This link leads to no profile: it is incomplete, or a newer one has been made.
