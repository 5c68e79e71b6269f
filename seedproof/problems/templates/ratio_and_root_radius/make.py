"""Chooses a core with a known limit and order, and scales, signs and shifts it; judges both ends."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.texts import Writer
from seedproof.problems.making.wordings import filled
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.ratio_and_root_radius import phrases
from seedproof.problems.templates.ratio_and_root_radius.facts import Facts, Kind
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, PI, E, Formula, Symbol, Verbatim, call, interval, latex, root

N = Symbol("n")
X = Symbol("x")


class Core(NamedTuple):
    """About constant * factor^n * e^(exponent n) * n^order."""

    factor: Fraction
    exponent: int
    order: Fraction
    constant: Formula = formula.ONE
    mistaken: Fraction | None = None
    """The factor for those who take (2n)! for 2 n!, and so on."""


_HALF = Fraction(1, 2)
_ROOT_OF_PI = call("sqrt", PI)
_ROOT_OF_TWO_PI = call("sqrt", 2 * PI)

_CORES: dict[Kind, Core] = {
    "power over factorial": Core(Fraction(1), 1, -_HALF, 1 / _ROOT_OF_TWO_PI),
    "factorial over power": Core(Fraction(1), -1, _HALF, _ROOT_OF_TWO_PI),
    "binomial of 2n": Core(Fraction(4), 0, -_HALF, 1 / _ROOT_OF_PI, Fraction(2)),
    "one over binomial of 2n": Core(Fraction(1, 4), 0, _HALF, _ROOT_OF_PI, _HALF),
    "binomial of 3n": Core(Fraction(27, 4), 0, -_HALF, root(3) / (2 * _ROOT_OF_PI), Fraction(3, 2)),
    "trinomial": Core(Fraction(27), 0, Fraction(-1), root(3) / (2 * PI), Fraction(3)),
    "double power over factorial": Core(Fraction(1, 4), 2, -_HALF, 1 / (2 * _ROOT_OF_PI)),
}
"""By Stirling's formula; the other cores depend on their numbers."""

_ROOTS: tuple[Kind, ...] = ("growing root", "falling root", "quotient to the n")
"""The cores for the root test."""

_OF_POWERS: tuple[Kind, ...] = ("power over factorial", "factorial over power", "double power over factorial")
"""The cores with a power of n, beside which no further one stands."""

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("binomial of 2n", "one over binomial of 2n", "quotient to the n", "trinomial"),
    2: (*_OF_POWERS, "growing root", "falling root", "binomial of 3n"),
    3: (*_CORES, "growing root", "falling root"),
}
"""By difficulty."""

_QUOTIENTS: dict[Kind, str] = {
    "power over factorial": r"\left(\frac{n+1}{n}\right)^n",
    "factorial over power": r"\left(\frac{n}{n+1}\right)^n",
    "binomial of 2n": r"\frac{(2n+2)(2n+1)}{(n+1)^2}",
    "one over binomial of 2n": r"\frac{(n+1)^2}{(2n+2)(2n+1)}",
    "binomial of 3n": r"\frac{(3n+3)(3n+2)(3n+1)}{(2n+2)(2n+1)(n+1)}",
    "trinomial": r"\frac{(3n+3)(3n+2)(3n+1)}{(n+1)^3}",
    "double power over factorial": r"\frac{(n+1)^{2n+2}}{n^{2n} (2n+2)(2n+1)}",
    "growing root": r"\left(1 + \frac{<a>}{n}\right)^n",
    "falling root": r"\left(\frac{n}{n + <a>}\right)^n",
    "quotient to the n": r"\frac{<a> n + 1}{<b> n + 3}",
}
"""The ratio of neighbouring cores, or the n-th root of a core, simplified."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a core, a divisor base^n n^weight, a sign and a centre. Raises: Rejected."""
    kind = draws.choice(_KINDS[difficulty])
    a = 0
    b = 0
    if kind in _ROOTS:
        a = draws.between(1, 4)
    if kind == "quotient to the n":
        a = draws.between(2, 7)
        b = draws.between(2, 7)
        if a == b:
            raise Rejected("the core does not grow and does not fall")
    weight = draws.between(0, 2)
    facts = Facts(
        kind=kind,
        a=a,
        b=b,
        sign=draws.choice((1, 1, -1)),
        base=draws.choice((1, 2, 3, 5)),
        weight=0 if kind in _OF_POWERS else weight,
        centre=draws.between(-4, 4),
        ends=1 if difficulty == 3 else 0,
    )
    if facts.base == 1 and facts.centre == 0:
        raise Rejected("neither stretched nor moved")
    return facts


def _core(facts: Facts) -> Core:
    square = Fraction(facts.a**2, 2)
    match facts.kind:
        case "growing root":
            return Core(Fraction(1), facts.a, Fraction(0), E**-square)
        case "falling root":
            return Core(Fraction(1), -facts.a, Fraction(0), E**square)
        case "quotient to the n":
            return Core(Fraction(facts.a, facts.b), 0, Fraction(0))
    return _CORES[facts.kind]


def _number(factor: Fraction, exponent: int) -> Formula:
    """Return factor * e^exponent, with e above or below."""
    above = factor.numerator * E ** max(exponent, 0)
    return above / (factor.denominator * E ** max(-exponent, 0))


def _power(facts: Facts) -> str:
    return f"({latex(X - facts.centre)})^n" if facts.centre else "x^n"


