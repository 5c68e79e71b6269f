"""The rows that a run asks, with the follow-ups to each, in the order of the release."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

from pipeline.evaluating.transcripts.head import RunHead
from seedproof.contract import registry
from seedproof.episodes.asking import FollowUps
from seedproof.episodes.order import balanced
from seedproof.loading import Release
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.rows import Row, read_rows, rows_digest

FRESH_ROWS = "rows.jsonl"
"""The rows of a run on a fresh set, in the folder of the run: no release has them."""


Selection = Literal["all", "sample", "own"]
"""All rows; those that `--sample` takes, or with which a run begins; or a choice of the run's own."""

UNDER_WAY = 8
"""Rows that may be missing among the first, beside one for every four that were answered."""


@dataclass(frozen=True)
class Questions:
    """What is asked: rows, and by the id of each the rows that may follow it up."""

    rows: Sequence[Row]
    follow_ups: dict[str, list[Row]]
    sha256: str
    """Of all JSON lines that they were chosen from."""
    selection: Selection = "all"

    @property
    def order(self) -> list[str]:
        """The ids of rows, then of follow-ups, in their order."""
        behind = [row["id"] for rows in self.follow_ups.values() for row in rows]
        return [row["id"] for row in self.rows] + behind

    @property
    def by_id(self) -> dict[str, Row]:
        """Rows and follow-ups by id."""
        every = {row["id"]: row for row in self.rows}
        for rows in self.follow_ups.values():
            every |= {row["id"]: row for row in rows}
        return every


def questions_of(release: Release, config: str, split: str) -> Questions:
    """Read all that a config asks.

    Raises: SeedproofError when the release has no such rows.
    """
    rows = release.rows(config, split)
    if not rows:
        raise SeedproofError(f"{release.name}: {config} has no rows in {split}, expected some")
    declared = _follow_ups_of(release.name)
    if declared is None or config != declared.main:
        return Questions(rows, {}, rows_digest(rows))
    behind = release.rows(declared.config, split)
    by_parent: dict[str, list[Row]] = {}
    for row in behind:
        columns: Mapping[str, Any] = row
        by_parent.setdefault(columns[declared.parent], []).append(row)
    return Questions(rows, by_parent, rows_digest([*rows, *behind]))


def expect_rows_of(head: RunHead, questions: Questions, release: Release) -> None:
    """Raises: SeedproofError when a run asked other rows than those of a release."""
    if head.rows_sha256 != questions.sha256:
        raise SeedproofError(
            f"{release.name} {release.version}, {head.config}, {head.split}: has rows with SHA-256 "
            f"{questions.sha256[:12]}…, and the run asked {head.rows_sha256[:12]}…. Give its own: --release"
        )


def fresh_questions(folder: Path) -> Questions:
    """Read the rows of a run on a fresh set. Raises: SeedproofError when they are not there."""
    rows = list(read_rows(folder / FRESH_ROWS))
    return Questions(rows, {}, rows_digest(rows))


def sampled(questions: Questions, count: int | None) -> Questions:
    """Return so many rows with their follow-ups, balanced over families; more of them have these too.

    Raises: SeedproofError when there are fewer.
    """
    if count is None:
        return questions
    if count > len(questions.rows):
        raise Misuse(f"--sample {count:,}: there are {len(questions.rows):,} rows")
    return chosen(questions, list(_drawn(questions, count)))


def chosen(questions: Questions, ids: Sequence[str] | None) -> Questions:
    """Return the rows of some ids, with their follow-ups; of none: all.

    Raises: SeedproofError when there is no such row.
    """
    if ids is None:
        return questions
    wanted = set(ids)
    unknown = wanted - {row["id"] for row in questions.rows}
    if unknown:
        raise SeedproofError(f"{min(unknown)!r:.80}: is no row of this release, config and split")
    rows = [row for row in questions.rows if row["id"] in wanted]
    follow_ups = {parent: behind for parent, behind in questions.follow_ups.items() if parent in wanted}
    return Questions(rows, follow_ups, questions.sha256, _selection(questions, wanted))


def is_beginning(questions: Questions, answered: Collection[str]) -> bool:
    """Return whether the rows that were answered are those with which a run begins, and so a sample.

    Of those that are asked at a time some are answered before others; of nearly all rows none are sought.
    """
    order = [row["id"] for row in balanced(questions.rows)]
    last = max((place for place, row_id in enumerate(order) if row_id in answered), default=0)
    left = len(order) - len(answered)
    if 10 * left <= len(answered):
        return True
    return last < len(answered) + min(UNDER_WAY + len(answered) // 4, 4 * left // 5)


def _selection(questions: Questions, wanted: set[str]) -> Selection:
    if len(wanted) == len(questions.rows):
        return "all"
    count = len(wanted)
    return "sample" if wanted in (_drawn(questions, count), _drawn_before(questions, count)) else "own"


def _drawn(questions: Questions, count: int) -> set[str]:
    """Return the ids that a sample of so many rows takes."""
    return {row["id"] for row in balanced(questions.rows)[:count]}


def _drawn_before(questions: Questions, count: int) -> set[str]:
    """Return the ids that it took until version 0.14, without regard to families."""
    return set(sorted((row["id"] for row in questions.rows), key=_lot)[:count])


def _lot(row_id: str) -> bytes:
    return sha256(f"sample {row_id}".encode()).digest()


def _follow_ups_of(benchmark: str) -> FollowUps | None:
    """Return what a benchmark declares; one that is not installed has declared nothing."""
    if benchmark not in registry.benchmarks():
        return None
    return registry.benchmark(benchmark).asking.follow_ups
