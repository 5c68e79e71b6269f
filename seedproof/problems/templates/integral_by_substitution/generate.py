"""Plants F(u) with an inner function u of x, and multiplies the outer function by the slope of u.

In the hardest problems one more factor u - s stands before it, s being the number in u.
"""

from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, product, quotient, total

X, CONSTANT = Symbol("x"), Symbol("C")
_INNER: dict[str, tuple[Formula, Formula, Formula, int, int]] = {
    "linear": (X, formula(1), formula(1), 1, 1),
    "square": (X**2, X, formula(1), 2, 1),
    "cube": (X**3, X**2, formula(1), 3, 1),
    "sin": (call("sin", X), call("cos", X), formula(1), 1, 1),
    "cos": (call("cos", X), call("sin", X), formula(1), -1, 1),
    "exp": (call("exp", X), call("exp", X), formula(1), 1, 1),
    "log": (call("log", X), formula(1), X, 1, 1),
    "sqrt": (call("sqrt", X), formula(1), call("sqrt", X), 1, 2),
}
"""u; its slope but for a number, above and below; that number, above and below."""
_LONGER = {"linear": X, "square": X**3, "exp": call("exp", 2 * X)}
_PAIRS = (
    ("square", ("1/2", "-1/2", "-1", "-2"), (1, 9)),
    ("sin cos", ("2", "3", "4", "-2", "exp"), (0, 0)),
    ("sin cos", ("1/2", "-1/2", "-1"), (2, 5)),
    ("exp", ("3", "1/2", "-1", "-2"), (1, 6)),
    ("exp log sqrt", ("sin", "cos"), (0, 0)),
    ("log", ("2", "3", "1/2", "-2"), (0, 3)),
    ("sqrt", ("3", "4", "-1", "-2"), (1, 5)),
)
_STATEMENTS = ("Let $$f(x) = {}.$$", "A function $f$ is given by $$f(x) = {}.$$", "Consider $$f(x) = {}.$$")
_QUESTIONS = (
    "Find the general antiderivative of $f$ by a substitution; write $C$ for the constant.",
    "Use a substitution to evaluate $\\int f(x) \\, dx$; write $C$ for the constant of integration.",
)
_ENDS = "Find the exact value of $\\int_{{{}}}^{{{}}} f(x) \\, dx$."


