"""Splits the function into its even and its odd part, and integrates both over half of the period."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Power, Symbol, formula, product, quotient, total

N, X = Symbol("n"), Symbol("x")
_COEFFICIENT = "expression(n; n >= 1, integer)"


def work(facts: Facts, slip: str) -> Worked:
    """Even part, odd part, mean, cosines, sines, value."""
    left, right = facts["left"][::-1], facts["right"][::-1]
    degree = len(left) - 1
    mirrored = [one * (-1) ** power for power, one in enumerate(left)]
    if slip == "mirror_forgotten":
        mirrored = left
    even = [one + other for one, other in zip(right, mirrored, strict=True)] + [0] * (2 - degree)
    odd = [one - other for one, other in zip(right, mirrored, strict=True)] + [0] * (2 - degree)
    if slip == "mirror_forgotten" and not (any(even) and any(odd)):
        raise Rejected("a part would be zero")
    if slip == "odd_part_negated":
        odd = [-one for one in odd]
    divisor = 2 if slip == "doubling_lost" else 1
    mean = sum((Fraction(one, divisor * (power + 1)) for power, one in enumerate(even)), Fraction(0))
    if slip == "mean_taken":
        mean /= 2
    sign, lost = -1 if slip == "sign_flipped" else 1, slip == "alternation_lost"
    cosines, first, third = (
        _term(one - other if lost else one, 0 if lost else other, pi_power, power, divisor)
        for one, other, pi_power, power in (
            (-sign * even[1], sign * (even[1] + 2 * even[2]), degree - 2, 2),
            (sign * odd[0], -sign * sum(odd), degree - 1, 1),
            (-2 * odd[2], 2 * odd[2], degree - 3, 3),
        )
    )
    sines = total(first, third)
    if facts["at_pi"]:
        limits = [sum(right), sum(one * (-1) ** power for power, one in enumerate(left))]
    else:
        limits = [left[0], right[0]]
    value = Fraction(sum(limits), 2)
    if slip == "one_sided_value":
        value = Fraction(limits[0] if facts["at_pi"] else limits[1])
    answers = (mean * PI**degree, cosines, sines, value * PI**degree)
    if slip and answers == work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    parts = "by parts " if degree else ""
    place = r"$x = \pi$" if facts["at_pi"] else "$x = 0$"
    return Worked(
        (
            step(
                r"On $(0, \pi)$ the even part $g(x) = \frac{{1}}{{2}} (f(x) + f(-x))$ is {}.",
                _half(even, degree),
                "expression(x; x > 0)",
            ),
            step(
                r"On $(0, \pi)$ the odd part $h(x) = \frac{{1}}{{2}} (f(x) - f(-x))$ is {}.",
                _half(odd, degree),
                "expression(x; x > 0)",
            ),
            step(r"Integrating $g(x)$ from $0$ to $\pi$ gives the value {} for $a_0$.", answers[0], "number"),
            step(
                rf"Integrating $g(x) \cos(nx)$ {parts}from $0$ to $\pi$ gives the formula {{}} for $a_n$.",
                cosines,
                _COEFFICIENT,
            ),
            step(
                rf"Integrating $h(x) \sin(nx)$ {parts}from $0$ to $\pi$ gives the formula {{}} for $b_n$.",
                sines,
                _COEFFICIENT,
            ),
            step(
                f"At {place} the one-sided limits of $f$ are {{one}} and {{other}}, so the series converges "
                "there to {}.",
                answers[3],
                "number",
                one=limits[0] * PI**degree,
                other=limits[1] * PI**degree,
            ),
        ),
        answers,
    )


def _half(doubled: Sequence[int], degree: int) -> Formula:
    """Half of a polynomial in x and pi, whose terms have the same degree."""
    powers = reversed(range(degree + 1))
    return total(
        *(product(Fraction(doubled[power], 2), PI ** (degree - power), X**power) for power in powers)
    )


def _term(constant: int, alternating: int, pi_power: int, power: int, divisor: int) -> Formula:
    """(constant + alternating * (-1)^n) * pi^pi_power / (divisor * n^power)."""
    if constant % divisor == alternating % divisor == 0:
        constant, alternating, divisor = constant // divisor, alternating // divisor, 1
    sign = Power(formula(-1), N)
    if abs(constant) == abs(alternating):
        above = product(constant, 1 - sign if constant == -alternating else 1 + sign)
    elif constant == 0 and alternating < 0:
        above = product(-alternating, Power(formula(-1), N + 1))
    else:
        above = total(constant, alternating * sign)
    below = product(divisor, PI ** max(0, -pi_power), N**power)
    return quotient(product(PI**pi_power, above) if pi_power > 0 else above, below)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "mirror_forgotten": "x is not replaced by -x in the left piece",
        "odd_part_negated": "the difference in the odd part is taken the other way round",
        "doubling_lost": "the integrals over half of the period are not doubled",
        "mean_taken": "the mean value is given for a_0",
        "sign_flipped": "the minus in the antiderivative of the sine is lost",
        "alternation_lost": "the cosine of n pi is taken to be -1 for all n",
        "one_sided_value": "one of the limits is taken at the jump instead of their mean",
    },
)
