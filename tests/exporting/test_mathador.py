"""Our games as Mathador-LM writes its own: the fields of its file, and full marks under its evaluator.

The evaluator is implemented again here from `base.py` of IST-DASLab/Mathador-LM: the last block of lines of
the form `a + b = c` is played on the base numbers.
"""

import json
import re

import pytest

from pipeline.exporting.mathador import FORM
from seedproof.record.rows import read_rows

WRITTEN = {
    "target": 18,
    "base_numbers": [3, 2, 4, 13, 5],
    "mathador_solution": "13 - 5 = 8\n8 + 4 = 12\n12 * 3 = 36\n36 / 2 = 18",
    "mathador_solution_score": 18,
    "simple_solution": "13 + 5 = 18",
    "simple_solution_score": 6,
}
ROW = {
    "base_numbers": [3, 2, 4, 13, 5],
    "target": 18,
    "best_score": 18,
    "best_solution": "13 - 5 = 8\n8 + 4 = 12\n12 * 3 = 36\n36 / 2 = 18",
    "simple_score": 6,
    "simple_solution": "13 + 5 = 18",
}

POINTS = {"+": 1, "*": 1, "-": 2, "/": 3}
STEP = r"\s*\d+\s*[-+*/]\s*\d+\s*=\s*\d+\s*"


def evaluate(message, game):
    """The points of a response, as the ancestor counts them."""
    blocks = re.findall(rf"((?:(?:^|\n){STEP})+)(?:\n|$)", message.strip())
    if not blocks:
        return 0
    numbers = list(game["base_numbers"])
    operators = []
    result = None
    for line in blocks[-1].split("\n"):
        if not line.strip():
            continue
        first, operator, second, result = re.findall(r"\d+|[-+*/]", line)
        first, second, result = int(first), int(second), int(result)
        values = {"+": first + second, "-": first - second, "*": first * second}
        value = values.get(operator, first / second if second else None)
        if value != result:
            return 0
        for number in (first, second):
            if number not in numbers:
                return 0
            numbers.remove(number)
        numbers.append(result)
        operators.append(operator)
    if result != game["target"]:
        return 0
    return 5 + sum(POINTS[operator] for operator in operators) + 6 * int(len(set(operators)) == 4)


def shot(game):
    """The demonstration that `eval.py` makes of a game: the simple solution only where it is another one."""
    assert (game["simple_solution"] is None) == (game["simple_solution_score"] is None)
    return [game["simple_solution"], game["mathador_solution"]]


def test_a_record_is_the_one_written_by_hand_in_all_its_bytes():
    assert json.dumps(FORM.record(ROW)) == json.dumps(WRITTEN)


def test_where_there_is_one_score_the_simple_solution_is_null():
    record = FORM.record(ROW | {"simple_score": 18, "simple_solution": "another of 18 points"})
    assert list(record) == list(FORM.fields)
    assert shot(record) == [None, WRITTEN["mathador_solution"]]
    assert record["simple_solution_score"] is None


SCORED = [
    (WRITTEN["mathador_solution"], 18),
    ("I tried.\n\n13 + 5 = 18", 6),
    ("13 + 5 = 19", 0),
    ("9 * 2 = 18", 0),
    ("18", 0),
    ("13 - 5 = 8", 0),
]


def test_the_evaluator_scores_responses_to_an_exported_game(subtests):
    for response, points in SCORED:
        with subtests.test(response=response):
            assert evaluate(response, FORM.record(ROW)) == points


@pytest.mark.slow
def test_every_solution_of_a_release_scores_what_the_file_says(built):
    rows = list(read_rows(built / "releases/number_game/1.0.0/jsonl/mixed/test.jsonl"))
    assert rows
    for row in rows:
        game = FORM.record(row)
        assert evaluate(game["mathador_solution"], game) == game["mathador_solution_score"] == 18
        if game["simple_solution"] is not None:
            assert evaluate(game["simple_solution"], game) == game["simple_solution_score"] < 18
