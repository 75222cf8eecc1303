### The terminal in full screen: its keys.

screen-keys = Enter: take · ↑↓←→ Tab: move · type to search · Esc: back · F1: help · PgUp: log
screen-keys-none = Enter: go on · F1: help · PgUp: log
screen-keys-pages = Arrows, space: pages · Esc closes
screen-keys-replay = → Enter: next · ←: back · 40 Enter: that ply · seat 2, table, picture · Esc: leave
