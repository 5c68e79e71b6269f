"""Scripted solvers go the whole real way, without a key, a network, or a question back."""

import json
import re
from hashlib import sha256

import pytest

import seedproof as sp
from pipeline.evaluating.transcripts import read_run
from tests.circles import few
from tests.conftest import SMALL
from tests.evaluating.engine.runs import command, expect_same
from tests.evaluating.engine.server import MODEL

pytestmark = pytest.mark.slow

NOBODY = {"OPENAI_API_KEY": "", "http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"}
"""No key, and no way to the network."""


def oracle(benchmark, out, *arguments, solver="oracle"):
    return ("evaluate", benchmark, "--model", f"seedproof/{solver}", "--out", out, *arguments)


@pytest.mark.parametrize("benchmark", SMALL)
def test_every_benchmark_is_asked_and_sealed(built_few, nursery, tmp_path, benchmark):
    done = nursery.run(*oracle(benchmark, tmp_path / "run"), cwd=built_few, env=NOBODY)
    assert (done.code, done.err) == (0, "")
    run = read_run(tmp_path / "run")
    assert run.sealed
    assert run.head.solver.kind == "scripted"
    assert {episode.end for episode in run.episodes} == {"answer"}
    times = json.loads((tmp_path / "run" / "times.json").read_text())
    assert [wave["episodes"] for wave in times["waves"]] == [len(run.episodes)]


def test_a_log_that_inspect_made_elsewhere_is_the_same_run(built, nursery, tmp_path):
    """By the entry point: `inspect eval seedproof/curriculum`, then `seedproof import`."""
    arguments = ("eval", "seedproof/curriculum", "--model", "seedproof/oracle", "--display", "none")
    logged = nursery.run(*arguments, "--log-dir", tmp_path / "logs", cwd=built, env=NOBODY, main="inspect")
    assert logged.code == 0, logged.err
    (log,) = (tmp_path / "logs").glob("*.eval")
    done = nursery.run("import", log, "--out", tmp_path / "imported", cwd=built)
    assert (done.code, done.err) == (0, "")
    nursery.run(*oracle("curriculum", tmp_path / "asked"), cwd=built)
    imported = read_run(tmp_path / "imported")
    asked = read_run(tmp_path / "asked")
    assert imported.episodes == asked.episodes
    assert imported.head.rows_sha256 == asked.head.rows_sha256
    assert (imported.head.solver.kind, imported.head.solver.model) == ("imported", "seedproof/oracle")


def test_the_log_of_a_run_is_one_that_can_be_imported(built, nursery, tmp_path):
    nursery.run(*oracle("number_game", tmp_path / "asked", "--attempts", 2), cwd=built)
    (log,) = (tmp_path / "asked" / "log").glob("*.eval")
    done = nursery.run("import", log, "--out", tmp_path / "imported", cwd=built)
    assert (done.code, done.err) == (0, "")
    episodes = (tmp_path / "imported" / "episodes.jsonl").read_bytes()
    assert episodes == (tmp_path / "asked" / "episodes.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("contents", "told"), [(None, "is not there"), (b"PK\x03\x04 torn", "is no log of inspect")]
)
def test_what_is_no_log_is_refused_in_a_line(built, nursery, tmp_path, contents, told):
    log = tmp_path / "log.eval"
    if contents is not None:
        log.write_bytes(contents)
    done = nursery.run("import", log, "--out", tmp_path / "run", cwd=built)
    assert done.code in (1, 2)
    assert told in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    "options",
    [
        ["--dry-run"],
        ["--base-url", "https://example.org/v1"],
        ["--holder", "llm", "--holder-model", "a/b"],
    ],
)
def test_without_yes_nothing_that_may_cost_is_asked_and_the_price_is_told(
    built, endpoint, nursery, tmp_path, options
):
    arguments = [part for part in command(endpoint, tmp_path / "run", "missing_fact") if part != "--yes"]
    done = nursery.run(*arguments, *options, cwd=built)
    assert done.code == 0
    assert endpoint.requests == []
    assert not (tmp_path / "run").exists()
    assert "88 rows" in done.out
    assert f"openai/{MODEL}: 88 to " in done.out
    assert "± 10.2 points" in done.out


