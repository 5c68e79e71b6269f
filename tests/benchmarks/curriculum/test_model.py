"""Texts by a language model: the real client and a scripted endpoint on loopback; replay without one."""

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ssl import SSLContext
from threading import Event, Thread

import msgspec
import pytest
from msgspec.structs import replace

from seedproof.benchmarks.curriculum.model.endpoint import Endpoint
from seedproof.benchmarks.curriculum.model.examples import examples_of
from seedproof.benchmarks.curriculum.model.examples.amounts import AMOUNTS
from seedproof.benchmarks.curriculum.model.examples.concepts import CONCEPTS
from seedproof.benchmarks.curriculum.model.examples.followups import FOLLOW_UPS
from seedproof.benchmarks.curriculum.model.examples.stories import STORIES
from seedproof.benchmarks.curriculum.model.gate import NOT_READ, READ, judged, refused, unreadable
from seedproof.benchmarks.curriculum.model.ours import read_by_us
from seedproof.benchmarks.curriculum.model.prompts import (
    PROMPT_VERSION,
    digest,
    reading_prompt,
    solving_prompts,
    writing_prompt,
)
from seedproof.benchmarks.curriculum.model.replaying import replay
from seedproof.benchmarks.curriculum.model.settings import EndpointSettings, ModelSettings
from seedproof.benchmarks.curriculum.model.task import Main, Task
from seedproof.benchmarks.curriculum.model.telling import Models, tell
from seedproof.benchmarks.curriculum.model.themes import is_story
from seedproof.benchmarks.curriculum.model.transcript import (
    Attempt,
    Call,
    NotATranscript,
    line_of,
    open_transcript,
    read_transcript,
)
from seedproof.benchmarks.curriculum.solver import solve
from seedproof.benchmarks.curriculum.standards import STANDARDS, standard_of
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.benchmarks.curriculum.words.answer_form import answer_form
from seedproof.record.errors import SeedproofError

KEY = "sk-of-nobody"
JSON = {"Content-Type": "application/json"}


def said(content, model="parrot-1", finish="stop", **message):
    """An answer as endpoints give it; the writer is `parrot-1`, the second model `owl-1`."""
    choice = {
        "index": 0,
        "finish_reason": finish,
        "message": {"role": "assistant", "content": content} | message,
    }
    body = {"id": "x", "object": "chat.completion", "created": 1, "model": model, "choices": [choice]}
    return 200, JSON, json.dumps(body).encode()


def failed(status, body=b'{"error": {"message": "busy"}}', **headers):
    return status, JSON | {name.replace("_", "-"): value for name, value in headers.items()}, body


class Server:
    """Answers the calls by a script, in order; a function in its place is given the messages."""

    def __init__(self, script):
        self.script, self.requests, self.keys, self.retried = script, [], [], []
        self.over = Event()

    def answer(self, request):
        body = json.loads(request.rfile.read(int(request.headers["Content-Length"])))
        self.requests.append(body)
        self.keys.append(request.headers["Authorization"])
        self.retried.append(request.headers.get("x-stainless-retry-count"))
        step = self.script(body["messages"]) if callable(self.script) else self.script.pop(0)
        if callable(step):
            step(self, request)
            return
        status, headers, content = step
        request.send_response(status)
        for name, value in ({"Content-Length": str(len(content))} | headers).items():
            request.send_header(name, value)
        request.end_headers()
        request.wfile.write(content)


def hang(server, request):
    server.over.wait(30)


def hang_up(server, request):
    request.close_connection = True


def drip(server, request):
    """A byte now and then, each in time, and never all of them."""
    request.send_response(200)
    for name, value in (JSON | {"Content-Length": "1000"}).items():
        request.send_header(name, value)
    request.end_headers()
    while not server.over.wait(0.2):
        request.wfile.write(b" ")


def drip_headers(server, request):
    """A header now and then, each in time, and never the last of them."""
    request.send_response(200)
    while not server.over.wait(0.2):
        request.send_header("X-More", "1")
        request.flush_headers()


