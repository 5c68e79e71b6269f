"""Inverts the new variables, takes the Jacobian, and integrates one new variable after the other."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making import multivariate
from seedproof.problems.making.matrices import determinant, inverse
from seedproof.problems.making.matrices import product as matrix_product
from seedproof.problems.making.multivariate import Terms, between, constant, monomial, scaled, times, written
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.change_of_variables.facts import Facts, Linear, Monomial
from seedproof.problems.templates.change_of_variables.phrases import CONDITIONS, COORDINATES, SPACES, WHERE
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, point, product

OLD = tuple(map(Symbol, "xyz"))
NEW = tuple(map(Symbol, "uvw"))

_PLANE_MAPS = (
    ((1, 1), (-1, 1)),
    ((1, 1), (1, -1)),
    ((1, 1), (1, 2)),
    ((1, 1), (-2, 1)),
    ((1, 1), (-1, 2)),
    ((-1, 2), (2, -1)),
    ((-2, 1), (1, -2)),
)
"""Exponents of x and y in u and v, such that the Jacobian has whole exponents."""
_SPACE_MAPS = (
    ((1, 1, 0), (0, 1, 1), (1, 0, 1)),
    ((1, 1, 0), (-1, 1, 0), (1, 0, 1)),
    ((1, 1, 1), (-1, 1, 0), (0, 1, 0)),
)


class Power(NamedTuple):
    """A product of powers of the new variables, with a factor."""

    factor: Fraction
    exponents: tuple[Fraction, ...]

    def times(self, other: "Power") -> "Power":
        """Return the product."""
        pairs = zip(self.exponents, other.exponents, strict=True)
        return Power(self.factor * other.factor, tuple(left + right for left, right in pairs))

    def formula(self, letters: Sequence[Formula] = NEW) -> Formula:
        """Return it as a formula, negative exponents below the line, halves as roots."""
        above = _positive_powers(self.exponents, letters)
        below = _positive_powers([-exponent for exponent in self.exponents], letters)
        return product(self.factor.numerator, *above) / product(self.factor.denominator, *below)


class Value(NamedTuple):
    """A rational number times the logarithm of another, which is e where there is none."""

    factor: Fraction
    logarithm: Fraction | None

    def formula(self) -> Formula:
        """Return it as a formula: 15 ln(3) / 2."""
        if self.logarithm is None:
            return formula(self.factor)
        return self.factor.numerator * call("log", self.logarithm) / self.factor.denominator


class Integrated(NamedTuple):
    """The steps of an integral over the box, and its value."""

    steps: list[Step]
    value: Value


class Found(NamedTuple):
    """The Jacobian, the size, the integrand times the Jacobian, and the integral."""

    jacobian: Power
    size: Integrated
    transformed: Formula
    integral: Integrated


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw linear forms; products of powers; either of them in space. Raises: Rejected."""
    facts: Facts
    if difficulty == 1:
        facts = _linear(draws, 2)
    elif difficulty == 2:
        facts = _monomial(draws, draws.choice(_PLANE_MAPS))
    elif draws.below(2) == 0:
        facts = _linear(draws, 3)
    else:
        facts = _monomial(draws, draws.choice(_SPACE_MAPS))
    found = _found(facts, NO_SLIP)
    for value in (found.size.value, found.integral.value):
        if value.factor == 0 or value.factor.denominator > 40 or abs(value.factor) > 400:
            raise Rejected("a value is zero or large")
    if found.size.value == found.integral.value:
        raise Rejected("the integral is the size")
    return facts


def _linear(draws: Draws, dimension: int) -> Linear:
    matrix = [draws.nonzeros(dimension, 5 - dimension) for _ in range(dimension)]
    if not 2 <= abs(determinant(matrix)) <= 12:
        raise Rejected("the determinant is too simple, or zero")
    bounds = _bounds(draws, dimension, (-1, 2), 3)
    power = draws.between(0, 2)
    facts = Linear(matrix=matrix, power=power, combination=draws.nonzeros(dimension, 2), bounds=bounds)
    if len(_combination(facts)) < 2:
        raise Rejected("the integrand has one term")
    return facts


