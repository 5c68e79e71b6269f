"""Indeterminate forms: limits of products, differences and powers, and how fast they are approached."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, different, equal, every, less, term
from seedproof.certifying.university import expression, plain
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import E, Expression, Function, Name, Power, letters, number
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.limits import H, coefficients, in_h, small, tends
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import Series, value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.lhospital_limit import phrases

LEMMAS = {
    "limit_of_power": (
        "For u > 0, u^v is e^g with g = v ln u. If g tends to G, and (g - G)/h to r, then e^g tends to "
        "e^G, and (e^g - e^G)/h to r e^G."
    ),
    "flat_exponential": (
        "For h > 0 and c > 0, e^(-c/h) is smaller near 0 than each multiple of each power of h. So if "
        "numerator and denominator of a fraction are functions of h and of it with derivatives of all "
        "orders, and with 0 in its place the denominator has a Taylor coefficient other than 0, the limit "
        "is the same with 0 in its place."
    ),
}

STATEMENTS = meanings(
    (phrases.AT_ZERO, phrases.AT_INFINITY, phrases.AT_ZERO_WITH_K, phrases.AT_INFINITY_WITH_K),
    {
        "zero": {
            "For small $x > 0$, let ... $L = \\lim_{x \\to 0^+} f(x)": "rule:tree",
            "A computer tabulates ... for smaller and smaller $x > 0$": "rule:tree",
            "Direct substitution of $x = 0$": "rule:tree",
            "Let $L$ be the limit of ... as $x$ tends to $0$ from the right": "rule:tree",
        },
        "infinity": {
            "For large $x$, let ... $L = \\lim_{x \\to \\infty} f(x)": "rule:tree",
            "A computer tabulates ... for larger and larger $x$": "rule:tree",
            "The growth of its factors ... for large $x$": "rule:tree",
            "Let $L$ be the limit of ... as $x$ tends to infinity": "rule:tree",
        },
        "zero_with_k": {
            "For a real parameter $k$ and small $x > 0$, ... finite number other than zero": "rule:tree",
            "The function ... a real number $k$, ...\\to 0^+} f(x)$ is finite and not zero": "rule:tree",
            "A lecturer ... for $x \\to 0^+$ ... finite number other than zero": "rule:tree",
        },
        "infinity_with_k": {
            "For a real parameter $k$ and large $x$, ... finite number": "rule:tree",
            "The function ... a real number $k$, ...\\to \\infty} f(x)$ is finite": "rule:tree",
            "A lecturer ... for $x \\to \\infty$ ... finite number": "rule:tree",
        },
    },
    seen="78866113",
)
QUESTIONS = meanings(
    (phrases.VALUES, phrases.LIMITS, phrases.PARAMETERS, phrases.RATES_AT_ZERO, phrases.RATES_AT_INFINITY),
    {
        "limit": (
            "Find $L$",
            "Which number is $L$, exactly",
            "Determine the exact value of $L$",
            "Determine $L$ exactly for this $k$",
            "For this $k$, find $L$",
            "Which number is $L$ then",
        ),
        "constant": ("Find $k$", "Which value of $k$ is it", "Determine this $k$"),
        "rate_at_zero": (
            "With this $L$, determine $\\lim_{x \\to 0^+} \\frac{f(x) - L}{x}",
            "Find the exact value of $\\lim_{x \\to 0^+} \\frac{f(x) - L}{x}",
            "How fast is the limit approached? Find $\\lim_{x \\to 0^+} \\frac{f(x) - L}{x}",
        ),
        "rate_at_infinity": (
            "With this $L$, determine $\\lim_{x \\to \\infty} x\\left(f(x) - L\\right)",
            "Find the exact value of $\\lim_{x \\to \\infty} x\\left(f(x) - L\\right)",
            "How fast is the limit approached? Find $\\lim_{x \\to \\infty} x\\left(f(x) - L\\right)",
        ),
    },
    seen="fefc659a",
)
_ORDER = 5


@dataclass(frozen=True, slots=True)
class Model:
    """A fraction in h, where x is h or 1/h, that is f or the logarithm of f; what is said of its letters."""

    kind: str
    over: Expression
    under: Expression
    is_logarithm: bool
    holds: tuple[Term, ...]


def _build(said: Said, task: Task) -> Model:
    rule, kind = said["rule"], said.kind
    if letters(rule) - {"e"} != ({"x", "k"} if kind.endswith("k") else {"x"}):
        raise Unread(f"other letters than x and k: {said.sentence}")
    side = int(kind.startswith("infinity"))
    if not isinstance(rule, Power) or "x" not in letters(rule.exponent):
        return Model(kind, *small(rule, side), is_logarithm=False, holds=())
    if kind == "infinity_with_k":
        raise Unread(f"a power whose limit may be 0: {said.sentence}")
    over, under = small(rule.exponent, side)
    if not side:
        logarithm = Function("ln", (in_h(rule.base, side),))
        return Model(kind, over * logarithm, under, is_logarithm=True, holds=())
    arranged, holds = _of_powers(_powers_of_e(rule.base))
    return Model(kind, over * arranged, under * H, is_logarithm=True, holds=holds)


def _of_powers(powers: Mapping[Fraction, Fraction]) -> tuple[Expression, tuple[Term, ...]]:
    """Return h ln(A e^(a/h) + B e^(b/h)) as a + h ln(A + B q) with the flat q = e^((b - a)/h)."""
    highest = max(powers)
    others = [rate for rate in powers if rate != highest]
    flat = expression.added(number(powers[rate]) * Name("q") for rate in others)
    holds = (less(0, term(powers[highest])), *(less(term(rate), term(highest)) for rate in others))
    return highest + H * Function("ln", (number(powers[highest]) + flat,)), holds


def _powers_of_e(formula: Expression) -> Mapping[Fraction, Fraction]:
    """Return the factors of the powers e^(r x), by r."""
    found: dict[Fraction, Fraction] = {}
    for part in formula.terms if isinstance(formula, expression.Sum) else (formula,):
        *before, last = part.factors if isinstance(part, expression.Product) else (part,)
        factor, rates = exact(expression.multiplied(before)), _rates(last)
        if factor is None or rates in found:
            raise Unread(f"no sum of powers of e: {formula}")
        found[rates] = factor * (exact(last) or 1)
    return found


def _rates(formula: Expression) -> Fraction:
    if exact(formula) is not None:
        return Fraction(0)
    if isinstance(formula, Power) and formula.base == E:
        parts = linear_parts(formula.exponent)
        if set(parts) == {Name("x")}:
            return parts[Name("x")]
    raise Unread(f"no power of e: {formula}")


@dataclass(frozen=True, slots=True)
class Limit:
    """The fraction as series, its limit, and k."""

    over: Series
    under: Series
    limit: Term
    k: Term


def _limit_exists(asked: Asked[Model], ground: Ground) -> Limit:
    model = asked.model
    k, limit = ground.unknown("k"), ground.unknown("L")
    over, under = (coefficients(ground, one, _ORDER, k=k, q=0) for one in (model.over, model.under))
    ground.say("the limit of f, or of its logarithm", tends(ground, over, under, limit))
    if model.kind == "zero_with_k" and not model.is_logarithm:
        ground.say("it is not zero", different(limit, 0))
    if model.kind.startswith("infinity"):
        ground.use("reciprocal_letter")
    if model.holds:
        ground.use("flat_exponential")
    if model.is_logarithm:
        ground.use("limit_of_power")
    return Limit(over, under, limit, k)


def _is_limit(asked: Asked[Model], ground: Ground, found: Limit, stated: Expression) -> Term:
    """Say that the limit is the stated one, whose logarithm may be what was found."""
    model = asked.model
    known = Function("ln", (stated,)) if model.is_logarithm else stated
    return every([*model.holds, equal(found.limit, value(ground, known, {}))])


def _limit(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _limit_exists(asked, ground)
    if asked.said.kind == "constant":
        return answer_is(asked, ground, equal(found.k, stated_number(asked, ground)))
    stated = plain.expression(asked.part.answer)
    return answer_is(asked, ground, _is_limit(asked, ground, found, stated))


def _rate(asked: Asked[Model]) -> Iterator[Script]:
    """Ask for the limit of (f - L)/h."""
    if asked.said.kind != f"rate_at_{asked.model.kind}":
        raise Unread(f"another limit than that of the text: {asked.part.question}")
    ground = start(asked)
    found, rate = _limit_exists(asked, ground), ground.unknown("r")
    excess = tuple(one - other * found.limit for one, other in zip(found.over, found.under, strict=True))
    ground.say("how fast it is approached", tends(ground, excess, (term(0), *found.under[:-1]), rate))
    (part,) = [part for part in asked.task.parts if QUESTIONS.read(part.question).kind == "limit"]
    stated = plain.expression(part.answer)
    factor = value(ground, stated, {}) if asked.model.is_logarithm else term(1)
    is_rate = equal(rate * factor, stated_number(asked, ground))
    return answer_is(asked, ground, every([_is_limit(asked, ground, found, stated), is_rate]))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"limit": _limit, "constant": _limit, "rate_at_zero": _rate, "rate_at_infinity": _rate},
)
