"""Linear systems of two differential equations: what is claimed to solve them does, and where it goes."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Beyond, Script, Unread
from seedproof.certifying.terms import Operand, Term, equal, every, less, literal, negated, one_of, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import (
    PI,
    Expression,
    Function,
    Name,
    Power,
    added,
    children,
    letters,
    multiplied,
    number,
    rebuilt,
    replaced,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.limits import H, OverUnder, coefficients, small, tends
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import answer_is, law, never, possible, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.turns import point, rest, share
from seedproof.certifying.university.waves import Waves, multiples
from seedproof.certifying.university.writing import written
from seedproof.problems.templates.system_of_equations_in_time import phrases

LEMMAS = {
    "one_solution_of_a_linear_system": (
        "A linear system of differential equations has one solution with given initial values."
    ),
    "power_of_e_as_letter": (
        "As t tends to infinity, h = e^(-t) tends to 0 from the right; e^(k t) is h^(-k)."
    ),
}

_T = Name("t")
_ORDER = 2

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "system": {
            "The functions $x(t)$ and $y(t)$ solve": "right_x:tree right_y:tree x:integer y:integer",
            "A point moves in the plane": "right_x:tree right_y:tree x:integer y:integer",
            "Two quantities $x$ and $y$": "right_x:tree right_y:tree x:integer y:integer",
            "Given is the initial value problem": "right_x:tree right_y:tree x:integer y:integer",
        }
    },
    seen="66ec6bc3",
)
QUESTIONS = meanings(
    (phrases.X_QUESTIONS, phrases.Y_QUESTIONS, *phrases.LAST_QUESTIONS.values()),
    {
        "x": ("Find $x(t)$", "Determine the function $x(t)$"),
        "y": ("Find $y(t)$", "Determine the function $y(t)$"),
        "limit": ("What is the limit", "Which value does the quotient"),
        "zero": ("What is the smallest $t > 0$", "At which time $t > 0$"),
    },
    seen="5783923d",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The right sides by the letters on the left, with the initial values and the stated functions."""

    right: dict[str, Expression]
    initial: dict[str, Operand]
    stated: dict[str, Expression]


def _build(said: Said, task: Task) -> Model:
    asked = {QUESTIONS.read(part.question).kind: part.answer for part in task.parts}
    functions = [name for name in ("x", "y") if name in asked]
    if len(functions) != 2:
        raise Unread(f"{task.row_id}: x(t) and y(t) are not both asked for")
    stated: dict[str, Expression] = {name: plain.expression(asked[name]) for name in functions}
    right = {"x": said["right_x"], "y": said["right_y"]}
    return Model(right, {"x": said["x"], "y": said["y"]}, stated)


def _function(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("one_solution_of_a_linear_system")
    name, model = asked.said.kind, asked.model
    t = ground.unknown("t")
    along = {letter: taylor(ground, one, {"t": t}, "t", 1) for letter, one in model.stated.items()}
    right: Term = value(ground, model.right[name], {letter: one[0] for letter, one in along.items()})
    yield from law(asked, ground, f"the equation of {name}' holds", equal(along[name][1], right), "solves_")
    ground.say("at the start", equal(t, 0))
    yield from law(asked, ground, "the initial value", equal(along[name][0], model.initial[name]), "starts_")


def _limit(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    over, under = _fraction(ground, asked.model.stated["y"], asked.model.stated["x"])
    limit = ground.unknown("limit")
    first, second = (coefficients(ground, one, _ORDER) for one in (over, under))
    said = f"by both functions, y(t)/x(t) is ({written(over)})/({written(under)}), which has a limit"
    ground.say(said, tends(ground, first, second, limit))
    return answer_is(asked, ground, equal(limit, stated_number(asked, ground)))


def _fraction(ground: Ground, above: Expression, below: Expression) -> OverUnder:
    """Write a quotient of functions of t as a fraction in h, which tends to 0 from the right.

    Raises: Beyond for powers of t beside several powers of e.
    """
    both = [_by_exponents(one) for one in (above, below)]
    least = min(of_h for terms in both for of_h, _ in terms)
    over, under = (
        added(
            multiplied([number(factor), *[H] * int(of_h - least), *[Name("x")] * int(of_t)])
            for (of_h, of_t), factor in terms.items()
        )
        for terms in both
    )
    named = letters(over) | letters(under)
    if named == {"h", "x"}:
        raise Beyond("needs powers of t beside several powers of e")
    if "x" not in named:
        ground.say("h is e^(-t)", lemma="power_of_e_as_letter")
        return over, under
    ground.use("exp_is_positive")
    ground.say("the power of e cancels; h is 1/t", lemma="reciprocal_letter")
    return small(over / under, 1)


def _by_exponents(formula: Expression) -> Mapping[tuple[Fraction, Fraction], Fraction]:
    """Return the numbers beside the powers of e^(-t) and t, by both exponents.

    Raises: Unread for another formula.
    """
    found = {}
    for monomial, coefficient in polynomial(_in_h(formula)).terms.items():
        exponents = dict(monomial)
        of_h, of_t = (exponents.pop(letter, Fraction(0)) for letter in "ht")
        if exponents or coefficient.number is None or of_h.denominator != 1:
            raise Unread(f"no sum of powers of e and t: {written(formula)}")
        found[of_h, of_t] = coefficient.number
    return found


def _in_h(formula: Expression) -> Expression:
    """Put powers of h in the place of powers of e."""
    match formula:
        case Function("exp", (inner,)) if set(linear_parts(inner)) == {_T}:
            return Power(H, number(-linear_parts(inner)[_T]))
    return rebuilt(formula, tuple(map(_in_h, children(formula))))


def _zero(asked: Asked[Model]) -> Iterator[Script]:
    time = share(plain.expression(asked.part.answer))
    function = replaced(asked.model.stated["x"], {"t": Name("x")})
    turn = max(multiples(function))
    directions = sorted({time * turn % 2, (time * turn + 1) % 2})
    yield _at_time(asked, time)
    yield _directions(asked, function, turn, directions)
    yield _no_earlier(asked, turn, directions, time)


def _at_time(asked: Asked[Model], time: Fraction) -> Script:
    ground = start(asked)
    height = value(ground, replaced(asked.model.stated["x"], {"t": number(time) * PI}), {})
    claim = every([equal(height, 0), less(0, literal(time))])
    return possible(asked, ground, "is_zero", f"x(t) is 0 at t = {time} pi, which is positive", claim)


def _directions(
    asked: Asked[Model], function: Expression, turn: Fraction, directions: Sequence[Fraction]
) -> Script:
    ground = start(asked)
    waves = Waves(ground)
    sine, cosine = waves.pair(turn)
    height = waves.value(function, x=ground.unknown("t"))
    ground.say("x(t) is 0; x stands for t in sine and cosine", equal(height, 0))
    points = [point(ground, direction) for direction in directions]
    known = some(every([equal(sine, up), equal(cosine, along)]) for up, along in points)
    return never(asked, ground, "directions", f"{turn} t has another direction", negated(known))


def _no_earlier(
    asked: Asked[Model], turn: Fraction, directions: Sequence[Fraction], time: Fraction
) -> Script:
    ground = start(asked)
    ground.use("one_angle_in_a_turn")
    moment = ground.unknown("t_over_pi")
    direction = rest(ground, moment * turn, 2)
    ground.say(f"{turn} t has one of the directions", one_of(direction, directions))
    ground.say("t is positive", less(0, moment))
    return never(asked, ground, "no_earlier", f"a zero before {time} pi", less(moment, time))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"x": _function, "y": _function, "limit": _limit, "zero": _zero},
)
