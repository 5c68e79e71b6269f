"""Answers against golden answers: the table in both directions, and that every equal pair can be refused."""

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from seedproof.equivalence import ANSWER_TYPES, Verdict, compare, compare_parts
from tests.equivalence.cases import CASES, Case
from tests.equivalence.tables import by_kind, is_judged_right


def test_the_verdict_is_right_in_both_directions(subtests):
    for kind, cases in by_kind(CASES).items():
        with subtests.test(kind):
            assert [case for case in cases if not is_judged_right(case)] == []


def mutated(case: Case) -> str:
    """The answer with one part changed, so that it is wrong; the change depends only on the type."""
    gold, _, kind, _, _ = case
    match kind:
        case "label":
            return "inflection point" if "inflection" not in gold.lower() else "saddle point"
        case "set" | "unordered":
            return "{7919/7907, 1}"
        case "interval_union":
            return "(-7919, 7907]"
        case "tuple":
            return "(7919, 7907, 1, 1, 1)"
        case "matrix":
            return "[[7919, 7907, 1], [0, 1, 7919], [1, 2, 3]]"
        case "span":
            return "{(1, 7919, 3, 5, 7), (0, 1, 0, 0, 1)}"
        case "equation_up_to_scale":
            return f"{gold} + 7919 x y"
        case "ode_family":
            return "C_1 e^(7919 x) + C_2 e^(7907 x)"
        case "integer_families":
            return "7919/7907 + 2n pi" if "pi" in gold or "°" in gold else "1/2 + n"
        case "antiderivative":
            return "x/7919 + e^(e^x)"
    if kind == "number":
        return "7919/7907"
    return "7919/7907 + x^17 + a"


def neighbours_that_are_not_refused(case: Case) -> list[str]:
    gold, answer, kind, options, _ = case
    may_be_undecided = kind in ("equation_up_to_scale", "ode_family", "label")
    refused = ("different", "undecided") if may_be_undecided else ("different",)
    other = mutated(case)
    return [
        stated for stated in (gold, answer) if compare(stated, other, kind, options).result not in refused
    ]


def test_every_pair_that_is_equal_has_a_neighbour_that_is_refused(subtests):
    for kind, cases in by_kind(CASES).items():
        with subtests.test(kind):
            equal = [case for case in cases if case[4] == "equal"]
            assert [stated for case in equal for stated in neighbours_that_are_not_refused(case)] == []


def test_a_value_that_is_off_by_very_little_is_refused():
    for gold, _, kind, options, expected in CASES:
        if (
            expected == "equal"
            and kind in ("number", "expression")
            and not any(word in gold for word in "=≈%°")
        ):
            verdict = compare(gold, f"({gold}) + 1/10^60", kind, options)
            assert verdict.result != "equal", gold


def test_all_types_are_in_the_table():
    assert {kind for _, _, kind, _, expected in CASES if expected == "equal"} == set(ANSWER_TYPES)
    assert {kind for _, _, kind, _, expected in CASES if expected == "different"} == set(ANSWER_TYPES)


def test_parts_are_compared_one_by_one():
    parts = [("1/2", "number", {}), ("x^2 + C", "antiderivative", {"variable": "x"})]
    assert [verdict.result for verdict in compare_parts(parts, ["0.5", "x^2 + C"])] == ["equal", "equal"]
    assert [verdict.result for verdict in compare_parts(parts, ["0.4", "nonsense words"])] == [
        "different",
        "undecided",
    ]
    with pytest.raises(ValueError, match="zip"):
        compare_parts(parts, ["0.5"])


def test_an_unknown_type_or_domain_is_an_error_of_the_caller():
    with pytest.raises(ValueError, match="answer-type"):
        compare("1", "1", "numbers")
    with pytest.raises(ValueError, match="domain"):
        compare("x", "x", "expression", {"domain": {"x": "somewhere nice"}})


def test_no_time_means_undecided():
    pair = ("sin(x)^4", "(3 - 4cos(2x) + cos(4x))/8")
    assert compare(*pair, "expression").result == "equal"
    assert compare(*pair, "expression", {"seconds": 0}).result == "undecided"


def test_threads_give_the_same_verdicts():
    cases = CASES[::7] * 3
    with ThreadPoolExecutor(8) as pool:
        verdicts = list(pool.map(lambda case: compare(*case[:4]), cases))
    assert [verdict.result for verdict in verdicts] == [case[4] for case in cases]
    assert threading.active_count() < 50


def test_verdicts_are_values():
    assert compare("1", "1", "number") == Verdict("equal", "both are the same rational number")


def test_the_room_loads_neither_sympy_nor_numpy():
    code = "import sys, seedproof.equivalence; print({'sympy', 'numpy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
