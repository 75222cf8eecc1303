"""A live match that knows no web: messages in, messages out, a store, a clock, a place where bots think."""
