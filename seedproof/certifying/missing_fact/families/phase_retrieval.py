"""A signal of four integers from the sizes of its Fourier transform, with the sign of x0 withheld."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, product
from math import isqrt
from typing import NamedTuple

from seedproof.certifying.missing_fact.family import Answer, Family, Model, each_is, of_kind, only
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import (
    Symbol,
    Term,
    absolute,
    dot,
    equal,
    every,
    implies,
    integer,
    less,
    one_of,
    some,
    within,
)

LEMMAS: Mapping[str, str] = {
    "small_roots": "An integer whose square is at most m is at most the square root of m in size.",
}


class Squared(NamedTuple):
    """An unknown integer with its size and its square, which the engines find in a table."""

    itself: Symbol
    size: Symbol
    square: Symbol

    @classmethod
    def named(cls, name: str) -> "Squared":
        """Name the three."""
        return cls(integer(name), integer(f"{name}_size"), integer(f"{name}_square"))

    def is_at_most(self, square: int) -> Iterator[Term]:
        """Say what the size and the square are, up to a square."""
        yield one_of(self.itself, [self.size, -self.size])
        sizes = range(isqrt(square) + 1)
        yield some(every([equal(self.size, n), equal(self.square, n * n)]) for n in sizes)


SAMPLES = [integer(f"x{place}") for place in range(4)]
REAL = [Squared.named(f"re_X{k}") for k in range(4)]
IMAGINARY = [Squared.named(f"im_X{k}") for k in range(4)]
SIGN = integer("sign_x0")
SYMBOLS = (*SAMPLES, *chain(*REAL, *IMAGINARY), SIGN)

POWERS = ((1, 0), (0, -1), (-1, 0), (0, 1))
"""The real and the imaginary parts of (-i)^0, (-i)^1, (-i)^2 and (-i)^3; then they begin again."""

NOTES = Patterns(
    {
        "range": (
            "Each of x0, x1, x2 and x3 is an integer from {low:integer} to {high:integer}.",
            "x0, x1, x2 and x3 are integers from {low:integer} to {high:integer}.",
            "A signal has the four samples x0, x1, x2 and x3, "
            "which are integers from {low:integer} to {high:integer}.",
            "The samples x0, x1, x2 and x3 of a signal are integers "
            "of absolute value at most {high:integer}.",
        ),
        "order": (
            "|x0| > |x1|, |x0| > |x2|, |x0| > |x3| and |x1| > |x3|.",
            "|x0| is greater than each of |x1|, |x2| and |x3|, and |x1| is greater than |x3|.",
            "|x1|, |x2| and |x3| are all less than |x0|, and |x3| is less than |x1|.",
            "Of the four samples, x0 alone has the largest absolute value, and |x1| > |x3|.",
        ),
        "sign_is": (
            "sign(x0) is +1 if x0 > 0, and -1 if x0 < 0.",
            "sign(x0) stands for +1 if x0 is positive, and for -1 if x0 is negative.",
            "By sign(x0) we mean +1 if x0 is positive, and -1 if x0 is negative.",
            "The sign of x0, written sign(x0), is +1 for x0 > 0 and -1 for x0 < 0.",
        ),
        "transform": (
            "For k = 0, 1, 2, 3 let Xk = x0 + x1*w^k + x2*w^(2*k) + x3*w^(3*k), where w = -i and i^2 = -1; "
            "this is the discrete Fourier transform of (x0, x1, x2, x3).",
            "The discrete Fourier transform of the signal (x0, x1, x2, x3) is X0, X1, X2, X3, "
            "where Xk = x0 + x1*w^k + x2*w^(2*k) + x3*w^(3*k) for k = 0, 1, 2, 3, "
            "with w = -i and i^2 = -1.",
            "Xk, for k = 0, 1, 2, 3, is the sum of x0, x1*(-i)^k, x2*(-i)^(2*k) and x3*(-i)^(3*k), "
            "where i^2 = -1: X0, X1, X2, X3 are the discrete Fourier transform of (x0, x1, x2, x3).",
            "The signal (x0, x1, x2, x3) has the discrete Fourier transform X0 = x0 + x1 + x2 + x3, "
            "X1 = x0 - i*x1 - x2 + i*x3, X2 = x0 - x1 + x2 - x3, X3 = x0 + i*x1 - x2 - i*x3, "
            "with i^2 = -1.",
        ),
        "magnitude": (
            "|X{index:integer}|^2 = {value:integer}.",
            "|X{index:integer}|^2 is equal to {value:integer}.",
            "The value of |X{index:integer}|^2 is {value:integer}.",
            "The squared magnitude |X{index:integer}|^2 is {value:integer}.",
        ),
        "magnitudes": (
            "|X0|^2 = {of_0:integer}, |X1|^2 = {of_1:integer}, "
            "|X2|^2 = {of_2:integer} and |X3|^2 = {of_3:integer}.",
            "(|X0|^2, |X1|^2, |X2|^2, |X3|^2) is equal to "
            "({of_0:integer}, {of_1:integer}, {of_2:integer}, {of_3:integer}).",
            "The values of |X0|^2, |X1|^2, |X2|^2 and |X3|^2 are "
            "{of_0:integer}, {of_1:integer}, {of_2:integer} and {of_3:integer}.",
            "The squared magnitudes |X0|^2, |X1|^2, |X2|^2, |X3|^2 are "
            "{of_0:integer}, {of_1:integer}, {of_2:integer}, {of_3:integer}, in this order.",
        ),
        "sign": (
            "sign(x0) = {value:sign}.",
            "sign(x0) is equal to {value:sign}.",
            "sign(x0) has the value {value:sign}.",
            "The sign of x0 is {value:sign}.",
        ),
    },
    {"sign": Kind(r"[+-]1", Fraction)},
)

TASKS = Patterns(
    {
        "signal": (
            "Find the signal (x0, x1, x2, x3).",
            "What is the signal (x0, x1, x2, x3)?",
            "Recover the signal (x0, x1, x2, x3).",
            "Determine the samples x0, x1, x2 and x3.",
        ),
    }
)


def _mean(said: Said) -> Sequence[Term]:
    if said.kind == "range":
        low, high = _range(said)
        return [within(low, sample, high) for sample in SAMPLES]
    if said.kind == "order":
        sizes = [absolute(sample) for sample in SAMPLES]
        return [*(less(size, sizes[0]) for size in sizes[1:]), less(sizes[3], sizes[1])]
    if said.kind == "sign_is":
        return [implies(less(0, SAMPLES[0]), equal(SIGN, 1)), implies(less(SAMPLES[0], 0), equal(SIGN, -1))]
    if said.kind == "transform":
        return [*_transform(REAL, 0), *_transform(IMAGINARY, 1)]
    if said.kind == "sign":
        return [equal(SIGN, said["value"])]
    return [claim for k, value in _magnitudes(said) for claim in _magnitude(k, value)]


def _transform(parts: Sequence[Squared], side: int) -> Iterator[Term]:
    """Say what the real parts (side 0) or the imaginary parts (side 1) of X0 to X3 are."""
    for k, part in enumerate(parts):
        yield equal(part.itself, dot(SAMPLES, [POWERS[k * place % 4][side] for place in range(4)]))


def _magnitude(k: int, value: int) -> Iterator[Term]:
    """Say that |Xk|^2, the sum of two squares, has a value."""
    yield from REAL[k].is_at_most(value)
    yield from IMAGINARY[k].is_at_most(value)
    yield equal(REAL[k].square + IMAGINARY[k].square, value)


def _range(said: Said) -> tuple[int, int]:
    high: int = said["high"]
    return said.gaps.get("low", -high), high


def _magnitudes(said: Said) -> Sequence[tuple[int, int]]:
    """Return the squared magnitudes that a sentence states, each with its index."""
    if said.kind == "magnitude":
        return [(said["index"], said["value"])]
    return [(k, said[f"of_{k}"]) for k in range(4)]


def _build(notes: Sequence[Said], task: Said) -> Model:
    for kind in ("order", "sign_is", "transform"):
        only(notes, kind)
    if of_kind(notes, "sign"):
        raise Unread("the notes state the sign")
    low, high = _range(only(notes, "range"))
    stated = [*of_kind(notes, "magnitude"), *of_kind(notes, "magnitudes")]
    magnitudes = [pair for said in stated for pair in _magnitudes(said)]
    if sorted(k for k, _ in magnitudes) != [0, 1, 2, 3]:
        raise Unread("the notes do not state each magnitude once")
    answers = tuple(_answers(range(low, high + 1), dict(magnitudes)))
    return Model(SYMBOLS, _mean, each_is(SAMPLES), axioms=tuple(LEMMAS), answers=answers)


def _answers(samples: Sequence[int], magnitudes: Mapping[int, int]) -> Iterator[Answer]:
    """Go through the signals with the wanted X0 and X2, which are x0 + x2 plus and minus x1 + x3."""
    roots = [isqrt(magnitudes[k]) for k in (0, 2)]
    for big, small in product((roots[0], -roots[0]), (roots[1], -roots[1])):
        even, odd = (big + small) // 2, (big - small) // 2
        # By their order, x0 is larger than x2, and x1 than x3.
        first = [x0 for x0 in samples if abs(x0) > abs(even - x0)]
        second = [x1 for x1 in samples if abs(x1) > abs(odd - x1)]
        for x0, x1 in product(first, second):
            signal = (x0, x1, even - x0, odd - x1)
            if _fits(signal, samples, magnitudes):
                yield str(signal)


def _fits(signal: Sequence[int], samples: Sequence[int], magnitudes: Mapping[int, int]) -> bool:
    x0, x1, x2, x3 = signal
    return (
        min(signal) >= samples[0]
        and max(signal) <= samples[-1]
        and abs(x0) > max(abs(x1), abs(x2), abs(x3))
        and abs(x1) > abs(x3)
        and (x0 + x1 + x2 + x3) ** 2 == magnitudes[0]
        and (x0 - x1 + x2 - x3) ** 2 == magnitudes[2]
        and (x0 - x2) ** 2 + (x1 - x3) ** 2 == magnitudes[1] == magnitudes[3]
    )


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"{said.kind}_x0",
    shared=frozenset(["range", "order", "sign_is", "transform"]),
)