def test_a_server_on_this_machine_is_asked_without_yes(built, endpoint, nursery, tmp_path):
    arguments = [part for part in command(endpoint, tmp_path / "run", "missing_fact") if part != "--yes"]
    assert nursery.run(*arguments, "--sample", 1, cwd=built).code == 0
    assert endpoint.requests


@pytest.mark.parametrize("names", [("judge", "missing_fact"), ("all",)])
def test_several_benchmarks_are_run_in_one_call_and_each_ends_with_its_score(built, nursery, tmp_path, names):
    done = nursery.run(*oracle(names[0], tmp_path / "runs", "--sample", 2), *names[1:], cwd=built)
    assert done.code == 0, done.err
    asked = sorted(SMALL) if names == ("all",) else names
    for name in asked:
        folder = tmp_path / "runs" / name
        assert read_run(folder).head.benchmark == name
        told = [line for line in done.out.splitlines() if line.startswith(f"{folder}: ")]
        assert re.search(r" 1\.0000 \(95 %: .*\. Every metric: seedproof score ", told[-1])


def test_runs_are_told_to_programs(built, nursery, tmp_path):
    done = nursery.run(*oracle("judge", tmp_path / "run", "--sample", 2, "--json"), cwd=built)
    (run,) = json.loads(done.out)["runs"]
    assert (run["folder"], run["benchmark"], run["value"]) == (str(tmp_path / "run"), "judge", "1.000000")


def test_a_secret_seed_stands_in_a_transcript_by_its_digest_alone(built, nursery, tmp_path):
    seeds = ("--fresh-seed", "a secret", "--fresh-seed", "7")
    arguments = oracle("missing_fact", tmp_path / "runs", "--fresh", 2, "--sample", 2, *seeds)
    assert nursery.run(*arguments, cwd=built).code == 0
    stated = [read_run(tmp_path / "runs" / f"fresh-{number}").head.root_seeds for number in (1, 2)]
    assert stated == [(f"sha256:{sha256(b'a secret').hexdigest()}",), ("7",)]
    rows = [json.loads(line) for line in (tmp_path / "runs/fresh-2/rows.jsonl").read_text().splitlines()]
    assert rows == list(sp.generate("missing_fact", 2, seed=7))
    again = nursery.run(*arguments[:-4], cwd=built)
    assert again.out.count("is finished, with") == 2
    assert "a secret" not in again.out


@pytest.mark.parametrize("name", few(["curriculum", "judge", "university"], 1))
def test_fresh_rows_of_every_benchmark_can_be_asked(built, nursery, tmp_path, name):
    done = nursery.run(*oracle(name, tmp_path / "runs", "--fresh", 1, "--sample", 3), cwd=built)
    assert done.code == 0, done.err
    scored = nursery.run("score", tmp_path / "runs/fresh-1", "--json", cwd=built)
    assert json.loads(scored.out)["episodes"]["scored"] == 3


def test_fresh_sets_have_root_seeds_of_their_own_and_go_on_with_them(built, nursery, tmp_path):
    arguments = oracle("number_game", tmp_path / "runs", "--fresh", 2, "--sample", 2)
    assert nursery.run(*arguments, cwd=built).code == 0
    folders = [tmp_path / "runs" / name for name in ("fresh-1", "fresh-2")]
    seeds = {read_run(folder).head.root_seeds for folder in folders}
    assert len(seeds) == 2
    assert all((folder / "rows.jsonl").read_text().count("\n") == 2 for folder in folders)
    again = nursery.run(*arguments, cwd=built)
    assert again.out.count("is finished, with") == 2


