"""Bases of spaces of solutions: they lie in the space, are independent, and leave nothing out."""

from collections.abc import Callable, Iterator, Sequence

from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, different, dot, every, some
from seedproof.certifying.university import matrices
from seedproof.certifying.university.answers import vectors
from seedproof.certifying.university.queries import Given, always, never, possible
from seedproof.certifying.university.template import Part


def basis_is(
    part: Part, given: Given, size: int, in_space: Callable[[Sequence[Term]], Term]
) -> Iterator[Script]:
    """Ask whether the stated vectors are a basis of the space of all vectors with a linear condition."""
    yield from space_is(part, given, size, in_space, vectors(given.translation, part))


def space_is(
    part: Part,
    given: Given,
    size: int,
    in_space: Callable[[Sequence[Term]], Term],
    stated: Sequence[Sequence[Term]],
) -> Iterator[Script]:
    """Ask the same of vectors that stand in the answer in another way."""
    translation = given.translation
    if not stated or any(len(vector) != size for vector in stated):
        raise Unread(f"({part.letter}) has vectors of another length: {part.answer}")
    members = every(in_space(vector) for vector in stated)
    yield possible(part, given, members)
    yield always(part, given, members)
    factors = matrices.vector(translation, "factor", len(stated))
    columns = matrices.transposed(stated)
    vanishes = matrices.is_zero([dot(factors, column) for column in columns])
    dependent = every([vanishes, matrices.is_not_zero(factors)])
    yield never(part, given, dependent, "independent")
    if len(stated) < size:
        yield _spans(part, given, stated, in_space)


def _spans(
    part: Part, given: Given, stated: Sequence[Sequence[Term]], in_space: Callable[[Sequence[Term]], Term]
) -> Script:
    other = matrices.vector(given.translation, "other", len(stated[0]))
    independent = some(different(minor, 0) for minor in matrices.minors([other, *stated]))
    with_lemma = given.by("dependent_minors").plus(step("one more vector of the space", in_space(other)))
    return never(part, with_lemma, independent, "spans")
