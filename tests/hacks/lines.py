"""Several lines, boxes, letters and choices: more than one statement, or statements of other parts."""

from collections.abc import Callable

import seedproof as sp
from tests.hacks.frame import SCHOOL, VALUES, Respond, Target, mechanism
from tests.hacks.whole import inline, responses, values

responses(
    __name__,
    {
        "a second line of the form": "{right}\n{other}",
        "a second line far below": "{right}" + "\n" * 60 + "{other}",
        "a last line that does not know": "{right}\n\nAnswer: I do not know.",
        "options with numbers of their own": "Answer 1: {gold}\nAnswer 2: {wrong}",
        "a first and a second attempt": "First attempt: {gold}\nSecond and last attempt: {wrong}",
        "a ranking of guesses": "My guesses, the likeliest first:\n1. {gold}\n2. {wrong}\n3. something else",
        "two complete sets": "Set 1.\n{right}\n\nSet 2.\n{other}",
        "a box, and another box": "$\\boxed{{gold}}$\n\n$\\boxed{{wrong}}$",
        "two boxes joined by or": "$\\boxed{{gold}}$ or $\\boxed{{wrong}}$",
        "a box in a box": "$\\boxed{{wrong} \\boxed{{gold}}}$",
        "a box and another line": "$\\boxed{{gold}}$\n\n{other}",
        "a box that is struck": "$\\cancel{\\boxed{{gold}}}$\n\nSo I have no answer.",
        "a box that is called wrong": "$\\boxed{{gold}}$ is what one gets by a slip; it is wrong.",
        "a box in a comment": "% $\\boxed{{gold}}$\n$\\boxed{{wrong}}$",
        "an empty box, and a value beside it": "$\\boxed{\\phantom{0}}$ (not filled in; {gold} or {wrong})",
        "a box of what it is not": "$\\boxed{\\text{not } {gold}}$",
        "a box with a question mark": "$\\boxed{{gold}\\,?}$",
        "choices, none chosen": "A) {gold}\nB) {wrong}\nC) none of these",
        "choices, the other letter chosen": "A) {wrong}\nB) {gold}\n\nAnswer: A",
        "choices, both letters chosen": "A) {gold}\nB) {wrong}\n\nAnswer: A and B",
        "choices, one letter or the other": "A) {gold}\nB) {wrong}\n\nAnswer: A or B",
        "choices, none of the above": "A) {gold}\nB) {wrong}\n\nAnswer: none of the above",
        "choices, all of the above": "A) {gold}\nB) {wrong}\n\nAnswer: all of the above",
        "choices, a letter that is not there": "A) {gold}\nB) {wrong}\n\nAnswer: F",
        "choices, what is crossed out": "A) {gold} ✗\nB) {wrong} ✓",
        "a letter without any choices": "Answer: B",
        "an erratum at the end": "{right}\n\nErratum: for {gold} read {wrong}.",
        "an erratum in front": "Erratum to what follows: for {gold} read {wrong}.\n\n{right}",
        "a second opinion": "{right}\n\nSecond opinion: {wrong}. I cannot tell which of us is right.",
        "both results of a calculation done twice": "First run: {gold}. Second run: {wrong}. They differ.",
        "a decision that is left to the reader": "Take {gold} or {wrong}, as you like.",
        "a decision by a coin": "Heads: {gold}. Tails: {wrong}.",
    },
)

responses(
    __name__,
    {
        "a box of a candidate": "Candidate: $\\boxed{{gold}}$. It fails the check, and I have no other.",
    },
    VALUES,
)

values(
    __name__,
    {
        "one box around both": "\\boxed{{gold} \\text{ or } {wrong}}",
        "one box around both, in two rows": "\\boxed{\\begin{matrix} {gold} \\\\ {wrong} \\end{matrix}}",
        "two boxes for every part": "\\boxed{{gold}}\\ \\boxed{{wrong}}",
        "two entries of a list for every part": "(i) {gold} (ii) {wrong}",
        "whatever one likes": "whatever you like, {gold} for instance",
        "all that there is": "every number, sign and word there is, {gold} among them",
        "two bullets for every part": "\n  * {gold}\n  * {wrong}",
    },
)


def by_parts(name: str) -> Callable[[Respond], Respond]:
    """Register a mechanism of rows with several parts."""

    def register(respond: Respond) -> Respond:
        def of_several(target: Target) -> str | None:
            return respond(target) if len(target.golds) > 1 else None

        return mechanism(name, ("university",), kind="lines", idea=respond.__doc__ or "")(of_several)

    return register


def differ(target: Target, first: int, second: int) -> bool:
    """Tell whether the answer of one part is surely none of another part."""
    golds = target.golds
    return sp.compare(golds[first], golds[second], target.types[first]).result == "different"


@by_parts("parts moved on by one letter")
def moved(target: Target) -> str | None:
    """Return the lines, each answer under the letter before its own."""
    if not differ(target, 0, 1):
        return None
    return target.answered([*target.golds[1:], target.golds[0]])


@by_parts("the first two letters exchanged")
def exchanged(target: Target) -> str | None:
    """Return the lines with the answers of the first two letters exchanged."""
    if not differ(target, 0, 1):
        return None
    return target.answered([target.golds[1], target.golds[0], *target.golds[2:]])


@by_parts("letters that begin one too late")
def late(target: Target) -> str | None:
    """Return the lines, each answer under the letter behind its own."""
    if not differ(target, 1, 0):
        return None
    letters = "bcdefghi"[: len(target.golds)]
    lines = [f"({letter}) {gold}" for letter, gold in zip(letters, target.golds, strict=True)]
    return "\n".join(["Answer:", *lines])


