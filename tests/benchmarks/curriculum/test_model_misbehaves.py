"""An endpoint that misbehaves, over real HTTP: what it does, and what must come of it."""

import json
from base64 import b64encode
from gzip import compress
from itertools import chain, repeat
from typing import NamedTuple

import pytest

from seedproof.benchmarks.curriculum.model.endpoint import MAX_BODY, MAX_SAID
from seedproof.benchmarks.curriculum.model.replaying import replay
from seedproof.benchmarks.curriculum.model.task import Main
from seedproof.benchmarks.curriculum.model.transcript import NotATranscript, read_transcript
from seedproof.record.errors import SeedproofError
from tests.benchmarks.curriculum.test_model import (
    FRACTIONS,
    JSON,
    KEY,
    PAIR,
    PENS,
    PENS_READ,
    PENS_TEXT,
    drip,
    drip_headers,
    failed,
    hang,
    hang_up,
    key,
    said,
    task_of,
    told,
)
from tests.circles import soak

__all__ = ["key"]


class Case(NamedTuple):
    """What an endpoint does with its calls, one after the other, and what must come of it."""

    name: str
    steps: list
    """Its answers. A text alone is a good answer with this text."""
    outcome: str
    """`accepted`; `rejected: ...` with a part of the verdict; `stops: ...` with a part of the error."""
    task: object = PENS
    settings: dict | None = None


HALF = task_of(
    "curriculum/3_oa_a_3/d3/000002", "3_oa_a_3", "[[var a = (12 / 3)]]", "[[question n = ['a']]]", theme="cup"
)
SAME = task_of(
    "curriculum/1_oa_a_1/d1/000001", "1_oa_a_1", "[[var a = (6 - 3)]]", "[[question n = ['a']]]", theme="pen"
)
ROOT = task_of("curriculum/8_ee_a_2/d8/000001", "8_ee_a_2", "[[var 49 = (x ** 2)]]", "[[question n = ['x']]]")
NONE = task_of(
    "curriculum/8_ee_c_7/d8/000001",
    "8_ee_c_7",
    "[[var ((4 * x) + 7) = ((4 * x) + 9)]]",
    "[[question m = ['x']]]",
)
CHANGED = task_of(
    "curriculum/1_oa_a_1/d1/000000-c",
    "1_oa_a_1",
    "[[var a = (19 - 5)]]",
    "[[question n = ['a']]]",
    theme="pen",
    main=Main(("[[var a = (19 - 3)]]", "[[question n = ['a']]]"), PENS_TEXT),
)
ORDER = task_of(
    "curriculum/5_oa_a_1/d5/000001", "5_oa_a_1", "[[var a = ((8 - 2) * 3)]]", "[[question n = ['a']]]"
)
READ = {
    "3_oa_a_3": "[[question n = ['12 / 3']]]",
    "8_ee_a_2": "[[var 49 = x ** 2]]\n[[question n = ['x']]]",
    "8_ee_c_7": "[[var 4*x + 7 = 4*x + 9]]\n[[question m = ['x']]]",
    "8_ee_c_8": "[[var 31 = 2*w + 5*e]]\n[[var 4 = w - e]]\n[[question g = ['e', 'w']]]",
    "4_nf_a_2": "[[question d = ['(3 / 8) _ (5 / 9)']]]",
}
LEAKS = "the text speaks of the answer"
TOO_MANY = "which the statements do not have"
CONNECTED = {"timeout": 1}
ODD = "Uma, with 19 pens in her hands, parts with 3. "
UNREAD = ODD + "How many remain with her?"
"""What our own reader cannot read."""
RIGHT = "19 - 3 = 16.\n\nAnswer: 16"


def bad_body(body, status=200, **headers):
    return status, JSON | {name.replace("_", "-"): value for name, value in headers.items()}, body


