"""Rules of `steady_state_missing_emission`: states and symbols, common denominators, and the answer."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule
from tests.benchmarks.missing_fact.ranges.stochastic import rows_of


def model(transitions: str, emissions: str, target: int) -> Facts:
    return {"P": rows_of(transitions), "E": rows_of(emissions), "target": target}


RULES: list[Rule] = [
    Rule(
        "two states",
        1,
        "e_0_0",
        model("3/10 7/10, 1/10 9/10", "1/2 1/2, 1/5 4/5", 0),
        model("1/2 2/5 1/10, 7/10 1/5 1/10, 1/10 7/10 1/5", "10/11 1/11, 8/11 3/11, 2/11 9/11", 0),
        "3 states",
    ),
    Rule(
        "three states",
        2,
        "e_0_0",
        model("1/6 1/2 1/3, 1/6 2/3 1/6, 1/2 1/6 1/3", "8/11 1/11 2/11, 2/11 7/11 2/11, 5/11 5/11 1/11", 0),
        model("1/8 7/8, 1/2 1/2", "1/4 5/12 1/3, 1/2 1/6 1/3", 0),
        "2 states",
    ),
    Rule(
        "two symbols",
        1,
        "e_0_0",
        model("3/10 7/10, 1/10 9/10", "1/2 1/2, 1/5 4/5", 0),
        model("2/5 3/5, 7/10 3/10", "1/11 8/11 2/11, 9/11 1/11 1/11", 0),
        "3 symbols",
    ),
    Rule(
        "three symbols",
        2,
        "e_0_0",
        model("1/6 1/2 1/3, 1/6 2/3 1/6, 1/2 1/6 1/3", "8/11 1/11 2/11, 2/11 7/11 2/11, 5/11 5/11 1/11", 0),
        model("1/2 3/8 1/8, 3/8 3/8 1/4, 5/8 1/4 1/8", "1/12 11/12, 11/12 1/12, 5/12 7/12", 0),
        "2 symbols",
    ),
    Rule(
        "smallest denominator of P",
        1,
        "e_0_0",
        model("3/10 7/10, 1/10 9/10", "1/2 1/2, 1/5 4/5", 0),
        model("2/9 7/9, 1/3 2/3", "1/10 9/10, 9/10 1/10", 0),
        "the common denominator 9 in P",
    ),
    Rule(
        "largest denominator of P",
        1,
        "e_0_0",
        model("13/14 1/14, 1/2 1/2", "3/10 7/10, 1/5 4/5", 0),
        model("11/15 4/15, 1/3 2/3", "7/10 3/10, 3/5 2/5", 0),
        "the common denominator 15 in P",
    ),
    Rule(
        "smallest denominator of P",
        2,
        "e_0_0",
        model("1/6 1/2 1/3, 1/6 2/3 1/6, 1/2 1/6 1/3", "8/11 1/11 2/11, 2/11 7/11 2/11, 5/11 5/11 1/11", 0),
        model("2/5 2/5 1/5, 1/5 2/5 2/5, 3/5 1/5 1/5", "1/11 4/11 6/11, 4/11 1/11 6/11, 3/11 6/11 2/11", 0),
        "the common denominator 5 in P",
    ),
    Rule(
        "largest denominator of P",
        2,
        "e_0_0",
        model("4/9 4/9 1/9, 1/9 1/9 7/9, 5/9 1/3 1/9", "1/11 6/11 4/11, 3/11 5/11 3/11, 3/11 2/11 6/11", 0),
        model(
            "4/5 1/10 1/10, 1/10 2/5 1/2, 3/5 3/10 1/10", "2/11 5/11 4/11, 8/11 1/11 2/11, 5/11 1/11 5/11", 0
        ),
        "the common denominator 10 in P",
    ),
    Rule(
        "largest denominator of P",
        4,
        "e_0_0",
        model(
            "1/5 1/10 1/10 1/10 1/2, 1/5 1/10 3/10 1/10 3/10, "
            "2/5 1/5 1/10 1/5 1/10, 3/10 1/10 1/5 3/10 1/10, 1/10 1/2 1/5 1/10 1/10",
            "4/13 1/13 8/13, 2/13 9/13 2/13, 6/13 5/13 2/13, 9/13 3/13 1/13, 3/13 4/13 6/13",
            0,
        ),
        model(
            "1/11 1/11 1/11 4/11 4/11, 2/11 2/11 1/11 4/11 2/11, "
            "3/11 3/11 1/11 3/11 1/11, 2/11 1/11 1/11 3/11 4/11, 4/11 1/11 2/11 3/11 1/11",
            "10/13 2/13 1/13, 1/13 2/13 10/13, 2/13 6/13 5/13, 3/13 1/13 9/13, 3/13 6/13 4/13",
            0,
        ),
        "the common denominator 11 in P",
    ),
    Rule(
        "smallest denominator of E",
        1,
        "e_0_0",
        model("3/10 7/10, 3/5 2/5", "3/10 7/10, 3/5 2/5", 0),
        model("7/10 3/10, 4/5 1/5", "1/3 2/3, 2/9 7/9", 0),
        "the common denominator 9 in E",
    ),
    Rule(
        "largest denominator of E",
        1,
        "e_0_0",
        model("2/5 3/5, 3/10 7/10", "9/14 5/14, 1/2 1/2", 0),
        model("9/10 1/10, 1/5 4/5", "14/15 1/15, 11/15 4/15", 0),
        "the common denominator 15 in E",
    ),
    Rule(
        "smallest denominator of E",
        2,
        "e_0_0",
        model("1/6 1/2 1/3, 1/6 2/3 1/6, 1/2 1/6 1/3", "8/11 1/11 2/11, 2/11 7/11 2/11, 5/11 5/11 1/11", 0),
        model("1/3 1/2 1/6, 1/6 1/3 1/2, 1/3 1/3 1/3", "3/5 1/10 3/10, 1/2 1/10 2/5, 3/5 3/10 1/10", 0),
        "the common denominator 10 in E",
    ),
    Rule(
        "largest denominator of E",
        2,
        "e_0_0",
        model("1/6 1/3 1/2, 1/6 1/2 1/3, 1/6 1/6 2/3", "4/15 7/15 4/15, 7/15 1/5 1/3, 2/5 2/5 1/5", 0),
        model("1/2 1/3 1/6, 1/6 1/2 1/3, 1/6 1/6 2/3", "5/16 1/16 5/8, 1/16 1/2 7/16, 5/8 1/4 1/8", 0),
        "the common denominator 16 in E",
    ),
    Rule(
        "equal rows of P",
        2,
        "e_0_2",
        model("1/8 1/2 3/8, 1/8 3/8 1/2, 1/4 1/4 1/2", "7/11 1/11 3/11, 2/11 5/11 4/11, 2/11 8/11 1/11", 0),
        model("1/8 1/2 3/8, 1/8 1/2 3/8, 1/4 1/4 1/2", "7/11 1/11 3/11, 2/11 5/11 4/11, 2/11 8/11 1/11", 0),
        "two equal rows in P",
    ),
    Rule(
        "equal rows of E",
        2,
        "e_1_1",
        model("1/2 1/3 1/6, 1/6 1/3 1/2, 1/2 1/6 1/3", "2/11 1/11 8/11, 2/11 2/11 7/11, 4/11 1/11 6/11", 2),
        model("1/2 1/3 1/6, 1/6 1/3 1/2, 1/2 1/6 1/3", "2/11 1/11 8/11, 2/11 1/11 8/11, 4/11 1/11 6/11", 2),
        "two equal rows in E",
    ),
    Rule(
        "a doubly stochastic chain",
        1,
        "e_0_0",
        model("1/10 9/10, 4/5 1/5", "1/10 9/10, 4/5 1/5", 0),
        model("1/5 4/5, 4/5 1/5", "1/10 9/10, 4/5 1/5", 0),
        "a doubly stochastic chain",
    ),
    Rule(
        "the absent emissions share a third",
        2,
        "e_2_1",
        model("5/9 1/3 1/9, 4/9 1/3 2/9, 2/9 4/9 1/3", "4/15 2/5 1/3, 7/15 4/15 4/15, 2/3 2/15 1/5", 2),
        model("5/9 1/3 1/9, 4/9 1/3 2/9, 2/9 4/9 1/3", "4/15 2/5 1/3, 7/15 4/15 4/15, 11/15 1/15 1/5", 2),
        "absent emissions that share less than a third",
    ),
    Rule(
        "the answer is an entry of P",
        1,
        "e_1_0",
        model("3/5 2/5, 9/10 1/10", "4/5 1/5, 1/2 1/2", 1),
        model("3/5 2/5, 1/10 9/10", "1/5 4/5, 7/10 3/10", 1),
        "a model with the answer 2/5 in it",
    ),
    Rule(
        "the answer is an entry of E",
        1,
        "e_1_1",
        model("4/5 1/5, 1/2 1/2", "9/14 5/14, 1/14 13/14", 0),
        model("4/5 1/5, 1/2 1/2", "4/7 3/7, 1/14 13/14", 0),
        "a model with the answer 3/7 in it",
    ),
    Rule(
        "of two symbols, which is withheld",
        1,
        "e_0_1",
        model("1/7 6/7, 9/14 5/14", "1/2 1/2, 7/10 3/10", 1),
        model("1/7 6/7, 9/14 5/14", "1/2 1/2, 7/10 3/10", 0),
        "the hint e_0_1, of two with one view",
    ),
]
