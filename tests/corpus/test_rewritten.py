"""Golden answers, rewritten: what keeps the value is never judged wrong, what breaks it never right.

Rows are generated at many root seeds, so no release is needed. `SEEDPROOF_REWRITTEN` raises the number of
examples of each property for a long run; `python -m tests.corpus.tally` lists all failures of one.
"""

import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seedproof
from tests.corpus.examples import folders, part_example, response_example, simple_example, wrongly_judged
from tests.corpus.reading import lines
from tests.corpus.rewriting import BREAKING, KEEPING

EXAMPLES = int(os.environ.get("SEEDPROOF_REWRITTEN", "50"))
SIMPLE_BENCHMARKS = ("missing_fact", "curriculum")

chosen = st.builds(lambda random: random.choice, st.randoms(use_true_random=False))


@st.composite
def rows(draw: st.DrawFn, *benchmarks: str) -> dict[str, Any]:
    folder = draw(st.sampled_from(folders(*benchmarks)))
    number = draw(st.integers(0, 999))
    root_seed = draw(st.integers(0, 10**9))
    return dict(seedproof.rebuild(f"{folder}/{number:06d}", root_seed))


@settings(max_examples=EXAMPLES)
@given(row=rows("university"), choose=chosen)
def test_a_rewritten_part_is_never_judged_falsely(row, choose):
    for example in part_example(row, choose):
        assert not wrongly_judged(example), example


@settings(max_examples=EXAMPLES)
@given(row=rows(*SIMPLE_BENCHMARKS), choose=chosen)
def test_a_response_with_a_rewritten_simple_answer_is_never_judged_falsely(row, choose):
    for example in simple_example(row, choose):
        assert not wrongly_judged(example), example


@settings(max_examples=EXAMPLES)
@given(row=rows("university"), choose=chosen)
def test_a_response_in_rewritten_parts_is_never_judged_falsely(row, choose):
    for example in response_example(row, choose):
        assert not wrongly_judged(example), example


def test_every_type_of_an_answer_has_rules_of_both_kinds():
    assert set(KEEPING) == set(BREAKING)
    types = {part["type"].split("(")[0] for row in lines("seen", "rows") for part in row.get("parts", [])}
    assert types == set(KEEPING)


@pytest.mark.parametrize("benchmark", ["university", *SIMPLE_BENCHMARKS])
def test_every_family_is_drawn_from(benchmark):
    least = {"university": 40, "missing_fact": 22, "curriculum": 49}
    families = {folder.split("/")[1] for folder in folders(benchmark)}
    assert len(families) == least[benchmark]
