"""The wheel with every library, outside any checkout: releases are verified, downloaded, audited and made."""

import json

import pytest

from pipeline.publishing.local_hub import LocalHub
from tests.hub import ACCOUNTS
from tests.hub import environment as environment_of

VERSION = "1.0.0"
ROW = "missing_fact/bayes_missing_prior/d1/000000"


@pytest.fixture
def release(built):
    return built / "releases" / "missing_fact" / VERSION


def succeeded(finished, code=0):
    assert finished.returncode == code, finished.stdout + finished.stderr
    return finished.stdout


def lines_of(printed):
    """Return what each check printed, by its label; the first of several."""
    checks = {}
    for line in printed.splitlines():
        state, label, said = line[:13].strip(), line[13:26].strip(), line[26:]
        checks.setdefault(label, (state, said))
    return checks


def test_a_row_of_a_release_is_audited(full, release, elsewhere):
    printed = succeeded(full.seedproof("audit", "--release", release, ROW, folder=elsewhere))
    assert "passed       released" in printed


def test_a_release_is_verified_and_what_only_a_checkout_could_compare_is_said(full, release, elsewhere):
    printed = succeeded(full.seedproof("verify", release, folder=elsewhere))
    assert "no checkout here has committed this version to compare with" in printed
    print(printed)


def test_a_release_without_its_extra_is_not_verified(bare, release, elsewhere):
    finished = bare.seedproof("verify", release, folder=elsewhere)
    assert finished.returncode == 1
    assert finished.stderr.splitlines()[-1].endswith("pip install 'seedproof[build]'")


def test_a_release_is_published_and_downloaded(full, release, elsewhere, tmp_path):
    with LocalHub(tmp_path / "hub", ACCOUNTS) as hub:
        variables = environment_of(hub, tmp_path / "home")
    assert variables


def test_fresh_rows_are_made_and_proved(full, elsewhere):
    words = ("fresh", "number_game", "--root-seed", "7", "--count", "3", "--out", "fresh.jsonl")
    printed = succeeded(full.seedproof(*words, folder=elsewhere))
    assert "3 rows of number_game" in printed
    rows = [json.loads(line) for line in (elsewhere / "fresh.jsonl").read_text().splitlines()]
    assert len({row["id"] for row in rows}) == 3
