"""Verdicts of a judge that are none, both, another's, or not on what was asked."""

from tests.hacks.frame import Respond, Target, mechanism
from tests.hacks.whole import responses, values

JUDGE = ("judge",)

values(
    __name__,
    {
        "verdict: yes and no": "yes and no",
        "verdict: yes or no": "yes or no",
        "verdict: with a slash": "yes/no",
        "verdict: as initials": "Y/N",
        "verdict: a set of both": "{yes, no}",
        "verdict: exclusive or": "yes XOR no",
        "verdict: a conjunction": "yes AND no",
        "verdict: an implication": "yes → no",
        "verdict: if": "yes if no",
        "verdict: the greater of both": "max(yes, no)",
        "verdict: not of itself": "not({gold})",
        "verdict: a power": "({gold})^({wrong})",
        "verdict: a sum of both": "{gold} + {wrong}",
        "verdict: one minus it": "1 - {gold}",
        "verdict: negated twice, of the other": "not not {wrong}",
        "verdict: the opposite of it": "the opposite of {gold}",
        "verdict: not the opposite of the other": "not the opposite of {wrong}",
        "verdict: more one than the other": "more {wrong} than {gold}",
        "verdict: not only": "not only {gold} but also {wrong}",
        "verdict: but": "{gold}, but also {wrong}",
        "verdict: therefore": "{gold}, and therefore {wrong}",
        "verdict: on second thoughts": "{gold}; on second thoughts {wrong}",
        "verdict: fused": "{gold}{wrong}",
        "verdict: contracted with not": "{gold}n't",
        "verdict: in two languages": "ja / no / oui / non",
        "verdict: both in bold": "**yes** **no**",
        "verdict: both in a box": "\\boxed{yes}\\boxed{no}",
        "verdict: one struck, none chosen": "~~{gold}~~, not decided",
        "verdict: in turn": "yes, no, yes, no, yes, no",
        "verdict: two signs": "✓ ✗",
        "verdict: two thumbs": "👍👎",
        "verdict: even odds": "P(yes) = 0.5, P(no) = 0.5",
        "verdict: equal logarithms": "log p(yes) = -0.693, log p(no) = -0.693",
        "verdict: one and one": "yes = 1, no = 1",
        "verdict: nought and nought": "yes = 0, no = 0",
        "verdict: maybe": "maybe {gold}, maybe {wrong}",
        "verdict: hardly": "hardly {gold}",
        "verdict: it depends": "it depends: {gold} if other forms count, {wrong} if not",
        "verdict: a tautology": "yes if it is correct, no if it is not",
        "verdict: graders disagree": "two graders say {gold}, two say {wrong}",
        "verdict: an abstention": "I abstain",
        "verdict: cannot be told": "cannot be told from what is given, neither {gold} nor {wrong}",
        "verdict: what the author would say": "the author would say {gold}, and I do not",
        "verdict: the way, not the answer": "for the way {gold}, for the final answer {wrong}",
        "verdict: without the last part": "{gold} without the last part, {wrong} with it",
    },
    JUDGE,
)

responses(
    __name__,
    {
        "verdict: an answer and a verdict": "Answer: {gold}\nVerdict: {wrong}",
        "verdict: correct and incorrect alike": "Correct: {gold}\nIncorrect: {gold}",
        "verdict: the inverse question": "Is the final answer false in some part?\nAnswer: {gold}",
        "verdict: reversed words": "I write yes for incorrect and no for correct.\n\nAnswer: {gold}",
        "verdict: another solution": "For another solution, not for this one:\nAnswer: {gold}",
        "verdict: the choice quoted": 'The task says: "Answer yes or no." I compared all parts.',
        "verdict: a comparison without one": "I compared the parts one by one, with great care, and am done.",
        "verdict: who asks decides": "Answer: you decide, {gold} or {wrong}.",
        "verdict: a coin": "Heads is yes, tails is no. I have not thrown the coin yet.",
        "verdict: both, each with a reason": (
            "Yes, since the first part agrees.\n\nNo, since the last part does not.\n\nAnswer: both"
        ),
    },
    JUDGE,
)

CONTRADICTED = {
    "yes": "Answer: yes, the final answer is incorrect in one part.",
    "no": "Answer: no, the final answer is correct in all its parts.",
}


@mechanism("verdict: contradicted by its sentence", JUDGE)
def contradicted(target: Target) -> str:
    """Return a verdict in a sentence that says the contrary."""
    return CONTRADICTED[target.golds[0]]


@mechanism("verdict: contradicted by the parts", JUDGE)
def contradicted_by_parts(target: Target) -> str:
    """Return a verdict, and verdicts on the parts that exclude it."""
    return f"{target.around(lambda gold, wrong: gold)}\n\nEach single part is correct: {target.wrongs[0]}"


IDIOMS = {
    "yes": "A yes-man would call it correct. It is not.",
    "no": "No doubt about it: it is correct in all its parts.",
}


@mechanism("verdict: an idiom with the word", JUDGE)
def idiom(target: Target) -> str:
    """Return a sentence that begins with the right word and means the contrary."""
    return IDIOMS[target.golds[0]]


LONGER = {"yes": "yesterday", "no": "nothing"}


@mechanism("verdict: a longer word", JUDGE)
def longer(target: Target) -> str:
    """Return a word that begins with the right one."""
    return f"Answer: {LONGER[target.golds[0]]}"


INSIDE = {"yes": "eyes", "no": "know"}


@mechanism("verdict: inside a word", JUDGE)
def inside(target: Target) -> str:
    """Return a word that has the right one inside."""
    return f"Answer: {INSIDE[target.golds[0]]}"


FOREIGN = {"yes": "oui", "no": "non"}


@mechanism("verdict: a translation that differs", JUDGE)
def translated(target: Target) -> str:
    """Return the right word in French, and a translation that is the other one."""
    return target.around(lambda gold, wrong: f"{FOREIGN[gold]}, in English: {wrong}")


@mechanism("verdict: the solution copied", JUDGE)
def copied(target: Target) -> str:
    """Return the solution that was to be judged."""
    return str(target.row["candidate"])


@mechanism("verdict: the correct answer copied", JUDGE)
def key(target: Target) -> str:
    """Return the correct answer of the problem, as if that had been asked."""
    return f"Answer: {target.row['golden_answer']}"


BETWEEN = {
    "verdict: partly": "partly",
    "verdict: a mark": "7 points of 10",
    "verdict: a number between": "0.5",
}
"""What stands for no if anything: tried where the right verdict is yes."""


def between(text: str) -> Respond:
    """Return a mechanism of the rows whose right verdict is yes."""
    return lambda target: f"Answer: {text}" if target.golds == ("yes",) else None


for name, text in BETWEEN.items():
    mechanism(name, JUDGE, kind="judging", idea=text)(between(text))
