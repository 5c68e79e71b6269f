"""A run with the rows of its release, and each of its episodes scored."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

from pipeline.evaluating.metrics.holder import contradictions, reread
from pipeline.evaluating.metrics.scored import Scored, scored
from pipeline.evaluating.planning.questions import Questions, chosen, fresh_questions, questions_of
from pipeline.evaluating.transcripts.head import RunHead
from pipeline.evaluating.transcripts.stored import OpenRun, open_run
from seedproof.contract import registry
from seedproof.episodes.turns import Episode
from seedproof.loading import Release
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row


@dataclass(frozen=True)
class ScoredRun:
    """A run whose episodes are scored, in the order of the release; those that ended by an error are not."""

    head: RunHead
    rows: Mapping[str, Row]
    """By id, in the order of the release; behind them the follow-ups."""
    follow_ups: Mapping[str, Sequence[Row]]
    """By the id of the row that they go on from."""
    scored: Sequence[Scored]
    errors: int
    """Episodes that ended by an error."""
    expected: int
    """Episodes that a whole run has."""
    warnings: Sequence[str] = ()
    """What is strange in the transcript: said, and not repaired."""
    unlike_today: int = 0
    """Stored replies that the holder of today would not give."""

    @property
    def missing(self) -> int:
        """Episodes that are not there, or ended by an error."""
        return self.expected - len(self.scored)

    @property
    def complete(self) -> bool:
        """Whether every episode is there."""
        return self.missing == 0


def load_scored(folder: Path, release: Path | None = None) -> ScoredRun:
    """Score the run of a folder on the rows of its release, in `release`, in releases/ here, or on the Hub.

    Raises: SeedproofError when the run or the release is not whole, or its rows are not those of the release.
    """
    stored = open_run(folder)
    questions = questions_of_run(stored, release)
    return scored_run(stored, questions)


def questions_of_run(stored: OpenRun, release: Path | None = None) -> Questions:
    """Return what a run asked. Raises: SeedproofError when the rows are not those that it states."""
    head = stored.head
    questions = _all_questions(stored, release)
    if questions.sha256 != head.rows_sha256:
        raise SeedproofError(
            f"{stored.folder}: its rows are not those of {head.benchmark} {head.version}, {head.config}, "
            f"{head.split}. Give the release that was asked: --release"
        )
    return chosen(questions, head.rows)


def _all_questions(stored: OpenRun, release: Path | None) -> Questions:
    head = stored.head
    if head.root_seeds is not None:
        return fresh_questions(stored.folder)
    if release is None:
        source = Release(head.benchmark, head.version)
    else:
        source = Release(str(release))
        if (source.name, source.version) != (head.benchmark, head.version):
            raise SeedproofError(
                f"{release}: is {source.name} {source.version}, and the run asked {head.benchmark} "
                f"{head.version}. Give that release"
            )
    return questions_of(source, head.config, head.split)


def scored_run(stored: OpenRun, questions: Questions) -> ScoredRun:
    """Score the episodes of a run.

    Raises: SeedproofError when an episode is of no row that was to be asked, or a row cannot be scored.
    """
    rows = questions.by_id
    scoring = _Scoring(stored, rows)
    lines = list(scoring.lines())
    behind = {row_id: questions.follow_ups.get(row_id, []) for row_id in rows}
    asked_behind = sum(len(behind[line.id]) for line in lines if line.right and line.parent is None)
    return ScoredRun(
        head=stored.head,
        rows=rows,
        follow_ups={row_id: follow_ups for row_id, follow_ups in behind.items() if follow_ups},
        scored=lines,
        errors=scoring.errors,
        expected=len(questions.rows) * stored.head.attempts + asked_behind,
        warnings=[*scoring.warnings, *_unexpected(lines)],
        unlike_today=scoring.unlike_today,
    )


@dataclass
class _Scoring:
    """Scores the episodes of a run one by one; of a transcript nothing but its lines is kept."""

    stored: OpenRun
    rows: Mapping[str, Row]
    errors: int = 0
    unlike_today: int = 0
    warnings: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[Scored]:
        """Yield the scored lines."""
        has_holder = registry.benchmark(self.stored.head.benchmark).has("holder")
        for episode in self.stored.episodes():
            row = self._row_of(episode)
            if episode.end == "error":
                self.errors += 1
                continue
            if has_holder:
                self._look_at_replies(row, episode)
            yield scored(row, episode, has_holder)

    def _row_of(self, episode: Episode) -> Row:
        if episode.id not in self.rows:
            raise SeedproofError(
                f"{self.stored.folder}: {episode.id!r:.80} is in the transcript and not in the release, or "
                "was not to be asked. Give the release that was asked: --release"
            )
        return self.rows[episode.id]

    def _look_at_replies(self, row: Row, episode: Episode) -> None:
        head = self.stored.head
        replies = reread(row, head.plan, episode.turns)
        self.unlike_today += sum(1 for reply in replies if reply.differs)
        if head.holder == "strict":
            is_same_holder = head.holder_version == holder_version(head.benchmark)
            for phrase in contradictions(row, replies, is_same_holder):
                self.warnings.append(f"{episode.id}, attempt {episode.attempt}: {phrase}")


@cache
def holder_version(benchmark: str) -> int | None:
    """Return the version of a benchmark's holder; None where it has none."""
    declared = registry.benchmark(benchmark)
    if not declared.has("holder"):
        return None
    version: int = import_module(f"{declared.package}.holder").HOLDER_VERSION
    return version


def _unexpected(lines: Sequence[Scored]) -> Iterator[str]:
    """Say which follow-ups stand behind an answer that is not right."""
    right = {(line.id, line.attempt) for line in lines if line.right}
    for line in lines:
        if line.parent is not None and (line.parent, line.attempt) not in right:
            yield f"{line.id}, attempt {line.attempt}: goes on from an answer that is not right"
