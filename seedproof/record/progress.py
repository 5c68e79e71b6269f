"""Long work is seen on standard error: on a terminal as a bar that goes with it, elsewhere in rare lines."""

import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from threading import Event, Thread
from typing import TypeVar

from seedproof.record.printing import aside, is_watched, with_bar

PAUSE = 30.0
"""The seconds between two lines."""

T = TypeVar("T")


def progress(
    items: Iterable[T],
    label: str,
    total: int | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Generator[T, None, None]:
    """Return the items unchanged, and show how many are done as they are taken.

    `label` says what is done, `total` how many there are, if that is known; `clock` counts seconds.
    """
    if is_watched():
        return with_bar(items, label, total)
    return _with_lines(items, label, total, clock)


def _with_lines(
    items: Iterable[T], label: str, total: int | None, clock: Callable[[], float]
) -> Generator[T, None, None]:
    of_all = "" if total is None else f" of {total:,}"
    said = clock()
    for done, item in enumerate(items):
        if clock() - said >= PAUSE:
            aside(f"{label}: {done:,}{of_all}")
            said = clock()
        yield item


@contextmanager
def counted(
    label: str, total: int | None, line: Callable[[], str], wait: Callable[[Event, float], bool] = Event.wait
) -> Iterator[Callable[[], object]]:
    """Yield what is called whenever one more of `total`, if that is known, is done: for work at its own pace.

    Where no terminal shows a bar, `line` says every half minute how far the work is, whether or not anything
    gets done. `wait` waits so many seconds for an event, and returns whether it came.
    """
    if not is_watched():
        with _telling(line, wait):
            yield lambda: None
        return
    with closing(with_bar(count() if total is None else range(total), label, total)) as shown:
        # It starts before the first is done.
        next(shown, None)
        yield lambda: next(shown, None)


@contextmanager
def _telling(line: Callable[[], str], wait: Callable[[Event, float], bool]) -> Iterator[None]:
    ended = Event()

    def tell() -> None:
        while not wait(ended, PAUSE):
            aside(line())

    thread = Thread(target=tell, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def step(message: str) -> None:
    """Say that a part of long work is done, where no bar shows it."""
    if not is_watched():
        aside(message)
