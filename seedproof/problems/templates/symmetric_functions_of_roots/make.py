"""Takes sums over the roots by Newton's identities, and the new polynomial by substitution."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from seedproof.problems.making import coefficients
from seedproof.problems.phrases import GAP
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, T, Worked, step
from seedproof.problems.templates.symmetric_functions_of_roots.facts import (
    Conditioned,
    Facts,
    Given,
    Image,
    Sum,
)
from seedproof.problems.templates.symmetric_functions_of_roots.phrases import IMAGES
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, formula, listing, polynomial, total

C, X = map(Symbol, "cx")
ROOTS = tuple(map(Symbol, ("alpha", "beta", "gamma")))
ALPHA, BETA, GAMMA = ROOTS

Known = Literal["squares", "cubes"]
Cubic = Sequence[Fraction]
"""Coefficients of a monic cubic polynomial, the highest power first."""

_SUMS: dict[int, tuple[Sum, ...]] = {
    1: ("squares", "reciprocals"),
    2: ("cubes", "reciprocal_squares", "pair_squares"),
    3: ("cubes", "fourth_powers"),
}
_IMAGES: dict[int, tuple[Image, ...]] = {
    1: ("linear", "reciprocal", "pair_sum"),
    2: ("square", "pair_product", "shifted"),
    3: ("quotient", "with_pair", "square", "shifted"),
}
_LARGEST = 200
_LARGEST_WRONG = 5000
_LARGEST_DENOMINATOR = 12


_EXPONENTS = {"squares": 2, "cubes": 3, "fourth_powers": 4, "reciprocals": -1, "reciprocal_squares": -2}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a cubic polynomial without rational roots, a sum, and an image."""
    p, q = draws.integers(2, -5, 5)
    (r,) = draws.nonzeros(1, 5)
    asked = draws.choice(_SUMS[difficulty])
    image = draws.choice(_IMAGES[difficulty])
    numbers = _numbers(draws, image)
    facts: Facts = Given((p, q, r), asked, image, numbers)
    cubic = _cubic(facts)
    if difficulty == 3:
        known: Known = "squares"
        if asked == "fourth_powers":
            known = draws.choice(("squares", "cubes"))
        pair = (p, r) if known == "squares" else (p, q)
        value = int(_sum_over_roots(cubic, known, NO_SLIP))
        facts = Conditioned(pair, known, value, asked, image, numbers)

    if any(coefficients.value(cubic, root) == 0 for root in range(-6, 7)):
        raise Rejected("a root is an integer")
    new = _image_cubic(cubic, facts, NO_SLIP)
    if _discriminant(cubic) == 0 or _discriminant(new) == 0:
        raise Rejected("two roots are the same")
    result = _sum_over_roots(cubic, asked, NO_SLIP)
    if max(abs(number.numerator) for number in (*new, result)) > _LARGEST:
        raise Rejected("an answer is large")
    if max(number.denominator for number in (*new, result)) > _LARGEST_DENOMINATOR or result == 0:
        raise Rejected("an answer has a large denominator, or is zero")
    return facts


def _numbers(draws: Draws, image: Image) -> tuple[int, int]:
    match image:
        case "linear":
            return draws.choice((2, 3, -2)), draws.nonzeros(1, 4)[0]
        case "shifted":
            return 0, draws.nonzeros(1, 3)[0]
        case "quotient":
            first, second = draws.nonzeros(2, 3)
            if first == second:
                raise Rejected("the quotient is constant")
            return first, second
    return 0, 0


def _discriminant(cubic: Cubic) -> Fraction:
    _, p, q, r = cubic
    return p * p * q * q - 4 * q**3 - 4 * p**3 * r - 27 * r * r + 18 * p * q * r