def sample(draws: Draws, difficulty: int) -> Facts:
    """An inner and an outer function that fit each other."""
    rate, ends, number = 1, list[int](), draws.nonzeros(1, 4)[0]
    if difficulty == 1:
        inner = draws.choice(("linear", "square", "cube"))
        outer, shift = draws.choice(("3", "4", "5", "6", "exp", "sin", "cos")), draws.nonzeros(1, 5)[0]
        rate = draws.between(2, 5) if inner == "linear" else 1
        if gcd(rate, shift) > 1:
            raise Rejected("a number can be taken out of the inner function")
    elif difficulty == 2:
        names, outers, (low, high) = draws.choice(_PAIRS)
        inner, outer, shift = draws.choice(names.split()), draws.choice(outers), draws.between(low, high)
    else:
        inner = draws.choice(("linear", "linear", "square", "exp"))
        outer = draws.choice(("1/2", "-1/2", "-2", "5") if inner == "linear" else ("1/2", "-1/2", "-1", "-2"))
        shift = draws.between(1, 5) * (draws.choice((1, -1)) if inner == "linear" else 1)
        ends = [0, draws.between(1, 3)]
        if inner == "linear":
            pairs = {"5": ((0, 1), (-1, 1), (0, 2)), "-2": ((1, 2), (1, 3), (1, 4), (2, 4))}
            ends = [one - shift for one in draws.choice(pairs.get(outer, ((1, 4), (4, 9), (1, 9))))]
        elif inner == "exp":
            outer = draws.choice(("-1", "-2"))
            ends = [1, draws.between(2, 5)]
        elif "/" in outer:
            shift, ends = draws.choice(((9, [0, 4]), (16, [0, 3])))
    exponent = Fraction(outer) if outer[-1].isdigit() else Fraction(0)
    steps = draws.choice((1, abs((exponent + 1).numerator))) or 1
    factor = number * steps * draws.choice((1, _INNER[inner][3] * rate)) if difficulty < 3 else abs(number)
    facts: Facts = {"factor": factor, "inner": inner, "rate": rate, "shift": shift, "outer": outer}
    return facts | {"longer": difficulty // 3, "ends": ends}


def _terms(facts: Facts) -> list[tuple[Fraction, Fraction]]:
    """Of the antiderivative of a power: numbers, and exponents of u, where 0 stands for the logarithm."""
    scale = Fraction(facts["factor"] * _INNER[facts["inner"]][4], _INNER[facts["inner"]][3] * facts["rate"])
    exponent = Fraction(facts["outer"]) + 1
    terms = [(scale * (1 if not facts["longer"] else -facts["shift"]), exponent)]
    if facts["longer"]:
        terms.insert(0, (scale, exponent + 1))
    return [(one / up if up else one, up) for one, up in terms]


def answers(facts: Facts) -> list[Answer]:
    """The outer antiderivative at u; and its increase between the values of u at the ends."""
    inner, outer = facts["inner"], facts["outer"]
    u = total(facts["rate"] * _INNER[inner][0], facts["shift"])
    if outer in ("exp", "sin", "cos"):
        name, sign = {"exp": ("exp", 1), "sin": ("cos", -1), "cos": ("sin", 1)}[outer]
        scale = Fraction(facts["factor"] * _INNER[inner][4], _INNER[inner][3] * facts["rate"])
        return [Answer(total(product(sign * scale, call(name, u)), CONSTANT), "antiderivative(x)")]
    sure = inner in ("square", "exp", "sqrt") or (inner in ("sin", "cos") and facts["shift"])
    logarithm = call("log", u if sure else call("abs", u))
    parts = []
    for one, up in _terms(facts):
        power = _INNER[inner][0] if up == 1 else call("sqrt", u) if up == Fraction(1, 2) else u ** abs(up)
        above, below = Fraction(one).as_integer_ratio()
        parts.append(quotient(above, below * power) if up < 0 else product(one, power if up else logarithm))
    found = [Answer(total(*parts, CONSTANT), "antiderivative(x)")]
    if not facts["ends"]:
        return found
    low, high = ((end**2 if inner == "square" else end) + facts["shift"] for end in facts["ends"])
    powers, rise = (one for one in _terms(facts) if one[1]), Fraction(0)
    for one, up in powers:
        values = [Fraction(end if up.denominator == 1 else isqrt(end)) ** up.numerator for end in (high, low)]
        rise += one * (values[0] - values[1])
    logs = [product(one, call("log", Fraction(high, low))) for one, up in _terms(facts) if up == 0]
    return [*found, Answer(total(rise, *logs) if rise > 0 else total(*logs, rise), "number")]


def words(facts: Facts, draws: Draws) -> Words:
    """The product of the outer function and the slope; the ends, which are logarithms for exp."""
    inner, above, below, *_ = _INNER[facts["inner"]]
    u, outer = total(facts["rate"] * inner, facts["shift"]), facts["outer"]
    slope = product(facts["factor"], _LONGER[facts["inner"]] if facts["longer"] else above)
    if outer[0] == "-":
        under = call("sqrt", u) if outer == "-1/2" else u ** int(outer[1:])
        said = quotient(slope, product(below, under))
    elif outer == "1/2" or outer.isdigit():
        said = quotient(product(slope, call("sqrt", u) if outer == "1/2" else u ** int(outer)), below)
    else:
        said = quotient(product(slope, call(outer, u)), below)
    questions = [draws.choice(_QUESTIONS)]
    if facts["ends"]:
        ends = (
            call("log", end) if facts["inner"] == "exp" and end > 1 else formula(end) for end in facts["ends"]
        )
        stated = ["0" if facts["inner"] == "exp" and end == formula(1) else latex(end) for end in ends]
        questions.append(_ENDS.format(*stated))
    return Words(draws.choice(_STATEMENTS).format(latex(said)), tuple(questions))


TEMPLATE = Template(
    subject="integral_calculus", method="differentiate", sample=sample, answers=answers, words=words
)
