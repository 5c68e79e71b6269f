"""Makes the equation exact, integrates it, and intersects the level curve with the line."""

from fractions import Fraction

from seedproof.problems.making.multivariate import (
    Terms,
    antiderivative,
    from_list,
    minus,
    partial,
    plus,
    scaled,
    value_at,
    written,
)
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.exact_equation.facts import Facts
from seedproof.problems.templates.exact_equation.generate import (
    LETTERS,
    K,
    X,
    Y,
    component,
    components_of,
    factor_power,
    index_of,
    integrated,
    last_point,
    line_through,
    on_line,
    slopes_at,
    unknown_number,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Number,
    Symbol,
    collection,
    formula,
    listing,
    point,
    product,
    quotient,
    root,
    total,
)

_LARGEST_RADICAND = 2000


def work(facts: Facts, slip: str) -> Worked:
    """First exactness, then the potential, the level, the common points, and perhaps a tangent."""
    worked = _work(facts, slip)
    if slip and worked.answers == _work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _work(facts: Facts, slip: str) -> Worked:
    number = _number(facts, slip)
    power = _power(facts, slip)
    components = components_of(facts, number, power)
    function = _potential(facts, components, slip)
    level = value_at(function, (*facts.point, 0))
    if slip == "level_with_the_wrong_sign":
        level = -level
    other = LETTERS[1 - index_of(facts.line)]
    restricted = on_line(facts, function)
    roots = _roots(facts, restricted, level, slip)
    written_function = written(function, LETTERS)
    steps = [
        *_exactness(facts, number, power),
        step(
            "gradient",
            function=written_function,
            letters=listing(X, Y),
            gradient=point(*(written(slope, LETTERS) for slope in components)),
        ),
        step(
            "value",
            letter=point(X, Y),
            at=point(*facts.point),
            expression=written_function,
            value=level,
        ),
        step(
            "value",
            letter=Symbol(facts.line),
            at=facts.at,
            expression=written_function,
            value=written(restricted, LETTERS),
        ),
        step(
            "zeros",
            polynomial=total(written(restricted, LETTERS), formula(-level)),
            letter=other,
            zeros=collection(*roots),
        ),
    ]
    middle = (written_function, collection(*roots))
    match facts.kind:
        case "parameter":
            return Worked(tuple(steps), (formula(number), *middle))
        case "factor":
            return Worked(tuple(steps), (Symbol(facts.line) ** power, *middle))
    tangent = _tangent_step(facts, function, roots, slip)
    return Worked((*steps, tangent), (*middle, tangent.gaps["line"]))


def _number(facts: Facts, slip: str) -> Fraction:
    """Return k, which is zero where there is none."""
    if facts.kind != "parameter":
        return Fraction(0)
    number = unknown_number(facts)
    match slip:
        case "sign_of_k":
            return -number
        case "derivative_of_the_term_with_k_forgotten":
            return number * _power_beside_k(facts)
    return number


def _power_beside_k(facts: Facts) -> int:
    """Return the power of the line's letter in the term with k."""
    listed = [*facts.first, *facts.second]
    powers = next(term for term in listed if term[2])
    return powers[index_of(facts.line)]


def _power(facts: Facts, slip: str) -> int:
    power = factor_power(facts)
    if facts.kind == "factor" and slip == "power_of_the_factor_one_less":
        power -= 1
        if power == 0:
            raise Rejected("there would be no factor")
    return power


def _potential(facts: Facts, components: tuple[Terms, Terms], slip: str) -> Terms:
    line = index_of(facts.line)
    other = 1 - line
    function = integrated(facts, components)
    match slip:
        case "function_of_one_letter_forgotten":
            function = antiderivative(components[other], other)
        case "square_not_halved":
            doubled = {powers: number for powers, number in function.items() if powers[other] == 2}
            function = plus(function, doubled)
    return function


def _exactness(facts: Facts, number: Fraction, power: int) -> list[Step]:
    across = from_list(facts.first)
    up = from_list(facts.second)
    by_y = partial(across, 1)
    by_x = partial(up, 0)
    steps = [
        step("derivative", function=component(across), letter=Y, derivative=component(by_y)),
        step("derivative", function=component(up), letter=X, derivative=component(by_x)),
    ]
    match facts.kind:
        case "parameter":
            condition = step(
                "satisfies",
                left=component(by_y),
                right=component(by_x),
                letter=K,
                value=number,
            )
            steps.append(condition)
        case "factor":
            difference = minus(by_y, by_x)
            below = up
            if facts.line == "y":
                difference = scaled(difference, -1)
                below = across
            letter = Symbol(facts.line)
            rate = quotient(power, letter)
            left = quotient(component(difference), component(below))
            factor = letter**power
            slope = product(rate, factor)
            steps.append(step("identity", left=left, right=rate))
            steps.append(step("derivative", function=factor, letter=letter, derivative=slope))
    return steps


def _roots(facts: Facts, restricted: Terms, level: Fraction, slip: str) -> list[Formula]:
    """Solve the quadratic equation on the line. Raises: Rejected where the zeros are ugly."""
    other = 1 - index_of(facts.line)
    by_power = {powers[other]: number for powers, number in restricted.items()}
    square = by_power.get(2, Fraction(0))
    linear = by_power.get(1, Fraction(0))
    discriminant = linear**2 - 4 * square * (by_power.get(0, Fraction(0)) - level)
    if discriminant <= 0:
        raise Rejected("there are no two zeros")
    middle = -linear / (2 * square)
    half = discriminant / (4 * square**2)
    if slip == "zeros_with_the_wrong_sign":
        middle = -middle
    distance = root(half)
    if not isinstance(distance, Number) and half.numerator * half.denominator > _LARGEST_RADICAND:
        raise Rejected("the zeros are ugly")
    roots = [total(middle, -distance), total(middle, distance)]
    if slip == "negative_root_forgotten":
        return roots[1:]
    return roots


def _tangent_step(facts: Facts, function: Terms, roots: list[Formula], slip: str) -> Step:
    place = _integer(roots[-1])
    touching = last_point(facts, place)
    slopes = slopes_at(facts, function, touching)
    if not all(slopes) or any(slope.denominator > 1 for slope in slopes):
        raise Rejected("the tangent is level, steep or ugly")
    if slip == "normal_for_the_tangent":
        slopes = (slopes[1], -slopes[0])
    return step(
        "tangent_to_level_curve",
        function=written(function, LETTERS),
        point=point(*touching),
        line=line_through(touching, slopes),
    )


def _integer(value: Formula) -> int:
    match value:
        case Number(number) if number.denominator == 1:
            return int(number)
    raise Rejected("the point is ugly")


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_of_k": "the condition for exactness is solved with the wrong sign",
        "derivative_of_the_term_with_k_forgotten": "the exponent is forgotten where the term with k is "
        "differentiated",
        "power_of_the_factor_one_less": "the exponent of the integrating factor is one too small",
        "function_of_one_letter_forgotten": "what depends on one letter alone is left out of the potential",
        "square_not_halved": "the square is not halved by integration",
        "level_with_the_wrong_sign": "the value of the potential at the point has the wrong sign",
        "zeros_with_the_wrong_sign": "the zeros lie on the wrong side of the middle",
        "negative_root_forgotten": "only one sign of the root is taken",
        "normal_for_the_tangent": "the gradient is taken for a direction vector of the tangent",
    },
)