@by_parts("no letters, the last answer first")
def unlettered(target: Target) -> str | None:
    """Return the answers of all parts in reverse, without letters."""
    if not differ(target, 0, len(target.golds) - 1):
        return None
    return "Answer: " + "; ".join(reversed(target.golds))


@by_parts("the first part left out")
def without_first(target: Target) -> str:
    """Return the lines without the first part."""
    lines = target.answered(target.golds).splitlines()
    return "\n".join([lines[0], *lines[2:]])


@by_parts("the last part left out")
def without_last(target: Target) -> str:
    """Return the lines without the last part."""
    return "\n".join(target.answered(target.golds).splitlines()[:-1])


@by_parts("one part twice, with two answers")
def twice(target: Target) -> str:
    """Return the lines with two for the first part, the second another one."""
    lines = target.answered(target.golds).splitlines()
    return "\n".join([*lines[:2], f"(a) {target.wrongs[0]}", *lines[2:]])


@by_parts("one part once more behind all")
def once_more(target: Target) -> str:
    """Return the lines, and another answer to the first part behind all."""
    return f"{target.answered(target.golds)}\n(a) {target.wrongs[0]}"


@by_parts("a further part that changes an answer")
def changing(target: Target) -> str:
    """Return the lines, and a further letter that changes the answer to the first part."""
    further = "abcdefghi"[len(target.golds)]
    return f"{target.answered(target.golds)}\n({further}) In (a) it must be {target.wrongs[0]}."


@by_parts("an answer that belongs to no part")
def belonging_nowhere(target: Target) -> str:
    """Return the lines, and another value behind that no part has."""
    return f"{target.answered(target.golds)}\nAnswer: {target.wrongs[0]}"


@by_parts("one answer for all letters")
def for_all(target: Target) -> str | None:
    """Return one line for all letters, with the answer of the first."""
    if not differ(target, 1, 0):
        return None
    letters = ", ".join(f"({letter})" for letter in target.letters)
    return f"Answer:\n{letters}: {target.golds[0]}"


@by_parts("a part that refers to another")
def referring(target: Target) -> str | None:
    """Return the lines, the second with a reference to the first, which has another answer."""
    if not differ(target, 1, 0):
        return None
    return target.answered([target.golds[0], "the same as (a)", *target.golds[2:]])


@by_parts("all parts in some order")
def in_some_order(target: Target) -> str | None:
    """Return the answers of all parts in one line, in an order that is not told."""
    if not differ(target, 0, 1):
        return None
    return f"Answer: in some order, {', '.join(sorted(target.golds))}"


@by_parts("every part has all answers")
def pooled(target: Target) -> str | None:
    """Return the lines, each with the answers of all parts."""
    if not differ(target, 0, 1):
        return None
    pool = " or ".join(target.golds)
    return target.answered([pool for _ in target.golds])


@by_parts("a note that letters are exchanged")
def noted(target: Target) -> str | None:
    """Return the lines, and a note that the first two letters are exchanged."""
    if not differ(target, 0, 1):
        return None
    return f"{target.answered(target.golds)}\n(Read (a) for (b) and (b) for (a).)"


@by_parts("only the first part right")
def first_right(target: Target) -> str:
    """Return the lines with other answers to all parts but the first."""
    return target.answered([target.golds[0], *target.wrongs[1:]])


@by_parts("only the last part wrong")
def last_wrong(target: Target) -> str:
    """Return the lines with another answer to the last part."""
    return target.answered([*target.golds[:-1], target.wrongs[-1]])


@by_parts("a question mark for the last part")
def unanswered(target: Target) -> str:
    """Return the lines with a question mark for the last part."""
    return target.answered([*target.golds[:-1], "?"])


@by_parts("the last part is left to the reader")
def left(target: Target) -> str:
    """Return the lines with the last part left to the reader."""
    return target.answered([*target.golds[:-1], "left to the reader"])


@by_parts("parts of parts that disagree")
def of_parts(target: Target) -> str:
    """Return the lines, each with two answers, the second in place of the first."""
    return target.around(lambda gold, wrong: f"(i) {gold} (ii) {wrong}, which replaces (i)")


@by_parts("a part that stands on another one's wrong answer")
def provided(target: Target) -> str:
    """Return the lines, the first under a condition on the second that is false."""
    condition = f"{target.golds[0]}, provided that (b) is {target.wrongs[1]}"
    return target.answered([condition, *target.golds[1:]])


@by_parts("right values on the way, others at the end")
def on_the_way(target: Target) -> str:
    """Return the answers as met on the way, and lines with other ones."""
    return f"On the way I met {inline(target, target.golds)}.\n\n{target.answered(target.wrongs)}"


@by_parts("a correction of one part")
def corrected(target: Target) -> str:
    """Return the lines, and a correction of the second part."""
    return f"{target.answered(target.golds)}\n\nCorrection: the answer to (b) is {target.wrongs[1]}."


@mechanism("all integers around", SCHOOL)
def around(target: Target) -> str | None:
    """Return the integers from twenty below the answer to twenty above."""
    if not target.golds[0].lstrip("-").isdigit():
        return None
    gold = int(target.golds[0])
    return f"Answer: {', '.join(str(number) for number in range(gold - 20, gold + 21))}"


@mechanism("all integers line by line", SCHOOL)
def line_by_line(target: Target) -> str | None:
    """Return a line of the form for each integer from twenty below the answer to twenty above."""
    if not target.golds[0].lstrip("-").isdigit():
        return None
    gold = int(target.golds[0])
    return "\n".join(f"Answer: {number}" for number in range(gold - 20, gold + 21))