@contextmanager
def serving(script, **settings):
    """Models at an endpoint that follows the script, and its server."""
    server = Server(script)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_POST(self):
            try:
                server.answer(self)
            except OSError:
                self.close_connection = True  # the client has gone

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as http:
        Thread(target=http.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        url = f"http://127.0.0.1:{http.server_address[1]}/v1"
        given = {"base_url": url, "model": "parrot", "retries": 0, "at_once": 1, "second": {}} | settings
        if given["second"] is not None:
            # At the same endpoint, with the same bounds.
            same = {key: given[key] for key in EndpointSettings.__struct_fields__ if key in given}
            given["second"] = same | {"model": "owl"} | given["second"]
        models = Models(msgspec.convert(given, ModelSettings))
        try:
            yield models, server
        finally:
            models.close()
            server.over.set()
            http.shutdown()


@pytest.fixture(autouse=True)
def key(monkeypatch):
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    # Each client loads all certificates there are, for 50 ms, and none here speaks TLS.
    monkeypatch.setattr(SSLContext, "load_verify_locations", lambda *_, **__: None)


def task_of(row, family, *lines, theme="", main=None):
    standard, problem = standard_of(family), parse_problem(lines)
    kind = "incremental" if row.endswith("-i") else "original"
    return Task(
        row=row,
        problem=problem,
        standard_code=standard.code,
        standard_text=standard.text,
        theme=theme,
        examples=examples_of(family, kind),
        form=answer_form(standard, problem, answer(problem)),
        main=main,
    )


PENS = task_of(
    "curriculum/1_oa_a_1/d1/000000", "1_oa_a_1", "[[var a = (19 - 3)]]", "[[question n = ['a']]]", theme="pen"
)
PENS_TEXT = "Uma has 19 pens. She gives away 3. How many pens are left?"
PENS_READ = "[[var x = 19]]\n[[var y = (x - 3)]]\n[[question z = ['y']]]"
FOLLOW_UP = task_of(
    "curriculum/1_oa_a_1/d1/000000-i",
    "1_oa_a_1",
    "[[var a = (19 - 3)]]",
    "[[var b = (a + 2)]]",
    "[[question n = ['b']]]",
    theme="pen",
    main=Main(tuple(lines_of(PENS.problem)), PENS_TEXT),
)
PAIR = task_of(
    "curriculum/8_ee_c_8/d8/000007",
    "8_ee_c_8",
    "[[var 31 = ((2 * w) + (5 * e))]]",
    "[[var 4 = (w - e)]]",
    "[[question g = ['e', 'w']]]",
)
FRACTIONS = task_of("curriculum/4_nf_a_2/d4/000003", "4_nf_a_2", "[[question d = ['(3 / 8) _ (5 / 9)']]]")
KINDS = task_of(
    "curriculum/3_oa_a_3/d3/000001", "3_oa_a_3", "[[var k = (11 * 9)]]", "[[question m = ['k']]]", theme="cup"
)

WRITTEN = {
    PENS.row: [PENS_TEXT],
    FOLLOW_UP.row: [
        "Then Uma turns up 2 more. How many pens has she now?",
        "```text\nThen Uma finds 2 more.\nHow many pens has she now?\n```",
    ],
    PAIR.row: [
        "Solve 2x + 5y = 31 and x - y = 4 for y and x.",
        "Solve 2w + 5e = 31 and w - e = 4 for e and w.",
    ],
    FRACTIONS.row: ["<think>Hm, ``` and 7.</think>\nCompare 3/8 with 5/9: <, = or >?"],
    KINDS.row: ["Ada has 11 cups. She wants 9 kinds of each. How many cups are that?", "", None],
}
READ_BACK = {
    PENS_TEXT: PENS_READ,
    "Then Uma turns up 2 more. How many pens has she now?": (
        "[[var a = (19 - 3)]]\n[[var b = (a + 3)]]\n[[question n = ['b']]]"
    ),
    "Then Uma finds 2 more. How many pens has she now?": (
        "Here it is:\n```\n[[question q = ['(19 - 3) + 2']]]\n```\nDone."
    ),
    "Solve 2w + 5e = 31 and w - e = 4 for e and w.": (
        "[[var 4 = w - e]]\n[[var 31 = 5*e + 2*w]]\n[[question a = ['e', 'w']]]"
    ),
    "Compare 3/8 with 5/9: <, = or >?": "[[question q = ['(3 / 8) _ (5 / 9)']]]",
    "Ada has 11 cups. She wants 9 kinds of each. How many cups are that?": (
        "[[var a = 11 + 9]]\n[[question b = ['a']]]"
    ),
}
TASKS = [PENS, FOLLOW_UP, PAIR, FRACTIONS, KINDS]
TEXTS = [
    PENS_TEXT,
    "Then Uma finds 2 more. How many pens has she now?",
    "Solve 2w + 5e = 31 and w - e = 4 for e and w.",
    "Compare 3/8 with 5/9: <, = or >?",
    None,
]
CALLS = 1 + (2 + 5) + 2 + 1 + 4
"""A text that our reader reads costs one call; one that the second model reads and solves costs five."""


def second(messages, meaning, model="owl-1"):
    """What an honest second model says of a text: by `meaning` what it states, and what that solves to."""
    asked = messages[-1]["content"]
    if messages[0]["content"].startswith("You read"):
        return said(meaning[asked.partition("Follow-up: ")[2] or asked], model)
    asked, _, form = asked.rpartition("\n\n")
    assert form.startswith("End with one line")
    lines = meaning[asked.partition("Follow-up: ")[2] or asked].splitlines()
    answered = solve(parse_problem([line for line in lines if line.startswith("[[")])).text
    return said(f"So this is it.\n\nAnswer: {answered}", model)


def model(messages):
    """Writes by one table and judges by the other; it knows the attempt by how often it was told off."""
    if not messages[0]["content"].startswith("You write"):
        return second(messages, READ_BACK)
    last = [message["content"] for message in messages if message["role"] == "user"]
    again = sum(content.startswith("This does not do") for content in last)
    asked = last[-1 - again]
    (task,) = [task for task in TASKS if asked.endswith("\n".join(lines_of(task.problem)))]
    text = WRITTEN[task.row][again]
    return said(text) if text is not None else said(None, refusal="I would rather not.")


def told(path, tasks=TASKS, script=model, **settings):
    """What came of tasks, and the server with the calls that it took."""
    with (
        serving(script, **settings) as (models, server),
        open_transcript(path) as transcript,
        ThreadPoolExecutor(models.settings.at_once) as pool,
    ):
        return list(pool.map(lambda task: tell(task, transcript, models), tasks)), server


def test_a_run_accepts_what_is_faithful_and_replays_byte_for_byte(tmp_path):
    tellings, server = told(tmp_path / "a.jsonl")
    assert [telling.text for telling in tellings] == TEXTS
    assert [telling.row for telling in tellings] == [task.row for task in TASKS]
    assert len(server.requests) == CALLS
    assert set(server.keys) == {f"Bearer {KEY}"}
    assert KEY.encode() not in (tmp_path / "a.jsonl").read_bytes()

    kept = read_transcript(tmp_path / "a.jsonl")
    assert [replay(kept[task.row], task) for task in TASKS[:-1]] == TEXTS[:-1]
    every = [attempt for task in TASKS for attempt in kept[task.row]]
    assert [attempt.text_read_by for attempt in every if attempt.verdict == "accepted"] == [
        "reader",
        "model",
        "reader",
        "reader",
    ]
    assert {attempt.text_read_by for attempt in every if attempt.verdict != "accepted"} == {""}
    assert [attempt.verdict for task in TASKS for attempt in kept[task.row]] == [
        "accepted",
        "rejected: read back, it says [[var a = (19 - 3)]] [[var b = (a + 3)]] [[question n = ['b']]]",
        "accepted",
        "rejected: the question does not ask for e and w",
        "accepted",
        "accepted",
        "rejected: read back, it says [[var a = (11 + 9)]] [[question b = ['a']]]",
        "rejected: there is no text",
        "rejected: the model refuses to answer",
    ]
    with pytest.raises(NotATranscript, match="none of 3 attempts was accepted, expected one"):
        replay(kept[KINDS.row], KINDS)
    told(tmp_path / "b.jsonl")
    assert (tmp_path / "b.jsonl").read_bytes() == (tmp_path / "a.jsonl").read_bytes()


def test_several_at_once_give_the_same_attempts_in_any_order(tmp_path):
    told(tmp_path / "a.jsonl")
    tellings, _ = told(tmp_path / "b.jsonl", at_once=4)
    assert [telling.text for telling in tellings] == TEXTS
    assert read_transcript(tmp_path / "b.jsonl") == read_transcript(tmp_path / "a.jsonl")


def test_what_is_in_the_transcript_is_not_asked_again(tmp_path):
    path = tmp_path / "a.jsonl"
    told(path)
    whole = path.read_bytes()
    tellings, server = told(path)
    assert [telling.text for telling in tellings] == TEXTS
    assert server.requests == []
    # Stopped in the middle of the last line, whose attempt was one call.
    path.write_bytes(whole[:-30])
    _, server = told(path)
    assert len(server.requests) == 1
    assert path.read_bytes() == whole


def test_a_run_that_fails_keeps_what_it_has(tmp_path):
    path = tmp_path / "a.jsonl"
    calls = []

    def breaks_down(messages):
        calls.append(1)
        return model(messages) if len(calls) < 5 else failed(500)

    with pytest.raises(
        SeedproofError, match=r"answers 500 .*Run it again later: it goes on where it stopped"
    ):
        told(path, script=breaks_down)
    assert [len(attempts) for attempts in read_transcript(path).values()] == [1, 1]
    _, server = told(path)
    assert len(server.requests) == CALLS - 3
    told(tmp_path / "b.jsonl")
    assert path.read_bytes() == (tmp_path / "b.jsonl").read_bytes()


def test_the_reader_sees_the_text_and_nothing_of_the_structure(tmp_path):
    _, server = told(tmp_path / "a.jsonl", [FOLLOW_UP])
    _, _, write, read, *solved = server.requests
    assert lines_of(FOLLOW_UP.problem)[-1] in write["messages"][-3]["content"]
    other = task_of("x-i", "1_oa_a_1", "[[var a = (5 - 1)]]", "[[question n = ['a']]]", theme="Cow")
    other = replace(other, main=FOLLOW_UP.main)
    text = "Then Uma finds 2 more. How many pens has she now?"
    assert read["messages"] == reading_prompt(other, text)
    assert [call["messages"] for call in solved] == solving_prompts(other, text)
    assert len({call["messages"][0]["content"] for call in solved}) == 3
    for call in (read, *solved):
        assert {key: value for key, value in call.items() if key != "messages"} == {
            "model": "owl",
            "temperature": 0,
            "max_tokens": 1000,
        }


def test_a_model_with_ways_of_its_own(tmp_path):
    settings = {
        "temperature": None,
        "max_tokens_name": "max_completion_tokens",
        "max_tokens": 77,
        "key_variable": "",
    }
    _, server = told(tmp_path / "a.jsonl", [PENS], **settings)
    assert server.requests[0].keys() == {"model", "messages", "max_completion_tokens"}
    assert server.requests[0]["max_completion_tokens"] == 77
    assert KEY not in str(server.keys)


@pytest.mark.parametrize(
    "passing",
    [
        failed(429, Retry_After="0.01"),
        failed(503, retry_after_ms="1"),
        (200, JSON, b'{"choices": ['),
        (200, JSON, b'{"error": "overloaded"}'),
    ],
)
def test_what_may_pass_is_tried_again(tmp_path, passing):
    (telling,), server = told(tmp_path / "a.jsonl", [PENS], [passing, said(PENS_TEXT)], retries=1)
    assert telling.text == PENS_TEXT
    assert len(telling.attempts) == 1
    assert len(server.requests) == 2


def test_retries_are_bounded_and_counted(tmp_path):
    with (
        serving([failed(503, retry_after_ms="1")] * 4, retries=3) as (models, server),
        open_transcript(tmp_path / "a.jsonl") as transcript,
        pytest.raises(SeedproofError, match="answers 503"),
    ):
        tell(PENS, transcript, models)
    assert server.retried == ["0", "1", "2", "3"]
    assert server.script == []


def test_a_short_word_for_an_endpoint_that_wants_any_key_is_no_secret(tmp_path, monkeypatch):
    monkeypatch.setenv("OPENAI_API_KEY", "pens")
    (telling,), server = told(tmp_path / "a.jsonl", [PENS])
    assert telling.text == PENS_TEXT
    assert set(server.keys) == {"Bearer pens"}


def test_nobody_at_the_address(tmp_path):
    with serving([]) as (models, _):
        settings = models.settings
    with (
        open_transcript(tmp_path / "a.jsonl") as transcript,
        pytest.raises(SeedproofError, match=r"cannot be reached .* Check base_url, then run it again"),
    ):
        tell(PENS, transcript, Models(settings))


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("", 'OPENAI_API_KEY is not set, expected the endpoint\'s key. Set it, or key_variable: ""'),
        ("two words", "OPENAI_API_KEY has spaces or signs that no key has"),
        ("schlüssel", "OPENAI_API_KEY has spaces or signs that no key has"),
    ],
)
def test_a_key_that_cannot_be_used_is_not_shown(monkeypatch, value, sentence):
    monkeypatch.setenv("OPENAI_API_KEY", value)
    with pytest.raises(SeedproofError, match=sentence) as caught:
        Endpoint(EndpointSettings(base_url="http://127.0.0.1:1/v1", model="m"))
    assert not value or value not in str(caught.value)


