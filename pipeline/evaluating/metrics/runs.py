"""A run with the rows of its release, and each of its episodes scored."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

from pipeline.evaluating.metrics.holder import contradictions, reread
from pipeline.evaluating.metrics.plans import takes_requests
from pipeline.evaluating.metrics.scored import Scored, answer_of, scored
from pipeline.evaluating.planning.heads import expect_known
from pipeline.evaluating.planning.questions import (
    Questions,
    Selection,
    chosen,
    fresh_questions,
    is_beginning,
    questions_of,
)
from pipeline.evaluating.transcripts.head import RUN, RunHead
from pipeline.evaluating.transcripts.part import Key, key_of
from pipeline.evaluating.transcripts.sealing import Place, place_by
from pipeline.evaluating.transcripts.stored import OpenRun, open_run
from seedproof.contract import registry
from seedproof.episodes.replaying import contradiction
from seedproof.episodes.turns import Episode
from seedproof.loading import Release
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row


@dataclass(frozen=True)
class ScoredRun:
    """A run whose episodes are scored, in the order of the release."""

    head: RunHead
    rows: Mapping[str, Row]
    """By id, in the order of the release; behind them the follow-ups."""
    follow_ups: Mapping[str, Sequence[Row]]
    """By the id of the row that they go on from."""
    scored: Sequence[Scored]
    expected: int
    """Episodes that a whole run has."""
    warnings: Sequence[str] = ()
    """What is strange in the transcript: said, and not repaired."""
    unlike_today: int = 0
    """Stored replies that the holder of today would not give."""
    selection: Selection = "all"

    @property
    def asked(self) -> int:
        """Rows that a whole run asks, without follow-ups."""
        return len(self.rows) - sum(len(behind) for behind in self.follow_ups.values())

    @property
    def answered(self) -> int:
        """Rows of which an attempt is there."""
        return len({line.id for line in self.scored if line.parent is None})

    @property
    def missing(self) -> int:
        """Episodes that are not there."""
        return self.expected - len(self.scored)

    @property
    def complete(self) -> bool:
        """Whether every episode is there. What ended by an error is: it counts as not right."""
        return self.missing == 0


def load_scored(folder: Path, release: Path | None = None) -> ScoredRun:
    """Score the run of a folder on the rows of its release, in `release`, in releases/ here, or on the Hub.

    Raises: SeedproofError when the run or the release is not whole, or its rows are not those of the release.
    """
    stored = open_run(folder)
    questions = questions_of_run(stored, release)
    return scored_run(stored, questions)


def questions_of_run(stored: OpenRun, release: Path | None = None) -> Questions:
    """Return what a run asked. Raises: SeedproofError when nobody asks so, or of other rows."""
    head = stored.head
    try:
        expect_known(head)
    except SeedproofError as error:
        raise SeedproofError(f"{stored.folder / RUN}: {error}") from error
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

    Raises: SeedproofError when an episode is of no row that was to be asked, or cannot have been said, the
        episodes of a finished run are in another order, or a row cannot be scored.
    """
    rows = questions.by_id
    scoring = _Scoring(stored, questions)
    lines = list(scoring.lines())
    behind = {row_id: questions.follow_ups.get(row_id, []) for row_id in rows}
    asked_behind = sum(len(behind[line.id]) for line in lines if line.right and line.parent is None)
    return ScoredRun(
        head=stored.head,
        rows=rows,
        follow_ups={row_id: follow_ups for row_id, follow_ups in behind.items() if follow_ups},
        scored=lines,
        expected=len(questions.rows) * stored.head.attempts + asked_behind,
        warnings=[*scoring.warnings, *_unexpected(lines)],
        unlike_today=scoring.unlike_today,
        selection=_selection(questions, lines),
    )


def _selection(questions: Questions, lines: Sequence[Scored]) -> Selection:
    """Return which rows have been answered: of a run that stopped, they may be a sample."""
    answered = {line.id for line in lines if line.parent is None}
    if questions.selection == "own" or len(answered) == len(questions.rows):
        return questions.selection
    return "sample" if is_beginning(questions, answered) else "own"


@dataclass
class _Scoring:
    """Scores the episodes of a run one by one; of a transcript little but its lines is kept."""

    stored: OpenRun
    questions: Questions
    unlike_today: int = 0
    warnings: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._rows = self.questions.by_id
        self._parents = {
            row["id"]: parent for parent, rows in self.questions.follow_ups.items() for row in rows
        }
        self._responses: dict[Key, str] = {}
        """To rows that have follow-ups."""
        self._asking = registry.benchmark(self.stored.head.benchmark).asking

    def lines(self) -> Iterator[Scored]:
        """Yield the scored lines."""
        head = self.stored.head
        has_replies = takes_requests(head)
        for episode in self._in_order():
            row = self._rows[episode.id]
            self._expect_said(row, episode)
            if has_replies:
                self._look_at_replies(row, episode)
            yield scored(row, episode, head)

    def _expect_asked(self, episode: Episode) -> None:
        if episode.id not in self._rows:
            raise SeedproofError(
                f"{self.stored.folder}: {episode.id!r:.80} is in the transcript and not in the release, or "
                "was not to be asked. Give the release that was asked: --release"
            )

    def _in_order(self) -> Iterator[Episode]:
        """Yield the episodes; those of a finished run as long as they stand in its order."""
        place_of = place_by(self.questions.order)
        before: Place | None = None
        for episode in self.stored.episodes():
            self._expect_asked(episode)
            self._expect_parent(episode)
            place = place_of(episode)
            if self.stored.sealed and before is not None and place <= before:
                raise self._refused(
                    episode, "stands too late, expected the order of the release, then attempts"
                )
            before = place
            yield episode

    def _expect_parent(self, episode: Episode) -> None:
        parent = self._parents.get(episode.id)
        if episode.parent != parent:
            stated = _parent_phrase(episode.parent)
            raise self._refused(episode, f"goes on from {stated}, expected {_parent_phrase(parent)}")

    def _expect_said(self, row: Row, episode: Episode) -> None:
        """Raises: SeedproofError when nobody can have said an episode."""
        response = None
        if episode.parent is not None:
            response = self._responses.get((episode.parent, episode.attempt), "")
        elif episode.id in self.questions.follow_ups:
            self._responses[key_of(episode)] = answer_of(episode) or ""
        phrase = contradiction(self._asking, row, self.stored.head.plan, episode, response)
        if phrase is not None:
            raise self._refused(episode, phrase)

    def _refused(self, episode: Episode, phrase: str) -> SeedproofError:
        return SeedproofError(f"{self.stored.folder}: {episode.id}, attempt {episode.attempt}: {phrase}")

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


def _parent_phrase(parent: str | None) -> str:
    return "no row" if parent is None else f"{parent!r:.80}"


def _unexpected(lines: Sequence[Scored]) -> Iterator[str]:
    """Say which follow-ups stand behind an answer that is not right."""
    right = {(line.id, line.attempt) for line in lines if line.right}
    for line in lines:
        if line.parent is not None and (line.parent, line.attempt) not in right:
            yield f"{line.id}, attempt {line.attempt}: goes on from an answer that is not right"
