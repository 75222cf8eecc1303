"""What ends a load before its time."""


class LoadError(Exception):
    """The message is one sentence."""
