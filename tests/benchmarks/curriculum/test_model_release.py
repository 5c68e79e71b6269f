"""A benchmark in a model's words, from the calls to the verified release: real HTTP, then no model at all."""

import json
from contextlib import ExitStack
from hashlib import sha256

import pytest
import yaml

from pipeline.stages import STAGES
from seedproof.benchmarks.curriculum.model.reading import TRANSCRIPT
from seedproof.benchmarks.curriculum.wording import _replaying
from tests.benchmarks.curriculum.test_model import KEY, said, serving
from tests.conftest import SMALL, furnish, run

pytestmark = pytest.mark.slow

ROWS = {"default": 0, "3_oa_d_8": 2, "7_ns_a_2": 1}


class Author:
    """Writes texts that no reader of ours knows, and remembers what each was to say."""

    def __init__(self):
        self.meant, self.written = {}, 0

    def __call__(self, messages):
        asked = messages[-1]["content"]
        if messages[0]["content"].startswith("You write"):
            if len(messages) > 1 and "This does not do" in asked:
                asked = next(m["content"] for m in reversed(messages[:-1]) if "[[question" in m["content"])
            lines = [line for line in asked.splitlines() if line.startswith("[[")]
            # Of a follow-up, the main problem's statements come before.
            if "Write the follow-up" in asked:
                behind = asked.split("Write the follow-up")[1]
                lines = [line for line in behind.splitlines() if line.startswith("[[")]
            self.written += 1
            text = f"Hark, a riddle that only its author understands, of the {self.written}th kind, is posed."
            self.meant[text] = lines
            return said(text)
        text = asked.split("Follow-up: ")[-1]
        lines = self.meant[text]
        # The first text is read back wrongly: it has to be refused, and written again.
        if text == next(iter(self.meant)):
            lines = [line.replace("+", "-") if "+" in line else line.replace("-", "+").replace("*", "+")
                     for line in lines]  # fmt: skip
        return said("\n".join(lines))


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """A workplace whose problems a scripted model has told; the server is gone."""
    folder = tmp_path_factory.mktemp("told")
    author = Author()
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.chdir(folder)
        patch.setenv("OPENAI_API_KEY", KEY)
        endpoint, server = stack.enter_context(serving(author))
        section = SMALL["curriculum"] | {
            "generate": {"root_seed": 7, "rows": ROWS},
            "model": {"base_url": endpoint.settings.base_url, "model": "parrot", "retries": 0, "at_once": 1},
        }
        furnish(folder, {"curriculum": section, "missing_fact": SMALL["missing_fact"]})
        done = run("tell", "curriculum")
        assert done.exit_code == 0, done.output
        calls = len(server.requests)
        again = run("tell", "curriculum")
        assert again.exit_code == 0, again.output
        assert len(server.requests) == calls, "what was told is asked again"
    params = yaml.safe_load((folder / "params.yaml").read_text())
    digest = params["curriculum"]["generate"]["transcript"]
    assert digest == sha256((folder / TRANSCRIPT).read_bytes()).hexdigest()
    params["curriculum"]["generate"]["realiser"] = "llm"
    (folder / "params.yaml").write_text(yaml.safe_dump(params))
    return folder


@pytest.fixture
def place(told, monkeypatch):
    monkeypatch.chdir(told)
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    _replaying.cache_clear()
    yield told
    _replaying.cache_clear()


def test_a_release_in_a_models_words_is_built_and_verified_without_the_model(place):
    for stage in STAGES:
        done = run(stage, "curriculum")
        assert done.exit_code == 0, done.output
    built = (place / "build/curriculum/instances.jsonl").read_text()
    rows = [json.loads(line) for line in built.splitlines()]
    assert all(row["dialogue"][-1]["content"].startswith("Hark, a riddle") for row in rows)
    assert {row["kind"] for row in rows} == {"original", "incremental", "counterfactual"}
    attempts = [json.loads(line) for line in (place / TRANSCRIPT).read_text().splitlines()]
    assert {attempt["verdict"].partition(":")[0] for attempt in attempts} == {"accepted", "rejected"}
    assert run("cut", "curriculum").exit_code == 0
    done = run("verify", "releases/curriculum/1.0.0")
    assert done.exit_code == 0, done.output
    audited = run("audit", rows[0]["id"])
    assert audited.exit_code == 0, audited.output
    manifest = (place / "releases/curriculum/1.0.0/manifest.json").read_text()
    assert "http://" not in manifest
    card = (place / "releases/curriculum/1.0.0/README.md").read_text()
    assert "A\n  language model worded the problems" in card
    assert "No language model" not in card


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda path: path.write_text(path.read_text().replace("Hark", "Hear", 1)), "its SHA-256 is"),
        (lambda path: path.unlink(), "run seedproof tell"),
        (lambda path: path.write_text("rubbish\n"), "its SHA-256 is"),
    ],
)
def test_a_transcript_that_is_not_the_one_is_one_sentence(place, change, expected):
    path = place / TRANSCRIPT
    before = path.read_bytes()
    try:
        change(path)
        done = run("generate", "curriculum")
        assert done.exit_code == 1
        assert expected in done.output
        assert done.output.count("\n") == 1
    finally:
        path.write_bytes(before)


def test_a_changed_attempt_is_known_by_its_own_digest(place):
    """Even where params.yaml was made to agree."""
    path = place / TRANSCRIPT
    before, params = path.read_bytes(), (place / "params.yaml").read_text()
    try:
        path.write_text(path.read_text().replace("Hark", "Hear", 1))
        section = yaml.safe_load(params)
        section["curriculum"]["generate"]["transcript"] = sha256(path.read_bytes()).hexdigest()
        (place / "params.yaml").write_text(yaml.safe_dump(section))
        done = run("generate", "curriculum")
        assert done.exit_code == 1
        assert "changed after it was written" in done.output
    finally:
        path.write_bytes(before)
        (place / "params.yaml").write_text(params)


def test_without_an_endpoint_there_is_one_sentence(workplace):
    done = run("tell", "curriculum")
    assert done.exit_code == 1
    assert "curriculum.model is missing" in done.output
