"""Stated answers as claims about terms: a value, a tuple, a set, an interval."""

from collections.abc import Callable, Sequence

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, as_count, equal, every, some, total
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression, Interval, Members, Several, letters
from seedproof.certifying.university.ratio import Ratio, below, not_above, ratio, same
from seedproof.certifying.university.template import Part
from seedproof.certifying.university.translating import Translation

Value = Ratio | Term
Ranking = Callable[[Translation, Value, Part], Term]
"""Says that a number has some rank among the members of a stated set."""


def is_value(translation: Translation, value: Value, part: Part, *named: str) -> Term:
    """Say that a number is the stated one, a formula in some letters."""
    return is_expression(translation, value, expect_letters(part, plain.expression(part.answer), *named))


def is_expression(translation: Translation, value: Value, stated: Expression) -> Term:
    """Say that a number is what an expression says."""
    return same(_ratio(value), translation.ratio(stated))


def is_tuple(translation: Translation, values: Sequence[Value], part: Part, *named: str) -> Term:
    """Say that numbers are the stated ones, formulas in some letters, in their order."""
    return _is_point(translation, values, expect_letters(part, plain.expression(part.answer), *named))


def is_member(translation: Translation, value: Value, part: Part) -> list[Term]:
    """Say, for each stated member of a set, that a number is this one."""
    return [is_expression(translation, value, expect_letters(part, member)) for member in members(part)]


def is_one_of(translation: Translation, value: Value, part: Part) -> Term:
    """Say that a number is a member of a stated set."""
    return some(is_member(translation, value, part))


def is_point(translation: Translation, values: Sequence[Value], part: Part) -> list[Term]:
    """Say, for each stated point of a set, that numbers are its coordinates."""
    return [_is_point(translation, values, expect_letters(part, member)) for member in members(part)]


def expect_letters(part: Part, stated: Expression, *named: str) -> Expression:
    """Return what is stated; no letters but these may be in it, lest it names what is asked for.

    Raises: Unread for another letter.
    """
    if others := letters(stated).difference({"e", "pi", "oo", *named}):
        raise Unread(f"({part.letter}) is stated by {', '.join(sorted(others))}: {part.answer}")
    return stated


def members(part: Part) -> tuple[Expression, ...]:
    """Return the members of a stated set.

    Raises: Unread for any other answer.
    """
    stated = plain.expression(part.answer)
    if not isinstance(stated, Members):
        raise Unread(f"({part.letter}) is no set: {part.answer}")
    return stated.items


def vectors(translation: Translation, part: Part) -> list[list[Term]]:
    """Return the vectors of a stated set, without letters.

    Raises: Unread for any other answer.
    """
    stated = members(part)
    if any(not isinstance(member, Several) or letters(member) for member in stated):
        raise Unread(f"({part.letter}) is no set of vectors: {part.answer}")
    return [translation.terms(plain.items(member)) for member in stated]


def is_in_region(translation: Translation, value: Value, part: Part) -> Term:
    """Say that a number lies in the stated intervals."""
    place = _ratio(value)
    pieces = plain.region(part.answer).pieces
    return some(_is_in(translation, place, expect_letters(part, piece)) for piece in pieces)


def is_greatest(translation: Translation, value: Value, part: Part) -> Term:
    """Say that a number is the greatest member of a stated set."""
    place = _ratio(value)
    stated = _numbers(translation, part)
    bounds = [not_above(other, place) for other in stated]
    return every([_is_among(place, stated), *bounds])


def is_least(translation: Translation, value: Value, part: Part) -> Term:
    """Say that a number is the least member of a stated set."""
    place = _ratio(value)
    stated = _numbers(translation, part)
    bounds = [not_above(place, other) for other in stated]
    return every([_is_among(place, stated), *bounds])


def is_second_least(translation: Translation, value: Value, part: Part) -> Term:
    """Say that a number is a member of a stated set, and exactly one member is less."""
    place = _ratio(value)
    stated = _numbers(translation, part)
    count_below = total(as_count(below(other, place)) for other in stated)
    return every([_is_among(place, stated), equal(count_below, 1)])


def _numbers(translation: Translation, part: Part) -> list[Ratio]:
    return [translation.ratio(expect_letters(part, member)) for member in members(part)]


def _is_among(place: Ratio, stated: Sequence[Ratio]) -> Term:
    return some(same(place, other) for other in stated)


def _is_point(translation: Translation, values: Sequence[Value], stated: Expression) -> Term:
    items = plain.items(stated)
    if len(items) != len(values):
        raise Unread(f"{len(items)} numbers are stated, asked for are {len(values)}")
    return every(is_expression(translation, value, item) for value, item in zip(values, items, strict=True))


def _is_in(translation: Translation, place: Ratio, piece: Expression) -> Term:
    if isinstance(piece, Members):
        return _is_among(place, [translation.ratio(item) for item in piece.items])
    if not isinstance(piece, Interval):
        raise Unread("no interval")
    return _is_between(translation, place, piece)


def _is_between(translation: Translation, place: Ratio, piece: Interval) -> Term:
    claims = []
    if not plain.is_infinite(piece.low):
        low = translation.ratio(piece.low)
        claims.append(not_above(low, place) if piece.has_low else below(low, place))
    if not plain.is_infinite(piece.high):
        high = translation.ratio(piece.high)
        claims.append(not_above(place, high) if piece.has_high else below(place, high))
    return every(claims)


def _ratio(value: Value) -> Ratio:
    return value if isinstance(value, Ratio) else ratio(value)
