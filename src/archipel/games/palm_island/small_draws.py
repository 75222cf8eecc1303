"""Many small numbers out of few words of chance."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng

SPAN: Final = 1 << 60


@final
class SmallDraws(Rng):
    """What a draw leaves of a word serves the next one; every number is as likely as any other. `value` may be any
    number below `span`, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng
        self.value = 0
        self.span = 1

    def word(self) -> int:
        return self.rng.word()

    def clone(self) -> SmallDraws:
        twin = SmallDraws(self.rng.clone())
        twin.value, twin.span = self.value, self.span
        return twin

    def below(self, bound: int) -> int:
        assert 0 < bound <= SPAN
        while True:
            if self.span < bound:
                self.value, self.span = self.rng.word() % SPAN, SPAN
            times = self.span // bound
            whole = times * bound
            if self.value < whole:
                drawn = self.value % bound
                self.value, self.span = self.value // bound, times
                return drawn
            # Beyond the last whole multiple nothing is drawn, but what is left is as random as before.
            self.value, self.span = self.value - whole, self.span - whole
