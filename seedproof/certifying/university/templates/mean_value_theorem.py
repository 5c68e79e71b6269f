"""The mean value theorem and Rolle's: parallel chords, and how often a function takes a value."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, ascending, between, equal, every, less, negated, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.expression import Expression, Interval
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.levels import Levels, levels
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import answer_is, never, possible, solutions_are, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import is_in_region
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.certifying.university.writing import written
from seedproof.problems.templates.mean_value_theorem import phrases

LEMMAS = {
    "rolle_applies": (
        "Rolle's theorem applies to a polynomial on an interval exactly if it has equal values at its ends."
    ),
    "at_most_degree_zeros": "A polynomial that is not 0 has at most as many zeros as its degree.",
    "most_solutions_between_turns": (
        "A polynomial f of degree n > 1 takes the value k at n different places exactly if its derivative "
        "has n - 1 different zeros at which f - k has alternating signs, the last of them against the "
        "sign of the leading coefficient."
    ),
}

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "interval": {
            "Let $$f(x) = #$$ on the interval $[#, #]": "rule:tree low:integer high:integer",
            "The mean value theorem is applied to $$f(x) = #$$ on": "rule:tree low:integer high:integer",
            "On $[#, #]$, consider the function": "low:integer high:integer rule:tree",
            r"A particle ... for $# \le x \le #$": "rule:tree low:integer high:integer",
        },
        "line": {
            "Let $$f(x) = #$$ for all real $x$": "rule:tree",
            "Consider the polynomial $$f(x) = #": "rule:tree",
            "How often a horizontal line meets the graph of $$f(x) = #": "rule:tree",
            "Monotonicity and Rolle's theorem say much about the zeros of $$f(x) = #": "rule:tree",
        },
        "equation": {
            "The number of solutions of the equation $$# = k$$ with #": "rule:tree where:text",
            "Let $k$ be a real parameter. Monotonicity shows how many solutions #": "where:text rule:tree",
            "The solutions of $$# = k,$$ where #": "rule:tree where:text",
            "For a real number $k$, consider the equation $$# = k$$ with": "rule:tree where:text",
        },
    },
    seen="28b9cb37",
)
QUESTIONS = meanings(
    (*phrases.FIRST.values(), *phrases.SECOND.values()),
    {
        "shift": ("For which number $p$ does Rolle's theorem apply", "Find the number $p$"),
        "chord": {
            "At which $c$ inside the interval": "",
            r"Hence find ... $f'(c) = \frac{f(#) - f(#)}{# - (#)}$": (
                "high:integer low:integer above:integer below:integer"
            ),
        },
        "zeros": ("Find the number of different real zeros", "How many different real zeros"),
        "values": {
            "For which real $k$ does $f(x) = k$ have # different real solutions": "count:word",
            "Find the set ... the equation $f(x) = k$ has # different real solutions": "count:word",
        },
        "several": {
            "Find the set of all $k$ for which there are exactly # different solutions": "count:word",
            "For which $k$ does it have exactly # different solutions": "count:word",
        },
        "one": ("For which $k$ does it have exactly one", "Find the set ... exactly one solution, where"),
    },
    seen="55ae9da7",
)

_COUNTS = {"two": 2, "three": 3, "four": 4}


@dataclass(frozen=True, slots=True)
class Model:
    """A function, the interval on which it is considered, if there is one, and the words for where x is."""

    rule: Expression
    ends: tuple[int, int] | None
    where: str | None


def _build(said: Said, task: Task) -> Model:
    ends = (said["low"], said["high"]) if said.kind == "interval" else None
    return Model(said["rule"], ends, said.gaps.get("where"))


def _ends(asked: Asked[Model]) -> tuple[int, int]:
    if asked.model.ends is None:
        raise Unread(f"{asked.task.row_id}: there is no interval")
    low, high = asked.model.ends
    for gap, end in {"low": low, "below": low, "high": high, "above": high}.items():
        if gap in asked.said.gaps:
            agree(asked.said, gap, end)
    return low, high


def _shift(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    low, high = _ends(asked)
    p = ground.unknown("p")
    left, right = (value(ground, asked.model.rule, {"x": end}) - p * end for end in (low, high))
    ground.say("equal values at both ends", equal(left, right), lemma="rolle_applies")
    return answer_is(asked, ground, equal(p, value(ground, plain.expression(asked.part.answer), {})))


def _chord(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    low, high = _ends(asked)
    c, slope = ground.unknown("c"), ground.unknown("slope")
    rise = [value(ground, asked.model.rule, {"x": end}) for end in (low, high)]
    ground.say("the slope of the chord", equal(slope * (high - low), rise[1] - rise[0]))
    ground.say("a point inside the interval", between(low, c, high))
    rate = value(ground, derivative(asked.model.rule, "x"), {"x": c})
    ground.say("a tangent that is parallel to the chord", equal(rate, slope), lemma="derivative_rules")
    listed = plain.items(plain.expression(asked.part.answer))
    return solutions_are(asked, ground, [equal(c, value(ground, one, {})) for one in listed])


def _zeros(asked: Asked[Model]) -> Iterator[Script]:
    count = int(asked.part.answer)
    degree = _degree(asked.model.rule)
    ground = start(asked)
    zeros = [ground.unknown(f"x_{place}") for place in range(1, count + 2)]
    vanish = [equal(value(ground, asked.model.rule, {"x": zero}), 0) for zero in zeros]
    if count == degree:
        ground.use("at_most_degree_zeros")
    if count:
        claim = every([*vanish[:-1], ascending(zeros[:-1])])
        yield possible(asked, ground, "consistent", f"{count} different zeros", claim)
    if count == degree:
        return
    yield never(asked, ground, "unique", f"{count + 1} different zeros", every([*vanish, ascending(zeros)]))


def _degree(rule: Expression) -> int:
    return int(max(power for monomial in polynomial(rule).terms for _, power in monomial))


def _values(asked: Asked[Model]) -> Iterator[Script]:
    degree = _degree(asked.model.rule)
    if _COUNTS.get(asked.said["count"]) != degree:
        raise Unread(f"{asked.said['count']} solutions of an equation of degree {degree}")
    ground = start(asked)
    k = ground.unknown("k")
    turns = [ground.unknown(f"turn_{place}") for place in range(1, degree)]
    _turn(ground, asked.model.rule, turns)
    heights = [value(ground, asked.model.rule, {"x": turn}) for turn in turns]
    lead = polynomial(asked.model.rule).coefficients("x")
    most = _alternating([height - k for height in heights], _leading(asked.model.rule))
    ground.use("most_solutions_between_turns")
    (piece,) = plain.region(asked.part.answer).pieces
    if not isinstance(piece, Interval) or piece.has_low or piece.has_high or not lead:
        raise Unread(f"no open interval: {asked.part.answer}")
    inside = between(value(ground, piece.low, {}), k, value(ground, piece.high, {}))
    yield possible(asked, ground, "consistent", "a value that is taken so often", every([inside, most]))
    yield never(
        asked, ground, "inside", "in the interval, but taken less often", every([inside, negated(most)])
    )
    yield never(asked, ground, "outside", "taken so often, but elsewhere", every([negated(inside), most]))


def _turn(ground: Ground, rule: Expression, turns: Sequence[Term]) -> None:
    slopes = [value(ground, derivative(rule, "x"), {"x": turn}) for turn in turns]
    ground.say(
        "the turning points",
        ascending(turns),
        *(equal(slope, 0) for slope in slopes),
        lemma="derivative_rules",
    )


def _leading(rule: Expression) -> int:
    """Return the sign of the leading coefficient."""
    terms = polynomial(rule).terms
    number = max(
        ((sum(power for _, power in monomial), term) for monomial, term in terms.items()),
        key=lambda pair: pair[0],
    )[1].number
    if number is None:
        raise Unread("the leading coefficient is no number")
    return 1 if number > 0 else -1


def _alternating(heights: Sequence[Term], sign: int) -> Term:
    """Say that signs alternate, the last one being against a given sign."""
    signs = [-sign * (-1) ** place for place in range(len(heights))]
    return every(less(0, height * one) for height, one in zip(reversed(heights), signs, strict=True))


def _several(asked: Asked[Model]) -> Iterator[Script]:
    return _exactly(asked, _COUNTS[asked.said["count"]])


def _one(asked: Asked[Model]) -> Iterator[Script]:
    return _exactly(asked, 1)


def _exactly(asked: Asked[Model], count: int) -> Iterator[Script]:
    if asked.model.where is None:
        raise Unread(f"{asked.task.row_id}: it is not told where x is")
    function = levels(asked.model.rule, asked.model.where)
    yield from _only_turns(asked, function)

    ground = start(asked)
    k = ground.unknown("k")
    solutions = function.solutions(ground, k)
    inside = is_in_region(ground, k, asked.part.answer)
    so_many = equal(solutions, count)
    yield possible(asked, ground, "consistent", "a value that is taken so often", every([inside, so_many]))
    not_so_many, elsewhere = every([inside, negated(so_many)]), every([negated(inside), so_many])
    yield never(asked, ground, "inside", "in the stated set, but not taken so often", not_so_many)
    yield never(asked, ground, "outside", "taken so often, but elsewhere", elsewhere)


def _only_turns(asked: Asked[Model], function: Levels) -> Iterator[Script]:
    """Promise that the derivative is 0 at some places, and nowhere else."""
    ground = start(asked)
    claims = function.turning_point(ground)
    for place, (turn, claim) in enumerate(zip(function.turns, claims, strict=True)):
        yield possible(asked, ground, f"turn_{place}", f"x is {written(turn)}", claim)
    places = " or ".join(map(written, function.turns))
    yield never(asked, ground, "no_other_turn", f"x is not {places}", negated(some(claims)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "shift": _shift,
        "chord": _chord,
        "zeros": _zeros,
        "values": _values,
        "several": _several,
        "one": _one,
    },
)
