"""Clears the fraction in the fraction, and reads domain and zeros off the result."""

from fractions import Fraction
from math import gcd, isqrt

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.composition_of_functions.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, collection, equation, polynomial

X = Symbol("x")
_ANY = "expression(x)"
Polynomial = list[int]
"""Coefficients, that of the highest power first."""


def _times(one: Polynomial, other: Polynomial) -> Polynomial:
    found = [0] * (len(one) + len(other) - 1)
    for place, value in enumerate(one):
        for further, more in enumerate(other, place):
            found[further] += value * more
    return found


def _cleared(outer: Polynomial, inner: list[Polynomial], degree: int, slip: str) -> Polynomial:
    """A half of the outer function at the inner one, times the inner denominator to this power."""
    total = [0] * (degree * (max(map(len, inner)) - 1) + 1)
    for power, value in enumerate(reversed(outer)):
        term = [value]
        for factor in [inner[0]] * power + [inner[1]] * (degree - power):
            term = _times(term, factor)
        if slip == "constant_not_multiplied" and not power:
            term = [value]
        total = [a + b for a, b in zip(total, [0] * (len(total) - len(term)) + term, strict=True)]
    while len(total) > 1 and not total[0]:
        total.pop(0)
    return total


def _zeros(one: Polynomial) -> list[Fraction]:
    """The zeros in their order. Raises: Rejected where they are not rational, or there are none."""
    if len(one) == 2:
        return [Fraction(-one[1], one[0])]
    if len(one) == 3:
        a, b, c = one
        under = b * b - 4 * a * c
        if under > 0 and isqrt(under) ** 2 == under:
            return sorted(Fraction(-b + sign * isqrt(under), 2 * a) for sign in (-1, 1))
    raise Rejected("there are no rational zeros")


def _reduced(above: Polynomial, below: Polynomial) -> Formula:
    """The fraction with a positive leading coefficient below. Raises: Rejected where a factor is common."""
    if any(sum(one * zero**n for n, one in enumerate(reversed(above))) == 0 for zero in _zeros(below)):
        raise Rejected("there is a common factor")
    common = gcd(*above, *below) * (1 if below[0] > 0 else -1)
    halves = [[value // common for value in half] for half in (above, below)]
    if max(map(abs, halves[0] + halves[1])) > 60:
        raise Rejected("the fraction gets ugly")
    return polynomial(halves[0], X) / polynomial(halves[1], X)


def work(facts: Facts, slip: str) -> Worked:
    """Both halves of the composition, its fraction, its domain, and what else is asked."""
    outer, inner = facts["f"], facts["g"]
    if slip == "order_swapped":
        if "zeros" in facts["asked"]:
            raise Rejected("the other order has other zeros")
        outer, inner = inner, outer
    (top, bottom), degree = outer, max(map(len, outer)) - 1
    if slip == "sign_flipped":
        top = [*top[:-1], -top[-1]]
    if slip == "denominator_sign_flipped":
        bottom = [bottom[0], -bottom[1], *bottom[2:]]
    power = degree - 1 if slip == "power_slip" else degree
    if not power:
        raise Rejected("there is no power to lose")
    above, below = _cleared(top, inner, power, slip), _cleared(bottom, inner, degree, "")
    fraction, zeros, (pole,) = _reduced(above, below), _zeros(below), _zeros(inner[1])
    if slip == "zeros_with_the_wrong_sign":
        zeros = sorted(-zero for zero in zeros)
    if slip == "pole_sign_flipped":
        pole = -pole
    known = {"factor": polynomial(inner[1], X) ** degree, "pole": equation(X, pole)}
    top_said = "Multiplied by {factor}, the numerator of $f(g(x))$ is {}."
    excluded = sorted([pole, *zeros][slip == "domain_dropped" :])
    found = [fraction, collection(*excluded)]
    said = "The inner function is not defined for {pole}, and so the numbers outside the domain are {}."
    steps = [
        step(top_said, polynomial(above, X), _ANY, **known),
        step("Multiplied in the same way, the denominator is {}.", polynomial(below, X), _ANY),
        step("In lowest terms the composition is {}.", fraction, _ANY),
        step("Its denominator is zero exactly for $x$ in {}.", collection(*zeros), "set"),
        step(said, found[1], "set", **known),
    ]
    if "reverse" in facts["asked"]:
        back = [_cleared(half, outer, 1, "") for half in inner]
        found.append(_reduced(*back))
        steps.append(step("In the other order the same work gives {}.", found[2], _ANY))
    if "zeros" in facts["asked"]:
        kept = [zero for zero in _zeros(above) if zero not in excluded or slip == "extraneous_root_kept"]
        found.append(collection(*kept))
        steps.append(step("The zeros of the numerator that are not among these are {}.", found[2], "set"))
        if not kept or (slip and any(x.denominator > 20 or abs(x.numerator) > 40 for x in kept)):
            raise Rejected("there is no zero, or an ugly one")
    if slip:
        if len({*excluded}) < len(excluded) or any(
            x.denominator > 8 or abs(x.numerator) > 30 for x in excluded
        ):
            raise Rejected("two numbers coincide, or one is ugly")
        if found == [answer.formula for answer in answers(facts)]:
            raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(found))


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "the constant in the outer numerator gets the wrong sign",
        "constant_not_multiplied": "the constant above is not multiplied by the inner denominator",
        "power_slip": "the outer numerator is multiplied by the inner denominator once too seldom",
        "denominator_sign_flipped": "a sign in the outer denominator gets lost",
        "order_swapped": "the two functions are put into each other the wrong way round",
        "zeros_with_the_wrong_sign": "the zeros of the composition's denominator have the wrong sign",
        "pole_sign_flipped": "the place where the inner function is not defined has the wrong sign",
        "domain_dropped": "the place where the inner function is not defined is not left out",
        "extraneous_root_kept": "a zero of the numerator is kept where the inner function is not defined",
    },
)
