"""Whether equations have no solution or infinitely many: what stands in the place of their solution."""

import re

from seedproof.answers.asked import Asked
from seedproof.answers.unread import OtherError, UnreadError
from seedproof.record.patterns import Pattern

NONE = "no solution"
MANY = "infinitely many solutions"


def solvability(text: str, asked: Asked) -> str:
    """Return `no solution` or `infinitely many solutions`, whichever a text says, in whatever words.

    Raises:
        UnreadError: It says neither, both, or one of them with a restriction.
        OtherError: It states a solution.
    """
    says_none = _NONE.search(text) is not None
    says_many = _MANY.search(text) is not None
    if says_none and says_many:
        raise UnreadError("it says both that there is no solution and that there are many", hedged=True)
    if _RESTRICTION.search(text):
        raise UnreadError("it says so with a restriction")
    if says_none:
        return NONE
    if says_many:
        return MANY
    if _NUMBER.search(text):
        raise OtherError("it states a solution, and there is not exactly one")
    raise UnreadError("it says neither that there is no solution nor that there are infinitely many")


def denies_one_solution(text: str) -> bool:
    """Return whether a text says no more than that equations have no solution, or infinitely many."""
    return _DENIAL.fullmatch(text.strip(" .!")) is not None


_EMPTY = r"∅|\\(?:emptyset|varnothing)|\{\s*\}|\bempty set\b"
_NO_SOLUTION = (
    rf"\b(?:no|zero|0)\s+(?:real\s+|valid\s+|possible\s+)?(?:solutions?|values?|numbers?|roots?)\b|{_EMPTY}"
    r"|\b(?:inconsistent|unsolvable)\b|\bnot\s+solvable\b|\bcannot be solved\b"
    r"|\b(?:does|do)(?:\s+not|n[o'’]t)\s+have\s+(?:a|any)\s+solutions?\b"
    r"|\bsolutions?\s+(?:does|do)(?:\s+not|n[o'’]t)\s+exist\b"
)
_MANY_SOLUTIONS = (
    r"\binfinite(?:ly)?\b(?:\s+(?:many|number of))?(?:\s+(?:solutions?|values?|numbers?|pairs?))?"
    r"|\b(?:all|every|any)\s+(?:(?:real|rational|possible)\s+)?(?:numbers?|values?|pairs?|reals?|solutions?)\b"
    r"|\b(?:always true|identity|dependent)\b|\\mathbb\s*\{?R\}?|ℝ|\bR\b|∞|\\infty"
)
_NONE = Pattern(rf"{_NO_SOLUTION}|\A\W*(?:there (?:is|are) )?none\W*\Z|\Anone\b", re.IGNORECASE)
_MANY = Pattern(_MANY_SOLUTIONS, re.IGNORECASE)
_RESTRICTION = Pattern(
    r"\b(?:except|unless|other than|only|but not|if|maybe|perhaps|or"
    r"|(?:solutions?|numbers?) (?:is|are) (?:wrong|incorrect|mistaken|false)|then [0-9]+)\b"
    r"|(?:\bnot|n't) (?:no|in)|≠|\?\s*\Z",
    re.IGNORECASE,
)
_NUMBER = Pattern(r"[0-9]")
_DENIAL = Pattern(
    r"(?:(?:the|this|these) (?:equations?|system)(?: of equations)? |it |they |there |x |y )?"
    r"(?:has |have |is |are |= )?(?:an? )?"
    r"(?:no (?:real )?solutions?|infinite(?:ly many| number of)? solutions?|infinitely many|all real numbers"
    rf"|(?:every|any) (?:real )?number|{_EMPTY})",
    re.IGNORECASE,
)
