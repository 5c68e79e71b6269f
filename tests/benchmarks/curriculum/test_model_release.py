"""A benchmark in a model's words, from the calls to the verified release: real HTTP, then no model at all."""

import json
import re
import shutil
from collections import Counter
from contextlib import ExitStack
from hashlib import sha256
from threading import Event

import msgspec
import pytest
import yaml

from pipeline.releasing.checksums import SUMS, sums_text
from pipeline.stages import STAGES
from seedproof.benchmarks.curriculum.model.transcript import TRANSCRIPT, Attempt, line_of, read_transcript
from tests.benchmarks.curriculum.test_model import KEY, said, second, serving
from tests.conftest import SMALL, furnish, run

pytestmark = pytest.mark.slow

ROWS = {"default": 0, "3_oa_d_8": 1, "7_ns_a_2": 1}
RELEASE = "releases/curriculum/1.0.0"
COPY = "sources/transcript.jsonl"


class Author:
    """Writes texts that no reader of ours knows, and remembers what each was to say."""

    def __init__(self):
        self.meant = {}

    def __call__(self, messages):
        asked = messages[-1]["content"]
        if messages[0]["content"].startswith("You write"):
            if "This does not do" in asked:
                asked = next(m["content"] for m in reversed(messages[:-1]) if "[[question" in m["content"])
            before, follow_up, behind = asked.partition("Write the follow-up")
            lines = [line for line in (behind or before).splitlines() if line.startswith("[[")]
            numbers = Counter(re.findall(r"[0-9.]+", " ".join(lines)))
            if follow_up:
                main = [line for line in before.splitlines() if line.startswith("[[")]
                numbers -= Counter(re.findall(r"[0-9.]+", " ".join(main)))
            mood = "abcdefghijklmnopqrstuvwxyz"[len(self.meant)] * 3
            theme = re.findall("^Theme: (.+)$", asked, re.MULTILINE) or ["riddle"]
            said_numbers = " and ".join(numbers.elements())
            text = f"Hark, in this {mood} {theme[0]} {said_numbers} are combined. What is the outcome of it?"
            self.meant[text] = lines
            return said(text)
        meaning = {text: "\n".join(lines) for text, lines in self.meant.items()}
        # The first text is read back wrongly: it has to be refused, and written again.
        first = next(iter(meaning))
        meaning[first] = meaning[first].translate(str.maketrans("+-*", "-++"))
        return second(messages, meaning)


def settings_for(models, **model):
    section = SMALL["curriculum"] | {
        "generate": {"root_seed": 7, "rows": ROWS},
        "model": {"base_url": models.settings.base_url, "model": "parrot", "retries": 0, "at_once": 1}
        | {"second": {"base_url": models.settings.base_url, "model": "owl", "retries": 0}}
        | model,
    }
    return {"curriculum": section, "missing_fact": SMALL["missing_fact"]}


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """A workplace with a release that a scripted model has told; the server is gone."""
    folder = tmp_path_factory.mktemp("told")
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.chdir(folder)
        patch.setenv("OPENAI_API_KEY", KEY)
        models, server = stack.enter_context(serving(Author()))
        furnish(folder, settings_for(models))
        done = run("tell", "curriculum")
        assert done.exit_code == 0, done.output
        calls = len(server.requests)
        again = run("tell", "curriculum")
        assert again.exit_code == 0, again.output
        assert len(server.requests) == calls, "what was told is asked again"
        patch.delenv("OPENAI_API_KEY")
        params = yaml.safe_load((folder / "params.yaml").read_text())
        digest = params["curriculum"]["generate"]["transcript"]
        assert digest == sha256((folder / TRANSCRIPT).read_bytes()).hexdigest()
        params["curriculum"]["generate"]["realiser"] = "llm"
        (folder / "params.yaml").write_text(yaml.safe_dump(params))
        for command in (*STAGES, "cut"):
            done = run(command, "curriculum")
            assert done.exit_code == 0, done.output
    return folder


@pytest.fixture
def place(told, tmp_path, monkeypatch):
    """The workplace again, without the transcript from which its release was made."""
    folder = tmp_path / "place"
    shutil.copytree(told, folder)
    monkeypatch.chdir(folder)
    (folder / TRANSCRIPT).unlink()
    return folder


def seal(folder, edit):
    """Change the transcript in a release, and make manifest, params and checksums agree."""
    release = folder / RELEASE
    path = release / COPY
    path.write_bytes(edit(path.read_bytes()))
    digest = sha256(path.read_bytes()).hexdigest()
    manifest = json.loads((release / "manifest.json").read_text())
    manifest["params"]["generate"]["transcript"] = digest
    manifest["files"][COPY] |= {"sha256": digest, "bytes": path.stat().st_size}
    (release / "manifest.json").write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n")
    (release / SUMS).write_text(sums_text(release))


