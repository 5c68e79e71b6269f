"""Settings that are typed as text reach the head of a run, or are refused in a line."""

import json

import pytest

from pipeline.evaluating.transcripts.head import read_head

pytestmark = pytest.mark.slow

ASKED = ("evaluate", "number_game", "--model", "seedproof/guess", "--sample", "1")


@pytest.fixture
def ask(built_few, nursery, tmp_path):
    """Ask one row, and return what came of it."""

    def asked(*arguments):
        return nursery.run(*ASKED, "--out", tmp_path / "run", *arguments, cwd=built_few)

    return asked


def test_every_setting_stands_in_the_head(ask, nursery, built_few, tmp_path):
    (tmp_path / "own.txt").write_text("Be brief.\n")
    options = ("--stop", "Problem:", "--stop", "\n\n", "--reasoning-effort", "low", "--top-p", "0.5")
    body = ("--extra-body", '{"top_k": 40, "chat_template_kwargs": {"enable_thinking": false}}')
    done = ask(*options, *body, "--system", f"@{tmp_path / 'own.txt'}")
    assert done.code == 0, done.err
    head = read_head(tmp_path / "run")
    assert head.system == "Be brief."
    assert head.solver.stop == ("Problem:", "\n\n")
    assert head.solver.reasoning_effort == "low"
    assert head.solver.extra_body == {"top_k": 40, "chat_template_kwargs": {"enable_thinking": False}}
    for other in ("--stop x", "--system other", "--reasoning-effort high", "--extra-body {}"):
        refused = ask(*options, *body, *other.split())
        assert (refused.code, "has a run with" in refused.err) == (2, True), other
    assert nursery.run("score", tmp_path / "run", cwd=built_few).code == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--extra-body", "{"), "is not JSON"),
        (("--extra-body", "[1]"), "is no object, expected one such as '{\"top_k\": 40}'"),
        (("--extra-body", '{"a": 1, "a": 2}'), "twice in one object"),
        (("--extra-body", json.dumps({"a": "x" * 100_000})), "expected at most 100,000"),
        (("--extra-body", "[" * 200 + "]" * 200), "nested too deeply"),
        (("--extra-body", '{"model": "other"}'), "which options or we state"),
        (("--system", "@nowhere.txt"), "nowhere.txt: cannot be read"),
        (("--system", "x" * 100_001), "has 100,001 bytes, expected at most 100,000"),
        (("--temperature", "nan"), "is not a number"),
        (("--price-in", "inf", "--price-out", "1"), "is not a number"),
        (("--price-in", "1"), "--price-in and --price-out: name both, or neither"),
    ],
)
def test_what_cannot_be_set_is_told_in_a_line(ask, tmp_path, arguments, told):
    done = ask(*arguments)
    assert done.code == 2, done.out
    assert told in done.err
    assert not (tmp_path / "run").exists()
