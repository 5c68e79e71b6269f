"""Ten writers: what each writes is read back to its steps and answers, and no other one wrote it."""

from itertools import combinations

import pytest

from seedproof.benchmarks.judge.outline import Check, Line, Outline, Said, Stated
from seedproof.benchmarks.judge.reading import Answer, Read, Step, read, shown, stated
from seedproof.benchmarks.judge.writers import WRITERS
from seedproof.benchmarks.judge.writing import question, written
from seedproof.problems.phrases import GAP
from seedproof.problems.reader import Unreadable, parts_of
from seedproof.problems.rules import RULES
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws

PROBLEM = "Let $f(x) = x^2$. Consider it.\n\n(a) What is $f'(x)$?\n(b) What is $f(3)$?"
SEEDS = [f"{number:032x}" for number in range(12)]
FIELDS = (
    "opening", "restating", "planning", "linking", "back", "before_answers", "answer", "answer_twice",
    "part", "part_twice", "checking", "closing",
)  # fmt: skip


def own_sentences(writer):
    for field in FIELDS:
        said = getattr(writer, field)
        yield from [said] if isinstance(said, str) else said


def said(author, rule, **gaps):
    wordings = RULES[rule].wordings
    return Said(rule, fill(wordings[WRITERS[author].notation[0] % len(wordings)], **gaps))


def derivative(author, value):
    return said(author, "derivative", function="x^2", letter="x", derivative=value)


def outline(author, **changes):
    lines = (
        Line(derivative(author, "2 x"), derivative(author, "x")),
        Line(said(author, "value", letter="x", at="3", expression="x^2", value="9")),
    )
    answers = (Stated(0, "2 x", again="x + x", after=0), Stated(1, "9", taken_back="6", after=1))
    plain = Outline(2, lines, answers, (Check(r"\sqrt{2}", "1.414"),), restates=True, plans=True)
    return plain._replace(**changes)


def rules_of(author):
    rules = ["derivative", "derivative", "value"]
    return ["value", "derivative", "derivative"] if WRITERS[author].order == "backward" else rules


def test_no_two_writers_share_a_sentence():
    for (name, writer), (other, another) in combinations(WRITERS.items(), 2):
        assert set(own_sentences(writer)).isdisjoint(own_sentences(another)), (name, other)


def test_a_writer_is_declared_completely(subtests):
    for author in WRITERS:
        with subtests.test(author):
            writer = WRITERS[author]
            assert len(WRITERS) >= 8
            assert len(writer.opening) >= 2
            assert len(writer.back) >= 2
            assert len(writer.closing) >= 2
            assert set(GAP.findall(writer.answer)) == {"answer"}
            assert set(GAP.findall(writer.answer_twice)) == {"answer", "again"}
            assert set(GAP.findall(writer.part)) == {"of_part", "answer"}
            assert set(GAP.findall(writer.part_twice)) == {"of_part", "answer", "again"}
            for wording in writer.checking:
                assert set(GAP.findall(wording)) == {"exact", "decimal"}
            for sentence in (
                *writer.opening,
                *writer.planning,
                *writer.linking,
                *writer.back,
                *writer.closing,
            ):
                assert not GAP.search(sentence)
            for sentence in own_sentences(writer):
                assert not any(character.isdigit() for character in sentence), "digits may be an answer"


def test_writers_differ_in_method_notation_and_order():
    assert {writer.order for writer in WRITERS.values()} == {
        "forward", "answer first", "backward", "part by part",
    }  # fmt: skip
    ways = {(writer.order, writer.notation, writer.skips, writer.explains) for writer in WRITERS.values()}
    assert len(ways) == len(WRITERS)