def test_the_next_text_is_asked_for_with_what_was_wrong(tmp_path):
    _, server = told(tmp_path / "a.jsonl", [FOLLOW_UP])
    *_, before, wrong = server.requests[2]["messages"]
    assert before == {"role": "assistant", "content": WRITTEN[FOLLOW_UP.row][0]}
    assert wrong["content"].startswith(
        "This does not do: read back, it says [[var a = (19 - 3)]] [[var b = (a + 3)]]"
    )


def as_line(attempt, **changes):
    """The line of an attempt that somebody changed, without a new digest."""
    return line_of(replace(attempt, **changes))


def test_a_transcript_edited_by_hand_is_refused(tmp_path):
    path = tmp_path / "a.jsonl"
    told(path, [PENS])
    (line,) = path.read_bytes().splitlines(keepends=True)
    for edited, sentence in [
        (line.replace(b"19 pens", b"18 pens"), "line 1: the attempt was changed after it was written"),
        (
            line.replace(b'"accepted"', b'"rejected: no"'),
            "line 1: the attempt was changed after it was written",
        ),
        (line.replace(b"parrot-1", b"parrot-2", 1), "line 1: the attempt was changed after it was written"),
        (line.replace(b'"attempt":1', b'"attempt": 1'), "line 1: is no attempt in canonical JSON"),
        (line.replace(b'"attempt":1', b'"attempt":true'), "line 1: is no attempt in canonical JSON"),
        (line[:-1], "line 1: is no attempt in canonical JSON"),
        (b"\n" + line, "line 1: is no attempt in canonical JSON"),
        (b"[" * 100_000 + b"\n", "line 1: is no attempt in canonical JSON"),
        (line + line, "line 2: is attempt 1 of .*, expected attempt 2"),
    ]:
        assert edited != line
        path.write_bytes(edited)
        with pytest.raises(NotATranscript, match=sentence):
            read_transcript(path)
    with pytest.raises(SeedproofError, match=r"nowhere.jsonl: cannot be read \(No such file"):
        read_transcript(tmp_path / "nowhere.jsonl")


