"""Says a problem in words: draws a wording of each text, and fills its gaps with fields, written by type."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, get_args

from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

from seedproof.problems.making.matrices import matrix
from seedproof.problems.making.multivariate import terms_as_formula
from seedproof.problems.phrases import GAP, Phrases
from seedproof.problems.template import Words
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws
from seedproof.text.formula import Formula, Like, Symbol, Verbatim, formula, latex, polynomial

Filling = Formula | Fraction | int | str
"""What fills a gap that is no field."""

_FORMS: Mapping[str, Callable[[Any], Like]] = {
    "matrix": matrix,
    "polynomial in x": lambda coefficients: polynomial(coefficients, Symbol("x")),
    "quotient in x": lambda halves: polynomial(halves[0], Symbol("x")) / polynomial(halves[1], Symbol("x")),
    "ratio": lambda ratio: Fraction(*ratio),
    "point": lambda coordinates: Verbatim(f"({', '.join(map(str, coordinates))})"),
    "terms in x and y": terms_as_formula,
    "terms in x, y and z": terms_as_formula,
}


class Writer:
    """Writes the texts of one problem."""

    def __init__(self, facts: Any, phrases: Phrases, draws: Draws, more: Mapping[str, Filling]) -> None:
        """Take the facts, and what fills the gaps that are no fields."""
        self._facts = facts
        self._phrases = phrases
        self.draws = draws
        self._more = more
        self._fields = _fields(facts.__class__)
        self._known = {*self._fields, *more}
        self._optional = {name for name, field in self._fields.items() if _default(field) is not NODEFAULT}
        self._said = {name for name in self._optional if self._value(name) != _default(self._fields[name])}

    def words(self, order: Sequence[int]) -> Words:
        """Say statement and parts; in the order of the text, unless another is given, wordings are drawn."""
        texts = list(self._texts(self._phrases.texts))
        written = {number: self.say(*texts[number]) for number in order or range(len(texts))}
        statement, *questions = (written[number] for number in range(len(texts)))
        return Words(statement, tuple(questions))

    def say(self, *paragraphs: Sequence[str]) -> str:
        """Draw a wording of each paragraph among those that say what is not as by default; fill its gaps."""
        return "\n\n".join(map(self._paragraph, paragraphs))

    def _paragraph(self, wordings: Sequence[str]) -> str:
        gaps = list(map(_gaps, wordings))
        expected = self._said & set().union(*gaps)
        fitting = [
            wording
            for wording, names in zip(wordings, gaps, strict=True)
            if names <= self._known and names & self._optional == expected
        ]
        if not fitting:
            unknown = sorted(set().union(*gaps) - self._known)
            raise ValueError(f"no wording fits the facts; no fields are the gaps {unknown}: {wordings[0]}")
        return self.fill(self.draws.choice(fitting))

    def fill(self, wording: str, **more: Filling) -> str:
        """Fill the gaps of a wording that was drawn, some perhaps with more than there was before."""
        return fill(wording, **{name: self._written(name, more) for name in _gaps(wording)})

    def _written(self, name: str, more: Mapping[str, Filling]) -> str:
        more = {**self._more, **more}
        value = more[name] if name in more else self._value(name)
        if name in self._phrases.words:
            return self._phrases.words[name][value]
        if isinstance(value, str):
            return value
        form = get_args(self._fields[name].type)[1:] if name not in more else ()
        return latex(_FORMS[form[0]](value) if form else formula(value))

    def _texts(self, texts: Any) -> Iterator[Sequence[Sequence[str]]]:
        """Yield the paragraphs of statement and parts, each as its wordings."""
        if isinstance(texts, dict):
            ((field, by_value),) = texts.items()
            value = self._value(field)
            yield from self._texts(by_value[tuple(value) if isinstance(value, list) else value])
            return
        for text in texts:
            match text:
                case dict():
                    ((field, by_value),) = text.items()
                    value = self._value(field)
                    for one in value if isinstance(value, list) else [value]:
                        yield [by_value[one]]
                case list():
                    yield text
                case _:
                    yield [text]

    def _value(self, name: str) -> Any:
        """Return the value of a field; the tag is one, too."""
        config = self._facts.__struct_config__
        return config.tag if name == config.tag_field else getattr(self._facts, name)


@cache
def _fields(record: Any) -> Mapping[str, FieldInfo]:
    return {field.name: field for field in fields(record)}


@cache
def _gaps(wording: str) -> frozenset[str]:
    return frozenset(GAP.findall(wording))


def _default(field: FieldInfo) -> Any:
    return field.default if field.default_factory is NODEFAULT else field.default_factory()
