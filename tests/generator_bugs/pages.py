"""The tables of `docs/generator_bugs.md`. To write them: `python -m tests.generator_bugs.pages`."""

import inspect
import re
from pathlib import Path

from tests.generator_bugs.bug import Bug
from tests.generator_bugs.outcomes import BUGS, Outcome, outcome_of

PAGE = Path("docs/generator_bugs.md")


def module_of(bug: Bug) -> str:
    """Return the module whose function has the bug."""
    return str(inspect.unwrap(bug.function).__module__)


def place_of(bug: Bug) -> str:
    """Return the function that has the bug, as the page names it: its folder or file, and its name."""
    module = module_of(bug).removeprefix("seedproof.benchmarks.").removeprefix(f"{bug.benchmark}.")
    module = module.removeprefix("families.").removeprefix("seedproof.problems.").removeprefix("templates.")
    return f"{module.removeprefix(f'{bug.family}.')}.{inspect.unwrap(bug.function).__qualname__}"


def line_of(bug: Bug, found: Outcome) -> str:
    """Return the line of a bug."""
    by = ", ".join(f"`{who}`" for who in found.by)
    counts = f"{found.changed} | {found.refused}"
    return f"| `{bug.family}` | {bug.said} | `{place_of(bug)}` | {counts} | {by} |"


def table(benchmark: str) -> list[str]:
    """Return the table of a benchmark's bugs."""
    lines = [
        "| family | what goes wrong | where | rows changed | refused | gate/code |",
        "| --- | --- | --- | ---: | ---: | --- |",
    ]
    return lines + [
        line_of(bug, outcome_of(number)) for number, bug in enumerate(BUGS) if bug.benchmark == benchmark
    ]


def sums() -> list[str]:
    """Return the numbers of bugs, rows and refusals of each benchmark."""
    lines = [
        "| benchmark | bugs | rows changed | refused | still true |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for benchmark in dict.fromkeys(bug.benchmark for bug in BUGS):
        found = [outcome_of(number) for number, bug in enumerate(BUGS) if bug.benchmark == benchmark]
        counts = (
            len(found),
            sum(one.changed for one in found),
            sum(one.refused for one in found),
            sum(one.passed for one in found),
        )
        lines.append(f"| `{benchmark}` | {' | '.join(map(str, counts))} |")
    return lines


def reasons() -> list[str]:
    """Return the bugs of which some rows are still true, and why."""
    lines = ["| family | what goes wrong | rows | why |", "| --- | --- | ---: | --- |"]
    for number, bug in enumerate(BUGS):
        found = outcome_of(number)
        if found.passed:
            rows = f"{found.passed} of {found.changed}"
            lines.append(f"| `{bug.family}` | {bug.said} | {rows} | {bug.still_true} |")
    return lines


def written(text: str) -> str:
    """Return the page with its tables as they should be."""
    parts = {"sums": sums(), "still true": reasons()}
    parts |= {benchmark: table(benchmark) for benchmark in dict.fromkeys(bug.benchmark for bug in BUGS)}
    for name, lines in parts.items():
        block = "\n".join((f"<!-- {name}: begin -->", *lines, f"<!-- {name}: end -->"))
        pattern = re.compile(rf"<!-- {name}: begin -->.*?<!-- {name}: end -->", re.DOTALL)
        text = pattern.sub(lambda _, block=block: block, text)
    return text


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text()))
