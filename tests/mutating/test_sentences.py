"""Sentence bugs: wordings are found, each bug is refused or shown to be true, and nothing is left behind."""

import json
import sys
from collections import Counter
from dataclasses import replace

import pytest

from pipeline.mutating import counting, sentences
from pipeline.mutating.sentences import Fate, Trial, fates
from pipeline.mutating.showing import shown_by
from pipeline.mutating.switching import in_a_child
from pipeline.mutating.wordings import Wording, bugs_of, wordings_of
from pipeline.mutating.words import OTHERS, WORD
from seedproof.contract import registry
from seedproof.record.rows import line_of
from seedproof.record.seeds import RowId
from tests.circles import soak
from tests.conftest import run
from tests.ours import OURS

TANK = "seedproof.problems.templates.mixing_tank.phrases"
LINE = "seedproof.benchmarks.missing_fact.families.geometry_coordinates.generate"
SAMPLES = [
    pytest.param("missing_fact", "bayes_missing_prior"),
    pytest.param("university", "linear_ode"),
    pytest.param("curriculum", "lexicon.measures", marks=soak),
    pytest.param("number_game", "number_game.words", marks=soak),
    pytest.param("judge", "writers.letter", marks=soak),
]


def wording(benchmark, module, beginning):
    (found,) = (each for each in wordings_of(benchmark)[module] if each.text.startswith(beginning))
    return found


def tried(benchmark, wording, said):
    """What became of the bugs of one wording whose words have all of these."""
    ((_, found),) = fates(benchmark, {wording.module: [wording]})
    return [fate for fate in found if said in fate.bug.said]


@pytest.fixture
def tank():
    return wording("university", TANK, "A tank holds <volume> litres of brine")


def test_an_exchange_in_a_tank_is_refused_by_the_solvers_alone(tank):
    (fate,) = tried("university", tank, "<start> ⇄ <inflow>")
    assert (fate.trial.end, fate.trial.by) == ("refused", {"certify/contradicted"})


def test_without_solvers_the_exchange_is_a_hole_with_its_text(tank, monkeypatch):
    monkeypatch.setattr(sentences, "can_certify", lambda benchmark: False)
    (fate,) = tried("university", tank, "<start> ⇄ <inflow>")
    assert fate.trial.end == "hole"
    assert "university/mixing_tank/d2/" in fate.trial.passed[0]
    assert "A tank holds" in counting.said_of(fate)


def test_an_equation_read_from_its_other_side_is_shown_to_be_true():
    sides = wording("missing_fact", LINE, "{linear_text(('x',), (a,))} = ")
    (fate,) = tried("missing_fact", sides, "⇄")
    assert (fate.trial.end, fate.trial.passed) == ("true", [])


def test_a_wording_that_no_row_has_is_named(tank):
    other = replace(tank, pieces=("A tank that nobody has holds ", *tank.pieces[1:]))
    assert shown_by("university", "mixing_tank", [other]) == [[]]
    fate = Fate(next(bugs_of(other)), Trial())
    lines = list(counting.table(counting.counted("university", [fate]), [fate]))
    assert any(line.startswith(f"not shown: {TANK}, line {tank.line}: two gaps") for line in lines)


def test_nothing_is_left_behind(tank):
    def row():
        place = RowId("university", "mixing_tank", 2, "3")
        return line_of(registry.benchmark("university").generate.rebuild(place, 7))

    before = row(), {name: id(module) for name, module in sys.modules.items() if "mixing_tank" in name}
    finders = list(sys.meta_path)
    tried("university", tank, "left out")
    after = row(), {name: id(module) for name, module in sys.modules.items() if name in before[1]}
    assert (before, finders) == (after, list(sys.meta_path))


def test_a_child_that_dies_or_hangs_gives_nothing():
    assert in_a_child(lambda: 3, 60) == 3
    assert in_a_child(lambda: sys.exit(1), 60) is None
    assert in_a_child(lambda: __import__("time").sleep(60), 0.1) is None


def test_a_wording_has_every_bug():
    text = Wording(None, "", 0, 1, ("At least ", "<a>", " litres and ", "<b>", " more"))
    assert [bug.said for bug in bugs_of(text)] == [
        "<a> ⇄ <b>",
        "<a> left out",
        "<b> left out",
        "At least → At most",
        "litres → millilitres",
        "more → fewer",
    ]
    assert all(WORD.fullmatch(word) for word in OTHERS)


@pytest.mark.parametrize("benchmark", OURS)
def test_every_benchmark_has_wordings_and_their_bugs_compile(benchmark):
    found = [wording for of_module in wordings_of(benchmark).values() for wording in of_module]
    kinds = Counter(bug.kind for wording in found for bug in bugs_of(wording))
    assert set(kinds) == {"exchanged", "dropped", "turned"}
    for each in found[:: 1 + len(found) // 10]:
        for bug in list(bugs_of(each))[:1]:
            assert bug.code().co_filename == str(each.path)


@pytest.mark.parametrize(("benchmark", "group"), SAMPLES)
def test_no_bug_of_a_sample_comes_through(benchmark, group):
    modules = counting.modules_of(benchmark, group)
    every = [fate for _, found in fates(benchmark, modules) for fate in found]
    assert every
    assert [counting.said_of(fate) for fate in every if fate.trial.end == "hole"] == []


def test_the_command_prints_a_table_and_each_bug():
    done = run("mutate", "university", "--sentences", "--family", "linear_ode", "--json", "--workers", "1")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert {bug["end"] for bug in told["bugs"]} == {"refused"}
    assert set(told["families"]) == {"linear_ode"}
    assert sum(of["bugs"] for of in told["families"]["linear_ode"].values()) == len(told["bugs"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--sentences", "--write"], "leave --write and --kind out"),
        (["--family", "linear_ode"], "add --sentences"),
        (["--sentences", "--family", "linear_od"], "did you mean linear_ode"),
    ],
)
def test_options_that_do_not_fit_are_refused(arguments, said):
    done = run("mutate", "university", *arguments)
    assert done.exit_code != 0
    assert said in done.output.lower() or said in done.output
