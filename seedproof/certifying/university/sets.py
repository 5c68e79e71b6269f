"""Promises about stated sets of real numbers: intervals, finite sets, and unions of these."""

from collections.abc import Iterator
from typing import Any

from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, less, negated, some
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression, Interval, Members
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.promises import never, possible
from seedproof.certifying.university.series import value
from seedproof.certifying.university.template import Asked


def set_is(asked: Asked[Any], ground: Ground, member: Term, condition: Term) -> Iterator[Script]:
    """Promise that a number is in the stated set exactly if it fulfils a condition."""
    pieces = [piece for piece in plain.region(asked.part.answer).pieces if piece != Members(())]
    stated = some(_is_in(ground, member, piece) for piece in pieces)
    if pieces:
        yield possible(asked, ground, "possible", "a member of both", every([stated, condition]))
    else:
        yield possible(asked, ground, "possible", "a number that is none", negated(condition))
    inside = every([stated, negated(condition)])
    yield never(asked, ground, "inside", "in the stated set, but not in what is asked for", inside)
    outside = every([condition, negated(stated)])
    yield never(asked, ground, "outside", "in what is asked for, but not in the stated set", outside)


def _is_in(ground: Ground, member: Term, piece: Expression) -> Term:
    if isinstance(piece, Members):
        return some(equal(member, value(ground, one, {})) for one in piece.items)
    if not isinstance(piece, Interval) or plain.is_infinite(piece.low) or plain.is_infinite(piece.high):
        raise Unread(f"no bounded interval: {piece}")
    low, high = value(ground, piece.low, {}), value(ground, piece.high, {})
    return every(
        [
            at_most(low, member) if piece.has_low else less(low, member),
            at_most(member, high) if piece.has_high else less(member, high),
        ]
    )
