"""Reads the recurrences term by term, or the numbers of the story."""

import re

from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of, read_kind
from seedproof.problems.templates.matrix_power.facts import Chain, Facts, Recurrence
from seedproof.problems.templates.matrix_power.phrases import SEQUENCES, TEXTS, UNITS, WORDS

_TERM = re.compile(r"(?P<sign>[+-]?)(?P<size>[0-9]*)(?P<letter>[xyz])_\{n\}")


def made(values: Values) -> Facts:
    """Return the facts of coupled recurrences, or of a chain."""
    if values["kind"] == "recurrence":
        return _recurrence(values)
    if (values["unit"], values["counted"]) != UNITS[values["story"]]:
        raise Unreadable("the questions belong to another story")
    return Chain(
        story=values["story"],
        leaving=values["leaving"],
        returning=values["returning"],
        start=(integer_of(values["first"]), integer_of(values["second"])),
        side=values["side"],
        threshold=values["threshold"],
    )


def _recurrence(values: Values) -> Recurrence:
    size, _ = read_kind(values["sequences"], SEQUENCES)
    letters = "xyz"[:size]
    column = r" \\ ".join(f"{letter}_{{n}}" for letter in letters)
    if values["vector"] != rf"\begin{{pmatrix}} {column} \end{{pmatrix}}":
        raise Unreadable("the vector has other coordinates")
    lines = values["system"].split(r" \\ ")
    starts = values["starts"].split(", ")
    if len(lines) != size or len(starts) != size:
        raise Unreadable("there are not as many equations, or starting values, as sequences")
    rows: list[list[int]] = []
    start: list[int] = []
    for letter, line, text in zip(letters, lines, starts, strict=True):
        rows.append(_row(_behind(f"{letter}_{{n+1}} = ", line), letters))
        start.append(integer_of(_behind(f"{letter}_{{0}} = ", text)))
    return Recurrence(matrix=rows, start=start)


def _behind(head: str, text: str) -> str:
    if not text.startswith(head):
        raise Unreadable(f"{text!r} does not begin with {head!r}")
    return text.removeprefix(head)


def _row(line: str, letters: str) -> list[int]:
    text = line.replace(" ", "")
    matches = list(_TERM.finditer(text))
    if "".join(match[0] for match in matches) != text:
        raise Unreadable(f"{line!r} has other terms")
    coefficients = {match["letter"]: int(f"{match['sign']}{match['size'] or 1}") for match in matches}
    if len(coefficients) != len(matches) or not coefficients.keys() <= {*letters}:
        raise Unreadable(f"{line!r} has a letter twice, or another one")
    return [coefficients.get(name, 0) for name in letters]


READER = reader(Facts, Phrases(TEXTS, WORDS), made)
