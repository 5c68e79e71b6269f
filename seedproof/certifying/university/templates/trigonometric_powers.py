"""Powers and products of sines, tangents and so on: antiderivatives, integrals, and reduction formulas."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import at_most, equal, some, unknown
from seedproof.certifying.university import plain
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.exponents import CONSTANT, linear_parts
from seedproof.certifying.university.expression import (
    PI,
    Expression,
    Function,
    Interval,
    Name,
    Power,
    children,
    number,
    rebuilt,
    replaced,
)
from seedproof.certifying.university.known_angles import at_angle
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, law, never, start
from seedproof.certifying.university.queries import Given, value_is
from seedproof.certifying.university.reductions import N, Powers, at_end, integral
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.certifying.university.translating import Translation
from seedproof.certifying.university.turns import is_in, meets, share
from seedproof.certifying.university.waves import Waves, functions, multiple, multiples
from seedproof.problems.templates.trigonometric_powers import phrases

_POLES = {"tan": Fraction(1, 2), "sec": Fraction(1, 2), "cot": Fraction(0), "csc": Fraction(0)}
"""Where a function is not defined, up to multiples of pi."""


STATEMENTS = meanings(
    (phrases.FUNCTIONS, phrases.REDUCTIONS),
    {
        "function": {
            "For $# \\le x \\le #$ let $$f(x) =": "low:tree high:tree rule:tree",
            "A lecturer writes this function": "rule:tree low:tree high:tree",
            "Consider the function $$f(x) =": "rule:tree low:tree high:tree",
            "Let $$f(x) =": "rule:tree low:tree high:tree",
        },
        "integrals": {
            r"A sequence of integrals is defined by $$I_n = \int_{#}^{#}": "low:tree high:tree wave:tree",
            r"Consider the integrals $$I_n = \int_{#}^{#}": "low:tree high:tree wave:tree",
            r"Let $n$ be an integer, not negative, and $$I_n = \int_{#}^{#}": "low:tree high:tree wave:tree",
            r"For integers $n \ge 0$ let $$I_n = \int_{#}^{#}": "low:tree high:tree wave:tree",
        },
    },
    seen="8cad888a",
)
QUESTIONS = meanings(
    (phrases.ANTIDERIVATIVES, phrases.INTEGRALS, phrases.FORMULAS, phrases.MEMBERS),
    {
        "general": (
            "Give the general antiderivative",
            "Find all antiderivatives",
            r"Find $\int f(x) \, dx$, with $C$",
        ),
        "between": {
            r"Hence find the exact value of $\int_{#}^{#}": "low:tree high:tree",
            r"Use it to evaluate $\int_{#}^{#}": "low:tree high:tree",
        },
        "reduction": (
            r"For $n \ge 2$ write $J$ for $I_{n-2}$",
            r"Find a reduction formula: for $n \ge 2$, express $I_n$ in terms of $n$ and $J = I_{n-2}$",
            r"With $J = I_{n-2}$ and $n \ge 2$",
        ),
        "member": {
            "Use it to find the exact value of $I_{#}$": "n:integer",
            "What is $I_{#}$": "n:integer",
            "Hence evaluate $I_{#}$": "n:integer",
        },
    },
    seen="3943da5f",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function on an interval, or the n-th power of one; ends are multiples of pi."""

    rule: Expression
    low: Fraction
    high: Fraction


def _build(said: Said, task: Task) -> Model:
    low, high = share(said["low"]), share(said["high"])
    if not low < high:
        raise Unread(f"{task.row_id}: no interval")
    return Model(said["rule" if said.kind == "function" else "wave"], low, high)


def _general(asked: Asked[Model]) -> Iterator[Script]:
    stated = plain.expression(asked.part.answer)
    ground = start(asked)
    slope, rule = derivative(stated, "x"), asked.model.rule
    waves = Waves(ground)
    for one, other in _sums(multiples(rule), multiples(slope)):
        waves.split(one, other)
    for lemma in ("derivative_rules", "antiderivatives_differ_by_constant"):
        ground.use(lemma)
    fits = equal(waves.value(slope), waves.value(rule))
    yield from law(asked, ground, "the derivative of the answer is f", fits, "derivative_")
    constant = start(asked)
    added = equal(value(constant, derivative(stated, "C"), {}), 1)
    yield from law(asked, constant, "C is added", added, "constant_")


def _sums(inner: list[Fraction], outer: list[Fraction]) -> list[tuple[Fraction, Fraction]]:
    """Return multiples of x that are sums and differences of those in f, each after what it is made of."""
    if len(inner) == 2:
        return [(inner[1] + inner[0], inner[1] - inner[0])]
    (unit,) = inner
    doubled = [unit * times for times in range(2, int(outer[-1] / unit) + 1, 2)] if outer else []
    return [(one, max(one - 4 * unit, Fraction(0))) for one in doubled]


