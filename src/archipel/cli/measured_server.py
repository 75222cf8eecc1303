"""`archipel serve` for a measure: `SEED [--stages] serve ...` deals by a seed, has no limits to speak of, and ends with
whoever started it.

With --stages each line on its input is answered by the CPU time spent so far, stage by stage.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from threading import Thread

import msgspec
from msgspec import inspect

from archipel.cli.app import main
from archipel.server.base.settings import PREFIX, ASecond, AtOnce, Settings
from archipel.server.stage_meter import Meter
from archipel.table import lobby

LIMITS = (inspect.type_info(AtOnce), inspect.type_info(ASecond))


def start(words: list[str]) -> list[str]:
    """What is left of the words for `archipel`."""
    chance = random.Random(words[0])
    lobby.new_seed = lambda: f"{chance.getrandbits(128):032x}"
    os.environ.update(unlimited())
    staged = words[1] == "--stages"
    meter = Meter()
    if staged:
        import archipel.server.web.app  # noqa: F401  (so that every function of a move is there to be counted)

        meter.install()
    Thread(target=_answer, args=[meter], daemon=True).start()
    return words[2:] if staged else words[1:]


def unlimited() -> dict[str, str]:
    """The environment in which every limit is as high as it can be."""
    found = {}
    for field in msgspec.structs.fields(Settings):
        kind = inspect.type_info(field.type)
        limit = kind.type if isinstance(kind, inspect.Metadata) else kind
        if limit in LIMITS and isinstance(limit, inspect.IntType | inspect.FloatType):
            found[PREFIX + field.name.upper()] = str(limit.le)
    return found


def _answer(meter: Meter) -> None:
    for _ in sys.stdin:
        print(msgspec.json.encode(meter.read()).decode(), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.argv[1:] = start(sys.argv[1:])
    main()
