"""GALLERY.md: one row of every family, with its proof, for readers who do not want to load the data."""

import re
import textwrap
from collections.abc import Callable, Container, Iterable, Iterator, Sequence

from pipeline.releasing.markdown import formulas, quoted
from seedproof.record.rows import Row

FOLD = 88
"""Characters. A longer line of words is folded, so that readers need not scroll sideways."""

Shown = Callable[[Row], Iterable[tuple[str, str]]]
"""The (label, text) pairs that a sceptical reader sees of a row: `shown` of a benchmark's module `audit`."""

_WRAP = textwrap.TextWrapper(FOLD, break_long_words=False, break_on_hyphens=False)


SHEET = "gallery.png"
"""The figures of the gallery's rows on one image, in `report/figures/`."""


def chosen(rows: Iterable[Row]) -> list[Row]:
    """Return the first row of the lowest difficulty of every family, families in order."""
    first: dict[str, Row] = {}
    for row in rows:
        kept = first.setdefault(row["family"], row)
        if row["difficulty"] < kept["difficulty"]:
            first[row["family"]] = row
    return [first[family] for family in sorted(first)]


def gallery_text(
    benchmark: str, rows: Sequence[Row], shown: Shown, with_formulas: Container[str] = ()
) -> str:
    """Return Markdown with a row of every family, and the sheet of their figures if they have any.

    Texts with one of the labels `with_formulas` are Markdown, whose formulas the page typesets; all others
    are shown verbatim.
    """
    lines = [
        f"# Gallery of `{benchmark}`",
        "",
        "One row of every family, as `seedproof audit` shows it: the first of the lowest difficulty. Long "
        "lines are folded. The dataset is described in its [card](README.md).",
        "",
        *(f"- [{row['family']}](#{row['family']})" for row in rows),
        "",
    ]
    visual = [row["family"] for row in rows if row.get("drawing")]
    if visual:
        alt = f"The figures of {', '.join(visual)}, each under its name."
        lines += ["## Figures", "", f"![{alt}](report/figures/{SHEET})", ""]
    for row in rows:
        lines += _entry(row, shown, with_formulas)
    return "\n".join(lines)


def _entry(row: Row, shown: Shown, with_formulas: Container[str]) -> Iterator[str]:
    yield from (f"## {row['family']}", "", f"`{row['id']}`, seed `{row['seed']}`", "")
    for label, text in shown(row):
        block = quoted(formulas(text)) if label in with_formulas else _code(text)
        yield from (f"**{label.capitalize()}**", "", block, "")


def _code(text: str) -> str:
    fence = _fence(text)
    return "\n".join((f"{fence}text", *map(_folded, text.split("\n")), fence))


def _folded(line: str) -> str:
    return line if len(line) <= FOLD else _WRAP.fill(line)


def _fence(text: str) -> str:
    """Return a fence that the text cannot close: longer than its longest run of backticks."""
    return "`" * max([3, *(len(run) + 1 for run in re.findall("`+", text))])