CASES = [
    # Faithful texts, in whatever dress.
    Case("a faithful text", [PENS_TEXT], "accepted"),
    Case("in a code fence", [f"```text\n{PENS_TEXT}\n```"], "accepted"),
    Case("with its thoughts before it", [f"<think>19 - 3 = 16</think>{PENS_TEXT}"], "accepted"),
    Case(
        "numbers in words",
        ["Uma has nineteen pens. She gives away three. How many pens are left?"],
        "accepted",
    ),
    Case(
        "other models' names",
        [said(UNREAD, model="other-9"), *(said(text, model="third") for text in (PENS_READ, *[RIGHT] * 3))],
        "accepted",
    ),
    Case(
        "busy once",
        [failed(429, Retry_After="0.01"), PENS_TEXT],
        "accepted",
        settings={"retries": 1},
    ),
    Case(
        "malformed once",
        [bad_body(b'{"choices": ['), PENS_TEXT],
        "accepted",
        settings={"retries": 1},
    ),
    Case("one that our reader cannot read", [UNREAD, PENS_READ, *[RIGHT] * 3], "accepted"),
    Case(
        "one that our reader cannot read, and nobody else is asked",
        [UNREAD],
        "our own reader cannot read the text, and no second model was asked",
        settings={"second": None},
    ),
    Case(
        "judged by itself under another name",
        [UNREAD, said(PENS_READ)],
        "parrot-1 was to read back what it wrote",
    ),
    Case(
        "solved by itself",
        [UNREAD, PENS_READ, RIGHT, said(RIGHT)],
        "parrot-1 was to solve what it wrote",
    ),
    Case(
        "solved rightly twice of three times",
        [UNREAD, PENS_READ, RIGHT, RIGHT, "Answer: 22"],
        "solved, its answer is '22', expected 16",
    ),
    Case(
        "solved in another form than asked",
        [UNREAD, PENS_READ, "She has sixteen, less what she lost."],
        "expected 16",
    ),
    Case(
        "solved by what has to be computed",
        [UNREAD, PENS_READ, "Answer: 19 - 3"],
        "solved, its answer is '19 - 3', expected 16",
    ),
    Case("solved without the line", [UNREAD, PENS_READ, "19 - 3 = 16"], "its answer is '19 - 3 = 16'"),
    Case(
        "solved by nobody",
        [UNREAD, PENS_READ, said(None, model="owl-1", refusal="no")],
        "solving it failed, the model refuses to answer",
    ),
    Case(
        "cut off while solving",
        [UNREAD, PENS_READ, RIGHT, said("19 - ", model="owl-1", finish="length")],
        "solving it failed, the answer is cut off at max_tokens 1000",
    ),
    Case("echoes the key while solving", [UNREAD, PENS_READ, f"{KEY}"], "stops: repeats the key"),
    Case(
        "said again in a follow-up",
        ["Suppose she gave away 5 instead of 3. How many pens would be left?", "[[question n = ['19 - 5']]]"],
        "accepted",
        CHANGED,
    ),
    # Another problem than the one that was asked.
    Case(
        "wrong structure, and it says it was right",
        ["Uma has 19 pens. She gets 3 more pens. How many pens does she have now?"],
        "our own reader reads [[question n = ['(19 + 3)']]]",
    ),
    Case(
        "other order of operations",
        ["What is 8 - 2 × 3?"],
        "our own reader reads [[question answer = ['(8 - (2 * 3))']]]",
        ORDER,
    ),
    Case(
        "more is given away than there is",
        ["Uma has 3 pens. She gives away 19 of them. How many pens does she have now?"],
        "our own reader finds that more is taken than there is",
    ),
    Case(
        "wrong structure that only it reads",
        [ODD + "How many have both?", "[[question n = ['19 + 3']]]"],
        "read back, it says [[question n = ['(19 + 3)']]]",
    ),
    Case("one number changed", [PENS_TEXT.replace("19", "18")], TOO_MANY),
    Case(
        "no numbers",
        ["Uma has some pens. She gives a few away. How many pens are left?"],
        "the text lacks the number 3",
    ),
    Case(
        "a number missing",
        ["Uma has 19 pens and gives some away. How many pens are left?"],
        "the text lacks the number 3",
    ),
    Case("an additional number", ["Uma is 9. " + PENS_TEXT], TOO_MANY),
    Case(
        "a number twice",
        ["Uma has 19 pens, yes, 19. She gives away 3. How many are left?"],
        TOO_MANY,
    ),
    Case("an additional year", ["In 2024, " + PENS_TEXT], TOO_MANY),
    Case("another kind of dozen", ["Uma has a dozen pens. " + PENS_TEXT], TOO_MANY),
    Case("two friends", ["Two friends play. " + PENS_TEXT], TOO_MANY),
    Case("percent", [PENS_TEXT.replace("3.", "3%.")], TOO_MANY),
    Case(
        "ambiguous reference",
        ["Uma had 19 pens. She gave Ida 3 of them. Tom had as many pens as Uma. How many pens did Tom have?"],
        "the text is unclear",
    ),
    Case(
        "a pronoun for two",
        ["Nora and Ana sit at home. She has 19 pens. She gives away 3. How many are left?"],
        "the text is unclear",
    ),
    Case(
        "reads back always the same",
        [UNREAD, "[[question n = ['1 + 1']]]"],
        "read back, it says",
    ),
    Case(
        "the old number in a follow-up",
        ["What if she gave away 3 of them? How many would be left?"],
        "the text lacks the number 5",
        CHANGED,
    ),
    # Leaked answers.
    Case("the answer is", ["The answer is 16. " + PENS_TEXT], LEAKS),
    Case("answer:", [PENS_TEXT + " Answer: 16"], LEAKS),
    Case("so", [PENS_TEXT + " So 16."], "draws a conclusion"),
    Case("equals", ["19 minus 3 equals 16. " + PENS_TEXT], TOO_MANY),
    Case("there are", [PENS_TEXT + " There are 16 in all."], TOO_MANY),
    Case("in words", ["Sixteen are left. " + PENS_TEXT], TOO_MANY),
    Case("as a sum of words", ["She keeps ten and six. " + PENS_TEXT], TOO_MANY),
    Case(
        "in Roman numerals",
        ["Her number is XVI. " + PENS_TEXT],
        "the text has XVI, which is the answer",
    ),
    Case("in other digits", ["٢٠ is nice. " + PENS_TEXT], "expected numerals from 0 to 9"),
    Case(
        "an answer that is a number of the problem",
        ["Uma has 6 pens. She gives away 3, and 3 stay. How many pens are left?"],
        TOO_MANY,
        SAME,
    ),
    Case(
        "the same without a number more",
        ["Uma has 6 pens. She gives some away and so keeps 3. How many pens are left?"],
        "draws a conclusion",
        SAME,
    ),
    Case("behind the question", [PENS_TEXT + " Count them well.", PENS_READ, *[RIGHT] * 3], "accepted"),
    Case(
        "a component of a pair",
        ["Solve 2w + 5e = 31 and w - e = 4 for e and w, where e = 23/7."],
        TOO_MANY,
        PAIR,
    ),
    Case(
        "of a comparison",
        ["3/8 is less than 5/9. Which sign stands between them, <, = or >?"],
        "says how the two compare",
        FRACTIONS,
    ),
    Case("of a root", ["The square of 7 is 49. Of which numbers is 49 the square?"], TOO_MANY, ROOT),
    Case("that there is none", ["No number solves 4x + 7 = 4x + 9. Find x."], "how many solutions", NONE),
    Case(
        "in a declared half",
        ["12 cups, a quarter of sixteen, stand on 3 trays. How many are on each?"],
        TOO_MANY,
        HALF,
    ),
    # No problem, or more than one.
    Case("blank", [" \n\t "], "there is no text"),
    Case("empty", [""], "there is no text"),
    Case("an empty fence", ["```\n```"], "there is no text"),
    Case("no content", [said(None)], "there is no text"),
    Case("cut off", [said("Uma has", finish="length")], "the answer is cut off at max_tokens 1000"),
    Case(
        "cut off while reading",
        [UNREAD, said("[[var x = 19", model="owl-1", finish="length")],
        "reading it back failed, the answer is cut off",
    ),
    Case("filtered", [said("Uma", finish="content_filter")], "the model refuses to answer"),
    Case("refused", [said(None, refusal="I would rather not.")], "the model refuses to answer"),
    Case("too long", ["pen " * 400], "the text has 1599 characters, expected at most 1500"),
    Case("much too long", ["p" * (MAX_SAID + 1)], f"the answer has {MAX_SAID + 1} characters"),
    Case("code", ["Uma has `19` pens."], "control characters or code"),
    Case("invisible signs", ["Uma has 19\u200b pens."], "control characters or code"),
    Case("right to left", ["Uma has \u202e91 pens."], "control characters or code"),
    Case("quoted statements", ["Uma says [[var a = (19 - 3)]]."], "the text quotes statements"),
    Case(
        "chatter", ["Sure! Here is the problem: " + PENS_TEXT], "the text has a heading, or words to the one"
    ),
    Case("bold", ["**Pens** " + PENS_TEXT], "the text has a heading, or words to the one"),
    Case("heading", ["# Pens\n" + PENS_TEXT], "the text has a heading, or words to the one"),
    Case("HTML", ["<p>" + PENS_TEXT + "</p>"], "the text has a heading, or words to the one"),
    Case("LaTeX", [PENS_TEXT.replace("19", r"\(19\)")], "the text has a heading, or words to the one"),
    Case("a list", ["- " + PENS_TEXT], "the text has a heading, or words to the one"),
    Case("a power in code", ["Work out 19**3."], "the text writes a power as 2**3"),
    Case(
        "German",
        ["Uma hat 19 Stifte. Sie gibt davon 3 weg. Wie viele Stifte sind jetzt noch da?"],
        "not in English",
    ),
    Case("Chinese", ["乌玛有19支笔。她送出3支。还剩多少支?"], "not in English"),
    Case("Cyrillic letters in English", [PENS_TEXT.replace("a", "\u0430")], "is of another alphabet"),
    Case("an address", [PENS_TEXT + " See www.pens.example?"], "the text has a heading, or words to the one"),
    Case("a hint at the answer", ["The answer rhymes with clean. " + PENS_TEXT], LEAKS),
    Case(
        "no theme",
        ["Uma has 19 things. She gives away 3. How many are left?"],
        "does not name its theme, 'pen'",
    ),
    Case("no question", ["Uma has 19 pens. She gives away 3."], "does not end with its question"),
    Case("its own solution", [PENS_TEXT + " She keeps the rest."], "does not end with its question"),
    Case("nothing read back", [UNREAD, "16"], "reading it back gave no statements"),
    Case("half a problem read back", [UNREAD, "[[var x = 19]]"], "reading it back gave no problem"),
    Case("a tower read back", [UNREAD, "[[question x = ['9 ** 9 ** 9 ** 9 ** 9']]]"], "read back, it says"),
    Case(
        "code read back",
        [UNREAD, "[[question x = ['__import__(os)']]]"],
        "reading it back gave no problem",
    ),
    Case("read back twice", [UNREAD, PENS_READ + "\n" + PENS_READ], "reading it back gave no problem"),
    # Trouble.
    Case(
        "busy for ever", [failed(429, Retry_After="0.01")] * 3, "stops: answers 429", settings={"retries": 2}
    ),
    Case(
        "busy for two hours",
        [failed(429, Retry_After="7200")],
        "stops: Wait, then run it again",
        settings={"retries": 5},
    ),
    Case("broken", [failed(500)], "stops: answers 500"),
    Case(
        "a bad gateway", [failed(502, b"<h1>Bad\nGateway</h1>")], "stops: answers 502 (<h1>Bad Gateway</h1>)"
    ),
    Case(
        "wrong key", [failed(401, b"no such key: " + KEY.encode())], "stops: answers 401 (no such key: ***)"
    ),
    Case(
        "wrong key, cut in the middle of it",
        [failed(401, b"x" * 95 + KEY.encode())],
        f"stops: answers 401 ({'x' * 95}***)",
    ),
    Case("no such model", [failed(404, b"")], "stops: answers 404 (an empty body)"),
    Case("a long complaint", [failed(400, b"x" * 500)], f"stops: answers 400 ({'x' * 100}...)"),
    Case("redirect", [failed(307, b"there", Location="http://127.0.0.1:1/v1")], "stops: answers 307 (there)"),
    Case("hangs", [hang], "stops: gives no whole answer in 1 s, 1 times", settings=CONNECTED),
    Case("slow drip", [drip], "stops: gives no whole answer in 1 s, 1 times", settings=CONNECTED),
    Case("slow headers", [drip_headers], "stops: cannot be reached (", settings=CONNECTED),
    Case("hangs up", [hang_up], "stops: cannot be reached ("),
    Case(
        "a web page",
        [bad_body(b"<html>welcome")] * 2,
        "stops: no chat completion (<html>welcome)",
        settings={"retries": 1},
    ),
    Case("nothing at all", [bad_body(b"")], "stops: no chat completion (an empty body)"),
    Case("no choices", [bad_body(b'{"model": "m", "choices": []}')], "stops: (no choice is in it)"),
    Case("a model without a name", [said("x", model="a\nb")], "stops: (the model has no name"),
    Case("a model with a link", [said("x", model="[m](http://x)")], "stops: (the model has no name"),
    Case("a model that is a path", [said("x", model="/home/me/m.gguf")], "stops: (the model has no name"),
    Case("deep JSON", [bad_body(b"[" * 100_000)], f"stops: no chat completion ({'[' * 100}...)"),
    Case("broken text", [bad_body(b'{"model": "\xff"}')], "stops: no chat completion"),
    Case(
        "compressed bomb",
        [bad_body(compress(b" " * 10 * MAX_BODY), Content_Encoding="gzip")],
        "stops: no chat completion (?",
    ),
    Case(
        "huge body",
        [bad_body(b" " * (MAX_BODY + 1))],
        f"stops: more than {MAX_BODY} bytes",
        settings={"retries": 3},
    ),
    Case("huge error", [failed(500, b" " * (MAX_BODY + 1))], f"stops: more than {MAX_BODY} bytes"),
    Case("echoes the key", [f"Your key is {KEY}."], "stops: repeats the key in its answer"),
    Case(
        "echoes the key in capitals", [f"Your key is {KEY.upper()}."], "stops: repeats the key in its answer"
    ),
    Case("echoes the key with spaces", [" ".join(KEY)], "stops: repeats the key in its answer"),
    Case("echoes the key backwards", [KEY[::-1]], "stops: repeats the key in its answer"),
    Case(
        "echoes the key in base64",
        [b64encode(b"x" + KEY.encode() + b"y").decode()],
        "stops: repeats the key in its answer",
    ),
    Case("echoes the key in hexadecimal", [KEY.encode().hex()], "stops: repeats the key in its answer"),
    Case("has the key in its name", [said("x", model=KEY)], "stops: repeats the key in its answer"),
]


