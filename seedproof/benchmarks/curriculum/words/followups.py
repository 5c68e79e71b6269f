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
from seedproof.benchmarks.curriculum.words.mathematics.following import following_text
from seedproof.benchmarks.curriculum.words.stories.asking import tell_and_ask
from seedproof.benchmarks.curriculum.words.stories.teller import Holder, Teller
from seedproof.benchmarks.curriculum.words.stories.telling import settle
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

ANSWER = Variable("?")
"""The answer to the main problem, in the further step."""


def incremental_text(standard: Standard, problem: Problem, told: Told, longer: Problem, draws: Draws) -> str:
    """Write one more step on the answer, and the question for what it comes to. Raises: Rejected."""
    last = longer.statements[-1]
    (asked,) = problem.question.asked
    if not isinstance(last, Declaration) or not isinstance(last.expression, Operation):
        raise Rejected("no further step")
    step = last.expression
    further = Operation(step.op, _answer(step.left, asked), _answer(step.right, asked))
    if not isinstance(told.scene, Teller):
        return following_text(further, draws)
    return _story_goes_on(told.scene, further, draws)


def _answer(side: Expression, asked: Expression) -> Expression:
    return ANSWER if side == asked else side


def _story_goes_on(main: Teller, step: Operation, draws: Draws) -> str:
    t = main.going_on(draws)
    t.told[ANSWER.name] = t.root or _with_that_many(t)
    t.uses[ANSWER.name] = 1
    tell_and_ask(t, step)
    settle(t)
    return " ".join(t.sentences)


def _with_that_many(t: Teller) -> Holder:
    """Introduce somebody who has as much as the answer was, to continue the story with."""
    holder = t.holder()
    that = t.matter.that if t.matter.name == "money" else f"{t.matter.that} {t.matter.name}"
    if t.matter.name == "money":
        that = "that much money"
    if holder.is_place:
        t.say(f"suppose there {t.are} {that} in {holder.name}", holder)
    else:
        t.say(f"suppose {holder.name} {t.has} {that}", holder)
    return holder
