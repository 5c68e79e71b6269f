"""Both stored plays of a game become scripts, and an engine refuses a play that breaks a rule."""

import pytest

import seedproof
from seedproof.certifying.rows import certified
from seedproof.certifying.script import Unread, text_of

ROW = seedproof.rebuild("number_game/five_operands/d1/000000", root_seed=1234)
FIRST, *MORE = ROW["best_solution"].splitlines()
LEFT, SIGN, RIGHT, _, RESULT = FIRST.split()


def verdicts(row):
    """What z3 finds of each query, and whether it was expected."""
    z3 = pytest.importorskip("z3")
    found = {}
    for script in certified("number_game", row).scripts:
        solver = z3.Solver()
        solver.from_string(text_of(script))
        found[script.query] = str(solver.check()) == script.expected
    return found


def replayed(*steps):
    play = "\n".join(steps)
    return ROW | {"best_solution": play, "answer": play}


def asked(old, new):
    assert old in ROW["question"]
    return ROW | {"question": ROW["question"].replace(old, new)}


def test_a_game_has_five_scripts_and_they_hold():
    assert verdicts(ROW) == dict.fromkeys(
        ["best_reaches", "best_scores", "simple_reaches", "simple_scores", "bounded"], True
    )


@pytest.mark.parametrize(
    "row",
    [
        replayed(FIRST.replace(f"= {RESULT}", f"= {int(RESULT) + 1}"), *MORE),
        replayed(*MORE),
        replayed(FIRST, FIRST, *MORE),
        replayed(f"97 {SIGN} {RIGHT} = {RESULT}", *MORE),
        ROW | {"best_score": ROW["best_score"] - 1},
        ROW | {"simple_score": ROW["simple_score"] + 1},
        asked("- 5 for reaching the target number", "- 4 for reaching the target number"),
    ],
    ids=[
        "wrong result",
        "step dropped",
        "taken twice",
        "number not there",
        "score",
        "simple score",
        "points",
    ],
)
def test_a_play_that_breaks_a_rule_is_refused(row):
    assert not all(verdicts(row).values())


def test_a_division_is_by_any_number_but_0():
    row = asked("2, 10, 2, 2, 4", "2, 2, 2, 2, 4") | {"base_numbers": [2, 2, 2, 2, 4]}
    by_1 = "2 * 2 = 4\n4 * 4 = 16\n2 / 2 = 1\n16 / 1 = 16"
    by_0 = "2 - 2 = 0\n2 - 2 = 0\n0 / 0 = 16"
    for play, keeps_the_rules in {by_1: True, by_0: False}.items():
        other = row | {"best_solution": play, "answer": play}
        assert verdicts(other)["best_reaches"] == keeps_the_rules


def test_what_does_not_fit_the_question_is_unread(subtests):
    for said, row in {
        "target": asked(f"Target number: {ROW['target']}", f"Target number: {ROW['target'] + 1}"),
        "rule dropped": asked("- A solution that breaks a rule scores 0.\n", ""),
        "rule added": asked("Points:", "Points:\n- 9 for each hint"),
        "no step": replayed("1 + 2 = 3 or so"),
        "another answer": ROW | {"answer": ROW["simple_solution"] + "\n1 + 1 = 2"},
    }.items():
        with subtests.test(said), pytest.raises(Unread):
            certified("number_game", row)


def test_what_no_script_says_is_told():
    assert any("search" in reason for reason in certified("number_game", ROW).beyond)
