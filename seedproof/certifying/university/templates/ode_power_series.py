"""Power series that solve differential equations, coefficient by coefficient."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Operand, Term, at_most, equal, every, product, real, term, total
from seedproof.certifying.university import latex, plain
from seedproof.certifying.university.expression import Function, Number, Relation
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.limits import coefficients, small
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import answer_is, law, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.series_arithmetic import convolved, equal_each
from seedproof.certifying.university.stated import stated_coefficients, stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.writing import written
from seedproof.problems.templates.ode_power_series import phrases

LEMMAS = {
    "series_term_by_term": (
        "Inside its interval of convergence, a power series is differentiated term by term, and it is 0 "
        "only if its coefficients are."
    ),
    "quotient_of_power_series": (
        "Near 0, a formula that has Taylor coefficients there by the usual rules is the sum of its Taylor "
        "series. For such u and v, let v_k be the first coefficient of v that is not 0, and u_j = 0 for all "
        "j < k: for x other than 0 near 0, u/v is the sum of the power series a with u = v a."
    ),
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "equation": {
            "Solve $$#, \\qquad #,$$ by putting in a power series": "equation:formula start:formula",
            "Near $x = 0$ let": "equation:formula start:formula",
            "Consider the initial value problem": "equation:formula start:formula",
            "The differential equation $$#$$ with $#$ is solved": "equation:formula start:formula",
        }
    },
    seen="4130078f",
)
QUESTIONS = meanings(
    (phrases.RECURRENCES, phrases.POLYNOMIALS, *phrases.LAST.values()),
    {
        "recurrence": {
            "Putting the series into the equation gives": "step:integer least:integer",
            "Compare coefficients to find the function $r$": "step:integer least:integer",
        },
        "terms": {
            "Write down the terms of $y$ up to and including": "order:integer",
            "Give the Taylor polynomial of degree $#$": "order:integer",
        },
        "derivative": {
            "What is the value of the derivative $y^{(#)}(0)$": "order:integer",
            "Find $y^{(#)}(0)$": "order:integer",
        },
        "closed": ("Sum the series", "Which elementary function"),
    },
    seen="43142299",
)


@dataclass(frozen=True, slots=True)
class Model:
    """An equation as coefficients by the power of x and the order of the derivative, and initial values."""

    parts: Mapping[tuple[int, int], Fraction]
    initial: Mapping[int, Fraction]


_FIRST_POWERS = 3
"""How far the closed form is expanded: its denominator may begin with x or x^2."""
_ORDERS = {"y": 0, "y'": 1, "y''": 2}


def _build(said: Said, task: Task) -> Model:
    equation = latex.relation(said["equation"], functions=["y"])
    parts: dict[tuple[int, int], Fraction] = {}
    for monomial, coefficient in polynomial(equation.sides[0] - equation.sides[1]).terms.items():
        powers = {name: int(power) for name, power in monomial}
        (order,) = [name for name in powers if name in _ORDERS]
        if powers.pop(order) != 1 or set(powers) - {"x"} or coefficient.number is None:
            raise Unread(f"no linear equation: {said.sentence}")
        parts[powers.get("x", 0), _ORDERS[order]] = coefficient.number
    return Model(parts, _initial(said["start"]))


def _initial(text: str) -> Mapping[int, Fraction]:
    found = {}
    for one in latex.formulas(text, functions=["y"]):
        match one:
            case Relation((Function(name, (Number(at),)), right), ("=",)) if at == 0:
                number = value(Ground(), right, {}).number
                if name not in _ORDERS or number is None:
                    raise Unread(f"no initial value: {text}")
                found[_ORDERS[name]] = number
            case _:
                raise Unread(f"no initial value: {text}")
    return found


def _falling(index: Operand, order: int) -> Term:
    """Return index (index - 1) ..., the factor that differentiating brings."""
    return real(product(term(index) - down for down in range(order)))


def _recurrence(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("series_term_by_term")
    n, now, later = ground.unknown("n"), ground.unknown("a_n"), ground.unknown("a_later")
    shifts = {order - power for power, order in asked.model.parts}
    step = max(shifts) - min(shifts)
    if step != asked.said["step"]:
        raise Unread(f"another step of the recurrence: {asked.part.question}")
    ground.say("an index", at_most(asked.said["least"], n))
    coefficients = {min(shifts): (n, now), max(shifts): (n + step, later)}
    terms = []
    for (power, order), factor in asked.model.parts.items():
        if order - power not in coefficients:
            raise Unread(f"{asked.task.row_id}: a recurrence of more than two terms")
        index, coefficient = coefficients[order - power]
        terms.append(_falling(index, order) * coefficient * factor)
    ground.say("the coefficients of one power of x add up to 0", equal(real(total(terms)), 0))
    ratio = value(ground, plain.expression(asked.part.answer), {"n": n})
    return law(asked, ground, "the recurrence holds", equal(later, ratio * now))


def _coefficients(asked: Asked[Model], ground: Ground, order: int) -> list[Term]:
    ground.use("series_term_by_term")
    found: list[Term] = [ground.unknown(f"a_{index}") for index in range(order + 1)]
    for index, height in asked.model.initial.items():
        ground.say("an initial value", equal(found[index], height))
    least = max(rate - power for power, rate in asked.model.parts)
    for power in range(order - least + 1):
        terms = [
            _falling(power - down + rate, rate) * found[power - down + rate] * factor
            for (down, rate), factor in asked.model.parts.items()
            if 0 <= power - down + rate <= order and power >= down
        ]
        ground.say(f"the coefficients of x^{power} add up to 0", equal(real(total(terms)), 0))
    return found


def _terms(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _coefficients(asked, ground, asked.said["order"])
    stated = stated_coefficients(asked, len(found))
    return answer_is(asked, ground, every(map(equal, found, stated)))


def _derivative(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    order = asked.said["order"]
    found = _coefficients(asked, ground, order)
    factorial = product(term(number) for number in range(1, order + 1))
    return answer_is(asked, ground, equal(found[order] * factorial, stated_number(asked, ground)))


def _closed(asked: Asked[Model]) -> Iterator[Script]:
    yield from _solves(asked)
    yield from _starts(asked)
    yield from _goes_on(asked)


def _solves(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    x = ground.unknown("x")
    zeroth, first, second = taylor(ground, plain.expression(asked.part.answer), {"x": x}, "x", 2)
    rates = (zeroth, first, second * 2)
    left = total(rates[order] * x**power * factor for (power, order), factor in asked.model.parts.items())
    return law(asked, ground, "the equation holds", equal(left, 0), "solves_")


def _starts(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    above, below = small(plain.expression(asked.part.answer), 0)
    over, under = (coefficients(ground, one, _FIRST_POWERS) for one in (above, below))
    first = tuple(ground.unknown(f"a_{index}") for index in range(_FIRST_POWERS + 1))
    said = f"the power series of ({written(above)})/({written(below)}), with h for x"
    ground.say(said, *equal_each(convolved(first, under), over), lemma="quotient_of_power_series")
    claims = [equal(first[index], height) for index, height in asked.model.initial.items()]
    return law(asked, ground, "it has the initial values", every(claims), "starts_")


def _goes_on(asked: Asked[Model]) -> Iterator[Script]:
    """Promise that a coefficient of the solution follows from those before it."""
    ground = start(asked)
    ground.use("series_term_by_term")
    ground.use("induction")
    known = len(asked.model.initial)
    highest = max(order - power for power, order in asked.model.parts)
    if set(asked.model.initial) != set(range(known)) or known < highest:
        raise Unread(f"{asked.task.row_id}: other coefficients than the first are known")
    index, before = ground.unknown("m"), ground.unknown("terms_with_earlier_coefficients")
    ground.say("the index of a coefficient that is not given", at_most(known, index))
    one, other = ground.unknown("a_m"), ground.unknown("b_m")
    factors = [
        _falling(index, order) * factor
        for (power, order), factor in asked.model.parts.items()
        if order - power == highest
    ]
    for coefficient in (one, other):
        terms = total([*(factor * coefficient for factor in factors), before])
        ground.say(f"the coefficients of x^(m - {highest}) add up to 0", equal(real(terms), 0))
    return law(asked, ground, "there is one such coefficient", equal(one, other), "next_")


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"recurrence": _recurrence, "terms": _terms, "derivative": _derivative, "closed": _closed},
)
