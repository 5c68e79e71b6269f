"""Plants the end of the solution's interval, or its two bounds; separates the variables, and integrates."""

from fractions import Fraction
from typing import assert_never

from msgspec.structs import replace

from seedproof.problems.making.texts import Filling, Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.separable_equation.facts import Bounded, Facts, Reciprocal, Root
from seedproof.problems.templates.separable_equation.phrases import INTERVALS, SOLUTIONS, STATEMENTS, STEEPEST
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, Formula, Like, Symbol, Verbatim, call, interval, root

X, Y, SLOPE = map(Symbol, ("x", "y", "y'"))

_LARGEST_START = 120


def sample(draws: Draws, difficulty: int) -> Facts:
    """A solution that becomes infinite; then one that ends at zero; then one between two bounds."""
    match difficulty:
        case 1:
            facts: Facts = Reciprocal(
                factor=draws.nonzeros(1, 5)[0],
                power=draws.between(2, 4),
                end=draws.nonzeros(1, 3)[0],
            )
        case 2:
            facts = _draw_root(draws)
        case _:
            facts = _draw_bounded(draws)
    if isinstance(facts, Reciprocal) and (facts.power % 2 == 0 and facts.end < 0):
        raise Rejected("the other end is the same")
    if isinstance(facts, Reciprocal) and abs(facts.factor * facts.end**facts.power) > _LARGEST_START:
        raise Rejected("the numbers are large")
    return facts


def _draw_root(draws: Draws) -> Root:
    power = draws.between(2, 4)
    end = draws.between(1, 4)
    if power % 2:
        end = draws.nonzeros(1, 4)[0]
    facts = Root(
        factor=draws.between(1, 5),
        power=power,
        end=end,
        base=abs(end) if power % 2 else 1,
    )
    if _start_of(facts) > _LARGEST_START:
        raise Rejected("the numbers are large")
    return facts


def _draw_bounded(draws: Draws) -> Bounded:
    low = draws.between(-4, 3)
    width = draws.between(2, 8)
    start = low + draws.between(1, width - 1)
    facts = Bounded(
        factor=draws.between(1, 4),
        divisor=draws.choice((1, 1, 2, 3, 5)),
        low=low,
        high=low + width,
        start=start,
    )
    if Fraction(facts.factor, facts.divisor).denominator != facts.divisor:
        raise Rejected("the factor is not in lowest terms")
    if 2 * start == facts.low + facts.high:
        raise Rejected("it is steepest at the start")
    return facts


