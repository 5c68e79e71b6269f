"""Draws a series-parallel tree; its resistance is a ratio of linear functions of any one resistance."""

from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

Line = tuple[int, int]
"""p + q*h."""

LARGEST_DENOMINATOR = 500
"""Of the answer, up to difficulty 3."""

RESISTORS = (
    "A network is made of the {count} resistors R1 to R{count}.",
    "The {count} resistors R1 to R{count} are connected to form a network.",
    "A network is built from {count} resistors, which are called R1 to R{count}.",
    "R1 to R{count} are the {count} resistors of a network.",
)
DOMAIN = (
    "The name of each resistor also stands for its resistance in ohms, which is a positive integer.",
    "Each resistance is a positive integer, in ohms, and is denoted by the name of its resistor.",
    "All resistances are positive integers, in ohms, and each is denoted by the name of its resistor.",
    "The resistance of each resistor is a positive integer, in ohms, and is denoted by the resistor's name.",
)
GROUP = (
    "{group} is {left} in {kind} with {right}.",
    "{left} and {right} in {kind} form the group {group}.",
    "The group {group} consists of {left} and {right} in {kind}.",
    "Connecting {left} and {right} in {kind} gives the group {group}.",
    "{left} is connected in {kind} with {right}; together they are the group {group}.",
)
WHOLE = (
    "The whole network is {group}.",
    "The group {group} is the whole network.",
    "The whole network is the group {group}.",
    "{group} is the group that makes up the whole network.",
)
RESISTANCE = (
    "{name} = {size} ohms.",
    "The resistance of {name} is {size} ohms.",
    "{name} has a resistance of {size} ohms.",
    "{name} is a resistor of {size} ohms.",
)
TARGET = (
    "Find the equivalent resistance of the whole network, in ohms.",
    "What is the equivalent resistance of the whole network, in ohms?",
    "Determine the equivalent resistance of the whole network in ohms.",
    "Which single resistance, in ohms, is equivalent to the whole network?",
)
REQUEST = (
    "What is {name}?",
    "What is the resistance of {name}?",
    "Please give me the resistance of {name}.",
    "How large is the resistance of {name}?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw 2d+1 resistors from the band, some of them in series and some in parallel."""
    count = 2 * difficulty + 1
    low, high = _band(difficulty)
    pattern = draws.between(1, (1 << (count - 1)) - 2)  # not all 0 or all 1: series only, parallel only
    kinds = iter(f"{pattern:0{count - 1}b}")
    names = [f"R{number}" for number in range(1, count + 1)]
    tree = _tree(draws, draws.sample(names, count), kinds)
    sizes = draws.integers(count, low, high)
    facts = {"tree": tree, "resistances": dict(zip(names, sizes, strict=True))}
    return Problem(facts, draws.choice(names))


def solve(problem: Problem) -> Solution:
    """Combine the groups bottom up; only those that contain the hidden resistor depend on it."""
    tree, resistances = problem.facts.values()
    over, under = _resistance(tree, resistances, problem.slot)
    size = resistances[problem.slot]
    answer = Fraction(over[0] + over[1] * size, under[0] + under[1] * size)
    difficulty = len(resistances) // 2
    if difficulty <= 3 and answer.denominator > LARGEST_DENOMINATOR:
        raise Rejected("denominator of the answer too large")
    if _is_printed(answer, resistances):
        raise Rejected("answer is a number of the notes or the hint")
    low, high = _band(difficulty)
    others = (
        (
            Fraction(over[0] + over[1] * other, under[0] + under[1] * other),
            resistances | {problem.slot: other},
        )
        for other in range(low, high + 1)
        if other != size
    )
    if difficulty <= 3 and not any(
        other.denominator <= LARGEST_DENOMINATOR and not _is_printed(other, sizes) for other, sizes in others
    ):
        raise Rejected("the range leaves one resistance")
    return along(Curve((ratio(over, under),)), size, _band(difficulty))


def _is_printed(answer: Fraction, resistances: dict[str, int]) -> bool:
    """Return whether the answer is a resistance, or a number up to that of the resistors."""
    return answer.denominator == 1 and (answer <= len(resistances) or answer in resistances.values())


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that builds the network from groups of two and gives all resistances but one."""
    tree, resistances = problem.facts.values()
    count = len(resistances)
    numbers = draws.sample(range(1, count), count - 1)
    groups: list[Mapping[str, str]] = []
    whole = _group(tree, groups, iter(numbers))
    sizes = [{"name": name, "size": size} for name, size in resistances.items() if name != problem.slot]
    view = [
        say(draws, RESISTORS, count=count),
        say(draws, DOMAIN),
        *say_each(draws, GROUP, groups),
        say(draws, WHOLE, group=whole),
        *say_each(draws, RESISTANCE, sizes),
    ]
    hint = say(draws, RESISTANCE, name=problem.slot, size=resistances[problem.slot])
    return Words(view, say(draws, TARGET), (hint,), say(draws, REQUEST, name=problem.slot))


def state(problem: Problem) -> Hashable:
    """Return the network as branches that are sorted, with the sizes of its resistors."""
    tree, resistances = problem.facts.values()
    return _sorted(tree, resistances)


def notes(problem: Problem) -> Hashable:
    """Return the same with 0 in place of the hidden resistance."""
    tree, resistances = problem.facts.values()
    return _sorted(tree, resistances | {problem.slot: 0})


def _band(difficulty: int) -> tuple[int, int]:
    """Return the smallest and the largest resistance: 2 to 24, 4 to 26, 6 to 28, ..."""
    return 2 * difficulty, 2 * difficulty + 22


def _tree(draws: Draws, names: list[str], kinds: Iterator[str]) -> Any:
    if len(names) == 1:
        return names[0]
    kind = "series" if next(kinds) == "0" else "parallel"
    left = draws.between(1, len(names) - 1)
    return [kind, _tree(draws, names[:left], kinds), _tree(draws, names[left:], kinds)]


def _resistance(tree: Any, resistances: dict[str, int], hidden: str) -> tuple[Line, Line]:
    """Return numerator and denominator; at most one of two branches depends on the hidden resistance."""
    if isinstance(tree, str):
        size = (0, 1) if tree == hidden else (resistances[tree], 0)
        return size, (1, 0)
    kind, first, second = tree
    a, b = _resistance(first, resistances, hidden)
    c, e = _resistance(second, resistances, hidden)
    left, left_rise = _times(a, e)
    right, right_rise = _times(c, b)
    both = left + right, left_rise + right_rise
    if kind == "series":
        return both, _times(b, e)
    return _times(a, c), both


def _times(left: Line, right: Line) -> Line:
    return left[0] * right[0], left[0] * right[1] + left[1] * right[0]


def _group(tree: Any, groups: list[Mapping[str, str]], numbers: Iterator[int]) -> str:
    """Return the name of a subtree, and describe it and every group in it."""
    if isinstance(tree, str):
        return tree
    kind, left, right = tree
    name = f"G{next(numbers)}"
    groups.append(
        {
            "group": name,
            "kind": kind,
            "left": _group(left, groups, numbers),
            "right": _group(right, groups, numbers),
        }
    )
    return name


def _sorted(tree: Any, resistances: dict[str, int]) -> tuple[Any, ...]:
    """Return 0 and the size for a resistor, else 1 or 2 and the branches in series or in parallel, sorted."""
    if isinstance(tree, str):
        return 0, resistances[tree]
    number = 1 if tree[0] == "series" else 2
    branches: list[tuple[Any, ...]] = []
    for part in tree[1:]:
        branch = _sorted(part, resistances)
        if branch[0] == number:
            branches += branch[1:]
        else:
            branches.append(branch)
    return number, *sorted(branches)


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    unit="ohm",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The text builds the network from named groups of two, so that it can be read in one way only; the "
        "names of resistors and groups are drawn, and so is the order of the sentences.",
        "The text says that all resistances are positive integers.",
        "Resistances are drawn from 2 to 24, 4 to 26 and 6 to 28, not from 1 to 5, 8 and 11: with five "
        "values, one row in five could be guessed, and there are few networks of three resistors.",
        "A circuit always has at least one pair in series and one in parallel: otherwise it is one sum.",
        "Rows whose answer is a number of the notes or the hint are rejected.",
    ],
)
