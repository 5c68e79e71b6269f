"""The golden answers of a row, each with its own comparison."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from seedproof.answers import Asked, asked_by, without_unit
from seedproof.answers import compare as compare_simple
from seedproof.answers.labels import plain
from seedproof.answers.number_words import may_state_a_number
from seedproof.answers.symbols import are_siblings
from seedproof.record.asked_form import AskedForm
from seedproof.record.patterns import Pattern
from seedproof.record.verdict import Verdict
from seedproof.responses.sentences import is_request, words_in
from seedproof.scoring.context import Context, context_of

NUMBERS = ("integer", "rational", "decimal", "expression")
"""Simple kinds whose values can also be written as a formula, such as `2^5 - 3`."""


@dataclass(frozen=True)
class Free:
    """The golden answer of a part in free form: its type, with options, and the form that is asked for."""

    answer: str
    kind: str
    question: str = ""
    whole: str = ""
    """The question of the row, with its part."""
    form: AskedForm | None = None
    """Nothing where a row does not declare it."""

    @property
    def context(self) -> Context:
        """What the question says."""
        return context_of(self.whole or self.question)

    @property
    def is_single(self) -> bool:
        """Whether it is one value, and no list of several."""
        return self.kind.partition("(")[0] in ("number", "expression", "antiderivative", "label")

    def is_asked_name(self, name: str) -> bool:
        """Return whether a name is the one of the asked value."""
        return self.form is not None and plain(name) in map(plain, self.form["names"])

    def is_of_another(self, name: str) -> bool:
        """Return whether a name is that of another member of the asked one's sequence: `x_3` for `x_2`."""
        return self.form is not None and _is_of_another(name, self.form["names"])

    def is_other_name(self, name: str) -> bool:
        """Return whether the question has a name that is not the one of the asked value."""
        return self.context.has_name(name) and not self.is_asked_name(name)

    def bare(self, stated: str) -> str:
        """Return a stated answer without the unit that is asked for, or any where the row declares none."""
        unit = self.form["unit"] if self.form else ""
        if self.kind != "number" or (self.form is not None and not unit):
            return stated
        return without_unit(stated, unit).text or stated

    def compare(self, stated: str) -> Verdict:
        """Compare a stated answer with it."""
        names = tuple(self.form["names"]) if self.form else ()
        unit = self.form["unit"] if self.form else ""
        bare = without_unit(stated, unit) if self.kind == "number" else None
        if bare is None or not stated.strip():
            return _compared_freely(self.answer, stated, self.kind, names)
        if not bare.text:
            return bare.verdict
        verdict = _compared_freely(self.answer, bare.text, self.kind, names)
        return bare.verdict if verdict.result == "equal" else verdict


@dataclass(frozen=True)
class Simple:
    """The golden answer of a row that asks for a simple value in a line of a fixed form."""

    answer: str
    asked: Asked
    form: AskedForm
    line: str
    """What the question's form line shows in the place of the answer."""
    question: str

    @property
    def context(self) -> Context:
        """What the question says."""
        return context_of(self.question)

    @property
    def kind(self) -> str:
        """The answer type."""
        return self.asked.answer_type

    @property
    def is_single(self) -> bool:
        """Whether it is one value, and no list of several."""
        return self.kind in (*NUMBERS, "comparison", "solvability")

    def is_asked_name(self, name: str) -> bool:
        """Return whether a name is the one of an asked value."""
        return plain(name) in map(plain, (*self.asked.names, self.asked.symbol))

    def is_of_another(self, name: str) -> bool:
        """Return whether a name is that of another member of the asked one's sequence: `x_3` for `x_2`."""
        return _is_of_another(name, (self.asked.symbol,))

    def is_other_name(self, name: str) -> bool:
        """Return whether the question has a name that is not the one of an asked value."""
        return self.context.has_name(name) and not self.is_asked_name(name)

    def states_nothing(self, stated: str) -> bool:
        """Return whether a text that could not be read asks, copies the form line, or has no number."""
        if stated.strip("` ") == self.line or is_request(stated):
            return True
        return self.asked.answer_type in NUMBERS and not may_state_a_number(stated)

    def compare(self, stated: str) -> Verdict:
        """Compare a stated answer with it; a formula that is no plain value is worked out."""
        verdict = compare_simple(self.answer, stated, self.asked)
        if verdict.result != "undecided" or self.asked.answer_type not in NUMBERS:
            return verdict
        return _compared_freely(self.answer, stated, "number") if _is_formula(stated) else verdict


Golden: TypeAlias = Free | Simple


def _is_of_another(name: str, asked: Sequence[str]) -> bool:
    if not name or _signs(name) in map(_signs, asked):
        return False
    return any(are_siblings(name, one) for one in asked if one)


def _signs(name: str) -> str:
    """Return the letters and figures of a name, however it is typeset."""
    return "".join(filter(str.isalnum, plain(name)))


def golden_answers(row: Mapping[str, Any]) -> Iterator[Golden]:
    """Yield the golden answer of each part of a row; of a row without parts its one answer."""
    if row.get("parts"):
        for part in _parts(row["parts"]):
            yield Free(part["answer"], part["type"], part["question"], row["question"], part.get("asked"))
    elif row["answer_type"] == "label":
        yield Free(row["answer"], "label", form=row.get("asked"))
    else:
        line = _FORM.search(row["question"])
        asked = asked_by(row)
        form = row.get("asked") or _form_of(row["answer_type"], asked.names)
        yield Simple(row["answer"], asked, form, line[1] if line else "", row["question"])


def _form_of(answer_type: str, names: Sequence[str]) -> AskedForm:
    """Return the form of a row that declares none: no operation may be left in a simple answer."""
    kind = _KINDS.get(answer_type, "word")
    return AskedForm(
        kind=kind, unit="", counted="", names=list(names), functions=["sqrt"], arithmetic=kind == "word"
    )


_KINDS = {
    "integer": "numeral",
    "rational": "fraction",
    "decimal": "decimal",
    "expression": "closed form",
    "tuple": "tuple",
    "named": "tuple",
    "solutions": "set",
}
_FORM = Pattern(r"`Answer: ([^`]*)`")


def _parts(parts: Any) -> Sequence[Mapping[str, Any]]:
    """Return the parts of a row; some versions of `datasets` give a dictionary of lists."""
    if not isinstance(parts, Mapping):
        return list(parts)
    columns = parts.items()
    return [dict(zip(parts, values, strict=True)) for values in zip(*(v for _, v in columns), strict=True)]


def _compared_freely(golden: str, stated: str, kind: str, names: tuple[str, ...] = ()) -> Verdict:
    from seedproof.equivalence import compare
    from seedproof.equivalence.answer_types import parse_type

    name, options = parse_type(kind)
    return compare(golden, stated, name, options | {"names": names} if names else options)


def _is_formula(stated: str) -> bool:
    """Return whether a text is one formula, which has one value: no sentence and no list."""
    return not words_in(stated) and not _LISTED.search(stated)


_LISTED = Pattern(r"[,;\n]\s|\\begin|\\pm|[±()\[{]\s*-?\d[^()]*,")
