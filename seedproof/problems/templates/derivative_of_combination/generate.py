"""Draws a product, quotient or chain with rational values at one point, and differentiates it by rule."""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, equation, formula, latex, polynomial

X = Symbol("x")
# An argument at which value, first and second derivative are rational, and these.
_SPECIAL = {"exp": (0, 1, 1, 1), "sin": (0, 0, 1, 0), "cos": (0, 1, 0, -1), "log": (1, 0, 1, -1)}
_SPECIAL |= dict.fromkeys(("sqrt", "arctan", "power"), (0, 0, 1, 0))
_CHAINS = "exp sin,exp cos,log sin,log cos,sqrt exp,sqrt sin,power exp,power sin,power cos,power log,sin log"
_STATEMENTS = (
    "Let $$f(x) = {}$$ for all real $x$ for which this is defined.",
    "Consider the function $$f(x) = {}$$ on its natural domain in the real numbers.",
    "A function of a real variable is given by $$f(x) = {}$$ wherever the right side makes sense.",
)
_QUESTIONS = {
    "derivative": ("Find $f'(x)$.", "Differentiate $f$: give $f'(x)$.", "Determine the derivative $f'(x)$."),
    "tangent": (
        "Give an equation of the tangent line to the graph of $f$ at $x = {}$, in the form $y = mx + b$.",
        "Which line touches the graph of $f$ at its point with $x = {}$? Answer in the form $y = mx + b$.",
    ),
    "second": ("Find the exact value of the second derivative $f''({})$.", "Evaluate $f''({})$ exactly."),
}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Linear arguments, then quadratic ones and quotients, then a function within a function."""
    at, inside, middle = draws.between(-2, 2), list[int | str](), ""
    form = draws.choice(("product", "product", "quotient")) if difficulty == 2 else "product"
    outer = draws.choice(list(_SPECIAL)[: 3 if form == "quotient" else 7])
    if difficulty == 3:
        outer, middle = draws.choice(_CHAINS.split(",")).split()
    goal = draws.choice({"sqrt": (1, 4, 9), "power": (-2, -1, 1, 2)}.get(outer, _SPECIAL[outer][:1]))
    exponent = draws.between(2, 3) + (not middle) if outer == "power" else 1
    if middle:
        factor = draws.choice((-2, -1, 1, 1, 2, 3))
        constant = goal - factor * _SPECIAL[middle][1]
        inside, goal = [constant, factor, middle], _SPECIAL[middle][0]
        bare = outer == "power" and constant == 0 and (factor, middle) != (1, "cos")
        if bare or (factor < 0 and constant < (outer != "exp")):
            raise Rejected("a number or sign stands within a power, or an argument is all negative")
    bend = draws.choice((-1, 1)) if difficulty == 2 or (middle and draws.below(3) == 0) else 0
    slope = draws.choice((-3, -2, -1, 1, 2, 3, 4))
    inner = [bend, slope - 2 * bend * at, goal - slope * at + bend * at * at][0 if bend else 1 :]
    if inner[0] < 0 and (inner[-1] <= 0 or (bend and outer != "exp")):
        raise Rejected("an argument has only negative coefficients, or opens downwards")
    before = [draws.choice((1, 1, 2, 3)), *(draws.between(-4, 4) for _ in range(draws.between(1, 2)))]
    before = draws.choice(([1], [1], [1, 0], [2, 0], [1, 0, 0])) if middle else before
    facts = {"form": form, "polynomial": before, "outer": outer, "exponent": exponent, "inside": inside}
    facts |= {"inner": inner, "at": at, "asked": ["tangent", "second"][difficulty == 2 : max(1, difficulty)]}
    square = inner[1:] == [0] or (bend and inner[1] ** 2 == 4 * bend * inner[2])
    if square or not _at(before, at)[0] or (gcd(*before) > 1 and not middle):
        raise Rejected("an argument is a square, or a polynomial is zero at the point or not in lowest terms")
    value, first, second = _values(facts)
    if not first * second or max(map(abs, (value, first, second))) > 150 or second.denominator > 40:
        raise Rejected("a derivative is zero at the point, or a value is no nice one")
    return facts


def _at(coefficients: list[int], x: int) -> tuple[Fraction, Fraction, Fraction]:
    """A polynomial's value and its two derivatives."""
    value = first = second = Fraction(0)
    for one in coefficients:
        value, first, second = value * x + one, first * x + value, second * x + 2 * first
    return value, first, second


