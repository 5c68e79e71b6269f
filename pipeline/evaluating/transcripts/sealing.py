"""`episodes.jsonl` and `SHA256SUMS`: a run that is finished, in an order that no timing changes."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from pipeline.evaluating.transcripts.head import RUN
from pipeline.evaluating.transcripts.lines import line_of
from pipeline.evaluating.transcripts.part import PART, read_part
from seedproof.episodes.turns import Episode
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest, replacing, unreadable

EPISODES = "episodes.jsonl"
SUMS = "SHA256SUMS"
SEALED = (EPISODES, RUN)
"""What the checksums are of."""


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
        for name in SEALED:
            file.write(f"{digests[name]}  {name}\n".encode())
    (folder / PART).unlink(missing_ok=True)


def in_order(episodes: Iterable[Episode], order: Sequence[str]) -> list[Episode]:
    """Return episodes in the order of a finished run.

    Raises: SeedproofError when one is of an unknown row.
    """
    positions = {row_id: position for position, row_id in enumerate(order)}

    def sorting_key(episode: Episode) -> tuple[int, int, int]:
        main = _position(episode.parent or episode.id, positions)
        behind = -1 if episode.parent is None else _position(episode.id, positions)
        return main, episode.attempt, behind

    return sorted(episodes, key=sorting_key)


def _position(row_id: str, positions: Mapping[str, int]) -> int:
    if row_id not in positions:
        raise SeedproofError(f"{row_id!r:.80}: is in the transcript and is no row that was to be asked")
    return positions[row_id]


def reopen(folder: Path) -> None:
    """Make of a finished run one that goes on: what ended by an error is to be asked again.

    Raises: SeedproofError when a file cannot be read or written.
    """
    try:
        lines = (folder / EPISODES).read_bytes()
    except OSError as error:
        raise unreadable(folder / EPISODES, error) from error
    with replacing(folder / PART) as file:
        file.write(lines)
    for name in (SUMS, EPISODES):
        (folder / name).unlink(missing_ok=True)


def is_sealed(folder: Path) -> bool:
    """Return whether a folder has a run that is finished."""
    return (folder / SUMS).is_file()


def expect_sealed(folder: Path) -> None:
    """Raises: SeedproofError unless every file of a finished run is what the checksums say."""
    path = folder / SUMS
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise unreadable(path, error, "Finish the run: seedproof evaluate") from error
    except UnicodeDecodeError as error:
        raise SeedproofError(f"{path}: is not UTF-8, expected checksums") from error
    stated = {line[66:]: line[:64] for line in lines}
    for name in SEALED:
        if stated.get(name) != file_digest(folder / name):
            raise SeedproofError(
                f"{folder / name}: is not what {SUMS} says. It was changed after the run: "
                "take the file as it was"
            )
