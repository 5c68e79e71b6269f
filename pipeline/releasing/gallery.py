"""GALLERY.md: a row of every family and difficulty, with its proof, for readers who do not load the data."""

import re
import textwrap
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from itertools import groupby

from pipeline.releasing.markdown import formulas, quoted
from seedproof.record.rows import Row

FOLD = 88
"""Characters. A longer line of words is folded, so that readers need not scroll sideways."""

Shown = Callable[[Row], Iterable[tuple[str, str]]]
"""The (label, text) pairs that a sceptical reader sees of a row: `shown` of a benchmark's module `audit`."""

COLLAPSED_ABOVE = 10
"""The number of rows above which only the first one of each family is open, so that a page stays readable."""

_WRAP = textwrap.TextWrapper(FOLD, break_long_words=False, break_on_hyphens=False)


SHEET = "gallery.png"
"""The figures of the gallery's rows on one image, in `report/figures/`."""


def chosen(rows: Iterable[Row]) -> list[Row]:
    """Return the first row of every family and difficulty, families in order, difficulties rising."""
    first: dict[tuple[str, int], Row] = {}
    for row in rows:
        first.setdefault((row["family"], row["difficulty"]), row)
    return [first[place] for place in sorted(first)]


def captions(rows: Sequence[Row]) -> list[str]:
    """Return what each row's figure is called: its family, and its difficulty if the family has several."""
    graded = _graded(rows)
    names = []
    for row in rows:
        is_graded = row["family"] in graded
        names.append(f"{row['family']}, difficulty {row['difficulty']}" if is_graded else row["family"])
    return names


def gallery_text(
    benchmark: str, rows: Sequence[Row], shown: Shown, with_formulas: Container[str] = ()
) -> str:
    """Return Markdown with chosen rows, family by family, and the sheet of their figures if they have any.

    Texts with one of the labels `with_formulas` are Markdown, whose formulas the page typesets; all others
    are shown verbatim.
    """
    graded = _graded(rows)
    extent = "family and difficulty" if graded else "family"
    which = "the first one" if graded else "the first of the lowest difficulty"
    families = [(family, list(of_family)) for family, of_family in groupby(rows, key=_family)]
    lines = [
        f"# Gallery of `{benchmark}`",
        "",
        f"One row of every {extent}, as `seedproof audit` shows it: {which}. Long "
        "lines are folded. The dataset is described in its [card](README.md).",
        "",
        *(f"- [{family}](#{family})" for family, _ in families),
        "",
    ]
    visual = list(dict.fromkeys(row["family"] for row in rows if row.get("drawing")))
    if visual:
        alt = f"The figures of {', '.join(visual)}, each under its name."
        lines += ["## Figures", "", f"![{alt}](report/figures/{SHEET})", ""]
    for family, of_family in families:
        lines += [f"## {family}", ""]
        for index, row in enumerate(of_family):
            if family in graded:
                lines += [f"### Difficulty {row['difficulty']}", ""]
            entry = _entry(row, shown, with_formulas)
            if index > 0 and len(rows) > COLLAPSED_ABOVE:
                entry = _collapsed(entry)
            lines += entry
    return "\n".join(lines)


def _family(row: Row) -> str:
    return row["family"]


def _graded(rows: Iterable[Row]) -> set[str]:
    """Return the families with rows of several difficulties."""
    counts = Counter(row["family"] for row in rows)
    return {family for family, count in counts.items() if count > 1}


def _collapsed(entry: Iterable[str]) -> Iterator[str]:
    """Yield the first line of an entry, which names its row, and fold the others away."""
    name, *others = entry
    yield name
    yield from ("", "<details>", "<summary>Show the row</summary>")
    yield from others
    yield from ("</details>", "")


def _entry(row: Row, shown: Shown, with_formulas: Container[str]) -> Iterator[str]:
    yield from (f"`{row['id']}`, seed `{row['seed']}`", "")
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