def test_what_a_writer_writes_is_read_back(subtests):
    for author in WRITERS:
        with subtests.test(author):
            for seed in SEEDS:
                text = written(outline(author), WRITERS[author], PROBLEM, Draws(seed))
                solution = read(text, author, rules_of(author), PROBLEM)
                square = {"function": "x^2", "letter": "x"}
                wrong = {**square, "derivative": "x"}
                right = {**square, "derivative": "2 x"}
                at_3 = {"letter": "x", "at": "3", "expression": "x^2", "value": "9"}
                value = said(author, "value", **at_3)
                steps = [
                    Step("derivative", derivative(author, "x").sentence, wrong, True),
                    Step("derivative", derivative(author, "2 x").sentence, right, False),
                    Step("value", value.sentence, at_3, False),
                ]
                if WRITERS[author].order == "backward":
                    steps = [steps[2], steps[0], steps[1]]
                answers = (
                    Answer(0, "2 x", False),
                    Answer(0, "x + x", False),
                    Answer(1, "6", True),
                    Answer(1, "9", False),
                )
                checks = ({"exact": r"\sqrt{2}", "decimal": "1.414"},)
                assert solution == Read(tuple(steps), answers, checks, False)
                assert stated(solution.answers, 2) == [["2 x", "x + x"], ["9"]]
                assert PROBLEM in text


def test_a_single_answer_has_no_letter(subtests):
    for author in WRITERS:
        with subtests.test(author):
            single = outline(author, parts=1, answers=(Stated(0, "2 x", after=1),), restates=False)
            text = written(single, WRITERS[author], PROBLEM, Draws(SEEDS[0]))
            assert stated(read(text, author, rules_of(author), PROBLEM).answers, 1) == [["2 x"]]


def test_a_text_may_break_off(subtests):
    for author in [name for name, one in WRITERS.items() if one.order == "forward"]:
        with subtests.test(author):
            wording = RULES["value"].wordings[WRITERS[author].notation[0] % len(RULES["value"].wordings)]
            beginning = wording.partition("$")[0].rstrip()
            broken = outline(author, answers=(), checks=(), closes=False, breaks_off=beginning)
            text = written(broken, WRITERS[author], PROBLEM, Draws(SEEDS[0]))
            solution = read(text, author, rules_of(author), PROBLEM)
            assert solution.answers == ()
            assert solution.breaks_off is bool(beginning)


def test_no_other_writer_wrote_it(subtests):
    for author in WRITERS:
        with subtests.test(author):
            text = written(outline(author), WRITERS[author], PROBLEM, Draws(SEEDS[1]))
            for other in WRITERS:
                if other != author:
                    with pytest.raises(Unreadable):
                        read(text, other, rules_of(author), PROBLEM)


def test_what_is_no_sentence_of_the_writer_is_refused(subtests):
    for author in WRITERS:
        with subtests.test(author):
            text = written(outline(author), WRITERS[author], PROBLEM, Draws(SEEDS[2]))
            for wrong in (
                f"{text} Really.",
                f"Really. {text}",
                text.replace("x^2", "x^2$ and $x^3"),
                text.replace("1.414", "1.414$ or $2"),
                text.replace("\n", "\n\nReally.\n", 1),
            ):
                with pytest.raises(Unreadable):
                    read(wrong, author, rules_of(author), PROBLEM)


def test_the_steps_are_as_many_as_the_rules(subtests):
    for author in WRITERS:
        with subtests.test(author):
            text = written(outline(author), WRITERS[author], PROBLEM, Draws(SEEDS[3]))
            rules = rules_of(author)
            for wrong in (rules[:-1], [*rules, "value"], list(reversed(rules)), ["value"] * 3, []):
                if wrong != rules:
                    with pytest.raises(Unreadable):
                        read(text, author, wrong, PROBLEM)


def test_an_answer_to_a_part_that_there_is_not_is_refused():
    with pytest.raises(Unreadable):
        stated([Answer(2, "x", False)], 2)


def test_questions_are_taken_apart():
    text = question("What is\n\n### it?", "$3$", "It is so.\n\nAnswer: $2$")
    assert shown(text).candidate == "It is so.\n\nAnswer: $2$"
    for wrong in ("$1", "(a) $1$", "(b) $1$; (a) $2$", "$1$; $2$", "", "(a) $1$; (b) $2$; "):
        with pytest.raises(Unreadable):
            parts_of(wrong)
    with pytest.raises(Unreadable, match="does not show"):
        shown("What is it?")
    with pytest.raises(Unreadable, match="no writer"):
        read("x", "nobody", [], "")