def test_a_release_in_a_models_words_is_verified_from_itself_alone(place):
    done = run("verify", "--templates", ".", RELEASE)
    assert done.exit_code == 0, done.output
    lines = [json.loads(line) for path in (place / RELEASE / "jsonl").glob("*/*.jsonl")
             for line in path.read_text().splitlines()]  # fmt: skip
    assert all(row["dialogue"][-1]["content"].startswith("Hark, in this") for row in lines)
    assert not any(re.fullmatch(r"C[0-9]+", row["theme"]) for row in lines)
    audited = run("audit", "curriculum/7_ns_a_2/d7/000000", "--release", RELEASE)
    assert audited.exit_code == 0, audited.output
    assert "by owl-1, another language model, which also solved it 3 times" in audited.output
    assert "text_read_by  model" in audited.output
    assert "scripts       none: " in audited.output

    manifest = json.loads((place / RELEASE / "manifest.json").read_text())
    quality = json.loads((place / RELEASE / "attestations/quality.json").read_text())
    writers = quality["predicate"]["figures"]["test"]["writers"]
    attempts = sum(len(of_row) for of_row in read_transcript(place / RELEASE / COPY).values())
    assert manifest["files"][COPY]["rows"] == writers["attempts"] == attempts
    assert writers["models"] == {"parrot-1": len(lines)}
    assert (writers["read_by_models_alone"], writers["readers"]) == (len(lines), {"owl-1": len(lines)})
    kept = read_transcript(place / RELEASE / COPY)
    read_by = {row: [attempt.text_read_by for attempt in of_row][-1] for row, of_row in kept.items()}
    assert {row["id"]: read_by[row["id"]] for row in lines} == {row["id"]: "model" for row in lines}
    assert writers["accepted_attempts"] < "1.0000" == writers["problems"]["accepted"]
    card = (place / RELEASE / "README.md").read_text()
    assert "A language model wrote the texts (parrot-1)" in card
    assert "by prompts of version 4" in card
    assert not re.search("No language model|A grammar wrote|its numbers, its words", card)
    assert run("report", "--gallery", "--release", RELEASE, "--out", "gallery").exit_code == 0
    assert "parrot-1, a language model" in (place / "gallery/GALLERY.md").read_text()
    croissant = json.loads((place / RELEASE / "croissant.json").read_text())
    assert COPY in [file["name"] for file in croissant["distribution"]]
    assert "parrot-1" in croissant["description"]
    assert "http://127" not in (place / RELEASE / "manifest.json").read_text()


def test_a_transcript_with_another_byte_fails_in_one_line(place):
    seal(place, lambda content: content.replace(b"Hark", b"Hear", 1))
    done = run("verify", "--templates", ".", RELEASE)
    assert done.exit_code == 1
    assert done.output.count("the attempt was changed after it was written") == 1


def test_a_changed_verdict_is_judged_again(place):
    def edit(content):
        first, *others = content.splitlines(keepends=True)
        attempt = json.loads(first)
        assert attempt["verdict"].startswith("rejected")
        return line_of(forged(attempt)) + b"".join(others)

    seal(place, edit)
    done = run("verify", "--templates", ".", RELEASE)
    assert done.exit_code == 1
    assert "its verdict is 'accepted', and by the gate it is" in done.output


def forged(attempt):
    return msgspec.convert(attempt | {"verdict": "accepted"}, Attempt).sealed()


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda path: path.write_text("rubbish\n"), "its SHA-256 is"),
        (lambda path: None, "run seedproof tell"),
    ],
)
def test_a_transcript_that_is_not_the_one_is_one_sentence(place, change, expected):
    change(place / TRANSCRIPT)
    done = run("generate", "curriculum")
    assert done.exit_code in (1, 2)
    assert expected in done.output
    assert done.output.count("\n") == 1


def test_a_run_that_met_a_broken_model_is_taken_up_by_a_better_one(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    monkeypatch.setattr("seedproof.benchmarks.curriculum.generate.UNTOLD", 3)
    furnish(tmp_path, {"missing_fact": SMALL["missing_fact"]})

    def tell(script, **model):
        with serving(script) as (models, server):
            params = yaml.safe_load((tmp_path / "params.yaml").read_text())
            (tmp_path / "params.yaml").write_text(yaml.safe_dump(params | settings_for(models, **model)))
            return run("tell", "curriculum"), len(server.requests)

    def thinks(messages):
        return said("Hm", finish="length")

    for calls in (3 * 2, 0):
        stuck, asked = tell(thinks, model="thinker", tries=2)
        assert (stuck.exit_code, asked) == (1, calls)
        assert stuck.output.count("\n") == 1
        assert "3 problems in a row" in stuck.output
        assert "by thinker; the last: rejected: the answer is cut off at max_tokens 1000" in stuck.output
        assert "raise max_tokens" in stuck.output
    _, asked = tell(thinks, model="thinker", tries=2, max_tokens=5000)
    assert asked == 3 * 2, "what was cut off is not asked again with a higher limit"
    # In a pipe, a line now and then says how far it is, also while an answer is not there yet.
    lines, told = [], Event()

    def note(line):
        lines.append(line)
        told.set()

    monkeypatch.setattr("seedproof.record.progress.PAUSE", 0.01)
    monkeypatch.setattr("seedproof.record.progress.aside", note)
    author = Author()
    done, _ = tell(lambda messages: told.wait(30) and author(messages))
    assert done.exit_code == 0, done.output
    assert lines[0] == "tell, attempts: 0, 0 texts accepted"
    assert "new attempts: 0 texts read by our own reader, 6 by another model alone, 1 refused" in done.output
    first = read_transcript(tmp_path / TRANSCRIPT)["curriculum/3_oa_d_8/d3/000000"]
    assert [attempt.model for attempt in first[:5]] == ["thinker"] * 4 + ["parrot"]
    assert first[-1].verdict == "accepted"


def test_without_an_endpoint_there_is_one_sentence(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    furnish(tmp_path)
    done = run("tell", "curriculum")
    assert done.exit_code == 1
    assert "curriculum.model is missing" in done.output
