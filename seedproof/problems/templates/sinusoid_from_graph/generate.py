"""Chooses amplitude, period, phase and level, and marks a crest and the next trough at lattice points."""

from fractions import Fraction

from seedproof.problems.template import Answer, Drawing, Facts, Template, Words
from seedproof.record.draws import Draws
from seedproof.text.formula import PI, Symbol, call, formula

X = Symbol("x")
_PERIODS = {1: (2, 4, 6, 8), 2: (2, 4, 6, 8), 3: (2, 4, 6, 8, 12)}

_STATEMENTS = (
    "The figure shows the graph of a sinusoidal function $f$. A crest and the next trough are marked.",
    "The graph of a function $f$ of the form $f(x) = A \\cos(B(x - C)) + D$ is drawn in the figure; "
    "a maximum and the minimum after it are marked.",
    "In the figure you see a wave, the graph of $f$. It is a shifted and stretched cosine; its marked "
    "points are a highest one and the lowest one after it.",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """The crest is at a positive x within the first period; all of them are integers."""
    period = draws.choice(_PERIODS[difficulty])
    return {
        "amplitude": draws.between(1, 3 + difficulty),
        "period": period,
        "crest": 0 if difficulty == 1 else draws.below(period),
        "level": draws.between(-2, 2),
    }


def answers(facts: Facts) -> list[Answer]:
    """The formula is the cosine that has its crest where the graph has."""
    turning = PI * Fraction(2, facts["period"])
    wave = facts["amplitude"] * call("cos", turning * (X - facts["crest"])) + facts["level"]
    return [
        Answer(formula(facts["amplitude"]), "number"),
        Answer(formula(facts["period"]), "number"),
        Answer(wave, "expression(x)"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Nothing of the graph is said."""
    statement = draws.choice(_STATEMENTS)
    return Words(
        statement,
        ("What is the amplitude of $f$?", "What is its period?", "Find a formula for $f(x)$."),
    )


def drawing(facts: Facts) -> Drawing:
    """Two periods around the marked points."""
    amplitude, period, crest, level = (facts[name] for name in ("amplitude", "period", "crest", "level"))
    low, high = crest - period, crest + period
    return {
        "kind": "axes",
        "x": [str(low), str(high)],
        "y": [str(level - amplitude - 1), str(level + amplitude + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [
            {
                "kind": "sinusoid",
                "amplitude": str(amplitude),
                "frequency": str(Fraction(2, period)),
                "unit": "pi",
                "shift": str(crest - Fraction(period, 4)),
                "level": str(level),
                "from": str(low),
                "to": str(high),
            },
            {"kind": "point", "at": [str(crest), str(level + amplitude)], "open": 0, "label": ""},
            {
                "kind": "point",
                "at": [str(crest + period // 2), str(level - amplitude)],
                "open": 0,
                "label": "",
            },
        ],
    }


def alt(facts: Facts) -> str:
    """What is there, not where."""
    return (
        "Graph of a sinusoidal function on a grid of unit squares, with a crest and the next trough marked."
    )


def twin(facts: Facts) -> Facts:
    """A wave that is one higher."""
    return facts | {"amplitude": facts["amplitude"] + 1}


TEMPLATE = Template(
    subject="precalculus",
    method="refit through the marked points",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
)
