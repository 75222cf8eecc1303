"""The steps of Hashi: start numbers, a turn, its reveal."""
