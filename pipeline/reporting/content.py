"""What a report page says, as plain data: facts, sections of text, tables and charts, and rows to browse.

Numbers are text, as they are to be read: integers or fixed decimals.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias


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
    """Labelled bars from a common zero."""

    caption: str
    unit: str
    bars: Sequence[tuple[str, str]]


@dataclass(frozen=True, kw_only=True)
class Lines:
    """Curves over the same places; a curve has no point where it has None."""

    caption: str
    x: Sequence[str]
    y_label: str
    series: Mapping[str, Sequence[str | None]]


@dataclass(frozen=True, kw_only=True)
class Wall:
    """Images, each with the id of its row, its PNG, and its description."""

    caption: str
    images: Sequence[tuple[str, bytes, str]]


Block: TypeAlias = Text | Table | Bars | Lines | Wall


@dataclass(frozen=True, kw_only=True)
class Section:
    """A titled part of the overview."""

    title: str
    blocks: Sequence[Block]


@dataclass(frozen=True, kw_only=True)
class ShownRow:
    """A row to browse."""

    id: str
    facets: Mapping[str, str]
    """What rows are filtered by, in order, such as config, family and difficulty."""
    parts: Sequence[tuple[str, str]]
    """Labels and texts in reading order; the first is the question."""
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
    facts: Sequence[tuple[str, str]]
    sections: Sequence[Section]
    rows: Sequence[ShownRow]
    formulas: Collection[str] = ()
    """The labels whose texts are Markdown with formulas; any other text is plain."""
    is_of_release: bool = True
    """Whether it is the page of a release, whose rows `seedproof verify` makes again."""
