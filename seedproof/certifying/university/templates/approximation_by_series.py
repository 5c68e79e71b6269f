"""Values and integrals by alternating Maclaurin series: how many terms, their sum, and its error."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, at_most, different, equal, every, less, literal, total
from seedproof.certifying.university import expression, latex, plain
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.expression import Expression, Name, Number, Power, replaced
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.approximation_by_series import phrases

LEMMAS = {
    "alternating_maclaurin": (
        "For 0 < t <= 1 the terms other than 0 of the Maclaurin series of e^(-t), ln(1 + t), sin t, cos "
        "t, arctan t, 1 - e^(-t) and 1 - cos t alternate in sign, their sizes do not grow and tend to 0, "
        "and they add up to the function; so do they with t = x^k, times a power of x that leaves only "
        "exponents of at least 0, integrated from 0 to b with 0 < b <= 1, and they add up to the "
        "integral. The sum misses a partial sum by at most the size of the first omitted term."
    ),
    "term_by_term": (
        "A power series is integrated term by term from 0 to a place inside the interval of convergence, "
        "or to its end if the integrated series converges there."
    ),
}

_FUNCTIONS = {
    latex.expression(text): places
    for text, places in (
        ("e^{-t}", (0, 1)),
        ("\\ln\\left(1 + t\\right)", (1, 1)),
        ("\\sin\\left(t\\right)", (1, 2)),
        ("\\cos\\left(t\\right)", (0, 2)),
        ("\\arctan\\left(t\\right)", (1, 2)),
        ("1 - e^{-t}", (1, 1)),
        ("1 - \\cos\\left(t\\right)", (2, 2)),
    )
}
"""The first place at which a Maclaurin series has a term, and the step to the next one."""

_GIVEN = patterns(
    (phrases.STATEMENTS,),
    {
        "given": {
            "A table needs the value of $$#": "number:formula source:text",
            "Expand by the Maclaurin series #, in order to write": "source:text number:formula",
            "Without a calculator, $$#": "number:formula source:text",
            "The number $$#": "number:formula source:text",
        }
    },
    seen="3b4fdd56",
)["given"]
_WHERE = patterns(
    (tuple(phrases.SOURCES.values()),),
    {
        "value": {"of the function $#$ at $t = #": "f:tree t:tree"},
        "integral": {"of the function $#$ with $t = #$ (integrated term by term)": "f:tree t:tree"},
    },
    seen="95ee3ccb",
)
_NUMBERS = {
    "value": "{rule:tree}",
    "integral": patterns(
        ((phrases.INTEGRAL,),), {"integral": {"\\int_0^{#} # \\, dx": "high:tree rule:tree"}}, seen="f95ee72f"
    )["integral"][0],
}
STATEMENTS = sentences(
    {
        kind: [
            given.replace("{number:formula}", number).replace("{source:text}", _WHERE[kind][0])
            for given in _GIVEN
        ]
        for kind, number in _NUMBERS.items()
    }
)
QUESTIONS = meanings(
    (phrases.COUNTS, phrases.SUMS, phrases.ERRORS),
    {
        "count": {
            "What is the least number of nonzero terms ... smaller ... than $10^{-#}": "digits:integer",
            "How many nonzero terms are needed ... below $10^{-#}": "digits:integer",
        },
        "sum": ("Which approximation, as an exact fraction", "Give the sum of these terms"),
        "error": ("Which bound of the error of this sum", "How large is the error of this sum at most"),
    },
    seen="2f88cac9",
)
_MOST = 12


@dataclass(frozen=True, slots=True)
class Model:
    """A function f of t, and the place or the end of the integral of c x^j f(x^k)."""

    f: Expression
    end: Fraction
    power: int = 1
    factor: Fraction = Fraction(1)
    shift: int = 0
    is_integral: bool = False


def _build(said: Said, task: Task) -> Model:
    f, t, rule = said["f"], said["t"], said["rule"]
    end = exact(said["t" if said.kind == "value" else "high"])
    if f not in _FUNCTIONS or end is None:
        raise Unread(f"another function or place: {said.sentence}")
    if said.kind == "value":
        ground = Ground()
        if value(ground, rule, {}).text != value(ground, replaced(f, {"t": t}), {}).text:
            raise Unread(f"another value: {said.sentence}")
        return Model(f, end)
    ((monomial, coefficient),) = polynomial(_with_name(rule, replaced(f, {"t": t}))).terms.items()
    powers = dict(monomial)
    many, shift = powers.pop("f", None), powers.pop("x", Fraction(0))
    if powers or many != 1 or shift.denominator != 1 or coefficient.number is None:
        raise Unread(f"no multiple of the function: {said.sentence}")
    power, (first, _) = _exponent(t), _FUNCTIONS[f]
    if power * first + shift < 0:
        raise Unread(f"terms with negative powers: {said.sentence}")
    return Model(f, end, power, coefficient.number, int(shift), is_integral=True)


def _with_name(formula: Expression, function: Expression) -> Expression:
    """Put a letter in the place of the function."""
    if formula == function:
        return Name("f")
    parts = tuple(_with_name(part, function) for part in expression.children(formula))
    return expression.rebuilt(formula, parts)


def _exponent(t: Expression) -> int:
    match t:
        case Name("x"):
            return 1
        case Power(Name("x"), Number(exponent)) if exponent.denominator == 1 and exponent > 0:
            return int(exponent)
    raise Unread(f"no power of x: {t}")


def _terms(model: Model, ground: Ground, many: int) -> tuple[list[Term], list[Term]]:
    """Return the first terms other than 0, and claims that they are these."""
    first, step = _FUNCTIONS[model.f]
    last = first + step * (many - 1)
    terms, claims = [], []
    for place, coefficient in enumerate(taylor(ground, model.f, {"t": 0}, "t", last)):
        if place < first or (place - first) % step:
            claims.append(equal(coefficient, 0))
            continue
        claims.append(different(coefficient, 0))
        power = model.power * place + model.shift + int(model.is_integral)
        share = model.factor / power if model.is_integral else Fraction(1)
        terms.append(coefficient * literal(share * model.end**power))
    return terms, claims


def _count(asked: Asked[Model]) -> int:
    (part,) = [part for part in asked.task.parts if QUESTIONS.read(part.question).kind == "count"]
    stated = plain.expression(part.answer)
    if not isinstance(stated, Number) or stated.value.denominator != 1 or not 1 <= stated.value <= _MOST:
        raise Unread(f"no number of terms: {part.answer}")
    return int(stated.value)


def _part(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the terms are those of the series, and what is asked of them."""
    ground = start(asked)
    if asked.model.is_integral:
        ground.use("term_by_term")
    terms, claims = _terms(asked.model, ground, _count(asked) + 1)
    match asked.said.kind:
        case "count":
            bound = literal(Fraction(1, 10 ** asked.said["digits"]))
            larger = [at_most(bound, absolute(term)) for term in terms[:-1]]
            claims += [less(absolute(terms[-1]), bound), *larger]
        case "sum":
            claims.append(equal(total(terms[:-1]), stated_number(asked, ground)))
        case "error":
            ground.use("alternating_maclaurin")
            end = literal(asked.model.end)
            signs = [less(one * other, 0) for one, other in pairwise(terms)]
            is_error = equal(absolute(terms[-1]), stated_number(asked, ground))
            claims += [less(0, end), at_most(end, 1), *signs, is_error]
    return answer_is(asked, ground, every(claims))


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"count": _part, "sum": _part, "error": _part})
