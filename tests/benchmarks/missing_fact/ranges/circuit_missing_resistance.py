"""Rules of `circuit_missing_resistance`: the network, its resistances, and the answer."""

from typing import Any

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule

Tree = list[Any]
"""`series` or `parallel`, and two branches: a resistor's name or another tree."""

THREE_RESISTORS: Tree = ["series", ["parallel", "R1", "R2"], "R3"]
FIVE_RESISTORS: Tree = ["parallel", THREE_RESISTORS, ["series", "R4", "R5"]]
SEVEN_RESISTORS: Tree = [
    "parallel",
    THREE_RESISTORS,
    ["series", ["parallel", "R4", "R5"], ["series", "R6", "R7"]],
]
NINE_RESISTORS: Tree = ["series", SEVEN_RESISTORS, ["series", "R8", "R9"]]


def circuit(tree: Tree, *resistances: int) -> Facts:
    names = [f"R{number}" for number in range(1, len(resistances) + 1)]
    return {"tree": tree, "resistances": dict(zip(names, resistances, strict=True))}


RULES: list[Rule] = [
    Rule(
        "three resistors",
        1,
        "R1",
        circuit(THREE_RESISTORS, 12, 13, 6),
        circuit(FIVE_RESISTORS, 18, 22, 24, 10, 4),
        "5 resistors",
    ),
    Rule(
        "five resistors",
        2,
        "R1",
        circuit(FIVE_RESISTORS, 18, 22, 24, 10, 4),
        circuit(THREE_RESISTORS, 12, 13, 6),
        "3 resistors",
    ),
    Rule(
        "smallest resistance",
        1,
        "R1",
        circuit(THREE_RESISTORS, 3, 20, 2),
        circuit(THREE_RESISTORS, 3, 20, 1),
        "a resistance of 1 ohms",
    ),
    Rule(
        "largest resistance",
        1,
        "R1",
        circuit(THREE_RESISTORS, 24, 13, 23),
        circuit(THREE_RESISTORS, 25, 13, 23),
        "a resistance of 25 ohms",
    ),
    Rule(
        "smallest resistance",
        2,
        "R1",
        circuit(FIVE_RESISTORS, 5, 4, 22, 21, 25),
        circuit(FIVE_RESISTORS, 9, 17, 15, 3, 15),
        "a resistance of 3 ohms",
    ),
    Rule(
        "largest resistance",
        2,
        "R1",
        circuit(FIVE_RESISTORS, 12, 5, 21, 26, 25),
        circuit(FIVE_RESISTORS, 27, 24, 15, 23, 4),
        "a resistance of 27 ohms",
    ),
    Rule(
        "series alone",
        1,
        "R1",
        circuit(THREE_RESISTORS, 12, 13, 6),
        circuit(["series", ["series", "R1", "R2"], "R3"], 12, 13, 6),
        "a network without both series and parallel",
    ),
    Rule(
        "parallel alone",
        1,
        "R1",
        circuit(THREE_RESISTORS, 12, 13, 6),
        circuit(["parallel", ["parallel", "R1", "R2"], "R3"], 12, 13, 6),
        "a network without both series and parallel",
    ),
    Rule(
        "largest denominator of the answer",
        2,
        "R1",
        circuit(FIVE_RESISTORS, 12, 14, 15, 12, 5),
        circuit(FIVE_RESISTORS, 14, 26, 24, 11, 6),
        "the answer 5627/501",
    ),
    Rule(
        "largest denominator of the answer",
        3,
        "R1",
        circuit(SEVEN_RESISTORS, 20, 20, 15, 10, 27, 11, 24),
        circuit(SEVEN_RESISTORS, 7, 28, 14, 6, 18, 11, 15),
        "the answer 5978/501",
    ),
    Rule(
        "no largest denominator beyond difficulty 3",
        4,
        "R1",
        circuit(NINE_RESISTORS, 16, 29, 18, 26, 9, 22, 12, 12, 12),
        circuit(NINE_RESISTORS, 31, 29, 18, 26, 9, 22, 12, 12, 12),
        "a resistance of 31 ohms",
    ),
    Rule(
        "the answer is a resistance",
        1,
        "R1",
        circuit(THREE_RESISTORS, 12, 4, 2),
        circuit(THREE_RESISTORS, 8, 8, 4),
        "the answer 8, which is a number of the notes or the hint",
    ),
    Rule(
        "the answer is the number of resistors",
        1,
        "R1",
        circuit(THREE_RESISTORS, 3, 6, 2),
        circuit(THREE_RESISTORS, 2, 2, 2),
        "the answer 3, which is a number of the notes or the hint",
    ),
]