def _bounds(draws: Draws, count: int, lows: tuple[int, int], widest: int) -> list[tuple[int, int]]:
    bounds: list[tuple[int, int]] = []
    for _ in range(count):
        low = draws.between(*lows)
        bounds.append((low, low + draws.between(1, widest)))
    return bounds


def _monomial(draws: Draws, rows: Sequence[Sequence[int]]) -> Monomial:
    factor = draws.between(1, 4)
    exponents = [draws.between(-1, 3) for _ in rows]
    bounds = _bounds(draws, len(rows), (1, 3), 4)
    facts = Monomial([[*row] for row in rows], factor, exponents, bounds)
    jacobian = _jacobian(facts, NO_SLIP)
    density = _in_new_variables(facts).times(jacobian)
    powers = [*density.exponents, *jacobian.exponents]
    if any(exponent.denominator > 2 for exponent in powers) or not any(exponents):
        raise Rejected("the exponents are no integers")
    if any(exponent.denominator == 2 for exponent in powers):
        # The bounds become squares, so that the roots are integers.
        bounds = [(low**2, min(low + 2, high) ** 2) for low, high in bounds]
        facts = Monomial(facts.matrix, factor, exponents, bounds)
    if density.exponents.count(Fraction(-1)) > 1 or jacobian.exponents.count(Fraction(-1)) > 1:
        raise Rejected("two logarithms")
    if max(map(abs, density.exponents)) > 3:
        raise Rejected("the powers are high")
    return facts


def work(facts: Facts, slip: Slip) -> Worked:
    """The Jacobian, the size, the integrand in new variables, and its integral."""
    jacobian, size, transformed, integral = _found(facts, slip)
    for number in (size.value.factor, integral.value.factor) if slip else ():
        if number == 0 or abs(number) > 2000 or number.denominator > 150:
            raise Rejected("the answers would look wrong")
    old, new = (Symbol(", ".join(letters[: len(facts.matrix)])) for letters in ("xyz", "uvw"))
    position = point(*_old_variables(facts))
    steps = (
        step("jacobian", map=position, letters=new, determinant=jacobian.formula()),
        *size.steps,
        step(
            "substitution",
            letters=old,
            map=position,
            integrand=_integrand(facts),
            transformed=transformed,
            new=new,
        ),
        *integral.steps,
    )
    return Worked(steps, (jacobian.formula(), size.value.formula(), integral.value.formula()))


def _found(facts: Facts, slip: Slip) -> Found:
    jacobian = _jacobian(facts, slip)
    stretching = jacobian._replace(factor=abs(jacobian.factor))
    size = _over_powers(stretching, facts, slip == "size_not_divided")
    not_divided = slip == "integral_not_divided"
    if isinstance(facts, Linear):
        scale = slip.or_else(stretching.factor, jacobian_forgotten=Fraction(1))
        power = monomial(0, len(facts.matrix), facts.power)
        polynomial = scaled(times(_linear_form(facts.combination), power), scale)
        integral = _over_polynomial(polynomial, facts, slip, not_divided)
        return Found(jacobian, size, written(polynomial, NEW), integral)
    integrand = _in_new_variables(facts)
    density = slip.or_else(integrand.times(stretching), jacobian_forgotten=integrand)
    if density.exponents.count(Fraction(-1)) > 1:
        raise Rejected("there would be two logarithms")
    return Found(jacobian, size, density.formula(), _over_powers(density, facts, not_divided))


def _jacobian(facts: Facts, slip: Slip) -> Power:
    """Return the determinant of x, y (and z) by the new variables, with its sign."""
    size = determinant(facts.matrix)
    exponents = tuple(Fraction(0) for _ in facts.matrix)
    if isinstance(facts, Monomial):
        if slip == "jacobian_inverted":
            raise Rejected("this is for linear forms")
        exponents = tuple(exponent - 1 for exponent in _exponents(facts, [1] * len(facts.matrix)))
    factor = slip.or_else(
        1 / size,
        jacobian_inverted=size,
        jacobian_sign_lost=-1 / size,
        jacobian_factor_lost=size / abs(size),
    )
    return Power(factor, exponents)


def _in_new_variables(facts: Monomial) -> Power:
    """Return the integrand without the Jacobian."""
    return Power(Fraction(facts.factor), _exponents(facts, facts.exponents))


