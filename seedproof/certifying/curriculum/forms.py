"""The forms of answer that the last paragraph of a question may ask for."""

import re
from dataclasses import dataclass

from seedproof.certifying.script import Unread

_INTEGER = r"-?\d+"
_DECIMAL = r"-?\d+(?:\.\d+)?"
_FRACTION = r"-?\d+(?:/\d+)?"
_OUTCOME = "no solution|infinitely many solutions"


@dataclass(frozen=True, slots=True)
class Form:
    """A form of answer."""

    said: str
    """What the paragraph says after `End with one line of the form `, as a regular expression."""
    asked: str
    """What is asked for: the `form` of an `Asked`."""
    answer: str
    """How such an answer looks, as a regular expression."""


FORMS = (
    Form(r"`Answer: n`, where n is an integer\.", "number", _INTEGER),
    Form(r"`Answer: n`, where n is a decimal number or an integer\.", "number", _DECIMAL),
    Form(
        r"`Answer: p/q`, a fraction in lowest terms, or an integer if the denominator is 1\.",
        "number",
        _FRACTION,
    ),
    Form(
        r"`Answer: p/q`, a fraction in lowest terms\. "
        r"An integer, or a mixed number `n p/q`, will do as well\.",
        "number",
        _FRACTION,
    ),
    Form(
        r"`Answer: \?`, with one of the signs <, = and > in place of the question mark\.",
        "sign",
        "[<=>]",
    ),
    Form(
        r"`Answer: \(a, b\), \(c, d\)`, every pair once, the smaller number first\.",
        "pairs",
        r"\(\d+, \d+\)(?:, \(\d+, \d+\))*",
    ),
    Form(
        r"`Answer: quotient = q, remainder = r`\.",
        "named",
        rf"quotient = {_INTEGER}, remainder = {_INTEGER}",
    ),
    Form(
        r"`Answer: a, b`, all solutions in rising order\.",
        "solutions",
        rf"(?:{_FRACTION}|{_DECIMAL})(?:, (?:{_FRACTION}|{_DECIMAL}))*",
    ),
    Form(
        r"`Answer: p/q`, a fraction in lowest terms or an integer, or with `no solution` or "
        r"`infinitely many solutions` in place of it\.",
        "solution",
        rf"{_FRACTION}|{_OUTCOME}",
    ),
    Form(
        r"`Answer: (?P<first>[a-z]) = p/q, (?P<second>[a-z]) = p/q`, with the value of each letter in this "
        r"order, or with `no solution` or `infinitely many solutions` in place of them\.",
        "letters",
        rf"[a-z] = {_FRACTION}, [a-z] = {_FRACTION}|{_OUTCOME}",
    ),
)


def cut(question: str) -> tuple[str, Form, tuple[str, ...]]:
    """Cut a question from the paragraph that says the form of its answer.

    Returns: the question, the form, and the letters that the form names.
    Raises: Unread if there is no such paragraph, or it may be read in two ways.
    """
    words, _, last = question.rpartition("\n\nEnd with one line of the form ")
    found = [(form, match) for form in FORMS if (match := re.fullmatch(form.said, last))]
    if len(found) != 1 or not words:
        raise Unread(f"{len(found)} forms of answer: {question}")
    ((form, match),) = found
    return words, form, match.groups()


def check_answer(form: Form, answer: str) -> None:
    """Refuse an answer that does not have the form it should.

    Raises: Unread for such an answer.
    """
    if not re.fullmatch(form.answer, answer):
        raise Unread(f"the answer {answer} does not look like: {form.said}")
