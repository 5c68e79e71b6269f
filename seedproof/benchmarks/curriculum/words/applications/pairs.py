"""Words two linear equations as a story: tickets of two prices, coins, two purchases, speeds."""

from seedproof.benchmarks.curriculum.lexicon.people import HE, SHE
from seedproof.benchmarks.curriculum.symbolic.problem import Problem, Variable
from seedproof.benchmarks.curriculum.symbolic.values import values
from seedproof.benchmarks.curriculum.words.applications.matching import Numbers, matched, pattern
from seedproof.benchmarks.curriculum.words.applications.pair_tables import (
    COIN_STORY,
    COINS,
    PURCHASES,
    SPEEDS,
    SUM_AND_DIFFERENCE,
    TICKETS,
    WHEEL_STORY,
    WHEELS,
)
from seedproof.benchmarks.curriculum.words.applications.tables import Story
from seedproof.benchmarks.curriculum.words.applications.wording import sentences_of
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws

SYSTEMS = tuple(
    (pattern(first), pattern(second), stories)
    for first, second, stories in (
        ("count = x + y", "worth = a * x + b * y", TICKETS),
        ("total = a * x + b * y", "second_total = c * x + d * y", PURCHASES),
        ("total = x + y", "difference = x - y", SUM_AND_DIFFERENCE),
        ("far = hours * (x + y)", "back = longer * (x - y)", SPEEDS),
    )
)
"""The pairs of equations that stories state, with these."""


def tell_pair_application(problem: Problem, draws: Draws) -> Told | None:
    """Tell the story of two equations; None where they are of none, or the numbers are not usual in one."""
    first, second = problem.equations()
    x, y = problem.question.asked
    cases = values(problem)
    if not isinstance(x, Variable) or not isinstance(y, Variable) or len(cases) != 1:
        return None
    unknowns = {"x": x.name, "y": y.name}
    for of_first, of_second, stories in SYSTEMS:
        numbers = matched(first, *of_first, unknowns)
        more = matched(second, *of_second, unknowns)
        if numbers is not None and more is not None:
            numbers |= more
            fitting = [story for story in stories if _fits(story, numbers, cases[0].asked)]
            return _told(fitting, numbers, unknowns, draws) if fitting else None
    return None


def _fits(story: Story, numbers: Numbers, solution: tuple[Exact, ...]) -> bool:
    ranges = zip(solution, (story.unknown, story.second), strict=True)
    if not all(value.denominator == 1 and least <= value <= most for value, (least, most) in ranges):
        return False
    bought = [numbers[name] for name in "abcd" if name in numbers]
    least, most = story.rate
    if not all(least <= count <= most for count in bought):
        return False
    first, second = solution if "second_total" in numbers else (numbers.get("a", 0), numbers.get("b", 0))
    if story.more == "first":
        return first > second
    return story.more != "second" or second > first


def _told(stories: list[Story], numbers: Numbers, unknowns: dict[str, str], draws: Draws) -> Told:
    who, other = draws.sample((*SHE, *HE), 2)
    slots: dict[str, object] = {"who": who, "other": other, **unknowns, **numbers}
    story = draws.choice(stories)
    if "worth" in numbers:
        one = numbers["a"]
        two = numbers["b"]
        for things, of_things in ((COINS, COIN_STORY), (WHEELS, WHEEL_STORY)):
            if one in things and two in things and draws.below(4):
                story = of_things
                slots["ones"] = things[one][1]
                slots["twos"] = things[two][1]
    return Told(tuple(sentences_of(story, slots, draws)), story.theme, asks=story.asks)
