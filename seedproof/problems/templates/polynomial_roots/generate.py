"""Chooses linear factors and quadratic ones, expands them, and reads the roots off the factors."""

from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula, collection, interval, union

X = formula.Symbol("x")
_STATEMENTS = (
    "Consider the polynomial $$p(x) = {}$$",
    "Let $$p(x) = {}$$ for all real $x$.",
    "The function $p$ is defined for all real $x$ by $$p(x) = {}$$",
    "A polynomial with integer coefficients is given: $$p(x) = {}$$",
)
_RATIONAL = (
    "Find all rational roots of $p$, as a set.",
    "Which rational numbers are roots of $p$? Answer with the set of all of them.",
    "Determine the set of the rational zeros of $p$.",
)
_REAL = (
    "Find all real roots of $p$ in exact form, as a set.",
    "Give the exact set of all real zeros of $p$.",
    "Solve $p(x) = 0$ over the real numbers; give the exact solution set.",
)
_INEQUALITY = (
    "Solve the inequality $p(x) {} 0$, with exact ends, in interval notation.",
    "For which real $x$ is $p(x) {} 0$? Answer in interval notation with exact ends.",
)
_SIGNS = {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge"}


def sample(draws: Draws, difficulty: int) -> Facts:
    """A cubic; a quartic with a fraction as a root; two quadratic factors, one without real roots."""
    slopes = ((1,), (1, draws.choice((2, 3))), draws.choice(((1, 1), (1, 2))))[difficulty - 1]
    linear = [[slope, draws.nonzeros(1, 4 if slope == 1 else 3)[0]] for slope in slopes]
    if difficulty == 3 and slopes == (1, 1) and draws.below(2):
        linear[1] = linear[0]
    elif len({Fraction(b, a) for a, b in linear}) < len(linear):
        raise Rejected("a root is double")
    if any(gcd(*one) > 1 for one in linear):
        raise Rejected("a linear factor can be divided")
    middle = 2 * draws.between(-2, 2) if difficulty < 3 else draws.between(-3, 3)
    quadratic = [[1, middle, draws.nonzeros(1, 6)[0]]]
    if difficulty == 3:
        quadratic.append([1, draws.between(-2, 2), draws.between(1, 5)])
    discriminants = [b * b - 4 * c for _, b, c in quadratic]
    if discriminants[0] <= 0 or isqrt(discriminants[0]) ** 2 == discriminants[0]:
        raise Rejected("the surds are no surds")
    if discriminants[1:] and discriminants[1] >= 0:
        raise Rejected("the last factor has real roots")
    if max(map(abs, _expanded(linear + quadratic))) > 60:
        raise Rejected("a coefficient is large")
    facts: Facts = {"linear": sorted(linear), "quadratic": sorted(quadratic)}
    if difficulty > 1:
        facts["sign"] = draws.choice(("<", "<=", ">", ">="))
    return facts


def answers(facts: Facts) -> list[Answer]:
    """The roots of the linear factors; all real ones in their order; where the sign is as wanted."""
    rational = [Fraction(-b, a) for a, b in facts["linear"]]
    places = [(value, formula.formula(value), rational.count(value) % 2) for value in sorted({*rational})]
    for _, b, c in facts["quadratic"]:
        under = b * b - 4 * c
        for sign in (-1, 1) if under > 0 else ():
            nearly = Fraction(-b * 10**12 + sign * isqrt(under * 10**24), 2 * 10**12)
            surd = formula.root(Fraction(under, 4)) if b % 2 == 0 else formula.root(under)
            exact = -b // 2 + sign * surd if b % 2 == 0 else (-b + sign * surd) / 2
            places.append((nearly, exact, 1))
    places.sort(key=lambda place: place[0])
    found = [
        Answer(collection(*sorted({*rational})), "set"),
        Answer(collection(*(exact for _, exact, _ in places)), "set"),
    ]
    if "sign" in facts:
        ends = [(exact, odd == 1) for _, exact, odd in places]
        found.append(Answer(_where(ends, facts["sign"]), "interval_union"))
    return found


def _where(ends: list[tuple[Formula, bool]], sign: str) -> Formula:
    """Walk from the right, where the polynomial is positive, and collect the runs of gaps and roots."""
    here, weak, parts = sign[0] == ">", sign.endswith("="), list[Formula]()
    high: tuple[Formula, str] = (INFINITY, "")
    for end, changes in reversed(ends):
        left = here != changes
        if here and not (weak and left):
            parts.append(interval(end, high[0], high[1] + "[" * weak))
        if left and not (weak and here):
            high = (end, "]" * weak)
        if weak and not here and not left:
            parts.append(collection(end))
        here = left
    if here:
        parts.append(interval(-INFINITY, *high))
    return union(*reversed(parts))


def _expanded(factors: list[list[int]]) -> list[int]:
    coefficients = [1]
    for factor in factors:
        longer = [0] * (len(coefficients) + len(factor) - 1)
        for place, one in enumerate(coefficients):
            for further, other in enumerate(factor):
                longer[place + further] += one * other
        coefficients = longer
    return coefficients


def words(facts: Facts, draws: Draws) -> Words:
    """The polynomial, expanded."""
    said = formula.latex(formula.polynomial(_expanded(facts["linear"] + facts["quadratic"]), X))
    questions = [draws.choice(_RATIONAL), draws.choice(_REAL)]
    if "sign" in facts:
        questions.append(draws.choice(_INEQUALITY).replace("{}", _SIGNS[facts["sign"]]))
    return Words(draws.choice(_STATEMENTS).replace("{}", said), tuple(questions))


TEMPLATE = Template(
    subject="algebra", method="substitution and Sturm count", sample=sample, answers=answers, words=words
)
