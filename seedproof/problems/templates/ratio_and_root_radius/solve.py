"""Takes the limit of the ratios or roots, its reciprocal, and at the ends the order of the terms."""

from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.ratio_and_root_radius.facts import Facts, Kind
from seedproof.problems.templates.ratio_and_root_radius.generate import (
    ROOTS,
    Growth,
    around,
    belonging,
    coefficient_text,
    growth,
    limit_of,
    power_text,
    radius_of,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    INFINITY,
    ONE,
    PI,
    E,
    Formula,
    Power,
    Symbol,
    Verbatim,
    call,
    formula,
    interval,
    latex,
    product,
    quotient,
    root,
)

N = Symbol("n")
X = Symbol("x")

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

_BINOMIALS: dict[Kind, Fraction] = {
    "binomial of 2n": Fraction(2),
    "one over binomial of 2n": Fraction(1, 2),
    "binomial of 3n": Fraction(3, 2),
    "trinomial": Fraction(3),
}
"""The limits of those who take (2n)! for 2 n!, and so on."""

_CONSTANTS: dict[Kind, Formula] = {
    "power over factorial": quotient(1, call("sqrt", 2 * PI)),
    "factorial over power": call("sqrt", 2 * PI),
    "binomial of 2n": quotient(1, call("sqrt", PI)),
    "one over binomial of 2n": call("sqrt", PI),
    "binomial of 3n": quotient(root(3), 2 * call("sqrt", PI)),
    "trinomial": quotient(root(3), 2 * PI),
    "double power over factorial": quotient(1, 2 * call("sqrt", PI)),
}
"""What a core over its power of the limit and of n tends to, by Stirling's formula."""


class _Judged(NamedTuple):
    """The problem as it is seen with a slip."""

    core_limit: Growth
    limit: Growth
    radius: Growth
    """Growth whose limit is one over the radius."""
    centre: int


def work(facts: Facts, slip: str) -> Worked:
    """Find limit, radius, open interval, and where asked for, the ends."""
    judged = _judged(facts, slip)
    limit = limit_of(judged.limit)
    radius = radius_of(judged.radius)
    open_interval = around(judged.centre, radius, "")
    if slip == "one_side_lost":
        open_interval = interval(judged.centre, formula(judged.centre) + radius)
    steps = [
        _limit(_core_quotient(facts), limit_of(judged.core_limit)),
        _limit(_whole_quotient(facts), limit),
        step("identity", left=Verbatim(rf"\left({latex(limit)}\right)^{{-1}}"), right=radius),
        step(
            "inequality",
            left=call("abs", X - facts.centre),
            sign=Verbatim("<"),
            right=radius,
            letter=X,
            solution=open_interval,
        ),
    ]
    answer = open_interval
    if facts.ends:
        brackets = _brackets(facts, judged.limit, slip)
        if slip == "one_side_lost":
            raise Rejected("the ends would not be those of the series")
        answer = around(judged.centre, radius, brackets)
        steps.append(_order(facts, judged))
        steps.append(
            step(
                "converges_for",
                index=N,
                start=1,
                term=Verbatim(rf"{coefficient_text(facts)} \, {power_text(facts)}"),
                letter=X,
                solution=answer,
            )
        )
    worked = Worked(tuple(steps), (limit, answer))
    if slip and worked.answers == work(facts, "").answers:
        raise Rejected("the slip changes nothing")
    return worked


def _judged(facts: Facts, slip: str) -> _Judged:
    right = growth(facts)
    core = right._replace(factor=right.factor * facts.base)
    core = _mistaken_core(facts, core, slip)
    limit = core._replace(factor=core.factor / facts.base)
    if slip == "base_multiplied":
        limit = core._replace(factor=core.factor * facts.base)
    radius = limit
    if slip == "limit_taken_for_radius":
        radius = Growth(1 / limit.factor, -limit.exponent, limit.order)
    centre = facts.centre
    if slip == "centre_with_the_wrong_sign":
        centre = -centre
    return _Judged(core, limit, radius, centre)


def _mistaken_core(facts: Facts, core: Growth, slip: str) -> Growth:
    if slip == "one_to_the_infinity" and core.exponent != 0:
        factor = core.factor
        if facts.kind == "double power over factorial":
            factor = Fraction(1, 4)
        return core._replace(factor=factor, exponent=0)
    if slip == "factorials_of_multiples" and facts.kind in _BINOMIALS:
        return core._replace(factor=_BINOMIALS[facts.kind])
    return core


def _limit(expression: Verbatim, value: Formula) -> Step:
    return step("limit", letter=N, at=INFINITY, expression=expression, value=value)


def _core_quotient(facts: Facts) -> Verbatim:
    wording = _QUOTIENTS[facts.kind]
    match facts.kind:
        case "growing root" | "falling root":
            return Verbatim(fill(wording, a=str(facts.a)))
        case "quotient to the n":
            return Verbatim(fill(wording, a=str(facts.a), b=str(facts.b)))
    return Verbatim(wording)


def _whole_quotient(facts: Facts) -> Verbatim:
    """Return the ratio, or the root, with base and weight."""
    text = _core_quotient(facts).tex
    if facts.base > 1:
        text = rf"\frac{{1}}{{{facts.base}}} \cdot {text}"
    if facts.weight == 0:
        return Verbatim(text)
    if facts.kind in ROOTS:
        return Verbatim(rf"{text} \cdot n^{{-{facts.weight}/n}}")
    if facts.weight == 1:
        return Verbatim(rf"{text} \cdot \frac{{n}}{{n+1}}")
    return Verbatim(rf"{text} \cdot \left(\frac{{n}}{{n+1}}\right)^{{{facts.weight}}}")


def _order(facts: Facts, judged: _Judged) -> Step:
    """Say of which order the terms are at the ends."""
    right = growth(facts)
    power: Formula = Power(N, formula(-right.order))
    if right.order == 0:
        power = ONE
    if right.order == -1:
        power = N
    term = product(power, Verbatim(coefficient_text(facts).replace(r"(-1)^n \, ", "")))
    size = latex(radius_of(judged.radius))
    expression = Verbatim(rf"{latex(term)} \left({size}\right)^n")
    return _limit(expression, _constant(facts))


def _constant(facts: Facts) -> Formula:
    square = Fraction(facts.a**2, 2)
    match facts.kind:
        case "growing root":
            return E ** formula(-square)
        case "falling root":
            return E ** formula(square)
    return _CONSTANTS[facts.kind]


def _brackets(facts: Facts, limit: Growth, slip: str) -> str:
    order = limit.order
    match slip:
        case "null_terms_taken_for_convergence" if order < 0:
            return "[]"
        case "alternation_overlooked" if order >= -1:
            return ""
        case "ends_exchanged":
            return belonging(order, -facts.sign)
    return belonging(order, facts.sign)


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)
