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
fault-fixed = { $what } cannot be replaced: leave it out, or as the game has it.
fault-title = { $what } must be a name of one to { $most } letters.
content-fine = { $file }: no fault; it can be played with.
content-faults = { $count ->
    [one] one fault; nothing of it is used.
   *[other] { $count } faults; nothing of it is used.
  }
refused-content = These components of your own have faults.
