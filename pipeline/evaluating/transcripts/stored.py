"""A run as it is stored: read, and checked to be what was written."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pipeline.evaluating.transcripts.head import RunHead, read_head
from pipeline.evaluating.transcripts.lines import episode_of
from pipeline.evaluating.transcripts.part import Key, key_of, read_part
from pipeline.evaluating.transcripts.sealing import EPISODES, expect_sealed, is_sealed
from seedproof.episodes.turns import Episode
from seedproof.record.errors import SeedproofError
from seedproof.record.files import unreadable


@dataclass(frozen=True)
class StoredRun:
    """A run that was read from its folder."""

    folder: Path
    head: RunHead
    episodes: list[Episode]
    sealed: bool
    """Whether it was finished; otherwise there are the episodes of so far, by id and attempt."""


def read_run(folder: Path) -> StoredRun:
    """Read a run and check all of it that needs no release.

    Raises: SeedproofError when a file is missing, is of another format or was changed, an episode is there
    twice, or a follow-up has no parent.
    """
    head = read_head(folder)
    sealed = is_sealed(folder)
    if sealed:
        expect_sealed(folder)
        episodes = list(_episodes(folder / EPISODES))
    else:
        so_far = read_part(folder)
        episodes = [so_far[key] for key in sorted(so_far)]
    _expect_each_once(folder, head, episodes)
    return StoredRun(folder, head, episodes, sealed)


def _episodes(path: Path) -> Iterator[Episode]:
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                yield episode_of(line, f"{path}, line {number}")
    except OSError as error:
        raise unreadable(path, error, "Finish the run: seedproof evaluate") from error


def _expect_each_once(folder: Path, head: RunHead, episodes: list[Episode]) -> None:
    seen = set[Key]()
    for episode in episodes:
        where = f"{folder}: {episode.id}, attempt {episode.attempt}"
        key = key_of(episode)
        if key in seen:
            raise SeedproofError(f"{where}: is there twice, expected each attempt at a row once")
        if not 0 <= episode.attempt < head.attempts:
            raise SeedproofError(f"{where}: is no attempt of this run, expected 0 to {head.attempts - 1}")
        seen.add(key)
    for episode in episodes:
        if episode.parent is not None and (episode.parent, episode.attempt) not in seen:
            raise SeedproofError(
                f"{folder}: {episode.id}, attempt {episode.attempt}: goes on from {episode.parent}, "
                "which is not there"
            )
