"""Stated answers as terms: a number, points, a point with its coordinates, a polynomial."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, at_most, equal, every, less, one_of, some, term
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression, Interval, Members
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked


def stated_number(asked: Asked[Any], ground: Ground) -> Term:
    """Return the stated number."""
    return value(ground, plain.expression(asked.part.answer), {})


def stated_point(asked: Asked[Any], ground: Ground, names: Sequence[str]) -> Mapping[str, Term]:
    """Return the coordinates of the stated point."""
    return _point(ground, plain.expression(asked.part.answer), names)


def stated_points(asked: Asked[Any], ground: Ground, names: Sequence[str]) -> list[Mapping[str, Term]]:
    """Return the coordinates of all points of the stated set."""
    return [_point(ground, point, names) for point in plain.items(plain.expression(asked.part.answer))]


def stated_numbers(asked: Asked[Any], ground: Ground) -> list[Term]:
    """Return the members of the stated set of numbers."""
    return [value(ground, one, {}) for one in plain.items(plain.expression(asked.part.answer))]


def stated_coefficients(asked: Asked[Any], count: int) -> list[Term]:
    """Return the first coefficients of the stated polynomial in x, from that of 1 on.

    Raises: Unread if it has others.
    """
    stated = dict(polynomial(plain.expression(asked.part.answer)).terms)
    monomials = [(("x", Fraction(power)),) if power else () for power in range(count)]
    found = [stated.pop(monomial, term(0)) for monomial in monomials]

    if stated:
        raise Unread(f"higher terms than asked for: {asked.part.answer}")
    return found


def is_in_interval(ground: Ground, number: Term, answer: str) -> Term:
    """Say that a number is in the stated interval.

    Raises: Unread for anything but one interval.
    """
    (piece,) = plain.region(answer).pieces
    return _is_in(ground, number, piece)


def is_in_region(ground: Ground, number: Term, answer: str) -> Term:
    """Say that a number is in one of the stated intervals or finite sets."""
    return some(
        one_of(number, [value(ground, member, {}) for member in piece.items])
        if isinstance(piece, Members)
        else _is_in(ground, number, piece)
        for piece in plain.region(answer).pieces
    )


def is_point(point: Mapping[str, Term], stated: Mapping[str, Term]) -> Term:
    """Say that a point is the stated one."""
    return every(equal(point[name], stated[name]) for name in stated)


def _point(ground: Ground, point: Expression, names: Sequence[str]) -> Mapping[str, Term]:
    coordinates = plain.items(point)
    if len(coordinates) != len(names):
        raise Unread(f"{len(coordinates)} coordinates where {len(names)} belong")
    return {name: value(ground, one, {}) for name, one in zip(names, coordinates, strict=True)}


def _is_in(ground: Ground, number: Term, piece: Expression) -> Term:
    if not isinstance(piece, Interval):
        raise Unread(f"no interval: {piece}")
    claims = []
    if not plain.is_infinite(piece.low):
        low = value(ground, piece.low, {})
        claims.append(at_most(low, number) if piece.has_low else less(low, number))
    if not plain.is_infinite(piece.high):
        high = value(ground, piece.high, {})
        claims.append(at_most(number, high) if piece.has_high else less(number, high))
    return every(claims)
