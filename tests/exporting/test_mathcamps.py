"""Our problems as MathCAMPS publishes its own: the fields of its files, and full marks under its grader.

The grader is implemented again here from `evaluate.py` of gpoesia/mathcamps: the line after `Answer: ` is
searched for values of the kind that the published answer has.
"""

import json
import re
from fractions import Fraction

import pytest

import seedproof as sp
from pipeline.exporting.mathcamps import FORM
from seedproof.benchmarks.curriculum.standards import STANDARDS

WRITTEN = {
    "id": "4.MD.A.2-decimal-17-2",
    "standard": "4.MD.A.2-decimal",
    "symbolic-struct": "[[var m = (39.8 * 2)]]\n[[question a = ['m']]]\ntheme: syrup",
    "statement": "What if there were 2 bottles?\n\nEnd with one line of the form `Answer: n`.",
    "new symbolic struct": "[[var m = (39.8 * 2)]]\n[[question a = ['m']]]",
    "answer": "79.6",
    "tag": "modified information follow up",
}
WRITTEN_ROW = {
    "id": "curriculum/4_md_a_2_decimal/d4/000017-c",
    "parent_id": "curriculum/4_md_a_2_decimal/d4/000017",
    "kind": "counterfactual",
    "standard": "4.MD.A.2",
    "substandard": "decimal",
    "theme": "syrup",
    "symbolic": ["[[var m = (39.8 * 2)]]", "[[question a = ['m']]]"],
    "question": "What if there were 2 bottles?\n\nEnd with one line of the form `Answer: n`.",
    "answer": "79.6",
    "answer_type": "decimal",
}

ROWS = [
    sp.rebuild(f"curriculum/{standard.family}/d{standard.grade}/{number:06}")
    for standard in STANDARDS
    for number in range(2)
]


def numbers(text):
    return re.findall(r"\b\d+(?:\.\d+)?(?:/\d+)?", text)


def fractions(text):
    return re.findall(r"\d+/\d+", text)


def signs(text):
    return re.findall(r"[<=>]", text)


def finder(answer):
    """What to look for, by the published answer."""
    if answer in "<=>":
        return signs
    return fractions if "/" in answer.split(",")[0] else numbers


def grade(answer, generation):
    """Whether a generation is right, as the ancestor has it; its numbers lose their signs."""
    line = re.search("Answer: (.*)\n?", generation).group(1)
    line = re.sub(r",(\d)", r"\1", line)
    find = finder(answer)
    if answer[0] in "{[":
        return set(find(line)) == set(find(answer))
    given, expected = find(line)[:1], find(answer)[:1]
    if find is fractions:
        return [Fraction(value) for value in given] == [Fraction(value) for value in expected]
    return given == expected


def test_a_record_is_the_one_written_by_hand_in_all_its_bytes():
    assert json.dumps(FORM.record(WRITTEN_ROW)) == json.dumps(WRITTEN)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_a_record_has_the_fields_of_the_ancestors_in_their_order(row):
    record = FORM.record(row)
    assert list(record) == list(WRITTEN)
    assert {type(value) for value in record.values()} == {str}
    assert re.fullmatch(r"[K1-8]\.[A-Z]+\.[A-D]\.[1-9](-[a-z]+)?-[0-9]+-0", record["id"])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_our_answer_scores_full_marks_and_another_one_does_not(row):
    answer = FORM.record(row)["answer"]
    right = f"Reasoning: that is so.\n### Answer: {row['answer']}"
    assert grade(answer, right)
    other = "<" if row["answer"] == "=" else "="
    wrong = other if row["answer_type"] == "comparison" else "4242424/31"
    assert not grade(answer, f"### Answer: {wrong}")


PUBLISHED = [
    ("integer", "16", "16"),
    ("decimal", "-5.326", "-5.326"),
    ("rational", "405/8", "405/8"),
    ("comparison", "<", "<"),
    ("named", "k = 13, j = 7/2", "{k: 13, j: 7/2}"),
    ("named", "quotient = 324, remainder = 2", "{quotient: 324, remainder: 2}"),
    ("factor_pairs", "(1, 6), (2, 3)", "[(1, 6), (2, 3)]"),
    ("solutions", "-5/7, 5/7", "[-5/7, 5/7]"),
]


def test_answers_of_every_type_are_written_as_the_ancestor_writes_them(subtests):
    for answer_type, answer, published in PUBLISHED:
        with subtests.test(answer=answer):
            row = WRITTEN_ROW | {"answer_type": answer_type, "answer": answer}
            assert FORM.record(row)["answer"] == published


def test_an_id_tells_what_kind_of_problem_it_is():
    """`analysis.py` reads the number at the end: 1 adds information, 2 modifies it."""
    ends = {}
    for suffix in ("", "-i", "-c"):
        row = sp.rebuild(f"curriculum/2_md_b_5/d2/000000{suffix}")
        ends[row["kind"]] = FORM.record(row)["id"].rpartition("-")[2]
    assert ends == {"original": "0", "incremental": "1", "counterfactual": "2"}
