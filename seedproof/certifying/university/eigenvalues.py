"""Eigenvalues of a matrix of numbers."""

from collections.abc import Iterator

from seedproof.certifying.script import Script, step
from seedproof.certifying.terms import Term, equal, negated
from seedproof.certifying.university import answers, matrices
from seedproof.certifying.university.matrices import Rows, applied, determinant, shifted
from seedproof.certifying.university.queries import Given, script
from seedproof.certifying.university.template import Part


def is_eigenvector(rows: Rows, value: Term, vector: matrices.Vector) -> Term:
    """Say that a matrix takes a vector to a multiple of it."""
    return matrices.are_alike(applied(rows, vector), [value * entry for entry in vector])


def eigenvalues_are(part: Part, given: Given, rows: Rows) -> Iterator[Script]:
    """Ask whether each stated number has an eigenvector, and no other makes A - k I singular."""
    translation = given.translation
    value = translation.unknown("eigenvalue")
    stated = answers.is_member(translation, value, part)
    vector = matrices.vector(translation, "eigenvector", len(rows))
    meaning = step("an eigenvector", is_eigenvector(rows, value, vector), matrices.is_not_zero(vector))
    for place, member in enumerate(stated):
        claim = f"number {place + 1} of {len(stated)} stated eigenvalues is one"
        yield script(part, f"each_{place}", claim, "sat", given.plus(meaning), step(part.answer, member))
    singular = step("A - k I is singular", equal(determinant(shifted(rows, value)), 0))
    none = step(f"({part.letter}) none of {part.answer}", *(negated(member) for member in stated))
    with_lemma = given.plus(singular).by("singular_matrix")
    yield script(part, "no_other", "there is no other eigenvalue", "unsat", with_lemma, none)
