"""Plants the quotients of Euclid's algorithm, multiplies backwards, and divides again for the answers.

With small integer quotients and a small greatest common divisor every division comes out in integers,
whatever the coefficients of the two polynomials look like.
"""

from fractions import Fraction
from itertools import zip_longest

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, latex, polynomial

Coefficients = list[Fraction]
"""That of the lowest power first, unlike in facts; zero is the empty list."""

X = Symbol("x")
_STATEMENTS = (
    r"Consider the polynomials $$f(x) = {f} \quad\text{and}\quad g(x) = {g}$$",
    r"Two polynomials with rational coefficients are given: $$f(x) = {f}, \qquad g(x) = {g}$$",
    r"In the ring $\mathbb{Q}[x]$ of polynomials with rational coefficients, take "
    r"$$f(x) = {f} \quad\text{and}\quad g(x) = {g}$$",
    r"Let $$f(x) = {f}, \qquad g(x) = {g}$$ be two polynomials with rational coefficients.",
)
_IDENTITIES = (
    r"Let $d(x)$ be their monic greatest common divisor. Then there is exactly one pair of polynomials "
    r"$u(x)$, $v(x)$ with rational coefficients such that $$u(x) f(x) + v(x) g(x) = d(x)$$ and "
    r"$\deg u < \deg g - \deg d$, $\deg v < \deg f - \deg d$.",
    r"Denote by $d(x)$ the monic greatest common divisor of $f$ and $g$, and by $u(x)$ and $v(x)$ the only "
    r"polynomials with rational coefficients for which $\deg u < \deg g - \deg d$, "
    r"$\deg v < \deg f - \deg d$ and $$d(x) = u(x) f(x) + v(x) g(x)$$",
)
_QUESTIONS = {
    "quotient": (
        "Divide $f(x)$ by $g(x)$ with remainder. What is the quotient?",
        "Find the quotient in the division of $f(x)$ by $g(x)$ with remainder.",
        "Find the polynomial $q(x)$ for which $f(x) - q(x) g(x)$ has lower degree than $g(x)$.",
    ),
    "remainder": (
        "What is the remainder when $f(x)$ is divided by $g(x)$?",
        "Find the remainder in the division of $f(x)$ by $g(x)$.",
    ),
    "divisor": (
        "Find the monic greatest common divisor of $f(x)$ and $g(x)$.",
        "Use Euclid's algorithm to find the greatest common divisor of $f(x)$ and $g(x)$, with leading "
        "coefficient $1$.",
    ),
    "d": ("Find $d(x)$.", "What is $d(x)$?"),
    "u": ("Find $u(x)$.", "Determine the polynomial $u(x)$."),
    "v": ("Find $v(x)$.", "Determine the polynomial $v(x)$."),
}
_ASKED = (("quotient", "remainder"), ("quotient", "remainder", "divisor"), ("d", "u", "v"))


def sample(draws: Draws, difficulty: int) -> Facts:
    """One division; two divisions down to the common divisor; and all the way back."""
    if difficulty == 1:
        divisor = _polynomial(1, *draws.integers(2, -4, 4))
        quotient = _polynomial(*draws.nonzeros(1, 3), *draws.integers(draws.between(1, 2), -4, 4))
        rest = _polynomial(*draws.nonzeros(1, 5), *draws.nonzeros(1, 9))
        if not any(divisor[:-1]) or not any(quotient[:-1]):
            raise Rejected("divisor or quotient is only a power")
        return _facts(difficulty, _plus(_times(divisor, quotient), rest), divisor)
    common = _polynomial(1, *draws.nonzeros(1, 3))
    if difficulty == 3 and draws.below(2):
        common = _polynomial(1, *draws.integers(2, -3, 3))
        if not any(common[:-1]):
            raise Rejected("the common divisor is only a power")
    first, second, third = (_polynomial(draws.choice((1, 1, -1, 2)), draws.between(-3, 3)) for _ in range(3))
    if not first[0] or not third[0]:
        raise Rejected("a quotient is only a power")
    last = _polynomial(draws.choice((1, -1, 2, -2, 3) if difficulty == 3 else (1, -1, 2, -2, 3, -3, 4, 5)))
    below = _plus(_times(first, second), last)
    above = _plus(_times(below, third), first)
    f, g = _times(common, above), _times(common, below)
    if f[-1] < 0 or g[-1] < 0:
        raise Rejected("a leading coefficient is negative")
    if max(map(abs, f + g)) > 30 or f.count(Fraction(0)) + g.count(Fraction(0)) > 1:
        raise Rejected("a coefficient is large, or several are zero")
    return _facts(difficulty, f, g)


def _polynomial(*falling: int) -> Coefficients:
    return [Fraction(one) for one in reversed(falling)]


def _facts(difficulty: int, f: Coefficients, g: Coefficients) -> Facts:
    return {
        "f": [int(one) for one in f[::-1]],
        "g": [int(one) for one in g[::-1]],
        "asked": list(_ASKED[difficulty - 1]),
    }


def answers(facts: Facts) -> list[Answer]:
    """What Euclid's algorithm, with the factors of f and g carried along, comes to."""
    f, g = _polynomial(*facts["f"]), _polynomial(*facts["g"])
    found = dict(zip(("quotient", "remainder"), _divided(f, g), strict=True))
    rows: list[tuple[Coefficients, ...]] = [(f, _polynomial(1), []), (g, [], _polynomial(1))]
    while rows[-1][0]:
        factor, left = _divided(rows[-2][0], rows[-1][0])
        minus = [-value for value in factor]
        kept = [_plus(one, _times(minus, other)) for one, other in zip(rows[-2], rows[-1], strict=True)][1:]
        rows.append((left, *kept))
    leading = rows[-2][0][-1]
    divisor, u, v = ([value / leading for value in values] for values in rows[-2])
    found |= {"divisor": divisor, "d": divisor, "u": u, "v": v}
    return [Answer(polynomial(found[name][::-1], X), "expression(x)") for name in facts["asked"]]


def _divided(above: Coefficients, below: Coefficients) -> tuple[Coefficients, Coefficients]:
    """Quotient and remainder, by long division."""
    left, quotient = above, Coefficients()
    while len(left) >= len(below):
        term = [*[Fraction(0)] * (len(left) - len(below)), left[-1] / below[-1]]
        quotient = _plus(quotient, term)
        left = _plus(left, _times([-value for value in term], below))
    return quotient, left


def _times(one: Coefficients, other: Coefficients) -> Coefficients:
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for place, value in enumerate(one):
        for further, more in enumerate(other):
            found[place + further] += value * more
    return found


def _plus(one: Coefficients, other: Coefficients) -> Coefficients:
    found = [a + b for a, b in zip_longest(one, other, fillvalue=Fraction(0))]
    while found and not found[-1]:
        found.pop()
    return found


def words(facts: Facts, draws: Draws) -> Words:
    """Both polynomials, and Bezout's identity where it is asked for."""
    f, g = (latex(polynomial(facts[name], X)) for name in "fg")
    statement = draws.choice(_STATEMENTS).replace("{f}", f).replace("{g}", g)
    if "u" in facts["asked"]:
        statement += "\n\n" + draws.choice(_IDENTITIES)
    return Words(statement, tuple(draws.choice(_QUESTIONS[name]) for name in facts["asked"]))


TEMPLATE = Template(
    subject="algebra", method="division and Bezout identity", sample=sample, answers=answers, words=words
)
