"""Chooses a linear, quadratic or exponential rule, and tabulates it at five evenly spaced places."""

from fractions import Fraction

from seedproof.problems.template import Answer, Drawing, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Word, formula, polynomial

X = Symbol("x")
_COLUMNS = 5
_STATEMENTS = (
    "The table in the figure gives values of a function $f$ that is linear, quadratic or exponential, where "
    r"exponential means $f(x) = a \cdot b^x$ with constants $a \ne 0$, $b > 0$ and $b \ne 1$.",
    "In the figure some values of a function are tabulated. The function $f$ is of one of three kinds: "
    r"linear, quadratic, or exponential as in $f(x) = a \cdot b^x$ with $a \ne 0$, $b > 0$ and $b \ne 1$.",
    "A scientist knows that some quantity $f(x)$ is a linear, a quadratic or an exponential function of $x$, "
    r"where exponential means $f(x) = a \cdot b^x$ with $a \ne 0$, $b > 0$ and $b \ne 1$. "
    "The figure shows five of its values.",
)
_KINDS = (
    "Is $f$ linear, quadratic or exponential? Answer with one of these words.",
    "Which one of the words linear, quadratic and exponential describes $f$?",
)
_RULES = ("Find a formula for $f(x)$.", "Write down a rule for $f(x)$ in terms of $x$.")
_VALUES = ("What is $f({})$?", "Find $f({})$.", "Compute the exact value $f({})$.")
_BASES = {
    1: ((2, 1), (3, 1), (4, 1), (5, 1)),
    2: ((1, 2), (1, 3), (2, 1), (3, 1), (3, 2), (2, 3), (1, 4)),
    3: ((1, 2), (2, 1), (3, 1), (1, 3), (4, 1), (3, 2)),
}


def sample(draws: Draws, difficulty: int) -> Facts:
    """The places start at 0 and are next to one another at first, then they are farther apart."""
    kind = draws.choice(("linear", "quadratic", "exponential"))
    first, step, size, below = 0, 1, 3 + 2 * difficulty, 1
    if difficulty == 2:
        first, below = draws.between(-3, -1), draws.choice((1, 2))
    elif difficulty == 3:
        first, step, below = (
            draws.choice((-5, -4, -3, -1, 1, 2, 3)),
            draws.choice((2, 3)),
            draws.choice((2, 3)),
        )
    if kind == "exponential":
        factor = draws.choice((1, 2, 3, 4, 5, 6, 8, 12)) * (draws.choice((1, 1, -1)) if difficulty > 1 else 1)
        coefficients = [Fraction(factor), Fraction(*draws.choice(_BASES[difficulty]))]
        if coefficients[0] == coefficients[1]:
            raise Rejected("the numbers are too simple")
        first, step = (draws.between(-4, -2), 2) if difficulty == 3 else (first, step)
    else:
        leading = Fraction(draws.nonzeros(1, size if kind == "linear" else 1 + difficulty)[0], below)
        rest = [draws.between(-size, size)] if kind == "quadratic" else []
        coefficients = [leading, *map(Fraction, rest), Fraction(draws.between(-9, 9), below)]
        if difficulty == 3 and leading.denominator == 1:
            raise Rejected("the numbers are too simple")
    last = first + step * (_COLUMNS - 1)
    places = {first - 1, last + 1, last + 2} if step == 1 else {0, first + 1, last + 1}
    free = sorted(places - {first + step * column for column in range(_COLUMNS)})
    facts = {
        "kind": kind,
        "coefficients": [str(one) for one in coefficients],
        "first": first,
        "step": step,
        "at": draws.choice(free),
    }
    values = [_value(facts, x) for x in _places(facts)]
    if any(abs(one.numerator) > 5000 or one.denominator > 100 for one in values):
        raise Rejected("a value is too long for a table")
    return facts


def _places(facts: Facts) -> list[int]:
    return [facts["first"] + column * facts["step"] for column in range(_COLUMNS)]


def _value(facts: Facts, x: int) -> Fraction:
    coefficients = [Fraction(one) for one in facts["coefficients"]]
    if facts["kind"] == "exponential":
        factor, base = coefficients
        return factor * (Fraction(base.numerator**x, base.denominator**x) if x >= 0 else (1 / base) ** -x)
    found = Fraction(0)
    for one in coefficients:
        found = found * x + one
    return found


def answers(facts: Facts) -> list[Answer]:
    """The rule as it was chosen."""
    coefficients = [Fraction(one) for one in facts["coefficients"]]
    rule: Formula = polynomial(coefficients, X)
    if facts["kind"] == "exponential":
        rule = coefficients[0] * formula(coefficients[1]) ** X
    return [
        Answer(Word(facts["kind"]), "label"),
        Answer(rule, "expression(x)"),
        Answer(formula(_value(facts, facts["at"])), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """The kinds there are, and nothing of the table."""
    value = draws.choice(_VALUES).replace("{}", str(facts["at"]))
    return Words(draws.choice(_STATEMENTS), (draws.choice(_KINDS), draws.choice(_RULES), value))


def drawing(facts: Facts) -> Drawing:
    """Two rows: the places, the values."""
    places = _places(facts)
    values = [str(_value(facts, x)) for x in places]
    return {"kind": "table", "head": ["x", *map(str, places)], "rows": [["f(x)", *values]]}


def alt(facts: Facts) -> str:
    """What is there, without the numbers."""
    return "A table with two rows: five evenly spaced values of x, and below each the value of f(x)."


def twin(facts: Facts) -> Facts:
    """The same table with all values negated."""
    count = 1 if facts["kind"] == "exponential" else len(facts["coefficients"])
    negated = [str(-Fraction(one)) for one in facts["coefficients"][:count]]
    return facts | {"coefficients": [*negated, *facts["coefficients"][count:]]}


TEMPLATE = Template(
    subject="precalculus",
    method="differences and ratios",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
)