def work(facts: Facts, slip: Slip) -> Worked:
    """First a missing coefficient, then Vieta's formulas, then the sum, then the polynomial."""
    right = _cubic(facts)
    one, p, q, r = right
    p = slip.or_else(p, sign_of_the_sum=-p)
    q = slip.or_else(q, sign_of_the_pairs=-q)
    r = slip.or_else(r, sign_of_the_product=-r)
    cubic = (one, p, q, r)
    if r == 1 and facts.image == "with_pair":
        raise Rejected("all wrong images are zero")
    value = _sum_over_roots(cubic, facts.asked, slip)
    *others, constant = _image_cubic(cubic, facts, slip)
    new = [*others, slip.or_else(constant, last_sign_of_the_new_polynomial=-constant)]
    if max(max(abs(number.numerator), number.denominator) for number in new) > _LARGEST_WRONG:
        raise Rejected("a wrong coefficient is large")

    steps = [_condition_step(facts, right)] if isinstance(facts, Conditioned) else []
    given = polynomial(right, X)
    sums: list[tuple[Formula, Fraction]] = [
        (ALPHA + BETA + GAMMA, -p),
        (ALPHA * BETA + BETA * GAMMA + GAMMA * ALPHA, q),
        (ALPHA * BETA * GAMMA, -r),
        (_written_sum(facts.asked), value),
    ]
    for expression, number in sums:
        steps.append(
            step(
                "of_roots",
                roots=listing(*ROOTS),
                polynomial=given,
                letter=X,
                expression=expression,
                value=number,
            )
        )
    steps.append(
        step(
            "polynomial_with_roots",
            root=ALPHA,
            polynomial=given,
            letter=X,
            image=_written_image(facts, right),
            new=polynomial(new, X),
        )
    )
    return Worked(tuple(steps), (formula(value), polynomial(new, X)))


def _cubic(facts: Facts) -> Cubic:
    """Return the polynomial, with the coefficient that was not given."""
    missing = Fraction(0)
    if isinstance(facts, Conditioned):
        p, other = facts.coefficients
        if facts.known == "squares":
            missing = Fraction(p * p - facts.value, 2)
        else:
            missing = Fraction(-(p**3) + 3 * p * other - facts.value, 3)
    return [Fraction(coefficient) for coefficient in _completed(facts, missing)]


def _completed(facts: Facts, missing: T) -> list[int | T]:
    """Return the coefficients, with something for the one that was not given."""
    if isinstance(facts, Given):
        return [1, *facts.coefficients]
    p, other = facts.coefficients
    return [1, p, missing, other] if facts.known == "squares" else [1, p, other, missing]


def _condition_step(facts: Conditioned, cubic: Cubic) -> Step:
    """State the equation for c, and its solution."""
    p, other = facts.coefficients
    if facts.known == "squares":
        return step("satisfies", letter=C, value=cubic[2], left=p * p - 2 * C, right=facts.value)
    left = -(p**3) + 3 * p * other - 3 * C
    return step("satisfies", letter=C, value=cubic[3], left=left, right=facts.value)


def _sum_over_roots(cubic: Cubic, asked: Sum, slip: Slip) -> Fraction:
    """Return a sum over the roots, perhaps without mixed terms, by Newton's identities."""
    _, p, q, r = cubic
    none = Fraction(0)
    match asked:
        case "squares" | "cubes" | "fourth_powers":
            q, r = slip.or_else((q, r), mixed_terms_forgotten=(none, none))
            squares = p * p - 2 * q
            cubes = -p * squares + q * p - 3 * r
            fourth_powers = -p * cubes - q * squares + r * p
            return {"squares": squares, "cubes": cubes, "fourth_powers": fourth_powers}[asked]
        case "reciprocals":
            if slip == "mixed_terms_forgotten":
                raise Rejected("there are no mixed terms")
            return -q / r
        case "pair_squares" | "reciprocal_squares":
            pair_squares = q * q - slip.or_else(2 * p * r, mixed_terms_forgotten=none)
            return pair_squares if asked == "pair_squares" else pair_squares / (r * r)


def _written_sum(asked: Sum) -> Formula:
    """Return the sum in terms of the roots."""
    if asked == "pair_squares":
        return ALPHA**2 * BETA**2 + BETA**2 * GAMMA**2 + GAMMA**2 * ALPHA**2
    exponent = _EXPONENTS[asked]
    return total(*(root**exponent if exponent > 0 else 1 / root**-exponent for root in ROOTS))