def test_a_transcript_whose_digests_were_made_anew_is_judged_anew(tmp_path):
    path = tmp_path / "a.jsonl"
    told(path, [FOLLOW_UP])
    first, second = read_transcript(path)[FOLLOW_UP.row]

    def refused(sentence, *attempts, task=FOLLOW_UP):
        with pytest.raises(NotATranscript, match=sentence) as caught:
            replay([attempt.sealed() for attempt in attempts], task)
        assert "\n" not in str(caught.value)

    with pytest.raises(NotATranscript, match="attempt 1: it was changed after it was written"):
        replay([replace(first, verdict="accepted"), second], FOLLOW_UP)
    refused(
        "attempt 1: its verdict is 'accepted', and by the gate it is 'rejected: read back",
        replace(first, verdict="accepted"),
    )
    refused("attempt 1: it is attempt 2 of", second)
    other = replace(second.write, said="Then Uma comes by 2 more. How many pens has she now?")
    refused("attempt 2: another text was read back", first, replace(second, write=other))
    unlike = replace(first.write, said="Then Uma comes by 2 more. How many pens has she now?")
    refused("attempt 1: another text was read back", replace(first, write=unlike), second)
    again = judged(FOLLOW_UP, replace(first, read=replace(first.read, said=PENS_READ)))
    refused("attempt 2: it was asked for something else", again, second)
    refused(
        "attempt 1: its prompts are of version 0, those of this program of 4",
        replace(first, prompt_version=0),
    )
    refused(
        "attempt 1: it was asked for something else", first, second, task=replace(FOLLOW_UP, theme="Pencil")
    )
    refused("attempt 1: it is attempt 1 of .*000000-i, expected", first, second, task=PENS)
    refused(
        "attempt 2: its verdict is 'accepted', and by the gate it is 'rejected: our own reader cannot read",
        first,
        replace(second, read=None),
    )
    refused("attempt 2: text_read_by is 'reader', and by the gate it is 'model'", first,
            replace(second, text_read_by="reader"))  # fmt: skip
    one, two, three = second.solved
    for solved, sentence in [
        ((), "it was solved 0 times, expected 3"),
        ((one, two), "it was solved 2 times, expected 3"),
        ((one, two, replace(three, said="Answer: 19")), "solved, its answer is '19', expected 18"),
        ((one, two, replace(three, said="Eighteen or so.")), "solved, its answer is "),
        ((one, two, replace(three, fault="no")), "solving it failed, no"),
        ((one, two, replace(three, model="parrot-1")), "parrot-1 was to solve what it wrote"),
    ]:
        refused(f"attempt 2: its verdict is 'accepted', and by the gate it is 'rejected: {sentence}", first,
                replace(second, solved=solved))  # fmt: skip
    refused("attempt 2: another text was solved", first, replace(second, solved=(two, one, three)))
    refused("attempt 2: another text was solved", first, replace(second, solved=(*second.solved, one)))
    own = replace(second.read, model="parrot-1")
    refused("by the gate it is 'rejected: parrot-1 was to read back what it wrote", first,
            replace(second, read=own))  # fmt: skip
    late = replace(first, attempt=3)
    refused("attempt 3: it follows an accepted one", first, second, late)


