"""The working precision of FLINT's ball arithmetic, which is shared by the whole process.

A ball computed at a lower precision than requested is wider but still correct, so a race could only cost a
decision; the lock avoids even that.
"""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from flint import arb, ctx

_lock = threading.RLock()


@contextmanager
def precision(bits: int) -> Iterator[None]:
    """Compute with this many bits until the block ends."""
    with _lock:
        before = ctx.prec
        ctx.prec = bits
        try:
            yield
        finally:
            ctx.prec = before


def whole_in(ball: arb) -> int | None:
    """Return the one integer in a ball; None where there is none, or several, or one too large to be used.

    A ball around 2^999999999 has a few bytes, and the integer 125 million.
    """
    if not abs(ball) < _LARGEST:
        return None
    whole = ball.unique_fmpz()
    return None if whole is None else int(whole)


MOST_BITS = 8_000
_LARGEST = arb(2) ** MOST_BITS


def _new_lock() -> None:
    global _lock
    _lock = threading.RLock()


os.register_at_fork(after_in_child=_new_lock)
