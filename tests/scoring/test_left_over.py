"""What is left over beside a right value makes it no right answer; what is accounted for does not."""

import pytest

import seedproof

ROWS = {
    "integer": "curriculum/3_md_d_8_polygon/d3/000000",
    "rational": "missing_fact/bayes_missing_prior/d2/000017",
    "decimal": "curriculum/4_md_a_2_decimal/d4/000000",
    "comparison": "curriculum/4_nf_a_2/d4/000003",
    "tuple": "missing_fact/graph_path_sums/d2/000023",
    "named": "curriculum/4_nbt_b_6/d4/000000",
}
LEFT_OVER = [
    "{} (joke)",
    "{} ... or is it",
    "{} or whatever",
    "{} or ____",
    "≠ {}",
    "!({})",
    "{} ✗",
    "far from {}",
    "{}, not {}",
    "{} is not the answer",
]
OF_NUMBERS = [
    "{} ÷ 1",
    r"${} \div 1$",
    "{} * 1",
    "|{}|",
    "⌊{}⌋",
    "2*{} / 2",
    "the mean of {} and {}",
    "≈ {}",
    "{} + 1 - 1",
    "more than {}",
    "{}!",
]
OF_NAMES = ["f({})", "~{}", "--{}", "close to {}"]
UNITS = ["meters", "m", "square centimeters", "apples", r"\text{ meters}", ", exactly"]
CHANGING = ["percent", r"\%", "pct", "degrees", "dozen", "maybe", "squared", "mod five"]
ACCOUNTED = ["{}", "The answer is {}.", "{}\n\nI hope this helps!", "**{}**"]


def verdict(kind: str, text: str) -> str:
    row = seedproof.rebuild(ROWS[kind])
    return seedproof.score(row, "Answer: " + text.replace("{}", row["answer"])).verdict


@pytest.mark.parametrize("kind", ROWS)
def test_what_is_left_over_is_never_paid(kind: str, subtests: pytest.Subtests) -> None:
    numbers = OF_NUMBERS if kind in ("integer", "rational", "decimal") else []
    names = OF_NAMES if kind == "named" else []
    for text in [*LEFT_OVER, *numbers, *names]:
        with subtests.test(text=text):
            assert verdict(kind, text) != "right"


@pytest.mark.parametrize("kind", ROWS)
def test_what_is_accounted_for_is_right(kind: str, subtests: pytest.Subtests) -> None:
    for text in ACCOUNTED:
        with subtests.test(text=text):
            assert verdict(kind, text) == "right"


@pytest.mark.parametrize("kind", ["integer", "rational", "decimal"])
def test_another_way_to_write_the_value_is_no_alternative(kind: str) -> None:
    assert verdict(kind, "{} or {}") == "right"


def test_bars_around_a_part_are_no_table() -> None:
    row = seedproof.rebuild("university/tank_sketch/d1/000000")
    values = [part["answer"] for part in row["parts"]]
    plain = "Answer:\n(a) {}\n(b) {}\n(c) {}"
    assert seedproof.score(row, plain.format(*values)).right
    assert not seedproof.score(row, plain.format(f"|{values[0]}|", *values[1:])).right


@pytest.mark.parametrize(
    "behind", ["meters", "m", "square centimeters", "apples", r"\text{ meters}", ", exactly"]
)
def test_where_no_form_is_declared_a_unit_decides_nothing(behind: str) -> None:
    assert undeclared(f"1/3 {behind}") == "right"


@pytest.mark.parametrize(
    "behind", ["percent", r"\%", "pct", "degrees", "dozen", "maybe", "squared", "mod five"]
)
def test_what_changes_a_value_is_no_unit(behind: str) -> None:
    assert undeclared(f"1/3 {behind}") != "right"


def undeclared(text: str) -> str:
    part = {"question": "", "answer": "1/3", "type": "number"}
    row = {"question": "", "answer_type": "parts", "answer": "1/3", "parts": [part]}
    return seedproof.score(row, f"Answer: {text}").verdict
