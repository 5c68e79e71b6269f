"""Work that is done side by side in several processes, with its results in the order of what is worked on."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from signal import SIG_BLOCK, SIG_DFL, SIG_SETMASK, SIG_UNBLOCK, SIGINT, Handlers, pthread_sigmask, signal
from threading import Thread
from types import FrameType, TracebackType
from typing import TypeVar

from seedproof.record.errors import SeedproofError

T = TypeVar("T")
R = TypeVar("R")

ROWS = 64
"""Rows that a process takes at a time: neighbours are of one family, and share what was read and decided."""


class SideBySide:
    """Some processes for the length of a `with` block; a single worker is this process itself.

    The others start with the first work, and are therefore without what is loaded later.
    """

    def __init__(self, workers: int = 1) -> None:
        """Prepare for a number of workers; nothing is started."""
        self._pool = _processes(workers) if workers > 1 else None

    def __enter__(self) -> "SideBySide":
        """Begin the block."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        """End the processes; work that has not begun is left out."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def in_order(self, work: Callable[[T], R], items: Iterable[T], at_a_time: int = 1) -> Iterator[R]:
        """Return what `work` gives for each item, in their order; a process takes some items `at_a_time`.

        A single worker begins with an item when its result is asked for, several begin at once: all items
        are then read first. `work`, items and results go to and from other processes.

        Raises: what `work` raises for the first item that it fails with; SeedproofError when a process dies.
        """
        if self._pool is None:
            return map(work, items)
        with starting():
            results = self._pool.map(work, items, chunksize=at_a_time)
        return unbroken(results)


def _processes(workers: int) -> Executor:
    # A single worker does without `multiprocessing`.
    from concurrent.futures import ProcessPoolExecutor

    # Ctrl-C reaches every process of a terminal. A worker has nothing to restore, and exits silently.
    return ProcessPoolExecutor(workers, initializer=begin, initargs=(SIG_DFL,))


@contextmanager
def starting() -> Iterator[None]:
    """Keep Ctrl-C from the processes that are started in the block, until they begin."""
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


def begin(ctrl_c: Handlers | Callable[[int, FrameType | None], None]) -> None:
    """Begin a process that works for another one: it hears Ctrl-C, and ends when that one is killed."""
    signal(SIGINT, ctrl_c)
    pthread_sigmask(SIG_UNBLOCK, {SIGINT})
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def unbroken(results: Iterator[R]) -> Iterator[R]:
    """Yield results of processes. Raises: SeedproofError when one of these dies."""
    try:
        yield from results
    except BrokenExecutor as error:
        raise SeedproofError(
            "workers: one was killed, expected all to end by themselves; memory may be short. "
            "Run it again with --workers 1"
        ) from error
