"""Plants the point or the value where a linear function is largest on a curved surface, and solves it.

The surface is the set with w1 x^2 + w2 y^2 (+ w3 z^2) = N. Where f is largest, its coefficients are a
multiple of the gradient (w1 x, w2 y, w3 z); the equation of the surface then fixes the factor.
"""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making.matrices import dot
from seedproof.problems.making.roots import surd
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.lagrange_linear_function.facts import Facts
from seedproof.problems.templates.lagrange_linear_function.phrases import SURFACES
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, equation, listing, point, total

T = Symbol("t")

_BAD_WITH_LARGE_ROOTS = ("radius_for_its_square", "root_forgotten", "kinds_swapped")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Circles; then ellipses, by integer weights or by half-axes; then spheres and ellipsoids."""
    constant = draws.choice((0, 0, 2, 5, -3)) if difficulty == 1 else draws.between(-9, 9)
    if difficulty == 2 and draws.below(2):
        facts = _with_half_axes(draws, constant)
    else:
        facts = _with_highest_point(draws, difficulty, constant)
    if facts.total > 150 or max(map(abs, facts.linear)) > 15:
        raise Rejected("the numbers are large")
    if not _is_textbook(facts):
        raise Rejected("the answers are not those of a textbook")
    return facts


def _with_half_axes(draws: Draws, constant: int) -> Facts:
    """Draw an ellipse x^2 / a^2 + y^2 / b^2 = 1."""
    linear = draws.nonzeros(2, 6)
    half_axes = draws.sample(range(1, 6), 2)
    weights = [str(Fraction(1, half_axis**2)) for half_axis in half_axes]
    return Facts(linear, constant, weights, 1)


def _with_highest_point(draws: Draws, difficulty: int, constant: int) -> Facts:
    """Draw the point of a surface with integer weights, and a function that grows fastest away from it.

    The surface can become larger then. Raises: Rejected where the weights happen to be equal.
    """
    count = 3 if difficulty == 3 else 2
    coordinates = draws.nonzeros(count, 4)
    is_round = difficulty == 1 or (difficulty == 3 and draws.below(2) == 0)
    weights = [1] * count if is_round else [draws.between(1, 4) for _ in coordinates]
    scale = draws.choice((1, 1, 2, 3))
    pairs = list(zip(weights, coordinates, strict=True))
    amount = sum(weight * coordinate**2 for weight, coordinate in pairs)
    square = draws.choice((1, 4, 9, 16, 25, 36))
    amount = draws.choice((amount, 2 * amount, 3 * amount, square))
    if not is_round and len({*weights}) == 1:
        raise Rejected("the ellipse is a circle")
    return Facts(
        linear=[scale * weight * coordinate for weight, coordinate in pairs],
        constant=constant,
        weights=[str(weight) for weight in weights],
        total=amount,
    )


def _is_textbook(facts: Facts) -> bool:
    """Return whether value and point are simple, going by their squares."""
    direction = _direction(facts)
    rise = dot(facts.linear, direction)
    square = facts.total * rise
    if square.denominator > 1 or _radicand(square) > 15:
        return False
    return all((component**2 * facts.total / rise).denominator <= 100 for component in direction)


def _radicand(square: Fraction) -> int:
    """Return what is left under the root, a common denominator being before it."""
    rest = square.numerator * square.denominator
    for factor in range(2, 40):
        while rest % factor**2 == 0:
            rest //= factor**2
    return rest


def _weights(facts: Facts) -> list[Fraction]:
    return [Fraction(weight) for weight in facts.weights]


def _direction(facts: Facts) -> list[Fraction]:
    """Return the coefficients over the weights: the highest point is a multiple of it."""
    return [factor / weight for factor, weight in zip(facts.linear, _weights(facts), strict=True)]


def work(facts: Facts, slip: Slip) -> Worked:
    """The direction of the highest point, the factor of it, both values, and the point."""
    weights = _weights(facts)
    direction = slip.or_else(
        _direction(facts),
        coefficient_slip=[Fraction(factor) for factor in facts.linear],
        inverted=[factor * weight for factor, weight in zip(facts.linear, weights, strict=True)],
        sign_flipped=lambda: _without_a_sign(facts),
    )
    rise = dot(facts.linear, direction)
    power = slip.or_else(2, power_slip=1)
    divisor = dot(
        slip.or_else(weights, weights_forgotten=[Fraction(1)] * len(weights)),
        [component**power for component in direction],
    )
    if divisor <= 0 or rise <= 0:
        raise Rejected("there is no factor, or the maximum would be no maximum")
    square = slip.or_else(facts.total, radius_for_its_square=facts.total**2) / divisor
    square = slip.or_else(square, root_forgotten=square**2)
    squares = [square * component**2 for component in direction]
    if slip and _is_ugly(square * rise**2, squares, slip):
        raise Rejected("the answers would look wrong")
    largest = surd(square * rise**2)
    constant = slip.or_else(facts.constant, constant_missing=0)
    maximum = total(constant, largest)
    minimum = total(slip.or_else(constant, constant_sign_flipped=-constant), -largest)
    signs = [slip.or_else(1, kinds_swapped=-1) * (1 if component > 0 else -1) for component in direction]
    coordinates = [sign * surd(squared) for sign, squared in zip(signs, squares, strict=True)]
    highest = point(*coordinates)
    opposite = point(*(-coordinate for coordinate in coordinates))
    letters = _letters(facts)
    slopes = point(*(2 * weight * letter for weight, letter in zip(weights, letters, strict=True)))
    function = _function(facts)
    steps = (
        step("gradient", function=_quadratic_form(facts), letters=listing(*letters), gradient=slopes),
        step(
            "vector_at",
            letters=listing(*letters),
            point=point(*(component * T for component in direction)),
            vector=slopes,
            value=point(*(2 * factor * T for factor in facts.linear)),
        ),
        step(
            "satisfies",
            letter=T,
            value=surd(square),
            left=dot(weights, [component**2 for component in direction]) * T**2,
            right=facts.total,
        ),
        step("value", letter=point(*letters), at=highest, expression=function, value=maximum),
        step("value", letter=point(*letters), at=opposite, expression=function, value=minimum),
    )
    return Worked(steps, (maximum, minimum, highest))


def _without_a_sign(facts: Facts) -> list[Fraction]:
    """Return the direction without the sign of a negative coefficient, where the rest is still larger.

    Raises: Rejected where there is no such coefficient.
    """
    direction = _direction(facts)
    rise = dot(facts.linear, direction)
    for index, factor in enumerate(facts.linear):
        if factor < 0 and 2 * factor * direction[index] < rise:
            return [*direction[:index], -direction[index], *direction[index + 1 :]]
    raise Rejected("no coefficient is negative")


def _is_ugly(value_square: Fraction, squares: Sequence[Fraction], slip: Slip) -> bool:
    """Return whether the value or a coordinate has a large root, denominator or size."""
    radicand, denominator = (50, 10_000) if slip in _BAD_WITH_LARGE_ROOTS else (30, 900)
    if value_square > 350**2 or _radicand(value_square) > radicand:
        return True
    return any(square.denominator > denominator for square in (value_square, *squares))


def _letters(facts: Facts) -> list[Symbol]:
    return [Symbol(letter) for letter in "xyz"[: len(facts.linear)]]


def _function(facts: Facts) -> Formula:
    terms = [factor * letter for factor, letter in zip(facts.linear, _letters(facts), strict=True)]
    return total(*terms, facts.constant)


def _quadratic_form(facts: Facts) -> Formula:
    """Return the left side of the equation, with quotients instead of fractions before the letters."""
    pairs = zip(_weights(facts), _letters(facts), strict=True)
    return total(*(weight.numerator * letter**2 / weight.denominator for weight, letter in pairs))


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the letters, the function, and the surface with its name."""
    equal, unequal = SURFACES[len(facts.weights)]
    return {
        "at": ", ".join(letter.name for letter in _letters(facts)),
        "function": _function(facts),
        "surface": equal if len({*facts.weights}) == 1 else unequal,
        "constraint": equation(_quadratic_form(facts), facts.total),
    }


