"""Multiplies factors whose zeros are sines, cosines or tangents of well-known angles, or of none."""

from fractions import Fraction

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, collection, latex, polynomial, total

X = Symbol("x")
_SINES: dict[tuple[int, ...], tuple[int, ...]] = {
    (1, 0): (0, 12),
    (1, -1): (6,),
    (1, 1): (18,),
    (2, -1): (2, 10),
    (2, 1): (14, 22),
    (2, 0, -1): (3, 9, 15, 21),
    (4, 0, -3): (4, 8, 16, 20),
}
"""Where the sine is a zero of the factor, in twelfths of pi from 0 to 24."""

_TANGENTS: dict[tuple[int, ...], tuple[int, ...]] = {
    (1, 0): (0, 12),
    (1, -1): (3, 15),
    (1, 1): (9, 21),
    (1, 0, -3): (4, 8, 16, 20),
    (3, 0, -1): (2, 10, 14, 22),
}
_NOWHERE = ((1, -2), (1, 2), (1, -3), (1, 3), (2, -3), (2, 3), (1, -4))
_LINEAR = ((1, 0), (1, -1), (1, 1), (2, -1), (2, 1))
_SURDS: tuple[tuple[int, ...], ...] = ((2, 0, -1), (4, 0, -3))
_TURN = (["0", "2", "[)"], ["-1", "1", "(]"], ["-1", "1", "[)"])
_STATEMENTS = (
    "Consider the trigonometric equation $${} = 0.$$",
    "The unknown $x$ is an angle in radians with $${} = 0.$$",
    "Here is an equation for a real number $x$ (angles are in radians): $${} = 0.$$",
)
_QUESTIONS = (
    "Find all solutions in the interval ${}$, exactly.",
    "Which $x$ in the interval ${}$ satisfy it? Give exact values.",
    "Determine the set of its solutions in ${}$, in exact form.",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """A polynomial in sine or cosine; then one to rewrite first, or in the tangent; then multiple angles."""
    function, form, multiple = draws.choice(("sin", "cos")), "plain", 1
    factors: list[tuple[int, ...]] = [draws.choice(_LINEAR), draws.choice((*_LINEAR, *_NOWHERE))]
    if difficulty == 1 and draws.below(6) == 0:
        factors = [draws.choice(_SURDS)]
    elif difficulty == 2:
        form = draws.choice(("mixed", "mixed", "plain"))
        if form == "plain":
            function = draws.choice(("sin", "cos", "tan"))
            known = draws.sample(list(_TANGENTS), 2)
            factors = known if function == "tan" else [draws.choice(_LINEAR), draws.choice(_SURDS)]
    elif difficulty == 3:
        form, multiple = draws.choice(
            (("double", 1), ("double", 1), ("plain", 2), ("plain", 3), ("mixed", 2))
        )
    whole = [draws.choice((1, 1, -1)) if form == "plain" else draws.choice((1, -1))]
    for factor in factors:
        whole = [sum(one * other for one, other in pairs) for pairs in _pairings(whole, factor)]
    leading = _shown(whole, function, form)[0]
    if form != "plain" and (whole[1] == 0 or leading < 0 or (form == "double" and whole[0] % 2)):
        raise Rejected("the rewritten equation has no linear term, begins with a sign, or has fractions")
    tangents = (["0", "2", "[)"], ["0", "1", "[)"], ["-1/2", "1/2", "()"])
    facts = {
        "function": function,
        "form": form,
        "multiple": multiple,
        "coefficients": [one if whole[0] > 0 or form != "plain" else -one for one in whole],
        "interval": draws.choice(tangents if function == "tan" else _TURN),
    }
    if (len(factors) > 1 and factors[0] == factors[1]) or not 1 <= len(_solutions(facts)) <= 8:
        raise Rejected("a zero is double, or there are too many solutions or none")
    return facts


def _pairings(first: list[int], second: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """Of the coefficients of two polynomials, those that meet in each coefficient of the product."""
    return [
        [(one, second[place - at]) for at, one in enumerate(first) if 0 <= place - at < len(second)]
        for place in range(len(first) + len(second) - 1)
    ]


def _divides(factor: tuple[int, ...], whole: list[int]) -> bool:
    left = list(map(Fraction, whole))
    while len(left) >= len(factor):
        quotient = left[0] / factor[0]
        left = [
            one - quotient * other for one, other in zip(left, [*factor, *[0] * len(left)], strict=False)
        ][1:]
    return not any(left)


def _solutions(facts: Facts) -> list[Fraction]:
    """In units of pi, ascending: known angles, turned and divided until they are in the interval."""
    function, multiple, (low, high, ends) = facts["function"], facts["multiple"], facts["interval"]
    found, start, end = set(), Fraction(low), Fraction(high)
    for factor, angles in (_TANGENTS if function == "tan" else _SINES).items():
        for angle in angles if _divides(factor, facts["coefficients"]) else ():
            for turn in range(-4, 5):
                x = (Fraction(angle - 6 * (function == "cos"), 12) + 2 * turn) / multiple
                if start < x < end or (x == start and ends[0] == "[") or (x == end and ends[1] == "]"):
                    found.add(x)
    return sorted(found)


def answers(facts: Facts) -> list[Answer]:
    """The solutions in the interval."""
    angles = [one.numerator * PI / one.denominator for one in _solutions(facts)]
    return [Answer(collection(*angles), "set")]


def _shown(coefficients: list[int], function: str, form: str) -> list[int]:
    """The numbers of the equation as it stands: of the squared or double-angle term, the other, and none."""
    if form == "plain":
        return coefficients
    first, middle, last = coefficients
    if form == "mixed":
        return [-first, middle, first + last]
    return [-first // 2 if function == "sin" else first // 2, middle, last + first // 2]


def words(facts: Facts, draws: Draws) -> Words:
    """The equation in its form, and the interval."""
    function, form, angle = facts["function"], facts["form"], facts["multiple"] * X
    shown = _shown(facts["coefficients"], function, form)
    said: Formula = polynomial(shown, call(function, angle))
    if form != "plain":
        other = call("cos" if function == "sin" else "sin", angle) ** 2
        first = other if form == "mixed" else call("cos", 2 * X)
        said = total(shown[0] * first, shown[1] * call(function, angle), shown[2])
    low, high, (opening, closing) = facts["interval"]
    ends = ", ".join(latex(Fraction(one).numerator * PI / Fraction(one).denominator) for one in (low, high))
    interval = rf"\left{opening}{ends}\right{closing}"
    question = draws.choice(_QUESTIONS).replace("{}", interval)
    return Words(draws.choice(_STATEMENTS).replace("{}", latex(said)), (question,))


TEMPLATE = Template(
    subject="precalculus", method="Sturm count and substitution", sample=sample, answers=answers, words=words
)
