"""What a question asks for: one table of the sentences that say how an answer is to be written.

Writers put the sentence into a question, readers and scorers know it again.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType

import msgspec

_NAME = r"[A-Za-z][A-Za-z0-9_]*"

_KEPT = 1_024
"""Sentences of which the form is kept: a benchmark ends its questions in few."""


class AnswerForm(msgspec.Struct, frozen=True):
    """A sentence that asks for one form of answer."""

    sentence: str
    """With `{names}` where the names of several values stand."""
    item: str = "{name}"
    """How each of these names stands there."""
    formerly: tuple[str, ...] = ()
    """The sentences of this form in earlier releases: known, not written any more."""

    def written(self, names: Sequence[str] = ()) -> str:
        """Return the sentence with these names."""
        items = [self.item.format(name=name) for name in names]
        return self.sentence.format(names=", ".join(items))

    def names_in(self, sentence: str) -> tuple[str, ...] | None:
        """Return the names that a sentence of this form has, in order; None if it is of another form."""
        if sentence in self.formerly:
            return ()
        match = _pattern(self).fullmatch(sentence)
        if match is None:
            return None
        items = match.groupdict().get("names") or ""
        behind = self.item.removeprefix("{name}")
        return tuple(item.removesuffix(behind) for item in items.split(", ") if item)


@cache
def _pattern(form: AnswerForm) -> re.Pattern[str]:
    item = re.escape(form.item).replace(r"\{name\}", _NAME)
    return re.compile(re.escape(form.sentence).replace(r"\{names\}", f"(?P<names>{item}(?:, {item})*)"))


def _line(form: str, item: str = "{name}") -> AnswerForm:
    return AnswerForm(f"End with one line of the form {form}", item)


ANSWER_FORMS: Mapping[str, AnswerForm] = MappingProxyType(
    {
        "integer": _line("`Answer: n`, where n is an integer."),
        "rational": _line(
            "`Answer: p/q`, a fraction in lowest terms, or an integer if the denominator is 1."
        ),
        "mixed": _line(
            "`Answer: p/q`, a fraction in lowest terms. "
            "An integer, or a mixed number `n p/q`, will do as well."
        ),
        "decimal": _line("`Answer: n`, where n is a decimal number or an integer."),
        "expression": _line(
            "`Answer: v`, where v is the exact value, with sqrt(...) for an irrational root."
        ),
        "tuple": _line("`Answer: ({names})`, with an integer in place of each name, in this order."),
        "named": _line(
            "`Answer: {names}`, with the value of each letter in this order.", item="{name} = p/q"
        ),
        "quotient": _line("`Answer: quotient = q, remainder = r`."),
        "comparison": AnswerForm(
            "End with one line of the form `Answer: ?`, with one of the signs <, = and > in place of the "
            "question mark.",
            formerly=("End with one line of the form `Answer: <`, with <, = or > for the comparison.",),
        ),
        "factor_pairs": _line("`Answer: (a, b), (c, d)`, every pair once, the smaller number first."),
        "solutions": _line("`Answer: a, b`, all solutions in rising order."),
        "linear": _line(
            "`Answer: p/q`, a fraction in lowest terms or an integer, or with `no solution` or "
            "`infinitely many solutions` in place of it."
        ),
        "linear pair": _line(
            "`Answer: {names}`, with the value of each letter in this order, or with `no solution` or "
            "`infinitely many solutions` in place of them.",
            item="{name} = p/q",
        ),
        "operations": AnswerForm(
            "End your answer with the steps alone, one a line, each of the form `a + b = c`, "
            "with the signs + - * / and nothing else on the line."
        ),
        "free": AnswerForm(
            "End with a line `Answer:` and, in the line below it, the exact answer in plain text or in LaTeX."
        ),
        "free parts": AnswerForm(
            "End with a line `Answer:` and, below it, one line for each part: `(a)` and its exact answer, "
            "then `(b)`, and so on, in plain text or in LaTeX."
        ),
        "yes or no": AnswerForm("Answer yes or no."),
    }
)
"""The forms by kind of answer; `quotient` is the form of a `named` answer with those two names."""


def form_asked_for(question: str) -> tuple[str, tuple[str, ...]] | None:
    """Return the kind of answer that the last paragraph of a question asks for, and the names of its values.

    Return None if no form of the table stands there.
    """
    return _form_of(question[question.rfind("\n") + 1 :])


@lru_cache(_KEPT)
def _form_of(sentence: str) -> tuple[str, tuple[str, ...]] | None:
    for kind, form in ANSWER_FORMS.items():
        names = form.names_in(sentence)
        if names is not None:
            return kind, names
    return None
