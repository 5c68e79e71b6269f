"""Substitutes an angle, integrates, and goes back to x."""

from fractions import Fraction

from seedproof.problems.making.values import difference, written
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.trigonometric_substitution.facts import Facts
from seedproof.problems.templates.trigonometric_substitution.generate import (
    CONSTANT,
    Basis,
    Terms,
    X,
    below_formula,
    domain_of,
    end_formula,
    family_of,
    formula_of,
    terms_of,
    value_at,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, product, total

THETA = Symbol("theta")
SINE = call("sin", THETA)
COSINE = call("cos", THETA)
TANGENT = call("tan", THETA)


def work(facts: Facts, slip: str) -> Worked:
    """Complete the square, substitute, integrate the angle, go back, and put in both ends."""
    terms = _terms(facts, slip)
    high = value_at(facts, terms, facts.high)
    low = value_at(facts, terms, facts.low)
    match slip:
        case "ends_exchanged":
            high, low = low, high
        case "lower_end_dropped":
            low = {}
        case "upper_end_dropped":
            high = {}
    integral = difference(high, low)
    if not integral:
        raise Rejected("nothing is left")
    antiderivative = formula_of(facts, terms)
    right = terms_of(facts)
    right_integral = difference(value_at(facts, right, facts.high), value_at(facts, right, facts.low))
    if slip and terms == right and integral == right_integral:
        raise Rejected("the slip changes nothing")
    integrand = _integrand(facts)
    in_angle = _in_angle(facts, terms)
    start, stop = domain_of(facts)
    steps = (
        *_square_steps(facts),
        step(
            "new_variable",
            letter=X,
            inner=_inner(facts),
            new=THETA,
            integrand=integrand,
            transformed=_transformed(facts),
        ),
        step("antiderivative", function=_transformed(facts), letter=THETA, antiderivative=in_angle),
        step(
            "antiderivative_between",
            function=integrand,
            letter=X,
            low=start,
            high=stop,
            antiderivative=total(antiderivative, CONSTANT),
        ),
        step(
            "definite_integral",
            low=end_formula(facts, facts.low),
            high=end_formula(facts, facts.high),
            integrand=integrand,
            letter=X,
            value=written(integral),
        ),
    )
    return Worked(steps, (total(antiderivative, CONSTANT), written(integral)))


def _terms(facts: Facts, slip: str) -> Terms:
    """Return the terms of the antiderivative, perhaps with a wrong factor. Raises: Rejected."""
    terms = dict(terms_of(facts))
    last: Basis = list(terms)[-1]
    side = Fraction(facts.side)
    match slip:
        case "sign_of_a_term":
            terms[last] = -terms[last]
        case "half_forgotten":
            if len(terms) == 1 or all(factor.denominator == 1 for factor in terms.values()):
                raise Rejected("there is no half")
            return {basis: 2 * factor for basis, factor in terms.items()}
        case "side_not_squared":
            match facts.kind:
                case "circle_root" | "circle_square" | "plus_root" | "plus_square" | "minus_root":
                    changed: Basis = "log" if "log" in terms else "arc"
                    terms[changed] /= side
                case "plus_square_below":
                    terms["arc"] *= side
                case "minus_over":
                    terms["arc"] /= side
                case "circle_linear" | "circle_over_square" | "circle_square_over_cube" | "plus_inverse":
                    raise Rejected("the side does not occur")
                case "minus_inverse":
                    terms["arc"] *= side
                case _:
                    terms[next(iter(terms))] *= side
        case "second_term_lost":
            if len(terms) == 1:
                raise Rejected("there is only one term")
            del terms[last]
    return terms


def _square_steps(facts: Facts) -> tuple[Step, ...]:
    """Write the quadratic polynomial with a completed square."""
    if facts.shift == 0:
        return ()
    square = (X - facts.shift) ** 2
    side = facts.side**2
    match family_of(facts.kind):
        case "circle":
            completed = side - square
        case "plus":
            completed = square + side
        case _:
            completed = square - side
    return (step("identity", left=below_formula(facts), right=completed),)


def _inner(facts: Facts) -> Formula:
    match family_of(facts.kind):
        case "circle":
            u = product(facts.side, SINE)
        case "plus":
            u = product(facts.side, TANGENT)
        case _:
            u = facts.side / COSINE
    return total(facts.shift, u)


def _integrand(facts: Facts) -> Formula:
    """Write the function."""
    below = below_formula(facts)
    r = call("sqrt", below)
    cube = below ** Fraction(3, 2)
    _, _, rest = facts.kind.partition("_")
    linear = X + (facts.offset - facts.shift)
    match rest:
        case "root":
            return r
        case "square":
            return X**2 / r
        case "over_square":
            return r / X**2
        case "reciprocal":
            return facts.factor / product(X**2, r)
        case "cube":
            return facts.factor / cube
        case "square_over_cube":
            return X**2 / cube
        case "linear" if facts.kind == "circle_linear":
            return linear / r
        case "linear":
            return linear / cube
        case "over":
            return r / X
        case "square_below":
            return facts.factor / below**2
    if facts.kind == "plus_inverse":
        return facts.factor / r
    return facts.factor / product(X, r)


def _transformed(facts: Facts) -> Formula:
    """Write the function of the angle that is then to be integrated."""
    a = facts.side
    factor = facts.factor
    match facts.kind:
        case "circle_root":
            return a**2 * COSINE**2
        case "circle_square":
            return a**2 * SINE**2
        case "circle_over_square":
            return COSINE**2 / SINE**2
        case "circle_reciprocal":
            return factor / (a**2 * SINE**2)
        case "circle_cube":
            return factor / (a**2 * COSINE**2)
        case "circle_square_over_cube":
            return TANGENT**2
        case "circle_linear":
            return total(a * SINE, facts.offset)
        case "plus_root":
            return a**2 / COSINE**3
        case "plus_inverse":
            return factor / COSINE
        case "plus_square":
            return a**2 * SINE**2 / COSINE**3
        case "plus_reciprocal":
            return factor * COSINE / (a**2 * SINE**2)
        case "plus_cube":
            return Fraction(factor, a**2) * COSINE
        case "plus_square_below":
            return Fraction(factor, a**3) * COSINE**2
        case "plus_linear":
            return total(Fraction(1, a) * SINE, Fraction(facts.offset, a**2) * COSINE)
        case "minus_root":
            return a**2 * SINE**2 / COSINE**3
        case "minus_over":
            return a * TANGENT**2
        case "minus_inverse":
            return formula(Fraction(factor, a))
        case "minus_reciprocal":
            return Fraction(factor, a**2) * COSINE
        case "minus_cube":
            return factor * COSINE / (a**2 * SINE**2)


def _in_angle(facts: Facts, terms: Terms) -> Formula:
    """Write the antiderivative as a function of the angle."""
    return total(*(product(factor, _basic_in_angle(facts, basis)) for basis, factor in terms.items()))


def _basic_in_angle(facts: Facts, basis: Basis) -> Formula:
    if basis == "arc":
        return THETA
    if basis == "log":
        return call("log", (1 + SINE) / COSINE)
    a = facts.side
    r: dict[str, Formula] = {"circle": a * COSINE, "plus": a / COSINE, "minus": a * TANGENT}
    ratio: dict[str, Formula] = {"circle": TANGENT, "plus": SINE, "minus": 1 / SINE}
    inverse: dict[str, Formula] = {"circle": COSINE / SINE, "plus": 1 / SINE, "minus": SINE}
    family = family_of(facts.kind)
    match basis:
        case "ur":
            return _product_in_angle(family, a)
        case "r/u":
            return inverse[family]
        case "u/r":
            return ratio[family]
        case "u/r^2":
            return product(Fraction(1, a), SINE, COSINE)
        case "r":
            return r[family]
        case _:
            return product(Fraction(1, a), COSINE)


def _product_in_angle(family: str, side: int) -> Formula:
    if family == "circle":
        return product(side**2, SINE, COSINE)
    return side**2 * SINE / COSINE**2


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_of_a_term": "a term of the antiderivative has the wrong sign",
        "half_forgotten": "the half in the formula for a square of sine, cosine or secant is forgotten",
        "side_not_squared": "the power of the side that the substitution brings in is wrong",
        "second_term_lost": "only the first term of the antiderivative is kept",
        "ends_exchanged": "the value at the upper end is subtracted from that at the lower end",
        "lower_end_dropped": "the antiderivative is taken as zero at the lower end",
        "upper_end_dropped": "the antiderivative is taken as zero at the upper end",
    },
)
