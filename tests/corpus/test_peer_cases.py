"""Cases that are read out of a made-up module, and what is told of them."""

from tests.corpus import peer_cases
from tests.corpus.peer_cases import Case, Table, cases_in, fate, ours, record, type_of

MODULE = """
raise SystemExit("nobody runs this")
@pytest.mark.parametrize("gold, pred,expected", [("1", "one", 1), (f"{1}", "2", 0), ("3", name, 0)])
def test_pairs(gold, pred, expected): ...
@pytest.mark.parametrize(("gold", "pred", "expected"), [("5", "6", INCORRECT), pytest.param("7", "7", 1)])
async def test_scores(gold, pred, expected): ...
@pytest.mark.parametrize("same", [pytest.param("(2,4)", id="pair"), "8", 9])
def test_same(same): ...
"""


def test_rows_of_literals_are_cases_and_nothing_is_run():
    found = list(cases_in(MODULE, Table("", "", "*", "gold", "pred", "expected")))
    assert found == [Case("1", "one", "equal"), Case("5", "6", "different"), Case("7", "7", "equal")]
    same = cases_in(MODULE, Table("", "", "test_s*", "same", "same", True))
    assert list(same) == [Case("(2,4)", "(2,4)", "equal"), Case("8", "8", "equal")]


def test_what_becomes_of_a_case():
    told = [fate("equal", "different", truth) for truth in ("equal", "different", "open")]
    assert told == ["ours right", "theirs right", "open"]
    assert [fate("equal", "equal", ""), fate("undecided", "equal", "")] == ["agree", "undecided by us"]
    assert [type_of(gold) for gold in ("x = 3", r"\frac{p}{q}", "1,2")] == [
        "number",
        "expression(p, q)",
        "set",
    ]


def test_our_verdict_is_that_on_a_response():
    said = [ours(Case("1/2", answer, "")) for answer in ("$0.5$", "0.4", "perhaps 1/2", "")]
    assert said == ["equal", "different", "undecided", "different"]


def test_without_a_package_a_line_says_so_and_the_figures_stay(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(peer_cases, "FETCHED", tmp_path)
    monkeypatch.setattr(peer_cases, "KEPT", tmp_path / "cases.json")
    monkeypatch.setattr("subprocess.run", lambda *_, **__: None)
    record(is_kept=True)
    assert capsys.readouterr().out.count("\n") == 1
    assert not (tmp_path / "cases.json").exists()
