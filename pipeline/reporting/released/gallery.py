"""GALLERY.md: a row of every family and difficulty, with its proof, for readers who do not load the data."""

import re
import textwrap
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from pipeline.releasing.manifest import read_manifest
from pipeline.releasing.markdown import quoted
from pipeline.reporting.released.rows import rows_in, shown_from
from seedproof.contract import registry
from seedproof.figures import sheet
from seedproof.record.json_text import value_of
from seedproof.record.rows import OWN_SPLIT, Row

FOLD = 88
"""Characters. A longer line of words is folded, so that readers need not scroll sideways."""

Shown = Callable[[Row], Iterable[tuple[str, str]]]
"""The (label, text) pairs that a sceptical reader sees of a row: `shown` of a benchmark's module `audit`."""

COLLAPSED_ABOVE = 10
"""The number of rows above which only the first one of each family is open, so that a page stays readable."""

_WRAP = textwrap.TextWrapper(FOLD, break_long_words=False, break_on_hyphens=False)

TEXT = "GALLERY.md"

SHEET = "gallery.png"
"""The figures of the gallery's rows on one image, beside the text."""


def gallery_of(folder: Path) -> dict[str, bytes]:
    """Return the files of a release's gallery by their names: the text, and the sheet if it has figures.

    Raises: SeedproofError when a file that it needs is missing or malformed.
    """
    manifest = read_manifest(folder)
    audit = registry.benchmark(manifest["name"]).audit
    rows = [row for _, split, row in rows_in(folder, manifest) if split == OWN_SPLIT]
    with shown_from(folder):
        entries = chosen(rows)
        text = gallery_text(manifest["name"], entries, audit.shown, audit.FORMULAS)
        figures = [(f"{row['family']}, difficulty {row['difficulty']}", _drawing(row)) for row in entries]
        drawn = [(caption, value_of(drawing)) for caption, drawing in figures if drawing]
        return {TEXT: text.encode(), **({SHEET: sheet(drawn)} if drawn else {})}


def _drawing(row: Mapping[str, Any]) -> str | None:
    """Return the figure of a row; only rows of some benchmarks have a column of drawings."""
    return row.get("drawing")


def chosen(rows: Iterable[Row]) -> list[Row]:
    """Return the first row of every family and difficulty, families in order, difficulties rising."""
    first: dict[tuple[str, int], Row] = {}
    for row in rows:
        first.setdefault((row["family"], row["difficulty"]), row)
    return [first[place] for place in sorted(first)]


def gallery_text(
    benchmark: str, rows: Sequence[Row], shown: Shown, with_formulas: Container[str] = ()
) -> str:
    """Return Markdown with chosen rows, family by family, and the sheet of their figures if they have any.

    Texts with one of the labels `with_formulas` are Markdown, with formulas between dollar signs; all others
    are shown verbatim.
    """
    families = {family: list(rows) for family, rows in groupby(rows, key=itemgetter("family"))}
    lines = [
        f"# Gallery of `{benchmark}`",
        "",
        "The first row of every family and difficulty, as `seedproof audit` shows it. Long lines are folded.",
        "",
        *(f"- [{family}](#{family})" for family in families),
        "",
    ]
    if any(map(_drawing, rows)):
        lines += ["## Figures", "", f"![The figures of the rows below, each under its name.]({SHEET})", ""]
    for family, of_family in families.items():
        lines += [f"## {family}", ""]
        for index, row in enumerate(of_family):
            name, *entry = _entry(row, shown, with_formulas)
            is_folded = index > 0 and len(rows) > COLLAPSED_ABOVE
            lines += [f"### Difficulty {row['difficulty']}", "", name]
            lines += _collapsed(entry) if is_folded else entry
    return "\n".join(lines)


def _collapsed(entry: Iterable[str]) -> list[str]:
    """Fold lines away. Markdown is read as such only behind an empty line."""
    return ["", "<details>", "<summary>Show the row</summary>", *entry, "</details>", ""]


def _entry(row: Row, shown: Shown, with_formulas: Container[str]) -> Iterator[str]:
    yield from (f"`{row['id']}`, seed `{row['seed']}`", "")
    for label, text in shown(row):
        block = quoted(text) if label in with_formulas else _code(text)
        yield from (f"**{label.capitalize()}**", "", block, "")


def _code(text: str) -> str:
    """Return a block of code that the text cannot close: its fence is longer than any run of backticks."""
    fence = "`" * max([3, *(len(run) + 1 for run in re.findall("`+", text))])
    lines = [line if len(line) <= FOLD else _WRAP.fill(line) for line in text.split("\n")]
    return "\n".join((f"{fence}text", *lines, fence))
