"""The look of Hashi: a raked garden in cut paper."""
