"""`times.json`: when a run was asked. It is outside every checksum: nothing else of a run knows a clock."""

from datetime import UTC, datetime
from pathlib import Path

import msgspec

from seedproof.record.bounds import LARGEST_LIST
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing
from seedproof.record.json_text import read_json
from seedproof.record.rows import pretty_json

TIMES = "times.json"


class Wave(msgspec.Struct):
    """One call of the command, until it was done or stopped."""

    started: str
    """In UTC, as ISO 8601 has it."""
    finished: str | None = None
    episodes: int = 0
    calls: int = 0
    retries: int = 0


class Times(msgspec.Struct):
    """The waves of a run, in their order."""

    waves: list[Wave]


def now() -> str:
    """Return the time in UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def read_times(folder: Path) -> Times:
    """Read the times of a run; none if there is no such file, or it is unreadable: nothing depends on it."""
    try:
        return msgspec.convert(read_json(folder / TIMES, most=LARGEST_LIST), Times)
    except (SeedproofError, msgspec.ValidationError):
        return Times([])


def write_times(folder: Path, times: Times) -> None:
    """Write the times of a run. Raises: SeedproofError when they cannot be written."""
    with replacing(folder / TIMES) as file:
        file.write(pretty_json(msgspec.to_builtins(times)))