def answered(steps):
    """Answers with the texts among the steps: the first is the writer's, the others the second model's."""
    names = chain(["parrot-1"], repeat("owl-1"))
    return [said(step, next(names)) if isinstance(step, str) else step for step in steps]


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=case.name, marks=soak if case.name.startswith("slow ") else ()) for case in CASES],
)
def test_whatever_an_endpoint_does_has_one_sentence(tmp_path, case):
    path = tmp_path / "a.jsonl"
    steps = answered(case.steps)
    settings = {"tries": 1} | (case.settings or {})
    if case.outcome.startswith("stops: "):
        with pytest.raises(SeedproofError) as caught:
            told(path, [case.task], steps, **settings)
        assert case.outcome.removeprefix("stops: ") in str(caught.value)
        assert "\n" not in str(caught.value)
        assert KEY not in str(caught.value)
        assert path.read_bytes() == b""
        return
    family = case.task.row.split("/")[1]
    steps.append(said(READ.get(family, PENS_READ), "owl-1"))
    (telling,), _ = told(path, [case.task], steps, **settings)
    assert KEY.encode() not in path.read_bytes()
    (attempt,) = read_transcript(path)[case.task.row]
    assert "\n" not in attempt.verdict
    if case.outcome == "accepted":
        assert attempt.verdict == "accepted"
        assert replay([attempt], case.task) == telling.text
        return
    assert telling.text is None
    assert attempt.verdict.startswith("rejected: ")
    assert case.outcome in attempt.verdict
    with pytest.raises(NotATranscript, match="none of 1 attempts was accepted"):
        replay([attempt], case.task)