def test_the_rows_of_a_smaller_sample_are_among_those_of_a_larger(built, nursery, tmp_path):
    for count in (3, 6):
        nursery.run(*oracle("judge", tmp_path / str(count), "--sample", count), cwd=built)
    few, many = [read_run(tmp_path / name).head.rows for name in ("3", "6")]
    assert (len(few), len(many)) == (3, 6)
    assert set(few) < set(many)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("number_game", "--config", "nothing"), "has no config 'nothing', expected one of: mixed"),
        (("number_game", "--control", "blind"), "has no control 'blind', expected one of: none"),
        (("missing_fact", "--protocol", "closed"), "has no protocol 'closed', expected one of: open"),
        (("judge", "--sample", "1000"), "there are 12 rows"),
        (("nothing",), "nothing"),
        (("missing_fact", "--holder", "llm"), "name the model that reads requests: --holder-model"),
        (("judge", "--holder", "llm", "--holder-model", "seedproof/echo"), "has no holder"),
        (("judge", "--base-url", "http://me:secret@localhost/v1"), "has a user or a query in it"),
        (("judge", "--fresh", "2"), "--fresh: say how many rows a set has: --sample 100"),
    ],
)
def test_what_cannot_be_asked_is_told_in_a_line(built, nursery, tmp_path, arguments, told):
    benchmark, *others = arguments
    done = nursery.run(*oracle(benchmark, tmp_path / "run", *others), cwd=built)
    assert done.code in (1, 2)
    assert told in done.err
    assert "secret" not in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(("model", "told"), [("seedproof/nobody", "expected one of: oracle"), ("x/y", "x/y")])
def test_an_unknown_model_is_told_in_a_line(built, nursery, tmp_path, model, told):
    arguments = ("evaluate", "judge", "--model", model, "--out", tmp_path / "run", "--yes")
    done = nursery.run(*arguments, cwd=built)
    assert done.code in (2, 3)
    assert told in done.err
    assert done.err.count("\n") == 1


def test_a_key_that_is_missing_is_told_in_a_line(built, nursery, tmp_path):
    """OpenAI itself wants one; a server of one's own need not."""
    asked = ("evaluate", "judge", "--model", f"openai/{MODEL}", "--out", tmp_path / "run", "--yes")
    done = nursery.run(*asked, cwd=built, env=NOBODY)
    assert done.code == 3
    assert "OPENAI_API_KEY" in done.err
    assert "[bold]" not in done.err
    assert done.err.count("\n") == 1


def test_a_model_that_reads_requests_is_asked_where_the_holder_cannot(built, endpoint, nursery, tmp_path):
    arguments = ("missing_fact", "--sample", 3, "--holder", "hybrid", "--holder-model", f"openai/{MODEL}")
    # Where the holder's model is found, its provider is told by the environment alone.
    at = {"OPENAI_BASE_URL": endpoint.url}
    done = nursery.run(*command(endpoint, tmp_path / "run", *arguments), cwd=built, env=at)
    assert done.code == 0, done.err
    run = read_run(tmp_path / "run")
    assert run.head.holder_model == f"openai/{MODEL}"
    replies = [turn for episode in run.episodes for turn in episode.turns if turn.role == "holder"]
    assert replies
    assert any("Quantities:" in str(sent["messages"][-1]["content"]) for sent in endpoint.requests)


def test_two_processes_write_the_same_bytes(built, nursery, tmp_path):
    for name in ("one", "other"):
        nursery.run(*oracle("missing_fact", tmp_path / name, "--sample", 4, solver="prober"), cwd=built)
    expect_same(tmp_path / "one", tmp_path / "other")


@pytest.mark.parametrize("wrong", ["my-model", "seedproof/orakel", "nobody/my-model"])
def test_a_model_that_is_none_leaves_no_folder_in_the_way_of_the_next(built, nursery, tmp_path, wrong):
    run = tmp_path / "run"
    done = nursery.run(
        "evaluate", "number_game", "--model", wrong, "--out", run, "--yes", cwd=built, env=NOBODY
    )
    assert (done.code in (2, 3), done.err.count("\n")) == (True, 1), done.err
    assert not run.exists()
    assert nursery.run(*oracle("number_game", run), cwd=built, env=NOBODY).code == 0
