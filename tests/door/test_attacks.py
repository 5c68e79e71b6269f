"""Responses that want to be taken for right, and are not: hedged, doubled, negated, copied, or too long."""

import json

import pytest

import seedproof
from pipeline.releasing.versions import parse_version
from tests.circles import first_and_further
from tests.conftest import REPOSITORY
from tests.corpus.reading import lines

ROWS = {row["id"]: row for row in lines("seen", "rows")}

ATTACKS = {
    "university/lagrange_linear_function/d1/000000": [
        "The answer is not (a) 5; (b) -5; (c) (-3/5, -4/5).",
        "Is it (a) 5; (b) -5; (c) (-3/5, -4/5)? I do not know.",
        "The answer cannot be (a) 5; (b) -5; (c) (-3/5, -4/5).",
        "Answer: everything except (a) 5; (b) -5; (c) (-3/5, -4/5)",
    ],
    "curriculum/4_nbt_b_6/d4/000093": [
        "The answer is not quotient = 113, remainder = 4.",
        "Answer: 17 = quotient = 113, remainder = 4",
        "Answer: 1, 2, 3, quotient = 113, remainder = 4",
        "The answer cannot be quotient = 113, remainder = 4.",
        "Answer: more than quotient = 113, remainder = 4",
        "Answer: x != quotient = 113, remainder = 4",
    ],
    "curriculum/4_nf_a_2/d4/000027": [
        "Is it <? I do not know.",
    ],
    "judge/linear_system/d3/000001": [
        "Yes.\n\nHmm, wait. (c) is 2, not 0. So no.",
    ],
    "judge/eigenspaces/d1/000012": [
        "Yes for (a) and (b). No for (c).",
        "Answer: yes, but no for (b)",
        "Yes, except for (b).",
        "Answer: yes in two of three parts",
        "Answer: yes for (a) only",
        "Answer: yes, but (b) is incorrect, so not in all parts",
        "Answer: yes if C is allowed, otherwise no",
        "partly yes",
        "y",
        "Answer: yes. Wait, that is wrong; it is 17.",
        "Answer: no\n\nHmm, not so fast.",
        "The answer cannot be yes.",
        "Answer: no?",
        "Suppose the answer is yes. Then a contradiction follows.",
    ],
    "missing_fact/discrete_tomography/d1/000003": [
        "It depends on cell (0,0): 1 if it is 0, else 0.",
    ],
    "missing_fact/crt_reconstruction/d1/000003": [
        "x ≡ 156 (mod 165)",
    ],
    "curriculum/4_nbt_b_5/d4/000050": [
        "The exact value is 62 × 68, about 4200.",
    ],
    "curriculum/6_ee_a_1/d6/000141": [
        "The answer is 296 if we cube, else 28. I choose 28.",
        "It is not 296.",
        "The answer cannot be 296.",
        "Answer: x != 296",
        "Answer: x ≠ 296",
        "Answer: 296\n\nAlternative answer: 17",
        "\\boxed{17}\n\nEarlier: \\boxed{296} was wrong.",
        "296? No, 8.",
        "Answer: 28 (not 296)",
        "One might get 296, but 28 is right.",
        "Answer: between 290 and 300",
        "Answer: 296 ± 10",
        "Answer: at least 296",
        "Answer: 296 is wrong",
        "The answer 296 is wrong; it is 280.",
        "Answer: 296 = 280",
        "Answer: 2 9 6",
        "Answer: 296, 28",
        "8³ − 6³ = 512 − 216 = 296. No wait, that's (8−6)³ = 8.",
        '{"answer": 296, "answer": 28}',
        "Answer: 296 thousand",
        "Answer: 296 dozen",
        "Answer: half of 296",
        "Answer: twice 296",
        "Answer: 296 more than 8",
        "The difference of 297 and 1.",
        "It is either 296 or 298, and I think it is 298.",
        "The previous answer 296 is incorrect. Check: 8^3 = 512.",
        "28\n\nCheck: 512 - 216 = 296. Hmm, so 28 is wrong.",
        "296\n\nCheck: 512 - 216 = 286, so it is not 296.",
        "Answer: 17 = 296",
        "Answer: 1/3 = 1/2 = 296",
        "Answer: 280 -> 296",
        "Answer: 280 => x = 296",
        "Answer: The value 280 = 296",
        "Answer: x = 280 = 296",
        "Answer: $280$ $=$ $296$",
        "Answer: 8^3 - 6^3 = 280 = 296",
    ],
    "curriculum/4_md_a_3/d4/000084": [
        "It is 84 inches wide.",
    ],
    "curriculum/4_nbt_b_6/d4/000057": [
        "111.857 tins",
    ],
    "curriculum/4_nf_a_2/d4/000085": [
        "≥",
        "Answer: 17 = <",
        "3/8 is bigger than 1 1/3.",
        "neither",
    ],
    "missing_fact/graph_path_sums/d2/000023": [
        "(1, 2, 1) or (2, 1, 2)",
        "If s3 = 4 then (2, 1, 2), if s3 = 2 then (1, 2, 1).",
        "Answer: 1 + 1 = (2, 1, 2)",
        "Answer: (1, 2, 1) = (2, 1, 2)",
    ],
    "missing_fact/bayes_missing_prior/d3/000000": [
        "P(E|H) = 9/16",
        "The odds are 9:16.",
        "9:16",
        "Answer: 1/2 = 9/16",
        "Answer: 1/2 -> 9/16",
    ],
    "university/shaded_polar_region/d1/000000": [
        "Answer: (a) 1 = 3*pi/2; (b) 5 = 15*pi/4",
        "Answer: (a) $\\pi \\to \\frac{3\\pi}{2}$; (b) $\\frac{15\\pi}{4}$",
    ],
    "missing_fact/recurrence_missing_init/d1/000006": [
        "a(7) = 56",
        "a(6) = 80 = 56",
        "a(6) = 80 + 24·a(1)",
    ],
}