def test_other_secrets_of_the_environment_are_taken_out(tmp_path, monkeypatch):
    monkeypatch.setenv("SOME_TOKEN", "t0ken/of+somebody")
    quoted = "t0ken/of+somebody, t0ken%2Fof%2Bsomebody"
    told(tmp_path / "a.jsonl", [PENS], [said(f"<think>{quoted}</think>{PENS_TEXT}")])
    (attempt,) = read_transcript(tmp_path / "a.jsonl")[PENS.row]
    assert attempt.write.said == f"<think>…, …</think>{PENS_TEXT}"
    with pytest.raises(SeedproofError, match=r"answers 400 \(…, …\)"):
        told(tmp_path / "b.jsonl", [PENS], [failed(400, quoted.encode())])


def test_a_later_text_is_asked_for_otherwise(tmp_path):
    """The same text again is said to be it, and is read by nobody; each try is warmer, to a bound."""
    wrong = "Uma has 19 pens. She gives away some. How many pens are left?"
    (telling,), server = told(tmp_path / "a.jsonl", [PENS], [said(wrong)] * 6, tries=6)
    verdicts = [attempt.verdict for attempt in telling.attempts]
    assert verdicts[0].startswith("rejected: the text lacks the number 3")
    assert set(verdicts[1:]) == {"rejected: the text is word for word one from before, expected another"}
    assert [call["temperature"] for call in server.requests] == [0, 0.4, 0.8, 1.2, 1.2, 1.2]
    prompts = [json.dumps(call["messages"]) for call in server.requests]
    assert len(set(prompts)) == 6
    _, server = told(tmp_path / "b.jsonl", [PENS], [said(wrong)] * 2, tries=2, temperature=2)
    assert [call["temperature"] for call in server.requests] == [2, 2]


