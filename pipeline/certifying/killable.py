"""Work in processes that can be killed: what is called may hang, crash, or take all memory.

The texts go out in batches. An answer comes back for every call, in the order in which they were sent, so
that the call in which a worker hangs is known: that one is lost, and another worker goes on with the next.
"""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from typing import Any, Generic, TypeVar

from seedproof.record.errors import NotDone

A = TypeVar("A")
T = TypeVar("T")

Start = Callable[[], Callable[[str, float], A]]
"""Makes a function ready, once a batch: from a text and a number of seconds to an answer."""

BATCH = 32
"""Texts that go to a worker at a time."""

STARTING = 120.0
"""Seconds in which a worker has to begin."""

GRACE = 5.0
"""Seconds that a call may take beyond twice its own limit before its worker is killed."""

MEMORY = 4 << 30
"""Bytes that a worker may take."""

THREADS = Path("/proc/self/task")
"""A folder for each thread, those of libraries among them, on systems that tell."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A call that gave no answer, and why."""

    reason: str


@dataclass(slots=True)
class _Call:
    number: int
    which: int
    text: str


@dataclass
class _Worker:
    process: BaseProcess
    connection: Connection
    calls: deque[_Call] = field(default_factory=deque)
    ready: bool = False
    heard: float = field(default_factory=monotonic)

    def send(self, calls: Iterable[_Call]) -> None:
        self.calls = deque(calls)
        self.heard = monotonic()
        # A worker that is gone already is found by what it does not answer.
        with suppress(OSError):
            self.connection.send([(call.which, call.text) for call in self.calls])

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


class Workers(Generic[A]):
    """Processes that call functions on texts; `seconds` is what a call may take by itself."""

    def __init__(self, starts: Sequence[Start[A]], seconds: float, count: int) -> None:
        self._starts = list(starts)
        self._seconds = seconds
        self._count = count
        self._workers: list[_Worker] = []

    def begin(self) -> None:
        """Start a worker that makes every function ready while there is no text yet."""
        self._workers.append(self._started(ahead=True))

    def end(self) -> None:
        """End all workers; `answers` does it, too."""
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def answers(self, items: Iterable[T], text_of: Callable[[T], str]) -> Iterator[tuple[T, list[A | Lost]]]:
        """Yield every item, in order, with what each function answered for its text."""
        numbered = enumerate(items)
        waiting: dict[int, tuple[T, list[A | Lost]]] = {}
        next_number = 0
        try:
            while True:
                for place in range(self._count):
                    batch = self._batch(numbered, waiting, text_of) if self._is_free(place) else []
                    if batch:
                        self._give(place, batch)
                while next_number in waiting and len(waiting[next_number][1]) == len(self._starts):
                    yield waiting.pop(next_number)
                    next_number += 1
                busy = [place for place, worker in enumerate(self._workers) if worker.calls]
                if not busy and not waiting:
                    return
                self._listen(busy, waiting)
        finally:
            self.end()

    def _is_free(self, place: int) -> bool:
        return place >= len(self._workers) or not self._workers[place].calls

    def _batch(
        self,
        numbered: Iterator[tuple[int, T]],
        waiting: dict[int, tuple[T, list[A | Lost]]],
        text_of: Callable[[T], str],
    ) -> list[_Call]:
        calls = []
        for number, item in islice(numbered, BATCH):
            waiting[number] = (item, [])
            text = text_of(item)
            calls += [_Call(number, which, text) for which in range(len(self._starts))]
        return calls

    def _give(self, place: int, calls: Iterable[_Call]) -> None:
        if place >= len(self._workers):
            self._workers.append(self._started())
        self._workers[place].send(calls)

    def _started(self, ahead: bool = False) -> _Worker:
        forks = _can_fork(self._count)
        context = get_context("fork") if forks else get_context("spawn")
        here, there = context.Pipe()
        # A fork has our end as well; while it held it, it would not see that its command is gone.
        unused = here if forks else None
        arguments = (there, unused, self._starts, self._seconds, ahead)
        process = context.Process(target=serve, args=arguments, daemon=True)
        # Blocked in the worker for good: Ctrl-C is for the command, which then ends its workers.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        there.close()
        return _Worker(process, here)

    def _listen(self, busy: list[int], waiting: dict[int, tuple[T, list[A | Lost]]]) -> None:
        """Take what the workers say, and replace those that hang or are gone."""
        workers = self._workers
        limits = [workers[place].heard + self._patience(workers[place]) for place in busy]
        wait([workers[place].connection for place in busy], max(0.0, min(limits) - monotonic()))
        for place in busy:
            worker = workers[place]
            reason = self._heard(worker, waiting)
            if reason is None and monotonic() > worker.heard + self._patience(worker):
                reason = "it did not stop in time and was killed"
            if reason is not None and worker.calls:
                worker.end()
                if not worker.ready:
                    raise NotDone("a worker that runs the engines cannot begin. See its message above")
                call = worker.calls.popleft()
                waiting[call.number][1].append(Lost(reason))
                workers[place] = self._started()
                workers[place].send(worker.calls)

    def _patience(self, worker: _Worker) -> float:
        return 2 * self._seconds + GRACE if worker.ready else STARTING

    def _heard(self, worker: _Worker, waiting: dict[int, tuple[T, list[A | Lost]]]) -> str | None:
        """Take all that a worker has said; return why it will say no more, if so."""
        try:
            while worker.connection.poll():
                said = worker.connection.recv()
                worker.heard = monotonic()
                if said is None:
                    worker.ready = True
                else:
                    waiting[worker.calls.popleft().number][1].append(said)
        except (EOFError, OSError):
            return "it crashed"
        return None


def _can_fork(count: int) -> bool:
    """Return whether a worker may be a fork, which is ready at once.

    It is safe where this process has one thread. Of several workers, the later ones would hold the
    connections of the earlier ones.
    """
    return count == 1 and THREADS.is_dir() and len(list(THREADS.iterdir())) == 1


def serve(
    connection: Connection,
    unused: Connection | None,
    starts: Sequence[Start[Any]],
    seconds: float,
    ahead: bool,
) -> None:
    """Be a worker: answer batch after batch until the other end is closed. `ahead`: load before the first."""
    if unused:
        unused.close()
    _limit_memory()
    with suppress(EOFError, OSError):
        connection.send(None)
        if ahead:
            _load(starts)
        while True:
            functions: dict[int, Callable[[str, float], Any]] = {}
            for which, text in connection.recv():
                # Nobody is left to kill a worker that hangs when its command is gone.
                signal.setitimer(signal.ITIMER_REAL, 2 * seconds + STARTING)
                try:
                    if which not in functions:
                        functions[which] = starts[which]()
                    answer = functions[which](text, seconds)
                # An engine may raise anything; that loses this call, and the worker goes on with the next.
                except Exception as error:
                    answer = Lost(" ".join(f"{type(error).__name__}: {error}".split())[:200])
                signal.setitimer(signal.ITIMER_REAL, 0)
                connection.send(answer)


def _load(starts: Sequence[Start[Any]]) -> None:
    """Make every function ready once, for what that imports. One that cannot be fails at its first text."""
    signal.setitimer(signal.ITIMER_REAL, STARTING)
    for start in starts:
        with suppress(Exception):
            start()
    signal.setitimer(signal.ITIMER_REAL, 0)


def _limit_memory() -> None:
    import resource

    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
