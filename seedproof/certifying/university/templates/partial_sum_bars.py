"""Geometric sequences whose first terms are drawn as bars: formula, sum or limit, and how soon it is near."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, between, equal, every, less, negated, product
from seedproof.certifying.university import plain
from seedproof.certifying.university.drawn import expect_only, figure, numbers, only, shown
from seedproof.certifying.university.expression import Number
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.sums_of_powers import sum_of_powers
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.partial_sum_bars import phrases

_COUNTS = {"three": 3, "four": 4}
_MOST = 300
"""More terms than this are no answer."""
STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "terms": {
            "A geometric series": "count:word",
            "In the chart, the bar over $n$ has the height $a_n$": "count:word",
            "Read the first # terms of a geometric sequence": "count:word",
            "The bars of the figure show the first # terms of a geometric sequence": "count:word",
        },
        "members": {
            "Read the first # members of a sequence": "count:word",
            "A process is measured once a day": "count:word",
            "The bars of the figure show the first # members of a sequence": "count:word",
            "In the chart, the bar over $n$ has the height $x_n$": "count:word",
        },
    },
    seen="a900b4e0",
)

QUESTIONS = meanings(
    (*phrases.FORMULAS.values(), *phrases.LIMITS.values(), *phrases.ERRORS.values()),
    {
        "formula_terms": ("Find a formula for $a_n$", "Express $a_n$"),
        "formula_members": ("Find a formula for $x_n$", "Express $x_n$"),
        "whole_terms": ("What is the value of $S$", "Find $S$"),
        "whole_members": ("What is the value of $L$", "Find $L$"),
        "near_terms": {
            "What is the least $N$ with $|S - S_N| < \\frac{1}{#}": "parts",
            "How many terms must be added at least, so that $|S - S_N| < \\frac{1}{#}": "parts",
        },
        "near_members": {
            "For which $n$ does $|x_n - L| < \\frac{1}{#}$ hold for the first time": "parts",
            "What is the least $n$ with $|x_n - L| < \\frac{1}{#}": "parts",
        },
    },
    seen="19911498",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The heights of the bars, and whether they are the terms of a series or the members of a sequence."""

    heights: Sequence[Fraction]
    kind: str


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "bars")
    bars = only(drawing, "bars")
    heights, edges = numbers(bars["heights"]), numbers(bars["edges"])
    middles = [(left + right) / 2 for left, right in pairwise(edges)]
    count = _COUNTS.get(said["count"], 0)
    if middles != list(range(1, count + 1)) or len(heights) != count:
        raise Unread(f"{task.row_id}: the bars do not stand over 1, 2, 3 and so on")
    if any(height.denominator != 1 for height in heights):
        raise Unread(f"{task.row_id}: a height that is no integer")
    return Model(heights, said.kind)


@dataclass(frozen=True, slots=True)
class Progress:
    """What grows or shrinks by the ratio r: terms of a series, or differences of a sequence."""

    first: Term
    """The first bar."""
    step: Term
    """The first term, or the first difference."""
    ratio: Term
    whole: Term
    """The sum of the series, or the limit of the sequence."""


def _progress(asked: Asked[Model], ground: Ground) -> Progress:
    kind = asked.said.kind.split("_")[1]
    if kind != asked.model.kind:
        raise Unread(f"{asked.task.row_id}: a question about another sequence")
    heights = []
    for place, height in enumerate(asked.model.heights, 1):
        heights.append(ground.unknown(f"height_{place}"))
        shown(ground, f"the bar over {place} has the height {height}", equal(heights[-1], height))
    steps: Sequence[Term] = heights
    if kind == "members":
        steps = [later - earlier for earlier, later in pairwise(heights)]
    ratio, whole = ground.unknown("r"), ground.unknown("S" if kind == "terms" else "L")
    grows = [equal(later, product([ratio, earlier])) for earlier, later in pairwise(steps)]
    ground.say("they are geometric", negated(equal(steps[0], 0)), *grows)
    start_at = 0 if kind == "terms" else heights[0]
    added = equal(product([whole - start_at, 1 - ratio]), steps[0])
    ground.say("what they add up to", between(-1, ratio, 1), added, lemma="sum_of_shrinking_terms")
    return Progress(heights[0], steps[0], ratio, whole)


def _formula(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the stated formula starts as the bars do, and goes on by their rule."""
    ground = start(asked)
    found = _progress(asked, ground)
    powers = dict(sum_of_powers(plain.expression(asked.part.answer), "n"))
    constant = powers.pop(Fraction(1), Fraction(0))
    if len(powers) != 1 or (constant and asked.model.kind == "terms"):
        raise Unread(f"a formula of another form: {asked.part.answer}")
    ((base, factor),) = powers.items()
    starts = equal(found.ratio * factor + constant, found.first)
    claims = [equal(found.ratio, base), starts]
    if asked.model.kind == "members":
        claims.append(equal(product([found.ratio, found.ratio - 1]) * factor, found.step))
    ground.use("induction")
    return answer_is(asked, ground, every(claims))


def _whole(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _progress(asked, ground)
    return answer_is(asked, ground, equal(found.whole, stated_number(asked, ground)))


def _near(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether what is missing is small after the stated number of terms, and never before."""
    stated = plain.expression(asked.part.answer)
    if not isinstance(stated, Number) or not 0 < stated.value <= _MOST:
        raise Unread(f"({asked.part.letter}) is no number of terms: {asked.part.answer}")
    ground = start(asked)
    found = _progress(asked, ground)
    first = 0 if asked.model.kind == "terms" else 1
    missing = [ground.unknown(f"missing_{number}") for number in range(first, int(stated.value) + 1)]
    if not missing:
        raise Unread(f"({asked.part.letter}) is no number of terms: {asked.part.answer}")
    begins = found.whole if asked.model.kind == "terms" else found.whole - found.first
    ground.say("what is missing at first", equal(missing[0], begins))
    old, new = _ratio(asked.model)
    for earlier, later in pairwise(missing):
        ground.say("what is missing one term later", equal(later * old, earlier * new))
    near = [less(absolute(one), 1 / asked.said["parts"]) for one in missing]
    return answer_is(asked, ground, every([*(negated(one) for one in near[:-1]), near[-1]]))


def _ratio(model: Model) -> tuple[Fraction, Fraction]:
    """Return two numbers whose quotient is the ratio: the first two terms, or differences."""
    first, second, *others = model.heights
    return (first, second) if model.kind == "terms" else (second - first, others[0] - second)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        f"{query}_{kind}": ask
        for query, ask in (("formula", _formula), ("whole", _whole), ("near", _near))
        for kind in ("terms", "members")
    },
)
