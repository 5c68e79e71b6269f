"""Every family keeps the same promises; a new one joins by its file alone."""

from pkgutil import iter_modules

import pytest

import seedproof as sp
from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.certifying.missing_fact import families
from seedproof.certifying.missing_fact.certify import family_of
from seedproof.certifying.rows import certified
from seedproof.certifying.script import Unread, text_of
from tests.certifying.missing_fact.test_misreadings import result_of
from tests.circles import few

NAMES = [module.name for module in iter_modules(families.__path__)]


def a_row(family, difficulty=1, root_seed=5):
    return sp.rebuild(f"missing_fact/{family}/d{difficulty}/000000", root_seed)


def promised(row):
    """Return the queries that a row promises, with what an engine should say."""
    promises = {"consistent": "sat", "unique": "unsat", "open": "sat"}
    for number in range(len(row["witnesses"])):
        promises |= {f"witness_{number}_consistent": "sat", f"witness_{number}_unique": "unsat"}
    for held in row["held"][1:]:
        promises |= {f"slot_{held['slot']}_consistent": "sat", f"slot_{held['slot']}_unique": "unsat"}
    if row["answers_without_hint"] is not None:
        promises |= {"counted": "unsat", "counted_each": "sat"}
    return promises


def test_every_family_has_a_file():
    assert sorted(NAMES) == sorted(FAMILIES)


@pytest.mark.parametrize("difficulty", few((1, 2, 3), 1))
@pytest.mark.parametrize("family", NAMES)
def test_a_row_has_the_scripts_of_its_promises(family, difficulty):
    row = a_row(family, difficulty)
    made = certified("missing_fact", row)
    two_sided = {} if family_of(row).shared is None else {"two_sided": "sat"}
    assert {script.query: script.expected for script in made.scripts} == promised(row) | two_sided
    assert not made.beyond
    assert all(text_of(script).startswith("(set-info") for script in made.scripts)


@pytest.mark.parametrize("family", NAMES)
def test_the_same_row_has_the_same_scripts(family):
    assert certified("missing_fact", a_row(family)) == certified("missing_fact", a_row(family))


@pytest.mark.parametrize("family", NAMES)
def test_a_sentence_that_nobody_knows_is_unread(family):
    row = a_row(family)
    added = "It does not matter."
    question = row["question"].replace("\n\nTask: ", f"\n- {added}\n\nTask: ")
    with pytest.raises(Unread, match="nothing reads: It does not matter"):
        certified("missing_fact", {**row, "question": question, "view": [*row["view"], added]})


@pytest.mark.parametrize("family", NAMES)
def test_a_task_that_nobody_knows_is_unread(family):
    row = a_row(family)
    asked = "Guess."
    question = row["question"].replace(f"Task: {row['target']}", f"Task: {asked}")
    with pytest.raises(Unread, match="nothing reads: Guess"):
        certified("missing_fact", {**row, "question": question, "target": asked})


@pytest.mark.parametrize("family", NAMES)
def test_the_answer_of_a_witness_is_contradicted(family):
    pytest.importorskip("z3")
    row = a_row(family)
    (witness,) = row["witnesses"]
    exchanged = {**row, "answer": witness["answer"], "witnesses": [{**witness, "answer": row["answer"]}]}
    scripts = {script.query: script for script in certified("missing_fact", exchanged).scripts}
    for query in ("consistent", "unique", "witness_0_consistent", "witness_0_unique"):
        assert result_of(scripts[query]) != scripts[query].expected


@pytest.mark.parametrize("family", NAMES)
def test_a_row_with_the_hint_among_its_notes_is_refused(family):
    pytest.importorskip("z3")
    row = a_row(family)
    question = row["question"].replace("\n\nTask: ", f"\n- {row['hint']}\n\nTask: ")
    try:
        made = certified("missing_fact", {**row, "question": question, "view": [*row["view"], row["hint"]]})
    except Unread:
        return
    (still_open,) = (script for script in made.scripts if script.query == "open")
    assert result_of(still_open) == "unsat"
