"""What only the generator would decide is decided by another gate, too: each corruption of a row is found."""

import re
from functools import cache

import pytest

from seedproof.benchmarks.curriculum import cycle, texts, validate
from seedproof.benchmarks.curriculum.belonging import misfits, wrong_units
from seedproof.benchmarks.curriculum.followups import counterfactual
from seedproof.benchmarks.curriculum.generate import Quota, make_family
from seedproof.benchmarks.curriculum.lexicon.measures import UNIT
from seedproof.benchmarks.curriculum.lexicon.situations import OWNING
from seedproof.benchmarks.curriculum.links import broken_links
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.record.draws import Draws, Rejected
from seedproof.record.seeds import RowId

COUNTED = ("1_oa_a_1", "2_nbt_b_5", "3_oa_c_7", "4_nbt_b_4", "5_nbt_b_6")
MEASURED = ("2_md_b_5", "5_nbt_b_7")
PLURALS = {item.noun.singular: item.noun.plural for owning in OWNING for item in owning.items}
FOREIGN = ("zeppelin", "zeppelins")
"""A noun that no situation has."""


@cache
def rows_of(family):
    """Return rows whose text has nothing wrong with it."""
    rows = make_family(family, [Quota("test", 12, "gates")]).splits["test"]
    return [row for row in rows if not words(row)]


def words(row):
    """Return the codes of what is wrong with the words of a row by themselves."""
    return {code for code, _ in texts.wrong_words(row)}


def codes(row):
    return {finding.code for finding in (*validate.check(row), *cycle.check(row))}


def swapped(row, swap):
    """Return a row with another wording in all of its texts."""
    turns = [turn | {"content": swap(turn["content"])} for turn in row["dialogue"]]
    followup_text = None if row["followup_text"] is None else swap(row["followup_text"])
    return row | {"dialogue": turns, "question": turns[-1]["content"], "followup_text": followup_text}


def originals(family):
    return [row for row in rows_of(family) if row["kind"] == "original"]


@pytest.mark.parametrize("family", [*COUNTED, *MEASURED])
def test_another_theme_is_found(family):
    assert originals(family)
    for row in originals(family):
        assert "theme" in words(row | {"theme": "zeppelin"})
        assert words(row | {"theme": "violin" if row["theme"] != "violin" else "apple"})


@pytest.mark.parametrize("family", COUNTED)
def test_another_noun_everywhere_is_found(family):
    rows = [row for row in originals(family) if row["theme"] in PLURALS]
    assert rows
    for row in rows:
        theme = row["theme"]

        def swap(text, theme=theme):
            text = re.sub(rf"\b{re.escape(PLURALS[theme])}\b", FOREIGN[1], text)
            return re.sub(rf"\b{re.escape(theme)}\b", FOREIGN[0], text)

        assert words(swapped(row, swap) | {"theme": FOREIGN[0]}), row["question"]


def test_a_noun_of_another_situation_is_found():
    text = (
        "Mia picked 12 pears and put them into baskets of 4. She ate 3 of them on the way home. "
        "How many pears did she have left?"
    )
    assert list(misfits(text, "pear")) == []
    assert [code for code, _ in misfits(text.replace("pear", "pumpkin"), "pumpkin")] == ["situation"]
    assert [code for code, _ in misfits(text.replace("pear", "duck"), "duck")] == ["situation"]


@pytest.mark.parametrize("family", MEASURED)
def test_another_unit_everywhere_is_found(family):
    names = {form: unit for unit in UNIT.values() for form in (unit.singular, unit.plural)}
    lasting = {name for name, unit in names.items() if unit.measures not in ("time", "money")}
    rows = [row for row in originals(family) if lasting.intersection(row["question"].split())]
    assert rows
    for row in rows:

        def other(match):
            unit = names.get(match[0])
            if match[0] not in lasting:
                return match[0]
            return "yards" if unit.measures == "mass" else "pounds"

        changed = swapped(row, lambda text, other=other: re.sub(r"\b[a-z]+\b", other, text))
        assert words(changed), row["question"]


def test_a_unit_that_is_asked_for_follows_from_those_that_are_stated():
    told = "Ana had 7 meters of yarn. She used 3 meters of it. "
    length = frozenset(("length",))
    assert list(wrong_units(f"{told}How many meters of yarn did she have left?", length)) == []
    assert list(wrong_units(f"{told}How many centimeters of yarn did she have left?", length)) == []
    assert [code for code, _ in wrong_units(f"{told}How many miles of it are left?", length)] == ["unit"]
    found = [code for code, _ in wrong_units(f"{told}How many pounds of it are left?", length)]
    assert found == ["unit", "unit"]


@pytest.mark.parametrize("family", ["2_nbt_b_5", "5_nf_a_1", "6_ee_a_1"])
def test_a_wrong_turn_of_the_assistant_is_found(family):
    followed = [row for row in rows_of(family) if row["parent_id"] and not codes(row)]
    assert followed
    for row in followed:
        first, second, last = row["dialogue"]
        for content in (f"{second['content']}1", f"{second['content']}.", "Answer: 0", second["content"][8:]):
            assert codes(row | {"dialogue": [first, second | {"content": content}, last]})


@pytest.mark.parametrize(
    ("family", "lines"),
    [
        ("3_oa_a_3", ["[[var a = (144 / 12)]]", "[[question d = ['a']]]"]),
        ("3_oa_d_8", ["[[var j = (120 / 12)]]", "[[var w = (j - 1)]]", "[[question y = ['w']]]"]),
        ("5_nbt_b_6", ["[[var v = (25124 / 44)]]", "[[question p = ['v']]]"]),
        ("6_ns_b_2", ["[[var v = (181080 / 90)]]", "[[question p = ['v']]]"]),
        ("5_oa_a_1", ["[[var t = (11376 / (93 - 21))]]", "[[question f = ['t']]]"]),
        ("5_nbt_b_7", ["[[var p = (11276.1 / 93.5)]]", "[[question j = ['p']]]"]),
        ("7_ns_a_3_decimal", ["[[var g = (45.76 / -3.2)]]", "[[question s = ['g']]]"]),
    ],
)
def test_a_constant_that_is_divided_keeps_the_bounds(family, lines):
    broken = standard_of(family).broken(parse_problem(lines))
    assert any("beyond" in sentence for _, sentence in broken)


@pytest.mark.parametrize("family", ["k_cc_c_7", "4_nf_a_2", "3_oa_a_3", "5_nbt_b_6", "7_ns_a_2"])
def test_a_counterfactual_has_another_answer(family):
    standard = standard_of(family)
    rows = make_family(family, [Quota("test", 12, "gates")]).splits["test"]
    problems = [parse_problem(row["symbolic"]) for row in rows if row["kind"] == "original"]
    made = 0
    for number, problem in enumerate(problems):
        draws = Draws(RowId("curriculum", family, standard.grade, f"{number}-c").seed(7))
        try:
            changed = counterfactual(standard, problem, draws)
        except Rejected:
            continue
        made += 1
        assert answer(changed) != answer(problem)
    assert made


def test_the_same_answer_as_before_is_found():
    (parent, row, *_) = [row for row in rows_of("k_cc_c_7") if row["id"].split("/")[-1][:6] == "000000"]
    turns = [
        row["dialogue"][0],
        row["dialogue"][1] | {"content": f"Answer: {row['answer']}"},
        row["dialogue"][2],
    ]
    assert "same-answer" in codes(row | {"dialogue": turns})
    assert list(broken_links([parent, row])) == []
    assert list(broken_links([parent | {"answer": row["answer"]}, row]))
