"""Reads a problem from its words: finds the wording of each text, and reads its gaps as fields, by type."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, get_args, get_origin

import msgspec
from msgspec.structs import fields

from seedproof.problems import READ, TEMPLATES, declaration
from seedproof.problems.checking.matrices import integer_matrix_of
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.phrases import Phrases, phrases_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind

Values = dict[str, Any]
"""By field, the tag of a record among them, what it is; by a gap that is no field, what stands in it."""

_FORMS: Mapping[str, Callable[[str], Any]] = {
    "matrix": integer_matrix_of,
    "polynomial in x": lambda text: [integer(coefficient) for coefficient in polynomial_of(text, "x")],
}


def reader_of(template: str) -> Reader[Any]:
    """Return what reads a template: as its `cycle.py` declares, or else all of it from its texts.

    Raises: SeedproofError for an unknown template.
    """
    if template in READ or template not in TEMPLATES:
        return declaration(template, "cycle", Reader)
    facts = import_module(f"seedproof.problems.templates.{template}.facts").Facts
    return reader(facts, phrases_of(template))


def reader(
    facts: Any,
    phrases: Phrases,
    made: Callable[[Values], Any] | None = None,
    implied: Callable[[Any], Mapping[str, str]] = lambda facts: {},
) -> Reader[Any]:
    """Return what reads facts from texts alone.

    Of gaps that are no fields, the facts are `made`, or else they follow from the facts, as `implied` says.
    """

    def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Any:
        if drawing is not None:
            raise Unreadable("there is a figure, of which the text says nothing")
        values = values_of(facts, phrases, statement, questions)
        found = made(values) if made else msgspec.convert(values, facts)
        for name, text in implied(found).items():
            if values.get(name) != text:
                raise Unreadable(f"{values.get(name)!r} stands where {text!r} follows from the rest")
        return found

    return Reader(read=read)


def values_of(facts: Any, phrases: Phrases, statement: str, questions: Sequence[str]) -> Values:
    """Return what statement and questions say of facts.

    Raises: Unreadable where no wording fits, or several, or a text contradicts another.
    """
    found: list[Values] = []
    why = "there is no text"
    for values, texts in _ways(phrases.texts):
        try:
            gaps = _gaps(texts, [statement, *questions], values)
            found.append(typed(facts, phrases, gaps, values))
        except ValueError as error:
            why = str(error)
    if len(found) > 1:
        why = f"{statement!r} can be read in two ways: {found[0]} and {found[1]}"
    if len(found) != 1:
        raise Unreadable(why)
    return found[0]


def _ways(texts: Any) -> Iterator[tuple[Values, Sequence[Any]]]:
    """Yield the texts of statement and parts, for each value of a field that decides on all of them."""
    if not isinstance(texts, Mapping):
        yield {}, texts
        return
    ((field, by_value),) = texts.items()
    for value, others in by_value.items():
        for values, several in _ways(others):
            yield {field: list(value) if isinstance(value, tuple) else value} | values, several


def _gaps(texts: Sequence[Any], said: Sequence[str], values: Values) -> Gaps:
    """Return what stands in all gaps; the choices among texts are added to the values."""
    rest = list(said)
    gaps: Gaps = {}
    for later, text in zip(range(len(texts) - 1, -1, -1), texts, strict=True):
        if isinstance(text, Mapping):
            ((field, by_value),) = text.items()
            count = len(rest) - later
            readings = [read_kind(one, by_value) for one in rest[:count]]
            values[field] = [kind for kind, _ in readings]
            _add(gaps, [filled for _, filled in readings])
            rest = rest[count:]
        else:
            paragraphs = text if isinstance(text, list) else [text]
            pieces = rest.pop(0).split("\n\n") if rest else []
            if len(pieces) != len(paragraphs):
                raise Unreadable(f"there are not {len(paragraphs)} paragraphs, or parts are missing")
            _add(gaps, list(map(read_gaps, pieces, paragraphs)))
    if rest:
        raise Unreadable(f"nothing asks for {rest[0]!r}")
    return gaps


def _add(gaps: Gaps, further: Sequence[Gaps]) -> None:
    for filled in further:
        for name, text in filled.items():
            if gaps.setdefault(name, text) != text:
                raise Unreadable(f"{text!r} stands where {gaps[name]!r} stood before")


def typed(facts: Any, phrases: Phrases, gaps: Gaps, values: Values) -> Values:
    """Return what is known already, what gaps say of fields, and the other gaps as they are.

    Raises: Unreadable where a field is said to have its default: that it has where it is not said.
    """
    found: Values = {**gaps, **values}
    for field in fields(_record(facts, values)):
        if field.name in gaps:
            value = _value(gaps[field.name], field.type, phrases.words.get(field.name))
            if value == field.default or (field.default_factory is list and value == []):
                raise Unreadable(f"{field.name} is {value}, which need not be said")
            found[field.name] = value
        elif isinstance(values.get(field.name), list) and get_origin(field.type) is not list:
            if len(values[field.name]) != 1:
                raise Unreadable("parts are missing, or there are too many")
            (found[field.name],) = values[field.name]
    return found


def _record(facts: Any, values: Values) -> Any:
    """Return the record that the facts are, among several by its tag."""
    for record in get_args(facts):
        config = record.__struct_config__
        if values[config.tag_field] == config.tag:
            return record
    return facts


def _value(text: str, kind: Any, words: Mapping[Any, str] | None) -> Any:
    if words is not None:
        value, _ = read_kind(text, words)
        return value
    if kind is int:
        return integer_of(text)
    return _FORMS[kind.__metadata__[0]](text)
