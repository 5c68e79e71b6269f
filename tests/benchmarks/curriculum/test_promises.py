"""Every standard of `curriculum` keeps every promise: one test per promise, run over all of them."""

import json
from functools import cache

import pytest

from seedproof.benchmarks.curriculum import cycle, generate, validate
from seedproof.benchmarks.curriculum.generate import Quota, make_family
from seedproof.benchmarks.curriculum.links import broken_links
from seedproof.benchmarks.curriculum.skeleton import body_of
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.benchmarks.curriculum.statistics import skeletons_of
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.structure import structure
from seedproof.measuring.near_duplicates import pairs_alike
from seedproof.record.errors import SeedproofError
from seedproof.record.seeds import RowId, parse_row_id
from tests.circles import few, soak

FAMILIES = [standard.family for standard in STANDARDS]
FEW = {"k_oa_a_4": 9, "k_oa_a_5": 16, "k_nbt_a_1": 18, "4_oa_b_4": 99}
"""Standards with fewer than a hundred structures."""


@cache
def rows_of(family, wanted=12):
    return make_family(family, [Quota("test", wanted, "promises")]).splits["test"]


def findings(row):
    return [*map(str, validate.check(row)), *map(str, cycle.check(row))]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_row_is_proved_and_read_back(family):
    for row in rows_of(family):
        assert findings(row) == [], row["question"]


@pytest.mark.parametrize("family", FAMILIES)
def test_a_row_depends_on_its_seeds_alone(family):
    for row in rows_of(family)[:4]:
        place = parse_row_id(row["id"])
        assert json.dumps(generate.rebuild(place, "promises")) == json.dumps(row)
        if row["kind"] == "original":
            again = generate.rebuild_from_seed(family, row["difficulty"], row["seed"], row["id"])
            assert json.dumps(again) == json.dumps(row)


@pytest.mark.parametrize("standard", STANDARDS, ids=FAMILIES)
def test_a_follow_up_comes_with_its_parent(standard):
    rows = rows_of(standard.family)
    assert list(broken_links(rows)) == []
    kinds = {row["kind"] for row in rows}
    names = {"i": "incremental", "c": "counterfactual"}
    assert kinds == {"original", *(names[suffix] for suffix in standard.follow_ups)}
    orphans = [row for row in rows if row["kind"] != "original"]
    assert len(list(broken_links(orphans))) == len(orphans)


@pytest.mark.parametrize("family", FAMILIES)
def test_more_rows_later_change_none_that_are_there(family):
    fewer = make_family(family, [Quota("test", 5, "promises")]).splits["test"]
    assert fewer == rows_of(family)[: len(fewer)]


@pytest.mark.parametrize("family", FAMILIES)
def test_no_structure_stands_twice_where_there_are_enough(family):
    problems = [row for row in rows_of(family) if row["kind"] == "original"]
    found = {structure(parse_problem(row["symbolic"])) for row in problems}
    assert len(found) == min(len(problems), FEW.get(family, len(problems)))
    assert len({validate.identity(row) for row in problems}) == len(problems)


def test_the_same_words_never_stand_twice_around_the_same_numbers():
    """The standard of one-digit comparisons has few numbers, and splits share none of its texts."""
    quotas = [Quota("train", 100, "promises"), Quota("test", 60, "other promises")]
    splits = make_family("k_cc_c_7", quotas).splits
    problems = [row for rows in splits.values() for row in rows if row["kind"] == "original"]
    texts = [body_of(row["question"]) for row in problems]
    alike = [(texts[one], texts[other]) for one, other, _ in pairs_alike(texts, 100)]
    assert alike == []
    fewer = make_family("k_cc_c_7", [Quota("train", 40, "promises")]).splits["train"]
    assert fewer == splits["train"][: len(fewer)]


@pytest.mark.slow
@pytest.mark.parametrize("family", few(FAMILIES, 6))
def test_a_standard_is_told_in_many_ways(family):
    """At least 30 skeletons in 100 problems: numbers, names and themes do not count."""
    assert any(skeletons_in(family, first) >= 30 for first in (40, 60, 100))


