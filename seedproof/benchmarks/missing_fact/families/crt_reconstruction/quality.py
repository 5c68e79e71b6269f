"""Guesses the third congruence from the primes of the difficulty; congruences have no order."""

from collections.abc import Iterator, Mapping
from math import prod

from seedproof.benchmarks.missing_fact.families.crt_reconstruction.validate import primes
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return the third congruences of every x in the upper half; each third modulus is as likely."""
    first, second, _ = view["moduli"]
    of_first, of_second, _ = view["residues"]
    step = first * second
    start = _start(view)
    thirds = [modulus for modulus in primes(difficulty) if modulus not in (first, second)]
    halves = {third: step * third // 2 for third in thirds}
    weights: dict[str, int] = {}
    for third, half in halves.items():
        for x in range(start, step * third, step):
            residue = x % third
            equal = residue in (of_first, of_second)
            as_far_below = third - residue in (first - of_first, second - of_second)
            if x > half and not equal and not as_far_below:
                weights[f"x = {residue} (mod {third})"] = prod(halves.values()) // half
    return weights


def simplest(view: Facts, slot: str) -> str:
    """Return what the smallest number with the two congruences is modulo the smallest other prime."""
    smallest = next(prime for prime in (2, 3, 5) if prime not in view["moduli"])
    return f"x = {_start(view) % smallest} (mod {smallest})"


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the congruences in order, an unknown one behind the others."""
    known = [pair for pair in zip(facts["moduli"], facts["residues"], strict=True) if None not in pair]
    unknown = [(None, None)] * (len(facts["moduli"]) - len(known))
    moduli, residues = zip(*sorted(known), *unknown, strict=True)
    yield {"moduli": list(moduli), "residues": list(residues)}


def operations(facts: Facts) -> int:
    """Count two joins of congruences into one."""
    first, second, third = facts["moduli"]
    return _joining(first, second) + _joining(first * second, third)


def _joining(modulus: int, other: int) -> int:
    """Count each division of Euclid's algorithm with a product and a difference, and five to join."""
    return 3 * _divisions(modulus, other) + 5


def _divisions(larger: int, smaller: int) -> int:
    return 0 if smaller == 0 else 1 + _divisions(smaller, larger % smaller)


def _start(view: Facts) -> int:
    """Return the smallest number that satisfies the two congruences of the view."""
    first, second, _ = view["moduli"]
    of_first, of_second, _ = view["residues"]
    return next(x for x in range(of_first, first * second, first) if x % second == of_second)


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
)