def _between(asked: Asked[Model]) -> Iterator[Script]:
    agree(asked.said, "low", _written(asked, "low"))
    agree(asked.said, "high", _written(asked, "high"))
    yield from _defined(asked)
    ground = start(asked)
    for lemma in ("fundamental_theorem", "known_angles"):
        ground.use(lemma)
    stated = plain.expression(asked.task.part("a").answer)
    low, high = (
        value(ground, at_angle(replaced(stated, {"C": number(0)}), end), {})
        for end in (asked.model.low, asked.model.high)
    )
    found = ground.unknown("integral")
    ground.say("the integral, by the antiderivative of (a)", equal(found, high - low))
    yield from answer_is(asked, ground, equal(found, stated_number(asked, ground)))


def _written(asked: Asked[Model], end: str) -> Expression:
    """Return an end as the statement writes it."""
    written: Expression = STATEMENTS.read(asked.task.statement)[end]
    return written


def _defined(asked: Asked[Model]) -> Iterator[Script]:
    """Promise that the function has no pole in the interval."""
    poles = [(_POLES[name], rate) for name, rate in functions(asked.model.rule) if name in _POLES]
    if poles:
        ground = start(asked)
        angle = ground.unknown("x_over_pi")
        low, high = (number(end) * PI for end in (asked.model.low, asked.model.high))
        ground.say("in the interval", is_in(angle, Interval(low, high, has_low=True, has_high=True)))
        found = some(meets(ground, angle * rate, pole) for pole, rate in poles)
        yield never(asked, ground, "defined", "the function is not defined everywhere", found)


def _powers(asked: Asked[Model]) -> Powers:
    match asked.model.rule:
        case Power(Function() as wave, Name("n")):
            return Powers(wave.name, multiple(wave), asked.model.low, asked.model.high)
    raise Unread(f"{asked.task.row_id}: no n-th power of a wave")


def _reduction(asked: Asked[Model]) -> Iterator[Script]:
    yield from _derived(asked)
    powers = _powers(asked)
    rule = powers.reduction
    n, before, here = unknown("n"), unknown("J"), unknown("I")
    translation = Translation({"n": n, "J": before, "I": here})
    bracket = _bracket(powers, powers.high) - _bracket(powers, powers.low)
    reduced = (Name("I") * rule.upper + Name("J") * rule.lower) * powers.rate
    steps = (
        step(asked.task.statement, at_most(2, n)),
        step("the integral of the derivative", translation.equality(reduced, bracket)),
    )
    given = Given(translation, steps, ("fundamental_theorem",))
    stated = translation.equality(Name("I"), plain.expression(asked.part.answer))
    yield from value_is(asked.part, given, stated)


def _bracket(powers: Powers, end: Fraction) -> Expression:
    """Return w^(n - less) v at an end, where n is at least 2."""
    partner, of_wave = at_end(powers, end)
    if of_wave or powers.reduction.less > 1:
        return partner * Power(number(of_wave), (N - powers.reduction.less) / 2)
    return number(0)


def _derived(asked: Asked[Model]) -> Iterator[Script]:
    """Promise that the derivative of w^(n - less) v is made of the powers n and n - 2."""
    yield from _defined(asked)
    powers = _powers(asked)
    ground = start(asked)
    ground.use("derivative_rules")
    ground.use("laws_of_powers")
    waves, letters = Waves(ground), {"n": ground.unknown("n"), "p": ground.unknown("p")}
    ground.say("p is the power n - 2 of the function", at_most(2, letters["n"]))
    rule = powers.reduction
    slope = waves.value(_with_power(derivative(powers.bracket, "x")), **letters)
    made = (powers.wave**N * rule.upper + powers.wave ** (N - 2) * rule.lower) * powers.rate
    fits = equal(slope, waves.value(_with_power(made), **letters))
    yield from law(asked, ground, "the derivative is made of the powers n and n - 2", fits, "derivative_")


def _with_power(formula: Expression) -> Expression:
    """Write p for the power n - 2 of a function."""
    if isinstance(formula, Power) and (parts := linear_parts(formula.exponent)).get(N) == 1:
        more = number(parts.get(CONSTANT, Fraction(0)) + 2)
        if set(parts) <= {N, CONSTANT}:
            return Name("p") * Power(formula.base, more)
    return rebuilt(formula, tuple(_with_power(part) for part in children(formula)))


def _member(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = integral(ground, _powers(asked), asked.said["n"])
    return answer_is(asked, ground, equal(found, stated_number(asked, ground)))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"general": _general, "between": _between, "reduction": _reduction, "member": _member},
)
