"""Reads a row of MIRA-MATH: its parts as they are stated, and the problem that they make."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd
from typing import Any, TypeVar

from pipeline.ancestors.mira.entries import Entries, Stated, Unreadable, constrained, name_of, said
from pipeline.ancestors.mira.families import chains, lines, tables
from pipeline.ancestors.mira.problem import Parts, Problem, Reader
from seedproof.exact.number import tuple_text

READERS: Mapping[str, Reader] = {
    "bayes_missing_prior": chains.BAYES,
    "birth_death_missing_rate": chains.BIRTH_DEATH,
    "circuit_missing_resistance": lines.CIRCUIT,
    "crt_reconstruction": lines.CONGRUENCES,
    "deconvolution": lines.FILTER,
    "discrete_tomography": tables.TOMOGRAPHY,
    "eigenvector_missing_entry": tables.EIGENVECTOR,
    "geometry_coordinates": lines.GEOMETRY,
    "graph_path_sums": lines.GRAPH,
    "laplace_grid": tables.LAPLACE,
    "linear_system_missing_coeff": tables.COEFFICIENT,
    "linear_system_separator": lines.SEPARATOR,
    "markov_missing_transition": chains.MARKOV,
    "matrix_completion": tables.MATRIX_COMPLETION,
    "moment_problem": lines.MOMENTS,
    "phase_retrieval": lines.PHASE,
    "piecewise_missing_threshold": lines.PIECEWISE,
    "poly_interpolation": tables.INTERPOLATION,
    "portfolio_variance_missing_corr": tables.PORTFOLIO,
    "rankdef_linear_shared": lines.SHARED,
    "recurrence_missing_init": lines.RECURRENCE,
    "steady_state_missing_emission": chains.EMISSION,
}

FIELDS = (
    "id",
    "family",
    "difficulty",
    "answer_type",
    "global_solution",
    "global_metadata",
    "agent_views",
    "minimal_hint_spec",
)
"""The fields of a row that are read."""


MOST = 200
"""Sentences of a view."""

LONGEST = 300
"""Characters of a sentence."""


@dataclass(frozen=True, kw_only=True)
class Row:
    """A row as it is stated."""

    id: str
    family: str
    difficulty: int
    answer_type: object
    solution: object
    target: Mapping[str, Any]
    unknowns: tuple[str, ...]
    """What the solver is asked for, by name."""
    notes: tuple[str, ...]
    """The solver's sentences."""
    held: tuple[str, ...]
    """The holder's sentences."""
    notes_by_machine: tuple[Mapping[str, Any], ...]
    held_by_machine: tuple[Mapping[str, Any], ...]
    hints: tuple[Mapping[str, Any], ...]


def is_id(stated: object) -> bool:
    """Return whether this is a row's id."""
    return isinstance(stated, str) and re.fullmatch("[A-Za-z0-9_-]{1,40}", stated) is not None


def row_of(stated: Mapping[str, Any]) -> Row:
    """Return the parts of a row. Raises: Unreadable where one is missing or of another type."""
    if not is_id(stated["id"]):
        raise Unreadable("the id is no text of up to 40 letters, digits and hyphens")
    listed = [_of(dict, view, "a view") for view in _of(list, stated["agent_views"], "views")]
    views = {str(view.get("agent_id")): view for view in listed}
    if set(views) != {"A", "B"}:
        raise Unreadable("the views are not those of A and B")
    solver = _of(dict, views["A"].get("private_data"), "A's data")
    holder = _of(dict, views["B"].get("private_data"), "B's data")
    family = _of(str, stated["family"], "the family")
    if family not in READERS:
        raise Unreadable(f"the family {family[:100]!r} is none of MIRA-MATH")
    return Row(
        id=stated["id"],
        family=family,
        difficulty=_of(int, stated["difficulty"], "the difficulty"),
        answer_type=stated["answer_type"],
        solution=stated["global_solution"],
        target=_of(dict, stated["global_metadata"], "the metadata"),
        unknowns=_texts(solver.get("unknowns")),
        notes=_texts(solver.get("constraints_text")),
        held=_texts(holder.get("constraints_text")),
        notes_by_machine=_objects(solver.get("constraints_machine")),
        held_by_machine=_objects(holder.get("constraints_machine")),
        hints=_objects(_of(dict, stated["minimal_hint_spec"], "the hints").get("atomic_hints")),
    )


