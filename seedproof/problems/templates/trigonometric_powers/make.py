"""Expands products into sums that are integrated term by term, and climbs reduction formulas from below."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Literal, NamedTuple, TypeVar

from seedproof.problems.making import coefficients, values
from seedproof.problems.making.integrals import antiderivative_between
from seedproof.problems.making.texts import Filling, Writer
from seedproof.problems.making.values import Value, added, difference, scaled, surd, times, value_of, written
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.trigonometric_powers import facts as kinds
from seedproof.problems.templates.trigonometric_powers import phrases
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, latex, product, root, total

F = TypeVar("F", Formula, Fraction)

CONSTANT, J, N, X = map(Symbol, ("C", "J", "n", "x"))
SINE, COSINE, TANGENT, SECANT = (call(name, X) for name in ("sin", "cos", "tan", "sec"))
HALF = Fraction(1, 2)


class Basis(NamedTuple):
    """A power of a function of a multiple of x; without a name, x itself."""

    name: Literal["", "sin", "cos", "tan", "sec"]
    rate: int
    power: int


Terms = dict[Basis, Fraction]

_ENDS = ("0", "1/6", "1/4", "1/3", "1/2", "1")
_ENDS_OF_TANGENTS = ("0", "1/6", "1/4", "1/3")
_EVEN = ((2, 2), (4, 0), (0, 4), (2, 4), (4, 2), (6, 0), (0, 6))
_TANGENTS = ((2, 4), (4, 4), (0, 4), (0, 6), (1, 4), (3, 1), (3, 3), (5, 1), (1, 3), (3, 5))
_WAVES: tuple[Literal["sin sin", "sin cos", "cos cos"], ...] = ("sin sin", "sin cos", "cos cos")
_REDUCTIONS: tuple[tuple[kinds.Function, str, str], ...] = (
    ("sin", "0", "1/2"),
    ("sin", "0", "1"),
    ("cos", "0", "1/2"),
    ("cos", "0", "1/4"),
    ("sin", "0", "1/6"),
    ("tan", "0", "1/4"),
    ("tan", "0", "1/3"),
    ("cot", "1/4", "1/2"),
    ("cot", "1/6", "1/2"),
    ("sec", "0", "1/4"),
    ("sec", "0", "1/3"),
)
_SINES = {
    Fraction(0): value_of(0),
    Fraction(1, 6): value_of(HALF),
    Fraction(1, 4): scaled(surd(2), HALF),
    Fraction(1, 3): scaled(surd(3), HALF),
    HALF: value_of(1),
}
"""The sine of a multiple of pi, up to a right angle."""


def sample(draws: Draws, difficulty: int) -> kinds.Facts:
    """Draw one odd power; even ones, or tangents and secants, or frequencies; or all powers."""
    if difficulty == 1:
        return _one_odd(draws)
    if difficulty == 3:
        function, low, high = draws.choice(_REDUCTIONS)
        return kinds.Reduction(function, draws.between(1, 3), low, high, draws.between(3, 8))
    match draws.below(3):
        case 0:
            exponents = draws.choice(_EVEN)
            low, high = _two_ends(draws, _ENDS)
            return kinds.Powers(draws.choice((1, 2, 4, 8, 16)), "sin cos", exponents, low, high)
        case 1:
            exponents = draws.choice(_TANGENTS)
            low, high = _two_ends(draws, _ENDS_OF_TANGENTS)
            return kinds.Powers(draws.between(1, 6), "tan sec", exponents, low, high)
        case _:
            first, second = draws.sample(range(1, 7), 2)
            low, high = _two_ends(draws, _ENDS)
            return kinds.Frequencies(draws.between(1, 4), draws.choice(_WAVES), (first, second), low, high)


def _one_odd(draws: Draws) -> kinds.Powers:
    odd = draws.choice((1, 3, 3, 5, 5))
    even = draws.choice((0, 2, 4, 6))
    if odd + even < 3 or odd + even > 9:
        raise Rejected("the powers are too low, or too high")
    exponents = (even, odd) if draws.below(2) else (odd, even)
    low, high = _two_ends(draws, _ENDS)
    return kinds.Powers(draws.between(1, 6), "sin cos", exponents, low, high)


def _two_ends(draws: Draws, ends: Sequence[str]) -> tuple[str, str]:
    low, high = sorted(draws.sample(ends, 2), key=Fraction)
    return low, high


def gaps(facts: kinds.Facts) -> Mapping[str, Filling]:
    """Return the function or its powers, and the ends."""
    low, high = _ends(facts)
    if isinstance(facts, kinds.Reduction):
        power = rf"\{facts.function}^{{n}}\left({latex(facts.rate * X)}\right)"
        return {"f": power, "low": low, "high": high}
    return {"f": _integrand(facts), "low": low, "high": high}


def _integrand(facts: kinds.Facts) -> Formula:
    """Write the function; of a reduction, its n-th power."""
    match facts:
        case kinds.Reduction(function=name, rate=rate):
            return call(name, rate * X) ** N
        case kinds.Frequencies(factor=factor, waves=waves, rates=(first, second)):
            left, right = waves.split(" ")
            return factor * call(left, first * X) * call(right, second * X)
        case kinds.Powers(factor=factor, functions=functions, exponents=(first, second)):
            left, right = functions.split(" ")
            return factor * call(left, X) ** first * call(right, X) ** second


def _ends(facts: kinds.Facts) -> tuple[Formula, Formula]:
    """Write both ends as x."""
    rate = facts.rate if isinstance(facts, kinds.Reduction) else 1
    low, high = (Fraction(end) / rate for end in (facts.low, facts.high))
    return low.numerator * PI / low.denominator, high.numerator * PI / high.denominator


def words(facts: kinds.Facts, writer: Writer) -> Words:
    """Say a function and ask for its integral, or ask for a reduction formula, whose use is drawn first."""
    if isinstance(facts, kinds.Reduction):
        statement, second, first = map(writer.say, (phrases.REDUCTIONS, phrases.MEMBERS, phrases.FORMULAS))
    else:
        texts = (phrases.FUNCTIONS, phrases.ANTIDERIVATIVES, phrases.INTEGRALS)
        statement, first, second = map(writer.say, texts)
    return Words(statement, (first, second))


def work(facts: kinds.Facts, slip: Slip) -> Worked:
    """Work a product or a sequence of powers out."""
    return _reduction(facts, slip) if isinstance(facts, kinds.Reduction) else _product(facts, slip)


def _refuse_ugly(value: Value, slip: Slip) -> None:
    """Raises: Rejected for large denominators, or many terms."""
    sizes = value.values()
    is_large = len(sizes) > 3 or any(number.denominator > 999 or abs(number) > 999 for number in sizes)
    if any(number.denominator > 5000 for number in sizes) if slip else is_large:
        raise Rejected("the integral is ugly")


def _product(facts: kinds.Powers | kinds.Frequencies, slip: Slip) -> Worked:
    terms = _terms(facts, slip)
    high = _value_at(terms, facts.high)
    low = _value_at(terms, facts.low)
    integral = slip.or_else(
        difference(high, low), lower_end_dropped=dict(high), ends_exchanged=difference(low, high)
    )
    if not slip and not integral:
        raise Rejected("the integral is zero")
    _refuse_ugly(integral, slip)
    integrand = _integrand(facts)
    start, stop = _ends(facts)
    value = written(integral)
    basic = (
        factor * (call(basis.name, basis.rate * X) ** basis.power if basis.name else X)
        for basis, factor in terms.items()
    )
    general = total(*basic, CONSTANT)
    steps = (
        step("identity", left=integrand, right=facts.factor * _rewritten(facts, slip)),
        antiderivative_between(start, stop, integrand, X, general),
        step("definite_integral", low=start, high=stop, integrand=integrand, letter=X, value=value),
    )
    return Worked(steps, (general, value))


def _terms(facts: kinds.Powers | kinds.Frequencies, slip: Slip) -> Terms:
    """Return the antiderivative."""
    terms: Terms = {}
    for basis, factor in _terms_without_factor(facts, _flip(slip)).items():
        wrong = slip.or_else(
            1,
            powers_not_divided=basis.power,
            frequency_not_divided=basis.rate,
            sign_of_a_wave=-1 if basis.name == "cos" else 1,
        )
        terms[basis] = facts.factor * wrong * factor
    return terms


def _flip(slip: Slip) -> int:
    """Return the sign of the square in its identity, as it should be (1) or not."""
    return slip.or_else(1, identity_of_squares=-1)


def _terms_without_factor(facts: kinds.Powers | kinds.Frequencies, flip: int) -> Terms:
    match facts:
        case kinds.Frequencies():
            return {
                Basis("cos" if name == "sin" else "sin", rate, 1): (-factor if name == "sin" else factor)
                / rate
                for name, rate, factor in _sum_of_waves(facts)
            }
        case kinds.Powers(functions="tan sec", exponents=(tangents, secants)):
            if secants % 2 == 0:
                return _binomial_terms(secants // 2 - 1, flip, tangents, Basis("tan", 1, 1), 1)
            k = (tangents - 1) // 2
            return _binomial_terms(k, -flip, secants - 1, Basis("sec", 1, 1), (-flip) ** k)
        case kinds.Powers(exponents=(sines, cosines)):
            if cosines % 2 == 1:
                return _binomial_terms(cosines // 2, -flip, sines, Basis("sin", 1, 1), 1)
            if sines % 2 == 1:
                return _binomial_terms(sines // 2, -flip, cosines, Basis("cos", 1, 1), -1)
            mean, *waves = _multiple_angles(sines, cosines)
            angles = {
                Basis("sin", 2 * index, 1): factor / (2 * index)
                for index, factor in enumerate(waves, start=1)
            }
            return {Basis("", 1, 1): mean} | {basis: factor for basis, factor in angles.items() if factor}


def _binomial_terms(power: int, sign: int, start: int, basis: Basis, factor: int) -> Terms:
    """Integrate factor u^start (1 + sign u^2)^power, u being the basic function."""
    terms: Terms = {}
    for index in range(power + 1):
        exponent = start + 2 * index + 1
        terms[basis._replace(power=exponent)] = Fraction(factor * comb(power, index) * sign**index, exponent)
    return terms


def _multiple_angles(sines: int, cosines: int) -> list[Fraction]:
    """Return the factors of 1, cos 2x, cos 4x, ... in the product of two even powers."""
    wave = coefficients.product([1], *[[1, -1]] * sines, *[[1, 1]] * cosines)
    middle = len(wave) // 2
    size = Fraction((-1) ** (sines // 2), 2 ** (sines + cosines))
    return [size * wave[middle], *(2 * size * coefficient for coefficient in wave[middle + 1 :])]


def _sum_of_waves(facts: kinds.Frequencies) -> list[tuple[Literal["sin", "cos"], int, Fraction]]:
    """Return the product of both waves as a sum of two: name, frequency and factor."""
    first, second = facts.rates
    larger = first + second
    smaller = abs(first - second)
    match facts.waves:
        case "sin sin":
            return [("cos", smaller, HALF), ("cos", larger, -HALF)]
        case "cos cos":
            return [("cos", smaller, HALF), ("cos", larger, HALF)]
        case "sin cos":
            return [("sin", larger, HALF), ("sin", smaller, HALF if first > second else -HALF)]


def _rewritten(facts: kinds.Powers | kinds.Frequencies, slip: Slip) -> Formula:
    """Write the product so that it can be integrated, without the factor."""
    flip = _flip(slip)
    match facts:
        case kinds.Frequencies():
            return total(*(factor * call(name, rate * X) for name, rate, factor in _sum_of_waves(facts)))
        case kinds.Powers(functions="tan sec", exponents=(tangents, secants)):
            if secants % 2 == 0:
                square = 1 + flip * TANGENT**2
                return TANGENT**tangents * square ** (secants // 2 - 1) * SECANT**2
            square = SECANT**2 - flip
            return square ** ((tangents - 1) // 2) * SECANT ** (secants - 1) * SECANT * TANGENT
        case kinds.Powers(exponents=(sines, cosines)):
            if cosines % 2 == 1:
                return SINE**sines * (1 - flip * SINE**2) ** (cosines // 2) * COSINE
            if sines % 2 == 1:
                return (1 - flip * COSINE**2) ** (sines // 2) * COSINE**cosines * SINE
            mean, *waves = _multiple_angles(sines, cosines)
            return total(
                mean, *(factor * call("cos", 2 * index * X) for index, factor in enumerate(waves, start=1))
            )


def _value_at(terms: Terms, end: str) -> Value:
    """Return the sum of basic terms at an end. Raises: Rejected."""
    return added(*(scaled(_basic_value(basis, Fraction(end)), factor) for basis, factor in terms.items()))


def _basic_value(basis: Basis, turns: Fraction) -> Value:
    angle = basis.rate * turns
    match basis.name:
        case "":
            return value_of(turns, PI)
        case "sin":
            base = _sine(angle)
        case "cos":
            base = _sine(angle + HALF)
        case "tan":
            base = _tangent(angle)
        case "sec":
            base = _reciprocal(_sine(angle + HALF))
    return _power(base, basis.power)


def _sine(turns: Fraction) -> Value:
    """Return the sine of a multiple of pi. Raises: Rejected for other angles."""
    turns %= 2
    if turns > 1:
        return scaled(_sine(turns - 1), -1)
    if turns > HALF:
        turns = 1 - turns
    if turns not in _SINES:
        raise Rejected("an angle is not known")
    return _SINES[turns]


def _tangent(turns: Fraction) -> Value:
    return times(_sine(turns), _reciprocal(_sine(turns + HALF)))


def _reciprocal(value: Value) -> Value:
    """Return one over a number times a root."""
    square = values.rational(times(value, value))
    if not square:
        raise Rejected("a function has a pole at an end")
    return scaled(value, 1 / square)


def _power(base: Value, power: int) -> Value:
    result = value_of(1)
    for _ in range(power):
        result = times(result, base)
    return result


def _reduction(facts: kinds.Reduction, slip: Slip) -> Worked:
    """The formula, the lowest integral, and then one after the other."""
    rest = _rest(facts, N, J)
    edge = _edge(facts)
    formula = slip.or_else(edge + rest if edge else rest, boundary_lost=rest)
    if slip == "boundary_sign":
        if edge is None:
            raise Rejected("the ends contribute nothing")
        formula = rest - edge
    start, stop = _ends(facts)
    value = _lowest(facts, slip)
    steps = [
        step("reduction", low=start, high=stop, integrand=_integrand(facts), letter=X, formula=formula),
        _member_step(facts, facts.index % 2, value),
    ]
    for index in range(facts.index % 2 + 2, facts.index + 1, 2):
        value = _next(facts, slip, index, value)
        steps.append(_member_step(facts, index, value))
    _refuse_ugly(value, slip)
    return Worked(tuple(steps), (formula, written(value)))


def _member_step(facts: kinds.Reduction, index: int, value: Value) -> Step:
    low, high = _ends(facts)
    power = call(facts.function, facts.rate * X) ** index
    return step("definite_integral", low=low, high=high, integrand=power, letter=X, value=written(value))


def _rest(facts: kinds.Reduction, n: F, lower: F) -> F:
    """Return the part of the n-th integral that has the one that is lower by two."""
    match facts.function:
        case "sin" | "cos":
            return (n - 1) * lower / n
        case "tan" | "cot":
            return -lower
        case "sec":
            return (n - 2) * lower / (n - 1)


def _edge(facts: kinds.Reduction) -> Formula | None:
    """Write what the ends contribute, None where that is nothing."""
    rate = facts.rate
    match facts.function, facts.low, facts.high:
        case "sin", _, "1/6":
            return -root(3) / product(rate, N, 2**N)
        case "cos", _, "1/4":
            return 1 / product(rate, N, 2 ** (N / 2))
        case (("sin" | "cos"), _, _):
            return None
        case ("tan", _, "1/3") | ("cot", "1/6", _):
            return 3 ** ((N - 1) / 2) / (rate * (N - 1))
        case "sec", _, "1/4":
            return 2 ** ((N - 2) / 2) / (rate * (N - 1))
        case "sec", _, _:
            return root(3) * 2 ** (N - 2) / (rate * (N - 1))
    return 1 / (rate * (N - 1))


def _lowest(facts: kinds.Reduction, slip: Slip) -> Value:
    """Return the integral of the power 0 or 1, as the index is even or odd."""
    low = Fraction(facts.low)
    high = Fraction(facts.high)
    match facts.function:
        case _ if facts.index % 2 == 0:
            gain = value_of(high - low, PI)
        case "sin":
            gain = difference(_sine(low + HALF), _sine(high + HALF))
        case "cos":
            gain = difference(_sine(high), _sine(low))
        case "tan" | "cot":
            steepest = high if facts.function == "tan" else HALF - low
            gain = values.logarithm({Fraction(1, 4): 2, Fraction(1, 3): 4}[steepest], HALF)
        case "sec":
            tangent = {Fraction(1, 4): 1 + root(2), Fraction(1, 3): 2 + root(3)}[high]
            gain = value_of(1, call("log", tangent))
    return slip.or_else(
        scaled(gain, Fraction(1, facts.rate)),
        number_beside_x_forgotten=dict(gain),
        lowest_integral_taken_as_one=dict(value_of(1)),
    )


def _next(facts: kinds.Reduction, slip: Slip, index: int, value: Value) -> Value:
    """Return the integral of a power, by that of the power that is lower by two."""
    if slip == "index_off_by_one" and index == facts.index:
        index += 1
    edge = scaled(_boundary(facts, index), Fraction(1, facts.rate))
    edge = slip.or_else(edge, boundary_lost={}, boundary_sign=scaled(edge, -1))
    return added(edge, scaled(value, _rest(facts, Fraction(index), Fraction(1))))


def _boundary(facts: kinds.Reduction, index: int) -> Value:
    """Return what the ends contribute to the integral of this power, times the number beside x."""
    high = Fraction(facts.high)
    sine = _sine(high)
    cosine = _sine(high + HALF)
    match facts.function:
        case "sin":
            return scaled(times(_power(sine, index - 1), cosine), Fraction(-1, index))
        case "cos":
            return scaled(times(_power(cosine, index - 1), sine), Fraction(1, index))
        case "tan":
            edge = _power(_tangent(high), index - 1)
        case "cot":
            edge = _power(_tangent(HALF - Fraction(facts.low)), index - 1)
        case "sec":
            edge = times(_power(_reciprocal(cosine), index - 2), _tangent(high))
    return scaled(edge, Fraction(1, index - 1))


def types(facts: kinds.Facts) -> tuple[Typed, ...]:
    """Return the antiderivative and its gain, or the formula and the member that it leads to."""
    if isinstance(facts, kinds.Reduction):
        formula = Typed("expression(n, J; n >= 2, integer)", ("I_n",))
        return formula, Typed("number", (f"I_{facts.index}",))
    return Typed("antiderivative(x)"), Typed("number")


SHEET = Sheet(
    subject="integral_calculus",
    method="derivative in normal form, and quadrature",
    sample=sample,
    gaps=gaps,
    words=words,
    work=work,
    types=types,
    slips={
        "identity_of_squares": "the identity between both squares is used with the wrong sign",
        "powers_not_divided": "powers are not divided by their new exponent",
        "frequency_not_divided": "waves are not divided by their frequency",
        "sign_of_a_wave": "the antiderivative of a sine gets the wrong sign",
        "lower_end_dropped": "the antiderivative is taken as zero at the lower end",
        "ends_exchanged": "the value at the upper end is subtracted from that at the lower end",
        "boundary_lost": "what the ends contribute in integration by parts is lost",
        "boundary_sign": "what the ends contribute has the wrong sign",
        "number_beside_x_forgotten": "the lowest integral is not divided by the number beside x",
        "lowest_integral_taken_as_one": "the lowest integral is taken as one",
        "index_off_by_one": "in the last use of the formula the index is too large by one",
    },
    levels={
        1: "one odd power, which makes a substitution",
        2: "even powers by double angles, tangents with secants, or two frequencies",
        3: "all powers at once: a reduction formula by parts, and a member of the sequence",
    },
)
