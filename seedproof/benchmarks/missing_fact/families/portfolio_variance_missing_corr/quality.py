"""Guesses the withheld correlation from the parts that the others are counted in.

Assets may be renamed; of each only weight times deviation counts, and of all of these only their ratios.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import chain, permutations, product
from math import lcm

from seedproof.benchmarks.missing_fact.families.portfolio_variance_missing_corr.validate import (
    correlations,
    key_of,
    ranges,
)
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every correlation that makes a portfolio of the difficulty, for each kind of parts.

    The finer the parts, the more portfolios there are, and the less likely is each.
    """
    key = key_of(slot)
    size = len(view["weights"])
    known = [Fraction(rho) for pair, rho in view["correlations"].items() if pair != key]
    choices = [values for values in correlations(size) if set(known) <= values]
    pairs = len(known) + 1
    scale = lcm(*map(len, choices)) ** pairs
    weights: Counter[str] = Counter()

    # A half is some sixths, and some eighths.
    @cache
    def is_possible(rho: Fraction) -> bool:
        facts = view | {"correlations": view["correlations"] | {key: str(rho)}}
        return next(ranges(facts, slot, difficulty), None) is None

    for values in choices:
        for rho in values:
            if is_possible(rho):
                weights[str(rho)] += scale // len(values) ** pairs
    return weights


def simplest(view: Facts, slot: str) -> str:
    """Return no correlation at all."""
    return "0"


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the assets in every order by weight times deviation, with deviations of 1."""
    products = [
        Fraction(weight) * sigma for weight, sigma in zip(facts["weights"], facts["sigmas"], strict=True)
    ]
    labels = [size / sum(products) for size in products]
    alike = [[asset for asset, own in enumerate(labels) if own == label] for label in sorted(set(labels))]
    rho = facts["correlations"]
    for orders in product(*map(permutations, alike)):
        order = list(chain.from_iterable(orders))
        places = {asset: place for place, asset in enumerate(order)}
        moved = {}
        for pair, value in rho.items():
            i, j = sorted(places[int(asset)] for asset in pair.split(","))
            moved[f"{i},{j}"] = value
        yield {
            "weights": [labels[asset] for asset in order],
            "sigmas": [1 for _ in order],
            "correlations": {pair: moved[pair] for pair in rho},
        }


def operations(facts: Facts) -> int:
    """Count a product and a square for each asset, three products for each pair, and the sum."""
    size = len(facts["weights"])
    pairs = len(facts["correlations"])
    return 2 * size + 3 * pairs + size + pairs - 1


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
)
