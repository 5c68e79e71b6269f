"""What a task of inspect has in hand: the rows, the plan, what is known already, and where episodes go."""

from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property, partial

from pipeline.evaluating.planning.questions import Questions
from pipeline.evaluating.scripted import Solver, solvers_for
from pipeline.evaluating.transcripts.head import RunHead
from pipeline.evaluating.transcripts.part import Key
from seedproof.contract import registry
from seedproof.episodes.asking import Asking
from seedproof.episodes.turns import Episode, Row
from seedproof.record.errors import NotDone, SeedproofError
from seedproof.scoring.responses import score

MOST_UNANSWERED = 8
"""Rows that end by an error, one after another: then nothing more is asked."""

WHAT_NOW = "What was said is kept: run it again to go on"

Keep = Callable[[Episode], object]
"""Takes each episode when it has ended."""


def _keep_nowhere(episode: Episode) -> None:
    """Leave an episode to the log of inspect."""


@dataclass
class Job:
    """A run, as its solver needs it. Inspect logs its name in place of the arguments of the solver."""

    head: RunHead
    questions: Questions
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    """PNG images, by what rows name them with."""
    known: Mapping[Key, Episode] = field(default_factory=dict)
    """What need not be asked again."""
    keep: Keep = _keep_nowhere
    calls: int = 0
    kept: int = 0
    failed: list[Episode] = field(default_factory=list)
    """The episodes that ended by an error."""
    unanswered: int = 0
    """How many of them ended one after another, and none otherwise in between."""
    stopped: Exception | None = None
    """Why nothing more is to be asked, such as a full disk."""

    name = "seedproof"

    def __post_init__(self) -> None:
        self.rows = self.questions.by_id

    @cached_property
    def solvers(self) -> Mapping[str, Solver]:
        """The scripted solvers, for these rows."""
        return solvers_for(self.questions.rows)

    @property
    def asking(self) -> Asking:
        """How the benchmark is asked."""
        return registry.benchmark(self.head.benchmark).asking

    def take(self, episode: Episode) -> None:
        """Keep an episode that has ended; behind many errors, one after another, nothing more is asked.

        Raises: SeedproofError when it cannot be kept; then nothing more is asked either.
        """
        try:
            self.keep(episode)
            self.kept += 1
        except SeedproofError as error:
            self.stopped = error
            raise
        if episode.end != "error":
            self.unanswered = 0
            return
        self.failed.append(episode)
        self.unanswered += 1
        if self.unanswered == MOST_UNANSWERED:
            self.stopped = NotDone(
                f"{self.head.solver.model}: {MOST_UNANSWERED} rows ended by an error one after another, so "
                f"it stopped; the last: {episode.error}. {WHAT_NOW}"
            )

    def is_open(self, row_id: str) -> bool:
        """Return whether something is still to be asked of a row: it, or a follow-up to its right answer."""
        return any(map(partial(self._is_open, row_id), range(self.head.attempts)))

    def _is_open(self, row_id: str, attempt: int) -> bool:
        main = self.known.get((row_id, attempt))
        if main is None:
            return True
        follow_ups = self.questions.follow_ups.get(row_id, ())
        is_left = any((row["id"], attempt) not in self.known for row in follow_ups)
        return is_left and is_right(self.rows[row_id], main)


@dataclass(frozen=True)
class Asked:
    """What is being asked at the moment."""

    job: Job
    row: Row


ASKED: ContextVar[Asked] = ContextVar("ASKED")
"""For scripted solvers: no other provider is told of the row."""


def response_of(episode: Episode) -> str:
    """Return the response that is scored: what the solver said last, if the episode ended by an answer."""
    said = [turn for turn in episode.turns if turn.role == "solver"]
    return said[-1].text if said and episode.end == "answer" else ""


def is_right(row: Row, episode: Episode) -> bool:
    """Return whether an episode ended by a right answer."""
    return score(row, response_of(episode)).right
