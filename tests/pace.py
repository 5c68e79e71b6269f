"""A bound on work that holds on any machine: CPU time, however slow or busy the machine is."""

import time
from contextlib import contextmanager
from functools import cache

FIXED_WORK = 0.06
"""CPU seconds that the fixed work takes on the machine on which the bounds were set."""


@cache
def slowness():
    """How many times as long the fixed work takes here; 1 at least."""
    repeats = 5
    started = time.process_time()
    for _ in range(repeats):
        sum(number * number % 7 for number in range(1_000_000))
    return max(1.0, (time.process_time() - started) / (repeats * FIXED_WORK))


@contextmanager
def bounded(seconds):
    """Hold the block to so many CPU seconds of that machine: far more than it took there."""
    limit = seconds * slowness()
    started = time.process_time()
    yield
    assert time.process_time() - started < limit
