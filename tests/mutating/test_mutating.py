"""Corrupted rows: every kind corrupts, the gates refuse without the seed, and the table can show a hole."""

import json
from collections import Counter

import msgspec
import pytest

from docs.generated import stale
from pipeline.mutating import gates as gates_module
from pipeline.mutating.gates import Gates
from pipeline.mutating.kind import Case, TableKind
from pipeline.mutating.kinds import kinds_of
from pipeline.mutating.kinds.texts import EDITS
from pipeline.mutating.mutating import Outcome, chosen, outcomes
from pipeline.mutating.statement import Statement
from pipeline.mutating.stating import differences, fits, state
from pipeline.releasing.attestations import attestations_of, tool_of
from pipeline.releasing.manifest import read_manifest
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.contract.settings import by_split
from seedproof.record.draws import Draws
from seedproof.record.instances import read_instances
from seedproof.record.rows import OWN_SPLIT, line_of
from tests.circles import few, soak
from tests.conftest import run
from tests.mutating.pages import files, statements
from tests.ours import OURS

BENCHMARKS = list(OURS)
SAMPLED = ("answer: one more", "answer: letter", "question: number changed", "question: wide digits",
           "proof: emptied", "seed: another", "table: rows exchanged")  # fmt: skip
CORRUPTED = {"one more": "5/2", "one less": "1/2", "sign": "-3/2", "reciprocal": "2/3", "doubled": "3",
             "decimal": "1.500", "not reduced": "6/4"}  # fmt: skip
"""What each kind makes of the answer 3/2."""


@pytest.fixture
def small(built, monkeypatch):
    """The gates and the rows of a small build."""
    monkeypatch.chdir(built)

    def of(benchmark):
        build = Build(benchmark)
        layout = registry.benchmark(benchmark).release
        rows = list(read_instances(build.instances, layout.row))
        demonstrations = list(read_instances(build.demonstrations, layout.row, may_have_more=True))
        return Gates(benchmark, by_split(build.settings())[OWN_SPLIT], demonstrations), rows

    return of


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_a_benchmark_has_sixty_kinds_and_each_has_a_name_of_its_own(benchmark):
    kinds = kinds_of(benchmark)
    assert len(kinds) >= 60
    assert len({kind.name for kind in kinds}) == len(kinds)
    assert all(kind.said.endswith(".") for kind in kinds)


@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_a_kind_changes_the_row_and_nothing_else(benchmark, small):
    _, rows = small(benchmark)
    applied = set()
    for row in rows[:6]:
        for kind in kinds_of(benchmark):
            if isinstance(kind, TableKind):
                continue
            others = [other for other in rows if other is not row]
            case = Case(json.loads(line_of(row)), others, others, Draws("00" * 16))
            before = line_of(case.row)
            changed = kind.change(case)
            assert line_of(case.row) == before, f"{kind.name} changes the row that it is given"
            if changed is not None:
                assert line_of(changed) != before, kind.name
                applied.add(kind.name)
    assert len(applied) >= 60


def test_a_number_is_corrupted_as_its_kind_says(subtests):
    kinds = {kind.name: kind for kind in kinds_of("number_game")}
    for name, answer in CORRUPTED.items():
        with subtests.test(name):
            case = Case({"answer": "3/2"}, [], [], Draws("00" * 16))
            assert kinds[f"answer: {name}"].change(case) == {"answer": answer}


@pytest.mark.parametrize("benchmark", few(BENCHMARKS, 2))
def test_corrupted_rows_are_refused_without_their_seeds(benchmark, small):
    gates, rows = small(benchmark)
    kinds = [kind for kind in kinds_of(benchmark) if kind.name in SAMPLED]
    places = chosen(rows, 1)[:3]
    found = {outcome.kind.name: outcome for outcome in outcomes(gates, kinds, rows, places, "7")}
    assert sum(outcome.applied for outcome in found.values()) >= 12
    for name, outcome in found.items():
        assert outcome.examples == [], name
        assert sum(outcome.refused.values()) >= outcome.applied, name


@pytest.mark.parametrize("benchmark", ["university", "judge"])
def test_cycle_refuses_each_field_of_another_form(benchmark, small):
    gates, rows = small(benchmark)
    kinds = [kind for kind in kinds_of(benchmark) if kind.name.startswith("asked: another ")]
    places = chosen(rows, 1)[:6]
    for outcome in outcomes(gates, kinds, rows, places, "7"):
        if outcome.kind.name != "asked: another row's":
            assert outcome.refused["cycle/asked"] == outcome.applied == len(places), outcome.kind.name


def test_an_intact_row_is_refused_by_nobody(small):
    gates, rows = small("missing_fact")
    assert [gates.of_row(row) for row in rows[:5]] == [set()] * 5
    assert gates.of_table(rows) == {}
    assert all(gates.is_from_its_seed(row) for row in rows[:5])


def test_a_gate_that_is_switched_off_shows_as_a_hole(small, monkeypatch):
    """Without `misplaced` nobody but the seed knows that a true row has another seed."""
    gates, rows = small("missing_fact")
    kinds = [kind for kind in kinds_of("missing_fact") if kind.name == "seed: another"]
    monkeypatch.setattr(gates_module, "misplaced", lambda *_: iter(()))
    (outcome,) = outcomes(gates, kinds, rows, [0, 1], "7")
    assert (outcome.applied, outcome.only_by_rebuild, outcome.passed) == (2, 2, 0)
    monkeypatch.setattr(Gates, "is_from_its_seed", lambda *_: True)
    (outcome,) = outcomes(gates, kinds, rows, [0, 1], "7")
    assert (outcome.only_by_rebuild, outcome.passed) == (0, 2)
    assert not fits(stated([outcome]), "missing_fact", rows), "verify would take it for true"


