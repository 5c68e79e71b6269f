"""Words one linear equation as a story: a fee and a price, two plans, a perimeter, ages."""

from seedproof.benchmarks.curriculum.lexicon.people import HE, POSSESSIVES, PRONOUNS, SHE
from seedproof.benchmarks.curriculum.symbolic.problem import Problem, Variable
from seedproof.benchmarks.curriculum.symbolic.values import values
from seedproof.benchmarks.curriculum.words.applications.matching import Numbers, matched, pattern
from seedproof.benchmarks.curriculum.words.applications.tables import (
    AGES,
    CONSECUTIVE,
    DISCOUNT,
    EXTRA,
    FEE_AND_PRICE,
    MEETING,
    PERIMETER,
    RUNNING_DOWN,
    TWO_PLANS,
    Story,
)
from seedproof.benchmarks.curriculum.words.applications.wording import sentences_of
from seedproof.benchmarks.curriculum.words.told import Told, asks_in
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws

EQUATIONS = tuple(
    (*pattern(text), stories)
    for text, stories in (
        ("total = fixed + rate * x", FEE_AND_PRICE),
        ("total = fixed - rate * x", RUNNING_DOWN),
        ("fixed + rate * x = other_fixed + other_rate * x", TWO_PLANS),
        ("low + up * x = high - down * x", MEETING),
        ("high - down * x = low + up * x", MEETING),
        ("total = 2 * (x + (x + more))", PERIMETER),
        ("total = x + (x + step)", CONSECUTIVE),
        ("total = (x + (x + step)) + (x + twice)", CONSECUTIVE),
        ("now * x + years = then * (x + years)", AGES),
        ("total = count * (x + change)", EXTRA),
        ("total = count * (x - change)", DISCOUNT),
    )
)
"""The equations that stories state, with these."""
_WORDS = (
    "",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
_TIMES = {2: "twice", 3: "three times", 4: "four times"}
_RELATIVES = ("cousin", "neighbor", "friend")
_UNITS = ("centimeters", "meters", "inches", "feet")
_GROUNDS = ("garden", "yard", "field", "playground", "parking lot")
_PICTURES = ("poster", "photo", "picture frame", "mirror", "flag", "table top")


def tell_application(problem: Problem, draws: Draws) -> Told | None:
    """Tell the story of an equation; None where it is of none, or its numbers are not usual in one."""
    (equation,) = problem.equations()
    (asked,) = problem.question.asked
    cases = values(problem)
    if not isinstance(asked, Variable) or len(cases) != 1:
        return None
    solution = cases[0].asked[0]
    for left, right, stories in EQUATIONS:
        numbers = matched(equation, left, right, {"x": asked.name})
        fitting = [] if numbers is None else [story for story in stories if _fits(story, numbers, solution)]
        if numbers is not None and fitting:
            return _told(draws.choice(fitting), numbers, solution, draws)
    return None


def _fits(story: Story, numbers: Numbers, solution: Exact) -> bool:
    ranges = [(solution, story.unknown)]
    for name, value in numbers.items():
        if name.endswith("fixed"):
            ranges.append((value, story.fixed))
        if name.endswith("rate"):
            ranges.append((value, story.rate))
    usual = all(least <= value <= most for value, (least, most) in ranges) and 1 not in numbers.values()
    return usual and solution.denominator == 1 and _is_sequence(story, numbers)


def _is_sequence(story: Story, numbers: Numbers) -> bool:
    """Return whether numbers that differ by a step are consecutive, in whatever way the story can say it."""
    step = numbers.get("step", 1)
    every = all("{kind}" in wording for wording in story.parts[0])
    return step in ((1, 2) if every else (1,)) and numbers.get("twice", 2 * step) == 2 * step


def _told(story: Story, numbers: Numbers, solution: Exact, draws: Draws) -> Told:
    slots = _slots(story, numbers, solution, draws)
    asks = asks_in(str(slots["units"])) if story in PERIMETER else story.asks
    return Told(tuple(sentences_of(story, slots, draws)), story.theme, asks=asks)


def _slots(story: Story, numbers: Numbers, solution: Exact, draws: Draws) -> dict[str, object]:
    who, other = draws.sample((*SHE, *HE), 2)
    she = PRONOUNS[who]
    slots: dict[str, object] = {
        "who": who,
        "other": other,
        "she": she,
        "She": she.capitalize(),
        "her": POSSESSIVES[she],
        **numbers,
    }
    if story in PERIMETER:
        units = draws.choice(_UNITS)
        slots["units"] = units
        slots["thing"] = draws.choice(_PICTURES if units in ("centimeters", "inches") else _GROUNDS)
    if story in AGES:
        slots["relative"] = draws.choice(_RELATIVES)
        for name in ("now", "then"):
            slots[name] = _TIMES.get(numbers[name], f"{numbers[name]} times")
    if story in CONSECUTIVE:
        slots["count"] = "three" if "twice" in numbers else "two"
        slots["kind"] = ""
        if numbers.get("step") == 2 or numbers.get("twice") == 4:
            slots["kind"] = "odd " if solution % 2 else "even "
    if "count" in numbers and numbers["count"] < len(_WORDS):
        slots["count"] = _WORDS[numbers["count"]]
        slots["fewer"] = _WORDS[numbers["count"] - 1]
    slots["Count"] = str(slots.get("count", "")).capitalize()
    return slots
