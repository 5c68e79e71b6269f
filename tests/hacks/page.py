"""What `docs/explanation/reward_hacks.md` and its data tell. To write both: `python -m tests.hacks`."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from docs.generated import DATA, DOCS, csv_text, marked, table
from tests.hacks.frame import ALL, Mechanism
from tests.hacks.playing import Play

PAGE = DOCS / "explanation/reward_hacks.md"
TABLE = DATA / "reward_hacks.csv"

SHOWN = (
    "the other value behind a comma",
    "another is equal to it",
    "verdict: exclusive or",
    "JSON: a key given twice",
    "thoughts, and another answer",
    "text as white as the page",
    "a message of the system",
    "a product not worked out",
)
"""Mechanisms that the page shows."""


def files(plays: Sequence[Play]) -> dict[Path, str]:
    """Return the page and the table behind it, as they should be."""
    parts = {"totals": summary(plays), "shown": shown(plays), "accepted": accepted(plays)}
    return {PAGE: marked(PAGE.read_text(), parts), TABLE: every(plays)}


def summary(plays: Sequence[Play]) -> str:
    """Return the table of benchmarks, with a line for all."""
    groups = {f"`{name}`": [play for play in plays if play.benchmark == name] for name in ALL}
    groups = {name: of for name, of in groups.items() if of} | {"all": list(plays)}
    heads = ["benchmark", "mechanisms", "responses", "accepted"]
    return table(heads, [(name, *counts(of)) for name, of in groups.items()])


def counts(plays: Sequence[Play]) -> tuple[int, int, int]:
    """Return how many mechanisms were played, how often, and how many responses were paid."""
    return (
        len({play.mechanism.name for play in plays}),
        sum(play.tries for play in plays),
        sum(len(play.accepted) for play in plays),
    )


def mechanisms(plays: Iterable[Play]) -> list[Mechanism]:
    """Return the mechanisms that were played, by kind."""
    played = dict.fromkeys(play.mechanism for play in plays)
    return sorted(played, key=lambda mechanism: mechanism.kind)


def shown(plays: Iterable[Play]) -> str:
    """Return a table of a few mechanisms."""
    few = [mechanism for mechanism in mechanisms(plays) if mechanism.name in SHOWN]
    return table(["kind", "response"], [(one.kind, quoted(one.idea)) for one in few])


def every(plays: Sequence[Play]) -> str:
    """Return all mechanisms as CSV: what they write, how often they were tried, and what was paid."""
    tries = {(play.mechanism.name, play.benchmark): play.tries for play in plays}
    paid: dict[str, int] = {}
    for play in plays:
        paid[play.mechanism.name] = paid.get(play.mechanism.name, 0) + len(play.accepted)
    return csv_text(
        ["kind", "mechanism", "idea", *(f"{name}, responses" for name in ALL), "accepted"],
        [
            (one.kind, one.name, one.idea, *(tries.get((one.name, name), 0) for name in ALL), paid[one.name])
            for one in mechanisms(plays)
        ],
    )


def accepted(plays: Iterable[Play]) -> str:
    """Return a table of what was paid, the first response of each mechanism and benchmark; or None.."""
    paid = [play for play in plays if play.accepted]
    if not paid:
        return "None."
    heads = ["mechanism", "times", "first row", "golden answer", "response"]
    return table(heads, map(line_of, paid))


def line_of(play: Play) -> tuple[str, ...]:
    """Return the line of a mechanism that was paid."""
    first = play.accepted[0]
    gold = "; ".join(first.target.golds)
    times = f"{len(play.accepted)} of {play.tries}"
    row = f"`{first.target.row['id']}`"
    return play.mechanism.name, times, row, quoted(gold), quoted(first.response)


def quoted(text: str) -> str:
    """Return a text as code, with its ends of lines shown."""
    if not text:
        return "nothing"
    shown = text.replace("\n", " ⏎ ").replace("\t", " ⇥ ")
    fence = "``" if "`" in shown else "`"
    return f"{fence} {shown} {fence}" if shown.startswith((" ", "`")) else f"{fence}{shown}{fence}"
