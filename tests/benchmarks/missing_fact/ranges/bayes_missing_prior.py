"""Rules of `bayes_missing_prior`: denominators of the three probabilities, and the answer."""

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def bayes(prior: str, likelihood: str, false_positive_rate: str) -> Facts:
    return {"prior": prior, "likelihood": likelihood, "false_positive_rate": false_positive_rate}


RULES: list[Rule] = [
    Rule(
        "smallest denominator of the prior",
        1,
        "prior",
        bayes("3/4", "6/11", "2/11"),
        bayes("1/3", "10/11", "7/8"),
        "prior is 1/3",
    ),
    Rule(
        "smallest denominator of the likelihood",
        1,
        "prior",
        bayes("3/7", "1/4", "6/7"),
        bayes("2/5", "2/3", "2/11"),
        "likelihood is 2/3",
    ),
    Rule(
        "smallest denominator of the false positive rate",
        1,
        "prior",
        bayes("1/9", "1/11", "3/4"),
        bayes("3/7", "3/5", "1/3"),
        "false_positive_rate is 1/3",
    ),
    Rule(
        "largest denominator of the prior",
        1,
        "prior",
        bayes("8/11", "8/9", "7/9"),
        bayes("7/12", "7/11", "1/11"),
        "prior is 7/12",
    ),
    Rule(
        "largest denominator of the likelihood",
        1,
        "prior",
        bayes("4/5", "6/11", "6/7"),
        bayes("3/7", "5/12", "2/7"),
        "likelihood is 5/12",
    ),
    Rule(
        "largest denominator of the false positive rate",
        1,
        "prior",
        bayes("3/7", "5/11", "4/11"),
        bayes("2/11", "6/7", "7/12"),
        "false_positive_rate is 7/12",
    ),
    Rule(
        "smallest denominator of the answer",
        1,
        "prior",
        bayes("3/8", "10/11", "2/11"),
        bayes("3/10", "7/10", "3/5"),
        "the answer is 1/3",
    ),
    Rule(
        "smallest denominator of the answer",
        2,
        "prior",
        bayes("4/15", "3/17", "12/17"),
        bayes("11/17", "16/19", "11/19"),
        "the answer is 8/11",
    ),
    Rule(
        "smallest denominator of the answer",
        3,
        "prior",
        bayes("12/23", "1/24", "19/22"),
        bayes("16/27", "5/21", "10/21"),
        "the answer is 8/19",
    ),
    Rule(
        "largest denominator of the answer",
        1,
        "prior",
        bayes("7/8", "6/11", "2/9"),
        bayes("8/9", "7/10", "1/7"),
        "the answer is 196/201",
    ),
    Rule(
        "largest denominator of the answer",
        2,
        "prior",
        bayes("11/18", "1/17", "3/13"),
        bayes("4/17", "15/17", "3/14"),
        "the answer is 280/501",
    ),
    Rule(
        "largest denominator of the answer",
        3,
        "prior",
        bayes("21/23", "6/23", "13/27"),
        bayes("1/20", "3/26", "12/25"),
        "the answer is 25/2001",
    ),
    Rule(
        "prior and likelihood are equal",
        1,
        "prior",
        bayes("3/8", "10/11", "2/11"),
        bayes("3/8", "3/8", "2/11"),
        "two probabilities are equal",
    ),
    Rule(
        "the answer is the likelihood",
        1,
        "prior",
        bayes("3/8", "10/11", "2/11"),
        bayes("4/7", "8/11", "4/11"),
        "the answer is 8/11",
    ),
    Rule(
        "the answer is the false positive rate",
        1,
        "prior",
        bayes("3/8", "10/11", "2/11"),
        bayes("9/10", "4/7", "6/7"),
        "the answer is 6/7",
    ),
]
