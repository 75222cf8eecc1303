fault-file = The file
fault-json = it is no JSON: { $why }, column { $column }.
fault-twice = { $what } stands there twice.
fault-missing = { $what }: { $name } is missing.
fault-object = { $what } must be an object in braces.
fault-list = { $what } must be a list in brackets.
fault-word = { $what } must be a word.
fault-number = { $what } must be a whole number from { $least } to { $most }.
fault-choice = { $what } is { $got }; it must be one of { $wanted }.
fault-count = { $what } has { $count } entries; it must have { $wanted }.
fault-same = { $what } is { $got }; another has that already.
fault-needs = { $what } asks for { $other } to be { $wanted }.
fault-once = { $what } stands in { $count } entries of { $where }; it must stand in exactly one.
fault-total = { $what } shows { $count } of { $name } in all; at most { $most } are allowed.
fault-differs = { $what } is { $got }, but there are { $wanted }.
fault-enough = { $what } is { $got }, but there are only { $most } such cards.
content-fine = { $file }: no fault; it can be played with. Records name it { $digest }.
content-faults = { $count ->
    [one] one fault; nothing of it is used.
   *[other] { $count } faults; nothing of it is used.
  }
refused-content = These components of your own have faults.
content-unknown = This record was made with components of one’s own ({ $game }, { $digest }), which are not here.
content-give-file = Name their file: --content FILE.
content-other = This record was made with the components { $made }; this file holds { $given }.
content-house = This record was made with the components that the game comes with; this file holds { $given }.
server-no-content = Your profile keeps no such components.
server-content-fixed = The components of this game cannot be replaced.
server-content-huge = This file is too large: 256 kB at most.
server-content-name = Give these components a name of 1 to { $most } characters.
server-content-drawn = This file cannot be drawn.
server-contents-full = Your profile keeps as many components of your own as it may: delete some first.
