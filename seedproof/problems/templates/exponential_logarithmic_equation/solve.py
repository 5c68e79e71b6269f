"""Works an equation out by isolating a power, or by the zeros of a polynomial, of which not all may count."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from seedproof.problems.making import coefficients
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.exponential_logarithmic_equation.facts import (
    Base,
    Exponential,
    Facts,
    Logarithm,
    Logarithmic,
    Power,
)
from seedproof.problems.templates.exponential_logarithmic_equation.generate import (
    X,
    are_defined,
    domain,
    exponent,
    exponential_side,
    linear,
    power,
    sides,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    INFINITY,
    Formula,
    Like,
    Symbol,
    Verbatim,
    call,
    collection,
    formula,
    interval,
    polynomial,
    total,
)

U = Symbol("u")
N = Symbol("n")

_REALS = interval(-INFINITY, INFINITY)


def work(facts: Facts, slip: str) -> Worked:
    """Undo a single power or logarithm; of several make a polynomial first."""
    worked = _worked(facts, slip)
    if not slip:
        return worked
    right = _worked(facts, "")
    if worked.answers == right.answers:
        raise Rejected("the slip changes nothing")
    empty = worked.answers[-1] == collection()
    if empty and right.answers[-1] != collection() and not _is_difference(facts):
        raise Rejected("no solution is left, which seldom happens in such equations")
    return worked


def _is_difference(facts: Facts) -> bool:
    """Tell whether the equation has a logarithm less another one, which equals a number."""
    return isinstance(facts, Logarithmic) and len(facts.terms) == 2 and facts.terms[1].sign < 0


def _worked(facts: Facts, slip: str) -> Worked:
    match facts:
        case Exponential(terms=[Power() as term, Power(rate=0) as level]):
            return _one_power(facts, term, level, slip)
        case Exponential():
            return _powers(facts, slip)
        case Logarithmic(terms=[Logarithm() as term]):
            return _one_logarithm(facts, term, slip)
        case Logarithmic():
            return _logarithms(facts, slip)


def _taken_base(facts: Exponential, slip: str) -> Base:
    """Return the base to which logarithms are taken."""
    if slip == "base_dropped":
        return "e"
    return facts.base


def _one_power(facts: Exponential, term: Power, level: Power, slip: str) -> Worked:
    value = Fraction(facts.value - level.factor)
    if slip == "sign_flipped":
        value = Fraction(facts.value + level.factor)
    if slip != "coefficient_slip":
        value /= term.factor
    largest_denominator = 3 if term.rate > 0 else 1
    if value <= 0 or value.denominator > largest_denominator:
        raise Rejected("the power is not positive, or ugly")
    base = _taken_base(facts, slip)
    rate = 1 if slip == "rate_lost" else term.rate
    solutions = collection(exponent(value, base, rate))
    left = exponential_side(facts)
    isolated = power(facts.base, term.rate)
    steps = (
        step(
            "zeros",
            polynomial=polynomial([term.factor, level.factor - facts.value], U),
            letter=U,
            zeros=collection(value),
        ),
        step("same_solutions", left=left, right=facts.value, letter=X, new=isolated, value=value),
        step(
            "same_solutions",
            left=isolated,
            right=value,
            letter=X,
            new=term.rate * X,
            value=exponent(value, base, 1),
        ),
        _solutions_step(left, facts.value, solutions),
    )
    return Worked(steps, (collection(value), solutions))


def _powers(facts: Exponential, slip: str) -> Worked:
    lowest = min(0, *(term.rate for term in facts.terms))
    quadratic = [0, 0, 0]
    for term in (*facts.terms, Power(-facts.value, 0)):
        quadratic[2 - (term.rate - lowest)] += term.factor
    zeros = _zeros(quadratic, slip)
    kept = _kept_powers(zeros, slip)
    if not kept:
        raise Rejected("no value is left")
    base = _taken_base(facts, slip)
    solutions = collection(*(exponent(value, base, 1) for value in kept))
    if slip == "substitution_not_undone":
        solutions = collection(*kept)
    left = exponential_side(facts)
    unknown = power(facts.base, 1)
    difference = left - facts.value
    if lowest < 0:
        difference = unknown * difference
    steps = [
        step("value", letter=U, at=unknown, expression=polynomial(quadratic, U), value=difference),
        step("zeros", polynomial=polynomial(quadratic, U), letter=U, zeros=collection(*zeros)),
    ]
    for zero in zeros:
        size = zero
        if slip == "sign_dropped":
            size = abs(zero)
        of_zero = collection()
        if size > 0:
            of_zero = collection(size if slip == "substitution_not_undone" else exponent(size, base, 1))
        steps.append(_solutions_step(unknown, zero, of_zero))
    steps.append(_solutions_step(left, facts.value, solutions))
    return Worked(tuple(steps), (collection(*zeros), solutions))


def _kept_powers(zeros: Sequence[Fraction], slip: str) -> list[Fraction]:
    """Return the values that a power can have."""
    if slip == "sign_dropped":
        return sorted(abs(zero) for zero in zeros)
    positive = [zero for zero in zeros if zero > 0]
    if slip == "root_dropped":
        return positive[1:]
    return positive


def _one_logarithm(facts: Logarithmic, term: Logarithm, slip: str) -> Worked:
    number = _number(facts, slip)
    difference = number - term.constant
    if slip == "sign_flipped":
        difference = number + term.constant
    zero = Fraction(difference, term.slope)
    steps = [
        _number_step(facts, number),
        step(
            "zeros",
            polynomial=linear(term.slope, term.constant) - number,
            letter=X,
            zeros=collection(zero),
        ),
    ]
    return _in_domain(facts, slip, steps, [zero])


def _logarithms(facts: Logarithmic, slip: str) -> Worked:
    number = 1
    if facts.value:
        number = _number(facts, slip)
    if facts.terms[1].sign < 0:
        argument, difference, cleared = _quotient(facts.terms, number, slip)
    else:
        argument, difference, cleared = _product(facts.terms, number, slip)
    zeros = _zeros(cleared, slip)
    steps = [step("identity", left=call("exp", _natural(facts.terms[:2])), right=argument)]
    if facts.value:
        steps.append(_number_step(facts, number))
    steps += [
        step("identity", left=difference, right=polynomial(cleared, X)),
        step("zeros", polynomial=polynomial(cleared, X), letter=X, zeros=collection(*zeros)),
    ]
    return _in_domain(facts, slip, steps, zeros)


def _natural(terms: Sequence[Logarithm]) -> Formula:
    """Return the sum of natural logarithms of the arguments, with their signs."""
    return total(*(term.sign * call("log", linear(term.slope, term.constant)) for term in terms))


def _quotient(terms: Sequence[Logarithm], number: int, slip: str) -> tuple[Formula, Formula, list[int]]:
    """Return the argument of a difference of logarithms, and the equation without fractions, twice."""
    above, below = terms
    if slip == "inverted":
        above, below = below, above
    argument = linear(above.slope, above.constant) / linear(below.slope, below.constant)
    right = [number * below.slope, number * below.constant]
    if slip == "bracket_slip":
        right = [number * below.slope, below.constant]
    slope, constant = coefficients.total([above.slope, above.constant], coefficients.scaled(right, -1))
    difference = linear(above.slope, above.constant) - number * linear(below.slope, below.constant)
    return argument, difference, [0, slope, constant]


def _product(terms: Sequence[Logarithm], number: int, slip: str) -> tuple[Formula, Formula, list[int]]:
    """Return the argument of the sum of two logarithms, and the equation with all on one side, twice."""
    first, second, *right_terms = ([term.slope, term.constant] for term in terms)
    if slip == "law_slip":
        left = coefficients.total(first, second)
        argument = linear(*left)
    else:
        left = coefficients.product(first, second)
        argument = linear(*first) * linear(*second)
    right = [number]
    if right_terms:
        right = right_terms[0]
    cleared = coefficients.total(left, coefficients.scaled(right, -1))
    return argument, argument - polynomial(right, X), coefficients.total([0, 0, 0], cleared)


def _in_domain(facts: Logarithmic, slip: str, steps: Sequence[Step], zeros: list[Fraction]) -> Worked:
    """Return the work with the domain before the steps, and after them what it leaves of the zeros."""
    terms = facts.terms
    if slip == "domain_dropped":
        terms = terms[:1]
    stated = domain(terms, closed=slip == "endpoint_swapped")
    kept = _kept_zeros(terms, zeros, slip)
    if slip and any(zero.denominator > 5 for zero in kept):
        raise Rejected("a value is ugly")
    solutions = collection(*kept)
    defined = step("domain", expression=_natural(facts.terms), letter=X, domain=stated)
    left, right = sides(facts)
    solved = _solutions_step(Verbatim(left), Verbatim(right), solutions)
    return Worked((defined, *steps, solved), (stated, solutions))


def _kept_zeros(terms: Sequence[Logarithm], zeros: list[Fraction], slip: str) -> list[Fraction]:
    """Return the zeros in the domain."""
    if slip == "extraneous_root_kept":
        return zeros
    kept = [zero for zero in zeros if are_defined(terms, zero)]
    if slip != "root_dropped":
        return kept
    if len(kept) > 1:
        return kept[1:]
    return [zero for zero in kept if zero > 0]


def _number(facts: Logarithmic, slip: str) -> int:
    """Return the number with the logarithm that is given."""
    base = int(facts.base)
    number: int = base**facts.value
    match slip:
        case "base_and_value_swapped":
            number = facts.value**base
        case "power_slip":
            number = base * facts.value
    if number > 100:
        raise Rejected("a number is large")
    return number


def _number_step(facts: Logarithmic, number: int) -> Step:
    """State the power of the base that has the given logarithm."""
    return step("value", letter=N, at=facts.value, expression=formula(int(facts.base)) ** N, value=number)


def _solutions_step(left: Formula, right: Like, solutions: Formula) -> Step:
    """State which real numbers solve an equation."""
    return step("solutions", letter=X, interval=_REALS, left=left, right=right, solutions=solutions)


def _zeros(polynomial: Sequence[int], slip: str) -> list[Fraction]:
    """Return the zeros of a linear polynomial, or of a quadratic one, ascending.

    Raises: Rejected where there are none, or they are not rational.
    """
    zeros = _rational_zeros(polynomial)
    if slip == "zeros_with_the_wrong_sign":
        return sorted(-zero for zero in zeros)
    return zeros


def _rational_zeros(polynomial: Sequence[int]) -> list[Fraction]:
    first, middle, last = polynomial
    if first == 0:
        if middle == 0:
            raise Rejected("there is nothing to solve")
        return [Fraction(-last, middle)]
    discriminant = middle**2 - 4 * first * last
    if discriminant < 0 or isqrt(discriminant) ** 2 != discriminant:
        raise Rejected("the zeros are not rational")
    return sorted({Fraction(-middle + sign * isqrt(discriminant), 2 * first) for sign in (-1, 1)})


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "a constant is brought to the other side without changing its sign",
        "coefficient_slip": "the factor in front of the power is not divided out",
        "rate_lost": "the factor of x in the exponent is lost",
        "base_dropped": "the natural logarithm is taken instead of that to the base of the power",
        "zeros_with_the_wrong_sign": "the zeros of the polynomial have the wrong signs",
        "sign_dropped": "the minus sign of a negative value of the power is dropped, and the value kept",
        "root_dropped": "a value that solves the equation is thrown out",
        "substitution_not_undone": "the values of the power are given as those of x",
        "extraneous_root_kept": "a value outside the domain is kept",
        "domain_dropped": "only the first argument is asked to be positive",
        "endpoint_swapped": "the end of the domain is taken in, where an argument is zero",
        "power_slip": "the base is multiplied by the value of the logarithm instead of raised to it",
        "base_and_value_swapped": "base and value of the logarithm are swapped in the power",
        "law_slip": "the sum of the logarithms is taken for the logarithm of the sum",
        "inverted": "the quotient of the arguments is turned upside down",
        "bracket_slip": "multiplying a bracket out, only its first term is multiplied",
    },
)
