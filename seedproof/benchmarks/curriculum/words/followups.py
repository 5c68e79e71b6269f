"""Words an incremental follow-up: one more step on the answer.

It stands on the main problem alone, and goes on with the story, or with `that many`.
"""

from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Expression,
    Operation,
    Problem,
    Variable,
)
from seedproof.benchmarks.curriculum.words.levels.following import level_goes_on
from seedproof.benchmarks.curriculum.words.levels.scene import Scene
from seedproof.benchmarks.curriculum.words.mathematics.following import following_text
from seedproof.benchmarks.curriculum.words.stories.following import can_go_on, story_goes_on
from seedproof.benchmarks.curriculum.words.stories.teller import Teller
from seedproof.benchmarks.curriculum.words.told import Asks, Told, Words
from seedproof.record.draws import Draws, Rejected

ANSWER = Variable("?")
"""The answer to the main problem, in the further step."""


def has_incremental_text(told: Told) -> bool:
    """Return whether one more step can be told at all, whichever it is."""
    return not isinstance(told.scene, Teller) or can_go_on(told.scene)


def incremental_text(
    standard: Standard, problem: Problem, told: Told, longer: Problem, draws: Draws
) -> Words:
    """Write one more step on the answer, and the question for what it comes to. Raises: Rejected."""
    last = longer.statements[-1]
    (asked,) = problem.question.asked
    if not isinstance(last, Declaration) or not isinstance(last.expression, Operation):
        raise Rejected("no further step")
    step = last.expression
    further = Operation(step.op, _answer(step.left, asked), _answer(step.right, asked))
    if isinstance(told.scene, Scene):
        return level_goes_on(told.scene, further, draws)
    if not isinstance(told.scene, Teller):
        divided_by_it = step.op == "/" and further.right == ANSWER
        unit = told.asks.unit if told.asks is not None and not divided_by_it else ""
        return Words(following_text(further, draws), Asks(unit=unit))
    return story_goes_on(told.scene, further, draws)


def _answer(side: Expression, asked: Expression) -> Expression:
    return ANSWER if side == asked else side