def _exponents(facts: Monomial, old: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the exponents of u, v (and w) in a product of powers of x, y (and z)."""
    (row,) = matrix_product([old], inverse(facts.matrix))
    return tuple(row)


def _over_powers(power: Power, facts: Facts, not_divided: bool) -> Integrated:
    """Integrate a product of powers, one letter after the other; the first perhaps without dividing."""
    to_divide = [place for place, exponent in enumerate(power.exponents) if exponent not in (-1, 0)]
    if not_divided and not to_divide:
        raise Rejected("there is nothing to divide by")
    steps: list[Step] = []
    rest = power
    logarithm: Fraction | None = None
    for place, exponent in enumerate(power.exponents):
        part = _over_interval(exponent, facts.bounds[place])
        if not_divided and place == to_divide[0]:
            part = Value(part.factor * (exponent + 1), None)
        exponents = (*[Fraction(0)] * (place + 1), *power.exponents[place + 1 :])
        following = Power(rest.factor * part.factor, exponents)
        before = logarithm
        logarithm = logarithm or part.logarithm
        steps.append(
            _step(facts, place, _with_logarithm(rest, before), _with_logarithm(following, logarithm))
        )
        rest = following
    return Integrated(steps, Value(rest.factor, logarithm))


def _over_interval(exponent: Fraction, bounds: tuple[int, int]) -> Value:
    """Return the integral of a power between positive bounds, or a whole power between any."""
    low, high = bounds
    if exponent == -1:
        return _logarithm(Fraction(high, low))
    raised = exponent + 1
    return Value((_raised(high, raised) - _raised(low, raised)) / raised, None)


def _logarithm(number: Fraction) -> Value:
    """Return the logarithm of a number, of a square as twice that of the root."""
    above = _root(number.numerator)
    below = _root(number.denominator)
    if above is None or below is None:
        return Value(Fraction(1), number)
    simpler = _logarithm(Fraction(above, below))
    return Value(2 * simpler.factor, simpler.logarithm)


def _root(square: int) -> int | None:
    """Return the root of a square, None for another number."""
    return next((root for root in range(1, square + 1) if root * root == square), None)


def _raised(base: int, exponent: Fraction) -> Fraction:
    """Return a power with a whole or half exponent; the base is then a square."""
    if exponent.denominator == 1:
        return Fraction(base) ** int(exponent)
    root = _root(base)
    if root is None:
        raise Rejected("a bound is no square")
    return Fraction(root) ** int(2 * exponent)


def _step(facts: Facts, place: int, integrand: Formula, value: Formula) -> Step:
    """Return the step that integrates by the letter at a place."""
    low, high = facts.bounds[place]
    rule = "definite_integral" if place == len(facts.bounds) - 1 else "inner_integral"
    return step(rule, low=low, high=high, integrand=integrand, letter=NEW[place], value=value)


def _with_logarithm(power: Power, logarithm: Fraction | None) -> Formula:
    if logarithm is None:
        return power.formula()
    if not any(power.exponents):
        return Value(power.factor, logarithm).formula()
    return call("log", logarithm) * power.formula()


def _over_polynomial(polynomial: Terms, facts: Linear, slip: Slip, not_divided: bool) -> Integrated:
    """Integrate a polynomial, one letter after the other; the first perhaps without dividing."""
    count = len(facts.matrix)
    steps: list[Step] = []
    rest: Terms = polynomial
    for place, bounds in enumerate(facts.bounds):
        low, high = (constant(bound, count) for bound in bounds)
        following = between(rest, place, low, high)
        if not_divided and place == 0:
            following = multivariate.undivided(rest, 0, low, high)
        if slip and not following:
            raise Rejected("an inner integral vanishes")
        steps.append(_step(facts, place, written(rest, NEW), written(following, NEW)))
        rest = following
    return Integrated(steps, Value(multivariate.number_of(rest), None))


def _linear_form(coefficients: Sequence[int | Fraction]) -> Terms:
    count = len(coefficients)
    return multivariate.plus(
        *(scaled(monomial(place, count), number) for place, number in enumerate(coefficients))
    )


def _combination(facts: Linear) -> Terms:
    """Return the last factor of the integrand as a polynomial in the old variables."""
    (row,) = matrix_product([facts.combination], facts.matrix)
    return _linear_form(row)


def _positive_powers(exponents: Sequence[Fraction], letters: Sequence[Formula]) -> list[Formula]:
    """Return the powers with positive exponents, and the root of the letters with a half in them."""
    factors: list[Formula] = []
    under_root: list[Formula] = []
    for letter, exponent in zip(letters, exponents, strict=False):
        if exponent <= 0:
            continue
        factors.append(letter ** (exponent.numerator // exponent.denominator))
        if exponent.denominator == 2:
            under_root.append(letter)
    if under_root:
        factors.append(call("sqrt", product(*under_root)))
    return factors


def _old_variables(facts: Facts) -> list[Formula]:
    """Return x, y (and z) in terms of the new variables."""
    rows = inverse(facts.matrix)
    if isinstance(facts, Linear):
        return [written(_linear_form(row), NEW) for row in rows]
    return [_old_variable(row) for row in rows]


def _old_variable(exponents: Sequence[Fraction]) -> Formula:
    """Return a product of powers: with roots, or with broken exponents."""
    if all(exponent.denominator <= 2 for exponent in exponents):
        return Power(Fraction(1), tuple(exponents)).formula()
    return product(*(letter**exponent for letter, exponent in zip(NEW, exponents, strict=False)))


def _new_variables(facts: Facts) -> list[Formula]:
    """Return u, v (and w) in terms of the old variables."""
    if isinstance(facts, Linear):
        return [written(_linear_form(row), OLD) for row in facts.matrix]
    return [Power(Fraction(1), tuple(map(Fraction, row))).formula(OLD) for row in facts.matrix]


def _integrand(facts: Facts) -> Formula:
    """Return the integrand in the old variables."""
    if isinstance(facts, Linear):
        return _new_variables(facts)[0] ** facts.power * written(_combination(facts), OLD)
    return Power(Fraction(facts.factor), tuple(map(Fraction, facts.exponents))).formula(OLD)


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the region, the new variables, and the integrand."""
    dimension = len(facts.matrix)
    coordinates: dict[str, str] = {}
    limits: dict[str, str] = {}
    variables = zip("uvw", _new_variables(facts), facts.bounds, strict=False)
    for name, variable, (low, high) in variables:
        coordinates[name] = latex(variable)
        limits |= {f"{name}low": str(low), f"{name}high": str(high)}
    integrand = latex(_integrand(facts))
    if isinstance(facts, Linear) and facts.power == 0:
        integrand = rf"\left({integrand}\right)"
    return {
        **SPACES[dimension],
        "where": WHERE["linear" if isinstance(facts, Linear) else "monomial"][dimension],
        "conditions": fill(CONDITIONS[dimension], **coordinates, **limits),
        "coordinates": fill(COORDINATES[dimension], **coordinates),
        "integrand": integrand,
    }


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the types of Jacobian, size and integral."""
    jacobian = "number"
    if isinstance(facts, Monomial):
        letters = "uvw"[: len(facts.matrix)]
        jacobian = f"expression({', '.join(letters)}; {'; '.join(f'{letter} > 0' for letter in letters)})"
    return Typed(jacobian), Typed("number"), Typed("number")


SHEET = Sheet(
    subject="multivariable_calculus",
    method="Simpson's rule on corners, logarithmic coordinates",
    sample=sample,
    gaps=gaps,
    work=work,
    types=types,
    slips={
        "jacobian_inverted": "the determinant of the new variables is taken instead of its inverse",
        "jacobian_sign_lost": "the determinant has the wrong sign",
        "jacobian_factor_lost": "the number in the determinant is lost",
        "size_not_divided": "in the size a power is integrated without dividing by the new exponent",
        "jacobian_forgotten": "the integrand is transformed without the Jacobian",
        "integral_not_divided": "in the integral a power is integrated without dividing by the new exponent",
    },
    levels={
        1: "linear forms as new variables: a parallelogram",
        2: "products and quotients of x and y: a region between four curves",
        3: "three new variables: a body between six surfaces",
    },
)