BOMBS = [
    "(",
    "yes ",
    "no. ",
    "a(6) = ",
    "Check: ",
    "1 = ",
    "((a)",
    "not 1 but ",
    "instead of 1 ",
    "\\boxed{",
    "_",
    "A. ",
]


def test_a_hedged_doubled_negated_or_copied_answer_is_never_right(subtests):
    for row, responses in ATTACKS.items():
        with subtests.test(row):
            right = [text for text in responses if seedproof.score(ROWS[row], text).verdict == "right"]
            assert right == []


BOMBED = [
    (row, unit)
    for place, row in enumerate(sorted(ATTACKS))
    for number, unit in enumerate(BOMBS)
    # A million times yes is a yes.
    if (place + number) % 3 == 0 and not (row.startswith("judge") and unit in ("yes ", "no. "))
]


@pytest.mark.parametrize("turns", first_and_further(10))
def test_a_megabyte_of_anything_is_read_and_not_right(subtests, turns):
    for place, (row, unit) in enumerate(BOMBED):
        if place % 10 not in turns:
            continue
        response = unit * (1_000_000 // len(unit))
        with subtests.test(row=row, unit=unit):
            assert seedproof.score(ROWS[row], response).verdict != "right"
            assert seedproof.score(ROWS[row], "Answer: " + response[:5_900]).verdict != "right"


EACH = {"missing_fact": 40, "curriculum": 80, "university": 20, "number_game": 80, "judge": 1}
"""Of how many rows one is tried. Questions of `judge` hold answers of others, so that each is."""


def newest_rows(benchmark):
    newest = max((REPOSITORY / "releases" / benchmark).iterdir(), key=lambda path: parse_version(path.name))
    written = "".join(path.read_text() for path in sorted(newest.glob("jsonl/*/*.jsonl")))
    return map(json.loads, written.splitlines()[:: EACH[benchmark]])


@pytest.mark.parametrize("benchmark", EACH)
def test_whoever_copies_the_question_is_never_right(benchmark):
    right = [row["id"] for row in newest_rows(benchmark) if seedproof.score(row, row["question"]).right]
    assert right == []