def test_a_changed_problem_is_not_told_with_old_attempts(tmp_path):
    path = tmp_path / "a.jsonl"
    told(path, [PENS])
    changed = replace(PENS, problem=parse_problem(["[[var a = (19 - 4)]]", "[[question n = ['a']]]"]))
    with pytest.raises(NotATranscript, match=r"it was asked for something else.*set it aside"):
        told(path, [changed])


def test_one_run_writes_a_transcript_at_a_time(tmp_path):
    with (
        open_transcript(tmp_path / "a.jsonl"),
        pytest.raises(SeedproofError, match="another run writes it, expected one"),
        open_transcript(tmp_path / "a.jsonl"),
    ):
        pass
    with (
        pytest.raises(SeedproofError, match="cannot be written"),
        open_transcript(tmp_path / "a.jsonl" / "b.jsonl"),
    ):
        pass


def test_settings_that_make_no_sense_are_refused(subtests):
    for changes, sentence in [
        ({"base_url": "ftp://host/v1"}, "base_url"),
        ({"base_url": "https://me:secret@host/v1"}, "base_url"),
        ({"tries": 0}, "tries"),
        ({"key": "sk-1"}, "key"),
        ({"key_variable": "sk-1"}, "key_variable"),
        ({"prompt_version": 0}, "prompt_version is 0, expected 4"),
        ({"second": {"base_url": "https://host/v1", "model": "m"}}, "second.model is m, expected another"),
        ({"second": {"base_url": "https://host/v1"}}, "model"),
        ({"second": {"base_url": "https://host/v1", "model": "o", "tries": 2}}, "tries"),
    ]:
        with subtests.test(changes=changes, sentence=sentence):
            given = {"base_url": "https://host/v1", "model": "m"}
            assert msgspec.convert(given, ModelSettings).tries == 3
            with pytest.raises(msgspec.ValidationError, match=sentence):
                msgspec.convert(given | changes, ModelSettings)