def _image_cubic(cubic: Cubic, facts: Facts, slip: Slip) -> Cubic:
    """Return the monic polynomial of the images of the roots, maybe by the inverse substitution."""
    _, p, q, r = cubic
    if facts.image == "square":
        if slip == "inverse_substitution":
            raise Rejected("the inverse is no rational function")
        return [Fraction(1), 2 * q - p * p, q * q - 2 * p * r, -r * r]
    above, below = _root_by_image(cubic, facts)
    if slip == "inverse_substitution":
        return _substituted(cubic, [-below[1], above[1]], [below[0], -above[0]])
    return _substituted(cubic, above, below)


def _root_by_image(cubic: Cubic, facts: Facts) -> tuple[list[Fraction], list[Fraction]]:
    """Return numerator and denominator, linear in the image, of a root in terms of its image."""
    _, p, _, r = cubic
    a, b = map(Fraction, facts.numbers)
    zero, one = map(Fraction, (0, 1))
    match facts.image:
        case "linear":
            return [one, -b], [zero, a]
        case "reciprocal":
            return [zero, one], [one, zero]
        case "pair_sum":
            return [-one, -p], [zero, one]
        case "pair_product":
            return [zero, -r], [one, zero]
        case "shifted":
            return [-b, one], [one, zero]
        case "quotient":
            return [b, -a], [-one, one]
        case "with_pair":
            return [one, zero], [zero, 1 - 1 / r]
    raise ValueError(f"the root is no quotient of linear functions of its image {facts.image}")


def _substituted(cubic: Cubic, above: Sequence[Fraction], below: Sequence[Fraction]) -> Cubic:
    """Return the polynomial with a quotient put in for x, times the cube of the denominator, made monic.

    Raises: Rejected where its degree is lower.
    """
    result = [Fraction(0)] * 4
    for index, coefficient in enumerate(cubic):
        factors = [above] * (3 - index) + [below] * index
        result = coefficients.total(result, coefficients.product([coefficient], *factors))
    if result[0] == 0:
        raise Rejected("an image is infinite")
    return coefficients.scaled(result, 1 / result[0])


def _written_image(facts: Facts, cubic: Cubic) -> Formula:
    """Return the image of the root alpha; the other roots are expressed by it."""
    a, b = facts.numbers
    _, p, _, r = cubic
    match facts.image:
        case "linear":
            return a * ALPHA + b
        case "reciprocal":
            return 1 / ALPHA
        case "pair_sum":
            return -p - ALPHA
        case "square":
            return ALPHA**2
        case "pair_product":
            return -r / ALPHA
        case "shifted":
            return 1 / (ALPHA + b)
        case "quotient":
            return (ALPHA + a) / (ALPHA + b)
        case "with_pair":
            return (1 - 1 / r) * ALPHA


def gaps(facts: Facts) -> dict[str, Formula | str]:
    """Return the polynomial, with c for a coefficient that is not given, and the images of all roots."""
    a, b = facts.numbers
    numbers = {"a": str(a) if facts.image == "linear" else _signed(a), "b": _signed(b)}
    wording = IMAGES[facts.image]
    images = fill(wording, **{name: numbers[name] for name in GAP.findall(wording)})
    return {"polynomial": polynomial(_completed(facts, C), X), "images": images}


def _signed(number: int) -> str:
    """Return a number with its sign, to stand behind a term."""
    return f"+ {number}" if number > 0 else f"- {-number}"


SHEET = Sheet(
    subject="precalculus",
    method="traces of the companion matrix",
    sample=sample,
    work=work,
    types=(Typed("number"), Typed("expression(x)")),
    slips={
        "sign_of_the_sum": "the sum of the roots has the wrong sign",
        "sign_of_the_pairs": "the sum of the products of two roots has the wrong sign",
        "sign_of_the_product": "the product of the roots has the wrong sign",
        "mixed_terms_forgotten": "the mixed terms are forgotten where a sum is raised to a power",
        "inverse_substitution": "the image is put in for the root instead of the root in terms of its image",
        "last_sign_of_the_new_polynomial": "the constant term of the new polynomial has the wrong sign",
    },
    gaps=gaps,
    levels={
        1: "a sum from Vieta's formulas, and the roots shifted, inverted, or added in pairs",
        2: "sums that need Newton's identities or the reversed polynomial, and squares or products of roots",
        3: "a coefficient follows first from a known sum; then a Moebius map of the roots",
    },
)
