"""Steps through the numbers that fit the view's two congruences and tests each against the third."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from math import isqrt, prod

from seedproof.benchmarks.missing_fact.prover import Facts, Prover

LARGEST_MODULUS = 1000
"""The largest modulus whose residues are all tried."""

SMALLEST_AND_LARGEST = {1: (5, 19), 2: (23, 41), 3: (43, 67)}
"""The primes of each difficulty."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the third congruence.

    Raises: ValueError unless the facts are congruences modulo three primes.
    """
    moduli = facts["moduli"]
    residues = facts["residues"]
    if list(facts) != ["moduli", "residues"] or not len(moduli) == len(residues) == 3:
        raise ValueError("expected three moduli and three residues")
    if not moduli[0] < moduli[1] or moduli[2] in moduli[:2] or not all(map(_is_prime, moduli)):
        raise ValueError(f"moduli are {moduli}, expected different primes, the first two in rising order")
    for modulus, residue in zip(moduli, residues, strict=True):
        if type(residue) is not int or not 0 <= residue < modulus:
            raise ValueError(f"{residue} is no residue modulo {modulus}")
    return {"congruence_3": f"x = {residues[2]} (mod {moduli[2]})"}


def primes(difficulty: int) -> list[int]:
    """Return the primes that are moduli at a difficulty."""
    smallest, largest = SMALLEST_AND_LARGEST[difficulty]
    return [number for number in range(smallest, largest + 1) if _is_prime(number)]


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield primes of another difficulty, residues that show a solution, and an x in the lower half."""
    if difficulty not in SMALLEST_AND_LARGEST:
        yield f"the highest difficulty is {max(SMALLEST_AND_LARGEST)}"
        return
    for modulus in facts["moduli"]:
        if modulus not in primes(difficulty):
            yield f"the modulus {modulus}"
    if _is_plain(facts["moduli"], facts["residues"]):
        yield f"residues {facts['residues']} modulo {facts['moduli']}, two of which have a plain solution"
    for x in answers(facts, slot, held(facts, slot)[slot]):
        if 2 * int(x) < prod(facts["moduli"]):
            yield f"x is {x}, in the lower half"


def view(facts: Facts, slot: str) -> Facts:
    """Withhold modulus and residue of the third congruence, which are one fact."""
    return {key: [*facts[key][:2], None] for key in ("moduli", "residues")}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is a residue of a prime that the view does not use."""
    residue, modulus = _congruence(value)
    fresh = _is_prime(modulus) and modulus not in view["moduli"]
    return fresh and 0 <= residue < modulus and value == f"x = {residue} (mod {modulus})"


def answers(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Yield every x below the product of the moduli that satisfies all three: it includes the smallest."""
    residue, modulus = _congruence(value)
    first, second, _ = view["moduli"]
    step = first * second
    start = _start(first, second, *view["residues"][:2])
    for x in range(start, step * modulus, step):
        if x % modulus == residue:
            yield str(x)


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return every residue of the third modulus."""
    _, modulus = _congruence(value)
    return [f"x = {residue} (mod {modulus})" for residue in range(modulus)]


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what the third congruence alone allows: the other two may have any residues."""
    value = held(facts, slot)[slot]
    for residue in (0, 1):
        yield from answers(facts | {"residues": [residue, residue, None]}, slot, value)


@lru_cache(maxsize=4)
def _start(first: int, second: int, of_first: int, of_second: int) -> int:
    return next(x for x in range(of_first, first * second, first) if x % second == of_second)


def _is_plain(moduli: list[int], residues: list[int]) -> bool:
    """Return whether two congruences have a common solution in sight: a residue, or one less a modulus."""
    pairs = combinations(zip(moduli, residues, strict=True), 2)
    return any(
        residue - other_residue in (0, modulus - other_modulus)
        for (modulus, residue), (other_modulus, other_residue) in pairs
    )


def _congruence(value: str) -> tuple[int, int]:
    match = re.fullmatch(r"x = ([0-9]+) \(mod ([0-9]+)\)", value)
    if match is None:
        raise ValueError(f"{value!r} is not a congruence")
    residue = int(match[1])
    modulus = int(match[2])
    if modulus > LARGEST_MODULUS:
        raise ValueError(f"the modulus {modulus} is too large to try every residue")
    return residue, modulus


def _is_prime(number: int) -> bool:
    return (
        type(number) is int
        and 1 < number < LARGEST_MODULUS
        and all(number % divisor for divisor in range(2, isqrt(number) + 1))
    )


PROVER = Prover(
    family_type="A",
    answer_type="integer",
    method="finite",
    held=held,
    ranges=ranges,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