def skeletons_in(family, first):
    """How many skeletons the first problems of a standard have."""
    problems = [row for row in rows_of(family, first) if row["kind"] == "original"]
    return len(skeletons_of(problems)[family])


def _other_digit(text):
    """The text with its first digit changed."""
    at = next(place for place, sign in enumerate(text) if sign.isdigit())
    return f"{text[:at]}{(int(text[at]) + 3) % 9 + 1}{text[at + 1 :]}"


OTHER_ANSWERS = {
    "<": ">",
    ">": "<",
    "=": "<",
    "no solution": "infinitely many solutions",
    "infinitely many solutions": "no solution",
}


def _answer(row):
    other = OTHER_ANSWERS.get(row["answer"])
    return row | {"answer": other or _other_digit(row["answer"])}


def _question(row):
    """Another number in the text alone."""
    body, _, form = row["question"].rpartition("\n\n")
    words = {"one": "two", "two": "three", "three": "four", "four": "five", "five": "six", "six": "seven",
             "seven": "eight", "eight": "nine", "nine": "ten", "ten": "eleven", "eleven": "twelve",
             "twelve": "one"}  # fmt: skip
    if any(sign.isdigit() for sign in body):
        body = _other_digit(body)
    else:
        body = " ".join(words.get(word, word) for word in body.split())
    question = f"{body}\n\n{form}"
    turns = [*row["dialogue"][:-1], row["dialogue"][-1] | {"content": question}]
    return row | {"question": question, "dialogue": turns}


CORRUPTIONS = {
    "another answer": _answer,
    "another number in the text": _question,
    "another number in the statements": lambda row: row
    | {"symbolic": [_other_digit(line) if "=" in line and any(map(str.isdigit, line)) else line
                    for line in row["symbolic"]]},
    "a step of the certificate changed": lambda row: row
    | {"proof": row["proof"] | {"certificate": _other_digit(row["proof"]["certificate"])}},
    "no certificate": lambda row: row | {"proof": row["proof"] | {"certificate": ""}},
    "another answer type": lambda row: row
    | {"answer_type": "rational" if row["answer_type"] == "integer" else "integer"},
    "another grade": lambda row: row | {"grade": row["grade"] + 1},
    "another standard": lambda row: row | {"standard": "9.XX.A.1"},
    "another kind": lambda row: row | {"kind": "incremental" if row["kind"] == "original" else "original"},
    "another form of the answer": lambda row: row
    | {"question": row["question"].rpartition("\n\n")[0] + "\n\nEnd with one line of the form `Answer: x`."},
    "a sentence more": lambda row: row
    | {"dialogue": [*row["dialogue"][:-1], row["dialogue"][-1]
                    | {"content": "Leo has 3 hats. " + row["question"]}],
       "question": "Leo has 3 hats. " + row["question"]},
}  # fmt: skip


@pytest.mark.parametrize("family", FAMILIES)
def test_a_corrupted_row_is_refused(family, subtests):
    for name, corrupt in CORRUPTIONS.items():
        with subtests.test(name):
            for row in rows_of(family)[:3]:
                assert findings(corrupt(row)), row["question"]


@soak
@pytest.mark.slow
def test_a_standard_without_that_many_problems_gives_what_it_has(monkeypatch):
    """Given up sooner than in a build; by then its structures have stood again, told in other ways."""
    monkeypatch.setattr(generate, "BARREN", 10)
    monkeypatch.setattr(generate, "GIVE_UP", 15)
    batch = make_family("4_oa_b_4", [Quota("test", 20_000, "promises")])
    (cell,) = batch.dry
    problems = [row for row in batch.splits["test"] if row["kind"] == "original"]
    assert (cell.rows, cell.asked) == (len(problems), 20_000)
    assert len({structure(parse_problem(row["symbolic"])) for row in problems}) < cell.rows


def test_what_is_no_row_is_one_sentence(subtests):
    for number, said in [("0-x", "no such follow-up"), ("demo-0", "no row"), ("0-i", "no such follow-up")]:
        with subtests.test(number), pytest.raises(SeedproofError, match=said):
            generate.rebuild(RowId("curriculum", "k_cc_c_7", 0, number), "promises")