def _chained(name: str, n: int, u: Sequence[Fraction]) -> tuple[Fraction, Fraction, Fraction]:
    """A function of a function: value and two derivatives."""
    value, first, second = map(Fraction, _SPECIAL[name][1:])
    if name == "power":
        value, first, second = u[0] ** n, n * u[0] ** (n - 1), n * (n - 1) * u[0] ** (n - 2)
    if name == "sqrt":
        value = Fraction(isqrt(int(u[0])))
        first, second = 1 / (2 * value), -1 / (4 * value**3)
    return value, first * u[1], second * u[1] ** 2 + first * u[2]


def _values(facts: Facts) -> tuple[Fraction, Fraction, Fraction]:
    u = _at(facts["inner"], facts["at"])
    if facts["inside"]:
        constant, factor, name = facts["inside"]
        g = _chained(name, 1, u)
        u = constant + factor * g[0], factor * g[1], factor * g[2]
    g, p = _chained(facts["outer"], facts["exponent"], u), _at(facts["polynomial"], facts["at"])
    p = _chained("power", -1, p) if facts["form"] == "quotient" else p
    return p[0] * g[0], p[1] * g[0] + p[0] * g[1], p[2] * g[0] + 2 * p[1] * g[1] + p[0] * g[2]


def _slope(name: str, n: int, u: Formula) -> tuple[Formula, Formula]:
    """The derivative of a function at its argument, as numerator and denominator."""
    if name in ("exp", "sin", "cos"):
        found = call({"exp": "exp", "sin": "cos", "cos": "sin"}[name], u)
        return -found if name == "cos" else found, formula(1)
    if name == "power":
        return n * u ** (n - 1), formula(1)
    return formula(1), {"log": u, "sqrt": 2 * call("sqrt", u), "arctan": u**2 + 1}[name]


def _derived(coefficients: list[int]) -> list[int]:
    return [one * (len(coefficients) - 1 - place) for place, one in enumerate(coefficients[:-1])] or [0]


def _parts(facts: Facts) -> tuple[Formula, Formula, Formula]:
    """The function beside the polynomial; its derivative by the chain rule, numerator and denominator."""
    inner, outer, n = facts["inner"], facts["outer"], facts["exponent"]
    h = inner[1] + inner[0] * X if len(inner) == 2 and inner[0] < 0 else polynomial(inner, X)
    u, above, below, slopes = h, formula(1), formula(1), _derived(inner)
    if facts["inside"]:
        constant, factor, name = facts["inside"]
        g, (above, below) = factor * call(name, h), _slope(name, 1, h)
        u, slopes = g + constant if constant < 0 else constant + g, [factor * one for one in slopes]
    top, bottom = _slope(outer, n, u)
    if outer == "sqrt" and not any(one % 2 for one in slopes):
        slopes, bottom = [one // 2 for one in slopes], call("sqrt", u)
    sign = -1 if slopes[0] < 0 else 1
    slope = sign * polynomial([sign * one for one in slopes], X) * above * top
    return u**n if outer == "power" else call(outer, u), slope, below * bottom


def answers(facts: Facts) -> list[Answer]:
    """The rule for products or quotients; the line through value and slope."""
    p, (g, above, below) = polynomial(facts["polynomial"], X), _parts(facts)
    slope, (value, first, second) = polynomial(_derived(facts["polynomial"]), X), _values(facts)
    product = facts["form"] == "product"
    found = slope * g + p * above / below if product else (p * above - slope * g) / p**2
    line = Answer(equation(Symbol("y"), first * X + (value - first * facts["at"])), "equation_up_to_scale")
    given = {"tangent": line, "second": Answer(formula(second), "number")}
    return [Answer(found, "expression(x)"), *(given[one] for one in facts["asked"])]


def words(facts: Facts, draws: Draws) -> Words:
    """The function, and what is asked of it."""
    p, (g, _, _) = polynomial(facts["polynomial"], X), _parts(facts)
    said = latex(p * g if facts["form"] == "product" else g / p)
    asked = [_QUESTIONS[one] for one in ("derivative", *facts["asked"])]
    return Words(
        draws.choice(_STATEMENTS).replace("{}", said),
        tuple(draws.choice(one).format(facts["at"]) for one in asked),
    )


TEMPLATE = Template(
    subject="differential_calculus", method="jet arithmetic", sample=sample, answers=answers, words=words
)
