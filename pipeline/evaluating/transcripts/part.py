"""`episodes.part.jsonl`: what was said so far, safe on the disk line by line, as it came."""

import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

from pipeline.evaluating.transcripts.lines import episode_of, line_of
from seedproof.episodes.turns import Episode
from seedproof.record.bounds import LONGEST_EPISODE, lines_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import opened, unreadable

PART = "episodes.part.jsonl"

Key = tuple[str, int]
"""The id of a row, and which attempt at it."""


def key_of(episode: Episode) -> Key:
    """Return what names an episode in its run."""
    return episode.id, episode.attempt


def read_part(folder: Path) -> dict[Key, Episode]:
    """Read what was said so far, by row and attempt; nothing if there is no such file.

    A last line that was not written to its end is none. An episode that ended by an error gives way to one
    that did not, wherever they stand.

    Raises: SeedproofError when a line is not what was written, or an episode is there twice.
    """
    path = folder / PART
    episodes: dict[Key, Episode] = {}
    for number, line in enumerate(_whole_lines(path), start=1):
        where = f"{path}, line {number}"
        episode = episode_of(line, where)
        key = key_of(episode)
        if key in episodes:
            episode = _settled(episodes[key], episode, where)
        episodes[key] = episode
    return episodes


def _settled(first: Episode, second: Episode, where: str) -> Episode:
    """Return which of two episodes of one attempt counts, the same whichever comes first."""
    by_error = [episode for episode in (first, second) if episode.end == "error"]
    if not by_error:
        raise SeedproofError(
            f"{where}: has {second.id}, attempt {second.attempt}, a second time. Keep one of the two lines"
        )
    if len(by_error) == 1:
        return first if second.end == "error" else second
    return min(first, second, key=line_of)


def _whole_lines(path: Path) -> Iterable[bytes]:
    try:
        with opened(path) as file:
            for line in lines_at_most(file, path, LONGEST_EPISODE):
                if line.endswith(b"\n"):
                    yield line
    except FileNotFoundError:
        return
    except OSError as error:
        raise unreadable(path, error) from error


class PartFile:
    """The file, open for further episodes. A line that was not written to its end is taken off first."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / PART
        try:
            self._file = self._path.open("ab")
            self._file.truncate(_end_of_whole_lines(self._path))
        except OSError as error:
            raise self._unwritable(error) from error

    def append(self, episode: Episode) -> None:
        """Write an episode; it is on the disk when this returns.

        Raises: SeedproofError when it cannot be written.
        """
        try:
            self._file.write(line_of(episode))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._unwritable(error) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file. What a full disk did not take is said by `append`, and not a second time."""
        try:
            self._file.close()
        except OSError as closing:
            if error is None:
                raise self._unwritable(closing) from closing

    def _unwritable(self, error: OSError) -> SeedproofError:
        return SeedproofError(
            f"{self._path}: cannot be written ({error.strerror or error}). Make room or change the folder's "
            "rights, then run it again: it goes on behind the last whole line"
        )


def _end_of_whole_lines(path: Path) -> int:
    """Return how many bytes the whole lines of a file have."""
    with opened(path) as file:
        return file.read().rfind(b"\n") + 1
