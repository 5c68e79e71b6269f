"""`--json`: one object on standard output, its keys in order, and nothing else there."""

import json
from pathlib import Path

import pytest

from pipeline.cli import cli
from seedproof.record.rows import canonical
from tests.collecting.test_collect import GOOD
from tests.conftest import run

ROW = "missing_fact/bayes_missing_prior/d2/000000"

JUDGED = {"id": "a", "label": True, "author": "b", "judgement": None}

CALLS = {
    "audit": ([ROW], {"checks", "exit_code", "failed", "not_checked", "passed"}),
    "capacity": (["missing_fact", "--draws", "2"], {"benchmarks"}),
    "certify": (
        ["missing_fact", "--per", "1", "--out", "scripts"],
        {"families", "rows", "scripts", "verdict"},
    ),
    "collect": (["--from", "problems.jsonl", "--out", "collected"], {"out", "rejected", "taken"}),
    "contamination": (["missing_fact", "--against", "other.txt"], {"against", "found", "rows", "unknown"}),
    "evaluate": (
        ["missing_fact", "judge", "--model", "openai/any", "--sample", "4", "--out", "runs"],
        {"plans"},
    ),
    "fresh": (["missing_fact", "--count", "2", "--out", "fresh.jsonl"], {"benchmark", "out", "rows", "seed"}),
    "judges": (["judged.jsonl", "judged.jsonl"], {"agreements", "judges"}),
    "list": ([], {"benchmarks"}),
    "mutate": (["missing_fact", "--kind", "question"], {"kinds"}),
    "publish": (["missing_fact", "--namespace", "acme"], {"changes", "repository", "state", "tag"}),
    "scale": (
        ["missing_fact", "--rows", "3", "--root-seed", "7", "--out", "train"],
        {"candidates", "cells", "files", "hold_out", "out", "rows", "run", "seed"},
    ),
    "score": (["missing_fact", "responses.jsonl"], {"accuracy", "counts", "version"}),
    "status": ([], {"benchmarks"}),
    "verify": (["missing_fact", "--sample", "1"], {"checks", "exit_code", "release", "verdict"}),
}

TESTED_ELSEWHERE = {"audit-foreign", "compare", "download", "judge", "rehearse", "tabulate"}
"""Commands that need more than a workplace; how they print is the same function."""


def has_json(name):
    return any("--json" in parameter.opts for parameter in cli.get_command(None, name).params)


def test_every_command_that_tells_something_can_tell_it_to_programs():
    assert {name for name in cli.list_commands(None) if has_json(name)} == {*CALLS, *TESTED_ELSEWHERE}


@pytest.mark.parametrize("name", CALLS)
def test_it_is_one_object_with_its_keys_in_order(workplace, monkeypatch, name):
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    monkeypatch.setenv("HF_HOME", str(workplace / "home"))
    Path("responses.jsonl").write_text(json.dumps({"id": ROW, "response": "Answer: 1/2"}) + "\n")
    Path("judged.jsonl").write_text(json.dumps(JUDGED) + "\n")
    Path("problems.jsonl").write_text(json.dumps(GOOD) + "\n")
    Path("other.txt").write_text("word " * 20)
    words, keys = CALLS[name]
    done = run(name, *words, "--json")
    assert done.stdout, done.output
    found = json.loads(done.stdout)
    assert done.stdout == canonical(found) + "\n"
    assert keys <= set(found)
