"""How much the texts vary, and how long they are."""

from collections.abc import Mapping, Sequence
from typing import Any

from pipeline.reporting.content import Bars, Block, Lines, Section, Table

_TITLES = {
    "skeletons": "different texts, ignoring numbers and names",
    "themes": "themes",
    "words": "words",
    "different_words": "different words",
    "type_token_ratio": "different words, as a share of all",
    "parts_per_problem": "questions in a problem",
    "operand_sets": "sets of base numbers",
    "problems": "problems",
}
"""Numbers that some benchmarks state, and their names here."""


def section(figures: Mapping[str, Any]) -> Section | None:
    """Return the section; None where the release states nothing of its texts."""
    blocks: list[Block] = []
    if any(name in figures for name in _TITLES):
        blocks.append(_numbers(figures))
    if lengths := figures.get("question_characters_by_difficulty"):
        blocks.append(_lengths(lengths))
    if skeletons := figures.get("skeletons_by_family"):
        blocks.append(_skeletons(skeletons))
    return Section(title="Wording", blocks=blocks) if blocks else None


def _numbers(figures: Mapping[str, Any]) -> Table:
    return Table(
        caption="The texts in numbers",
        columns=("count", "number"),
        rows=[(title, _said(figures[name])) for name, title in _TITLES.items() if name in figures],
        numeric=("number",),
    )


def _said(number: int | str) -> str:
    return f"{number:,}" if isinstance(number, int) else number


def _lengths(lengths: Mapping[str, Mapping[str, Any]]) -> Lines:
    series: dict[str, Sequence[str | None]] = {
        title: [str(spread[name]) for spread in lengths.values()]
        for name, title in (("most", "longest"), ("median", "median"), ("least", "shortest"))
    }
    return Lines(
        caption="Length of a question",
        x_label="difficulty",
        x=list(lengths),
        y_label="characters",
        series=series,
    )


def _skeletons(skeletons: Mapping[str, int]) -> Bars:
    return Bars(
        caption="Different texts in each family, ignoring numbers, names and things",
        unit="texts",
        bars=[(family, str(count)) for family, count in sorted(skeletons.items())],
    )
