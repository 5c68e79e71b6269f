"""A real endpoint on loopback, through the provider that asks OpenAI, whatever it does wrong."""

from base64 import b64encode, urlsafe_b64encode
from urllib.parse import quote

import pytest
import zipfile_zstd

from pipeline.evaluating.transcripts import read_run
from seedproof import load
from tests.circles import soak
from tests.evaluating.engine.hostile import OVERFLOWS, sentence
from tests.evaluating.engine.runs import command, expect_same
from tests.evaluating.engine.server import (
    BROKEN,
    KEY,
    MALFORMED,
    MODEL,
    NO_CHOICE,
    RATE_LIMIT,
    REFUSED,
    completion,
    trouble,
)

pytestmark = pytest.mark.slow


@pytest.fixture
def ask(built, endpoint, nursery):
    """Run `evaluate` on a small release against the endpoint."""

    def run(benchmark, out, *arguments, **options):
        return nursery.run(*command(endpoint, out, benchmark, *arguments), cwd=built, **options)

    return run


def questions(built, benchmark):
    return [row["question"] for row in load(str(built / f"releases/{benchmark}/1.0.0"))]


def texts(folder):
    """All that stands in the files of a run, what is packed in them included."""
    for path in folder.rglob("*"):
        if path.suffix == ".eval":
            with zipfile_zstd.ZipFile(path) as members:
                for name in members.namelist():
                    yield name, members.read(name).decode()
        elif path.is_file():
            yield path.name, path.read_text()


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
    assert run.head.solver.base_url_host == f"127.0.0.1:{endpoint.server_address[1]}"
    assert endpoint.requests[0]["temperature"] == 0
    assert endpoint.requests[0]["max_tokens"] == 4096


def test_a_server_of_ones_own_is_sent_every_setting_whatever_its_model_is_called(
    nursery, endpoint, built, tmp_path
):
    """And it needs no key: inspect alone wants one."""
    asked = ("evaluate", "number_game", "--model", "openai/somebody/my-model", "--base-url", endpoint.url)
    settings = ("--top-p", "0.9", "--seed", "7", "--max-tokens", "99")
    for name, key in (("without a key", ""), ("with a key", KEY)):
        folder = tmp_path / name
        done = nursery.run(
            *asked, "--out", folder, "--yes", *settings, cwd=built, env={"OPENAI_API_KEY": key}
        )
        assert done.code == 0, done.err
        assert read_run(folder).head.solver.model == "openai/somebody/my-model"
    expected = {
        "model": "somebody/my-model",
        "temperature": 0.0,
        "top_p": 0.9,
        "seed": 7,
        "max_tokens": 99,
    }
    for sent in endpoint.requests:
        assert expected.items() <= sent.items()
    assert endpoint.keys == {None, f"Bearer {KEY}"}


BEARER = f"Bearer {KEY}"
FORMS = (
    KEY,
    KEY.upper(),
    quote(KEY).replace("-", "%2D"),
    KEY.encode().hex(),
    b64encode(KEY.encode()).decode(),
    b64encode(BEARER.encode()).decode(),
    urlsafe_b64encode(f"a{KEY}z".encode()).decode(),
)
ECHO = " ".join((*FORMS, *(form[::-1] for form in FORMS)))
"""The key as somebody may repeat it."""


def told(text):
    """What of the key a text has: parts of any form, which differ in what stands around it."""
    parts = [form.removeprefix("QmVhcmVyI")[4:-6] for form in FORMS]
    return [part for part in (*parts, *(part[::-1] for part in parts)) if part in text]


ECHOES = {
    "at peace": None,
    "in an error": REFUSED,
    "in an error, in all forms": trouble(401, {"error": {"message": ECHO}}),
    "in an answer": trouble(200, completion(f"Request: {ECHO}", model=f"m {ECHO}")),
    "in thoughts": trouble(200, completion(f"<think>{ECHO}</think>Answer: 7")),
    "in an overflow": trouble(400, {"error": {"message": f"prompt is too long: {ECHO}"}}),
}


@pytest.mark.parametrize("echo", ECHOES)
def test_no_file_or_message_of_a_run_has_the_key(ask, endpoint, tmp_path, echo):
    endpoint.always = ECHOES[echo]
    done = ask("missing_fact", tmp_path / "run", "--sample", 2)
    assert endpoint.keys == {BEARER}
    assert told(ECHO)
    assert told(done.out + done.err) == []
    written = list(texts(tmp_path / "run"))
    assert len(written) > 5
    assert [name for name, text in written if told(text)] == []


