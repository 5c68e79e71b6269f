"""The working precision of flint's ball arithmetic, which is one for the whole process.

A ball computed at a lower precision than asked for is wider but still right, so a race could only cost a
decision; the lock spares even that.
"""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from flint import ctx

_lock = threading.RLock()


@contextmanager
def precision(bits: int) -> Iterator[None]:
    """Compute with so many bits until the block ends."""
    with _lock:
        before = ctx.prec
        ctx.prec = bits
        try:
            yield
        finally:
            ctx.prec = before


def _new_lock() -> None:
    global _lock
    _lock = threading.RLock()


os.register_at_fork(after_in_child=_new_lock)
