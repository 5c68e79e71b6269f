"""Draws two periods around the crest, and marks it and the trough after it, at lattice points."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import axes, mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.sinusoid_from_graph.facts import Facts


def drawing(facts: Facts) -> Drawing:
    """Draw the wave, crest and trough."""
    low = facts.crest - facts.period
    high = facts.crest + facts.period
    top = facts.level + facts.amplitude
    bottom = facts.level - facts.amplitude
    wave = {
        "kind": "sinusoid",
        "amplitude": str(facts.amplitude),
        "frequency": str(Fraction(2, facts.period)),
        "unit": "pi",
        "shift": str(facts.crest - Fraction(facts.period, 4)),
        "level": str(facts.level),
        "from": str(low),
        "to": str(high),
    }
    marks = [mark((facts.crest, top)), mark((facts.crest + facts.period // 2, bottom))]
    return axes((low, high), (bottom - 1, top + 1), [wave, *marks])


FIGURE = Figure(
    drawing=drawing,
    alt="Graph of a sinusoidal function on a grid of unit squares, with a crest and the next trough marked.",
    twin=lambda facts: replace(facts, amplitude=facts.amplitude + 1),
)
