"""Rules of `markov_missing_transition`: the number of states, common denominators, and the answer."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule
from tests.benchmarks.missing_fact.ranges.stochastic import rows_of


def transitions(text: str, target: int) -> Facts:
    return {"P": rows_of(text), "target": target}


RULES: list[Rule] = [
    Rule(
        "two states",
        1,
        "P_1_1",
        transitions("1/2 1/2, 2/5 3/5", 0),
        transitions("1/2 3/10 1/5, 2/5 1/2 1/10, 1/5 7/10 1/10", 0),
        "3 states",
    ),
    Rule(
        "three states",
        2,
        "P_1_1",
        transitions("1/2 3/10 1/5, 2/5 1/2 1/10, 1/5 7/10 1/10", 0),
        transitions("1/2 1/2, 2/5 3/5", 0),
        "2 states",
    ),
    Rule(
        "four states",
        4,
        "P_0_1",
        transitions("3/14 5/14 3/14 3/14, 1/7 5/14 3/7 1/14, 3/7 3/7 1/14 1/14, 1/14 5/14 3/14 5/14", 0),
        transitions("4/15 1/15 2/3, 2/15 4/15 3/5, 1/3 1/5 7/15", 1),
        "3 states",
    ),
    Rule(
        "largest denominator",
        1,
        "P_0_1",
        transitions("1/2 1/2, 19/40 21/40", 1),
        transitions("33/41 8/41, 16/41 25/41", 1),
        "the common denominator 41",
    ),
    Rule(
        "smallest denominator",
        2,
        "P_0_0",
        transitions("1/2 3/10 1/5, 2/5 1/2 1/10, 1/5 7/10 1/10", 0),
        transitions("4/9 1/3 2/9, 1/9 2/3 2/9, 1/9 4/9 4/9", 0),
        "the common denominator 9",
    ),
    Rule(
        "largest denominator",
        2,
        "P_2_2",
        transitions("1/16 7/16 1/2, 9/16 1/4 3/16, 9/16 5/16 1/8", 2),
        transitions("8/17 6/17 3/17, 5/17 3/17 9/17, 7/17 1/17 9/17", 2),
        "the common denominator 17",
    ),
    Rule(
        "smallest denominator",
        4,
        "P_0_1",
        transitions("3/14 5/14 3/14 3/14, 1/7 5/14 3/7 1/14, 3/7 3/7 1/14 1/14, 1/14 5/14 3/14 5/14", 0),
        transitions("3/13 5/13 4/13 1/13, 1/13 2/13 4/13 6/13, 6/13 3/13 1/13 3/13, 1/13 3/13 7/13 2/13", 1),
        "the common denominator 13",
    ),
    Rule(
        "largest denominator",
        4,
        "P_2_0",
        transitions("1/5 3/20 3/10 7/20, 7/10 1/20 1/20 1/5, 1/10 1/4 3/10 7/20, 7/10 1/10 3/20 1/20", 3),
        transitions("1/7 11/21 5/21 2/21, 3/7 2/21 1/21 3/7, 2/3 2/21 4/21 1/21, 1/21 1/7 1/3 10/21", 1),
        "the common denominator 21",
    ),
    Rule(
        "two equal rows",
        2,
        "P_2_2",
        transitions("1/3 1/12 7/12, 1/4 1/6 7/12, 1/6 1/3 1/2", 0),
        transitions("1/3 1/12 7/12, 1/3 1/12 7/12, 1/6 1/3 1/2", 0),
        "two equal rows",
    ),
    Rule(
        "a doubly stochastic chain",
        1,
        "P_0_0",
        transitions("2/9 7/9, 2/3 1/3", 0),
        transitions("2/9 7/9, 7/9 2/9", 0),
        "a doubly stochastic chain",
    ),
    Rule(
        "the absent entries share a third",
        2,
        "P_2_1",
        transitions("1/2 1/3 1/6, 7/12 1/12 1/3, 2/3 1/12 1/4", 0),
        transitions("1/2 1/3 1/6, 7/12 1/12 1/3, 3/4 1/12 1/6", 0),
        "absent entries that share less than a third",
    ),
    Rule(
        "the answer is an entry",
        1,
        "P_0_1",
        transitions("1/2 1/2, 9/10 1/10", 0),
        transitions("2/5 3/5, 9/10 1/10", 0),
        "a chain with the answer 3/5 in it",
    ),
]
