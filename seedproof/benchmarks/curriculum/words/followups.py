"""Words follow-ups: one more step on the answer, or one number of the problem changed.

Each stands on the main problem alone. A step goes on with the story, or with `that many`. A changed number is
told by the one sentence that it stands in.
"""

import re

from seedproof.benchmarks.curriculum.lexicon.numerals import SMALL
from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Expression,
    Operation,
    Problem,
    Variable,
)
from seedproof.benchmarks.curriculum.words.mathematics.following import following_text
from seedproof.benchmarks.curriculum.words.realise import realise
from seedproof.benchmarks.curriculum.words.stories.following import story_goes_on
from seedproof.benchmarks.curriculum.words.stories.teller import Teller
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

ANSWER = Variable("?")
"""The answer to the main problem, in the further step."""
NUMERAL = re.compile(
    r"-?\$?\d+ \d+/\d+|-?\$?\d[\d,]*(?:\.\d+)?(?:/\d+)?|\b(?:" + "|".join(SMALL[1:]) + r")\b", re.IGNORECASE
)
_OPENERS = re.compile(r"^(?:Then|After that,|Later|After a while|Next,?) ", re.IGNORECASE)
_THEN = (
    "What is the answer then?",
    "What would the answer be then?",
    "Everything else stays the same. What is the answer now?",
    "How does the answer change? Give the new answer.",
    "What is the new answer?",
    "What would be the answer to the question?",
)


_SUPPOSE = ("Suppose instead that", "Now suppose instead that", "Imagine instead that", "Assume instead that")


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
    return story_goes_on(told.scene, further, draws)


def _answer(side: Expression, asked: Expression) -> Expression:
    return ANSWER if side == asked else side


def counterfactual_text(
    standard: Standard, problem: Problem, told: Told, changed_problem: Problem, words: Draws, draws: Draws
) -> str:
    """Write the one sentence that changes, and ask what the answer is then.

    `words` are the draws that the main problem's words were made of, begun again.
    Raises: Rejected when other words than the number would change.
    """
    changed = realise(standard, changed_problem, words)
    pairs = list(zip(told.sentences, changed.sentences, strict=False))
    differing = [(sentence, new) for sentence, new in pairs if sentence != new]
    if len(told.sentences) != len(changed.sentences) or len(differing) != 1:
        raise Rejected("the change would not be one sentence")
    ((old, new),) = differing
    alike = [sentence for sentence in told.sentences if _masked(sentence) == _masked(old)]
    if len(alike) > 1:
        raise Rejected("two sentences differ in their numbers only")
    if _masked(old) != _masked(new):
        raise Rejected("more than a number would change")
    before = NUMERAL.findall(old)
    after = NUMERAL.findall(new)
    numbers = [
        (old_number, number) for old_number, number in zip(before, after, strict=True) if old_number != number
    ]
    then = draws.choice(_THEN)
    is_story = isinstance(told.scene, Teller) and new.endswith(".") and not new.startswith("Find ")
    if not is_story:
        twice = any(before.count(number) > 1 for number, _ in numbers)
        return _restated(draws, new, [] if twice else numbers, "" if old == told.sentences[-1] else then)
    statement = _OPENERS.sub("", new).removesuffix(".")
    if statement.split()[0] not in PRONOUNS and not statement.split()[0].endswith("'s"):
        statement = f"{statement[0].lower()}{statement[1:]}"
    # What was there is only said where nobody has to look for it.
    plain = len(before) == len(numbers) == 1 and " than " not in statement
    if not plain:
        return f"{draws.choice(_SUPPOSE)} {statement}. {then}"
    was = numbers[0][0].lower()
    return draws.choice(
        (
            f"Suppose that {statement} instead of {was}. {then}",
            f"Suppose instead that {statement}. {then}",
            f"Imagine that {statement}, not {was}. {then}",
            f"What if {statement} instead of {was}? {then}",
            f"Now suppose that {statement} instead of {was}. {then}",
        )
    )


def _restated(draws: Draws, sentence: str, numbers: list[tuple[str, str]], then: str) -> str:
    end = f" {then}" if then else ""
    if len(numbers) == 1 and NUMERAL.findall(sentence).count(numbers[0][1]) == 1:
        old, new = numbers[0]
        opening = draws.choice(
            (
                f"Change {old} to {new}:",
                f"Now use {new} in place of {old}:",
                f"Now with {new} instead of {old}:",
                f"What if {old} were {new}?",
                "Now answer this instead:" if not then else f"Now with {new} instead of {old}:",
            )
        )
    else:
        opening = "Change it a little:" if then else "Now answer this instead:"
    return f"{opening} {sentence}{end}"


def _masked(sentence: str) -> str:
    """Return the sentence without its numbers, and with nouns and verbs in one form."""
    masked = NUMERAL.sub("#", _OPENERS.sub("", sentence)).lower()
    masked = re.sub(r"\b(?:is|are)\b", "are", re.sub(r"\b(?:was|were)\b", "were", masked))
    return re.sub(r"(\w{3,}?)(?:ves|ies|es|s)\b", r"\1", masked).replace("ch ", "c ")