def stated(outcomes):
    return state("missing_fact", {"seedproof": "1.0.0"}, 1, "7", outcomes)


def whole():
    """A statement on every kind, of which the gates refuse a row."""
    by = Counter({"validate/answer": 1})
    return stated(Outcome(kind, applied=1, refused=by) for kind in kinds_of("missing_fact"))


def restated(kind, changes):
    """The whole statement, with other words on one kind."""
    content = msgspec.to_builtins(whole())
    content["kinds"][kind] |= changes
    return msgspec.convert(content, Statement)


def test_a_statement_has_only_words_of_the_code_and_counts_that_add_up(small, subtests):
    for forged in [
        {"said": "Ten people looked for a row to corrupt, and found none."},
        {"harmless": "A row that nobody corrupted does no harm."},
        {"applied": 5_000},
        {"applied": 5_000, "without_rebuild": {"validate/answer": 5_000}},
        {"applied": 2},
        {"without_rebuild": {"validate/answer": 2}},
        {"without_rebuild": {"validate/answer": 1, "people/ten": 1}},
        {"without_rebuild": {"validate/answer": 1, "validate/all of it, by hand": 1}},
        {"without_rebuild": {"validate/answer": 1, "cycle/answer": 0}},
        {"only_by_rebuild": 2, "harmless": "None"},
    ]:
        with subtests.test(forged=forged):
            _, rows = small("missing_fact")
            assert fits(whole(), "missing_fact", rows)
            assert not fits(restated("question: double space", forged), "missing_fact", rows)


def test_a_kind_of_tables_is_not_applied_more_often_than_a_run_does(small):
    _, rows = small("missing_fact")
    forged = {"applied": 4, "without_rebuild": {"quality/order": 4}}
    assert not fits(restated("table: rows exchanged", forged), "missing_fact", rows)


def test_a_statement_is_of_every_kind_and_excuses_no_hole(small):
    gates, rows = small("missing_fact")
    kinds = [kind for kind in kinds_of("missing_fact") if kind.name == "answer: one more"]
    found = stated(outcomes(gates, kinds, rows, [0], "7"))
    assert found.kinds["answer: one more"].applied == 1
    assert not fits(found, "missing_fact", rows), "it lacks kinds"
    unexcused = (Outcome(kind, applied=1, only_by_rebuild=1) for kind in kinds_of("missing_fact"))
    assert not fits(stated(unexcused), "missing_fact", rows)
    assert not fits(whole(), "curriculum", rows)
    assert differences(whole(), whole()) == []
    assert differences(whole(), found) == list(whole().kinds), (
        "of one it says another count, of others nothing"
    )


def test_a_table_that_nobody_checks_passes(small, monkeypatch):
    gates, rows = small("number_game")
    kinds = [kind for kind in kinds_of("number_game") if kind.name == "table: rows exchanged"]
    monkeypatch.setattr(Gates, "of_table", lambda *_: {})
    (outcome,) = outcomes(gates, kinds, rows, [0], "7")
    assert (outcome.only_by_rebuild, outcome.passed) == (1, 0)
    monkeypatch.setattr(Gates, "are_as_made", lambda *_: True)
    (outcome,) = outcomes(gates, kinds, rows, [0], "7")
    assert (outcome.only_by_rebuild, outcome.passed) == (0, 1)


def test_an_edit_of_an_empty_text_does_not_raise(subtests):
    for name in EDITS:
        with subtests.test(name):
            EDITS[name]("", Draws("00" * 16))


@soak
def test_the_command_attests_what_it_found_of_the_release_of_these_rows(workplace):
    folder = workplace / "releases/number_game/1.0.0"
    before = read_manifest(folder)
    said = run("mutate", "number_game", "--kind", "id", "--write")
    assert (said.exit_code, list(attestations_of(folder, before))) == (
        2,
        ["validate", "cycle", "quality", "certify"],
    )
    done = run("mutate", "number_game", "--write")
    assert done.exit_code == 0, done.output
    assert ", 0 not found" in done.output
    assert read_manifest(folder) == before, "no new version"
    found = msgspec.convert(attestations_of(folder, before)["mutate"], Statement)
    assert found.tool == tool_of("number_game")
    rows = list(read_instances(Build("number_game").instances, registry.benchmark("number_game").release.row))
    assert fits(found, "number_game", rows)
    applied = sum(kind.applied for kind in found.kinds.values())
    assert f"{applied:,}" in (folder / "README.md").read_text(), "the card tells of it"
    assert run("cut", "number_game").output == "releases/number_game/1.0.0: same rows\n"
    manifest = workplace / "build/number_game/release/manifest.json"
    manifest.write_text(manifest.read_text().replace('"sha256": "', '"sha256": "0'))
    said = run("mutate", "number_game", "--write")
    assert (said.exit_code, said.output.count("\n")) == (1, 1)
    assert "has other rows than the build: seedproof cut number_game" in said.output


def test_a_kind_that_there_is_not_is_said(built, monkeypatch):
    monkeypatch.chdir(built)
    said = run("mutate", "number_game", "--kind", "no such kind")
    assert said.exit_code == 2
    assert "no kind is named no such kind" in said.output


def test_page_and_data_are_what_the_releases_attest():
    assert stale(files()) == [], "run: python -m tests.mutating.pages"


def test_every_hole_has_its_reason_and_nothing_passed():
    known = statements()
    assert sorted(known) == BENCHMARKS
    for statement in known.values():
        assert sum(found.applied > 0 for found in statement.kinds.values()) >= 60
        for kind, found in statement.kinds.items():
            assert found.passed == 0, kind
            assert found.harmless or not found.only_by_rebuild, kind
