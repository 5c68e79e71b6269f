"""A limit on the work of one comparison: counted steps, and a deadline that is checked while counting.

It uses no signal and no thread, so it works wherever Python runs; every long loop spends from it.
"""

import time

STEPS = 200_000
SECONDS = 5.0


class OutOfBudget(Exception):
    """Raised when a comparison would cost too much; it says nothing about the result."""


class Budget:
    """The steps left, and the time at which they expire."""

    def __init__(self, seconds: float = SECONDS, steps: int = STEPS) -> None:
        """Start the clock."""
        self._deadline = time.monotonic() + seconds
        self._steps = steps
        self._unchecked = 0

    def spend(self, steps: int = 1) -> None:
        """Count the steps.

        Raises:
            OutOfBudget: The steps or the time are used up.
        """
        self._steps -= steps
        self._unchecked += steps
        if self._steps < 0:
            raise OutOfBudget("the expressions are too large to be worked out")
        if self._unchecked > 200:
            self._unchecked = 0
            if time.monotonic() > self._deadline:
                raise OutOfBudget("the time for this comparison is over")
