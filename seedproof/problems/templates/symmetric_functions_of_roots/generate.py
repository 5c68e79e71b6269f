"""Takes sums over the roots by Newton's identities, and the new polynomial by substitution."""

from fractions import Fraction

from seedproof.problems.making.coefficients import product, scaled
from seedproof.problems.making.coefficients import total as polynomial_sum
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.symmetric_functions_of_roots.facts import (
    Conditioned,
    Facts,
    Given,
    Image,
    Sum,
)
from seedproof.problems.templates.symmetric_functions_of_roots.phrases import (
    CONDITIONED,
    GIVEN,
    IMAGES,
    POLYNOMIALS,
    SUMS,
    VALUES,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, formula, latex, polynomial

X = Symbol("x")
C = Symbol("c")

Cubic = list[Fraction]
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
_LARGEST_DENOMINATOR = 12


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a cubic polynomial without rational roots, a sum, and an image. Raises: Rejected."""
    p, q = draws.integers(2, -5, 5)
    r = draws.nonzeros(1, 5)[0]
    asked = draws.choice(_SUMS[difficulty])
    image = draws.choice(_IMAGES[difficulty])
    numbers = _numbers(draws, image)
    facts: Facts = Given((p, q, r), asked, image, numbers)
    if difficulty == 3:
        known = draws.choice(("squares", "cubes")) if asked == "fourth_powers" else "squares"
        if known == "squares":
            value = p * p - 2 * q
            facts = Conditioned((p, r), "squares", value, asked, image, numbers)
        else:
            value = int(power_sums(cubic(facts))[2])
            facts = Conditioned((p, q), "cubes", value, asked, image, numbers)
    _check(facts)
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


def _check(facts: Facts) -> None:
    """Raise Rejected where a root is rational, images are equal, or an answer is ugly or trivial."""
    numbers = cubic(facts)
    if any(value(numbers, root) == 0 for root in range(-6, 7)):
        raise Rejected("a root is an integer")
    new = image_cubic(facts)
    if discriminant(numbers) == 0 or discriminant(new) == 0:
        raise Rejected("two roots are the same")
    result = asked_sum(facts)
    every = (*new, result)
    if max(abs(number.numerator) for number in every) > _LARGEST:
        raise Rejected("an answer is large")
    if max(number.denominator for number in every) > _LARGEST_DENOMINATOR or result == 0:
        raise Rejected("an answer has a large denominator, or is zero")


def value(numbers: Cubic, x: int) -> Fraction:
    """Return the value of a cubic polynomial."""
    _, p, q, r = numbers
    return x**3 + p * x**2 + q * x + r


def discriminant(numbers: Cubic) -> Fraction:
    """Return the discriminant of a monic cubic polynomial."""
    _, p, q, r = numbers
    return p * p * q * q - 4 * q**3 - 4 * p**3 * r - 27 * r * r + 18 * p * q * r


def cubic(facts: Facts) -> Cubic:
    """Return the polynomial, with the coefficient that was not given."""
    match facts:
        case Given():
            p, q, r = facts.coefficients
            return [Fraction(1), Fraction(p), Fraction(q), Fraction(r)]
        case Conditioned():
            p, other = facts.coefficients
            if facts.known == "squares":
                q_value = Fraction(p * p - facts.value, 2)
                return [Fraction(1), Fraction(p), q_value, Fraction(other)]
            r_value = Fraction(-(p**3) + 3 * p * other - facts.value, 3)
            return [Fraction(1), Fraction(p), Fraction(other), r_value]


def power_sums(numbers: Cubic) -> list[Fraction]:
    """Return the sums of the first four powers of the roots, by Newton's identities."""
    _, p, q, r = numbers
    first = -p
    second = -p * first - 2 * q
    third = -p * second - q * first - 3 * r
    fourth = -p * third - q * second - r * first
    return [first, second, third, fourth]


def asked_sum(facts: Facts) -> Fraction:
    """Return the sum that is asked for."""
    return sum_of(cubic(facts), facts.asked)


def sum_of(numbers: Cubic, asked: Sum) -> Fraction:
    """Return a sum over the roots of a cubic polynomial."""
    _, p, q, r = numbers
    match asked:
        case "squares":
            return power_sums(numbers)[1]
        case "cubes":
            return power_sums(numbers)[2]
        case "fourth_powers":
            return power_sums(numbers)[3]
        case "reciprocals":
            return -q / r
        case "reciprocal_squares":
            return (q * q - 2 * p * r) / (r * r)
        case "pair_squares":
            return q * q - 2 * p * r


def image_cubic(facts: Facts) -> Cubic:
    """Return the monic polynomial of the images of the roots."""
    return new_cubic(cubic(facts), facts.image, facts.numbers)


def new_cubic(numbers: Cubic, image: Image, parameters: tuple[int, int]) -> Cubic:
    """Return the monic polynomial of the images of the roots of another one."""
    _, p, q, r = numbers
    if image == "square":
        return [Fraction(1), 2 * q - p * p, q * q - 2 * p * r, -r * r]
    above, below = root_by_image(numbers, image, parameters)
    return substituted(numbers, above, below)


def root_by_image(
    numbers: Cubic, image: Image, parameters: tuple[int, int]
) -> tuple[list[Fraction], list[Fraction]]:
    """Return numerator and denominator, linear in the image, of a root in terms of its image."""
    _, p, _, r = numbers
    a, b = (Fraction(number) for number in parameters)
    zero = Fraction(0)
    one = Fraction(1)
    match image:
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
    raise ValueError(f"the root is no quotient of linear functions of its image {image}")


def substituted(numbers: Cubic, above: list[Fraction], below: list[Fraction]) -> Cubic:
    """Return the polynomial with a quotient put in for x, times the cube of the denominator, made monic.

    Raises: Rejected where its degree is lower.
    """
    result = [Fraction(0)] * 4
    for index, coefficient in enumerate(numbers):
        factors = [above] * (3 - index) + [below] * index
        result = polynomial_sum(result, scaled(product(*factors), coefficient))
    if result[0] == 0:
        raise Rejected("an image is infinite")
    return [coefficient / result[0] for coefficient in result]


def answers(facts: Facts) -> list[Answer]:
    """Return the sum, and the polynomial of the images."""
    return [
        Answer(formula(asked_sum(facts)), "number"),
        Answer(polynomial(image_cubic(facts), X), "expression(x)"),
    ]


def written_cubic(facts: Facts) -> Formula:
    """Return the polynomial as it is given, with c for the coefficient that is not."""
    match facts:
        case Given():
            return polynomial([1, *facts.coefficients], X)
        case Conditioned():
            p, other = facts.coefficients
            if facts.known == "squares":
                return polynomial([1, p, C, other], X)
            return polynomial([1, p, other, C], X)


def signed(number: int) -> str:
    """Return a number with its sign, to stand behind a term."""
    return f"+ {number}" if number > 0 else f"- {-number}"


def images(facts: Facts) -> str:
    """Return the images of all roots, as LaTeX in one formula each."""
    a, b = facts.numbers
    wording = IMAGES[facts.image]
    match facts.image:
        case "linear":
            return fill(wording, a=str(a), b=signed(b))
        case "shifted":
            return fill(wording, b=signed(b))
        case "quotient":
            return fill(wording, a=signed(a), b=signed(b))
    return wording


def words(facts: Facts, draws: Draws) -> Words:
    """Write the polynomial, the condition, the sum and the images."""
    cubic_text = latex(written_cubic(facts))
    match facts:
        case Given():
            statement = fill(draws.choice(GIVEN), polynomial=cubic_text)
        case Conditioned():
            statement = fill(
                draws.choice(CONDITIONED),
                polynomial=cubic_text,
                sum=SUMS[facts.known],
                value=str(facts.value),
            )
    first = fill(draws.choice(VALUES), sum=SUMS[facts.asked])
    second = fill(draws.choice(POLYNOMIALS), images=images(facts))
    return Words(statement, (first, second))


TEMPLATE = Template(
    subject="precalculus",
    method="traces of the companion matrix",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a sum from Vieta's formulas, and the roots shifted, inverted, or added in pairs",
        2: "sums that need Newton's identities or the reversed polynomial, and squares or products of roots",
        3: "a coefficient follows first from a known sum; then a Moebius map of the roots",
    },
)
