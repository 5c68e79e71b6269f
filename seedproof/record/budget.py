"""A limit on the work of one comparison: counted steps, and a deadline that is checked while counting.

It uses no signal and no thread, so it works wherever Python runs; every long loop spends from it. Comparisons
within one response also spend from a budget that they share.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

STEPS = 200_000
SECONDS = 5.0

STEPS_OF_A_RESPONSE = 40_000
"""Twice what the dearest right answer to a row of ours takes; a step takes some four microseconds."""
SECONDS_OF_A_RESPONSE = 20.0


class OutOfBudget(Exception):
    """Raised when a comparison would cost too much; it says nothing about the result."""


class SharedOutOfBudget(Exception):
    """Raised when the comparisons of one response would cost too much together.

    None of them is undecided for that: by itself each could be decided.
    """


class Budget:
    """The steps left, and the time at which they expire."""

    def __init__(
        self, seconds: float = SECONDS, steps: int = STEPS, out: type[Exception] = OutOfBudget
    ) -> None:
        """Start the clock; `out` is raised when nothing is left."""
        self._deadline = time.monotonic() + seconds
        self._steps = steps
        self._unchecked = 0
        self._out = out
        self._shared = _SHARED.get()

    def spend(self, steps: int = 1) -> None:
        """Count the steps.

        Raises:
            OutOfBudget: The steps or the time are used up.
            SharedOutOfBudget: Those of the whole response are.
        """
        if self._shared is not None:
            self._shared.spend(steps)
        self._steps -= steps
        self._unchecked += steps
        if self._steps < 0:
            raise self._out("the expressions are too large to be worked out")
        if self._unchecked > 200:
            self._unchecked = 0
            if time.monotonic() > self._deadline:
                raise self._out("the time for this comparison is over")


_SHARED: ContextVar[Budget | None] = ContextVar("shared", default=None)


@contextmanager
def shared() -> Iterator[None]:
    """Have all comparisons inside spend from one budget as well."""
    budget = Budget(SECONDS_OF_A_RESPONSE, STEPS_OF_A_RESPONSE, SharedOutOfBudget)
    before = _SHARED.set(budget)
    try:
        yield
    finally:
        _SHARED.reset(before)
