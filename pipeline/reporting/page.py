"""Writes a report page: one HTML file with its style, its scripts, KaTeX, a font, images and all rows.

Its parts have fixed names, for links and tests: `#overview`, `#problem` with one row, `#trust` with figures,
`#rows`, then a section a title. `#rows` has a form (role search) with a field Search and a list for each
facet, a count of the rows found, their list, and the row that is shown, an article named by its id. `#row=ID`
leads to a row; the address keeps the filters, too.
"""

import base64
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from pipeline.reporting.content import Bars, Lines, Page, Section, ShownRow, Table, Text, fixed
from pipeline.reporting.formulas import katex, math_font
from pipeline.reporting.payload import payload

FRONT = Path(__file__).parent / "front"

SCRIPTS = ("payload.js", "text.js", "address.js", "list.js", "row.js", "start.js")
"""The scripts of the page, in their order."""

_WIDTH, _HEIGHT = 250, 150
"""The size of a chart's field, in pixels: a phone shows it as it is, so that its letters can be read."""


def render(page: Page) -> bytes:
    """Return the page as HTML; the same page gives the same bytes.

    Raises: SeedproofError where KaTeX or the font is not installed, or a number of a chart is none.
    """
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(FRONT),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    scripts = [_closed(katex()), _closed("\n".join(map(_read, SCRIPTS)))]
    facets = _facets(page)
    shown = environment.get_template("page.html").render(
        page=page,
        problem=_problem(page.rows),
        trust="Why trust it" if page.is_of_release else "What was found",
        sections=[_Shown(_anchor(section.title), section, _blocks(section)) for section in page.sections],
        style=_read("style.css"),
        scripts=scripts,
        policy=_policy(scripts),
        payload=payload(page.rows, sorted(page.formulas), [facet.name for facet in facets], math_font()),
        facets=facets,
    )
    # A name with half a surrogate, which JSON can hold, is shown as its escape.
    return shown.encode(errors="backslashreplace")


class Problem(NamedTuple):
    """The row that the page begins with, and its image as an address."""

    row: ShownRow
    question: str
    image: str


def _problem(rows: Sequence[ShownRow]) -> Problem | None:
    """Choose a row by the SHA-256 of its id, among rows with an image or a finding if there are any."""
    if not rows:
        return None
    shown = [row for row in rows if row.image or row.findings] or rows
    row = min(shown, key=lambda row: sha256(row.id.encode(errors="backslashreplace")).digest())
    image = f"data:image/png;base64,{base64.b64encode(row.image).decode()}" if row.image else ""
    return Problem(row, row.question or row.parts[0][1], image)


class _Shown(NamedTuple):
    anchor: str
    section: Section
    blocks: list[tuple[str, Any]]


class Facet(NamedTuple):
    """A name by which rows are filtered, and its values with the number of their rows."""

    name: str
    values: list[tuple[str, int]]


def _facets(page: Page) -> list[Facet]:
    """Return the facets that tell rows apart, with their values in order."""
    found: dict[str, dict[str, int]] = {}
    for row in page.rows:
        for name, value in row.facets.items():
            counted = found.setdefault(name, {})
            counted[value] = counted.get(value, 0) + 1
    return [
        Facet(name, sorted(counted.items(), key=lambda item: _natural(item[0])))
        for name, counted in found.items()
        if len(counted) > 1
    ]


def _natural(value: str) -> tuple[bool, int, str]:
    """Sort numbers by their value, before texts."""
    return not value.isdecimal(), int(value) if value.isdecimal() else 0, value


def _policy(scripts: Sequence[str]) -> str:
    """Return the content security policy: these very scripts, and nothing from anywhere."""
    hashes = " ".join(f"'sha256-{_base64_digest(script)}'" for script in scripts)
    return (
        f"default-src 'none'; script-src {hashes}; style-src 'unsafe-inline'; img-src data: blob:; "
        "font-src data: blob:; base-uri 'none'; form-action 'none'"
    )


