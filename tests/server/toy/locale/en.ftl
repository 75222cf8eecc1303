name = Numbers
label = number
prompt = Pick a number.
event-laid = { $seat } lays { $stone }.
refused-odd = Three rounds are not for three.
mode-open = Open
mode-solo = Solo
mode-short = Short