def test_every_standard_has_examples_that_keep_its_promises():
    for table in (STORIES, AMOUNTS, CONCEPTS):
        for families, examples in table.items():
            assert len(examples) >= 2
            for example in examples:
                problem = parse_problem(example.lines)
                assert lines_of(problem) == list(example.lines)
                assert answer(problem) == solve(problem)
                assert not all(standard_of(family).broken(problem) for family in families), example
                for family in families:
                    assert bool(example.theme) == is_story(standard_of(family)), example
                    task = task_of(f"curriculum/{family}/d1/000000", family, *example.lines)
                    assert unreadable(task, Call("", "m", example.text, "")) == ""
                    assert refused(read_by_us(task, example.text)) == ""
    for standard in STANDARDS:
        assert examples_of(standard.family)
    with pytest.raises(SeedproofError, match="original problems of 9_x have no examples"):
        examples_of("9_x")


def test_the_examples_of_follow_ups_change_their_main_problem():
    for kind, examples in FOLLOW_UPS.items():
        for example in examples:
            main, whole = parse_problem(example.main.lines), parse_problem(example.lines)
            assert answer(whole) == solve(whole)
            assert len(whole.statements) - len(main.statements) == (kind == "incremental")
            row = f"curriculum/1_oa_a_1/d1/000000-{kind[0]}"
            task = task_of(row, "1_oa_a_1", *example.lines, main=example.main)
            assert unreadable(task, Call("", "m", example.text, "")) == ""


