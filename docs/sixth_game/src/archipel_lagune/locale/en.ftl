name = Lagune
lead = Moor your buoys side by side, and where the tide brings pearls.
mode-duel = Duel
mode-solo = Against the current
option-next_tide = Next tide
option-next_tide-hidden = hidden
option-next_tide-shown = shown

zone-lagoon = Lagoon
zone-tides = Tides
progress-round = Round { $round }
prompt-moor = choose a place for your buoy.
prompt-wait = The others are choosing.
prompt-over = The last tide has gone out.

label-moor = { $pearl ->
    [1] Moor at { $cell }, for a pearl
   *[other] Moor at { $cell }
}
label-buoy = { $cell }, buoy: { $seat }
label-pick = { $cell }, your choice
label-reef = { $cell }, reef
label-next-tide = Next: { $tide }
label-tides-left = Tides still hidden: { $left }

tide-0 = row 1
tide-1 = row 2
tide-2 = row 3
tide-3 = row 4
tide-4 = column a
tide-5 = column b
tide-6 = column c
tide-7 = column d

event-turned = The tide brings pearls to { $tide }.
event-moored = { $me ->
    [yes] You moor at { $cell }
   *[no] { $seat } moors at { $cell }
}{ $pearls ->
    [0] .
   *[other] : a pearl!
}
event-clashed = Two buoys for { $cell }: it becomes a reef.
event-drifted = The current leaves a reef at { $cell }.

refused-outside = That is not in the lagoon.
refused-reef = There is a reef at { $cell }.
refused-buoy = There is a buoy at { $cell } already.

part-pearls = Pearls
part-raft = Largest raft
reason-tides = Six tides have come and gone.
rank-driftwood = Driftwood
rank-diver = Diver
rank-pearl = Pearl of the lagoon

ink-buoy = buoy: { $seat }
ink-reef = reef
ink-tide = where the tide is
