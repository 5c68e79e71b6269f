"""A real endpoint on loopback, through the provider that asks OpenAI, whatever it does wrong."""

import json

import pytest

from pipeline.evaluating.transcripts import read_run
from seedproof import load
from tests.evaluating.engine.server import (
    BROKEN,
    KEY,
    MALFORMED,
    MODEL,
    NO_CHOICE,
    RATE_LIMIT,
    REFUSED,
    texts_of,
    trouble,
)

pytestmark = pytest.mark.slow


@pytest.fixture
def ask(built, endpoint, nursery):
    """Run `evaluate` on a small release against the endpoint."""

    def run(benchmark, out, *arguments, **options):
        return nursery.run(*command(endpoint, benchmark, out, *arguments), cwd=built, **options)

    return run


def command(endpoint, benchmark, out, *arguments):
    asked = ("evaluate", benchmark, "--model", f"openai/{MODEL}", "--base-url", endpoint.url, "--out", out)
    return (*asked, "--yes", *arguments)


def files(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_run_has_what_was_said_and_by_whom(ask, endpoint, tmp_path, built):
    done = ask("missing_fact", tmp_path / "run", "--sample", 6)
    assert (done.code, done.err) == (0, "")
    assert f"seedproof score {tmp_path / 'run'}" in done.out
    run = read_run(tmp_path / "run")
    assert run.sealed
    assert len(run.episodes) == 6
    first = run.episodes[0]
    assert [turn.role for turn in first.turns] == ["solver", "holder", "solver"]
    assert first.turns[0].usage.input == 11
    assert {turn.model for turn in first.turns if turn.role == "solver"} == {MODEL}
    assert run.head.solver.base_url_host == "127.0.0.1"
    assert endpoint.requests[0]["temperature"] == 0
    assert endpoint.requests[0]["max_tokens"] == 4096


def test_no_file_of_a_run_has_the_key(ask, endpoint, tmp_path):
    endpoint.always = REFUSED
    done = ask("number_game", tmp_path / "run")
    assert endpoint.keys == {f"Bearer {KEY}"}
    assert KEY not in done.out + done.err
    written = files(tmp_path / "run")
    assert written
    assert not [path for path, contents in written.items() if KEY.encode() in contents]


def test_as_many_connections_as_one_give_the_same_file(ask, tmp_path):
    for connections in (1, 8):
        done = ask("missing_fact", tmp_path / str(connections), "--max-connections", connections, "--sample", 9)
        assert done.code == 0, done.err
    for name in ("run.json", "episodes.jsonl", "SHA256SUMS"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "8" / name).read_bytes()
