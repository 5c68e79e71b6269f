"""Splits the function into its even and its odd part, whose powers have known Fourier coefficients.

A piece is a sum of c * x^j * pi^(d - j) with one degree d, so that the coefficients have few powers of pi.
"""

from fractions import Fraction

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Power, Symbol, formula, latex, product, quotient, total

N, X = Symbol("n"), Symbol("x")
_MEMBERS = r"\frac{a_0}{2} + \sum_{n=1}^{\infty} \left(a_n \cos(nx) + b_n \sin(nx)\right)"
_STATEMENTS = (
    rf"The function $f$ has period $2\pi$, and $$@$$ Its Fourier series is ${_MEMBERS}$.",
    rf"Let $f$ be the $2\pi$-periodic function with $$@$$ Write its Fourier series as ${_MEMBERS}$.",
    rf"Expand into a Fourier series ${_MEMBERS}$ the function $f$ of period $2\pi$ that is given by $$@$$",
)
_MEAN = ("Find $a_0$.", "What is the value of $a_0$?")
_COSINES = (r"Find $a_n$ for integers $n \ge 1$.", r"Give $a_n$ as a formula in $n$, for $n \ge 1$.")
_SINES = (r"Find $b_n$ for integers $n \ge 1$.", r"Give $b_n$ as a formula in $n$, for $n \ge 1$.")
_VALUE = ("To what value does the series converge at $x = {}$?", "What is the sum of the series at $x = {}$?")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Steps and multiples of x or |x|; pieces of lines; pieces of parabolas."""
    degree = difficulty - 1
    if difficulty == 1 and draws.below(4) == 0:
        slope = draws.choice((1, 2, 3, 4, 5, -1, -2, -3, -4, -5))
        left, right = [draws.choice((slope, -slope)), 0], [slope, 0]
    else:
        left, right = ([draws.between(-4, 4) for _ in range(degree + 1)] for _ in range(2))
        if draws.below(3) == 0:
            right = list(left)
        elif draws.below(3) == 0:
            left = [0] * (degree + 1)
    if left == right and (len(left) == 1 or (difficulty > 1 and sum(map(bool, left)) == 1)):
        raise Rejected("the function is constant, or a multiple of a power")
    if difficulty > 1 and not (left[0] or right[0]):
        raise Rejected("the function is of a lower degree")
    if difficulty > 1 and not 2 <= sum(map(bool, left + right)) <= 4:
        raise Rejected("the pieces have few terms or many")
    ends = sum(right), sum(one * (-1) ** place for place, one in enumerate(reversed(left)))
    jumps = [left[-1] != right[-1], ends[0] != ends[1]]
    at_pi = draws.below(2)
    if any(jumps) and not jumps[at_pi]:
        raise Rejected("the jump is elsewhere")
    return {"left": left, "right": right, "at_pi": at_pi}


def answers(facts: Facts) -> list[Answer]:
    """Twice the even part gives the cosines, twice the odd part the sines."""
    left, right = facts["left"][::-1], facts["right"][::-1]
    degree = len(left) - 1
    even = [one + (-1) ** power * other for power, (one, other) in enumerate(zip(right, left, strict=True))]
    odd = [one - (-1) ** power * other for power, (one, other) in enumerate(zip(right, left, strict=True))]
    even += [0] * (2 - degree)
    odd += [0] * (2 - degree)
    mean = sum((Fraction(one, power + 1) for power, one in enumerate(even)), Fraction(0))
    cosines = _term(-even[1], even[1] + 2 * even[2], degree - 2, 2)
    sines = total(
        _term(odd[0], -sum(odd), degree - 1, 1),
        _term(-2 * odd[2], 2 * odd[2], degree - 3, 3),
    )
    value = Fraction(sum(even) if facts["at_pi"] else even[0], 2)
    return [
        Answer(mean * PI**degree, "number"),
        Answer(cosines, "expression(n; n >= 1, integer)"),
        Answer(sines, "expression(n; n >= 1, integer)"),
        Answer(value * PI**degree, "number"),
    ]


def _term(constant: int, alternating: int, pi_power: int, power: int) -> Formula:
    """(constant + alternating * (-1)^n) * pi^pi_power / n^power."""
    sign = Power(formula(-1), N)
    if abs(constant) == abs(alternating):
        above = product(constant, 1 - sign if constant == -alternating else 1 + sign)
    elif constant == 0 and alternating < 0:
        above = product(-alternating, Power(formula(-1), N + 1))
    else:
        above = total(constant, alternating * sign)
    below = N**power
    if pi_power < 0:
        below = product(PI**-pi_power, below)
    return quotient(product(PI**pi_power, above) if pi_power > 0 else above, below)


def _piece(coefficients: list[int]) -> str:
    degree = len(coefficients) - 1
    powers = (X ** (degree - place) for place in range(degree + 1))
    terms = (
        product(one, PI**place, power)
        for place, (one, power) in enumerate(zip(coefficients, powers, strict=True))
    )
    return latex(total(*terms))


def words(facts: Facts, draws: Draws) -> Words:
    """One formula if both pieces have the same."""
    left, right = _piece(facts["left"]), _piece(facts["right"])
    said = rf"f(x) = {right} \quad \text{{for }} -\pi < x < \pi."
    if left != right:
        said = (
            rf"f(x) = \begin{{cases}} {left} & \text{{for }} -\pi < x < 0, \\ "
            rf"{right} & \text{{for }} 0 < x < \pi. \end{{cases}}"
        )
    asked = [draws.choice(one) for one in (_MEAN, _COSINES, _SINES, _VALUE)]
    asked[3] = asked[3].format(r"\pi" if facts["at_pi"] else "0")
    return Words(draws.choice(_STATEMENTS).replace("@", said), tuple(asked))


TEMPLATE = Template(
    subject="sequences_series",
    method="integration by parts, between the ends of the pieces",
    sample=sample,
    answers=answers,
    words=words,
)
