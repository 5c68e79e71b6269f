"""Solves the Lagrange conditions up to a factor, which the equation of the surface then fixes."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.lagrange_linear_function.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, formula, point, root, total


def work(facts: Facts, slip: str) -> Worked:
    """The direction of the highest point, the factor of it, both values, and the point."""
    linear, weights = facts["linear"], list(map(Fraction, facts["weights"]))
    round_ = len({*weights}) == 1
    way = [_divided(factor, weight, slip) for factor, weight in zip(linear, weights, strict=True)]
    if slip == "sign_flipped":
        way = _flipped(linear, way)
    power = 1 if slip == "power_slip" else 2
    heavy = [Fraction(1)] * len(way) if slip == "weights_forgotten" else weights
    length = sum((weight * one**power for weight, one in zip(heavy, way, strict=True)), Fraction(0))
    slope = sum((factor * one for factor, one in zip(linear, way, strict=True)), Fraction(0))
    if length <= 0 or slope <= 0:
        raise Rejected("there is no factor, or the maximum would be no maximum")
    amount = facts["total"] ** (2 if slip == "radius_for_its_square" else 1)
    solved = amount / length
    square = solved**2 if slip == "root_forgotten" else solved
    squares = [square, square * slope**2, *(square * one**2 for one in way)]
    if slip and _ugly(squares[1:], slip):
        raise Rejected("the answers would look wrong")
    constant = 0 if slip == "constant_missing" else facts["constant"]
    high = _root(squares[1])
    found = [
        total(constant, high),
        total(-constant if slip == "constant_sign_flipped" else constant, -high),
        point(
            *(
                _root(one) if (side > 0) != (slip == "kinds_swapped") else -_root(one)
                for side, one in zip(way, squares[2:], strict=True)
            )
        ),
    ]
    if slip and found == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    names = ("circle", "ellipse") if len(linear) == 2 else ("sphere", "ellipsoid")
    surface = names[not round_]
    steps = (
        step(
            "The condition $\\nabla f = \\lambda \\nabla g$ makes the point $t$ times {}.",
            point(*way),
            "tuple",
        ),
        step(f"By the equation of the {surface}, $t^2$ is {{}}.", formula(solved), "number"),
        step("To the maximum belongs the positive $t$, which is {}.", _root(square), "number"),
        step("With it, the maximum of $f$ is {}.", found[0], "number"),
        step("At the opposite point, the minimum of $f$ is {}.", found[1], "number"),
        step("The point where $f$ is largest is {}.", found[2], "tuple"),
    )
    return Worked(steps, tuple(found))


def _flipped(linear: list[int], way: list[Fraction]) -> list[Fraction]:
    """Without the sign of a negative coefficient, where the rest is still larger."""
    whole = sum((factor * one for factor, one in zip(linear, way, strict=True)), Fraction(0))
    for place, factor in enumerate(linear):
        if factor < 0 and 2 * factor * way[place] < whole:
            return [*way[:place], -way[place], *way[place + 1 :]]
    raise Rejected("no coefficient is negative")


def _divided(factor: int, weight: Fraction, slip: str) -> Fraction:
    if slip == "coefficient_slip":
        return Fraction(factor)
    return factor * weight if slip == "inverted" else factor / weight


def _ugly(squares: list[Fraction], slip: str) -> bool:
    """Whether the value or a coordinate has a large root, denominator or size, going by their squares."""
    mild = slip in ("radius_for_its_square", "root_forgotten", "kinds_swapped")
    return (
        squares[0] > 350**2
        or _radicand(squares[0]) > (50 if mild else 30)
        or max(one.denominator for one in squares) > (10_000 if mild else 900)
    )


def _radicand(square: Fraction) -> int:
    """What is left under the root."""
    left = square.numerator * square.denominator
    for factor in range(2, 40):
        while left % factor**2 == 0:
            left //= factor**2
    return left


def _root(square: Fraction) -> Formula:
    """With the whole of the denominator below: 3 sqrt(5) / 5."""
    below = next(one for one in range(1, square.denominator + 1) if one**2 % square.denominator == 0)
    return root(square * below**2) / below


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)
