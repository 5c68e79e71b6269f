"""The stage: engines decide what a build promises, but for what they have decided already."""

import json
import re
from pathlib import Path

import pytest

from pipeline.certifying import gate
from pipeline.releasing.attestations import path_of
from pipeline.stages import certify as stage
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.problems.templates.mixing_tank import phrases
from seedproof.record.rows import line_of
from seedproof.record.seeds import RowId
from tests.conftest import run
from tests.generator_bugs.bug import forget

BUILD = Build("missing_fact")
REPORT = BUILD.report("certify")
ATTESTATION = path_of(Path("releases/missing_fact/1.0.0"), "certify")


def certify(*arguments, code=0, benchmark="missing_fact"):
    done = run("certify", benchmark, *arguments)
    assert done.exit_code == code, done.output
    return done.output


def said(report=REPORT):
    return json.loads(report.read_bytes())["said"]


@pytest.fixture
def decided(monkeypatch):
    """The families and queries that engines are asked about from here on."""
    asked = []

    def listening(queries, *how):
        asked.extend((query.family, query.script.query) for query in queries)
        return real(queries, *how)

    real = gate.decided_in_turn
    monkeypatch.setattr(gate, "decided_in_turn", listening)
    return asked


def test_a_fresh_clone_takes_everything_over_without_a_script(workplace_few, monkeypatch):
    before = REPORT.read_bytes()
    REPORT.unlink()
    monkeypatch.setattr(gate, "made", None)
    queries = len(said_of(ATTESTATION)["queries"])
    assert f"{queries} queries of 2 families taken over, 0 of 0 decided\n" in certify()
    assert REPORT.read_bytes() == before


def said_of(attestation):
    return json.loads(attestation.read_bytes())["predicate"]


def test_what_the_stage_says_is_attested_as_it_is(workplace_few):
    predicate = said_of(ATTESTATION)
    del predicate["tool"]
    assert predicate == said()


def test_of_changed_rows_only_their_family_is_decided(workplace_few, decided):
    *lines, last = BUILD.instances.read_bytes().splitlines(keepends=True)
    family = json.loads(last)["family"]
    BUILD.instances.write_bytes(b"".join(lines))
    before = said()
    assert " of 1 decided\n" in certify()
    assert {of for of, _ in decided} == {family}
    kept, now = (
        [query for query in stated["queries"] if query["family"] != family] for stated in (before, said())
    )
    assert kept == now
    assert said()["families"][family]["rows"] == before["families"][family]["rows"] - 1


def test_where_code_changes_and_no_script_nothing_is_decided(workplace_few, decided, monkeypatch):
    before = said()
    monkeypatch.setattr(stage, "digest_of", lambda part: "changed")
    certify()
    assert decided == []
    now = said()
    assert now.pop("made_from") != before.pop("made_from")
    assert now == before


def test_all_is_decided_where_it_is_asked_for_or_other_engines_said_it(workplace_few, decided, monkeypatch):
    before = said()
    for arguments in (["--decide"], []):
        decided.clear()
        certify(*arguments)
        assert len(decided) == before["scripts"]["count"]
        assert said() == before
        monkeypatch.setattr(gate, "SECONDS", 9.0)
        before["seconds"] = "9"


def test_from_an_attestation_that_is_none_nothing_is_taken_over(workplace_few, decided):
    for content in (b"{}\n", b"[]\n", b'{"predicate": []}\n'):
        decided.clear()
        ATTESTATION.write_bytes(content)
        assert f"{ATTESTATION}: nothing is taken over from it (" in certify()
        assert decided != []


def test_rows_without_scripts_are_counted_and_named(workplace_few):
    said = certify(benchmark="number_game")
    assert "10 of 10 rows have scripts in part, 0 none: five_operands/d1 " in said


def test_a_benchmark_without_scripts_says_so_and_attests_nothing(workplace_few):
    assert certify(benchmark="judge") == "certify judge: its rows have no scripts\n"
    assert said(Build("judge").report("certify")) is None
    assert not path_of(Build("judge").release, "certify").exists()


def test_programs_are_told_the_report(workplace_few):
    assert json.loads(run("certify", "missing_fact", "--json").stdout) == json.loads(REPORT.read_bytes())


@pytest.fixture
def exchanged(workplace_few, monkeypatch):
    """Rows of a tank whose text exchanges what is in it and what flows in; all else is of the right tank."""
    other = {"<start>": "<inflow>", "<inflow>": "<start>"}
    statements, *questions = phrases.TEXTS["kind"]["steady"]
    both = [text for text in statements if "<start>" in text]
    wrong = tuple(re.sub("<start>|<inflow>", lambda gap: other[gap[0]], text) for text in both)
    monkeypatch.setitem(phrases.TEXTS["kind"], "steady", (wrong, *questions))
    forget()
    made = registry.benchmark("university").generate
    rows = [made.rebuild(RowId("university", "mixing_tank", 2, str(number)), 7) for number in range(6)]
    build = Build("university")
    build.instances.write_bytes(b"".join(map(line_of, rows)))
    report = json.loads(build.report("generate").read_bytes())
    report["families"] = {"mixing_tank": {}}
    build.report("generate").write_text(json.dumps(report))
    return [json.loads(line_of(row)) for row in rows]


def test_a_text_that_means_another_tank_is_refused_with_its_sentence(exchanged):
    cycle = registry.benchmark("university").cycle
    assert [finding for row in exchanged for finding in cycle.check(row)] == []
    output = certify(benchmark="university", code=1)
    refused = json.loads(Build("university").report("certify").read_bytes())
    first = next(row for row in exchanged if row["id"] in refused["first"][0])
    line = output.splitlines()[-1]
    assert re.match(rf"Error: certify: {first['id']}: \w+: z3 says (un)?sat, expected ", line)
    assert f", of: {first['question'][:200]}" in line
    assert refused["by_code"] == {"contradicted": refused["findings"]}


def test_a_forged_digest_takes_a_contradiction_over_only_until_all_is_decided(exchanged):
    attestation = path_of(Path("releases/university/1.0.0"), "certify")
    forged = json.loads(attestation.read_bytes())
    forged["predicate"]["made_from"] = stage._made_from("university", exchanged)
    attestation.write_text(json.dumps(forged))
    assert " 0 of 0 decided\n" in certify(benchmark="university")
    assert "Error: certify: university/mixing_tank/" in certify("--decide", benchmark="university", code=1)
