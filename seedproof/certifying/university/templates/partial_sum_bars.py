"""Geometric sequences whose first terms are drawn as bars: formula, sum or limit, and how soon it is near."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, absolute, between, equal, every, less, negated, product
from seedproof.certifying.university import plain
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.drawn import expect_only, figure, numbers, only, shown
from seedproof.certifying.university.expression import Number
from seedproof.certifying.university.gaps import GAPS
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import answer_is, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.sums_of_powers import sum_of_powers
from seedproof.certifying.university.template import Asked, Task, Template

_COUNTS = {"three": 3, "four": 4}
_MOST = 300
"""More terms than this are no answer."""
STATEMENTS = Patterns(
    {
        "terms": (
            "A geometric series $S = \\sum_{{n=1}^{{\\infty} a_n$ has the partial sums $S_N$. The heights of "
            "the {count:count} bars, all integers, are its first terms.",
            "In the chart, the bar over $n$ has the height $a_n$, an integer for each of the {count:count} "
            "bars. The sequence $a_1, a_2, \\ldots$ is geometric, $S_N$ is the sum of its first $N$ terms, "
            "and $S$ the sum of all.",
            "Read the first {count:count} terms of a geometric sequence $a_1, a_2, \\ldots$ off the chart: "
            "the heights of the bars are integers. Its partial sums are $S_N = a_1 + \\ldots + a_N$, and $S$ "
            "is the sum of all terms.",
            "The bars of the figure show the first {count:count} terms of a geometric sequence $a_1, a_2, "
            "a_3, \\ldots$; all heights shown are integers. Let $S_N = a_1 + \\ldots + a_N$, and let $S$ be "
            "the sum of all terms.",
        ),
        "members": (
            "Read the first {count:count} members of a sequence $x_1, x_2, \\ldots$ off the chart: the "
            "heights of the bars are integers. The differences $x_{{n+1} - x_n$ of all its members form a "
            "geometric sequence, and $L$ is the limit of $x_n$.",
            "A process is measured once a day: the bar over $n$ shows $x_n$, an integer on each of the first "
            "{count:count} days. From day to day the change $x_{{n+1} - x_n$ is multiplied by the same "
            "number. Let $L$ be the limit of $x_n$.",
            "The bars of the figure show the first {count:count} members of a sequence $x_1, x_2, x_3, "
            "\\ldots$; all heights shown are integers. The differences $x_{{n+1} - x_n$ form a geometric "
            "sequence. Let $L$ be the limit of $x_n$.",
            "In the chart, the bar over $n$ has the height $x_n$, an integer for each of the {count:count} "
            "bars. The differences of neighbouring members of the sequence $x_1, x_2, \\ldots$, which goes "
            "on for ever, form a geometric sequence, and $L$ is the limit of $x_n$.",
        ),
    },
    {**GAPS, "count": Kind("three|four", _COUNTS.__getitem__)},
)

QUESTIONS = Patterns(
    {
        "formula_terms": (
            "Find a formula for $a_n$, valid for all integers $n \\ge 1$.",
            "Express $a_n$ in terms of $n \\ge 1$.",
        ),
        "formula_members": (
            "Find a formula for $x_n$, valid for all integers $n \\ge 1$.",
            "Express $x_n$ in terms of $n \\ge 1$.",
        ),
        "whole_terms": ("What is the value of $S$?", "Find $S$."),
        "whole_members": ("What is the value of $L$?", "Find $L$."),
        "near_terms": (
            "What is the least $N$ with $|S - S_N| < {bound:tree}$?",
            "How many terms must be added at least, so that $|S - S_N| < {bound:tree}$?",
        ),
        "near_members": (
            "For which $n$ does $|x_n - L| < {bound:tree}$ hold for the first time?",
            "What is the least $n$ with $|x_n - L| < {bound:tree}$?",
        ),
    },
    GAPS,
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
    if middles != list(range(1, said["count"] + 1)) or len(heights) != said["count"]:
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
    stated, bound = plain.expression(asked.part.answer), exact(asked.said["bound"])
    if not isinstance(stated, Number) or bound is None or not 0 < stated.value <= _MOST:
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
    near = [less(absolute(one), bound) for one in missing]
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