def _start_of(facts: Facts) -> Fraction:
    """Return the value at zero."""
    match facts:
        case Reciprocal():
            return 1 / Fraction(facts.factor * facts.end**facts.power)
        case Root(power=power, end=end):
            if power % 2:
                return Fraction(facts.factor * abs(end) ** ((power + 1) // 2))
            return Fraction(facts.factor * abs(end) ** (power // 2))
        case Bounded():
            return Fraction(facts.start)
    assert_never(facts)


def _slope_of(facts: Facts) -> Formula:
    """Return the right side of the equation."""
    match facts:
        case Reciprocal():
            return facts.power * facts.factor * X ** (facts.power - 1) * Y**2
        case Root():
            coefficient = Fraction(-facts.power * _radicand_factor(facts), 2)
            return coefficient.numerator * X ** (facts.power - 1) / (coefficient.denominator * Y)
        case Bounded():
            return facts.factor * (Y - facts.low) * (facts.high - Y) / facts.divisor
    assert_never(facts)


def _radicand_factor(facts: Root) -> int:
    """Return the factor of end^power - x^power under the root; it has the sign of the end for odd powers."""
    factor = facts.factor**2 * facts.base
    if facts.power % 2 and facts.end < 0:
        return -factor
    return factor


def work(facts: Facts, slip: Slip) -> Worked:
    """Integrate, and answer the second question from the solution."""
    match facts:
        case Reciprocal():
            return _reciprocal(facts, slip)
        case Root():
            return _root(facts, slip)
        case Bounded():
            return _bounded(facts, slip)
    assert_never(facts)


def _is_solution(facts: Facts, solution: Formula) -> Step:
    return step("differential_equation", letter=X, left=SLOPE, right=_slope_of(facts), solution=solution)


def _start(facts: Facts, expression: Formula, value: Fraction) -> Step:
    """Say what the start gives for the constant of integration."""
    return step("value", letter=Y, at=_start_of(facts), expression=expression, value=value)


def _power_step(coefficient: int, exponent: int, raised: Formula) -> Step:
    return step("antiderivative", function=coefficient * X ** (exponent - 1), letter=X, antiderivative=raised)


def _raised(coefficient: int, exponent: int, slip: Slip) -> Formula:
    """Return an antiderivative of coefficient x^(exponent - 1)."""
    divisor = slip.or_else(exponent, power_not_raised=1)
    return Fraction(coefficient, divisor) * X**exponent


def _reciprocal(facts: Reciprocal, slip: Slip) -> Worked:
    """The reciprocal of y is a power of x and a constant."""
    if slip in ("constant_with_the_wrong_sign", "end_with_the_wrong_sign") and facts.power % 2 == 0:
        raise Rejected("the other end is the same, or the solution would never end")
    mirrored = replace(facts, end=-facts.end)
    mistaken = slip.or_else(facts, constant_with_the_wrong_sign=mirrored)
    raised = _raised(facts.power * facts.factor, facts.power, slip)
    solution = 1 / (mistaken.factor * mistaken.end**mistaken.power - raised)
    interval = _interval_of(slip.or_else(mistaken, end_with_the_wrong_sign=mirrored))
    steps = (
        step("antiderivative", function=Y**-2, letter=Y, antiderivative=-(1 / Y)),
        _power_step(facts.power * facts.factor, facts.power, raised),
        _start(facts, 1 / Y, 1 / _start_of(mistaken)),
        _is_solution(facts, solution),
        step(
            "inequality",
            left=facts.factor * facts.end**facts.power - facts.factor * X**facts.power,
            sign=Verbatim("<" if _start_of(facts) < 0 else ">"),
            right=0,
            letter=X,
            solution=interval,
        ),
    )
    return Worked(steps, (solution, interval))


def _root(facts: Root, slip: Slip) -> Worked:
    """The square of y is a power of x and a constant."""
    factor = _radicand_factor(facts)
    raised = _raised(-facts.power * factor, facts.power, slip)
    start = _start_of(facts)
    constant = slip.or_else(start**2, constant_forgotten=start)
    square = constant + raised
    solution = slip.or_else(root(square), root_forgotten=square)
    mistaken = slip.or_else(
        facts,
        end_with_the_wrong_sign=replace(facts, end=-facts.end),
        one_end_only=replace(facts, power=facts.power + 1 - facts.power % 2),
    )
    interval = _interval_of(mistaken)
    radicand = factor * facts.end**facts.power - factor * X**facts.power
    steps = (
        step("antiderivative", function=2 * Y, letter=Y, antiderivative=Y**2),
        _power_step(-facts.power * factor, facts.power, raised),
        _start(facts, Y**2, constant),
        _is_solution(facts, solution),
        step("inequality", left=radicand, sign=Verbatim(">"), right=0, letter=X, solution=interval),
    )
    return Worked(steps, (solution, interval))


def _bounded(facts: Bounded, slip: Slip) -> Worked:
    """Partial fractions give the logarithm of a quotient, which is then solved for y."""
    share = Fraction(facts.high - facts.start, facts.start - facts.low)
    share = slip.or_else(share, share_inverted=1 / share)
    width = slip.or_else(facts.high - facts.low, width_forgotten=1)
    rate = Fraction(facts.factor * width, facts.divisor)
    decay = call("exp", -rate * X)
    above = facts.high * share.denominator + facts.low * share.numerator * decay
    solution = above / (share.denominator + share.numerator * decay)
    fractions = 1 / (Y - facts.low) + 1 / (facts.high - Y)
    logarithm = call("log", Y - facts.low) - call("log", facts.high - Y)
    inside = slip.or_else(share, logarithm_with_the_wrong_sign=1 / share)
    steepest = 1 / rate * call("log", inside)
    middle = Fraction(facts.low + facts.high, 2)
    distances = (Y - facts.low) * (facts.high - Y)
    apart = Fraction(1, facts.high - facts.low) * fractions
    steps = (
        step("identity", left=1 / distances, right=apart),
        step(
            "antiderivative",
            function=1 / distances,
            letter=Y,
            antiderivative=Fraction(1, width) * logarithm,
        ),
        _start(facts, (facts.high - Y) / (Y - facts.low), share),
        _is_solution(facts, solution),
        step("derivative", function=distances, letter=Y, derivative=facts.low + facts.high - 2 * Y),
        step("satisfies", left=solution, right=middle, letter=X, value=steepest),
    )
    return Worked(steps, (solution, steepest))


def _interval_of(facts: Reciprocal | Root) -> Formula:
    """Return the interval around zero up to the end, or to both ends for even powers."""
    low: Like = -INFINITY
    high: Like = INFINITY
    if facts.power % 2 == 0:
        low = -abs(facts.end)
    elif facts.end < 0:
        low = facts.end
    if facts.end > 0:
        high = facts.end
    return interval(low, high)


def words(facts: Facts, writer: Writer) -> Words:
    """Ask for the solution, then for its interval, or where it is steepest."""
    last = STEEPEST if isinstance(facts, Bounded) else INTERVALS
    return Words(writer.say(STATEMENTS), (writer.say(SOLUTIONS), writer.say(last)))


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the right side, and the value at zero."""
    return {"slope": _slope_of(facts), "start": _start_of(facts)}


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return what the solution is, and the place or the interval."""
    last = Typed("number", ("x",)) if isinstance(facts, Bounded) else Typed("interval_union")
    return Typed("expression(x)", ("y",)), last


SHEET = Sheet(
    subject="differential_calculus",
    method="substitution and behaviour at the ends, in balls",
    sample=sample,
    work=work,
    types=types,
    slips={
        "power_not_raised": "the power of x is not divided by its new exponent",
        "constant_with_the_wrong_sign": "the constant of integration has the wrong sign",
        "end_with_the_wrong_sign": "the end of the interval has the wrong sign",
        "one_end_only": "the negative end of the interval is forgotten",
        "root_forgotten": "the square of y is given instead of y",
        "constant_forgotten": "the start is not squared in the constant of integration",
        "share_inverted": "the quotient at the start is turned upside down",
        "width_forgotten": "the factor of the partial fractions is forgotten",
        "logarithm_with_the_wrong_sign": "the logarithm has the wrong sign",
    },
    gaps=gaps,
    words=words,
    levels={
        1: "the solution becomes infinite somewhere: its interval has to be found",
        2: "the solution is a root and ends where it is zero",
        3: "partial fractions in y; the steepest place is found without the solution or with it",
    },
)
