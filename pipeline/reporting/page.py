"""Writes a report page: one HTML file with its style, its scripts, KaTeX, a font, images and all rows.

Its parts have fixed names, for links and tests: `#overview`, then a section a title, then `#rows`. There
stand a form (role search) with a field Search and a list for each facet, a count of the rows found, their
list, and the row that is shown, an article named by its id. `#row=ID` leads to a row; filters stand in
the address, too.
"""

import base64
import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from pipeline.reporting.content import Bars, Lines, Page, Section, Table, Text, Wall
from pipeline.reporting.formulas import katex, math_font
from pipeline.reporting.payload import payload
from seedproof.record.errors import SeedproofError

FRONT = Path(__file__).parent / "front"

SCRIPTS = ("payload.js", "text.js", "address.js", "list.js", "row.js", "start.js")
"""The scripts of the page, in the order in which they stand there."""

LONG = 14
"""Rows of a table above which it is folded."""

_WIDTH, _HEIGHT = 560, 220
"""The size of a chart's field, in pixels."""


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
        sections=[_Shown(_anchor(section.title), section, _blocks(section)) for section in page.sections],
        style=_read("style.css"),
        scripts=scripts,
        policy=_policy(scripts),
        payload=payload(page.rows, sorted(page.formulas), [facet.name for facet in facets], math_font()),
        facets=facets,
        long=LONG,
    )
    # A name with half a surrogate, which JSON can hold, is shown as its escape.
    return shown.encode(errors="backslashreplace")


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
                shown.append(("bars", _bars(block)))
            case Lines():
                shown.append(("lines", _lines(block)))
            case Wall():
                shown.append(("wall", block))
    return shown


def _html(markdown: str) -> str:
    """Return Markdown as HTML; HTML in it stays text."""
    from markdown_it import MarkdownIt

    return str(MarkdownIt("commonmark", {"html": False}).render(markdown))


def _bars(block: Bars) -> dict[str, Any]:
    """Return bars with their lengths in thousandths of the longest."""
    values = [_number(value) for _, value in block.bars]
    most = max(values, default=Fraction(0)) or Fraction(1)
    return {
        "caption": block.caption,
        "unit": block.unit,
        "bars": [
            {"label": label, "value": value, "length": round(1000 * number / most)}
            for (label, value), number in zip(block.bars, values, strict=True)
        ],
    }


def _lines(block: Lines) -> dict[str, Any]:
    """Return curves as points in whole pixels, from a common zero."""
    numbers = [_number(value) for curve in block.series.values() for value in curve if value is not None]
    most = max(numbers, default=Fraction(0)) or Fraction(1)
    return {
        "caption": block.caption,
        "y_label": block.y_label,
        "x": [{"label": label, "at": _across(number, len(block.x))} for number, label in enumerate(block.x)],
        "curves": list(_curves(block.series, len(block.x), most)),
        "ticks": [
            {"at": _HEIGHT - _HEIGHT * part // 4, "label": _tick(most * part / 4)} for part in range(5)
        ],
        "width": _WIDTH,
        "height": _HEIGHT,
        "table": Table(
            caption=block.caption,
            columns=("curve", *block.x),
            rows=[(name, *(value or "" for value in curve)) for name, curve in block.series.items()],
            numeric=tuple(block.x),
        ),
    }


def _curves(
    series: Mapping[str, Sequence[str | None]], places: int, most: Fraction
) -> Iterator[dict[str, Any]]:
    for number, (name, curve) in enumerate(series.items()):
        points = [
            (_across(place, places), _HEIGHT - round(_HEIGHT * _number(value) / most))
            for place, value in enumerate(curve)
            if value is not None
        ]
        yield {"name": name, "kind": number % 4, "points": points}


def _number(value: str) -> Fraction:
    if not re.fullmatch(r"-?[0-9]{1,20}(\.[0-9]{1,20})?", value):
        raise SeedproofError(f"{value!r:.40} cannot be drawn, expected a fixed decimal")
    return Fraction(value)


def _across(place: int, places: int) -> int:
    return _WIDTH // 2 if places == 1 else _WIDTH * place // (places - 1)


def _tick(value: Fraction) -> str:
    """Write a number at an axis, with as many places as it needs."""
    if value >= 10 or value.denominator == 1:
        return f"{round(value):,}"
    return f"{round(100 * value) // 100}.{round(100 * value) % 100:02d}"