def test_what_is_sent_on_is_what_is_kept(ask, endpoint, tmp_path):
    endpoint.always = ECHOES["in an answer"]
    ask("missing_fact", tmp_path / "run", "--sample", 1)
    (episode,) = read_run(tmp_path / "run").episodes
    sent = [m["content"] for m in endpoint.requests[-1]["messages"] if m["role"] == "assistant"]
    assert sent
    assert sent == [turn.text for turn in episode.turns if turn.role == "solver"][: len(sent)]


@pytest.mark.parametrize("name", OVERFLOWS)
def test_an_overflow_ends_an_episode_for_good(ask, endpoint, tmp_path, name):
    ask("missing_fact", tmp_path / "at peace", "--sample", 1)
    endpoint.requests.clear()
    endpoint.answers = {}
    endpoint.troubles.extend([None, OVERFLOWS[name]])
    done = ask("missing_fact", tmp_path / "run", "--sample", 1)
    assert done.code == 0, done.err
    (episode,) = read_run(tmp_path / "run").episodes
    assert (episode.end, episode.error) == ("overflow", sentence(OVERFLOWS[name]))
    assert [turn.role for turn in episode.turns] == ["solver", "holder"]
    assert "is finished, with" in ask("missing_fact", tmp_path / "run", "--sample", 1).out
    assert len(endpoint.requests) == 2


def test_a_run_stops_when_nobody_answers(ask, endpoint, tmp_path):
    endpoint.always = BROKEN
    done = ask("missing_fact", tmp_path / "run", "--sample", 30, "--max-connections", 1)
    assert done.code == 3
    assert done.err.endswith(
        f"openai/{MODEL}: 8 rows ended by an error one after another, so it stopped; the last: the endpoint "
        "answers 503: broken. What was said is kept: run it again to go on\n"
    )
    assert len(endpoint.requests) == 8
    endpoint.always = None
    assert ask("missing_fact", tmp_path / "run", "--sample", 30, "--max-connections", 1).code == 0


def test_a_dead_server_is_told_while_it_is_called_again(ask, endpoint, tmp_path):
    endpoint.troubles.append(trouble(503, {"error": {"message": "loading"}}, {"retry-after-ms": "1"}))
    done = ask("number_game", tmp_path / "run", retries=3)
    assert done.code == 0
    assert done.err.count("endpoint: ") == 1
    assert "endpoint: the endpoint answers 503: loading. It is called again, 3 more times at most" in done.err


def test_what_fails_is_told_in_a_sentence_and_asked_again(ask, endpoint, tmp_path):
    endpoint.always = REFUSED
    done = ask("number_game", tmp_path / "run")
    assert done.code == 3
    assert "4 episodes ended by an error, the last: the endpoint answers 401: no such key: …" in done.err
    failed = read_run(tmp_path / "run").episodes
    assert {episode.end for episode in failed} == {"error"}
    endpoint.always = None
    done = ask("number_game", tmp_path / "run")
    assert done.code == 0
    assert "error" not in done.out
    assert {episode.end for episode in read_run(tmp_path / "run").episodes} == {"answer"}
    ask("number_game", tmp_path / "at once")
    expect_same(tmp_path / "run", tmp_path / "at once")


def test_what_is_finished_is_not_asked_again(ask, endpoint, tmp_path):
    ask("number_game", tmp_path / "run")
    asked = len(endpoint.requests)
    done = ask("number_game", tmp_path / "run")
    assert "is finished, with" in done.out
    assert len(endpoint.requests) == asked


def test_a_passing_trouble_leaves_no_trace(ask, endpoint, tmp_path):
    ask("missing_fact", tmp_path / "at peace", "--sample", 4)
    # One request may meet both, and is sent again twice.
    endpoint.troubles.extend([RATE_LIMIT, BROKEN])
    done = ask("missing_fact", tmp_path / "troubled", "--sample", 4, retries=2)
    assert done.code == 0, done.err
    assert not endpoint.troubles
    expect_same(tmp_path / "at peace", tmp_path / "troubled")


@pytest.mark.parametrize(
    ("trouble", "told"),
    [(MALFORMED, "no json that can be read"), (NO_CHOICE, "expected one choice"), (BROKEN, "503: broken")],
    ids=["malformed", "no choice", "lasting"],
)
def test_what_is_no_answer_is_an_error_in_a_sentence(ask, endpoint, tmp_path, trouble, told):
    endpoint.always = trouble
    done = ask("number_game", tmp_path / "run", "--sample", 1)
    assert done.code == 3, done.out
    assert "Traceback" not in done.out + done.err
    (episode,) = read_run(tmp_path / "run").episodes
    assert episode.end == "error"
    assert told in episode.error.lower()
    assert "\n" not in episode.error