def _coefficient(facts: Facts, sign: int) -> str:
    """Write a coefficient, as one fraction, with this sign."""
    above = filled(phrases.NUMERATORS[facts.kind], a=facts.a, b=facts.b)
    if sign == -1:
        above = phrases.SIGN + phrases.BETWEEN + above
    below = [f"{facts.base}^n"] if facts.base > 1 else []
    if facts.weight:
        below.append("n" if facts.weight == 1 else f"n^{facts.weight}")
    if phrases.DENOMINATORS[facts.kind] != "1":
        below.append(phrases.DENOMINATORS[facts.kind])
    return filled(phrases.FRACTION, above=above, below=phrases.BETWEEN.join(below)) if below else above


def words(facts: Facts, writer: Writer) -> Words:
    """Say the series; ask for ratios or roots, as the core suggests."""
    statement = writer.say(phrases.STATEMENTS)
    limit = writer.say(phrases.LIMITS["root" if facts.kind in _ROOTS else "ratio"])
    return Words(statement, (limit, writer.say(phrases.INTERVALS[facts.ends])))


def work(facts: Facts, slip: Slip) -> Worked:
    """Find limit, radius, open interval, and where asked for, the ends."""
    core = _core(facts)
    core = slip.or_else(
        core,
        one_to_the_infinity=core._replace(exponent=0),
        factorials_of_multiples=core._replace(factor=core.mistaken or core.factor),
    )
    factor = slip.or_else(core.factor / facts.base, base_multiplied=core.factor * facts.base)
    limit = _number(factor, core.exponent)
    radius = slip.or_else(_number(1 / factor, -core.exponent), limit_taken_for_radius=limit)
    centre = slip.or_else(facts.centre, centre_with_the_wrong_sign=-facts.centre)
    low = slip.or_else(centre - radius, one_side_lost=formula.formula(centre))
    high = centre + radius
    solution = interval(low, high)
    core_quotient = filled(_QUOTIENTS[facts.kind], a=facts.a, b=facts.b)
    steps = [
        _limit(core_quotient, _number(core.factor, core.exponent)),
        _limit(_whole_quotient(facts, core_quotient), limit),
        step("identity", left=Verbatim(rf"\left({latex(limit)}\right)^{{-1}}"), right=radius),
        step(
            "inequality",
            left=call("abs", X - facts.centre),
            sign=Verbatim("<"),
            right=radius,
            letter=X,
            solution=solution,
        ),
    ]
    if facts.ends:
        if slip == "one_side_lost":
            raise Rejected("the ends would not be those of the series")
        order = core.order - facts.weight
        solution = interval(low, high, _brackets(order, facts.sign, slip))
        size = N**-order * Verbatim(_coefficient(facts, 1))
        term = Verbatim(rf"{_coefficient(facts, facts.sign)} \, {_power(facts)}")
        steps += [
            _limit(rf"{latex(size)} \left({latex(radius)}\right)^n", core.constant),
            step("converges_for", index=N, start=1, term=term, letter=X, solution=solution),
        ]
    return Worked(tuple(steps), (limit, solution))


def _limit(expression: str, value: Formula) -> Step:
    return step("limit", letter=N, at=INFINITY, expression=Verbatim(expression), value=value)


def _whole_quotient(facts: Facts, core_quotient: str) -> str:
    """Return the ratio, or the root, with base and weight."""
    text = core_quotient
    if facts.base > 1:
        text = rf"\frac{{1}}{{{facts.base}}} \cdot {text}"
    if facts.weight == 0:
        return text
    if facts.kind in _ROOTS:
        return rf"{text} \cdot n^{{-{facts.weight}/n}}"
    if facts.weight == 1:
        return rf"{text} \cdot \frac{{n}}{{n+1}}"
    return rf"{text} \cdot \left(\frac{{n}}{{n+1}}\right)^{{{facts.weight}}}"


def _brackets(order: Fraction, sign: int, slip: Slip) -> str:
    """Return the brackets of the ends that belong to the interval, from the order of the terms there."""
    if order < -1 or (order < 0 and slip == "null_terms_taken_for_convergence"):
        return "[]"
    if order >= 0 or slip == "alternation_overlooked":
        return ""
    # Right of the centre the signs are those of the coefficients, left of it they are turned.
    return "]" if slip.or_else(sign, ends_exchanged=-sign) == -1 else "["


SHEET = Sheet(
    subject="sequences_series",
    method="asymptotic balls of the coefficients",
    sample=sample,
    gaps=lambda facts: {"coefficient": _coefficient(facts, facts.sign), "power": _power(facts)},
    words=words,
    work=work,
    types=(Typed("number"), Typed("interval_union", ("x",))),
    slips={
        "one_to_the_infinity": "a power whose base tends to 1 is taken to tend to 1",
        "factorials_of_multiples": "the factorial of a multiple of n is taken for a multiple of a factorial",
        "base_multiplied": "the number to the n below is multiplied with instead of divided by",
        "limit_taken_for_radius": "the limit is taken for the radius, not its reciprocal",
        "centre_with_the_wrong_sign": "the centre has the wrong sign",
        "one_side_lost": "only x above the centre are kept",
        "null_terms_taken_for_convergence": "at the ends, terms that tend to zero are thought to be enough",
        "alternation_overlooked": "at the end where signs alternate, the signs are overlooked",
        "ends_exchanged": "the end with alternating signs is taken for the other one",
    },
    levels={
        1: "ratios of factorials or roots of quotients, with rational limits",
        2: "the limit is a power of e, or of factorials of different multiples of n",
        3: "the ends belong to the question: the order of the terms there decides",
    },
)
