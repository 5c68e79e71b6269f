"""What metrics look at: an episode with its row, and what hangs on it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pipeline.evaluating.metrics.requests import Row
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import Scored


@dataclass(frozen=True)
class Case:
    """A scored episode and its row."""

    row: Row
    scored: Scored
    follow_ups: Sequence[Scored] = ()
    """The scored follow-ups that go on from it."""
    due: int = 0
    """How many follow-ups its row has."""
    attempts: Sequence[Scored] = ()
    """Of a first attempt, all attempts at the row."""

    @property
    def is_main(self) -> bool:
        """Whether it is no follow-up to an answer of the run."""
        return self.scored.parent is None

    @property
    def right_throughout(self) -> bool:
        """Whether it is right, and so is every follow-up to it."""
        return (
            self.scored.right
            and len(self.follow_ups) == self.due
            and all(follow_up.right for follow_up in self.follow_ups)
        )


def cases_of(run: ScoredRun) -> list[Case]:
    """Return the cases of a run, in the order of its episodes."""
    behind: dict[tuple[str, int], list[Scored]] = defaultdict(list)
    attempts: dict[str, list[Scored]] = defaultdict(list)
    for line in run.scored:
        if line.parent is not None:
            behind[line.parent, line.attempt].append(line)
        attempts[line.id].append(line)
    return [_case(run, line, behind, attempts) for line in run.scored]


def _case(
    run: ScoredRun,
    line: Scored,
    behind: Mapping[tuple[str, int], Sequence[Scored]],
    attempts: Mapping[str, Sequence[Scored]],
) -> Case:
    is_first = line is attempts[line.id][0]
    return Case(
        row=run.rows[line.id],
        scored=line,
        follow_ups=behind.get((line.id, line.attempt), ()),
        due=len(run.follow_ups.get(line.id, ())),
        attempts=attempts[line.id] if is_first else (),
    )