def types(facts: Facts) -> list[Typed]:
    """Return the types of both values and of the point."""
    names = tuple(letter.name for letter in _letters(facts))
    return [Typed("number"), Typed("number"), Typed("tuple", names)]


SHEET = Sheet(
    subject="multivariable_calculus",
    method="sum of squares as a certificate",
    sample=sample,
    gaps=gaps,
    work=work,
    types=types,
    slips={
        "coefficient_slip": "the coefficients are not divided by the weights of the squares",
        "inverted": "the coefficients are multiplied by the weights of the squares instead of divided",
        "sign_flipped": "the sign of a negative coefficient is lost",
        "power_slip": "the multiples are put into the equation without being squared",
        "weights_forgotten": "the weights of the squares are left out in the equation of the surface",
        "radius_for_its_square": "the right side of the equation is squared, as if it were the radius",
        "root_forgotten": "the square of the factor is taken for the factor",
        "constant_missing": "the constant of the function is forgotten",
        "constant_sign_flipped": "the minimum is taken as minus the maximum",
        "kinds_swapped": "the point of the minimum is given",
    },
    levels={
        1: "a circle, where the best point lies in the direction of the gradient",
        2: "an ellipse, whose weights bend that direction",
        3: "a sphere or an ellipsoid in space",
    },
)
