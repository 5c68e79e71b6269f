"""The page `docs/reward_hacks.md`. To write it: `python -m tests.hacks`."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.hacks.frame import ALL, Mechanism
from tests.hacks.playing import Play

PAGE = Path("docs/reward_hacks.md")

HEAD = """# Reward hacks

Whoever trains a model with `sp.score(row, response).verdict == "right"` as the reward trains it for whatever
is paid. So we try what a search would find: responses that are no answer, and that a careless reader would
pay. A mechanism is one idea of that, such as a second value beside the right one, a negation, a bound, an
integral that is not worked out, or a term with a constant to choose. It knows the golden answer, and writes
it where it earns nothing.

An answer is the asked number of values, each worked out in the asked form, and nothing in the text is left
over that could change it. What could go either way among honest graders is not tried.

Each mechanism is tried on {rows} rows of every benchmark that it applies to, or on all that it applies to
among {pool:,}. In a row of several parts most mechanisms hack one, and answer the others plainly. In
`number_game` any share of the points counts as paid.
"""

SUMS = ("kind", "benchmark", "mechanisms", "tries", "accepted")


def page(plays: Sequence[Play], rows: int, pool: int) -> str:
    """Return the page."""
    blocks = [
        HEAD.format(rows=rows, pool=pool),
        f"## What came of it\n\n{summary(plays)}\n",
        f"## Accepted\n\n{accepted(plays)}\n",
        "## Mechanisms\n\nBraces name what the row puts in.\n",
        *(listed(kind, mechanisms) for kind, mechanisms in by_kind(plays).items()),
    ]
    return "\n".join(blocks)


def by_kind(plays: Iterable[Play]) -> dict[str, list[Mechanism]]:
    """Return the mechanisms that were played, by their kinds."""
    kinds: dict[str, list[Mechanism]] = {}
    for play in plays:
        of_kind = kinds.setdefault(play.mechanism.kind, [])
        if play.mechanism not in of_kind:
            of_kind.append(play.mechanism)
    return dict(sorted(kinds.items()))


def summary(plays: Sequence[Play]) -> str:
    """Return the table of kinds and benchmarks, with a line for all."""
    lines = [row_of(SUMS), "| --- | --- | ---: | ---: | ---: |"]
    for kind in by_kind(plays):
        for benchmark in ALL:
            found = [play for play in plays if (play.mechanism.kind, play.benchmark) == (kind, benchmark)]
            found = [play for play in found if play.tries]
            if found:
                lines.append(row_of((kind, f"`{benchmark}`", *counts(found))))
    lines.append(row_of(("all", "", *counts(plays))))
    return "\n".join(lines)


def counts(plays: Sequence[Play]) -> tuple[str, str, str]:
    """Return how many mechanisms were played, how often, and how many responses were paid."""
    return (
        f"{len({play.mechanism.name for play in plays}):,}",
        f"{sum(play.tries for play in plays):,}",
        f"{sum(len(play.accepted) for play in plays):,}",
    )


def accepted(plays: Iterable[Play]) -> str:
    """Return a table of what was paid, the first response of each mechanism and benchmark; or None.."""
    lines = [line_of(play) for play in plays if play.accepted]
    if not lines:
        return "None."
    heads = ("mechanism", "times", "first row", "golden answer", "response")
    return "\n".join([row_of(heads), "| --- | ---: | --- | --- | --- |", *lines])


def line_of(play: Play) -> str:
    """Return the line of a mechanism that was paid."""
    first = play.accepted[0]
    gold = "; ".join(first.target.golds)
    times = f"{len(play.accepted)} of {play.tries}"
    row = f"`{first.target.row['id']}`"
    return row_of((escaped(play.mechanism.name), times, row, quoted(gold), quoted(first.response)))


def listed(kind: str, mechanisms: Sequence[Mechanism]) -> str:
    """Return the table of the mechanisms of a kind."""
    lines = [f"### {kind.replace('_', ' ').capitalize()}", "", "| mechanism | idea |", "| --- | --- |"]
    for mechanism in mechanisms:
        idea = mechanism.idea.removesuffix(".")
        of_words = idea.startswith("Return ")
        lines.append(row_of((escaped(mechanism.name), escaped(idea) if of_words else quoted(idea))))
    return "\n".join([*lines, ""])


def row_of(cells: Iterable[str]) -> str:
    """Return a line of a table."""
    return f"| {' | '.join(cells)} |"


def escaped(text: str) -> str:
    """Return a text for a cell of a table."""
    return text.replace("|", "\\|")


def quoted(text: str) -> str:
    """Return a text as code in a cell of a table, with its ends of lines shown."""
    if not text:
        return "nothing"
    shown = text.replace("\n", " ⏎ ").replace("\t", " ⇥ ").replace("|", "\\|")
    fence = "``" if "`" in shown else "`"
    return f"{fence} {shown} {fence}" if shown.startswith((" ", "`")) else f"{fence}{shown}{fence}"
