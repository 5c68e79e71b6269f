"""Chooses amplitude, period, phase and level, and marks a crest and the next trough at lattice points."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.sinusoid_from_graph.facts import Facts
from seedproof.problems.templates.sinusoid_from_graph.phrases import AMPLITUDES, PERIODS, RULES, STATEMENTS
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
    level = draws.between(-2, 2)
    return Facts(amplitude, period, crest, level)


def answers(facts: Facts) -> list[Answer]:
    """The formula is the cosine that has its crest where the graph has."""
    frequency = PI * Fraction(2, facts.period)
    wave = facts.amplitude * call("cos", frequency * (X - facts.crest)) + facts.level
    return [
        Answer(formula(facts.amplitude), "number"),
        Answer(formula(facts.period), "number"),
        Answer(wave, "expression(x)", ("f",)),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say nothing of the graph."""
    statement = draws.choice(STATEMENTS)
    questions = tuple(draws.choice(wordings) for wordings in (AMPLITUDES, PERIODS, RULES))
    return Words(statement, questions)


def drawing(facts: Facts) -> Drawing:
    """Draw two periods around the crest, and mark it and the trough after it."""
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
    return {
        "kind": "axes",
        "x": [str(low), str(high)],
        "y": [str(bottom - 1), str(top + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [wave, _marked(facts.crest, top), _marked(facts.crest + facts.period // 2, bottom)],
    }


def _marked(x: int, y: int) -> Drawing:
    return {"kind": "point", "at": [str(x), str(y)], "open": 0, "label": ""}


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return (
        "Graph of a sinusoidal function on a grid of unit squares, with a crest and the next trough marked."
    )


def twin(facts: Facts) -> Facts:
    """Return a wave whose crests are one higher, and its troughs one lower."""
    return replace(facts, amplitude=facts.amplitude + 1)


TEMPLATE = Template(
    subject="precalculus",
    method="refit through the marked points",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a crest on the vertical axis",
        2: "a phase, too",
        3: "a phase, and larger amplitudes and periods",
    },
    school=True,
    version=2,
)
