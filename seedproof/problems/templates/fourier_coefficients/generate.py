"""Splits the function into its even and its odd part, whose powers have known Fourier coefficients.

A piece is a sum of c * x^j * pi^(d - j) with one degree d, so that the coefficients have few powers of pi.
"""

from fractions import Fraction

from seedproof.problems.making.coefficients import integral, scaled, total, value
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.fourier_coefficients.facts import Facts
from seedproof.problems.templates.fourier_coefficients.phrases import (
    COSINE_QUESTIONS,
    DEFINITIONS,
    MEAN_QUESTIONS,
    POINTS,
    SINE_QUESTIONS,
    STATEMENTS,
    VALUE_QUESTIONS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import PI, Formula, Power, Symbol, latex, product, quotient

N = Symbol("n")
X = Symbol("x")

_SLOPES = (1, 2, 3, 4, 5, -1, -2, -3, -4, -5)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw steps and multiples of x or |x|; pieces of lines; pieces of parabolas. Raises: Rejected."""
    if difficulty == 1 and draws.below(4) == 0:
        left, right = _lines_through_zero(draws)
    else:
        left, right = _pieces(draws, difficulty - 1)
    if difficulty == 1:
        _check_steps(left, right)
    else:
        _check_terms(left, right)
    facts = Facts(left=left, right=right, at_pi=draws.choice((0, 1)))
    if (_jumps_at_zero(facts) or _jumps_at_pi(facts)) and not _jumps_where_asked(facts):
        raise Rejected("the jump is elsewhere")
    if not any(total(ascending(right), mirrored(left))):
        raise Rejected("the function is odd, so that most answers are zero")
    return facts


def _lines_through_zero(draws: Draws) -> tuple[list[int], list[int]]:
    slope = draws.choice(_SLOPES)
    left_slope = draws.choice((slope, -slope))
    return [left_slope, 0], [slope, 0]


def _pieces(draws: Draws, degree: int) -> tuple[list[int], list[int]]:
    """Draw two pieces, now and then one for both, or zero on the left."""
    left = [draws.between(-4, 4) for _ in range(degree + 1)]
    right = [draws.between(-4, 4) for _ in range(degree + 1)]
    if draws.below(3) == 0:
        return left, left
    if draws.below(3) == 0:
        return [0] * (degree + 1), right
    return left, right


def _check_steps(left: list[int], right: list[int]) -> None:
    """Raise Rejected for a constant function."""
    if left == right and len(left) == 1:
        raise Rejected("the function is constant, or a multiple of a power")


def _check_terms(left: list[int], right: list[int]) -> None:
    """Raise Rejected unless the degree is reached, with two to four terms."""
    if left == right and _terms(left) == 1:
        raise Rejected("the function is constant, or a multiple of a power")
    if left[0] == 0 and right[0] == 0:
        raise Rejected("the function is of a lower degree")
    if not 2 <= _terms(left) + _terms(right) <= 4:
        raise Rejected("the pieces have few terms or many")


def _terms(piece: list[int]) -> int:
    """Return how many coefficients are not zero."""
    return len(piece) - piece.count(0)


def _jumps_at_zero(facts: Facts) -> bool:
    return facts.left[-1] != facts.right[-1]


def _jumps_at_pi(facts: Facts) -> bool:
    return value(facts.left, -1) != value(facts.right, 1)


def _jumps_where_asked(facts: Facts) -> bool:
    if facts.at_pi:
        return _jumps_at_pi(facts)
    return _jumps_at_zero(facts)


def ascending(piece: list[int]) -> list[int]:
    """Return the coefficients of 1, x and x squared."""
    return [*reversed(piece), 0, 0][:3]


def mirrored(piece: list[int]) -> list[int]:
    """Return the coefficients of 1, x and x squared of f(-x)."""
    constant, linear, quadratic = ascending(piece)
    return [constant, -linear, quadratic]


def answers(facts: Facts) -> list[Answer]:
    """Return the mean, the cosines from twice the even part, the sines from twice the odd part, a value."""
    degree = len(facts.left) - 1
    even = total(ascending(facts.right), mirrored(facts.left))
    odd = total(ascending(facts.right), scaled(mirrored(facts.left), -1))
    return [
        Answer(mean(even) * PI**degree, "number", ("a_0",)),
        Answer(_cosines(even, degree), "expression(n; n >= 1, integer)", ("a_n",)),
        Answer(_sines(odd, degree), "expression(n; n >= 1, integer)", ("b_n",)),
        Answer(_sum_of_series(facts, even) * PI**degree, "number"),
    ]


def mean(even: list[int]) -> Fraction:
    """Return the integral from 0 to 1 of a polynomial, whose constant term is given first."""
    antiderivative = integral([*reversed(even)], 0)
    return value(antiderivative, 1)


def _cosines(even: list[int], degree: int) -> Formula:
    _, linear, quadratic = even
    return wave_term(-linear, linear + 2 * quadratic, degree - 2, 2)


def _sines(odd: list[int], degree: int) -> Formula:
    constant, _, quadratic = odd
    return formula.total(
        wave_term(constant, -sum(odd), degree - 1, 1),
        wave_term(-2 * quadratic, 2 * quadratic, degree - 3, 3),
    )


def _sum_of_series(facts: Facts, even: list[int]) -> Fraction:
    """Return the even part, which is the mean of both limits, at 0 or at pi, over a power of pi."""
    if facts.at_pi:
        return Fraction(sum(even), 2)
    return Fraction(even[0], 2)


def wave_term(constant: int, alternating: int, pi_power: int, n_power: int, divisor: int = 1) -> Formula:
    """Return (constant + alternating * (-1)^n) * pi^pi_power / (divisor * n^n_power)."""
    above = product(PI ** max(pi_power, 0), _alternation(constant, alternating))
    below = product(divisor, PI ** max(-pi_power, 0), N**n_power)
    return quotient(above, below)


def _alternation(constant: int, alternating: int) -> Formula:
    """Return constant + alternating * (-1)^n, in a short form."""
    sign = Power(formula.formula(-1), N)
    if constant == -alternating:
        return product(constant, 1 - sign)
    if constant == alternating:
        return product(constant, 1 + sign)
    if constant == 0 and alternating < 0:
        return product(-alternating, Power(formula.formula(-1), N + 1))
    return formula.total(constant, alternating * sign)


def words(facts: Facts, draws: Draws) -> Words:
    """Write one formula if both pieces have the same, else two."""
    mean_question = draws.choice(MEAN_QUESTIONS)
    cosine_question = draws.choice(COSINE_QUESTIONS)
    sine_question = draws.choice(SINE_QUESTIONS)
    value_question = fill(draws.choice(VALUE_QUESTIONS), x=POINTS[facts.at_pi])
    statement = fill(draws.choice(STATEMENTS), definition=_definition(facts))
    return Words(statement, (mean_question, cosine_question, sine_question, value_question))


def _definition(facts: Facts) -> str:
    left = written(facts.left)
    right = written(facts.right)
    if left == right:
        return fill(DEFINITIONS["one piece"], piece=right)
    return fill(DEFINITIONS["two pieces"], left=left, right=right)


def written(piece: list[int]) -> str:
    """Write a piece."""
    degree = len(piece) - 1
    terms = [
        product(coefficient, PI**pi_power, X ** (degree - pi_power))
        for pi_power, coefficient in enumerate(piece)
    ]
    return latex(formula.total(*terms))


TEMPLATE = Template(
    subject="sequences_series",
    method="integration by parts, between the ends of the pieces",
    sample=sample,
    answers=answers,
    words=words,
    version=2,
    levels={
        1: "steps, or multiples of x and |x|",
        2: "pieces of lines: integration by parts",
        3: "pieces of parabolas: integration by parts twice",
    },
)
