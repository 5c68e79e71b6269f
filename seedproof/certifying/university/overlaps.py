"""Sums of waves as products: where sums of sines and cosines of multiples of x may vanish.

What is found here is a guess for an engine to confirm; nothing rests upon it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.university.constants import signed_root, square
from seedproof.certifying.university.exponents import CONSTANT, linear_parts
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Name,
    Product,
    multiplied,
    number,
)
from seedproof.certifying.university.known_angles import SQUARES
from seedproof.certifying.university.waves import multiple

Factor = tuple[str, Fraction]
"""The function and the multiple of x of a wave: sin(3 x)."""


@dataclass(frozen=True, slots=True)
class Wave:
    """A multiple of a sine or a cosine."""

    factor: Factor
    weight: Fraction
    """The square of what stands before it, with the sign of that."""

    @property
    def formula(self) -> Expression:
        """The wave as a formula."""
        return signed_root(self.weight) * wave(self.factor)


@dataclass(frozen=True, slots=True)
class Zero:
    """Says that a sine or a cosine has the value that it has at a multiple of pi."""

    factor: Factor
    turn: Fraction

    @property
    def turns(self) -> list[Fraction]:
        """All multiples of pi from 0 to 2 at which the function has this value."""
        mirrored = 1 - self.turn if self.factor[0] == "sin" else -self.turn
        return sorted({self.turn % 2, mirrored % 2})


@dataclass(frozen=True, slots=True)
class Split:
    """A sum of products of waves that have one factor in common."""

    common: Factor
    rest: tuple[Wave, ...]
    pairs: tuple[tuple[Fraction, Fraction], ...]
    """The multiples that were brought together, the larger one first."""


def wave(factor: Factor) -> Expression:
    """Write a sine or a cosine of a multiple of x."""
    return Function(factor[0], (number(factor[1]) * Name("x"),))


def waves(formula: Expression) -> list[Wave]:
    """Read a sum of waves; a number is a multiple of the cosine of 0.

    Raises: Unread for any other formula.
    """
    return [_wave(part, factor) for part, factor in linear_parts(formula).items()]


def splits(overlap: Sequence[Wave]) -> list[Split]:
    """Split off factors one after the other, until one wave is left, or a wave and a number.

    Raises: Unread where no factor is common.
    """
    if sum(1 for one in overlap if one.factor[1]) < 2:
        return []
    for found in _groupings(tuple(overlap)):
        return [found, *splits(found.rest)]
    raise Unread(f"no common factor of {overlap}")


def zeros(overlap: Sequence[Wave]) -> list[Zero]:
    """Return what makes a sum of waves vanish: a common factor, or what is left at last."""
    found = splits(overlap)
    last = found[-1].rest if found else overlap
    return [*(_value(split.common, Fraction(0)) for split in found), _last(last)]


def _wave(part: Expression, factor: Fraction) -> Wave:
    weight = factor * abs(factor)
    if part == CONSTANT:
        return Wave(("cos", Fraction(0)), weight)
    parts = part.factors if isinstance(part, Product) else (part,)
    *scale, last = parts
    of_scale = square(multiplied(scale))
    if not isinstance(last, Function) or last.name not in ("sin", "cos") or of_scale is None:
        raise Unread(f"no wave: {part}")
    return Wave((last.name, multiple(last)), weight * of_scale)


def _groupings(overlap: tuple[Wave, ...]) -> Iterator[Split]:
    """Bring waves together in pairs, at most one left over, so that one factor is common."""
    for pairs, single in _pairings(overlap):
        products = [_product(one, other) for one, other in pairs]
        alone = [(single.weight, (single.factor, None))] if single else []
        for common in products[0][1]:
            rest = [_without(common, weight, factors) for weight, factors in (*products, *alone)]
            if None not in rest:
                multiples = tuple((one.factor[1], other.factor[1]) for one, other in pairs)
                yield Split(common, tuple(left for left in rest if left), multiples)


def _pairings(overlap: tuple[Wave, ...]) -> Iterator[tuple[list[tuple[Wave, Wave]], Wave | None]]:
    if len(overlap) < 2:
        yield [], overlap[0] if overlap else None
        return
    first, *others = sorted(overlap, key=lambda one: one.factor[1], reverse=True)
    for place, other in enumerate(others):
        if other.factor[0] == first.factor[0] and abs(other.weight) == abs(first.weight):
            for pairs, single in _pairings((*others[:place], *others[place + 1 :])):
                yield [(first, other), *pairs], single
    if len(overlap) % 2:
        for pairs, single in _pairings(tuple(others)):
            if single is None:
                yield pairs, first


_PRODUCTS: Mapping[tuple[str, bool], tuple[int, str, str]] = {
    ("sin", True): (1, "sin", "cos"),
    ("sin", False): (1, "cos", "sin"),
    ("cos", True): (1, "cos", "cos"),
    ("cos", False): (-1, "sin", "sin"),
}
"""A sum or a difference is twice a product of functions of the middle and of half of the difference."""


def _product(one: Wave, other: Wave) -> tuple[Fraction, tuple[Factor, Factor]]:
    sign, middle, away = _PRODUCTS[one.factor[0], one.weight == other.weight]
    large, small = one.factor[1], other.factor[1]
    return 4 * sign * one.weight, ((middle, (large + small) / 2), (away, (large - small) / 2))


def _without(common: Factor, weight: Fraction, factors: tuple[Factor, Factor | None]) -> Wave | None:
    if common not in factors:
        return None
    first, second = factors
    left = second if first == common else first
    return Wave(left or ("cos", Fraction(0)), weight)


def _last(left: Sequence[Wave]) -> Zero:
    moving = [one for one in left if one.factor[1]]
    if len(moving) != 1:
        raise Unread(f"no single wave is left: {left}")
    constant = sum((one.weight for one in left if not one.factor[1]), Fraction(0))
    return _value(moving[0].factor, -constant / moving[0].weight)


def _value(factor: Factor, weight: Fraction) -> Zero:
    """Return where a function has a value, by the square of the value with its sign."""
    if abs(weight) not in _TURNS:
        raise Unread(f"the square of a sine is {abs(weight)}")
    turn = _TURNS[abs(weight)] * (1 if weight >= 0 else -1)
    return Zero(factor, turn if factor[0] == "sin" else Fraction(1, 2) - turn)


_TURNS = {of_sine: turn for turn, of_sine in SQUARES.items()}
