"""Fills the gap, eliminates symmetrically to see that no pivot is negative, and sums all covariances."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from operator import mul

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.linear import rank

LARGEST_DENOMINATOR = 500
"""Of the answer, up to difficulty 3."""

Table = tuple[tuple[int, ...], ...]


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the correlation of the slot, in a portfolio that exists."""
    weights, sigmas, correlations = (facts[key] for key in ("weights", "sigmas", "correlations"))
    size = len(weights)
    if list(correlations) != [f"{i},{j}" for i in range(size) for j in range(i + 1, size)]:
        raise ValueError("the correlations are not those of the pairs i < j in their order")
    for number in (*weights, *correlations.values()):
        if type(number) is not int and (
            type(number) is not str or str(_number(number)) != number or "/" not in number
        ):
            raise ValueError(f"{number!r} is not a number in canonical form")
    if len(sigmas) != size or any(type(sigma) is not int or sigma <= 0 for sigma in sigmas):
        raise ValueError("not every asset has a deviation that is a positive integer")
    if min(map(_number, weights)) <= 0:
        raise ValueError("a weight is not positive")
    if sum(map(_number, weights)) != 1:
        raise ValueError("the weights do not add up to 1")
    return {slot: str(correlations[key_of(slot)])}


@lru_cache(maxsize=16)
def correlations(size: int) -> tuple[frozenset[Fraction], ...]:
    """Return the correlations that so many assets may have: all are sixths, or all eighths, ..."""
    return tuple(
        frozenset(
            Fraction(sign * number, parts)
            for number in range(1, parts)
            if number * size <= 3 * parts
            for sign in (1, -1)
        )
        for parts in (6, 8, 10, 12)
    )


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too large, no share that occurs, pinned, or printed in the notes."""
    weights = list(map(_number, facts["weights"]))
    sigmas = facts["sigmas"]
    rho = list(map(_number, facts["correlations"].values()))
    size = len(weights)
    yield from _of_assets(tuple(weights), tuple(sigmas), difficulty)
    if not any(set(rho) <= values for values in correlations(size)):
        yield f"the correlations {', '.join(map(str, rho))}"
    table = _scaled(facts, slot, str(facts["correlations"][key_of(slot)]))
    if not _is_correlation(table) or rank(table) < size:
        yield "a correlation matrix that is not positive definite"
        return
    (answer,) = answers(view(facts, slot), slot, str(facts["correlations"][key_of(slot)]))
    variance = Fraction(answer)
    if difficulty <= 3 and variance.denominator > LARGEST_DENOMINATOR:
        yield f"the answer {answer}"
    if variance in (*weights, *sigmas, *rho) or variance in range(size + 1):
        yield f"the answer {answer}, which is a number of the notes or the hint"


# The same assets are asked about with each correlation that is possible.
@lru_cache(maxsize=16)
def _of_assets(weights: tuple[Fraction, ...], sigmas: tuple[int, ...], difficulty: int) -> Sequence[str]:
    """Return what is too large, or no share that occurs, whatever the correlations."""
    found: list[str] = []
    size = len(weights)
    if size != difficulty + 1:
        found.append(f"{size} assets")
    wholes = range(max(6, 2 * size), max(12, 2 * size) + 1, 2)
    if not any(all(whole % weight.denominator == 0 for weight in weights) for whole in wholes):
        found.append(f"weights that are no shares of {', '.join(map(str, wholes))}")
    found += [f"the deviation {sigma}" for sigma in sigmas if not difficulty < sigma < difficulty + 10]
    return found


def view(facts: Facts, slot: str) -> Facts:
    """Return all but that correlation."""
    return facts | {"correlations": facts["correlations"] | {key_of(slot): None}}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is a rational with which there is such a correlation matrix."""
    return str(_number(value)) == value and _is_correlation(_scaled(view, slot, value))


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the sum of all covariances."""
    table = _scaled(view, slot, value)
    if _is_correlation(table):
        weights = list(map(_number, view["weights"]))
        whole = lcm(*(weight.denominator for weight in weights))
        parts = [int(weight * whole) * sigma for weight, sigma in zip(weights, view["sigmas"], strict=True)]
        total = sum(part * sum(map(mul, row, parts)) for part, row in zip(parts, table, strict=True))
        yield str(Fraction(total, table[0][0] * whole * whole))


def values(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Return four more that the matrix admits, found by ever smaller steps: they decide p + q*h."""
    count = 0
    for power in range(2, 64):
        for step in (Fraction(1, 2**power), Fraction(-1, 2**power)):
            correlation = str(_number(value) + step)
            if count < 4 and admits(view, slot, correlation):
                count += 1
                yield correlation
        if count >= 4:
            return


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what the correlation alone allows.

    The other assets may be independent, and all deviations 1, or all 2.
    """
    weights = [str(Fraction(1, len(facts["weights"])))] * len(facts["weights"])
    for sigma in (1, 2):
        portfolio = {
            "weights": weights,
            "sigmas": [sigma] * len(weights),
            "correlations": dict.fromkeys(facts["correlations"], 0),
        }
        yield from answers(portfolio, slot, str(facts["correlations"][key_of(slot)]))


def _scaled(view: Facts, slot: str, value: str) -> Table:
    """Return the correlation matrix times its common denominator."""
    known = [_number(rho) for rho in (view["correlations"] | {key_of(slot): value}).values()]
    whole = lcm(*(rho.denominator for rho in known))
    parts = iter([rho.numerator * (whole // rho.denominator) for rho in known])
    table = [[whole] * len(view["weights"]) for _ in view["weights"]]
    for i, row in enumerate(table):
        for j in range(i + 1, len(row)):
            row[j] = table[j][i] = next(parts)
    return tuple(map(tuple, table))


@lru_cache(maxsize=16)
def _is_correlation(table: Table) -> bool:
    """Return whether it is semidefinite, and its entries off the diagonal strictly between -1 and 1."""
    if any(abs(value) >= table[0][0] for i, row in enumerate(table) for value in row[:i]):
        return False
    rest: Sequence[Sequence[int]] = table
    while rest:
        (pivot, *first), *below = rest
        if pivot < 0 or (pivot == 0 and any(first)):
            return False
        scale = pivot or 1
        rest = [
            [value * scale - row[0] * entry for value, entry in zip(row[1:], first, strict=True)]
            for row in below
        ]
    return True


@lru_cache(maxsize=256)
def _number(value: int | str) -> Fraction:
    return Fraction(value)


def key_of(slot: str) -> str:
    """Return the pair of assets that a slot names, as the facts have it."""
    _, i, j = slot.split("_")
    return f"{i},{j}"


PROVER = Prover(
    family_type="B",
    answer_type="rational",
    method="parametric",
    held=held,
    ranges=ranges,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
