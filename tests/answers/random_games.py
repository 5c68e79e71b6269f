"""Random games, their steps dressed and broken at random, and a judge that never sees a text.

`python -m tests.answers.random_games 200000 seed` compares as many responses with the checker.
"""

import random
import sys
from collections.abc import Iterator
from typing import NamedTuple

from seedproof.answers.operations import score_game

LARGEST = (4, 6, 8, 12, 20)
POINTS = {"+": 1, "*": 1, "-": 2, "/": 3}
NAMES = {"+": "Add", "-": "Subtract", "*": "Multiply", "/": "Divide"}
ORDINALS = ("First", "Then", "Next", "Finally")

SIGNS = {
    "+": ["+", " + ", "＋", " ＋ "],
    "-": ["-", " - ", " − ", " – ", " — ", "－"],
    "*": [" * ", " × ", "·", " ⋅ ", " x ", " X ", "∗", " ✕ ", "⨯", " ∙ "],
    "/": ["/", " / ", " ÷ ", " : ", "∕", " ⁄ ", "÷"],
}
COMMANDS = {
    "+": [" + "],
    "-": [" - "],
    "*": [r" \times ", r" \cdot ", r" \ast ", " * "],
    "/": [r" \div ", " / "],
}
NUMBERS = ["{}"] * 12 + ["({})", "**{}**", "`{}`", "${}$"]
RESULTS = ["{}"] * 6 + ["**{}**", "({})", "`{}`"]
REMARKS = [
    "", "", "", "", ".", ";", " (uses {0} and {2})", " [+1 point]", " → {3}", " ✓", " (+2)", "  # a step",
    " – done", ", leaving the others", " ← result", " (result: {3})", " ({0} was a base number)",
]  # fmt: skip
LABELS = {
    "plain": [""],
    "numbered": ["{n}. ", "{n}) ", "({n}) ", "{n}: "],
    "listed": ["- ", "* ", "• ", "+ ", "> ", "> - "],
    "stepped": ["Step {n}: ", "Step {n} ", "STEP {n}) ", "Operation {n}: ", "Step {n} – ", "Step {n}. "],
    "bold": ["**Step {n}:** ", "**Step {n}**: ", "- **Step {n}:** ", "*Step {n}:* ", "### Step {n}: "],
    "tabled": ["| {n} | ", "| Step {n} | "],
    "headed": ["**Step {n}**\n", "Step {n}:\n", "{n}. {name} {right}:\n   ", "{name} {left} and {right}:\n"],
    "told": ["{ordinal}, ", "{ordinal} ", "{ordinal}: ", "{name} {right}: "],
}
FORMULAS = ["$%s$", r"\(%s\)", "$$%s$$", "$$\n%s\n$$", r"\[ %s \]", "\\[\n%s\n\\]", "- $%s$"]
BEFORE = [
    "", "", "", "Best solution (score = 18):\n", "**Final answer:**\n\n", "## Answer\n",
    "I tried 16 + 5 = 21 first, which was no use.\n\n", "Let me think: {told}\n\nHere is the solution:\n",
    "{listed}\n\nBetter:\n\n", "Target = {target}, base numbers {numbers}.\n",
]  # fmt: skip
AFTER = [
    "", "", "", "\n\nTotal: 5 + {points} = {score} points", "\n\nCheck: {joined}", "\n\n\\boxed{{{target}}}",
    "\n\nThat uses each number once.", "\n\nScore: {score}", "\n\n**Points:** 5 + {points} = {score}",
    "\n\nPoints:\n- 5 for the target\n- {points} for the operations", "\n\nThe target {target} is reached.",
]  # fmt: skip


class Step(NamedTuple):
    left: int
    sign: str
    right: int
    result: int

    def __str__(self):
        return f"{self.left} {self.sign} {self.right} = {self.result}"


class Tally(NamedTuple):
    wrongly_paid: list[str]
    wrongly_refused: list[str]
    legal: int
    illegal: int


def game(chance: random.Random) -> tuple[list[int], list[Step]]:
    """Draw base numbers, and legal steps that make one tree."""
    while True:
        numbers = [chance.randint(1, most) for most in LARGEST]
        chance.shuffle(numbers)
        pool = list(numbers)
        steps: list[Step] = []
        for _ in range(chance.randint(1, 4)):
            sign = chance.choice("+-*/")
            moves = [move for move in legal_moves(pool) if move.sign == sign] or list(legal_moves(pool))
            step = chance.choice(moves)
            pool.remove(step.left)
            pool.remove(step.right)
            pool.append(step.result)
            steps.append(step)
        if judge(numbers, steps[-1].result, steps):
            return numbers, steps


