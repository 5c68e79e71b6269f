"""Ctrl-C while inspect runs: it ends its own work first, then the command ends as any other."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def heard_by_inspect() -> Iterator[None]:
    """Have inspect hear Ctrl-C inside, which closes its log, and whoever heard it before hear it again.

    An exit that is raised in the midst of many conversations ends one of them alone.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, before)
        signal.raise_signal(signal.SIGINT)
        raise
    finally:
        signal.signal(signal.SIGINT, before)
