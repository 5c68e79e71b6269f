"""Splits the function into its even and its odd part, whose powers have known Fourier coefficients.

A piece is a sum of c * x^j * pi^(d - j) with one degree d, so that the coefficients have few powers of pi.
"""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making.coefficients import scaled, total, value
from seedproof.problems.making.wordings import filled
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.fourier_coefficients.facts import Facts
from seedproof.problems.templates.fourier_coefficients.phrases import ONE_PIECE, TWO_PIECES
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import PI, Formula, Symbol, Verbatim, latex, product

N = Symbol("n")
X = Symbol("x")

_SLOPES = (1, 2, 3, 4, 5, -1, -2, -3, -4, -5)

Parts = tuple[list[int], list[int]]
"""Twice the even and twice the odd part from 0 to pi: the coefficients of 1, x and x squared."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw steps and multiples of x or |x|; pieces of lines; pieces of parabolas. Raises: Rejected."""
    if difficulty == 1 and draws.below(4) == 0:
        slope = draws.choice(_SLOPES)
        left = [draws.choice((slope, -slope)), 0]
        right = [slope, 0]
    else:
        left, right = _pieces(draws, difficulty - 1)
    terms = sum(coefficient != 0 for coefficient in left + right)
    if left == right and (len(left) == 1 if difficulty == 1 else terms == 2):
        raise Rejected("the function is constant, or a multiple of a power")
    if difficulty > 1 and left[0] == 0 and right[0] == 0:
        raise Rejected("the function is of a lower degree")
    if difficulty > 1 and not 2 <= terms <= 4:
        raise Rejected("the pieces have few terms or many")
    facts = Facts(left=left, right=right, at_pi=draws.choice((0, 1)))
    jumps = left[-1] != right[-1], value(left, -1) != value(right, 1)
    if any(jumps) and not jumps[facts.at_pi]:
        raise Rejected("the jump is elsewhere")
    even, _ = _parts(facts, NO_SLIP)
    if not any(even):
        raise Rejected("the function is odd, so that most answers are zero")
    return facts


def _pieces(draws: Draws, degree: int) -> tuple[list[int], list[int]]:
    """Draw two pieces, now and then one for both, or zero on the left."""
    left = [draws.between(-4, 4) for _ in range(degree + 1)]
    right = [draws.between(-4, 4) for _ in range(degree + 1)]
    if draws.below(3) == 0:
        return left, left
    if draws.below(3) == 0:
        return [0] * (degree + 1), right
    return left, right


def _ascending(piece: list[int]) -> list[int]:
    """Return the coefficients of 1, x and x squared."""
    return [*reversed(piece), 0, 0][:3]


def _parts(facts: Facts, slip: Slip) -> Parts:
    """Return both parts. Raises: Rejected where an injected error makes one of them zero."""
    right = _ascending(facts.right)
    constant, linear, quadratic = _ascending(facts.left)
    mirrored = [constant, slip.or_else(-linear, mirror_forgotten=linear), quadratic]
    even = total(right, mirrored)
    odd = total(right, scaled(mirrored, -1))
    if slip == "mirror_forgotten" and not (any(even) and any(odd)):
        raise Rejected("a part would be zero")
    return even, slip.or_else(odd, odd_part_negated=scaled(odd, -1))


def _definition(facts: Facts) -> str:
    """Write one formula if both pieces have the same, else two."""
    left = _written(facts.left)
    right = _written(facts.right)
    return filled(ONE_PIECE if left == right else TWO_PIECES, left=left, right=right)


def _written(piece: Sequence[int | Fraction]) -> Formula:
    """Write a piece, with powers of x that fall and powers of pi that rise."""
    degree = len(piece) - 1
    terms = [product(number, PI**power, X ** (degree - power)) for power, number in enumerate(piece)]
    return formula.total(*terms)


