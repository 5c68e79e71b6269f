"""Figures of a release: bar charts as SVG text, drawn from the manifest, the same bytes every time.

Plain numbers and a generic font; no library, so no clock, no random ids, no floats.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

WIDTH = 640
"""Pixels. Text of 12 stays readable when a page shows the figure at 600."""

_MARGIN, _LINE, _TOP, _LETTER = 16, 22, 62, 8

# The background is drawn: a page may be light or dark.
_BACKGROUND, _FRAME, _INK, _FADED, _BAR = "#ffffff", "#d0d7de", "#1f2328", "#59636e", "#2f6f9f"

_CURVES = (("#2f6f9f", ""), ("#3b7d23", ' stroke-dasharray="10 3"'), ("#a65d00", ' stroke-dasharray="2 3"'),
           ("#8f2d56", ' stroke-dasharray="10 3 2 3"'))  # fmt: skip
"""Colours, and dashes for those who do not tell them apart."""


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
    """Every figure that the manifest has the numbers for, and that shows a difference."""
    known = manifest["figures"]
    drawn: list[Figure] = []
    if common := known.get("most_common_answer"):
        bars = [Bar(name, _scaled(one["share"]), percent(one["share"])) for name, one in common.items()]
        note = "Share of a family's rows that have its most common answer"
        if _differ(bars):
            title = "A blind guess, family by family"
            drawn.append(_figure("most_common_answer", title, note, _longest(bars)))
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
        if _differ(bars):
            drawn.append(_figure("question_characters", "How long the questions are", note, bars))
    if stability := known.get("stability"):
        curves = {config: found["below"] for config, found in stability.items()}
        drawn.append(_agreement(curves))
    return drawn


def percent(share: str) -> str:
    """A share in decimal places as percent: `0.0758` is `7.58%`, and `0.007031` is `0.7031%`."""
    whole, _, places = share.partition(".")
    return f"{int(whole + places[:2])}.{places[2:]}%"


def bar_chart(title: str, note: str, bars: Sequence[Bar], alt: str) -> str:
    """Horizontal bars from the same zero, longest value over the whole width, as the text of an SVG file.

    `note` says what is measured, in which unit; `alt` says the whole figure to those who cannot see it.
    """
    left = 2 * _MARGIN + _LETTER * max((len(bar.label) for bar in bars), default=0)
    right = 2 * _MARGIN + _LETTER * max((len(bar.said) for bar in bars), default=0)
    span, most = WIDTH - left - right, max([1, *(bar.value for bar in bars)])
    height = _TOP + _LINE * len(bars) + _MARGIN
    lines = [*_opening(title, note, alt, WIDTH, height)]
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


def agreement_chart(title: str, note: str, curves: Mapping[str, Sequence[int]], alt: str) -> str:
    """Shares of two samples up to the same value, against each other, as the text of an SVG file.

    `curves` has by name, for each percent from 0 to 100 of the one sample, the percent of the other. Where
    the two are alike, curve and diagonal are the same.
    """
    side, left, top = 4 * 100, 80, _TOP + 10
    width, height = WIDTH, top + side + 60

    def place(x: int, y: int) -> tuple[int, int]:
        return left + 4 * x, top + side - 4 * y

    lines = [*_opening(title, note, alt, width, height)]
    for mark in range(0, 101, 25):
        (x, low), (_, high), (start, y), (end, _) = (
            place(mark, 0),
            place(mark, 100),
            place(0, mark),
            place(100, mark),
        )
        lines += [
            f'<path d="M{x} {low}V{high}M{start} {y}H{end}" stroke="{_FRAME}" fill="none"/>',
            _text(x, low + 18, f"{mark}%", _FADED, ' text-anchor="middle"'),
            _text(start - 8, y + 4, f"{mark}%", _FADED, ' text-anchor="end"'),
        ]
    (x, y), (to_x, to_y) = place(0, 0), place(100, 100)
    lines.append(f'<path d="M{x} {y}L{to_x} {to_y}" stroke="{_FADED}" stroke-dasharray="4 4" fill="none"/>')
    lines.append(_text(left + side // 2, top + side + 40, "this release", _INK, ' text-anchor="middle"'))
    lines.append(_text(left - 8, top - 8, "the other one", _INK))
    for number, (name, shares) in enumerate(curves.items()):
        colour, dashes = _CURVES[number % len(_CURVES)]
        points = " ".join("{} {}".format(*place(share, other)) for share, other in enumerate(shares))
        lines.append(f'<path d="M{points}" stroke="{colour}" stroke-width="2" fill="none"{dashes}/>')
        below = top + 20 + _LINE * number
        lines += [
            f'<path d="M{left + side + 16} {below}h26" stroke="{colour}" stroke-width="2"{dashes}/>',
            _text(left + side + 50, below + 4, name, _INK, ' font-family="monospace"'),
        ]
    return "\n".join((*lines, "</svg>", ""))


def _agreement(curves: Mapping[str, Sequence[int]]) -> Figure:
    far = {
        name: max(abs(share - other) for share, other in enumerate(shares)) for name, shares in curves.items()
    }
    note = "Share of the rows up to a difficulty: here, and in a release from another root seed"
    said = ", ".join(f"{name} by {distance} percent points" for name, distance in far.items())
    alt = f"Curves beside a diagonal. {note}. From the diagonal they differ by at most: {said}."
    return Figure("stability", alt, agreement_chart("Is another release as hard?", note, curves, alt))


def _opening(title: str, note: str, alt: str, width: int, height: int) -> Iterator[str]:
    """What every figure begins with: its size, its words, its background."""
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" role="img" font-family="sans-serif" font-size="12">'
    )
    yield f"<title>{escape(title)}</title>"
    yield f"<desc>{escape(alt)}</desc>"
    yield (
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="6" fill="{_BACKGROUND}"'
        f' stroke="{_FRAME}"/>'
    )
    yield _text(_MARGIN, 28, title, _INK, ' font-size="15" font-weight="bold"')
    yield _text(_MARGIN, 47, note, _FADED)


def _figure(name: str, title: str, note: str, bars: list[Bar]) -> Figure:
    most, least = max(bars, key=lambda bar: bar.value), min(bars, key=lambda bar: bar.value)
    alt = f"Bar chart. {note}. Least: {least.label}, {least.said}. Most: {most.label}, {most.said}."
    return Figure(name, alt, bar_chart(title, note, bars, alt))


def _differ(bars: list[Bar]) -> bool:
    """Return whether a chart says more than one number would: its bars visibly differ."""
    values = [bar.value for bar in bars]
    return min(values) * 10 <= max(values) * 9 and len(bars) > 1


def _longest(bars: list[Bar]) -> list[Bar]:
    """Longest first; equal ones by label."""
    return sorted(bars, key=lambda bar: (-bar.value, bar.label))


def _scaled(share: str) -> int:
    """A fixed decimal with four places, in ten-thousandths."""
    return int(share.replace(".", ""))


def _text(x: int, y: int, said: str, colour: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}"{more}>{escape(said)}</text>'
