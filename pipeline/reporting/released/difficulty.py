"""Whether a higher difficulty is more work."""

from collections.abc import Mapping, Sequence
from typing import Any

from pipeline.reporting.content import Block, Lines, Section, Table

_DEPTH = {
    "parts": "parts",
    "answer_characters": "characters of an answer",
    "steps": "steps",
    "rules": "rules",
}


def section(figures: Mapping[str, Any]) -> Section | None:
    """Return the section; None where the release measures no difficulty."""
    blocks: list[Block] = []
    if work := figures.get("work"):
        blocks += [_work(work)]
    if depth := figures.get("depth"):
        blocks += [_depth(depth)]
    if stability := figures.get("stability"):
        blocks += [_quantiles(stability)]
    return Section(title="Difficulty", blocks=blocks) if blocks else None


def _work(work: Mapping[str, Mapping[str, str]]) -> Table:
    levels = sorted({level for of_family in work.values() for level in of_family})
    return Table(
        caption="Mean work of a problem: operations by hand, times the digits they are on",
        columns=("family", *(f"difficulty {level}" for level in levels)),
        rows=[
            (family, *(of_family.get(level, "") for level in levels)) for family, of_family in work.items()
        ],
        numeric=tuple(f"difficulty {level}" for level in levels),
    )


def _depth(depth: Mapping[str, Mapping[str, str]]) -> Lines:
    series: dict[str, Sequence[str | None]] = {
        title: [of_level.get(name) for of_level in depth.values()] for name, title in _DEPTH.items()
    }
    return Lines(caption="How deep problems are, by difficulty", x=list(depth), y_label="mean", series=series)


def _quantiles(stability: Mapping[str, Any]) -> Table:
    levels = list(next(iter(stability.values()))["quantiles"])
    return Table(
        caption="Difficulty measure at each percentile of a config's rows",
        columns=("config", *(f"{level} %" for level in levels)),
        rows=[
            (config, *(of_config["quantiles"][level][0] for level in levels))
            for config, of_config in stability.items()
        ],
        numeric=tuple(f"{level} %" for level in levels),
    )
