"""Charts of a release as SVG text, drawn from the manifest, always with the same bytes.

They use plain numbers and a generic font, and no library: no clock, no random ids, no floats.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

WIDTH = 640
"""Pixels. Text of size 12 stays readable if a page shows the chart 600 pixels wide."""

_MARGIN, _LINE, _TOP, _LETTER = 16, 22, 62, 8

# The background is drawn because a page may be light or dark.
_BACKGROUND, _FRAME, _INK, _FADED, _BAR = "#ffffff", "#d0d7de", "#1f2328", "#59636e", "#2f6f9f"

_CURVES = (("#2f6f9f", ""), ("#3b7d23", ' stroke-dasharray="10 3"'), ("#a65d00", ' stroke-dasharray="2 3"'),
           ("#8f2d56", ' stroke-dasharray="10 3 2 3"'))  # fmt: skip
"""Colours, with dashes for readers who cannot tell them apart."""


class Bar(NamedTuple):
    """A bar: its label, its non-negative length in any unit, and the text at its end."""

    label: str
    value: int
    said: str


class Chart(NamedTuple):
    """A file `report/figures/<name>.svg`, with a description in words."""

    name: str
    alt: str
    svg: str


def charts(manifest: dict[str, Any]) -> list[Chart]:
    """Return every chart that the manifest has the numbers for and that shows a difference."""
    known = manifest["figures"]
    drawn: list[Chart] = []
    if guessed := known.get("guessed_without_request_by_family"):
        bars = []
        for name, shares in guessed.items():
            best = max(shares.values(), key=_scaled)
            bars.append(Bar(name, _scaled(best), percent(best)))
        note = "Share of a family's rows that the best of the guessers has right from the notes alone"
        drawn.append(
            _bar_chart("guessed", "Guessed without a request, family by family", note, _longest(bars))
        )
    elif common := known.get("most_common_answer"):
        bars = [
            Bar(name, _scaled(numbers["share"]), percent(numbers["share"]))
            for name, numbers in common.items()
        ]
        note = "Share of a family's rows that have its most common answer"
        if _differ(bars):
            title = "A blind guess, family by family"
            drawn.append(_bar_chart("most_common_answer", title, note, _longest(bars)))
    if lengths := known.get("question_characters_by_difficulty"):
        bars = [
            Bar(
                f"difficulty {difficulty}",
                numbers["median"],
                f"{numbers['median']:,} ({numbers['least']:,} to {numbers['most']:,})",
            )
            for difficulty, numbers in lengths.items()
        ]
        note = "Characters of the question: median (least to most)"
        if _differ(bars):
            drawn.append(_bar_chart("question_characters", "How long the questions are", note, bars))
    if stability := known.get("stability"):
        curves = {config: comparison["below"] for config, comparison in stability.items()}
        drawn.append(_agreement(curves))
    return drawn


def percent(share: str) -> str:
    """Return a decimal share as percent: `0.0758` is `7.58%`, and `0.007031` is `0.7031%`."""
    whole, _, places = share.partition(".")
    return f"{int(whole + places[:2])}.{places[2:]}%"


def bar_chart(title: str, note: str, bars: Sequence[Bar], alt: str) -> str:
    """Return horizontal bars from a common zero as SVG text, the longest over the whole width.

    `note` says what is measured, in which unit; `alt` describes the whole chart for those who cannot see it.
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
    """Return shares of two samples up to the same value, plotted against each other, as SVG text.

    `curves` has by name, for each percent from 0 to 100 of one sample, the percent of the other. If the two
    are alike, the curve is the diagonal.
    """
    side, left, top = 4 * 100, 80, _TOP + 10
    width, height = WIDTH, top + side + 60

    def pixel(x: int, y: int) -> tuple[int, int]:
        return left + 4 * x, top + side - 4 * y

    lines = [*_opening(title, note, alt, width, height)]
    for mark in range(0, 101, 25):
        (x, low), (_, high), (start, y), (end, _) = (
            pixel(mark, 0),
            pixel(mark, 100),
            pixel(0, mark),
            pixel(100, mark),
        )
        lines += [
            f'<path d="M{x} {low}V{high}M{start} {y}H{end}" stroke="{_FRAME}" fill="none"/>',
            _text(x, low + 18, f"{mark}%", _FADED, ' text-anchor="middle"'),
            _text(start - 8, y + 4, f"{mark}%", _FADED, ' text-anchor="end"'),
        ]
    (x, y), (to_x, to_y) = pixel(0, 0), pixel(100, 100)
    lines.append(f'<path d="M{x} {y}L{to_x} {to_y}" stroke="{_FADED}" stroke-dasharray="4 4" fill="none"/>')
    lines.append(_text(left + side // 2, top + side + 40, "this release", _INK, ' text-anchor="middle"'))
    lines.append(_text(left - 8, top - 8, "the other one", _INK))
    for number, (name, shares) in enumerate(curves.items()):
        colour, dashes = _CURVES[number % len(_CURVES)]
        points = " ".join(
            "{} {}".format(*pixel(share, other_share)) for share, other_share in enumerate(shares)
        )
        lines.append(f'<path d="M{points}" stroke="{colour}" stroke-width="2" fill="none"{dashes}/>')
        below = top + 20 + _LINE * number
        lines += [
            f'<path d="M{left + side + 16} {below}h26" stroke="{colour}" stroke-width="2"{dashes}/>',
            _text(left + side + 50, below + 4, name, _INK, ' font-family="monospace"'),
        ]
    return "\n".join((*lines, "</svg>", ""))


def _agreement(curves: Mapping[str, Sequence[int]]) -> Chart:
    far = {
        name: max(abs(share - other_share) for share, other_share in enumerate(shares))
        for name, shares in curves.items()
    }
    note = "Share of the rows up to a difficulty: here, and in a release from another root seed"
    distances = ", ".join(f"{name} by {distance} percent points" for name, distance in far.items())
    alt = f"Curves beside a diagonal. {note}. From the diagonal they differ by at most: {distances}."
    return Chart("stability", alt, agreement_chart("Is another release as hard?", note, curves, alt))


def _opening(title: str, note: str, alt: str, width: int, height: int) -> Iterator[str]:
    """Yield the beginning of every chart: its size, its words, its background."""
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


def _bar_chart(name: str, title: str, note: str, bars: list[Bar]) -> Chart:
    most, least = max(bars, key=lambda bar: bar.value), min(bars, key=lambda bar: bar.value)
    alt = f"Bar chart. {note}. Least: {least.label}, {least.said}. Most: {most.label}, {most.said}."
    return Chart(name, alt, bar_chart(title, note, bars, alt))


def _differ(bars: list[Bar]) -> bool:
    """Return whether a chart says more than one number would: whether its bars visibly differ."""
    values = [bar.value for bar in bars]
    return min(values) * 10 <= max(values) * 9 and len(bars) > 1


def _longest(bars: list[Bar]) -> list[Bar]:
    """Sort bars, the longest first, equal ones by label."""
    return sorted(bars, key=lambda bar: (-bar.value, bar.label))


def _scaled(share: str) -> int:
    """Return a fixed decimal with four places in ten-thousandths."""
    return int(share.replace(".", ""))


def _text(x: int, y: int, text: str, colour: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}"{more}>{escape(text)}</text>'
