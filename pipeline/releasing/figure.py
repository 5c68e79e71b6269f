"""Figures of a release: bar charts as SVG text, drawn from the manifest, the same bytes every time.

Plain numbers and a generic font; no library, so no clock, no random ids, no floats.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

WIDTH = 640
"""Pixels. Text of 12 stays readable when a page shows the figure at 600."""

_MARGIN, _LINE, _TOP, _LETTER = 16, 22, 62, 8

# The background is drawn: a page may be light or dark.
_BACKGROUND, _FRAME, _INK, _FADED, _BAR = "#ffffff", "#d0d7de", "#1f2328", "#59636e", "#2f6f9f"


class Bar(NamedTuple):
    """One bar: its label, its length in any unit, at least 0, and the text at its end."""

    label: str
    value: int
    said: str


class Figure(NamedTuple):
    """A file `report/figures/<name>.svg`, and in words what it shows."""

    name: str
    alt: str
    svg: str


def figures(manifest: dict[str, Any]) -> list[Figure]:
    """Every figure that the manifest has the numbers for."""
    known, drawn = manifest["figures"], []
    if common := known.get("most_common_answer"):
        bars = [Bar(name, _scaled(one["share"]), percent(one["share"])) for name, one in common.items()]
        note = "Share of a family's rows that have its most common answer"
        drawn.append(_figure("most_common_answer", "A blind guess, family by family", note, _longest(bars)))
    if lengths := known.get("question_characters_by_difficulty"):
        bars = [
            Bar(
                f"difficulty {difficulty}",
                one["median"],
                f"{one['median']:,} ({one['least']:,} to {one['most']:,})",
            )
            for difficulty, one in lengths.items()
        ]
        note = "Characters of the question: median (least to most)"
        drawn.append(_figure("question_characters", "How long the questions are", note, bars))
    return drawn


def percent(share: str) -> str:
    """A share in four decimal places as percent: `0.0758` is `7.58%`."""
    scaled = _scaled(share)
    return f"{scaled // 100}.{scaled % 100:02d}%"


def bar_chart(title: str, note: str, bars: Sequence[Bar], alt: str) -> str:
    """Horizontal bars from the same zero, longest value over the whole width, as the text of an SVG file.

    `note` says what is measured, in which unit; `alt` says the whole figure to those who cannot see it.
    """
    left = 2 * _MARGIN + _LETTER * max((len(bar.label) for bar in bars), default=0)
    right = 2 * _MARGIN + _LETTER * max((len(bar.said) for bar in bars), default=0)
    span, most = WIDTH - left - right, max([1, *(bar.value for bar in bars)])
    height = _TOP + _LINE * len(bars) + _MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {height}" role="img" font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(alt)}</desc>",
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="6" fill="{_BACKGROUND}"'
        f' stroke="{_FRAME}"/>',
        _text(_MARGIN, 28, title, _INK, ' font-size="15" font-weight="bold"'),
        _text(_MARGIN, 47, note, _FADED),
    ]
    for number, bar in enumerate(bars):
        top = _TOP + _LINE * number
        length = max(1, bar.value * span // most)
        lines += [
            _text(
                left - _MARGIN // 2, top + 15, bar.label, _INK, ' text-anchor="end" font-family="monospace"'
            ),
            f'<rect x="{left}" y="{top + 3}" width="{length}" height="16" fill="{_BAR}"/>',
            _text(left + length + _MARGIN // 2, top + 15, bar.said, _INK),
        ]
    return "\n".join((*lines, "</svg>", ""))


def _figure(name: str, title: str, note: str, bars: list[Bar]) -> Figure:
    most, least = max(bars, key=lambda bar: bar.value), min(bars, key=lambda bar: bar.value)
    alt = f"Bar chart. {note}. Least: {least.label}, {least.said}. Most: {most.label}, {most.said}."
    return Figure(name, alt, bar_chart(title, note, bars, alt))


def _longest(bars: list[Bar]) -> list[Bar]:
    """Longest first; equal ones by label."""
    return sorted(bars, key=lambda bar: (-bar.value, bar.label))


def _scaled(share: str) -> int:
    """A fixed decimal with four places, in ten-thousandths."""
    return int(share.replace(".", ""))


def _text(x: int, y: int, said: str, colour: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}"{more}>{escape(said)}</text>'
