"""`episodes.jsonl` and `SHA256SUMS`: a run that is finished, in an order that no timing changes."""

import re
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from pipeline.evaluating.transcripts.head import RUN
from pipeline.evaluating.transcripts.lines import line_of
from pipeline.evaluating.transcripts.part import PART, read_part
from seedproof.episodes.turns import Episode
from seedproof.record.bounds import LARGEST_LIST, read_at_most
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest, opened, replacing, unreadable

EPISODES = "episodes.jsonl"
SUMS = "SHA256SUMS"
SEALED = (EPISODES, RUN)
"""What the checksums are of."""

Place = tuple[int, int, int]
"""The position of a row, the attempt, and the position of the follow-up, −1 for the row itself."""

_LINES = re.compile("".join(rf"[0-9a-f]{{64}}  {re.escape(name)}\n" for name in SEALED))


def finish(folder: Path, order: Sequence[str]) -> None:
    """Make the finished files of what was said so far; `order` has the ids of rows and follow-ups.

    Sorted by the order of the rows and the attempt; a follow-up stands behind its parent's episode of the
    same attempt.

    Raises: SeedproofError when an episode is of an unknown row, or a file cannot be read or written.
    """
    episodes = in_order(read_part(folder).values(), order)
    digest = sha256()
    with replacing(folder / EPISODES) as file:
        for episode in episodes:
            line = line_of(episode)
            digest.update(line)
            file.write(line)
    digests = {EPISODES: digest.hexdigest(), RUN: file_digest(folder / RUN)}
    with replacing(folder / SUMS) as file:
        file.write(_sums(digests))
    (folder / PART).unlink(missing_ok=True)


def _sums(digests: Mapping[str, str]) -> bytes:
    """Return the checksums as they are written: a line a file."""
    return "".join(f"{digests[name]}  {name}\n" for name in SEALED).encode()


def in_order(episodes: Iterable[Episode], order: Sequence[str]) -> list[Episode]:
    """Return episodes in the order of a finished run.

    Raises: SeedproofError when one is of an unknown row.
    """
    return sorted(episodes, key=place_by(order))


def place_by(order: Sequence[str]) -> Callable[[Episode], Place]:
    """Return what gives the place of an episode in a finished run; places ascend.

    It raises SeedproofError when an episode is of an unknown row.
    """
    positions = {row_id: position for position, row_id in enumerate(order)}

    def place(episode: Episode) -> Place:
        main = _position(episode.parent or episode.id, positions)
        behind = -1 if episode.parent is None else _position(episode.id, positions)
        return main, episode.attempt, behind

    return place


def _position(row_id: str, positions: Mapping[str, int]) -> int:
    if row_id not in positions:
        raise SeedproofError(f"{row_id!r:.80}: is in the transcript and is no row that was to be asked")
    return positions[row_id]


def reopen(folder: Path) -> None:
    """Make of a finished run one that goes on: what ended by an error is to be asked again.

    Raises: SeedproofError when a file cannot be read or written.
    """
    try:
        episodes = opened(folder / EPISODES)
    except OSError as error:
        raise unreadable(folder / EPISODES, error) from error
    with episodes, replacing(folder / PART) as file:
        shutil.copyfileobj(episodes, file)
    for name in (SUMS, EPISODES):
        (folder / name).unlink(missing_ok=True)


def is_sealed(folder: Path) -> bool:
    """Return whether a folder has a run that is finished.

    Raises: SeedproofError when it has its episodes without their checksums. Whoever was stopped while sealing
        has left the file of so far beside them.
    """
    if (folder / SUMS).is_file():
        return True
    if (folder / EPISODES).is_file() and not (folder / PART).is_file():
        raise SeedproofError(
            f"{folder / SUMS}: is not there, expected the checksums of {EPISODES} and {RUN} beside them. "
            "Take the file as it was"
        )
    return False


def expect_sealed(folder: Path) -> None:
    """Raises: SeedproofError unless every file of a finished run is what the checksums say."""
    path = folder / SUMS
    try:
        written = read_at_most(path, LARGEST_LIST, "Finish the run: seedproof evaluate").decode("utf-8")
    except UnicodeDecodeError as error:
        raise SeedproofError(f"{path}: is not UTF-8, expected checksums") from error
    if _LINES.fullmatch(written) is None:
        raise SeedproofError(
            f"{path}: has other lines than two checksums, of {EPISODES} and of {RUN}. "
            "It was changed after the run: take the file as it was"
        )
    stated = {line[66:]: line[:64] for line in written.splitlines()}
    for name in SEALED:
        if stated[name] != file_digest(folder / name):
            raise SeedproofError(
                f"{folder / name}: is not what {SUMS} says. It was changed after the run: "
                "take the file as it was"
            )