def test_a_text_that_repeats_what_was_said_to_its_writer_is_refused(tmp_path):
    wrong = "Uma has 19 pens. She gives away some. How many pens are left?"
    for parroted, words in [
        (f"This does not do. {PENS_TEXT}", "this does not do"),
        (f"{PENS_TEXT} Write another text for the same statements.", "write another text for the same"),
        (f"Expected every number of the statements: {PENS_TEXT}", "expected every number of the statements"),
        (f"Do not work out any value. {PENS_TEXT}", "do not work out any value"),
    ]:
        path = tmp_path / f"{words}.jsonl"
        (telling,), _ = told(path, [PENS], [said(wrong), said(parroted)], tries=2)
        expected = f"rejected: the text repeats what was said to its writer, {words!r}"
        assert telling.attempts[1].verdict == expected
    # What a remark quotes is the writer's own, and may stand again.
    unclear = "Nora and Ana sit at home. She has 19 pens. She gives away 3. How many pens are left?"
    (telling,), _ = told(tmp_path / "a.jsonl", [PENS], [said(unclear), said(PENS_TEXT)], tries=2)
    assert "the text is unclear" in telling.attempts[0].verdict
    assert telling.text == PENS_TEXT


def test_the_names_of_all_models_that_answered_are_kept(tmp_path):
    told(
        tmp_path / "a.jsonl",
        [PENS],
        [said(UNREAD, model="other-9"), *(said(text, model="third") for text in (PENS_READ, *[RIGHT] * 3))],
    )
    (line,) = (tmp_path / "a.jsonl").read_text().splitlines()
    attempt = json.loads(line)
    assert (attempt["model"], attempt["write"]["model"], attempt["read"]["model"]) == (
        "parrot",
        "other-9",
        "third",
    )
    assert [call["model"] for call in attempt["solved"]] == ["third"] * 3
    assert (attempt["second"], attempt["ours"], attempt["text_read_by"]) == ("owl", "not read", "model")