def work(facts: Facts, slip: Slip) -> Worked:
    """Even part, odd part, mean, cosines, sines, value."""
    degree = len(facts.left) - 1
    even, odd = _parts(facts, slip)
    integral = sum((Fraction(number, power + 1) for power, number in enumerate(even)), Fraction(0))
    mean = slip.or_else(integral, doubling_lost=integral / 2, mean_taken=integral / 2) * PI**degree
    cosines, sines = _waves(even, odd, degree, slip)
    limits = facts.left[-1], facts.right[-1]
    if facts.at_pi:
        limits = int(value(facts.right, 1)), int(value(facts.left, -1))
    middle = slip.or_else(Fraction(sum(limits), 2), one_sided_value=Fraction(limits[1 - facts.at_pi]))
    first, second = (latex(limit * PI**degree) for limit in limits)
    even_part, odd_part = (
        _written([Fraction(number, 2) for number in reversed(part[: degree + 1])]) for part in (even, odd)
    )
    steps = (
        step("identity", left=_part_of(facts, "+"), right=even_part),
        step("identity", left=_part_of(facts, "-"), right=odd_part),
        step("definite_integral", letter=X, low=0, high=PI, integrand=_doubled(even_part), value=mean),
        _integral(_doubled(even_part, r" \cos\left(n x\right)"), cosines),
        _integral(_doubled(odd_part, r" \sin\left(n x\right)"), sines),
        step(
            "identity",
            left=Verbatim(rf"\frac{{1}}{{2}} \left({first} + \left({second}\right)\right)"),
            right=middle * PI**degree,
        ),
    )
    return Worked(steps, (mean, cosines, sines, middle * PI**degree))


def _waves(even: list[int], odd: list[int], degree: int, slip: Slip) -> tuple[Formula, Formula]:
    """Return the coefficients of the cosines and of the sines."""
    _, linear, quadratic = even
    constant, _, odd_quadratic = odd
    sign = slip.or_else(1, sign_flipped=-1)
    cosines = _wave(-sign * linear, sign * (linear + 2 * quadratic), degree - 2, 2, slip)
    sines = _wave(sign * constant, -sign * sum(odd), degree - 1, 1, slip) + _wave(
        -2 * odd_quadratic, 2 * odd_quadratic, degree - 3, 3, slip
    )
    return cosines, sines


def _wave(constant: int, alternating: int, pi_power: int, n_power: int, slip: Slip) -> Formula:
    """Return (constant + alternating * (-1)^n) * pi^pi_power / n^n_power, but for an injected error."""
    if slip == "alternation_lost":
        constant = constant - alternating
        alternating = 0
    divisor = slip.or_else(1, doubling_lost=2)
    if constant % divisor == 0 and alternating % divisor == 0:
        constant = constant // divisor
        alternating = alternating // divisor
        divisor = 1
    above = PI ** max(pi_power, 0) * _alternation(constant, alternating)
    return above / product(divisor, PI ** max(-pi_power, 0), N**n_power)


def _alternation(constant: int, alternating: int) -> Formula:
    """Return constant + alternating * (-1)^n, in a short form."""
    sign = (-1) ** N
    if constant == -alternating:
        return constant * (1 - sign)
    if constant == alternating:
        return constant * (1 + sign)
    if constant == 0 and alternating < 0:
        return -alternating * (-1) ** (N + 1)
    return constant + alternating * sign


def _part_of(facts: Facts, sign: str) -> Formula:
    """Return half the sum, or half the difference, of the right piece and of the left one at -x."""
    right = latex(_written(facts.right))
    mirror_image = latex(_written(facts.left)).replace("x", r"\left(-x\right)")
    return Verbatim(rf"\frac{{1}}{{2}} \left({right} {sign} \left({mirror_image}\right)\right)")


def _doubled(part: Formula, wave: str = "") -> Formula:
    """Return 2/pi times a part, and a wave: what is integrated over half of the period."""
    return Verbatim(rf"\frac{{2}}{{\pi}} \left({latex(part)}\right){wave}")


def _integral(integrand: Formula, value: Formula) -> Step:
    return step("integral_for_integers", letter=X, low=0, high=PI, integrand=integrand, value=value)


SHEET = Sheet(
    subject="sequences_series",
    method="integration by parts, between the ends of the pieces",
    sample=sample,
    gaps=lambda facts: {"definition": _definition(facts)},
    order=(1, 2, 3, 4, 0),
    work=work,
    types=(
        Typed("number", ("a_0",)),
        Typed("expression(n; n >= 1, integer)", ("a_n",)),
        Typed("expression(n; n >= 1, integer)", ("b_n",)),
        Typed("number"),
    ),
    version=2,
    slips={
        "mirror_forgotten": "x is not replaced by -x in the left piece",
        "odd_part_negated": "the difference in the odd part is taken the other way round",
        "doubling_lost": "the integrals over half of the period are not doubled",
        "mean_taken": "the mean value is given for a_0",
        "sign_flipped": "the minus in the antiderivative of the sine is lost",
        "alternation_lost": "the cosine of n pi is taken to be -1 for all n",
        "one_sided_value": "one of the limits is taken at the jump instead of their mean",
    },
    levels={
        1: "steps, or multiples of x and |x|",
        2: "pieces of lines: integration by parts",
        3: "pieces of parabolas: integration by parts twice",
    },
)
