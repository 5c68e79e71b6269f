"""Chooses amplitude, period, phase and level of a wave."""

from fractions import Fraction

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.sinusoid_from_graph.facts import Facts
from seedproof.record.draws import Draws
from seedproof.text.formula import PI, Symbol, call, formula

X = Symbol("x")

_PERIODS = {1: (2, 4, 6, 8), 2: (2, 4, 6, 8), 3: (2, 4, 6, 8, 12)}
"""By difficulty."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw integers; the crest is within the first period, at first at zero."""
    period = draws.choice(_PERIODS[difficulty])
    amplitude = draws.between(1, 3 + difficulty)
    crest = 0 if difficulty == 1 else draws.below(period)
    return Facts(amplitude, period, crest, level=draws.between(-2, 2))


def work(facts: Facts, slip: Slip) -> Worked:
    """The formula is the cosine that has its crest where the graph has."""
    frequency = PI * Fraction(2, facts.period)
    wave = facts.amplitude * call("cos", frequency * (X - facts.crest)) + facts.level
    return Worked((), (formula(facts.amplitude), formula(facts.period), wave))


SHEET = Sheet(
    subject="precalculus",
    method="refit through the marked points",
    sample=sample,
    work=work,
    types=(Typed("number"), Typed("number"), Typed("expression(x)", ("f",))),
    levels={
        1: "a crest on the vertical axis",
        2: "a phase, too",
        3: "a phase, and larger amplitudes and periods",
    },
    school=True,
    version=2,
)