def test_a_cut_answer_ends_as_cut(ask, endpoint, tmp_path):
    endpoint.finish = "length"
    ask("number_game", tmp_path / "run", "--sample", 1)
    (episode,) = read_run(tmp_path / "run").episodes
    assert episode.end == "cut"
    assert episode.turns[0].finish == "length"


def test_a_text_that_is_too_long_is_kept_in_part_and_marked(ask, endpoint, tmp_path, built):
    endpoint.answers = {question: "x" * 1_000_000 for question in questions(built, "number_game")}
    ask("number_game", tmp_path / "run", "--sample", 1)
    (episode,) = read_run(tmp_path / "run").episodes
    assert episode.turns[0].text == "x" * 20_000
    assert episode.turns[0].finish == "cut"


def test_half_a_character_is_kept_as_a_question_mark(ask, endpoint, tmp_path, built):
    endpoint.answers = {question: "1 \ud835 + 2" for question in questions(built, "number_game")}
    done = ask("number_game", tmp_path / "run", "--sample", 1)
    assert "Traceback" not in done.out + done.err
    (episode,) = read_run(tmp_path / "run").episodes
    assert episode.end == "error" or episode.turns[0].text == "1 ? + 2"


def test_another_model_than_was_asked_is_told_once(ask, endpoint, tmp_path):
    endpoint.model = "tiny"
    done = ask("number_game", tmp_path / "run")
    assert done.out.count("the endpoint names tiny") == 1
    assert {turn.model for episode in read_run(tmp_path / "run").episodes for turn in episode.turns} == {
        "tiny"
    }


def test_follow_ups_are_asked_behind_right_answers_alone(ask, endpoint, tmp_path, built):
    rows = load(str(built / "releases/curriculum/1.0.0"), "problems")
    behind = load(str(built / "releases/curriculum/1.0.0"), "followups")
    right = behind[0]["parent_id"]
    endpoint.answers = {row["question"]: f"Answer: {row['answer']}" for row in rows if row["id"] == right}
    ask("curriculum", tmp_path / "run")
    episodes = read_run(tmp_path / "run").episodes
    asked = [episode.id for episode in episodes if episode.parent is not None]
    assert asked == [row["id"] for row in behind if row["parent_id"] == right]
    assert asked
    assert episodes.index(next(e for e in episodes if e.id == right)) + 1 == episodes.index(
        next(e for e in episodes if e.parent == right)
    )
    told = [sent["messages"] for sent in endpoint.requests if len(sent["messages"]) > 2]
    assert all(messages[2]["content"].startswith("Answer: ") for messages in told)


def test_an_image_stands_before_the_text(ask, endpoint, tmp_path, built):
    ask("university", tmp_path / "run")
    shown = [sent["messages"][-1]["content"] for sent in endpoint.requests]
    pictured = [parts for parts in shown if not isinstance(parts, str)]
    assert len(pictured) == 8
    for picture, text in pictured:
        assert picture["image_url"]["url"].startswith("data:image/png;base64,iVBORw0KGgo")
        assert text["type"] == "text"
    endpoint.requests.clear()
    ask("university", tmp_path / "without", "--no-images")
    assert all(isinstance(sent["messages"][-1]["content"], str) for sent in endpoint.requests)


def test_as_many_attempts_as_asked_stand_behind_one_another(ask, tmp_path):
    ask("number_game", tmp_path / "run", "--attempts", 3, "--sample", 2)
    run = read_run(tmp_path / "run")
    first, second = run.head.rows
    assert [(episode.id, episode.attempt) for episode in run.episodes] == [
        *((first, attempt) for attempt in range(3)),
        *((second, attempt) for attempt in range(3)),
    ]


@soak
def test_as_many_connections_as_one_give_the_same_file(ask, tmp_path):
    for connections in (1, 8):
        done = ask(
            "missing_fact", tmp_path / str(connections), "--max-connections", connections, "--sample", 9
        )
        assert done.code == 0, done.err
    expect_same(tmp_path / "1", tmp_path / "8")


def test_a_server_that_is_not_there_is_told_at_once(nursery, built, tmp_path):
    asked = ("--model", "openai/my-model", "--base-url", "http://127.0.0.1:9/v1", "--out", tmp_path / "run")
    done = nursery.run("evaluate", "number_game", *asked, "--sample", 1, cwd=built)
    assert done.code == 3
    said = "Error: http://127.0.0.1:9/v1: nobody listens there. Start the server, then run this again\n"
    assert done.err == said