def _base64_digest(script: str) -> str:
    return base64.b64encode(sha256(script.encode()).digest()).decode()


def _closed(script: str) -> str:
    """Return a script in which nothing ends it early."""
    return re.sub(r"<(?=/script|!--)", r"\\x3c", script, flags=re.IGNORECASE)


def _read(name: str) -> str:
    return (FRONT / name).read_text(encoding="utf-8")


def _anchor(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _blocks(section: Section) -> list[tuple[str, Any]]:
    """Return the kind of each block and what its template takes."""
    shown: list[tuple[str, Any]] = []
    for block in section.blocks:
        match block:
            case Text(markdown=markdown):
                shown.append(("text", _html(markdown)))
            case Table():
                shown.append(("table", block))
            case Bars():
                shown.append(_bars(block))
            case Lines():
                shown.append(_lines(block))
    return shown


def _html(markdown: str) -> str:
    """Return Markdown as HTML; HTML in it stays text."""
    from markdown_it import MarkdownIt

    return str(MarkdownIt("commonmark", {"html": False}).render(markdown))


def _bars(block: Bars) -> tuple[str, Any]:
    """Return bars with their lengths in thousandths of the longest; a single one says nothing as a bar."""
    values = [fixed(value) for _, value in block.bars]
    if len(values) < 2:
        unit = block.unit
        return "table", Table(caption=block.caption, columns=("name", unit), rows=block.bars, numeric=(unit,))
    most = max(values) or Fraction(1)
    return "bars", {
        "caption": block.caption,
        "unit": block.unit,
        "bars": [
            {"label": label, "value": value, "length": round(1000 * number / most)}
            for (label, value), number in zip(block.bars, values, strict=True)
        ],
    }


def _lines(block: Lines) -> tuple[str, Any]:
    """Return curves as points in whole pixels, from a common zero; over a single place they say nothing."""
    numbers = [fixed(value) for curve in block.series.values() for value in curve if value is not None]
    table = Table(
        caption=block.caption,
        columns=(block.x_label, *block.x),
        rows=[(name, *(value or "" for value in curve)) for name, curve in block.series.items()],
        numeric=tuple(block.x),
    )
    if len(block.x) < 2:
        return "table", table
    ticks = _ticks(max(numbers, default=Fraction(0)) or Fraction(1))
    most = ticks[-1]
    return "lines", {
        "caption": block.caption,
        "x_label": block.x_label,
        "y_label": block.y_label,
        "x": [{"label": label, "at": _across(number, len(block.x))} for number, label in enumerate(block.x)],
        "curves": list(_curves(block.series, len(block.x), most)),
        "ticks": [{"at": _HEIGHT - round(_HEIGHT * tick / most), "label": _tick(tick)} for tick in ticks],
        "width": _WIDTH,
        "height": _HEIGHT,
        "table": table,
    }


def _ticks(most: Fraction) -> list[Fraction]:
    """Return at most five steps of 1, 2 or 5 times a power of ten, from zero until `most` is reached."""
    tens = (Fraction(10) ** power for power in range(-20, 21))
    step = next(ten * part for ten in tens for part in (1, 2, 5) if 5 * ten * part >= most)
    return [number * step for number in range(math.ceil(most / step) + 1)]


def _curves(
    series: Mapping[str, Sequence[str | None]], places: int, most: Fraction
) -> Iterator[dict[str, Any]]:
    for number, (name, curve) in enumerate(series.items()):
        points = [
            (_across(place, places), _HEIGHT - round(_HEIGHT * fixed(value) / most))
            for place, value in enumerate(curve)
            if value is not None
        ]
        yield {"name": name, "kind": number % 4, "points": points}


def _tick(value: Fraction) -> str:
    return f"{int(value):,}" if value.denominator == 1 else f"{float(value):g}"


def _across(place: int, places: int) -> int:
    return _WIDTH // 2 if places == 1 else _WIDTH * place // (places - 1)
