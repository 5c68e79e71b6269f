"""What `docs/explanation/proofs.md` and its data tell of bugs in generators.

To write both: `python -m tests.generator_bugs.pages`.
"""

import inspect
from collections.abc import Sequence
from pathlib import Path

from docs.generated import DATA, csv_text, marked, table, write
from tests.generator_bugs.bug import Bug
from tests.generator_bugs.outcomes import BUGS, Outcome, outcome_of
from tests.mutating.pages import PROOFS

TABLE = DATA / "generator_bugs.csv"
HEADS = (
    "benchmark",
    "family",
    "bug",
    "function",
    "rows changed",
    "refused",
    "gate/code",
    "why some rows are correct",
)


def module_of(bug: Bug) -> str:
    """Return the module whose function has the bug."""
    return str(inspect.unwrap(bug.function).__module__)


def place_of(bug: Bug) -> str:
    """Return the function that has the bug, as the data name it: its folder or file, and its name."""
    module = module_of(bug).removeprefix("seedproof.benchmarks.").removeprefix(f"{bug.benchmark}.")
    module = module.removeprefix("families.").removeprefix("seedproof.problems.").removeprefix("templates.")
    return f"{module.removeprefix(f'{bug.family}.')}.{inspect.unwrap(bug.function).__qualname__}"


def line_of(bug: Bug, found: Outcome) -> tuple[object, ...]:
    """Return the line of a bug."""
    reason = bug.still_true if found.passed else ""
    counts = (found.changed, found.refused)
    return bug.benchmark, bug.family, bug.said, place_of(bug), *counts, " ".join(found.by), reason


def totals(outcomes: Sequence[Outcome]) -> str:
    """Return the numbers of bugs, rows and refusals of each benchmark."""
    lines = []
    for benchmark in dict.fromkeys(bug.benchmark for bug in BUGS):
        found = [one for bug, one in zip(BUGS, outcomes, strict=True) if bug.benchmark == benchmark]
        counts = [sum(one.changed for one in found), sum(one.refused for one in found)]
        lines.append((f"`{benchmark}`", len(found), *counts, sum(one.passed for one in found)))
    sums = [sum(line[at] for line in lines) for at in (1, 2, 3, 4)]
    return table(["benchmark", "bugs", "rows changed", "refused", "still correct"], [*lines, ("all", *sums)])


def files(outcomes: Sequence[Outcome]) -> dict[Path, str]:
    """Return the page and its data as they should be."""
    lines = [line_of(bug, found) for bug, found in zip(BUGS, outcomes, strict=True)]
    return {PROOFS: marked(PROOFS.read_text(), {"bugs": totals(outcomes)}), TABLE: csv_text(HEADS, lines)}


if __name__ == "__main__":
    write(files([outcome_of(number) for number in range(len(BUGS))]))
