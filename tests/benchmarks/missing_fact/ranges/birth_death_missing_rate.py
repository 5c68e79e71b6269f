"""Rules of `birth_death_missing_rate`: the number of states and the sizes of rates."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def chain(birth: list[int], death: list[int]) -> Facts:
    return {"birth": birth, "death": death, "target": 1}


RULES: list[Rule] = [
    Rule("two jumps", 1, "lambda_0", chain([5, 4], [9, 7]), chain([5, 4, 6], [9, 7, 2]), "4 states"),
    Rule("three jumps", 2, "lambda_0", chain([5, 4, 6], [9, 7, 2]), chain([5, 4], [9, 7]), "3 states"),
    Rule("smallest rate", 2, "mu_1", chain([5, 4, 6], [9, 7, 2]), chain([5, 4, 6], [9, 7, 1]), "the rate 1"),
    Rule("largest rate", 1, "mu_1", chain([10, 4], [9, 7]), chain([11, 4], [9, 7]), "the rate 11"),
    Rule(
        "largest rate", 2, "mu_1", chain([11, 4, 6], [9, 7, 2]), chain([12, 4, 6], [9, 7, 2]), "the rate 12"
    ),
    Rule(
        "birth rates are the death rates",
        1,
        "lambda_0",
        chain([5, 4], [4, 5]),
        chain([5, 4], [5, 4]),
        "the same probability for all states",
    ),
    Rule(
        "one birth rate and one death rate",
        1,
        "lambda_0",
        chain([5, 5], [4, 3]),
        chain([5, 5], [4, 4]),
        "the same birth rate and the same death rate everywhere",
    ),
]
