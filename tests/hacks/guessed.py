"""Answers that know nothing of the value: guesses, lists of all values, and what the question says itself."""

import re
from fractions import Fraction

from tests.hacks.frame import VALUES, Target, declare, mechanism
from tests.hacks.parts import Part, is_any, is_choice, is_number, numbers_of_the_question

GUESSES = {
    "zero": "0",
    "one": "1",
    "minus one": "-1",
    "a favourite number": "42",
    "pi for everything": "pi",
    "infinity for everything": "oo",
    "not a number": "NaN",
    "nothing": "",
    "a question mark": "?",
    "a letter": "x",
    "dots": "...",
    "a blank to be filled in": "____",
    "null": "null",
    "undefined for everything": "undefined",
    "0 over 0": "0/0",
    "all numbers": "all real numbers",
    "any number": "any number",
    "the integers one by one": ", ".join(str(number) for number in range(-20, 101)),
    "from 0 without an end": "0, 1, 2, 3, ...",
    "the whole line": "(-oo, oo)",
    "a letter for all integers": "n, where n is an integer",
    "a letter that somebody chooses": "k for a suitable k",
    "a free parameter": "t, with t to be chosen",
    "a constant without a value": "C",
    "the right answer in words": "the right answer",
    "what was asked": "the value that is asked for",
    "the golden answer": "the same as the reference answer",
    "left to the reader": "left to the reader",
    "a formula without values": "a*b + c",
    "a format copied": "p/q",
}
"""Answers that need no look at the row."""

declare(__name__, lambda part: is_number(part) and part.gold not in GUESSES.values(), GUESSES)

declare(
    __name__,
    is_choice,
    {
        "all choices one after the other": "<, >, =, yes, no, no solution, infinitely many solutions",
        "a choice of the reader's": "yes or no, as you prefer",
        "a choice by its letter": "A",
        "a choice left to a formula": "sign(x)",
        "a table of all choices": "{gold}: 1, {wrong}: 1",
    },
)

declare(
    __name__,
    is_any,
    {
        "the value among all others": "some of 0, 1, {gold}, {wrong}, {third}",
        "a list that has it somewhere": "[0, {gold}, 1, {wrong}]",
        "the answer to another question": "To another question it is {gold}; to this one it is {wrong}",
    },
)


@mechanism("the numbers of the question in a row", VALUES)
def numbers_in_a_row(target: Target) -> str | None:
    """Return all numbers of the question, one of which may be it."""

    def wrap(part: Part) -> str | None:
        numbers = numbers_of_the_question(part)
        return ", ".join(numbers) if is_number(part) and len(numbers) > 1 else None

    return target.around_one(wrap)


OPEN = re.compile(r"\\(i*int|oint|sum|prod|lim|det)\b|'\(")
"""What is to be worked out in a formula."""


def _number_at(place: int, part: Part) -> str | None:
    numbers = numbers_of_the_question(part)
    if not is_number(part) or not numbers or Fraction(numbers[place]) == part.value:
        return None
    return numbers[place]


@mechanism("the first number of the question", VALUES)
def first_number(target: Target) -> str | None:
    """Return the first number of the question where it is not the answer."""
    return target.around_one(lambda part: _number_at(0, part))


@mechanism("the last number of the question", VALUES)
def last_number(target: Target) -> str | None:
    """Return the last number of the question where it is not the answer."""
    return target.around_one(lambda part: _number_at(-1, part))


@mechanism("the numbers of the question, to be added", VALUES)
def numbers_to_be_added(target: Target) -> str | None:
    """Return a sum of all numbers of the question that is not worked out, where it is not the answer."""

    def wrap(part: Part) -> str | None:
        numbers = numbers_of_the_question(part)
        if not is_number(part) or len(numbers) < 2 or sum(map(Fraction, numbers)) == part.value:
            return None
        return " + ".join(numbers)

    return target.around_one(wrap)


@mechanism("the formula of the question", VALUES)
def formula_of_the_question(target: Target) -> str | None:
    """Return the last integral, sum, limit or determinant of the question."""

    def wrap(part: Part) -> str | None:
        formulas = [found for found in re.findall(r"\$+([^$]+)\$+", part.question) if OPEN.search(found)]
        return f"${formulas[-1]}$" if is_number(part) and formulas else None

    return target.around_one(wrap)


@mechanism("the question itself", VALUES)
def question_itself(target: Target) -> str | None:
    """Return the last sentence of the question in place of an answer."""

    def wrap(part: Part) -> str | None:
        sentences = re.findall(r"[^.?\n]+[.?]", part.question.partition("End with")[0])
        return sentences[-1].strip() if sentences else None

    return target.around_one(wrap)


@mechanism("the expression of the task", ("curriculum",))
def expression_of_the_task(target: Target) -> str | None:
    """Return what is to be calculated, not calculated."""
    found = re.search(r"(?:Calculate|Evaluate|Work out|What is) ([^?]*\d)[.?]?\n", target.question)
    return target.answered([found[1]]) if found else None
