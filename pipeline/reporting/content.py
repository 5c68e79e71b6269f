"""What a report page says, as plain data: figures, rows to browse, and sections of text, tables and charts.

Numbers are text, as they are to be read: integers or fixed decimals.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from seedproof.record.errors import SeedproofError


def fixed(number: str) -> Fraction:
    """Return the value of a fixed decimal. Raises: SeedproofError for any other text."""
    if not re.fullmatch(r"-?[0-9]{1,20}(\.[0-9]{1,20})?", number):
        raise SeedproofError(f"{number!r:.40} cannot be drawn, expected a fixed decimal")
    return Fraction(number)


@dataclass(frozen=True, kw_only=True)
class Text:
    """Paragraphs and lists of Markdown, with **bold**, `code`, and links to other parts of the page."""

    markdown: str


@dataclass(frozen=True, kw_only=True)
class Table:
    """A table; the columns named in `numeric` hold numbers."""

    caption: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    numeric: Collection[str] = ()


@dataclass(frozen=True, kw_only=True)
class Bars:
    """Labelled bars from a common zero; a single one is shown as a table."""

    caption: str
    unit: str
    bars: Sequence[tuple[str, str]]


@dataclass(frozen=True, kw_only=True)
class Lines:
    """Curves of one quantity over the same places; over a single place, a table.

    A curve has no point where it has None.
    """

    caption: str
    x_label: str
    x: Sequence[str]
    y_label: str
    series: Mapping[str, Sequence[str | None]]


Block: TypeAlias = Text | Table | Bars | Lines


@dataclass(frozen=True, kw_only=True)
class Section:
    """A titled part of the page."""

    title: str
    blocks: Sequence[Block]


@dataclass(frozen=True, kw_only=True)
class ShownRow:
    """A row to browse."""

    id: str
    facets: Mapping[str, str]
    """What rows are filtered by, in order, such as config, family and difficulty."""
    parts: Sequence[tuple[str, str]]
    """Labels and texts in reading order."""
    question: str = ""
    """All that a model is asked; otherwise the first part."""
    answer: str = ""
    proof: str = ""
    """Why the answer is right, in words."""
    command: str = ""
    """What rebuilds the row."""
    image: bytes | None = None
    """A PNG."""
    image_alt: str = ""
    findings: Sequence[str] = ()
    """What a gate says against the row; a released row has none."""


@dataclass(frozen=True, kw_only=True)
class Page:
    """A whole page."""

    title: str
    lead: str
    figures: Sequence[tuple[str, str]] = ()
    """Numbers, and what each counts: the reasons for trust, or what was found."""
    facts: Sequence[tuple[str, str]] = ()
    sections: Sequence[Section] = ()
    rows: Sequence[ShownRow] = ()
    formulas: Collection[str] = ()
    """The labels whose texts are Markdown with formulas; any other text is plain."""
    is_of_release: bool = True
    """Whether it is the page of a release, whose rows `seedproof verify` makes again."""
