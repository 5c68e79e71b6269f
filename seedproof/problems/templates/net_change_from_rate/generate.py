"""Draws a rate in steps or in straight pieces, and adds up trapezia and triangles under it."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.template import Answer, Drawing, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula

Piece = tuple[Fraction, Fraction, Fraction, Fraction]
"""Two times, and the rates at them."""

_STATEMENTS = {
    "particle": (
        "A particle moves along the $x$-axis. The figure shows its velocity $v(t)$, in metres per second, "
        "for $0 \\le t \\le {}$, where $t$ is the time in seconds."
    ),
    "tank": (
        "Water is pumped into a tank, or out of it. The figure shows $r(t)$, the rate at which the volume of "
        "water in the tank changes, in litres per minute, for $0 \\le t \\le {}$, with $t$ in minutes."
    ),
    "battery": (
        "In the figure you see $p(t)$, the rate at which the energy stored in a battery changes, in "
        "kilowatts, for $0 \\le t \\le {}$, where $t$ is the time in hours."
    ),
}
_ASKED = {
    "particle": {
        "net": "Find the displacement of the particle from $t = 0$ to $t = {}$, in metres.",
        "total": "Find the total distance that the particle travels, in metres.",
        "end": "At $t = 0$ the particle is at $x = {1}$ metres. Find its $x$ at $t = {0}$, in metres.",
        "largest": "What is the largest $x$, in metres, that it reaches during this time?",
    },
    "tank": {
        "net": "Find the change of the volume from $t = 0$ to $t = {}$, in litres; a loss is negative.",
        "total": "How many litres are pumped altogether, counting both in and out?",
        "end": "The tank holds ${1}$ litres at $t = 0$. How many litres does it hold at $t = {0}$?",
        "largest": "What is the greatest volume in the tank during this time, in litres?",
    },
    "battery": {
        "net": "Find the net change of the stored energy from $t = 0$ to $t = {}$, in kilowatt hours.",
        "total": "How many kilowatt hours go into the battery or out of it, both counted as positive?",
        "end": "At $t = 0$ the battery stores ${1}$ kilowatt hours. How many does it store at $t = {0}$?",
        "largest": "What is the most that it stores at any time in this interval, in kilowatt hours?",
    },
}
_LABELS = {"particle": "v(t) [m/s]", "tank": "r(t) [L/min]", "battery": "p(t) [kW]"}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Rates of both signs; straight pieces cross zero at multiples of a half."""
    shape = draws.choice((("steps", "lines"), ("steps", "lines", "lines"), ("lines",))[difficulty - 1])
    pieces = difficulty + 2
    times = [0]
    for _ in range(pieces):
        times.append(times[-1] + draws.between(1, 4 if difficulty < 3 else 3))
    rates = draws.integers(pieces + (shape == "lines"), -3 - difficulty, 4 + difficulty)
    asked = (["net"], ["net", "total"], ["end", "total", "largest"])[difficulty - 1]
    start = draws.between(5, 30) if difficulty == 3 else 0
    facts: Facts = {"story": draws.choice(tuple(_STATEMENTS)), "shape": shape, "times": times, "rates": rates}
    facts |= {"asked": asked, "start": start}
    rests = any(one == other for one, other in pairwise(rates))
    if times[-1] > 12 or rests or min(rates) >= 0 or max(rates) <= 0:
        raise Rejected("the rate is too long, or rests, or has one sign only")
    if any((2 * end).denominator > 1 for _, end, _, _ in _pieces(facts)):
        raise Rejected("the rate crosses zero at an ugly time")
    levels = _levels(facts)
    if levels[-1] == 0 or (start and (start + min(levels) < 0 or max(levels) in (levels[0], levels[-1]))):
        raise Rejected("nothing changes, or the quantity is negative, or largest at an end")
    return facts


def _pieces(facts: Facts) -> Iterator[Piece]:
    """The pieces, cut where the rate is zero."""
    times, rates = (list(map(Fraction, facts[name])) for name in ("times", "rates"))
    if facts["shape"] == "steps":
        yield from ((*ends, rate, rate) for ends, rate in zip(pairwise(times), rates, strict=True))
        return
    for (start, first), (end, last) in pairwise(zip(times, rates, strict=True)):
        if first * last < 0:
            zero = start + (end - start) * first / (first - last)
            yield start, zero, first, Fraction(0)
            yield zero, end, Fraction(0), last
        else:
            yield start, end, first, last


def _levels(facts: Facts) -> list[Fraction]:
    """How far the quantity has come at every place where its rate may change its sign."""
    levels = [Fraction(0)]
    for start, end, first, last in _pieces(facts):
        levels.append(levels[-1] + (end - start) * (first + last) / 2)
    return levels


def answers(facts: Facts) -> list[Answer]:
    """The last level, the sum of all steps up and down, the highest level."""
    levels = _levels(facts)
    found = {
        "net": levels[-1],
        "total": sum((abs(high - low) for low, high in pairwise(levels)), Fraction(0)),
        "end": facts["start"] + levels[-1],
        "largest": facts["start"] + max(levels),
    }
    return [Answer(formula(found[name]), "number") for name in facts["asked"]]


def words(facts: Facts, draws: Draws) -> Words:
    """Nothing of the rate is said but for how long it lasts."""
    story, end = facts["story"], facts["times"][-1]
    questions = (_ASKED[story][name].format(end, facts["start"]) for name in facts["asked"])
    return Words(_STATEMENTS[story].format(end), tuple(questions))


def drawing(facts: Facts) -> Drawing:
    """Time across, the rate up; steps are not joined."""
    times, rates = facts["times"], facts["rates"]
    corners = [[str(time), str(rate)] for time, rate in zip(times, rates, strict=False)]
    lines = [corners]
    if facts["shape"] == "steps":
        lines = [[corner, [str(end), corner[1]]] for corner, end in zip(corners, times[1:], strict=True)]
    axes = {"x": ["0", str(times[-1])], "y": [str(min(rates) - 1), str(max(rates) + 1)]}
    labels = {"x_label": "t", "y_label": _LABELS[facts["story"]]}
    items = [{"kind": "polyline", "points": points} for points in lines]
    return {"kind": "axes", "x_step": "1", "y_step": "1", "items": items} | axes | labels


def twin(facts: Facts) -> Facts:
    """The rate starts one higher."""
    return facts | {"rates": [facts["rates"][0] + 1, *facts["rates"][1:]]}


TEMPLATE = Template(
    subject="integral_calculus",
    method="exact geometry",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=lambda facts: (
        "A rate of change over time, drawn on a grid of unit squares in pieces between lattice points."
    ),
    twin=twin,
)
