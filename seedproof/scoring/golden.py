"""The golden answers of a row, each with its own comparison."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from seedproof.answers import Asked, asked_by, unit_asked, without_unit
from seedproof.answers import compare as compare_simple
from seedproof.answers.number_words import may_state_a_number
from seedproof.record.patterns import Pattern
from seedproof.record.verdict import Verdict
from seedproof.responses.sentences import is_request, words_in

NUMBERS = ("integer", "rational", "decimal", "expression")
"""Simple kinds whose values can also be written as a formula, such as `2^5 - 3`."""


@dataclass(frozen=True)
class Free:
    """The golden answer of a part in free form: its type, with options, and the unit that is asked for."""

    answer: str
    kind: str
    unit: str
    question: str = ""

    def compare(self, stated: str) -> Verdict:
        """Compare a stated answer with it."""
        bare = without_unit(stated, self.unit) if self.kind == "number" else None
        if bare is None:
            return _compared_freely(self.answer, stated, self.kind)
        if not bare.text:
            return bare.verdict
        verdict = _compared_freely(self.answer, bare.text, self.kind)
        return bare.verdict if verdict.result == "equal" else verdict


@dataclass(frozen=True)
class Simple:
    """The golden answer of a row that asks for a simple value in a line of a fixed form."""

    answer: str
    asked: Asked
    form: str
    """What the question's form line shows in the place of the answer."""

    def states_nothing(self, stated: str) -> bool:
        """Return whether a text that could not be read asks, copies the form line, or has no number."""
        if stated.strip("` ") == self.form or is_request(stated):
            return True
        return self.asked.answer_type in NUMBERS and not may_state_a_number(stated)

    def compare(self, stated: str) -> Verdict:
        """Compare a stated answer with it; a formula that is no plain value is worked out."""
        verdict = compare_simple(self.answer, stated, self.asked)
        if verdict.result != "undecided" or self.asked.answer_type not in NUMBERS:
            return verdict
        formula = _compared_freely(self.answer, stated, "number")
        if formula.result == "equal" or (formula.result == "different" and _is_formula(stated)):
            return formula
        return verdict


Golden: TypeAlias = Free | Simple


def golden_answers(row: Mapping[str, Any]) -> Iterator[Golden]:
    """Yield the golden answer of each part of a row; of a row without parts its one answer."""
    if row.get("parts"):
        for part in _parts(row["parts"]):
            yield Free(part["answer"], part["type"], unit_asked(part["question"]), part["question"])
    elif row["answer_type"] == "label":
        yield Free(row["answer"], "label", "")
    else:
        form = _FORM.search(row["question"])
        yield Simple(row["answer"], asked_by(row), form[1] if form else "")


_FORM = Pattern(r"`Answer: ([^`]*)`")


def _parts(parts: Any) -> Sequence[Mapping[str, str]]:
    """Return the parts of a row; some versions of `datasets` give a dictionary of lists."""
    if not isinstance(parts, Mapping):
        return list(parts)
    columns = parts.items()
    return [dict(zip(parts, values, strict=True)) for values in zip(*(v for _, v in columns), strict=True)]


def _compared_freely(golden: str, stated: str, kind: str) -> Verdict:
    from seedproof.equivalence import compare
    from seedproof.equivalence.answer_types import parse_type

    return compare(golden, stated, *parse_type(kind))


def _is_formula(stated: str) -> bool:
    """Return whether a text is one formula, which has one value: no sentence and no list."""
    return not words_in(stated) and not _LISTED.search(stated)


_LISTED = Pattern(r"[,;\n]\s|\\begin|\\pm|[±()\[{]\s*-?\d[^()]*,")
