"""The engines themselves, where they are installed."""

import pytest

from pipeline.certifying.deciding import decided
from pipeline.certifying.engines import END, ENGINES, Engine
from pipeline.certifying.making import made
from pipeline.certifying.models import fit_of
from pipeline.certifying.proofs import proved
from tests.certifying.pipeline.rows import ROWS

NAMES = sorted(ENGINES)


def script(logic, *lines):
    return "\n".join([f"(set-logic {logic})", *lines, END])


@pytest.fixture(params=NAMES)
def engine(request):
    pytest.importorskip(request.param)
    return ENGINES[request.param]


def test_a_model_is_told_so_that_we_can_read_it(engine, subtests):
    for logic in ["QF_LRA", "QF_NRA"]:
        with subtests.test(logic):
            text = script(logic, "(declare-const x Real)", "(assert (= (* 3.0 x) (- 2.0)))")
            result = engine.start()(text, 2)
            assert result.verdict == "sat"
            assert fit_of(text, result.model) == "fits"


def test_integers_reals_and_truth_values_are_mixed(engine):
    names = "(declare-const x Real)(declare-const n Int)(declare-const p Bool)"
    claims = ["(= (* x (to_real n)) 2.5)", "(= p (< n 0))", "(= (mod n 5) 2)", "p"]
    text = script("QF_NIRA", names, *(f"(assert {claim})" for claim in claims))
    result = engine.start()(text, 2)
    assert result.verdict == "sat"
    assert fit_of(text, result.model) == "fits"


def test_an_irrational_model_is_known_as_one(engine):
    text = script("QF_NRA", "(declare-const x Real)", "(assert (= (* x x) 2.0))")
    result = engine.start()(text, 2)
    assert result.verdict == "sat"
    assert fit_of(text, result.model) == "irrational"


def test_a_script_that_is_none_is_not_decided(engine):
    with pytest.raises(Exception):  # noqa: B017, PT011
        engine.start()(script("QF_NRA", "(assert (= x 1.0))"), 2)


def test_a_status_that_is_wrong_is_contradicted(engine):
    claims = "(declare-const x Real)(assert (< x 0.0))(assert (> x 0.0))"
    assert engine.start()(script("QF_LRA", "(set-info :status sat)", claims), 2).verdict == "unsat"


def test_each_decides_every_script_of_a_row_and_its_models_fit():
    engines = [ENGINES[name] for name in NAMES]
    for each in engines:
        pytest.importorskip(each.name)
    queries = [query for result in made("missing_fact", ROWS[:2]) for query in result.queries]
    for each in decided(queries, engines, 2, 1):
        assert each.contradictions == []
        assert {answer.verdict for answer in each.answers.values()} == {each.query.expected}
        assert each.is_replayed == (each.query.expected == "sat")


def test_an_engine_that_is_not_installed_names_itself():
    with pytest.raises(ModuleNotFoundError) as raised:
        Engine("z3", "no-such-distribution", lambda: None).version()
    assert raised.value.name == "z3"


def test_what_is_unsatisfiable_gets_a_proof_that_begins_with_a_command():
    pytest.importorskip("cvc5")
    queries = [query for result in made("missing_fact", ROWS[:1]) for query in result.queries]
    found = list(proved(queries, 5, 1))
    assert [query.script.query for query, _ in found] == ["unique", "witness_0_unique"]
    for _, proof in found:
        assert proof.text.startswith("(declare-const ")
        assert "\n(step @p" in proof.text
        assert " false " in proof.text.splitlines()[-1]
        assert not proof.has_gaps
