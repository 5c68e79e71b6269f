"""Begins with Vieta's formulas; then the sum, then the polynomial of the images by substitution."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.symmetric_functions_of_roots.facts import Conditioned, Facts, Image, Sum
from seedproof.problems.templates.symmetric_functions_of_roots.generate import (
    C,
    Cubic,
    X,
    answers,
    cubic,
    new_cubic,
    root_by_image,
    substituted,
    sum_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Like, Symbol, formula, listing, polynomial, total

ALPHA = Symbol("alpha")
BETA = Symbol("beta")
GAMMA = Symbol("gamma")

_LARGEST = 5000


def _sum(asked: Sum) -> Formula:
    """Return the sum in terms of the roots."""
    roots = (ALPHA, BETA, GAMMA)
    match asked:
        case "squares":
            return total(*(root**2 for root in roots))
        case "cubes":
            return total(*(root**3 for root in roots))
        case "fourth_powers":
            return total(*(root**4 for root in roots))
        case "reciprocals":
            return total(*(1 / root for root in roots))
        case "reciprocal_squares":
            return total(*(1 / root**2 for root in roots))
        case "pair_squares":
            return total(ALPHA**2 * BETA**2, BETA**2 * GAMMA**2, GAMMA**2 * ALPHA**2)


def _image(facts: Facts, numbers: Cubic) -> Formula:
    """Return the image of the root alpha; the other roots are expressed by it."""
    a, b = facts.numbers
    _, p, _, r = numbers
    match facts.image:
        case "linear":
            return a * ALPHA + b
        case "reciprocal":
            return 1 / ALPHA
        case "pair_sum":
            return total(-p, -ALPHA)
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


def _condition_step(facts: Conditioned, numbers: Cubic) -> Step:
    """State the equation for c, and its solution."""
    p, other = facts.coefficients
    if facts.known == "squares":
        return step("satisfies", letter=C, value=numbers[2], left=total(p * p, -2 * C), right=facts.value)
    return step(
        "satisfies",
        letter=C,
        value=numbers[3],
        left=total(-(p**3) + 3 * p * other, -3 * C),
        right=facts.value,
    )


def _wrong_cubic(facts: Facts, numbers: Cubic, slip: str) -> Cubic:
    """Return the polynomial whose Vieta's formulas are those that the slip makes of the right one."""
    one, p, q, r = numbers
    match slip:
        case "sign_of_the_sum":
            return [one, -p, q, r]
        case "sign_of_the_pairs":
            return [one, p, -q, r]
        case "sign_of_the_product":
            return [one, p, q, -r]
    return numbers


def _wrong_sum(numbers: Cubic, asked: Sum, slip: str) -> Fraction:
    """Return the sum; with a slip without the mixed terms, or without its last term."""
    _, p, q, r = numbers
    if slip == "mixed_terms_forgotten":
        match asked:
            case "squares":
                return p * p
            case "cubes":
                return -(p**3)
            case "fourth_powers":
                return p**4
            case "reciprocal_squares":
                return q * q / (r * r)
            case "pair_squares":
                return q * q
            case "reciprocals":
                raise Rejected("there are no mixed terms")
    return sum_of(numbers, asked)


def _wrong_image_cubic(numbers: Cubic, image: Image, parameters: tuple[int, int], slip: str) -> Cubic:
    """Return the polynomial of the images; with a slip by the inverse substitution, or with a wrong sign."""
    if slip == "inverse_substitution":
        if image == "square":
            raise Rejected("the inverse is no rational function")
        above, below = root_by_image(numbers, image, parameters)
        return substituted(numbers, [-below[1], above[1]], [below[0], -above[0]])
    new = new_cubic(numbers, image, parameters)
    if slip == "last_sign_of_the_new_polynomial":
        return [*new[:3], -new[3]]
    return new


def work(facts: Facts, slip: str) -> Worked:
    """First a missing coefficient, then Vieta's formulas, then the sum, then the polynomial."""
    right = cubic(facts)
    numbers = _wrong_cubic(facts, right, slip)
    _, p, q, r = numbers
    if r == 1 and facts.image == "with_pair":
        raise Rejected("all wrong images are zero")
    given = polynomial(right, X)
    steps: list[Step] = []
    if isinstance(facts, Conditioned):
        steps.append(_condition_step(facts, right))
    pairs = total(ALPHA * BETA, BETA * GAMMA, GAMMA * ALPHA)
    sums: tuple[tuple[Formula, Like], ...] = (
        (total(ALPHA, BETA, GAMMA), -p),
        (pairs, q),
        (ALPHA * BETA * GAMMA, -r),
        (_sum(facts.asked), _wrong_sum(numbers, facts.asked, slip)),
    )
    for expression, value in sums:
        steps.append(
            step(
                "of_roots",
                roots=listing(ALPHA, BETA, GAMMA),
                polynomial=given,
                letter=X,
                expression=expression,
                value=value,
            )
        )
    new = _wrong_image_cubic(numbers, facts.image, facts.numbers, slip)
    if max(max(abs(number.numerator), number.denominator) for number in new) > _LARGEST:
        raise Rejected("a wrong coefficient is large")
    steps.append(
        step(
            "polynomial_with_roots",
            root=ALPHA,
            polynomial=given,
            letter=X,
            image=_image(facts, right),
            new=polynomial(new, X),
        )
    )
    results = (formula(sums[3][1]), polynomial(new, X))
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_of_the_sum": "the sum of the roots has the wrong sign",
        "sign_of_the_pairs": "the sum of the products of two roots has the wrong sign",
        "sign_of_the_product": "the product of the roots has the wrong sign",
        "mixed_terms_forgotten": "the mixed terms are forgotten where a sum is raised to a power",
        "inverse_substitution": "the image is put in for the root instead of the root in terms of its image",
        "last_sign_of_the_new_polynomial": "the constant term of the new polynomial has the wrong sign",
    },
)