@dataclass(frozen=True, kw_only=True)
class Read:
    """What a row says, in sentences and by machine."""

    notes: Entries
    notes_by_machine: Entries
    held: Entries
    held_by_machine: Entries
    hints: Entries


def read(row: Row) -> Read:
    """Return what a row says. Raises: Unreadable."""
    reader = READERS[row.family]
    notes = said(reader.forms, row.notes)
    held = said(reader.forms, row.held)
    if reader.settle is not None:
        everything = {**notes, **held}
        notes = reader.settle(notes, everything)
        held = reader.settle(held, everything)
    return Read(
        notes=notes,
        notes_by_machine=constrained(reader.machine, row.notes_by_machine),
        held=held,
        held_by_machine=constrained(reader.machine, row.held_by_machine),
        hints=constrained(reader.machine, row.hints, kind="kind"),
    )


def problem_of(row: Row, said_there: Read) -> Problem:
    """Return the row as a problem of ours; the hint is the one that it names. Raises: Unreadable."""
    (hint,) = said_there.hints
    parts = Parts(
        notes=said_there.notes,
        hint=hint,
        known=Stated(said_there.notes, said_there.hints),
        held=Stated(said_there.held),
        target=row.target,
    )
    try:
        return READERS[row.family].problem(parts)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise Unreadable(f"its facts are no {row.family}: {error}") from error


def unlike(family: str, texts: Entries, constraints: Entries) -> list[str]:
    """Return what sentences and constraints do not state alike, by name."""
    compared = {name for form in READERS[family].machine.values() for name in form.names}
    stated = {key: value for key, value in texts.items() if key[0] in compared}
    keys = dict.fromkeys((*stated, *constraints))
    return [name_of(key) for key in keys if stated.get(key) != constraints.get(key)]


def stored_answer(row: Row, names: Sequence[str]) -> str:
    """Return the stored answer in our text. Raises: ValueError when it has not the form of the family."""
    reader = READERS[row.family]
    if row.answer_type != reader.answer_type:
        raise ValueError(f"its type is {repr(row.answer_type)[:100]}, expected {reader.answer_type!r}")
    stored = row.solution
    if not isinstance(stored, dict) or set(stored) != set(names):
        raise ValueError(f"it is {repr(stored)[:100]}, expected the names {', '.join(names)}")
    numbers = [stored[name] for name in names]
    if any(type(number) is not int or abs(number) >= 10**30 for number in numbers):
        raise ValueError(f"it is {repr(stored)[:100]}, expected integers")
    if tuple(names) == chains.FRACTION:
        top, bottom = numbers
        if bottom < 1 or gcd(top, bottom) > 1:
            raise ValueError(f"it is {top}/{bottom}, which is not in lowest terms")
        return str(Fraction(top, bottom))
    return str(numbers[0]) if len(names) == 1 else tuple_text(numbers)


T = TypeVar("T")


def _of(kind: type[T], value: object, name: str) -> T:
    if not isinstance(value, kind):
        raise Unreadable(f"{name} is {repr(value)[:100]}, expected another type")
    return value


def _texts(value: object) -> tuple[str, ...]:
    texts = _of(list, value, "a list of sentences")
    if len(texts) > MOST or not all(map(_is_sentence, texts)):
        raise Unreadable(f"a view is not up to {MOST} printable sentences of up to {LONGEST} characters")
    return tuple(texts)


def _is_sentence(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST and text.isprintable()


def _objects(value: object) -> tuple[Mapping[str, Any], ...]:
    objects = _of(list, value, "a list of constraints")
    if len(objects) > MOST or not all(isinstance(one, dict) for one in objects):
        raise Unreadable(f"a view has other things than up to {MOST} constraints")
    return tuple(objects)