def test_the_prompts_are_those_of_their_version():
    """Whoever changes a word of a prompt raises PROMPT_VERSION: transcripts refer to it."""
    pinned = sha256()
    for standard in STANDARDS:
        for kind in ("original", *FOLLOW_UPS):
            examples = examples_of(standard.family, kind)
            task = replace(PENS, standard_code=standard.code, standard_text="", examples=examples)
            if kind != "original":
                task = replace(task, main=FOLLOW_UP.main)
            pinned.update(digest(writing_prompt(task, [("One.", "two")])).encode())
            for prompt in (reading_prompt(task, "One."), *solving_prompts(task, "One.")):
                pinned.update(digest(prompt).encode())
    assert pinned.hexdigest()[:12] == "5114276a85f3"


def test_a_call_is_judged_alike_whoever_asks():
    """The gate needs neither endpoint nor transcript."""

    def of(ours, read=None, solved=()):
        attempt = Attempt(
            row=PENS.row,
            attempt=1,
            model="m",
            second="o",
            prompt_version=PROMPT_VERSION,
            write=Call("", "m", PENS_TEXT, ""),
            ours=ours,
            read=read,
            solved=solved,
        )
        outcome = judged(PENS, attempt)
        return outcome.verdict, outcome.text_read_by

    read, solved = Call("", "o", PENS_READ, ""), Call("", "o", "Answer: 16", "")
    assert of(READ) == ("accepted", "reader")
    assert of(NOT_READ, read, (solved,) * 3) == ("accepted", "model")
    assert of("our own reader reads 3", read) == ("rejected: our own reader reads 3", "")
    assert of("", read) == ("rejected: our reader was not asked", "")
    assert of(NOT_READ) == (
        "rejected: our own reader cannot read the text, and no second model was asked",
        "",
    )
