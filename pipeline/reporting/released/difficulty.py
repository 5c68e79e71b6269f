"""Whether a higher difficulty is more work."""

from collections.abc import Mapping
from typing import Any

from pipeline.reporting.content import Block, Lines, Section, Table

_DEPTH = {
    "parts": "Questions in a problem",
    "answer_characters": "Characters in an answer",
    "steps": "Steps in a worked solution",
    "rules": "Different rules in a worked solution",
}


def section(figures: Mapping[str, Any]) -> Section | None:
    """Return the section; None where the release measures no difficulty."""
    blocks: list[Block] = []
    if work := figures.get("work"):
        blocks += [_work(work)]
    if depth := figures.get("depth"):
        blocks += _depth(depth)
    return Section(title="Difficulty", blocks=blocks) if blocks else None


def _work(work: Mapping[str, Mapping[str, str]]) -> Table:
    levels = sorted({level for of_family in work.values() for level in of_family})
    return Table(
        caption="Average work to solve a problem by hand: operations times the digits of their numbers",
        columns=("family", *(f"difficulty {level}" for level in levels)),
        rows=[
            (family, *(of_family.get(level, "") for level in levels)) for family, of_family in work.items()
        ],
        numeric=tuple(f"difficulty {level}" for level in levels),
    )


def _depth(depth: Mapping[str, Mapping[str, str]]) -> list[Lines]:
    return [
        Lines(
            caption=title,
            x_label="difficulty",
            x=list(depth),
            y_label="average",
            series={"average": [of_level.get(name) for of_level in depth.values()]},
        )
        for name, title in _DEPTH.items()
    ]
