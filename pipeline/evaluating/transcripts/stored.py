"""A run as it is stored: read, and checked to be what was written."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pipeline.evaluating.transcripts.head import RunHead, read_head
from pipeline.evaluating.transcripts.lines import episode_of
from pipeline.evaluating.transcripts.part import Key, key_of, read_part
from pipeline.evaluating.transcripts.sealing import EPISODES, expect_sealed, is_sealed
from seedproof.episodes.turns import Episode
from seedproof.record.bounds import LONGEST_EPISODE, lines_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import opened, unreadable


@dataclass(frozen=True)
class OpenRun:
    """A run whose episodes are read one by one, each time that they are asked for."""

    folder: Path
    head: RunHead
    sealed: bool
    """Whether it was finished; otherwise there are the episodes of so far, by id and attempt; behind
    them the follow-ups."""

    def episodes(self) -> Iterator[Episode]:
        """Yield the episodes, each checked.

        Raises: SeedproofError when a line was changed, an episode is there twice, or a follow-up has no
            parent.
        """
        return _each_once(self.folder, self.head, self._read())

    def _read(self) -> Iterator[Episode]:
        if self.sealed:
            return _episodes(self.folder / EPISODES)
        so_far = read_part(self.folder)
        return iter(sorted(so_far.values(), key=_parents_first))


@dataclass(frozen=True)
class StoredRun:
    """A run that was read from its folder."""

    folder: Path
    head: RunHead
    episodes: list[Episode]
    sealed: bool
    """Whether it was finished; otherwise there are the episodes of so far, by id and attempt; behind
    them the follow-ups."""


def open_run(folder: Path) -> OpenRun:
    """Open a run and check its files; its episodes are checked as they are read.

    Raises: SeedproofError when a file is missing, is of another format or was changed.
    """
    head = read_head(folder)
    sealed = is_sealed(folder)
    if sealed:
        expect_sealed(folder)
    return OpenRun(folder, head, sealed)


def read_run(folder: Path) -> StoredRun:
    """Read a run and check all of it that needs no release.

    Raises: SeedproofError when a file is missing, is of another format or was changed, an episode is there
        twice, or a follow-up has no parent.
    """
    run = open_run(folder)
    return StoredRun(folder, run.head, list(run.episodes()), run.sealed)


def _parents_first(episode: Episode) -> tuple[bool, Key]:
    """Put follow-ups behind all that they can go on from."""
    return episode.parent is not None, key_of(episode)


def _episodes(path: Path) -> Iterator[Episode]:
    try:
        with opened(path) as file:
            for number, line in enumerate(lines_at_most(file, path, LONGEST_EPISODE), start=1):
                yield episode_of(line, f"{path}, line {number}")
    except OSError as error:
        raise unreadable(path, error, "Finish the run: seedproof evaluate") from error


def _each_once(folder: Path, head: RunHead, episodes: Iterable[Episode]) -> Iterator[Episode]:
    """Yield episodes as long as each is an attempt of the run, and there for the first time."""
    seen = set[Key]()
    parents: dict[Key, str] = {}
    for episode in episodes:
        where = f"{folder}: {episode.id}, attempt {episode.attempt}"
        key = key_of(episode)
        if key in seen:
            raise SeedproofError(f"{where}: is there twice, expected each attempt at a row once")
        if not 0 <= episode.attempt < head.attempts:
            raise SeedproofError(f"{where}: is no attempt of this run, expected 0 to {head.attempts - 1}")
        seen.add(key)
        if episode.parent is not None:
            parents.setdefault((episode.parent, episode.attempt), episode.id)
        yield episode
    for (parent, attempt), row_id in parents.items():
        if (parent, attempt) not in seen:
            raise SeedproofError(
                f"{folder}: {row_id}, attempt {attempt}: goes on from {parent}, which is not there"
            )
