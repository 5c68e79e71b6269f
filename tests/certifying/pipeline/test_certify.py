"""The command: what it writes, what it prints, and its exit codes."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from pipeline.certifying import engines
from pipeline.certifying.statement import ARCHIVE, Statement
from pipeline.certifying.writing import write_scripts
from pipeline.releasing.attestations import read_attestation, tool_of
from pipeline.releasing.manifest import read_manifest
from pipeline.workplace.build import Build
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest
from tests.certifying.pipeline import stubs
from tests.certifying.pipeline.rows import ROWS, release_of
from tests.circles import soak
from tests.conftest import REPOSITORY, run


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return release_of(tmp_path / "release", ROWS)


@pytest.fixture
def stubbed(monkeypatch):
    """Put a stub in the place of z3."""

    def install(start):
        monkeypatch.setattr(engines, "ENGINES", {"z3": engines.Engine("z3", "pytest", start)})

    return install


def certify(folder, *arguments):
    return run("certify", "missing_fact", "--release", folder, *arguments)


def test_it_writes_a_script_a_query(folder, tmp_path):
    done = certify(folder)
    assert done.exit_code == 0, done.output
    written = {str(path.relative_to(tmp_path / "scripts")) for path in (tmp_path / "scripts").rglob("*.smt2")}
    assert len(written) == 36
    assert f"{ROWS[0]['id']}/unique.smt2" in written
    assert done.stdout.endswith("missing_fact 1.0.0: 36 queries of 6 rows, in scripts\n")


def test_the_same_rows_give_the_same_scripts(folder, tmp_path):
    assert certify(folder, "--out", "a").exit_code == certify(folder, "--out", "b").exit_code == 0
    first, second = (
        {path.relative_to(top): path.read_bytes() for path in top.rglob("*.smt2")}
        for top in (tmp_path / "a", tmp_path / "b")
    )
    assert first == second


def test_rows_are_asked_for_by_id_or_number(folder, tmp_path):
    certify(folder, "--rows", ROWS[2]["id"], "--rows", ROWS[3]["id"], "--out", "ids")
    assert len(list((tmp_path / "ids").rglob("unique.smt2"))) == 2
    certify(folder, "--per", "1", "--out", "per")
    assert len(list((tmp_path / "per").rglob("unique.smt2"))) == 2


def test_engines_decide_and_the_table_counts(folder, stubbed, tmp_path):
    stubbed(stubs.believing)
    done = certify(folder, "--decide", "--engine", "z3")
    assert done.exit_code == 0, done.output
    assert (
        "bayes_missing_prior  unique                unsat           6   6         0          0         0"
        in done.output
    )
    assert done.stdout.endswith("missing_fact 1.0.0: 36 queries of 6 rows, each decided as claimed\n")
    assert not (tmp_path / "scripts").exists()


def test_a_contradiction_ends_with_1(folder, stubbed):
    stubbed(stubs.lying)
    done = certify(folder, "--decide", "--engine", "z3", "--per", "1")
    assert done.exit_code == 1
    said = f"contradicted: {ROWS[0]['id']}/unique.smt2: z3 says sat, expected unsat\n"
    assert said in done.output
    assert done.stdout.splitlines()[-1] == "missing_fact 1.0.0: NOT CERTIFIED: 4 contradicted"


def test_a_query_that_no_engine_decides_ends_with_1(folder, stubbed):
    stubbed(stubs.refusing)
    done = certify(folder, "--decide", "--engine", "z3", "--per", "1")
    assert done.exit_code == 1
    assert f"undecided: {ROWS[0]['id']}/open.smt2: z3: ValueError: a word that I do not know\n" in done.output


def test_a_row_that_cannot_be_read_ends_with_1(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    altered = ROWS[1] | {"question": ROWS[1]["question"].replace("Your notes:", "Notes:")}
    done = certify(release_of(tmp_path / "release", [ROWS[0], altered]))
    assert done.exit_code == 1
    assert f"unread: {altered['id']}: " in done.output
    assert done.stdout.splitlines()[-1] == "missing_fact 1.0.0: NOT CERTIFIED: 1 unread"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rows", "missing_fact/x/d1/000000"], "no certified row has this id"),
        (["--decide", "--engine", "z4"], "there is no engine 'z4', expected one of: z3, cvc5"),
        (["--decide", "--timeout", "0"], "is no number of seconds"),
        (["--decide", "--timeout", "-1"], "is no number of seconds"),
        (["--decide", "--timeout", "nan"], "is no number of seconds"),
        (["--per", "0"], "0 is not in the range"),
        (["--write"], "Add --decide"),
        (["--write", "--decide", "--per", "1"], "Leave out --per"),
        (["--write", "--decide", "--engine", "z3"], "Leave out --engine"),
        (["--out", "release"], "release: has something in it already"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_done(folder, tmp_path, arguments, said):
    done = certify(folder, *arguments)
    assert done.exit_code == 2
    assert said in done.output
    assert [path.name for path in tmp_path.iterdir()] == ["release"]


def test_a_hostile_release_ends_in_one_line(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    outside = {"id": "../../../outside", "family": "x", "difficulty": 1}
    bare = {"id": ROWS[0]["id"]}
    for number, (rows, said) in enumerate([([outside], "is not a row id"), ([bare], "1 unread")]):
        done = certify(release_of(tmp_path / f"release{number}", rows), "--per", "1", "--out", f"out{number}")
        assert done.exit_code == 1
        assert said in done.output
        assert "Traceback" not in done.output
    release = release_of(tmp_path / "altered", ROWS)
    (release / "jsonl/zero_shot/test.jsonl").write_bytes(b"")
    assert "is not what SHA256SUMS states" in certify(release).output


def test_an_engine_that_is_not_installed_says_what_installs_it(folder, monkeypatch):
    engine = engines.Engine("z3", "no-such-distribution", stubs.believing)
    monkeypatch.setattr(engines, "ENGINES", {"z3": engine})
    done = certify(folder, "--decide", "--engine", "z3")
    assert done.exit_code == 3
    assert (
        done.output
        == "Error: z3 is not installed. Install what this needs: pip install 'seedproof[certify]'\n"
    )


def test_a_benchmark_without_scripts_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run("certify", "judge")
    assert "judge: has no scripts, expected one of: curriculum, missing_fact, number_game" in done.output


def test_a_folder_is_whole_or_absent_and_nothing_lies_outside(tmp_path):
    class Outside:
        place = "../x.smt2"
        text = ""

    with pytest.raises(SeedproofError, match="would lie outside"):
        write_scripts(tmp_path / "scripts", [Outside()])
    assert list(tmp_path.iterdir()) == []


def test_what_was_said_of_all_scripts_is_attested_in_the_release(workplace_few):
    pytest.importorskip("z3")
    pytest.importorskip("cvc5")
    place = Path("releases/missing_fact/1.0.0")
    before = read_manifest(place)
    said = run("certify", "missing_fact", "--release", Build("missing_fact").release, "--decide", "--write")
    assert (said.exit_code, "is a build, and --write attests releases" in said.output) == (2, True)
    done = run("certify", "missing_fact", "--decide", "--write", "--workers", "1")
    assert done.exit_code == 0, done.output
    assert done.stdout.splitlines()[-2] == f"{place}/attestations/certify.json: written"
    assert read_manifest(place) == before, "no new version"
    found = msgspec.convert(read_attestation(place, "certify", before), Statement)
    assert found.scripts.sha256 == file_digest(place / ARCHIVE)
    assert (found.tool, list(found.engines)) == (tool_of("missing_fact"), ["z3", "cvc5"])
    assert f"{found.scripts.count:,}" in (place / "README.md").read_text(), "the card tells of it"
    assert run("cut", "missing_fact").output == f"{place}: same rows\n"
    done = run("verify", place, "--templates", ".")
    assert done.exit_code == 0, done.output


@soak
@pytest.mark.slow
def test_ctrl_c_leaves_no_worker(folder, tmp_path):
    code = (
        # A shell in the background has it ignored.
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from pipeline.certifying import engines\n"
        "from tests.certifying.pipeline import stubs\n"
        "engines.ENGINES = {'z3': engines.Engine('z3', 'pytest', stubs.hanging_visibly)}\n"
        "from pipeline.__main__ import main\n"
        "main()\n"
    )
    arguments = ["certify", "missing_fact", "--release", folder, "--decide", "--engine", "z3"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, *arguments, "--timeout", "60"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        start_new_session=True,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert comes_true(lambda: (tmp_path / "hangs").exists())
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (130, "interrupted\n")
    assert comes_true(lambda: is_gone(process.pid))


def comes_true(condition):
    """Wait for something, a minute at most."""
    return any(condition() or time.sleep(0.05) for _ in range(1_200))


def is_gone(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_without_a_release_it_is_said_how_to_get_one(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run("certify", "missing_fact")
    assert done.exit_code == 2
    assert done.stderr == (
        "Error: missing_fact: no release is here. Make it with make release, or give --release DIR\n"
    )
