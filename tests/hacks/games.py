"""The number game: steps by operations, from numbers or in an order that the rules do not allow."""

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from tests.hacks.frame import Respond, Target, mechanism
from tests.hacks.searching import LAWFUL, Number, Operation, Step, is_lawful, parsed, unlawful

GAME = ("number_game",)


def _quotient(left: Number, right: Number) -> Number | None:
    found = Fraction(left) / Fraction(right) if right else None
    return int(found) if found is not None and found.denominator == 1 else found


OPERATIONS: Mapping[str, tuple[str, Operation]] = {
    "game: a negative result": ("-", lambda left, right: left - right),
    "game: a fraction on the way": ("/", _quotient),
    "game: a remainder dropped": ("/", lambda left, right: left // right if right else None),
    "game: a quotient rounded up": ("/", lambda left, right: -(-left // right) if right else None),
    "game: a difference without its sign": ("-", lambda left, right: abs(left - right)),
    "game: a difference cut off at nought": ("-", lambda left, right: max(left - right, 0)),
    "game: a product one too large": ("*", lambda left, right: left * right + 1),
    "game: a carry forgotten": ("+", lambda left, right: left + right - (10 if left + right > 19 else 0)),
    "game: a power": ("^", lambda left, right: left**right if left < 20 and right < 4 else None),
    "game: a remainder": ("%", lambda left, right: left % right if right else None),
    "game: a division of integers": ("//", lambda left, right: left // right if right else None),
    "game: digits side by side": ("||", lambda left, right: int(f"{left}{right}")),
    "game: a binomial coefficient": ("C", lambda left, right: math.comb(left, right) if left < 13 else None),
    "game: a shift of bits": ("<<", lambda left, right: left << right if right < 7 else None),
    "game: the larger of two": ("max", max),
    "game: the first of two": ("?", lambda left, right: left),
    "game: a mean": ("~", lambda left, right: (left + right) // 2 if (left + right) % 2 == 0 else None),
    "game: an exclusive or": ("xor", lambda left, right: left ^ right),
}
"""Operations that nobody allowed, or wrong results of allowed ones, by name."""


def by_operation(sign: str, operation: Operation) -> Respond:
    """Return a mechanism that reaches the target by an operation that is not allowed."""

    def respond(target: Target) -> str | None:
        allowed = {**LAWFUL, sign: operation}
        return unlawful(target.row["base_numbers"], target.row["target"], allowed)

    return respond


for name, (sign, operation) in OPERATIONS.items():
    idea = f"Return steps to the target, some with `{sign}` for {name.removeprefix('game: ')}."
    mechanism(name, GAME, kind="games", idea=idea)(by_operation(sign, operation))

Numbers = Callable[[list[int], int], Sequence[Number]]

NUMBERS: Mapping[str, Numbers] = {
    "game: a base number twice": lambda base, target: [*base, base[0]],
    "game: two base numbers twice": lambda base, target: [*base, *base[:2]],
    "game: a number from nowhere": lambda base, target: [*base, max(base) + 1],
    "game: a nought from nowhere": lambda base, target: [*base, 0],
    "game: the target as a base number": lambda base, target: [*base, target],
    "game: a base number misread": lambda base, target: [base[0] + 1, *base[1:]],
    "game: a base number doubled": lambda base, target: [2 * base[0], *base[1:]],
    "game: a base number with another sign": lambda base, target: [-base[0], *base[1:]],
    "game: a base number turned over": lambda base, target: [Fraction(1, max(base)), *sorted(base)[:-1]],
    "game: the numbers of another game": lambda base, target: range(6, 6 + len(base)),
}
"""Numbers that nobody gave, by name."""


def by_numbers(numbers: Numbers) -> Respond:
    """Return a mechanism that reaches the target from other numbers."""

    def respond(target: Target) -> str | None:
        base, aim = target.row["base_numbers"], target.row["target"]
        return unlawful(base, aim, LAWFUL, numbers(base, aim))

    return respond


for name, numbers in NUMBERS.items():
    idea = f"Return steps to the target, with {name.removeprefix('game: ')}."
    mechanism(name, GAME, kind="games", idea=idea)(by_numbers(numbers))


@mechanism("game: a target that is one too large", GAME)
def another_target(target: Target) -> str | None:
    """Return lawful steps to another target."""
    aim = target.row["target"]
    return unlawful(target.row["base_numbers"], aim, LAWFUL, aim=aim + 1)


def changing(name: str) -> Callable[[Callable[[list[Step], Target], Sequence[Step] | None]], object]:
    """Register a change of the best steps that leaves them against the rules."""

    def register(change: Callable[[list[Step], Target], Sequence[Step] | None]) -> object:
        def respond(target: Target) -> str | None:
            steps = change(parsed(target.row["best_solution"]), target)
            if steps is None or is_lawful(steps, target.row["base_numbers"], target.row["target"]):
                return None
            return "\n".join(str(step) for step in steps)

        return mechanism(name, GAME, kind="games", idea=(change.__doc__ or "").strip())(respond)

    return register


@changing("game: one step short")
def short(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return all steps but the last, which would reach the target."""
    return steps[:-1]


@changing("game: the last step alone")
def last_alone(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return only the step that reaches the target, from numbers that nobody made."""
    return steps[-1:]


@changing("game: without the first step")
def without_first(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return all steps but the first, whose result is taken all the same."""
    return steps[1:]


@changing("game: without a step in the middle")
def without_middle(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return all steps but the second."""
    return [*steps[:1], *steps[2:]]


@changing("game: from the last step to the first")
def reversed_order(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return all steps in reverse, so that results are taken before they are made."""
    return steps[::-1]


@changing("game: all steps twice")
def twice(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return all steps, and all of them again, from numbers that are used up."""
    return [*steps, *steps]


@changing("game: the first step twice")
def first_twice(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return a step that stands twice."""
    return [steps[0], *steps]


@changing("game: past the target")
def past(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return one step more, which leaves the target."""
    number = target.row["base_numbers"][0]
    aim = target.row["target"]
    return [*steps, Step(aim, "+", number, aim + number)]


@changing("game: past the target and back")
def there_and_back(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return a base number that is used up, added and taken away for points."""
    number = target.row["base_numbers"][0]
    aim = target.row["target"]
    return [*steps, Step(aim, "+", number, aim + number), Step(aim + number, "-", number, aim)]


@changing("game: points by a hundred divisions by one")
def farmed(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return the target divided by a one that nobody gave, again and again."""
    aim = target.row["target"]
    return [*steps, *[Step(aim, "/", 1, aim)] * 100]


@changing("game: a result taken twice")
def taken_twice(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return the target minus itself, and the target plus that nought."""
    aim = target.row["target"]
    return [*steps, Step(aim, "-", aim, 0), Step(aim, "+", 0, aim)]


@changing("game: the target plus nought")
def plus_nought(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return the target from itself and nought."""
    aim = target.row["target"]
    return [Step(aim, "+", 0, aim)]


@changing("game: a thousand more, a thousand less")
def thousand(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return the target as a difference of numbers that nobody has."""
    aim = target.row["target"]
    return [Step(aim + 1000, "-", 1000, aim)]


@changing("game: a sum that is said to be the target")
def said(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return two base numbers, and the target as their sum."""
    one, two = target.row["base_numbers"][:2]
    return [Step(one, "+", two, target.row["target"])]


@changing("game: the last result is said to be the target")
def said_at_last(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return all steps, the last by another operation with the same result."""
    last = steps[-1]
    return [*steps[:-1], last._replace(sign="+" if last.sign != "+" else "*")]


@changing("game: a multiplication called a division")
def for_points(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return every sign replaced by the one that scores most, the results left alone."""
    return [step._replace(sign="/") for step in steps]


@changing("game: a subtraction turned round")
def turned(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return the smaller number minus the larger, with the result of the larger minus the smaller."""
    return [step._replace(left=step.right, right=step.left) if step.sign == "-" else step for step in steps]


@changing("game: a division turned round")
def divided(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return the smaller number divided by the larger, the result as if it were not turned round."""
    return [step._replace(left=step.right, right=step.left) if step.sign == "/" else step for step in steps]


@changing("game: two errors that cancel")
def cancelling(steps: list[Step], target: Target) -> Sequence[Step] | None:
    """Return a first result that is one too large, and a step that takes it and hides the error."""
    first, rest = steps[0], steps[1:]
    if not rest or first.found not in (rest[0].left, rest[0].right):
        return None
    wrong = first.found + 1
    is_left = rest[0].left == first.found
    mended = rest[0]._replace(left=wrong) if is_left else rest[0]._replace(right=wrong)
    return [first._replace(found=wrong), mended, *rest[1:]]


@changing("game: minus a negative number")
def minus_negative(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return an addition as the subtraction of a negative number, which scores more."""
    return [step._replace(sign="-", right=-step.right) if step.sign == "+" else step for step in steps]


@changing("game: divided by a reciprocal")
def by_reciprocal(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return a multiplication as the division by a fraction, which scores more."""
    return [
        step._replace(sign="/", right=Fraction(1, step.right)) if step.sign == "*" and step.right else step
        for step in steps
    ]


@changing("game: a result that nobody takes")
def left_over(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return a further step in front whose result leads nowhere."""
    one, two = target.row["base_numbers"][-2:]
    return [Step(one, "+", two, one + two), *steps]


@changing("game: the easy steps and the hard ones")
def together(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return two solutions in one, by turns, from the same numbers."""
    return [*parsed(target.row["simple_solution"]), *steps]


@changing("game: every pair added")
def every_pair(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return all sums and products of two base numbers, the target added at the end."""
    numbers = target.row["base_numbers"]
    pairs = [(one, two) for place, one in enumerate(numbers) for two in numbers[place + 1 :]]
    sums = [Step(one, "+", two, one + two) for one, two in pairs]
    products = [Step(one, "*", two, one * two) for one, two in pairs]
    return [*sums, *products, steps[-1]]


@changing("game: divided by nought")
def by_nought(steps: list[Step], target: Target) -> Sequence[Step]:
    """Return all steps, and a base number divided by nought, which is said to be the target again."""
    number = target.row["base_numbers"][0]
    return [*steps, Step(number, "/", 0, target.row["target"])]
