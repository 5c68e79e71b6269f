"""The wheel with every library, outside any checkout: releases are verified, downloaded, audited and made."""

import json
import re
import shutil

import pytest
import yaml

from pipeline.stages import STAGES
from pipeline.workplace.home import INSTALLED
from seedproof.benchmarks.missing_fact import FAMILIES
from tests.circles import soak
from tests.conftest import PUBLICATION, REPOSITORY, SMALL, run
from tests.hub import environment as environment_of
from tests.tiny import acme_fixture, client_fixture, send  # noqa: F401

BENCHMARK = "missing_fact"
VERSION = "1.0.0"
FAMILY = "bayes_missing_prior"
ROW = f"{BENCHMARK}/{FAMILY}/d1/000000"
ALONE = "no checkout here has committed this version to compare with"


@pytest.fixture(scope="module")
def small(full, tmp_path_factory):
    """Build a small release, with the params that then count as the wheel's own; only to be read."""
    folder = tmp_path_factory.mktemp("small")
    for name in ("schemas", "datacards"):
        shutil.copytree(REPOSITORY / name, folder / name)
    shutil.copy(REPOSITORY / "LICENSE-DATA", folder)
    section = SMALL[BENCHMARK]
    rows = dict.fromkeys(FAMILIES, 0) | {"A": 0, "B": 0, FAMILY: 2, "laplace_grid": 2}
    section = section | {"version": VERSION, "generate": section["generate"] | {"rows": rows}}
    params = yaml.safe_load((REPOSITORY / "params.yaml").read_text())
    params |= {"publication": PUBLICATION, BENCHMARK: section}
    (folder / "params.yaml").write_text(yaml.safe_dump(params))
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for stage in STAGES:
            done = run(stage, BENCHMARK)
            assert done.exit_code == 0, done.output
    shutil.copy(folder / "params.yaml", full.packages / "pipeline" / INSTALLED.name)
    return folder / "build" / BENCHMARK / "release"


def printed_by(finished):
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout


@soak
def test_a_row_of_a_release_is_audited(full, small, elsewhere):
    printed = printed_by(full.seedproof("audit", "--release", small, ROW, folder=elsewhere))
    assert f"equals the row in {small}/jsonl/zero_shot/test.jsonl" in printed


@soak
def test_a_release_is_verified_and_what_only_a_checkout_compares_is_told(full, small, elsewhere):
    printed = printed_by(full.seedproof("verify", small, folder=elsewhere))
    assert ALONE in printed
    assert "equal to params.yaml for this version" in printed
    states = {line.split(maxsplit=1)[0] for line in printed.splitlines() if line[:1].isalpha()}
    assert "failed" not in states


@soak
def test_an_altered_release_fails(full, small, elsewhere):
    shutil.copytree(small, elsewhere / "altered")
    card = elsewhere / "altered" / "README.md"
    card.write_text(card.read_text().replace("exactly one", "just one"))
    finished = full.seedproof("verify", "altered", folder=elsewhere)
    assert finished.returncode == 1
    assert "README.md" in finished.stdout


@soak
def test_a_release_is_downloaded(full, small, elsewhere, acme, tmp_path):
    send(small, f"acme/{BENCHMARK}")
    variables = environment_of(acme, tmp_path / "home")
    words = ("download", BENCHMARK, "--namespace", "acme", "--version", VERSION, "--out", "here")
    finished = full.seedproof(*words, folder=elsewhere, **variables)
    assert printed_by(finished) == "here\n"
    assert (elsewhere / "here" / "README.md").read_bytes() == (small / "README.md").read_bytes()


@soak
def test_fresh_rows_are_made_and_proved(full, elsewhere):
    words = ("fresh", "number_game", "--root-seed", "7", "--count", "3", "--out", "fresh.jsonl")
    printed = printed_by(full.seedproof(*words, folder=elsewhere))
    assert "3 rows of number_game, each proved, none in a release. Seed 7" in printed
    rows = [json.loads(line) for line in (elsewhere / "fresh.jsonl").read_text().splitlines()]
    assert len({row["id"] for row in rows}) == 3


@soak
@pytest.mark.parametrize("words", [("generate", BENCHMARK), ("status",)])
def test_what_needs_a_workplace_says_so(full, elsewhere, words):
    (elsewhere / "params.yaml").unlink()
    finished = full.seedproof(*words, folder=elsewhere)
    assert finished.returncode == 2
    assert finished.stderr.startswith("Error: params.yaml: cannot be read")
    assert finished.stderr.rstrip().endswith("Run this in the folder that has params.yaml")


def test_without_extras_rows_are_proved_and_what_cannot_be_compared_names_its_extra(bare, small, elsewhere):
    assert "passed" in printed_by(bare.seedproof("audit", "--release", small, ROW, folder=elsewhere))
    lines = bare.seedproof("verify", small, folder=elsewhere).stdout.splitlines()
    assert any(re.match("passed +proofs", line) for line in lines)
    lacking = [
        line.split()[2] for line in lines if re.search(r"pip install 'seedproof\[(build|hub)\]'$", line)
    ]
    assert lacking == ["columns", "parquet", "documents"]
