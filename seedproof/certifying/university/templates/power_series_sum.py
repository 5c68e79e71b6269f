"""Power series in closed form, coefficient by coefficient, and the sums of series by them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, at_most, every, less, literal, unknown
from seedproof.certifying.university import expression, latex, plain
from seedproof.certifying.university.exponents import CONSTANT, linear_parts
from seedproof.certifying.university.expression import Expression, Name, Power, added, number
from seedproof.certifying.university.gaps import sentences
from seedproof.certifying.university.growth import by_powers, combined, free
from seedproof.certifying.university.known_series import FACTORIAL, Summand, at_index, summands
from seedproof.certifying.university.meanings import patterns
from seedproof.certifying.university.queries import Given, always, value_is
from seedproof.certifying.university.ratio import ratio, same
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.power_series_sum import phrases

_SERIES = "\\sum_{{n={first:integer}}^{{\\infty} {term:formula}"
_WHERE = "for[ $|x| < {radius:integer}$][ all real $x$]"
_GIVEN = patterns(
    (phrases.STATEMENTS,),
    {
        "series": {
            "The power series ... is to be summed": "series:formula where:text",
            "A function $f$ is defined by": "series:formula where:text",
            "Consider $$f(x) = #": "series:formula where:text",
            "Let $f$ be the sum of the power series": "series:formula where:text",
            "Differentiating or integrating a known series": "series:formula where:text",
        }
    },
    seen="425e6581",
)
_ASKED = patterns(
    (phrases.CLOSED_FORMS, phrases.VALUES),
    {
        "closed": ("Express $f(x)$", "What is $f(x)$ in closed form", "Find $f(x)$ in closed form"),
        "sum": {"Use this to find the exact value": "series:formula", "Hence evaluate": "series:formula"},
    },
    seen="4f9faaa0",
)


def _with_series(kinds: Mapping[str, Sequence[str]], series: str) -> Patterns:
    return sentences(
        {
            kind: [one.replace("{series:formula}", series).replace("{where:text}", _WHERE) for one in several]
            for kind, several in kinds.items()
        }
    )


STATEMENTS = _with_series(_GIVEN, f"{_SERIES} \\, x^{{power:formula}}")
QUESTIONS = _with_series(_ASKED, _SERIES)
_N = Name("n")


@dataclass(frozen=True, slots=True)
class Model:
    """The factor of x^(n + shift) for n from the first on, the radius, and the stated sum."""

    term: Expression
    shift: int
    first: int
    radius: int | None
    closed: Expression


def _build(said: Said, task: Task) -> Model:
    (part,) = [part for part in task.parts if QUESTIONS.read(part.question).kind == "closed"]
    parts = dict(linear_parts(latex.expression(said["power"])))
    shift = parts.pop(CONSTANT, Fraction(0))
    if parts != {_N: 1} or shift.denominator != 1 or ("radius" in said.gaps) == ("all real" in said.sentence):
        raise Unread(f"no power series: {said.sentence}")
    closed = plain.expression(part.answer)
    return Model(_term(said["term"]), int(shift), said["first"], said.gaps.get("radius"), closed)


def _term(text: str) -> Expression:
    """Read a formula in n, in which F is the factorial of n."""
    formula = latex.expression(text.replace("n!", FACTORIAL.name))
    if expression.letters(formula) - {"n", FACTORIAL.name} or FACTORIAL.name in text:
        raise Unread(f"other letters than n: {text}")
    return formula


def _closed(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the formula has the coefficients of the series: the first of them, and all that follow."""
    model, parts = asked.model, summands(asked.model.closed)
    far = max(model.first, max(part.degree for part in parts) + 1 - model.shift)
    n, factorial = unknown("n"), unknown("factorial")
    translation = Translation({"n": n, FACTORIAL.name: factorial})
    given = Given(translation, (step(asked.task.statement),)).by("known_series", "equal_coefficients")
    if converge := _converge(parts, model.radius):
        yield always(asked.part, given, every(converge), "radius")
    firsts = [
        translation.equality(added(part.first(place) for part in parts), _first(model, place))
        for place in range(far + model.shift)
    ]
    yield always(asked.part, given, every(firsts), "first")
    excess = by_powers(added(part.coefficient(model.shift) for part in parts) - model.term)
    alike = same(combined(translation, excess, free(translation, excess)), ratio(0))
    later = step(f"n is at least {far}, and F is n!", at_most(far, n), less(0, factorial))
    yield from value_is(asked.part, given.plus(later), alike)


def _first(model: Model, place: int) -> Expression:
    """Return the coefficient of x^place in the text."""
    index = place - model.shift
    return at_index(model.term, index) if index >= model.first else number(0)


def _converge(parts: Sequence[Summand], radius: int | None) -> list[Term]:
    """Say that the known series converge wherever the text wants the sum."""
    rates = [abs(part.known.rate) for part in parts if part.known.kind in ("geometric", "logarithm")]
    if rates and radius is None:
        raise Unread("a sum for all x that has a pole")
    return [at_most(literal(rate * (radius or 0)), 1) for rate in rates]


def _sum(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the series is a multiple of f at one place, and whether this is the number."""
    model, wanted = asked.model, _term(asked.said["term"])
    (base,), (rate,) = by_powers(wanted), by_powers(model.term)
    place, multiple = number(base / rate), number(rate**model.shift)
    if asked.said["first"] != model.first:
        raise Unread(f"the sum begins elsewhere: {asked.part.question}")
    n, factorial = unknown("n"), unknown("factorial")
    translation = Translation({"n": n, FACTORIAL.name: factorial})
    index = step("an index n, and F is n!", at_most(max(model.first, 0), n), less(0, factorial))
    given = Given(translation, (step(asked.task.statement),))
    there = multiple * model.term * Power(place, _N + model.shift)
    excess = by_powers(there - wanted)
    terms = same(combined(translation, excess, free(translation, excess)), ratio(0))
    yield always(asked.part, given.plus(index), terms, "terms")
    if model.radius is not None:
        yield always(asked.part, given, less(literal(abs(base / rate)), model.radius), "inside")
    value = multiple * expression.replaced(model.closed, {"x": place})
    stated = plain.expression(asked.part.answer)
    yield from value_is(asked.part, given, translation.equality(value, stated))


TEMPLATE = Template(STATEMENTS, _build, QUESTIONS, {"closed": _closed, "sum": _sum})
