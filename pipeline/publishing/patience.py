"""Trouble that may pass: how long to wait before another try, and when to give up."""

import time
from collections.abc import Callable
from typing import TypeVar

from seedproof.record.errors import NotDone
from seedproof.record.printing import aside

T = TypeVar("T")

TRIES = 6
"""The number of failures in a row, without progress between them, after which a call is given up."""

TRIES_UNREACHED = 2
"""The same while the Hub was never reached: most often a name, a network or a proxy is wrong."""

LONGEST_WAIT = 330.0
"""Seconds; the Hub counts its rate limits over five minutes."""


class Trouble(Exception):
    """Raised when a call failed in a way that may pass. `wait`: the seconds that the server asks for."""

    def __init__(self, message: str, wait: float | None = None) -> None:
        super().__init__(message)
        self.wait = wait


class Unreachable(Trouble):
    """Raised when there is no connection, and was none before in this run."""


class GivenUp(NotDone):
    """Raised when a call failed too often."""


class Patience:
    """Retries of calls that fail with Trouble, each reported to `say`; `pause` waits a number of seconds."""

    def __init__(
        self, say: Callable[[str], None] = aside, pause: Callable[[float], None] = time.sleep
    ) -> None:
        self._say = say
        self._pause = pause

    def persist(self, action: Callable[[], T]) -> T:
        """Run an action until it succeeds, and return its result.

        Raises: GivenUp after the last try, or when the server asks for too long a wait.
        """
        for failed in range(1, TRIES + 1):
            try:
                return action()
            except Unreachable as trouble:
                if failed == TRIES_UNREACHED:
                    raise GivenUp(
                        f"{trouble}. Is HF_ENDPOINT right, is there a network, does it need a proxy "
                        "(HTTPS_PROXY)? Then run it again"
                    ) from trouble
                self._wait(trouble, 1.0)
            except Trouble as trouble:
                if failed == TRIES:
                    raise _given_up(f"{trouble}, {TRIES} times in a row") from trouble
                wait = max(trouble.wait or 0.0, 2.0 ** (failed - 1))
                if wait > LONGEST_WAIT:
                    raise _given_up(f"{trouble}, and asks to wait {wait:.0f} s") from trouble
                self._wait(trouble, wait)
        raise AssertionError("the last try either ends or gives up")

    def _wait(self, trouble: Trouble, seconds: float) -> None:
        self._say(f"{trouble}; trying again in {seconds:.0f} s")
        self._pause(seconds)


def _given_up(reason: str) -> GivenUp:
    return GivenUp(f"{reason}. Run it again later: it goes on where it stopped")
