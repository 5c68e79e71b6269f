"""Every rule of `docs/missing_fact.md` under "Drawn" is decided from the facts, and refuses what breaks it.

A rule is shown by two problems of its family: one keeps every rule of the page, the other breaks this one,
and another only where that follows. Where the rule is a bound, one is just inside and the other just outside.
"""

import json
from fractions import Fraction
from itertools import combinations
from math import prod
from operator import mul
from typing import Any, NamedTuple

import pytest

from seedproof.benchmarks.missing_fact import FAMILIES, generate, validate
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.number import json_text
from seedproof.record.seeds import RowId

Facts = dict[str, Any]


class Rule(NamedTuple):
    """A rule, facts that keep it, facts that break it, and what is said of them."""

    title: str
    difficulty: int
    slot: str
    kept: Facts
    broken: Facts
    words: str


RULES: dict[str, list[Rule]] = {}
"""By family."""


# bayes_missing_prior


def bayes(prior, likelihood, false_positive_rate):
    return {"prior": prior, "likelihood": likelihood, "false_positive_rate": false_positive_rate}


RULES["bayes_missing_prior"] = [
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


# birth_death_missing_rate


def chain(birth, death):
    return {"birth": birth, "death": death, "target": 1}


RULES["birth_death_missing_rate"] = [
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


# circuit_missing_resistance

THREE = ["series", ["parallel", "R1", "R2"], "R3"]
FIVE = ["parallel", ["series", ["parallel", "R1", "R2"], "R3"], ["series", "R4", "R5"]]
SEVEN = ["parallel", THREE, ["series", ["parallel", "R4", "R5"], ["series", "R6", "R7"]]]
NINE = ["series", SEVEN, ["series", "R8", "R9"]]


def circuit(tree, *resistances):
    names = [f"R{number}" for number in range(1, len(resistances) + 1)]
    return {"tree": tree, "resistances": dict(zip(names, resistances, strict=True))}


RULES["circuit_missing_resistance"] = [
    Rule(
        "three resistors",
        1,
        "R1",
        circuit(THREE, 12, 13, 6),
        circuit(FIVE, 18, 22, 24, 10, 4),
        "5 resistors",
    ),
    Rule(
        "five resistors",
        2,
        "R1",
        circuit(FIVE, 18, 22, 24, 10, 4),
        circuit(THREE, 12, 13, 6),
        "3 resistors",
    ),
    Rule(
        "smallest resistance",
        1,
        "R1",
        circuit(THREE, 3, 20, 2),
        circuit(THREE, 3, 20, 1),
        "a resistance of 1 ohms",
    ),
    Rule(
        "largest resistance",
        1,
        "R1",
        circuit(THREE, 24, 13, 23),
        circuit(THREE, 25, 13, 23),
        "a resistance of 25 ohms",
    ),
    Rule(
        "smallest resistance",
        2,
        "R1",
        circuit(FIVE, 5, 4, 22, 21, 25),
        circuit(FIVE, 9, 17, 15, 3, 15),
        "a resistance of 3 ohms",
    ),
    Rule(
        "largest resistance",
        2,
        "R1",
        circuit(FIVE, 12, 5, 21, 26, 25),
        circuit(FIVE, 27, 24, 15, 23, 4),
        "a resistance of 27 ohms",
    ),
    Rule(
        "series alone",
        1,
        "R1",
        circuit(THREE, 12, 13, 6),
        circuit(["series", ["series", "R1", "R2"], "R3"], 12, 13, 6),
        "a network without both series and parallel",
    ),
    Rule(
        "parallel alone",
        1,
        "R1",
        circuit(THREE, 12, 13, 6),
        circuit(["parallel", ["parallel", "R1", "R2"], "R3"], 12, 13, 6),
        "a network without both series and parallel",
    ),
    Rule(
        "largest denominator of the answer",
        2,
        "R1",
        circuit(FIVE, 12, 14, 15, 12, 5),
        circuit(FIVE, 14, 26, 24, 11, 6),
        "the answer 5627/501",
    ),
    Rule(
        "largest denominator of the answer",
        3,
        "R1",
        circuit(SEVEN, 20, 20, 15, 10, 27, 11, 24),
        circuit(SEVEN, 7, 28, 14, 6, 18, 11, 15),
        "the answer 5978/501",
    ),
    Rule(
        "no largest denominator beyond difficulty 3",
        4,
        "R1",
        circuit(NINE, 16, 29, 18, 26, 9, 22, 12, 12, 12),
        circuit(NINE, 31, 29, 18, 26, 9, 22, 12, 12, 12),
        "a resistance of 31 ohms",
    ),
    Rule(
        "the answer is a resistance",
        1,
        "R1",
        circuit(THREE, 12, 4, 2),
        circuit(THREE, 8, 8, 4),
        "the answer 8, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is the number of resistors",
        1,
        "R1",
        circuit(THREE, 3, 6, 2),
        circuit(THREE, 2, 2, 2),
        "the answer 3, which is a number of the notes or the hint",
    ),
]


# crt_reconstruction


def congruences(moduli, x):
    return {"moduli": moduli, "residues": [x % modulus for modulus in moduli]}


RULES["crt_reconstruction"] = [
    Rule(
        "smallest prime",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([3, 7, 11], 116),
        "the modulus 3",
    ),
    Rule(
        "largest prime",
        1,
        "congruence_3",
        congruences([5, 7, 19], 333),
        congruences([5, 7, 23], 403),
        "the modulus 23",
    ),
    Rule(
        "smallest prime",
        2,
        "congruence_3",
        congruences([23, 29, 41], 13674),
        congruences([19, 29, 41], 11296),
        "the modulus 19",
    ),
    Rule(
        "largest prime",
        2,
        "congruence_3",
        congruences([23, 29, 41], 13674),
        congruences([23, 29, 43], 14341),
        "the modulus 43",
    ),
    Rule(
        "smallest prime",
        3,
        "congruence_3",
        congruences([43, 47, 67], 67704),
        congruences([41, 47, 67], 64555),
        "the modulus 41",
    ),
    Rule(
        "largest prime",
        3,
        "congruence_3",
        congruences([43, 47, 67], 67704),
        congruences([43, 47, 71], 71746),
        "the modulus 71",
    ),
    Rule(
        "x in the upper half",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([5, 7, 11], 192),
        "x is 192, in the lower half",
    ),
    Rule(
        "residues of the first two are equal",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([5, 7, 11], 211),
        "residues [1, 1, 2] modulo [5, 7, 11], two of which have a plain solution",
    ),
    Rule(
        "residues of the first and the third are equal",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([5, 7, 11], 221),
        "residues [1, 4, 1] modulo [5, 7, 11], two of which have a plain solution",
    ),
    Rule(
        "residues of the second and the third are equal",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([5, 7, 11], 232),
        "residues [2, 1, 1] modulo [5, 7, 11], two of which have a plain solution",
    ),
    Rule(
        "residues are as far below their moduli",
        1,
        "congruence_3",
        congruences([5, 7, 11], 193),
        congruences([5, 7, 11], 206),
        "residues [1, 3, 8] modulo [5, 7, 11], two of which have a plain solution",
    ),
]


# deconvolution


def recorded(kernel, signal, indices):
    outputs = {
        str(k): sum(tap * signal[k - i] for i, tap in enumerate(kernel) if 0 <= k - i < len(signal))
        for k in indices
    }
    return {"kernel": kernel, "signal_length": len(signal), "recorded": indices, "outputs": outputs}


RULES["deconvolution"] = [
    Rule(
        "values of the signal",
        1,
        "y_2",
        recorded([2, 1], [-4, 3, -6, -9], [1, 2, 3, 4]),
        recorded([2, 1], [-4, 3, -6, -9, 5], [1, 2, 3, 4, 5]),
        "a signal of length 5",
    ),
    Rule(
        "two taps",
        1,
        "y_0",
        recorded([1, -1], [-4, 3, -6, -9], [0, 1, 3, 4]),
        recorded([1, 1, -1], [-4, 3, -6, -9], [0, 1, 2, 3]),
        "a kernel of 3 taps",
    ),
    Rule(
        "three taps",
        2,
        "y_0",
        recorded([-1, 3, 3], [56, 16, -60, -50, 47], [0, 1, 3, 4, 6]),
        recorded([1, 1, 1, 1], [52, 48, 56, -47, 14], [0, 1, 2, 3, 4]),
        "a kernel of 4 taps",
    ),
    Rule(
        "a tap is 0",
        2,
        "y_0",
        recorded([-1, 3, 3], [56, 16, -60, -50, 47], [0, 1, 3, 4, 6]),
        recorded([1, 0, -1], [52, 48, 56, -47, 14], [0, 1, 2, 3, 4]),
        "the kernel [1, 0, -1]",
    ),
    Rule(
        "largest tap",
        1,
        "y_2",
        recorded([3, 1], [-4, 3, -6, -9], [0, 1, 2, 3]),
        recorded([4, 1], [-4, 3, -6, -9], [0, 1, 2, 3]),
        "the kernel [4, 1]",
    ),
    Rule(
        "largest tap",
        2,
        "y_3",
        recorded([-4, 3, -2], [42, 60, -6, 41, 42], [0, 2, 3, 4, 6]),
        recorded([-5, 3, -2], [42, 60, -6, 41, 42], [0, 2, 3, 4, 6]),
        "the kernel [-5, 3, -2]",
    ),
    Rule(
        "a common factor of the taps",
        1,
        "y_0",
        recorded([1, -1], [-4, 3, -6, -9], [0, 1, 3, 4]),
        recorded([3, -3], [-4, 3, -6, -9], [0, 1, 2, 3]),
        "the kernel [3, -3]",
    ),
    Rule(
        "smallest value",
        1,
        "y_2",
        recorded([2, 1], [-4, 3, -6, -9], [1, 2, 3, 4]),
        recorded([2, 1], [-4, 2, -6, -9], [1, 2, 3, 4]),
        "the signal (-4, 2, -6, -9)",
    ),
    Rule(
        "largest value",
        1,
        "y_2",
        recorded([2, 1], [-4, 3, -30, -9], [1, 2, 3, 4]),
        recorded([2, 1], [-4, 3, -31, -9], [1, 2, 3, 4]),
        "the signal (-4, 3, -31, -9)",
    ),
    Rule(
        "smallest value",
        2,
        "y_6",
        recorded([1, -1, -1], [52, 48, 56, -6, 14], [0, 1, 2, 4, 6]),
        recorded([1, -1, -1], [52, 48, 56, -5, 14], [0, 1, 2, 4, 6]),
        "the signal (52, 48, 56, -5, 14)",
    ),
    Rule(
        "largest value",
        2,
        "y_6",
        recorded([1, -1, -1], [60, 48, 56, -47, 14], [0, 1, 2, 4, 6]),
        recorded([1, -1, -1], [61, 48, 56, -47, 14], [0, 1, 2, 4, 6]),
        "the signal (61, 48, 56, -47, 14)",
    ),
    Rule(
        "indices of full rank",
        2,
        "y_2",
        recorded([-4, 2, 1], [-30, 50, -17, 47, 53], [0, 2, 3, 5, 6]),
        recorded([-4, 2, -1], [-30, 50, -17, 47, 53], [0, 2, 3, 5, 6]),
        "outputs that do not fix the signal",
    ),
    Rule(
        "two values of the signal are open",
        1,
        "y_0",
        recorded([3, 2], [-30, 22, -25, 20], [0, 1, 3, 4]),
        recorded([3, 2], [-30, 22, -25, 20], [0, 2, 3, 4]),
        "notes that leave only one value of the signal open",
    ),
    Rule(
        "the next signal",
        2,
        "y_0",
        recorded([-1, 3, 3], [56, 16, -60, -50, 47], [0, 1, 3, 4, 6]),
        recorded([-2, -1, -4], [56, 16, -60, -50, 47], [0, 1, 3, 4, 6]),
        "signals with the same notes that are 16 apart",
    ),
    Rule(
        "the next signal",
        3,
        "y_0",
        recorded([-4, -3, -2], [13, 46, -31, -36, -23, 16], [0, 1, 3, 4, 6, 7]),
        recorded([-2, -5, -2], [-51, -32, -82, -37, 61, -12], [0, 2, 3, 5, 6, 7]),
        "signals with the same notes that are 21 apart",
    ),
    Rule(
        "a common factor of 2",
        1,
        "y_0",
        recorded([1, -1], [-4, 3, -6, -9], [0, 1, 3, 4]),
        recorded([2, 2], [-4, 3, -6, -9], [0, 1, 2, 3]),
        "the kernel [2, 2]",
    ),
]


# discrete_tomography


def grid(text, cell):
    rows = text.split()
    row, column = cell
    return {
        "row_sums": [line.count("1") for line in rows],
        "column_sums": [line.count("1") for line in zip(*rows, strict=True)],
        "read_cell": cell,
        "read_value": int(rows[row][column]),
    }


RULES["discrete_tomography"] = [
    Rule(
        "4 by 5, not larger",
        1,
        "cell_1_1",
        grid("10000 11000 10100 11100", [1, 1]),
        grid("10000 01000 11100 11110 11111 11111", [1, 1]),
        "6 rows and 5 columns",
    ),
    Rule(
        "5 by 4, not smaller",
        1,
        "cell_1_1",
        grid("1000 0100 1110 1110 1111", [1, 1]),
        grid("1000 0100 1110 1111", [1, 1]),
        "4 rows and 4 columns",
    ),
    Rule(
        "4 by 7, not longer",
        1,
        "cell_2_5",
        grid("1000000 1110000 1111110 1111101", [2, 5]),
        grid("10000000 11100000 11111100 11111010", [2, 5]),
        "4 rows and 8 columns",
    ),
    Rule(
        "5 by 5 is of difficulty 1",
        2,
        "cell_1_1",
        grid("100000 010000 111000 111100 111111", [1, 1]),
        grid("10000 01000 11000 11100 11110", [1, 1]),
        "5 rows and 5 columns",
    ),
    Rule(
        "5 by 7 is of difficulty 2",
        3,
        "cell_2_3",
        grid("000000 111000 111100 111010 111110 111111", [2, 3]),
        grid("1000000 1110000 1111000 1110100 1111100", [2, 3]),
        "5 rows and 7 columns",
    ),
    Rule(
        "three plain lines",
        1,
        "cell_2_2",
        grid("11000 11100 11010 11110 11111", [2, 2]),
        grid("11000 11100 11010 11111 11111", [2, 2]),
        "4 rows and columns that are empty or full",
    ),
    Rule(
        "two grids, not three",
        1,
        "cell_3_4",
        grid("00000 11000 11110 11101 11111", [3, 4]),
        grid("10000 11110 11110 11101 11111", [3, 4]),
        "sums that leave 3 grids",
    ),
    Rule(
        "two grids, not one",
        1,
        "cell_3_4",
        grid("00000 11000 11110 11101 11111", [3, 4]),
        grid("00000 10000 11000 11110", [3, 4]),
        "sums that leave 1 grids; sums that fix cell [3, 4]",
    ),
    Rule(
        "the read cell is one of the four",
        1,
        "cell_1_1",
        grid("10000 11000 10100 11100", [1, 1]),
        grid("100000 111110 111101 111111", [1, 1]),
        "sums that fix cell [1, 1]",
    ),
    Rule(
        "highest difficulty",
        3,
        "cell_3_3",
        grid("000000 111000 111100 111010 111110 111111", [3, 3]),
        grid("0000000 1110000 1111000 1110100 1111100 1111110 1111111", [3, 3]),
        "7 rows and 7 columns",
    ),
    Rule(
        "5 by 7, not longer",
        2,
        "cell_3_5",
        grid("0000000 1111000 1111110 1111101 1111111", [3, 5]),
        grid("00000000 11110000 11111100 11111010 11111110", [3, 5]),
        "5 rows and 8 columns",
    ),
    Rule(
        "6 by 7, not longer",
        3,
        "cell_3_5",
        grid("0000000 1111000 1111110 1111101 1111111 1111111", [3, 5]),
        grid("00000000 11110000 11111100 11111010 11111110 11111110", [3, 5]),
        "6 rows and 8 columns",
    ),
    Rule(
        "three empty lines",
        1,
        "cell_1_2",
        grid("000000 111000 110100 110000", [1, 2]),
        grid("000000 110000 101000 100000", [1, 2]),
        "4 rows and columns that are empty or full",
    ),
]


# eigenvector_missing_entry


def matrix(rows, vector, eigenvalue, target):
    return {"matrix": rows, "eigenvector": vector, "eigenvalue": eigenvalue, "target": target}


OF_TWO = matrix([[-2, 0], [2, -3]], [0, 2], -3, [1, 0])
OF_THREE = matrix([[-10, 3, 3], [-11, 13, 8], [12, 7, 12]], [0, -1, 1], 5, [1, 0])

RULES["eigenvector_missing_entry"] = [
    Rule("two rows", 1, "M_1_0", OF_TWO, OF_THREE, "a matrix of 3 rows"),
    Rule(
        "smallest entry",
        1,
        "M_1_0",
        OF_TWO,
        matrix([[-1, 0], [2, -3]], [0, 2], -3, [1, 0]),
        "M[0][0] = -1",
    ),
    Rule(
        "largest entry",
        1,
        "M_1_0",
        matrix([[-2, 0], [13, -3]], [0, 2], -3, [1, 0]),
        matrix([[-2, 0], [14, -3]], [0, 2], -3, [1, 0]),
        "M[1][0] = 14",
    ),
    Rule(
        "smallest entry",
        2,
        "M_1_0",
        OF_THREE,
        matrix([[-2, 3, 3], [-11, 13, 8], [12, 7, 12]], [0, -1, 1], 5, [1, 0]),
        "M[0][0] = -2",
    ),
    Rule(
        "largest entry",
        2,
        "M_1_0",
        matrix([[-14, 3, 3], [-11, 13, 8], [12, 7, 12]], [0, -1, 1], 5, [1, 0]),
        matrix([[-15, 3, 3], [-11, 13, 8], [12, 7, 12]], [0, -1, 1], 5, [1, 0]),
        "M[0][0] = -15",
    ),
    Rule(
        "smallest eigenvalue",
        2,
        "M_1_0",
        matrix([[-6, 3, -3], [12, 10, -7], [3, 12, -9]], [0, 1, 1], 3, [1, 0]),
        matrix([[-11, 8, -8], [-4, 14, -12], [5, -6, 8]], [0, 1, 1], 2, [1, 0]),
        "the eigenvalue 2",
    ),
    Rule(
        "largest eigenvalue",
        2,
        "M_1_0",
        matrix([[11, -13, -13], [-13, 4, -10], [3, -10, 4]], [0, -1, 1], 14, [1, 0]),
        matrix([[10, 8, 8], [-6, 9, -6], [6, -9, 6]], [0, -1, 1], 15, [1, 0]),
        "the eigenvalue 15",
    ),
    Rule(
        "largest component",
        1,
        "M_1_0",
        matrix([[-2, 0], [2, -3]], [0, 3], -3, [1, 0]),
        matrix([[-2, 0], [2, -3]], [0, 4], -3, [1, 0]),
        "the eigenvector [0, 4]",
    ),
    Rule(
        "a component of size 1",
        2,
        "M_1_0",
        OF_THREE,
        matrix([[-8, 12, -8], [9, 14, -6], [-14, -3, 7]], [0, 2, 3], 5, [1, 0]),
        "the eigenvector [0, 2, 3]",
    ),
    Rule(
        "the answer does not depend on the entry",
        2,
        "M_2_0",
        matrix([[12, 8, 4], [-5, 3, -5], [3, -4, 11]], [0, 1, -2], 13, [2, 1]),
        matrix([[12, 8, 4], [-5, 3, -5], [3, -4, 11]], [0, 1, -2], 13, [0, 1]),
        "the target (0, 1) without the row and the column of the gap",
    ),
    Rule(
        "two by two, the target is no sum with a product of 0",
        1,
        "M_1_0",
        OF_TWO,
        matrix([[-4, 0], [3, 6]], [0, -3], 6, [0, 0]),
        "the target (0, 0), of which a product is 0",
    ),
    Rule(
        "the answer is an entry",
        1,
        "M_1_1",
        matrix([[11, -13], [0, -9]], [-1, 0], 11, [0, 1]),
        matrix([[10, -13], [0, -9]], [-1, 0], 10, [0, 1]),
        "the answer -13, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is the withheld entry",
        1,
        "M_0_1",
        matrix([[-9, 12], [0, 11]], [2, 0], -9, [0, 1]),
        matrix([[-9, 12], [0, 10]], [2, 0], -9, [0, 1]),
        "the answer 12, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is the eigenvalue",
        2,
        "M_1_0",
        OF_THREE,
        matrix([[9, -14, 7], [5, -13, 8], [-12, -12, 9]], [0, 1, 2], 3, [1, 2]),
        "the answer 3, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is a component",
        1,
        "M_1_1",
        matrix([[12, -3], [0, -13]], [2, 0], 12, [0, 1]),
        matrix([[12, -3], [0, -13]], [3, 0], 12, [0, 1]),
        "the answer 3, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer has a size up to n",
        1,
        "M_0_0",
        matrix([[-13, 0], [-2, 11]], [0, 1], 11, [1, 0]),
        matrix([[-12, 0], [-2, 11]], [0, 1], 11, [1, 0]),
        "the answer 2, which is a number of the notes or the hint",
    ),
]


# geometry_coordinates


def lines(first, second, q, offset):
    """Two lines with these normals through the point P = Q + offset."""
    x, y = q
    across, up = offset
    p = (x + across, y + up)
    return {
        "line_1": [*first, sum(map(mul, first, p))],
        "line_2": [*second, sum(map(mul, second, p))],
        "reference_point": [x, y],
    }


FIRST = (1, 2)
SECOND = (3, 4)
CROSSING = lines(FIRST, SECOND, (1, 2), (5, 3))
CROSSING_2 = lines((3, 1), (7, 1), (1, 2), (5, 3))

RULES["geometry_coordinates"] = [
    Rule(
        "smallest larger coefficient of line 1",
        1,
        "line_2",
        CROSSING,
        lines((1, 1), SECOND, (1, 2), (5, 3)),
        "line 1 with the coefficients 1 and 1",
    ),
    Rule(
        "largest coefficient of line 1",
        1,
        "line_2",
        lines((1, 3), SECOND, (1, 2), (5, 3)),
        lines((1, 4), SECOND, (1, 2), (5, 3)),
        "line 1 with the coefficients 1 and 4",
    ),
    Rule(
        "smallest larger coefficient of line 1",
        2,
        "line_2",
        CROSSING_2,
        lines((2, 1), (7, 1), (1, 2), (5, 3)),
        "line 1 with the coefficients 2 and 1",
    ),
    Rule(
        "largest coefficient of line 1",
        2,
        "line_2",
        lines((4, 1), (7, 1), (1, 2), (5, 3)),
        lines((5, 1), (7, 1), (1, 2), (5, 3)),
        "line 1 with the coefficients 5 and 1",
    ),
    Rule(
        "smallest larger coefficient of line 2",
        1,
        "line_2",
        lines(FIRST, (1, -2), (1, 2), (5, 3)),
        lines(FIRST, (1, -1), (1, 2), (5, 3)),
        "line 2 with the coefficients 1 and -1",
    ),
    Rule(
        "largest coefficient of line 2",
        1,
        "line_2",
        lines(FIRST, (4, -1), (1, 2), (5, 3)),
        lines(FIRST, (5, -1), (1, 2), (5, 3)),
        "line 2 with the coefficients 5 and -1",
    ),
    Rule(
        "smallest larger coefficient of line 2",
        2,
        "line_2",
        lines((3, 1), (5, 1), (1, 2), (5, 3)),
        lines((3, 1), (4, 1), (1, 2), (5, 3)),
        "line 2 with the coefficients 4 and 1",
    ),
    Rule(
        "largest coefficient of line 2",
        2,
        "line_2",
        CROSSING_2,
        lines((3, 1), (8, 1), (1, 2), (5, 3)),
        "line 2 with the coefficients 8 and 1",
    ),
    Rule(
        "line 1 begins with a positive coefficient",
        1,
        "line_2",
        CROSSING,
        lines((-1, 2), SECOND, (1, 2), (5, 3)),
        "line 1 with the coefficients -1 and 2",
    ),
    Rule(
        "line 2 begins with a positive coefficient",
        1,
        "line_2",
        CROSSING,
        lines(FIRST, (0, 3), (1, 2), (5, 3)),
        "line 2 with the coefficients 0 and 3",
    ),
    Rule(
        "line 2 is not vertical",
        1,
        "line_2",
        CROSSING,
        lines(FIRST, (3, 0), (1, 2), (5, 3)),
        "line 2 with the coefficients 3 and 0",
    ),
    Rule(
        "coefficients of line 1 are coprime",
        1,
        "line_2",
        CROSSING,
        lines((2, 2), SECOND, (1, 2), (5, 3)),
        "line 1 with the coefficients 2 and 2",
    ),
    Rule(
        "coefficients of line 2 are coprime",
        1,
        "line_2",
        CROSSING,
        lines(FIRST, (2, -4), (1, 2), (5, 3)),
        "line 2 with the coefficients 2 and -4",
    ),
    Rule(
        "the lines are different",
        1,
        "line_2",
        CROSSING,
        lines(FIRST, FIRST, (1, 2), (5, 3)),
        "parallel lines",
    ),
    Rule(
        "how far Q is to the right",
        1,
        "line_2",
        lines(FIRST, SECOND, (8, -8), (5, 3)),
        lines(FIRST, SECOND, (9, -8), (5, 3)),
        "Q = (9, -8)",
    ),
    Rule(
        "how far Q is below",
        1,
        "line_2",
        lines(FIRST, SECOND, (8, -8), (5, 3)),
        lines(FIRST, SECOND, (8, -9), (5, 3)),
        "Q = (8, -9)",
    ),
    Rule(
        "how far Q is below",
        2,
        "line_2",
        lines((3, 1), (7, 1), (10, -10), (5, 3)),
        lines((3, 1), (7, 1), (10, -11), (5, 3)),
        "Q = (10, -11)",
    ),
    Rule(
        "how far P is to the right of Q",
        1,
        "line_2",
        lines(FIRST, SECOND, (1, 2), (18, -8)),
        lines(FIRST, SECOND, (1, 2), (19, -8)),
        "P - Q = (19, -8)",
    ),
    Rule(
        "how far P is below Q",
        1,
        "line_2",
        lines(FIRST, SECOND, (1, 2), (5, -18)),
        lines(FIRST, SECOND, (1, 2), (5, -19)),
        "P - Q = (5, -19)",
    ),
    Rule(
        "how far P is below Q",
        2,
        "line_2",
        lines((3, 1), (7, 1), (1, 2), (5, -26)),
        lines((3, 1), (7, 1), (1, 2), (5, -27)),
        "P - Q = (5, -27)",
    ),
    Rule(
        "P is an integer point",
        1,
        "line_2",
        CROSSING,
        CROSSING | {"line_2": [3, 4, 39]},
        "P - Q = (6, 5/2)",
    ),
    Rule(
        "Q is not on line 1",
        1,
        "line_2",
        CROSSING,
        lines(FIRST, SECOND, (1, 2), (2, -1)),
        "Q = (1, 2), which is on a line",
    ),
    Rule(
        "Q is not on line 2",
        1,
        "line_2",
        CROSSING,
        lines(FIRST, SECOND, (1, 2), (4, -3)),
        "Q = (1, 2), which is on a line",
    ),
    Rule(
        "six integer points of line 1",
        1,
        "line_2",
        lines((1, 3), SECOND, (1, 2), (13, 14)),
        lines((3, 2), SECOND, (1, 2), (-12, -15)),
        "line 1, with 5 integer points near enough to Q",
    ),
    Rule(
        "six integer points of line 1",
        3,
        "line_2",
        lines((5, 3), (9, 10), (1, 2), (-26, -16)),
        lines((4, 5), (9, 10), (1, 2), (24, 23)),
        "line 1, with 5 integer points near enough to Q",
    ),
]


# graph_path_sums


def triangle(e01, e12, e20):
    return {"s1": e01 + e12, "s2": e12 + e20, "s3": e01 + e20}


RULES["graph_path_sums"] = [
    Rule("smallest weight", 1, "s3", triangle(5, 30, 17), triangle(4, 30, 17), "the weight 4"),
    Rule("largest weight", 1, "s3", triangle(5, 30, 49), triangle(5, 30, 50), "the weight 50"),
    Rule("smallest weight", 2, "s3", triangle(60, 50, 70), triangle(60, 49, 70), "the weight 49"),
    Rule("largest weight", 2, "s3", triangle(60, 94, 70), triangle(60, 95, 70), "the weight 95"),
    Rule("smallest weight", 3, "s3", triangle(100, 95, 120), triangle(100, 94, 120), "the weight 94"),
    Rule("largest weight", 3, "s3", triangle(139, 95, 120), triangle(140, 95, 120), "the weight 140"),
    Rule("different", 1, "s3", triangle(5, 30, 6), triangle(5, 30, 5), "equal weights in (5, 30, 5)"),
    Rule("different", 1, "s3", triangle(5, 6, 30), triangle(5, 5, 30), "equal weights in (5, 5, 30)"),
    Rule("different", 1, "s3", triangle(30, 5, 6), triangle(30, 5, 5), "equal weights in (30, 5, 5)"),
    Rule(
        "integers",
        1,
        "s3",
        triangle(5, 30, 17),
        triangle(5, 30, 17) | {"s3": 23},
        "no triangle has these path sums",
    ),
]


# laplace_grid


def border(size, values, target):
    edges = (0, size - 1)
    keys = [f"{i},{j}" for i in range(size) for j in range(size) if i in edges or j in edges]
    return {"n": size, "boundary": dict(zip(keys, values, strict=True)), "target": target}


# The first value stands in a corner, which no equation contains: it may change by itself.
SMALL = [-72, -96, 96, 48, -96, -96, 120, -96, 48, -72, -24]
LARGE = [896, -448, 448, 672, 224, 224, -1120, -896, -672, -448, -672, 672, 1120, -224, 672]
LARGEST = [1568, 1344, -2240, 2016, 1568, -1568, 2240, -1792, 1344, -1792, -1792, -1568, -1568, -2240, 1344]
OF_0 = [96, 120, -24, -72, -120, -24, -96, -24, 24, -72, -120]
ON_BORDER = [-96, -96, -120, -96, 120, -72, -48, 72, -96, -48, 24]

RULES["laplace_grid"] = [
    Rule(
        "a grid of 4 rows",
        1,
        "u_0_1",
        border(4, [-120, *SMALL], [1, 1]),
        border(5, [896, *LARGE], [1, 1]),
        "a grid of 5 rows",
    ),
    Rule(
        "a grid of 5 rows",
        2,
        "u_0_1",
        border(5, [896, *LARGE], [1, 1]),
        border(4, [-120, *SMALL], [1, 1]),
        "a grid of 4 rows",
    ),
    Rule(
        "the scale 24",
        1,
        "u_0_1",
        border(4, [24, *SMALL], [1, 1]),
        border(4, [36, *SMALL], [1, 1]),
        "the border value 36 at 0,0",
    ),
    Rule(
        "at least once the scale",
        1,
        "u_0_1",
        border(4, [-24, *SMALL], [1, 1]),
        border(4, [0, *SMALL], [1, 1]),
        "the border value 0 at 0,0",
    ),
    Rule(
        "at most five times the scale",
        1,
        "u_0_1",
        border(4, [-120, *SMALL], [1, 1]),
        border(4, [-144, *SMALL], [1, 1]),
        "the border value -144 at 0,0",
    ),
    Rule(
        "the scale 224",
        2,
        "u_0_1",
        border(5, [224, *LARGE], [1, 1]),
        border(5, [240, *LARGE], [1, 1]),
        "the border value 240 at 0,0",
    ),
    Rule(
        "at least once the scale",
        2,
        "u_0_1",
        border(5, [-224, *LARGE], [1, 1]),
        border(5, [0, *LARGE], [1, 1]),
        "the border value 0 at 0,0",
    ),
    Rule(
        "at most five times the scale",
        2,
        "u_0_1",
        border(5, [1120, *LARGE], [1, 1]),
        border(5, [1344, *LARGE], [1, 1]),
        "the border value 1344 at 0,0",
    ),
    Rule(
        "at least six times the scale",
        3,
        "u_0_1",
        border(5, [-1344, *LARGEST], [1, 1]),
        border(5, [-1120, *LARGEST], [1, 1]),
        "the border value -1120 at 0,0",
    ),
    Rule(
        "at most ten times the scale",
        3,
        "u_0_1",
        border(5, [2240, *LARGEST], [1, 1]),
        border(5, [2464, *LARGEST], [1, 1]),
        "the border value 2464 at 0,0",
    ),
    Rule(
        "the answer is 0",
        1,
        "u_0_1",
        border(4, [96, *OF_0], [1, 2]),
        border(4, [96, *OF_0], [1, 1]),
        "the answer 0, which is 0 or stands on the border",
    ),
    Rule(
        "the answer stands on the border",
        1,
        "u_0_1",
        border(4, [-120, *ON_BORDER], [1, 2]),
        border(4, [-120, *ON_BORDER], [1, 1]),
        "the answer -72, which is 0 or stands on the border",
    ),
]


# linear_system_missing_coeff


def linear(rows, right):
    return {"A": rows, "b": right, "target": 0}


PAIR = [[-2, 9], [-5, 3]]
TRIPLE = [[-1, 2, -3], [-2, -5, 5], [-4, 4, 3]]
QUADRUPLE = [[-6, -6, -1, 4], [5, 1, -6, 1], [-3, -3, -2, 1], [5, -3, 4, -5]]

RULES["linear_system_missing_coeff"] = [
    Rule(
        "two equations",
        1,
        "A_0_0",
        linear(PAIR, [8, -6]),
        linear(TRIPLE, [7, 8, -7]),
        "3 equations",
    ),
    Rule(
        "three equations",
        2,
        "A_0_0",
        linear(TRIPLE, [10, 15, 16]),
        linear([[3, -1], [6, 1]], [3, -2]),
        "2 equations",
    ),
    Rule(
        "largest coefficient",
        1,
        "A_0_0",
        linear([[-2, 9], [-5, 3]], [8, -6]),
        linear([[-2, 10], [-5, 3]], [8, -6]),
        "a row with the coefficients [-2, 10]",
    ),
    Rule(
        "a coefficient is 0",
        1,
        "A_0_0",
        linear([[-2, 9], [-5, 3]], [8, -6]),
        linear([[-2, 9], [0, 3]], [8, -7]),
        "a row with the coefficients [0, 3]",
    ),
    Rule(
        "largest coefficient",
        2,
        "A_0_0",
        linear([[-1, 2, -3], [-2, -5, 7], [-4, 4, 3]], [10, 15, 16]),
        linear([[-1, 2, -3], [-2, -5, 8], [-4, 4, 3]], [10, 15, 16]),
        "a row with the coefficients [-2, -5, 8]",
    ),
    Rule(
        "largest coefficient",
        3,
        "A_0_0",
        linear(QUADRUPLE, [-7, -24, -23, 7]),
        linear([[-7, -6, -1, 4], *QUADRUPLE[1:]], [-7, -24, -23, 7]),
        "a row with the coefficients [-7, -6, -1, 4]",
    ),
    Rule(
        "largest right-hand side",
        1,
        "A_0_0",
        linear(PAIR, [8, -6]),
        linear(PAIR, [9, -6]),
        "the right-hand sides [9, -6]",
    ),
    Rule(
        "largest right-hand side",
        2,
        "A_0_0",
        linear(TRIPLE, [10, 15, 16]),
        linear(TRIPLE, [10, 15, 17]),
        "the right-hand sides [10, 15, 17]",
    ),
    Rule(
        "a right-hand side is 0",
        1,
        "A_0_0",
        linear(PAIR, [8, -6]),
        linear(PAIR, [8, 0]),
        "the right-hand sides [8, 0]",
    ),
    Rule(
        "A is regular",
        1,
        "A_0_0",
        linear([[3, 3], [6, 5]], [-7, -8]),
        linear([[3, 3], [6, 6]], [-7, -8]),
        "a singular system",
    ),
    Rule(
        "largest denominator of the answer",
        2,
        "A_0_0",
        linear([[6, 2, -3], [6, 2, 7], [-4, 7, 5]], [16, -1, -10]),
        linear([[-2, 3, -5], [-5, 7, 4], [7, 5, 7]], [-4, -16, -3]),
        "the answer 479/501",
    ),
    Rule(
        "largest denominator of the answer",
        3,
        "A_0_0",
        linear([[1, 3, 5, -4], [6, -5, 3, 2], [-5, -5, 5, 3], [3, -6, 2, -6]], [16, 11, -4, -19]),
        linear([[6, -1, 1, 3], [-2, -5, 6, -6], [-2, -2, 5, 2], [1, -6, -3, -1]], [20, 9, 2, 11]),
        "the answer 5872/2001",
    ),
    Rule(
        "the answer is 0",
        1,
        "A_0_0",
        linear([[3, -1], [6, 1]], [3, -2]),
        linear([[3, -1], [6, 1]], [3, -3]),
        "the answer 0",
    ),
    Rule(
        "the answer stands in A",
        1,
        "A_0_0",
        linear([[2, -3], [6, -1]], [-5, -8]),
        linear([[2, -3], [6, -1]], [-5, -7]),
        "a system with the answer -1 in it",
    ),
    Rule(
        "the answer stands in b",
        1,
        "A_0_0",
        linear([[8, -1], [5, -2]], [7, 1]),
        linear([[8, -1], [5, -2]], [6, 1]),
        "a system with the answer 1 in it",
    ),
    Rule(
        "largest coefficient beyond difficulty 3",
        4,
        "A_0_0",
        linear(
            [
                [3, 2, 3, -3, -2],
                [3, -4, -1, -5, 2],
                [-2, 3, -1, -2, -2],
                [4, 5, -2, -1, -3],
                [-6, 1, -4, -2, -6],
            ],
            [8, -13, 11, -5, -32],
        ),
        linear(
            [
                [3, 2, 3, -3, -2],
                [3, -4, -1, -5, 2],
                [-2, 3, -1, -2, -2],
                [4, 5, -2, -1, -3],
                [-7, 1, -4, -2, -6],
            ],
            [8, -13, 11, -5, -32],
        ),
        "a row with the coefficients [-7, 1, -4, -2, -6]",
    ),
]


# linear_system_separator


def two_equations(first, second, unknowns):
    equations = [[*left, sum(map(mul, left, unknowns))] for left in (first, second)]
    return {"equations": equations, "c": unknowns[2]}


RULES["linear_system_separator"] = [
    Rule(
        "smallest unknown",
        1,
        "c",
        two_equations((1, 2, -3), (2, -3, 4), (10, 100, 50)),
        two_equations((1, 2, -3), (2, -3, 4), (9, 100, 50)),
        "the solution (9, 100, 50)",
    ),
    Rule(
        "largest unknown",
        1,
        "c",
        two_equations((1, 2, -3), (2, -3, 4), (10, -100, 50)),
        two_equations((1, 2, -3), (2, -3, 4), (10, -101, 50)),
        "the solution (10, -101, 50)",
    ),
    Rule(
        "smallest unknown",
        2,
        "c",
        two_equations((2, 3, -4), (5, -3, 2), (300, -100, 40)),
        two_equations((2, 3, -4), (5, -3, 2), (300, -100, 39)),
        "the solution (300, -100, 39)",
    ),
    Rule(
        "largest unknown",
        2,
        "c",
        two_equations((2, 3, -4), (5, -3, 2), (300, -100, 40)),
        two_equations((2, 3, -4), (5, -3, 2), (301, -100, 40)),
        "the solution (301, -100, 40)",
    ),
    Rule(
        "smallest unknown",
        3,
        "c",
        two_equations((3, 4, -5), (6, -5, 4), (90, 600, -100)),
        two_equations((3, 4, -5), (6, -5, 4), (89, 600, -100)),
        "the solution (89, 600, -100)",
    ),
    Rule(
        "largest unknown",
        3,
        "c",
        two_equations((3, 4, -5), (6, -5, 4), (90, 600, -100)),
        two_equations((3, 4, -5), (6, -5, 4), (90, 601, -100)),
        "the solution (90, 601, -100)",
    ),
    Rule(
        "smallest coefficient",
        2,
        "c",
        two_equations((2, 3, -4), (5, -3, 2), (300, -100, 40)),
        two_equations((2, 3, -4), (5, -3, 1), (300, -100, 40)),
        "an equation with the coefficients (5, -3, 1)",
    ),
    Rule(
        "largest coefficient",
        1,
        "c",
        two_equations((1, 2, -4), (2, -3, 4), (10, 100, 50)),
        two_equations((1, 2, -5), (2, -3, 4), (10, 100, 50)),
        "an equation with the coefficients (1, 2, -5)",
    ),
    Rule(
        "largest coefficient",
        2,
        "c",
        two_equations((2, 3, -5), (5, -3, 2), (300, -100, 40)),
        two_equations((2, 3, -6), (5, -3, 2), (300, -100, 40)),
        "an equation with the coefficients (2, 3, -6)",
    ),
    Rule(
        "the first coefficient is positive",
        1,
        "c",
        two_equations((1, 2, -3), (2, -3, 4), (10, 100, 50)),
        two_equations((-1, 2, -3), (2, -3, 4), (10, 100, 50)),
        "an equation with the coefficients (-1, 2, -3)",
    ),
    Rule(
        "a common factor",
        1,
        "c",
        two_equations((1, 2, -3), (2, -3, 4), (10, 100, 50)),
        two_equations((1, 2, -3), (2, -2, 4), (10, 100, 50)),
        "an equation whose coefficients (2, -2, 4) have a common factor",
    ),
    Rule(
        "a follows without c",
        1,
        "c",
        two_equations((1, 2, -3), (2, 2, -1), (10, 100, 50)),
        two_equations((1, 2, -3), (2, 2, -3), (10, 100, 50)),
        "equations that decide a without the hint, or are the same",
    ),
    Rule(
        "b follows without c",
        1,
        "c",
        two_equations((1, 2, -3), (1, 3, -2), (10, 100, 50)),
        two_equations((1, 2, -3), (1, 3, -3), (10, 100, 50)),
        "equations that decide b without the hint, or are the same",
    ),
    Rule(
        "c follows without the hint",
        1,
        "c",
        two_equations((1, 2, -3), (1, 1, -1), (10, 100, 50)),
        two_equations((1, 2, -3), (1, 2, -1), (10, 100, 50)),
        "equations that decide c without the hint, or are the same",
    ),
    Rule(
        "a right-hand side is 0",
        1,
        "c",
        two_equations((1, 2, 2), (1, -3, 4), (20, 30, -41)),
        two_equations((1, 2, 2), (1, -3, 4), (20, 30, -40)),
        "an equation with the right-hand side 0",
    ),
]


# markov_missing_transition


def rows_of(text):
    return [row.split() for row in text.split(", ")]


def transitions(text, target):
    return {"P": rows_of(text), "target": target}


RULES["markov_missing_transition"] = [
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


# matrix_completion


def factors(u, v):
    return {"m00": u[0] * v[0], "m01": u[0] * v[1], "m10": u[1] * v[0]}


RULES["matrix_completion"] = [
    Rule(
        "smallest factor of the rows",
        1,
        "m10",
        factors((13, 2), (14, 12)),
        factors((13, 1), (14, 12)),
        "182, 156, 14 are no products of factors from 2 to 14",
    ),
    Rule(
        "largest factor of the rows",
        1,
        "m10",
        factors((13, 14), (14, 12)),
        factors((13, 15), (14, 12)),
        "182, 156, 210 are no products of factors from 2 to 14",
    ),
    Rule(
        "smallest factor of the columns",
        1,
        "m10",
        factors((14, 12), (13, 2)),
        factors((14, 12), (13, 1)),
        "182, 14, 156 are no products of factors from 2 to 14",
    ),
    Rule(
        "largest factor of the columns",
        1,
        "m10",
        factors((14, 12), (13, 14)),
        factors((14, 12), (13, 15)),
        "182, 210, 156 are no products of factors from 2 to 14",
    ),
    Rule(
        "smallest factor",
        2,
        "m10",
        factors((25, 10), (26, 24)),
        factors((25, 9), (26, 24)),
        "650, 600, 234 are no products of factors from 10 to 26",
    ),
    Rule(
        "largest factor",
        2,
        "m10",
        factors((25, 26), (26, 24)),
        factors((25, 27), (26, 24)),
        "650, 600, 702 are no products of factors from 10 to 26",
    ),
    Rule(
        "smallest factor",
        3,
        "m10",
        factors((37, 18), (38, 36)),
        factors((37, 17), (38, 36)),
        "1406, 1332, 646 are no products of factors from 18 to 38",
    ),
    Rule(
        "largest factor",
        3,
        "m10",
        factors((37, 38), (38, 36)),
        factors((37, 39), (38, 36)),
        "1406, 1332, 1482 are no products of factors from 18 to 38",
    ),
    Rule(
        "the factors of the rows differ",
        1,
        "m10",
        factors((4, 6), (3, 5)),
        factors((4, 4), (3, 5)),
        "m00 and m10 are equal, so m11 is m01",
    ),
    Rule(
        "m11 is m00",
        1,
        "m10",
        factors((6, 4), (2, 5)),
        factors((6, 4), (2, 3)),
        "m11 is m00",
    ),
]


# moment_problem


def weights(q0, q1, q2):
    return {"total": q0 + q1 + q2, "first_moment": q1 + 2 * q2, "second_moment": q1 + 4 * q2}


RULES["moment_problem"] = [
    Rule(
        "smallest total",
        1,
        "second_moment",
        weights(5, 7, 18),
        weights(5, 7, 17),
        "the total 29; the weights (5, 7, 17)",
    ),
    Rule(
        "largest total",
        1,
        "second_moment",
        weights(5, 7, 57),
        weights(5, 7, 58),
        "the total 70; the weights (5, 7, 58)",
    ),
    Rule(
        "smallest total",
        2,
        "second_moment",
        weights(10, 12, 48),
        weights(10, 12, 47),
        "the total 69; the weights (10, 12, 47)",
    ),
    Rule(
        "largest total",
        2,
        "second_moment",
        weights(10, 12, 87),
        weights(10, 12, 88),
        "the total 110; the weights (10, 12, 88)",
    ),
    Rule(
        "smallest total",
        3,
        "second_moment",
        weights(15, 17, 78),
        weights(15, 17, 77),
        "the total 109; the weights (15, 17, 77)",
    ),
    Rule(
        "largest total",
        3,
        "second_moment",
        weights(15, 17, 117),
        weights(15, 17, 118),
        "the total 150; the weights (15, 17, 118)",
    ),
    Rule(
        "smallest weight of the point 0",
        1,
        "second_moment",
        weights(5, 7, 18),
        weights(4, 7, 19),
        "the weights (4, 7, 19)",
    ),
    Rule(
        "smallest weight of the point 1",
        2,
        "second_moment",
        weights(48, 10, 12),
        weights(48, 9, 13),
        "the weights (48, 9, 13)",
    ),
    Rule(
        "smallest weight of the point 2",
        3,
        "second_moment",
        weights(78, 17, 15),
        weights(78, 18, 14),
        "the weights (78, 18, 14)",
    ),
    Rule(
        "different",
        1,
        "second_moment",
        weights(10, 11, 20),
        weights(10, 10, 20),
        "the weights (10, 10, 20)",
    ),
    Rule(
        "different",
        1,
        "second_moment",
        weights(10, 19, 20),
        weights(10, 20, 20),
        "the weights (10, 20, 20)",
    ),
    Rule("different", 1, "second_moment", weights(8, 20, 9), weights(8, 20, 8), "the weights (8, 20, 8)"),
    Rule(
        "the second moment is the total",
        1,
        "second_moment",
        weights(23, 20, 8),
        weights(24, 20, 8),
        "the weights (24, 20, 8)",
    ),
    Rule(
        "integers",
        1,
        "second_moment",
        weights(23, 20, 8),
        weights(23, 20, 8) | {"second_moment": 53},
        "no weights have these moments",
    ),
]


# phase_retrieval


def spectrum(x0, x1, x2, x3, bound):
    even = x0 + x2
    odd = x1 + x3
    power = (x0 - x2) ** 2 + (x1 - x3) ** 2
    return {
        "magnitudes": [(even + odd) ** 2, power, (even - odd) ** 2, power],
        "bound": bound,
        "sign_x0": 1 if x0 > 0 else -1,
    }


RULES["phase_retrieval"] = [
    Rule(
        "the bound",
        1,
        "sign_x0",
        spectrum(6, 2, 2, 1, 12),
        spectrum(6, 2, 2, 1, 13),
        "a bound of 13",
    ),
    Rule(
        "the bound",
        2,
        "sign_x0",
        spectrum(15, 9, 3, 8, 20),
        spectrum(15, 9, 3, 8, 19),
        "a bound of 19",
    ),
    Rule(
        "smallest x0",
        1,
        "sign_x0",
        spectrum(5, -4, -1, 2, 12),
        spectrum(4, -3, -2, 0, 12),
        "the signal (-4, 3, 2, 0); the signal (4, -3, -2, 0)",
    ),
    Rule(
        "smallest x0",
        2,
        "sign_x0",
        spectrum(13, 4, -1, 1, 20),
        spectrum(12, 4, -3, 0, 20),
        "the signal (-12, -4, 3, 0); the signal (12, 4, -3, 0)",
    ),
    Rule(
        "smallest x0",
        3,
        "sign_x0",
        spectrum(21, 15, -1, 4, 28),
        spectrum(20, 15, 16, -14, 28),
        "the signal (-20, -15, -16, 14); the signal (20, 15, 16, -14)",
    ),
    Rule(
        "largest x0",
        1,
        "sign_x0",
        spectrum(12, -9, 0, 3, 12),
        spectrum(13, -9, 0, 3, 12),
        "magnitudes that leave 0 signals",
    ),
    Rule(
        "smallest |X1|",
        1,
        "sign_x0",
        spectrum(6, 2, 2, 1, 12),
        spectrum(7, 3, 5, 0, 12),
        "|X1|^2 = 13",
    ),
    Rule(
        "largest |X1|",
        1,
        "sign_x0",
        spectrum(11, 9, -1, -7, 12),
        spectrum(11, 1, -9, 0, 12),
        "|X1|^2 = 401",
    ),
    Rule(
        "smallest |X1|",
        2,
        "sign_x0",
        spectrum(15, 9, 3, 8, 20),
        spectrum(18, -9, 14, 2, 20),
        "|X1|^2 = 137",
    ),
    Rule(
        "largest |X1|",
        2,
        "sign_x0",
        spectrum(18, -13, -6, 8, 20),
        spectrum(18, -2, -14, 1, 20),
        "|X1|^2 = 1033",
    ),
    Rule(
        "smallest |X1|",
        3,
        "sign_x0",
        spectrum(27, 16, 15, 0, 28),
        spectrum(21, -4, 2, 2, 28),
        "|X1|^2 = 397",
    ),
    Rule(
        "largest |X1|",
        3,
        "sign_x0",
        spectrum(22, -8, -20, 5, 28),
        spectrum(22, 16, -19, 0, 28),
        "|X1|^2 = 1937",
    ),
    Rule(
        "a magnitude is 0",
        1,
        "sign_x0",
        spectrum(6, -1, -4, 0, 12),
        spectrum(6, -1, -5, 0, 12),
        "a magnitude of 0",
    ),
    Rule(
        "only x and -x have the magnitudes",
        1,
        "sign_x0",
        spectrum(6, 2, 2, 1, 12),
        spectrum(7, -2, 0, -1, 12),
        "magnitudes that leave 6 signals",
    ),
]


# piecewise_missing_threshold


def branches(x, left, right, threshold):
    return {"x": x, "left": left, "right": right, "threshold": threshold}


RULES["piecewise_missing_threshold"] = [
    Rule(
        "smallest x",
        1,
        "threshold",
        branches(-3, [5, 13], [4, 4], 9),
        branches(-2, [5, 13], [4, 5], 9),
        "x = -2",
    ),
    Rule(
        "largest x",
        1,
        "threshold",
        branches(10, [5, 13], [4, 4], 9),
        branches(11, [5, 13], [4, 4], 9),
        "x = 11",
    ),
    Rule(
        "smallest x",
        2,
        "threshold",
        branches(11, [7, 13], [6, 14], 9),
        branches(10, [7, 13], [6, 14], 9),
        "x = 10",
    ),
    Rule(
        "largest x",
        2,
        "threshold",
        branches(18, [7, 13], [6, 14], 9),
        branches(19, [7, 13], [6, 14], 9),
        "x = 19",
    ),
    Rule(
        "smallest slope",
        1,
        "threshold",
        branches(10, [2, 13], [4, 4], 9),
        branches(10, [1, 13], [4, 4], 9),
        "slope = 1",
    ),
    Rule(
        "largest slope",
        1,
        "threshold",
        branches(10, [5, 13], [-8, 4], 9),
        branches(10, [5, 13], [-9, 4], 9),
        "slope = -9",
    ),
    Rule(
        "smallest slope",
        2,
        "threshold",
        branches(11, [5, 13], [6, 14], 9),
        branches(11, [4, 13], [6, 14], 9),
        "slope = 4",
    ),
    Rule(
        "largest slope",
        2,
        "threshold",
        branches(11, [7, 13], [-11, 14], 9),
        branches(11, [7, 13], [-12, 14], 9),
        "slope = -12",
    ),
    Rule(
        "smallest intercept",
        1,
        "threshold",
        branches(10, [5, 1], [4, 4], 9),
        branches(10, [5, 0], [4, 4], 9),
        "intercept = 0",
    ),
    Rule(
        "largest intercept",
        1,
        "threshold",
        branches(9, [5, 13], [4, -20], 12),
        branches(9, [5, 13], [4, -21], 12),
        "intercept = -21",
    ),
    Rule(
        "smallest intercept",
        2,
        "threshold",
        branches(11, [7, 11], [6, 14], 9),
        branches(11, [7, 10], [6, 14], 9),
        "intercept = 10",
    ),
    Rule(
        "largest intercept",
        2,
        "threshold",
        branches(11, [7, 13], [6, -30], 9),
        branches(11, [7, 13], [6, -31], 9),
        "intercept = -31",
    ),
    Rule(
        "the threshold is not x",
        1,
        "threshold",
        branches(10, [5, 13], [4, 4], 11),
        branches(10, [5, 13], [4, 4], 10),
        "distance of t and x = 0",
    ),
    Rule(
        "largest distance to the right",
        1,
        "threshold",
        branches(10, [5, 13], [4, 4], 23),
        branches(10, [5, 13], [4, 4], 24),
        "distance of t and x = 14",
    ),
    Rule(
        "largest distance to the left",
        1,
        "threshold",
        branches(10, [5, 13], [4, 4], -3),
        branches(10, [5, 13], [4, 4], -4),
        "distance of t and x = -14",
    ),
    Rule(
        "largest distance to the right",
        2,
        "threshold",
        branches(11, [7, 13], [6, 14], 40),
        branches(11, [7, 13], [6, 14], 41),
        "distance of t and x = 30",
    ),
    Rule(
        "the slopes differ",
        1,
        "threshold",
        branches(10, [5, 13], [4, 4], 9),
        branches(10, [5, 13], [5, 4], 9),
        "branches with the same slope or the same intercept",
    ),
    Rule(
        "the intercepts differ",
        1,
        "threshold",
        branches(10, [5, 13], [4, 4], 9),
        branches(10, [5, 13], [4, 13], 9),
        "branches with the same slope or the same intercept",
    ),
    Rule(
        "the branches differ at x",
        1,
        "threshold",
        branches(10, [5, 3], [4, 12], 9),
        branches(10, [5, 3], [4, 13], 9),
        "branches that agree at 10",
    ),
    Rule(
        "the left branch has x as its value",
        1,
        "threshold",
        branches(3, [6, -14], [2, 7], 8),
        branches(3, [6, -15], [2, 7], 8),
        "a branch whose value at 3 is 3, a stated number or its negative",
    ),
    Rule(
        "the right branch has t as its value",
        1,
        "threshold",
        branches(5, [5, 13], [4, -11], 10),
        branches(5, [5, 13], [4, -11], 9),
        "a branch whose value at 5 is 9, a stated number or its negative",
    ),
    Rule(
        "the right branch has the negative of t as its value",
        1,
        "threshold",
        branches(3, [5, 13], [4, -20], 7),
        branches(3, [5, 13], [4, -20], 8),
        "a branch whose value at 3 is -8, a stated number or its negative",
    ),
    Rule(
        "a branch has an intercept as its value",
        1,
        "threshold",
        branches(5, [5, 13], [4, -8], 9),
        branches(5, [5, 13], [4, -7], 9),
        "a branch whose value at 5 is 13, a stated number or its negative",
    ),
    Rule(
        "a branch has a slope as its value",
        1,
        "threshold",
        branches(5, [7, 13], [4, -12], 9),
        branches(5, [7, 13], [4, -13], 9),
        "a branch whose value at 5 is 7, a stated number or its negative",
    ),
    Rule(
        "largest slope on the left",
        1,
        "threshold",
        branches(10, [-8, 13], [4, 4], 9),
        branches(10, [-9, 13], [4, 4], 9),
        "slope = -9",
    ),
    Rule(
        "largest slope on the left",
        2,
        "threshold",
        branches(11, [-11, 13], [6, 14], 9),
        branches(11, [-12, 13], [6, 14], 9),
        "slope = -12",
    ),
    Rule(
        "smallest slope on the right",
        1,
        "threshold",
        branches(10, [5, 13], [2, 4], 9),
        branches(10, [5, 13], [1, 4], 9),
        "slope = 1",
    ),
    Rule(
        "smallest slope on the right",
        2,
        "threshold",
        branches(11, [7, 13], [5, 14], 9),
        branches(11, [7, 13], [4, 14], 9),
        "slope = 4",
    ),
    Rule(
        "largest intercept on the left",
        1,
        "threshold",
        branches(10, [5, 20], [4, 4], 9),
        branches(10, [5, 21], [4, 4], 9),
        "intercept = 21",
    ),
    Rule(
        "largest intercept on the left",
        2,
        "threshold",
        branches(11, [7, 30], [6, 14], 9),
        branches(11, [7, 31], [6, 14], 9),
        "intercept = 31",
    ),
    Rule(
        "smallest intercept on the right",
        1,
        "threshold",
        branches(10, [5, 13], [4, 1], 9),
        branches(10, [5, 13], [4, 0], 9),
        "intercept = 0",
    ),
    Rule(
        "smallest intercept on the right",
        2,
        "threshold",
        branches(11, [7, 13], [6, 11], 9),
        branches(11, [7, 13], [6, 10], 9),
        "intercept = 10",
    ),
]


# poly_interpolation


def polynomial(lower, leading, hidden, shown, query):
    """The values of q + s*N: q is `lower`, constant first, s is `leading`, N the product over `shown`."""
    nodes = [hidden, *shown]
    values = []
    for node in nodes:
        powers = [node**power for power in range(len(lower))]
        values.append(sum(map(mul, lower, powers)) + leading * prod(node - c for c in shown))
    return {"degree": len(shown), "nodes": nodes, "values": values, "query": query}


RULES["poly_interpolation"] = [
    Rule(
        "degree 3",
        1,
        "p_1",
        polynomial([-5, -7, 3], -3, 1, [3, 4, 2], 0),
        polynomial([-5, -7, 3, 2], -3, 1, [3, 4, 2, 7], 0),
        "degree 4",
    ),
    Rule(
        "degree 4",
        2,
        "p_4",
        polynomial([-7, 9, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 9, 10], -4, 4, [7, 1, 3], 8),
        "degree 3",
    ),
    Rule(
        "degree 4",
        3,
        "p_5",
        polynomial([-5, -11, 4, 11], 5, 5, [8, 7, 4, 6], 3),
        polynomial([-5, -11, 4, 11, 5], 5, 5, [8, 7, 4, 6, 9], 3),
        "degree 5",
    ),
    Rule(
        "smallest node",
        2,
        "p_4",
        polynomial([-7, 9, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 9, 10, 8], -4, 4, [7, 0, 3, 2], 8),
        "the point 0",
    ),
    Rule(
        "largest query",
        2,
        "p_4",
        polynomial([-7, 9, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 9, 10, 8], -4, 4, [7, 1, 3, 2], 9),
        "the point 9",
    ),
    Rule(
        "smallest query",
        1,
        "p_1",
        polynomial([-5, -7, 3], -3, 1, [3, 4, 2], 0),
        polynomial([-5, -7, 3], -3, 1, [3, 4, 2], -1),
        "the point -1",
    ),
    Rule(
        "largest node",
        1,
        "p_1",
        polynomial([-5, -7, 3], -3, 1, [3, 7, 2], 0),
        polynomial([-5, -7, 3], -3, 1, [3, 8, 2], 0),
        "the point 8",
    ),
    Rule(
        "smallest coefficient of q",
        2,
        "p_4",
        polynomial([-7, 2, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 1, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        "values shown that belong to the coefficients [-7, 1, 10, 8]",
    ),
    Rule(
        "a coefficient of q is 0",
        1,
        "p_1",
        polynomial([-5, 1, 3], -3, 1, [3, 4, 2], 0),
        polynomial([-5, 0, 3], -3, 1, [3, 4, 2], 0),
        "values shown that belong to the coefficients [-5, 0, 3]",
    ),
    Rule(
        "largest coefficient of q",
        1,
        "p_1",
        polynomial([-5, -8, 3], -3, 1, [3, 4, 2], 0),
        polynomial([-5, -9, 3], -3, 1, [3, 4, 2], 0),
        "values shown that belong to the coefficients [-5, -9, 3]",
    ),
    Rule(
        "largest coefficient of q",
        2,
        "p_4",
        polynomial([-7, 11, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 12, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        "values shown that belong to the coefficients [-7, 12, 10, 8]",
    ),
    Rule(
        "largest s",
        1,
        "p_1",
        polynomial([-5, -7, 3], -4, 1, [3, 4, 2], 0),
        polynomial([-5, -7, 3], -5, 1, [3, 4, 2], 0),
        "the coefficients [115, -137, 48, -5]",
    ),
    Rule(
        "largest s",
        2,
        "p_4",
        polynomial([-7, 9, 10, 8], 5, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 9, 10, 8], 6, 4, [7, 1, 3, 2], 8),
        "the coefficients [245, -489, 328, -70, 6]",
    ),
    Rule(
        "s is 0",
        1,
        "p_1",
        polynomial([-5, -7, 3], 1, 1, [3, 4, 2], 0),
        polynomial([-5, -7, 3], 0, 1, [3, 4, 2], 0),
        "the coefficients [-5, -7, 3, 0]",
    ),
    Rule(
        "a value is 0",
        1,
        "p_1",
        polynomial([6, 1, -2], 1, 1, [0, 3, 6], 4),
        polynomial([6, 1, -1], 1, 1, [0, 3, 6], 4),
        "a value 0",
    ),
    Rule(
        "the answer is 0",
        1,
        "p_7",
        polynomial([3, -3, -7], -4, 7, [1, 0, 6], 2),
        polynomial([2, -3, -7], -4, 7, [1, 0, 6], 2),
        "the answer 0, which is 0 or a value at a node",
    ),
    Rule(
        "the answer is a value at a node",
        1,
        "p_5",
        polynomial([-5, 8, 2], 1, 5, [7, 6, 2], 0),
        polynomial([-5, 8, 2], -1, 5, [7, 6, 2], 0),
        "the answer 79, which is 0 or a value at a node",
    ),
]


# portfolio_variance_missing_corr


def portfolio(shares, sigmas, correlations):
    pairs = combinations(range(len(sigmas)), 2)
    rho = {f"{i},{j}": value for (i, j), value in zip(pairs, correlations.split(), strict=True)}
    return {"weights": shares.split(), "sigmas": sigmas, "correlations": rho}


RULES["portfolio_variance_missing_corr"] = [
    Rule(
        "two assets",
        1,
        "rho_0_1",
        portfolio("1/6 5/6", [8, 10], "-2/5"),
        portfolio("1/2 1/8 3/8", [9, 10, 10], "-1/3 5/6 -2/3"),
        "3 assets",
    ),
    Rule(
        "three assets",
        2,
        "rho_0_1",
        portfolio("1/2 1/8 3/8", [11, 10, 10], "-1/3 5/6 -2/3"),
        portfolio("1/6 5/6", [8, 10], "-2/5"),
        "2 assets",
    ),
    Rule(
        "sixths are shares",
        1,
        "rho_0_1",
        portfolio("1/6 5/6", [8, 10], "-2/5"),
        portfolio("3/7 4/7", [3, 8], "-1/6"),
        "weights that are no shares of 6, 8, 10, 12",
    ),
    Rule(
        "twelfths are shares",
        1,
        "rho_0_1",
        portfolio("5/12 7/12", [2, 6], "-7/10"),
        portfolio("1/14 13/14", [2, 2], "-1/2"),
        "weights that are no shares of 6, 8, 10, 12",
    ),
    Rule(
        "eighths are shares",
        3,
        "rho_0_1",
        portfolio("1/8 1/8 1/4 1/2", [9, 12, 12, 10], "1/3 1/2 -1/3 -1/6 -2/3 1/3"),
        portfolio("1/9 1/9 1/3 4/9", [8, 5, 7, 8], "-1/5 -7/10 -1/5 1/5 -3/5 1/2"),
        "weights that are no shares of 8, 10, 12",
    ),
    Rule(
        "smallest deviation",
        1,
        "rho_0_1",
        portfolio("1/6 5/6", [2, 10], "-2/5"),
        portfolio("1/6 5/6", [1, 10], "-2/5"),
        "the deviation 1",
    ),
    Rule(
        "largest deviation",
        1,
        "rho_0_1",
        portfolio("1/6 5/6", [8, 10], "-2/5"),
        portfolio("1/6 5/6", [8, 11], "-2/5"),
        "the deviation 11",
    ),
    Rule(
        "smallest deviation",
        2,
        "rho_0_1",
        portfolio("2/5 1/2 1/10", [4, 3, 9], "5/6 -1/2 -1/3"),
        portfolio("2/5 1/2 1/10", [4, 2, 9], "5/6 -1/2 -1/3"),
        "the deviation 2",
    ),
    Rule(
        "largest deviation",
        2,
        "rho_0_1",
        portfolio("2/5 1/2 1/10", [4, 3, 11], "5/6 -1/2 -1/3"),
        portfolio("2/5 1/2 1/10", [4, 3, 12], "5/6 -1/2 -1/3"),
        "the deviation 12",
    ),
    Rule(
        "denominators of correlations",
        1,
        "rho_0_1",
        portfolio("1/6 5/6", [8, 10], "-3/8"),
        portfolio("1/6 5/6", [8, 10], "-3/7"),
        "the correlations -3/7",
    ),
    Rule(
        "one denominator of all correlations",
        2,
        "rho_0_1",
        portfolio("2/5 1/2 1/10", [4, 3, 9], "5/6 -1/2 -1/3"),
        portfolio("2/5 1/2 1/10", [4, 3, 9], "5/6 -1/2 -3/8"),
        "the correlations 5/6, -1/2, -3/8",
    ),
    Rule(
        "a correlation is 0",
        2,
        "rho_0_1",
        portfolio("2/5 1/2 1/10", [4, 3, 9], "1/6 -1/2 -1/3"),
        portfolio("2/5 1/2 1/10", [4, 3, 9], "1/6 -1/2 -1/3")
        | {"correlations": {"0,1": "1/6", "0,2": "-1/2", "1,2": 0}},
        "the correlations 1/6, -1/2, 0",
    ),
    Rule(
        "largest correlation of four assets",
        3,
        "rho_0_1",
        portfolio("1/4 1/4 1/4 1/4", [8, 5, 8, 6], "3/4 3/4 3/8 3/8 1/4 5/8"),
        portfolio("1/4 1/4 1/4 1/4", [8, 5, 8, 6], "7/8 3/4 3/8 3/8 1/4 5/8"),
        "the correlations 7/8, 3/4, 3/8, 3/8, 1/4, 5/8",
    ),
    Rule(
        "the matrix is positive definite",
        2,
        "rho_0_1",
        portfolio("1/8 5/8 1/4", [6, 6, 5], "1/5 1/10 7/10"),
        portfolio("1/8 5/8 1/4", [6, 6, 5], "4/5 1/10 7/10"),
        "a correlation matrix that is not positive definite",
    ),
    Rule(
        "the matrix is not only semidefinite",
        2,
        "rho_0_1",
        portfolio("1/8 5/8 1/4", [6, 6, 5], "1/2 -1/3 1/2"),
        portfolio("1/8 5/8 1/4", [6, 6, 5], "1/2 -1/2 1/2"),
        "a correlation matrix that is not positive definite",
    ),
    Rule(
        "largest denominator of the answer",
        1,
        "rho_0_1",
        portfolio("1/10 9/10", [2, 3], "-9/10"),
        portfolio("1/12 11/12", [3, 5], "-7/8"),
        "the answer 10981/576",
    ),
    Rule(
        "largest denominator of the answer",
        2,
        "rho_0_1",
        portfolio("1/2 1/5 3/10", [10, 11, 7], "2/5 4/5 3/5"),
        portfolio("1/6 1/4 7/12", [9, 9, 11], "-1/2 -1/2 3/8"),
        "the answer 26677/576",
    ),
    Rule(
        "largest denominator of the answer",
        3,
        "rho_0_1",
        portfolio("3/10 2/5 1/5 1/10", [8, 11, 6, 5], "-1/5 1/10 3/10 3/5 -1/10 2/5"),
        portfolio("1/12 1/4 5/12 1/4", [7, 4, 7, 5], "1/4 -1/4 -1/2 -1/4 1/8 1/8"),
        "the answer 5695/576",
    ),
    Rule(
        "the answer is a weight",
        1,
        "rho_0_1",
        portfolio("1/2 1/2", [2, 2], "-5/8"),
        portfolio("1/2 1/2", [2, 2], "-3/4"),
        "the answer 1/2, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is a deviation",
        1,
        "rho_0_1",
        portfolio("1/2 1/2", [6, 3], "-5/12"),
        portfolio("1/2 1/2", [6, 3], "-7/12"),
        "the answer 6, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is an integer up to n",
        1,
        "rho_0_1",
        portfolio("1/2 1/2", [4, 4], "-3/8"),
        portfolio("1/2 1/2", [4, 4], "-7/8"),
        "the answer 1, which is a number of the notes or the hint",
    ),
]


# rankdef_linear_shared


def four_equations(lefts, unknowns):
    return {"equations": [[*left, sum(map(mul, left, unknowns))] for left in lefts]}


FOUR = ((3, 3, -4), (3, -4, -1), (2, -3, 2), (3, -3, -4))
FOUR_2 = ((2, 5, -2), (2, 3, 5), (2, -4, -5), (3, 2, 5))

RULES["rankdef_linear_shared"] = [
    Rule(
        "smallest unknown",
        1,
        "equation_3",
        four_equations(FOUR, (10, -100, 50)),
        four_equations(FOUR, (9, -100, 50)),
        "the solution (9, -100, 50); the solution (9, -100, 50)",
    ),
    Rule(
        "largest unknown",
        1,
        "equation_3",
        four_equations(FOUR, (10, -100, 50)),
        four_equations(FOUR, (10, -101, 50)),
        "the solution (10, -101, 50); the solution (10, -101, 50)",
    ),
    Rule(
        "smallest unknown",
        2,
        "equation_3",
        four_equations(FOUR_2, (300, 100, -40)),
        four_equations(FOUR_2, (300, 100, -39)),
        "the solution (300, 100, -39); the solution (300, 100, -39)",
    ),
    Rule(
        "largest unknown",
        2,
        "equation_3",
        four_equations(FOUR_2, (300, 100, -40)),
        four_equations(FOUR_2, (301, 100, -40)),
        "the solution (301, 100, -40); the solution (301, 100, -40)",
    ),
    Rule(
        "smallest coefficient",
        2,
        "equation_3",
        four_equations(FOUR_2, (300, 100, -40)),
        four_equations((*FOUR_2[:3], (3, 1, 5)), (300, 100, -40)),
        "an equation with the coefficients (3, 1, 5)",
    ),
    Rule(
        "largest coefficient",
        1,
        "equation_3",
        four_equations(FOUR, (10, -100, 50)),
        four_equations((*FOUR[:3], (3, -3, -5)), (10, -100, 50)),
        "an equation with the coefficients (3, -3, -5)",
    ),
    Rule(
        "the first coefficient is positive",
        1,
        "equation_3",
        four_equations(FOUR, (10, -100, 50)),
        four_equations((*FOUR[:3], (-3, -3, -4)), (10, -100, 50)),
        "an equation with the coefficients (-3, -3, -4)",
    ),
    Rule(
        "a common factor",
        1,
        "equation_3",
        four_equations(FOUR, (10, -100, 50)),
        four_equations((*FOUR[:3], (2, -2, -4)), (10, -100, 50)),
        "an equation whose coefficients (2, -2, -4) have a common factor",
    ),
    Rule(
        "equations 1 and 2 decide x",
        1,
        "equation_3",
        four_equations(FOUR, (10, -100, 50)),
        four_equations(((3, 3, -4), (1, 3, -4), *FOUR[2:]), (10, -100, 50)),
        "equations 1 and 2 that decide x, or are the same",
    ),
    Rule(
        "equations 1 and 2 decide y",
        1,
        "equation_3",
        four_equations(FOUR, (10, -100, 50)),
        four_equations(((3, 3, -4), (3, 1, -4), FOUR[2], (3, -3, 2)), (10, -100, 50)),
        "equations 1 and 2 that decide y, or are the same",
    ),
    Rule(
        "equations 1 and 2 decide z",
        1,
        "equation_3",
        four_equations(FOUR, (10, -100, 50)),
        four_equations(((3, 3, -4), (3, 3, 1), *FOUR[2:]), (10, -100, 50)),
        "equations 1 and 2 that decide z, or are the same",
    ),
    Rule(
        "equation 3 completes equations 1 and 2",
        1,
        "equation_3",
        four_equations(((1, 2, -3), (2, -1, 4), (3, 2, 1), FOUR[3]), (10, -100, 50)),
        four_equations(((1, 2, -3), (2, -1, 4), (3, 1, 1), FOUR[3]), (10, -100, 50)),
        "equations 1, 2 and 3 without a single solution in integers",
    ),
    Rule(
        "equation 4 completes equations 1 and 2",
        1,
        "equation_3",
        four_equations(((1, 2, -3), (2, -1, 4), FOUR[3], (3, 2, 1)), (10, -100, 50)),
        four_equations(((1, 2, -3), (2, -1, 4), FOUR[3], (3, 1, 1)), (10, -100, 50)),
        "equations 1, 2 and 4 without a single solution in integers",
    ),
    Rule(
        "equations 3 and 4 with one left-hand side",
        1,
        "equation_3",
        four_equations(FOUR, (10, -100, 50)),
        four_equations((*FOUR[:3], FOUR[2]), (10, -100, 50)),
        "equations 3 and 4 with the same left-hand side",
    ),
]


# recurrence_missing_init


def recurrence(r1, r2, a0, a1, n):
    return {"r1": r1, "r2": r2, "a0": a0, "a1": a1, "n": n}


RULES["recurrence_missing_init"] = [
    Rule(
        "smallest r1",
        1,
        "a1",
        recurrence(1, 3, 4, 5, 4),
        recurrence(0, 3, 4, 5, 4),
        "r1 = 0; a(4) does not depend on both initial values",
    ),
    Rule("largest r1", 1, "a1", recurrence(-3, 2, 4, 5, 4), recurrence(-4, 2, 4, 5, 4), "r1 = -4"),
    Rule("largest r2", 1, "a1", recurrence(2, -3, 4, 5, 4), recurrence(2, -4, 4, 5, 5), "r2 = -4"),
    Rule("smallest r1", 2, "a1", recurrence(2, 3, 4, 5, 6), recurrence(1, 3, 4, 5, 6), "r1 = 1"),
    Rule("largest r1", 2, "a1", recurrence(4, 3, 4, 5, 6), recurrence(5, 3, 4, 5, 6), "r1 = 5"),
    Rule("smallest r2", 3, "a1", recurrence(3, -2, 4, 5, 8), recurrence(3, -1, 4, 5, 8), "r2 = -1"),
    Rule("largest r2", 3, "a1", recurrence(3, -4, 4, 5, 8), recurrence(3, -5, 4, 5, 8), "r2 = -5"),
    Rule("smallest r2", 4, "a1", recurrence(3, 3, 4, 5, 10), recurrence(3, 2, 4, 5, 10), "r2 = 2"),
    Rule("largest a(0)", 1, "a1", recurrence(1, 3, 20, 5, 4), recurrence(1, 3, 21, 5, 4), "a(0) = 21"),
    Rule("a(0) is 0", 1, "a1", recurrence(1, 3, 1, 5, 4), recurrence(1, 3, 0, 5, 4), "a(0) = 0"),
    Rule("largest a(1)", 1, "a1", recurrence(1, 3, 4, -20, 4), recurrence(1, 3, 4, -21, 4), "a(1) = -21"),
    Rule("a(1) is 0", 1, "a1", recurrence(1, 3, 4, -1, 4), recurrence(1, 3, 4, 0, 4), "a(1) = 0"),
    Rule("smallest index", 1, "a1", recurrence(1, 3, 4, 5, 4), recurrence(1, 3, 4, 5, 3), "the index 3"),
    Rule("largest index", 1, "a1", recurrence(1, 3, 4, 5, 5), recurrence(1, 3, 4, 5, 6), "the index 6"),
    Rule("smallest index", 3, "a1", recurrence(2, 3, 4, 5, 8), recurrence(2, 3, 4, 5, 7), "the index 7"),
    Rule("largest index", 3, "a1", recurrence(2, 3, 4, 5, 9), recurrence(2, 3, 4, 5, 10), "the index 10"),
    Rule(
        "a period of 6",
        1,
        "a1",
        recurrence(1, -2, -20, 1, 5),
        recurrence(1, -1, -20, 1, 5),
        "a periodic sequence",
    ),
    Rule(
        "a period of 3",
        1,
        "a1",
        recurrence(-1, -2, -20, 1, 5),
        recurrence(-1, -1, -20, 1, 5),
        "a periodic sequence",
    ),
    Rule(
        "the answer does not depend on a(1)",
        1,
        "a1",
        recurrence(2, -3, -20, 1, 4),
        recurrence(2, -2, -20, 1, 4),
        "a(4) does not depend on both initial values",
    ),
    Rule(
        "the answer does not depend on a(0)",
        1,
        "a1",
        recurrence(2, -3, -20, 1, 5),
        recurrence(2, -2, -20, 1, 5),
        "a(5) does not depend on both initial values",
    ),
    Rule(
        "the answer is a(0)",
        1,
        "a1",
        recurrence(1, 1, -18, 7, 4),
        recurrence(1, 1, -18, 6, 4),
        "an answer that is an initial value",
    ),
    Rule(
        "the answer is a(1)",
        1,
        "a1",
        recurrence(1, 1, -20, 19, 4),
        recurrence(1, 1, -20, 20, 4),
        "an answer that is an initial value",
    ),
]


# steady_state_missing_emission


def model(transitions, emissions, target):
    return {"P": rows_of(transitions), "E": rows_of(emissions), "target": target}


RULES["steady_state_missing_emission"] = [
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


CASES = [(family, rule) for family, rules in RULES.items() for rule in rules]


class Impossible(NamedTuple):
    """Facts that are no problem of the family at any difficulty, and what is said of them."""

    family: str
    slot: str
    facts: Facts
    words: str


IMPOSSIBLE = [
    Impossible(
        "bayes_missing_prior",
        "prior",
        bayes("2/8", "6/11", "2/11"),
        "prior is '2/8'",
    ),
    Impossible("circuit_missing_resistance", "R4", circuit(THREE, 12, 13, 6), "R4"),
    Impossible(
        "crt_reconstruction",
        "congruence_3",
        congruences([5, 9, 11], 394),
        "expected different primes",
    ),
    Impossible(
        "deconvolution",
        "y_1",
        recorded([2, 1], [-4, 3, -6, -9], [0, 1, 2, 3, 4]),
        "expected 4 indices",
    ),
    Impossible(
        "discrete_tomography",
        "cell_1_2",
        grid("10000 11000 10100 11100", [1, 1]),
        "cell_1_2 is not the cell that was read out",
    ),
    Impossible("eigenvector_missing_entry", "M_1_1", OF_TWO, "not in the column of the only zero of v"),
    Impossible(
        "eigenvector_missing_entry",
        "M_1_0",
        matrix([[-2, 1], [2, -3]], [0, 2], -3, [1, 0]),
        "does not hold",
    ),
    Impossible("laplace_grid", "u_0_0", border(4, [24, *SMALL], [1, 1]), "u_0_0 is a corner"),
    Impossible(
        "laplace_grid",
        "u_0_1",
        border(4, [24, -71, *SMALL[1:]], [1, 1]),
        "an inner value is not an integer",
    ),
    Impossible(
        "linear_system_separator",
        "c",
        two_equations((1, 0, -3), (2, -3, 4), (10, 100, 50)),
        "expected integer coefficients other than 0",
    ),
    Impossible("markov_missing_transition", "P_0_0", transitions("1/2 1/3, 2/5 3/5", 0), "does not sum to 1"),
    Impossible("matrix_completion", "m10", factors((4, 6), (3, 3)), "so m11 is m10 itself"),
    Impossible(
        "poly_interpolation",
        "p_1",
        polynomial([-5, -7, 3], -3, 1, [3, 4, 2], 4),
        "are not 5 different points",
    ),
    Impossible(
        "portfolio_variance_missing_corr",
        "rho_0_1",
        portfolio("1/6 4/6", [8, 10], "-2/5"),
        "not a number in canonical form",
    ),
    Impossible(
        "portfolio_variance_missing_corr",
        "rho_0_1",
        portfolio("1/6 2/3", [8, 10], "-2/5"),
        "do not add up to 1",
    ),
    Impossible(
        "rankdef_linear_shared",
        "equation_3",
        four_equations((*FOUR[:3], (3, 0, -4)), (10, -100, 50)),
        "expected integer coefficients other than 0",
    ),
    Impossible(
        "steady_state_missing_emission",
        "e_0_1",
        model("1/6 1/2 1/3, 1/6 2/3 1/6, 1/2 1/6 1/3", "8/11 1/11 2/11, 2/11 7/11 2/11, 5/11 5/11 1/11", 0),
        "no emission that is absent together with one of the target",
    ),
]


class Fixed(NamedTuple):
    """Facts whose answer is the same whatever the slot holds."""

    family: str
    difficulty: int
    slot: str
    facts: Facts


FIXED = [
    Fixed(
        "eigenvector_missing_entry",
        2,
        "M_1_0",
        matrix([[-7, -4, -4], [-3, 7, -7], [-11, -10, 4]], [0, -1, 1], 14, [1, 0]),
    ),
    Fixed("linear_system_missing_coeff", 1, "A_0_1", linear([[2, 3], [4, 5]], [1, 2])),
    Fixed(
        "markov_missing_transition",
        2,
        "P_0_1",
        transitions("1/10 1/10 4/5, 7/10 1/5 1/10, 7/10 1/10 1/5", 0),
    ),
]

OVERLAPPING = (
    "linear_system_separator",
    "matrix_completion",
    "poly_interpolation",
    "rankdef_linear_shared",
)
"""Families in which the ranges of neighbouring difficulties have some problems in common."""

ROWS = 16


def said(family, facts, slot, difficulty):
    """What lies outside the ranges, of facts that are a problem of the family."""
    prover = validate.prover_of(family)
    prover.held(facts, slot)
    return "; ".join(prover.ranges(facts, slot, difficulty))


def generated(family, difficulty, number=0):
    return generate.rebuild(RowId("missing_fact", family, difficulty, str(number)), "ranges")


def with_facts(family, difficulty, slot, facts):
    """A row that states these facts; its text, answer and certificate are another problem's."""
    row = generated(family, difficulty)
    return row | {"facts": json_text(facts), "hint_slot": slot}


def name_of(case):
    family, rule = case
    return f"{family} d{rule.difficulty}: {rule.title}"


def test_every_family_has_rules():
    assert sorted(RULES) == sorted(FAMILIES)


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_problem_that_keeps_the_rules_is_in_range(case):
    family, rule = case
    assert said(family, rule.kept, rule.slot, rule.difficulty) == ""
    prover = validate.prover_of(family)
    view = prover.view(rule.kept, rule.slot)
    for slot, value in prover.held(rule.kept, rule.slot).items():
        assert len(set(prover.answers(view, slot, value))) == 1


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_problem_that_breaks_a_rule_is_refused_for_that_rule_alone(case):
    family, rule = case
    assert said(family, rule.broken, rule.slot, rule.difficulty) == rule.words


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_out_of_range_is_a_finding_of_the_row(family):
    for rule in RULES[family]:
        row = with_facts(family, rule.difficulty, rule.slot, rule.broken)
        found = [finding.said for finding in validate.check(row) if finding.code == "range"]
        prefix = f"at difficulty {rule.difficulty}: "
        assert "; ".join(message.removeprefix(prefix) for message in found) == rule.words


@pytest.mark.parametrize("case", IMPOSSIBLE, ids=lambda case: f"{case.family}: {case.words}")
def test_facts_that_are_no_problem_of_the_family_are_refused_at_every_difficulty(case):
    with pytest.raises((ValueError, KeyError)) as refused:
        validate.prover_of(case.family).held(case.facts, case.slot)
    assert case.words in str(refused.value)
    row = with_facts(case.family, 1, case.slot, case.facts)
    assert "not-provable" in {finding.code for finding in validate.check(row)}


@pytest.mark.parametrize("case", FIXED, ids=lambda case: case.family)
def test_an_answer_that_does_not_depend_on_the_gap_is_refused(case):
    """By the general promise: the ranges do not say it once more."""
    assert said(case.family, case.facts, case.slot, case.difficulty) == ""
    prover = validate.prover_of(case.family)
    held = prover.held(case.facts, case.slot)
    (answer,) = prover.answers(prover.view(case.facts, case.slot), case.slot, held[case.slot])
    row = with_facts(case.family, case.difficulty, case.slot, case.facts)
    row["answer"] = answer
    row["hint_value"] = held[case.slot]
    row["proof"] = row["proof"] | {"certificate": str(Curve((ratio((Fraction(answer),)),)))}
    found = {finding.code for finding in validate.check(row)}
    assert "determined" in found
    assert not found & {"range", "not-unique", "certificate", "not-provable"}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_problem_of_another_difficulty_is_out_of_range(family):
    """An easy problem that calls itself hard is found, and the reverse."""
    for true in (1, 2, 3):
        rows = [generated(family, true, number) for number in range(ROWS)]
        for claimed in {1, 2, 3} - {true}:
            accepted = [row for row in rows if not said_of(row, claimed)]
            most = ROWS // 4 if family in OVERLAPPING else 0
            assert len(accepted) <= most, (true, claimed)


def said_of(row, difficulty):
    return said(row["family"], json.loads(row["facts"]), row["hint_slot"], difficulty)


@pytest.mark.parametrize("family", ["crt_reconstruction", "discrete_tomography"])
def test_a_family_has_a_highest_difficulty(family):
    row = generated(family, 3) | {"difficulty": 4, "budget": 12}
    assert "range" in {finding.code for finding in validate.check(row)}


@pytest.mark.parametrize("difficulty", [0, 10])
def test_a_difficulty_that_no_family_has_is_out_of_range(difficulty):
    row = generated("matrix_completion", 1) | {"difficulty": difficulty}
    found = [finding.said for finding in validate.check(row) if finding.code == "range"]
    assert found == [f"difficulty is {difficulty}, expected 1 to 9"]