def legal_moves(pool: list[int]) -> Iterator[Step]:
    for place, left in enumerate(pool):
        for right in pool[:place] + pool[place + 1 :]:
            yield Step(left, "+", right, left + right)
            yield Step(left, "*", right, left * right)
            if left >= right:
                yield Step(left, "-", right, left - right)
            if right and left % right == 0:
                yield Step(left, "/", right, left // right)


def judge(numbers: list[int], target: int, steps: list[Step]) -> int:
    """Return the score, by trying every way to take each operand from a base number or a result."""
    if not steps or steps[-1].result != target or not all(map(is_legal, steps)):
        return 0
    sources = [*numbers, *(step.result for step in steps[:-1])]
    operands = [
        (value, len(numbers) + place) for place, step in enumerate(steps) for value in (step[0], step[2])
    ]
    if not is_covered(operands, sources, frozenset(), len(numbers)):
        return 0
    signs = {step.sign for step in steps}
    bonus = 6 if len(steps) == len(numbers) - 1 and len(signs) == 4 else 0
    return 5 + sum(POINTS[step.sign] for step in steps) + bonus


def is_legal(step: Step) -> bool:
    left, sign, right, result = step
    if result < 0:
        return False
    if sign == "/":
        return right != 0 and right * result == left
    return {"+": left + right, "-": left - right, "*": left * right}[sign] == result


def is_covered(operands, sources, taken, base) -> bool:
    """Return whether each operand can have a source of its own, and every result is one."""
    if not operands:
        return taken.issuperset(range(base, len(sources)))
    (value, end), *others = operands
    free = [
        place for place in range(min(end, len(sources))) if place not in taken and sources[place] == value
    ]
    return any(is_covered(others, sources, taken | {place}, base) for place in free)


def corrupted(chance: random.Random, numbers: list[int], steps: list[Step], target: int):
    """Return steps and a target that are changed in one place or two."""
    steps = list(steps)
    for _ in range(chance.choice((1, 1, 2))):
        place = chance.randrange(len(steps))
        step = steps[place]
        match chance.randrange(10):
            case 0:
                steps[place] = step._replace(left=step.left + chance.choice((-1, 1, 2)))
            case 1:
                steps[place] = step._replace(right=step.right + chance.choice((-1, 1, 2)))
            case 2:
                steps[place] = step._replace(result=step.result + chance.choice((-1, 1, 5)))
            case 3:
                steps[place] = step._replace(sign=chance.choice("+-*/"))
            case 4 if len(steps) > 1:
                del steps[place]
            case 5:
                steps.insert(place, chance.choice(steps))
            case 6:
                chance.shuffle(steps)
            case 7:
                steps[place] = step._replace(left=step.right, right=step.left)
            case 8:
                left = chance.choice([*numbers, steps[-1].result])
                right = chance.choice(numbers)
                steps.insert(chance.randrange(len(steps) + 1), Step(left, "+", right, left + right))
            case _:
                target += chance.choice((-1, 1, 3))
    return steps, target


def written(chance: random.Random, step: Step) -> str:
    numbers = [chance.choice(NUMBERS).format(value) for value in (step.left, step.right)]
    sign = chance.choice(SIGNS[step.sign])
    result = chance.choice(RESULTS).format(f"{step.result:,}" if chance.random() < 0.3 else step.result)
    return f"{numbers[0]}{sign}{numbers[1]}{chance.choice((' = ', '=', ' ＝ '))}{result}"


def formula(chance: random.Random, step: Step) -> str:
    left = f"{step.left}{chance.choice(COMMANDS[step.sign])}{step.right}"
    if step.sign == "/" and chance.random() < 0.5:
        left = rf"\frac{{{step.left}}}{{{step.right}}}"
    result = chance.choice(("{}", "{}", r"\boxed{{{}}}", r"\mathbf{{{}}}")).format(step.result)
    return f"{left} = {result}"


def dressed(chance: random.Random, steps: list[Step]) -> str:
    """Return the steps in one of the dresses that the checker reads."""
    style = chance.choice([*LABELS, "plain", "formulas", "aligned", "fenced", "in one line"])
    if style == "formulas":
        return "\n".join(chance.choice(FORMULAS) % formula(chance, step) for step in steps)
    if style == "aligned":
        lines = [formula(chance, step).replace("=", "&=", 1) for step in steps]
        return "\\[\n\\begin{aligned}\n" + " \\\\\n".join(lines) + "\n\\end{aligned}\n\\]"
    if style == "fenced":
        return "```\n" + "\n".join(map(str, steps)) + "\n```"
    if style == "in one line":
        return chance.choice(("; ", ", ", " → ", ", then ")).join(written(chance, step) for step in steps)
    label = chance.choice(LABELS[style])
    lines = ["| Step | Calculation |", "|---|---|"] if style == "tabled" else []
    for number, step in enumerate(steps, 1):
        ordinal = ORDINALS[min(number, 4) - 1]
        name = NAMES[step.sign]
        begin = label.format(n=number, ordinal=ordinal, name=name, left=step.left, right=step.right)
        end = " |" if style == "tabled" else chance.choice(REMARKS).format(*step)
        lines.append(begin + written(chance, step) + end)
    return "\n".join(lines)


def joined(steps: list[Step]) -> str:
    """Return the whole solution as one expression and its value."""
    made: dict[int, list[str]] = {}

    def term(value: int) -> str:
        return made[value].pop() if made.get(value) else str(value)

    for step in steps:
        expression = f"({term(step.left)} {step.sign} {term(step.right)})"
        made.setdefault(step.result, []).append(expression)
    return f"{made[steps[-1].result][-1]} = {steps[-1].result}"


def spoilt(chance: random.Random, steps: list[Step], target: int) -> str:
    """Return a response that ends otherwise than in the legal steps, of which there are two at least."""
    lines = list(map(str, steps))
    place = chance.randrange(len(steps))
    step = steps[place]
    block = dressed(chance, steps)
    return chance.choice(
        (
            f"{block}\n{target} + 1 = {target + 1} = {target + 1}",
            f"{block}\n{target} + 1 + 2 = {target + 3} [+2 points]",
            f"{block}\n\nThe answer is {target + 37}",
            f"{block}\n\nAlternatively, {target + 41} - 41 = {target}.",
            f"{block}\n\nFor more points: {target + 41} - 41 = {target}",
            f"{block}\n\nMore points:\n{target + 41} - 41 = {target}",
            f"{block}\n\nCheck:\n{target + 41} - 41 = {target}",
            "\n".join(
                [*lines[:place], f"{step.result} = {step.left} {step.sign} {step.right}", *lines[place + 1 :]]
            ),
            "\n".join(
                [*lines[:place], f"{step.left} {step.sign} {step.right} → {step.result}", *lines[place + 1 :]]
            ),
            "\n".join([*lines[:place], f"{lines[place]} = {step.result}", *lines[place + 1 :]]),
            f"So {joined(steps)}",
        )
    )


def response_to(chance: random.Random, numbers: list[int], steps: list[Step], target: int) -> str:
    other = [str(step) for step in game(chance)[1]]
    points = sum(POINTS[step.sign] for step in steps)
    facts = {
        "told": ", ".join(other),
        "listed": "\n".join(other),
        "target": target,
        "numbers": numbers,
        "points": points,
        "score": 5 + points,
        "joined": joined(steps),
    }
    before = chance.choice(BEFORE).format(**facts)
    # A sum of points that comes to the target, and not to the score, may be another way to the target.
    after = chance.choice([text for text in AFTER if target != 5 + points or "= {score}" not in text])
    return before + dressed(chance, steps) + after.format(**facts)


def compared(chance: random.Random, count: int) -> Tally:
    """Compare the checker with the judge on so many responses."""
    tally = Tally([], [], 0, 0)
    for _ in range(count):
        numbers, steps = game(chance)
        target = steps[-1].result
        if chance.random() < 0.5:
            steps, target = corrupted(chance, numbers, steps, target)
        expected = judge(numbers, target, steps)
        if expected and len(set(steps)) > 1 and len(set(steps)) == len(steps) and chance.random() < 0.2:
            expected = 0
            response = spoilt(chance, steps, target)
        else:
            response = response_to(chance, numbers, steps, target)
        paid = score_game(response, numbers, target).score
        report = f"{numbers} to {target}: {paid} and not {expected}\n{response}"
        if paid not in (0, expected):
            tally.wrongly_paid.append(report)
        elif paid != expected:
            tally.wrongly_refused.append(report)
        tally = tally._replace(legal=tally.legal + (expected > 0), illegal=tally.illegal + (expected == 0))
    return tally


if __name__ == "__main__":
    result = compared(random.Random(sys.argv[2] if sys.argv[2:] else 0), int(sys.argv[1]))
    sys.stdout.write("\n\n".join([*result.wrongly_paid[:5], *result.wrongly_refused[:8]]))
    sys.stdout.write(
        f"\n{result.legal} legal, {result.illegal} illegal: {len(result.wrongly_paid)} wrongly paid,"
        f" {len(result.wrongly_refused)} wrongly refused\n"
    )
