"""What becomes of the rows of each bug."""

from dataclasses import dataclass, replace
from functools import cache

from tests.generator_bugs import curriculum, judge, missing_fact, number_game, university
from tests.generator_bugs.bug import Asked, Bug
from tests.generator_bugs.gates import ALL, GATES, Refusals, refusals
from tests.generator_bugs.making import compared, made_right

BUGS = (*missing_fact.BUGS, *curriculum.BUGS, *university.BUGS, *number_game.BUGS, *judge.BUGS)


@dataclass(frozen=True)
class Outcome:
    """How many rows a bug changes, how many of these are refused, and by whom."""

    changed: int
    refused: int
    by: tuple[str, ...]
    right: int
    """So many rows of the generator as it is, which nobody refuses."""
    dropped: int
    """Further ones that are refused."""

    @property
    def passed(self) -> int:
        """So many changed rows nobody refuses."""
        return self.changed - self.refused


def outcome(bug: Bug, gates: tuple[str, ...] | None = None) -> Outcome:
    """Make the rows of a bug, and give them to the gates."""
    if gates is None:
        gates = ALL if bug.by_expectations else GATES
    made = compared(bug)
    before = refusals(bug.benchmark, made.right, gates) if bug.build else _of_right(bug.asked, gates)
    # The generator drops what its reader cannot read; where a row is made by its number alone, it is there.
    dropped = {row["id"] for row, who in zip(made.right.rows, before, strict=True) if who}
    kept = [row for row in made.changed.rows if made.changed.build or row["id"] not in dropped]
    found = refusals(bug.benchmark, replace(made.changed, rows=kept), gates)
    return Outcome(
        changed=len(found),
        refused=sum(map(bool, found)),
        by=tuple(sorted({who for row in found for who in row})),
        right=len(before) - len(dropped),
        dropped=len(dropped),
    )


@cache
def _of_right(asked: Asked, gates: tuple[str, ...]) -> Refusals:
    """Return who refuses rows of the generator as it is, worked out once."""
    return refusals(asked.benchmark, made_right(asked), gates)


@cache
def outcome_of(number: int) -> Outcome:
    """Return the outcome of a bug by its place in the list, worked out once."""
    return outcome(BUGS[number])


def holes(bug: Bug, found: Outcome) -> list[str]:
    """Return what is wrong with an outcome: nothing changes, nobody refuses, or what passes has no reason."""
    said: list[str] = []
    if not found.changed:
        said.append("changes no row")
    elif not found.refused:
        said.append("is refused by nobody")
    elif found.passed and not bug.still_true:
        said.append(f"{found.passed} of {found.changed} rows pass")
    elif bug.still_true and not found.passed:
        said.append("has a reason why rows pass, and none does")
    return said
