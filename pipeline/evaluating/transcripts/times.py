"""`times.json`: when a run was asked. It is outside every checksum: nothing else of a run knows a clock."""

import time
from collections.abc import Callable
from contextlib import nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

import msgspec

from seedproof.record.bounds import LARGEST_LIST
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.json_text import read_json
from seedproof.record.progress import PAUSE
from seedproof.record.rows import pretty_json

TIMES = "times.json"

Clock = Callable[[], float]
"""Counts seconds."""


class Counts(NamedTuple):
    """What a wave has done so far."""

    episodes: int
    calls: int
    retries: int


class Wave(msgspec.Struct):
    """One call of the command, until it was done or stopped."""

    started: str
    """In UTC, as ISO 8601 has it."""
    finished: str | None = None
    """None of one that was killed: the rest is what was known of it within half a minute before."""
    seconds: int = 0
    episodes: int = 0
    calls: int = 0
    retries: int = 0


class Times(msgspec.Struct):
    """The waves of a run, in their order."""

    waves: list[Wave]

    @property
    def total(self) -> dict[str, int]:
        """The sums over all waves."""
        return {
            name: sum(getattr(wave, name) for wave in self.waves)
            for name in ("seconds", "episodes", "calls", "retries")
        }


class Timekeeper:
    """Notes a wave as it goes on, from its beginning to its end."""

    def __init__(self, folder: Path, counts: Callable[[], Counts], clock: Clock = time.monotonic) -> None:
        self._folder = folder
        self._counts = counts
        self._clock = clock
        self._times = read_times(folder)
        self._wave = Wave(_now())
        self._times.waves.append(self._wave)

    def __enter__(self) -> Self:
        """Note that it begins. Raises: SeedproofError when that cannot be written."""
        self._began = self._clock()
        self._write()
        return self

    def note(self) -> None:
        """Note how far it is, unless that was done within the last half minute."""
        if self._clock() - self._written >= PAUSE:
            self._write()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Note that it ends. A full disk that has ended it is not told a second time."""
        self._wave.finished = _now()
        with suppress(SeedproofError) if error is not None else nullcontext():
            self._write()

    def _write(self) -> None:
        self._written = self._clock()
        self._wave.seconds = round(self._written - self._began)
        self._wave.episodes, self._wave.calls, self._wave.retries = self._counts()
        with replacing(self._folder / TIMES) as file:
            file.write(pretty_json(msgspec.to_builtins(self._times) | {"total": self._times.total}))


def read_times(folder: Path) -> Times:
    """Read the times of a run; none if there is no such file, or it is unreadable: nothing depends on it."""
    try:
        return msgspec.convert(read_json(folder / TIMES, most=LARGEST_LIST), Times)
    except (SeedproofError, msgspec.ValidationError):
        return Times([])


def _now() -> str:
    """Return the time in UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")
