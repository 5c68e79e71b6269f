"""Equations with one unknown: `Fill in the blank: 90 ÷ ___ = 9.`, `Which value of s solves 36 ÷ s = 12?`."""

from seedproof.certifying.curriculum.expressions import Sheet, equation
from seedproof.certifying.curriculum.problem import Asked, Equation, Number, Problem, Solutions
from seedproof.certifying.curriculum.wording import MATHEMATICS
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Step, Unread, step
from seedproof.certifying.terms import Symbol

_MARKED = Patterns(
    {
        "plain": (
            "Write the missing number: {e:equation}.",
            "Find the missing number in {e:equation}.",
            "Complete the equation: {e:equation}.",
            "What is the missing number in the equation {e:equation}?",
            "What number makes this true: {e:equation}?",
            "Which number is missing: {e:equation}?",
            "Which number makes the equation {e:equation} true?",
            "One number is missing in {e:equation}. Which number is it?",
            "In the equation {e:equation}, what is the unknown number?",
            "Find the number that makes the equation {e:equation} true.",
        ),
        "marked": (
            "Fill in the {m:mark}: {e:equation}.",
            "Fill in the {m:mark} so that the equation is true: {e:equation}.",
            "Find the number for the {m:mark}: {e:equation}.",
            "Write the number that goes in the {m:mark}: {e:equation}.",
            "What number goes in the {m:mark}: {e:equation}?",
            "What number should be in the {m:mark} to make {e:equation} true?",
            "Which number belongs in the {m:mark}: {e:equation}?",
            "Which number in the {m:mark} makes {e:equation} true?",
            "Look at the equation {e:equation}. What number is in the {m:mark}?",
            "A number is missing from the equation {e:equation}. What number goes in the {m:mark}?",
            "The equation {e:equation} is true. What number does the {m:mark} stand for?",
            "If {e:equation} is a true equation, which number is the {m:mark}?",
            "In {e:equation}, what number does the {m:mark} stand for?",
            "In the equation {e:equation}, which number belongs where the {m:mark} is?",
        ),
        "letter": (
            "Find {x:letter} if {e:equation}.",
            "Find the value of {x:letter} in {e:equation}.",
            "Find the number {x:letter} that makes the equation {e:equation} true.",
            "If {e:equation}, what is {x:letter}?",
            "What is {x:letter} if {e:equation}?",
            "What number is {x:letter} in the equation {e:equation}?",
            "What value of {x:letter} makes {e:equation} true?",
            "Which value of {x:letter} solves {e:equation}?",
            "Which number does {x:letter} stand for in {e:equation}?",
            "What is the solution {x:letter} of the equation {e:equation}?",
            "The equation {e:equation} is true. What is {x:letter}?",
            "Solve {e:equation} for {x:letter}.",
            "Solve the equation {e:equation} for {x:letter}.",
            "Solve for {x:letter}: {e:equation}.",
        ),
    },
    MATHEMATICS,
)

_ALL = Patterns(
    {
        "letter": (
            "Determine all values of {x:letter} with {e:equation}.",
            "Determine every real number {x:letter} with {e:equation}.",
            "Find all numbers {x:letter} that solve {e:equation}.",
            "Find all real numbers {x:letter} with {e:equation}.",
            "Find all values of {x:letter} for which {e:equation}.",
            "For what values of {x:letter} does {e:equation} hold?",
            "For which real numbers {x:letter} is {e:equation}?",
            "For which values of {x:letter} is {e:equation}?",
            "Solve {e:equation} for {x:letter}.",
            "Solve {e:equation} for all real numbers {x:letter}.",
            "Solve the equation {e:equation} for {x:letter}.",
            "Solve for {x:letter}: {e:equation}.",
            "Which numbers {x:letter} solve {e:equation}?",
            "Which real numbers {x:letter} satisfy {e:equation}?",
            "Which values of {x:letter} make {e:equation} true?",
        ),
        "unnamed": (
            "Find all solutions of the equation {e:equation}.",
            "Find every[ real] solution of {e:equation}.",
            "Find the solutions of {e:equation}.",
            "List all real solutions of {e:equation}.",
            "What are all real solutions of {e:equation}?",
            "What are the solutions of {e:equation}?",
        ),
    },
    MATHEMATICS,
)

_SIGNS = {"blank": "___", "box": "□", "question mark": "?"}


def read_one(question: str) -> Problem | None:
    """Read an equation with one solution, be it of a letter or a mark; None for anything else."""
    said = _MARKED.find(question)
    if said is None:
        return None
    if said.kind == "marked" and _SIGNS[said["m"]] not in said["e"]:
        raise Unread(f"the {said['m']} does not stand in the equation: {question}")
    sheet, claim = _claimed(said)
    letter = _unknown(said, sheet, "blank" if said.kind != "letter" else said["x"])
    return _problem(sheet, claim, Number(letter))


def read_all(question: str) -> Problem | None:
    """Read an equation of which all real solutions are asked for; None for anything else."""
    said = _ALL.find(question)
    if said is None:
        return None
    sheet, claim = _claimed(said)
    return _problem(sheet, claim, Solutions(_only(said, sheet)))


def read_any(question: str) -> Problem | None:
    """Read an equation that may have one solution, none, or infinitely many; None for anything else."""
    said = _ALL.find(question)
    if said is None:
        return None
    sheet, claim = _claimed(said)
    if sheet.quotients:
        raise Unread(f"a division in an equation that every number may solve: {question}")
    return Problem(sheet.symbols, (), Equation(_only(said, sheet), claim))


def _claimed(said: Said) -> tuple[Sheet, Step]:
    sheet = Sheet()
    claim = equation(said["e"], sheet)
    return sheet, step(said.sentence, *sheet.take(), claim)


def _problem(sheet: Sheet, claim: Step, asked: Asked) -> Problem:
    return Problem(sheet.symbols, (claim,), asked)


def _only(said: Said, sheet: Sheet) -> Symbol:
    if said.kind == "letter":
        return _unknown(said, sheet, said["x"])
    return _unknown(said, sheet, *sheet.letters)


def _unknown(said: Said, sheet: Sheet, *names: str) -> Symbol:
    """Return the one unknown of an equation, of the name that the sentence has for it."""
    if len(names) != 1 or list(sheet.letters) != list(names):
        raise Unread(f"the equation has other unknowns: {said.sentence}")
    return sheet.letters[names[0]]
