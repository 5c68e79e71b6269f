"""Reads a question of the benchmark back: the problem, its answer, and all that the solution says.

The solution is read by the sentences of its writer and of the rules, each to the last character. A sentence
that is neither, or that another writer would have put elsewhere, is refused.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Literal, NamedTuple

from seedproof.benchmarks.judge import ASKED
from seedproof.benchmarks.judge.writers import WRITERS, Writer
from seedproof.problems.phrases import GAP
from seedproof.problems.reader import Unreadable
from seedproof.problems.rules import RULES

_QUESTION = re.compile(
    re.escape(ASKED) + r"\n\n### Problem\n\n(.+)\n\n### Correct answer\n\n(.+)\n\n### Solution\n\n(.+)",
    re.DOTALL,
)
_MOST_PIECES = 5
"""Sentences in a row that may be one wording."""

_LETTERS = "abcdefgh"


class Shown(NamedTuple):
    """What a judge sees."""

    problem: str
    golden: str
    candidate: str


def shown(question: str) -> Shown:
    """Read the three sections of a question. Raises: Unreadable when it has not these sections."""
    match = _QUESTION.fullmatch(question)
    if match is None:
        raise Unreadable("the question does not show a problem, its answer and a solution")
    return Shown(*match.groups())


Kind = Literal[
    "opening",
    "planning",
    "explained",
    "linking",
    "step",
    "back",
    "before answers",
    "answer",
    "check",
    "closing",
    "broken off",
]


class Sentence(NamedTuple):
    """A sentence of a solution: its kind, and what stands in its gaps."""

    kind: Kind
    text: str
    gaps: Mapping[str, str]
    rule: str = ""


class Step(NamedTuple):
    """A step that a solution states, and whether it takes it back at once."""

    rule: str
    sentence: str
    gaps: Mapping[str, str]
    taken_back: bool


class Answer(NamedTuple):
    """An answer that a solution states to a part, counted from 0, and whether it takes it back at once."""

    part: int
    latex: str
    taken_back: bool


class Read(NamedTuple):
    """What a solution says: steps and answers in the order of the text."""

    steps: tuple[Step, ...]
    answers: tuple[Answer, ...]
    checks: tuple[Mapping[str, str], ...]
    breaks_off: bool


def read(candidate: str, author: str, rules: Sequence[str], problem: str) -> Read:
    """Read a solution by its writer; `rules` are those of its steps, in their order.

    Raises: Unreadable for a text that this writer did not write.
    """
    if author not in WRITERS:
        raise Unreadable(f"there is no writer {author!r}")
    writer = WRITERS[author]
    sentences = _sentences(_without_problem(candidate, writer, problem), author, rules)
    _refuse_disorder(sentences, writer)
    steps: list[Step] = []
    answers: list[Answer] = []
    for place, sentence in enumerate(sentences):
        follows = sentences[place + 1 : place + 2]
        taken_back = bool(follows) and follows[0].kind == "back"
        if sentence.kind == "step":
            steps.append(Step(sentence.rule, sentence.text, sentence.gaps, taken_back))
        elif sentence.kind == "answer":
            part = _LETTERS.index(sentence.gaps.get("of_part", "a"))
            answers += [Answer(part, sentence.gaps["answer"], taken_back)]
            if "again" in sentence.gaps:
                answers.append(Answer(part, sentence.gaps["again"], taken_back))
        elif taken_back:
            raise Unreadable(f"nothing stands before {follows[0].text!r} that could be taken back")
    if len(steps) != len(rules):
        raise Unreadable(f"it has {len(steps)} steps, expected {len(rules)}")
    checks = tuple(sentence.gaps for sentence in sentences if sentence.kind == "check")
    return Read(tuple(steps), tuple(answers), checks, sentences[-1].kind == "broken off")


def stated(answers: Sequence[Answer], parts: int) -> list[list[str]]:
    """Return the LaTeX that stands for each part in the end, without what is taken back.

    Raises: Unreadable for an answer to a part that there is not.
    """
    if any(answer.part >= parts for answer in answers):
        raise Unreadable(f"a part is answered that is none of the {parts}")
    return [
        [answer.latex for answer in answers if answer.part == part and not answer.taken_back]
        for part in range(parts)
    ]


def _without_problem(candidate: str, writer: Writer, problem: str) -> str:
    """Return the solution without the paragraph that says the problem again."""
    for wording in writer.restating:
        restated = wording.replace("<problem>", problem)
        for opening in writer.opening:
            start = f"{opening}{writer.between}{restated}"
            if candidate.startswith(start):
                return opening + candidate.removeprefix(start)
    return candidate


def _refuse_disorder(sentences: Sequence[Sentence], writer: Writer) -> None:
    """Refuse sentences that do not stand where this writer puts them. Raises: Unreadable."""
    kinds = [sentence.kind for sentence in sentences]
    if not kinds or kinds[0] != "opening" or "opening" in kinds[1:]:
        raise Unreadable("it does not begin as its writer does")
    if "closing" in kinds[:-1] or "broken off" in kinds[:-1]:
        raise Unreadable("something follows behind its end")
    working = [place for place, kind in enumerate(kinds) if kind in ("step", "broken off")]
    answering = [place for place, kind in enumerate(kinds) if kind in ("before answers", "answer")]
    if not working:
        raise Unreadable("it has no step")
    match writer.order:
        case "forward" if answering and min(answering) < max(working):
            raise Unreadable("an answer stands before a step")
        case "answer first" | "backward" if answering and max(answering) > min(working):
            raise Unreadable("an answer stands behind a step")
    checks = [place for place, kind in enumerate(kinds) if kind == "check"]
    if checks and min(checks) < max([*working, *answering]):
        raise Unreadable("a check stands before the end of the work")


def _sentences(text: str, author: str, rules: Sequence[str]) -> list[Sentence]:
    writer = WRITERS[author]
    sentences: list[Sentence] = []
    steps = 0
    for line in text.split("\n"):
        rest = _pieces(line)
        while rest:
            for count in range(1, min(len(rest), _MOST_PIECES) + 1):
                piece = " ".join(rest[:count])
                rule = rules[steps] if steps < len(rules) else ""
                sentence = _sentence(piece, author, rule, steps + 1)
                if sentence is not None:
                    break
            else:
                raise Unreadable(f"the writer {author} does not write {line!r}")
            rest = rest[count:]
            if sentence.kind == "step":
                steps += 1
            sentences.append(sentence)
    if steps == 0 and not writer.opening:
        raise Unreadable("there is no step")
    return sentences


_BREAK = re.compile(r"(?<=[.:?!*]) (?=[A-Z$*(])")


def _pieces(line: str) -> list[str]:
    """Cut a line where a sentence may end: outside formulas, before a capital letter or a formula."""
    pieces: list[str] = []
    for piece in _BREAK.split(line):
        if pieces and pieces[-1].count("$") % 2 == 1:
            pieces[-1] += f" {piece}"
        elif piece:
            pieces.append(piece)
    return pieces


def _sentence(text: str, author: str, rule: str, number: int) -> Sentence | None:
    """Return what a sentence is, if it is one of this writer's; the rule is that of the next step."""
    writer = WRITERS[author]
    fixed = _fixed_sentences(author)
    if text in fixed:
        return Sentence(fixed[text], text, {})
    mark = writer.mark.replace("<number>", str(number))
    if rule and text.startswith(mark):
        step = text.removeprefix(mark)
        wordings = RULES[rule].wordings
        for index in writer.notation:
            gaps = gaps_in(step, wordings[index % len(wordings)])
            if gaps is not None:
                return Sentence("step", step, gaps, rule)
    for kind, wording in _wordings_with_gaps(author):
        gaps = gaps_in(text, wording)
        if gaps is not None:
            return Sentence(kind, text, gaps)
    if not rule and text.startswith(mark) and text.removeprefix(mark) in _beginnings():
        return Sentence("broken off", text, {})
    return None


@cache
def _fixed_sentences(author: str) -> Mapping[str, Kind]:
    """Return the kinds of the sentences without gaps, by their texts."""
    writer = WRITERS[author]
    kinds: dict[str, Kind] = {}
    kinds |= dict.fromkeys(writer.opening, "opening")
    kinds |= dict.fromkeys(writer.planning, "planning")
    kinds |= dict.fromkeys(writer.linking, "linking")
    kinds |= dict.fromkeys(writer.back, "back")
    kinds |= dict.fromkeys(writer.before_answers, "before answers")
    kinds |= dict.fromkeys(writer.closing, "closing")
    if writer.explains or writer.planning:
        kinds |= {rule.explained: "explained" for rule in RULES.values()}
    return kinds


@cache
def _wordings_with_gaps(author: str) -> tuple[tuple[Kind, str], ...]:
    writer = WRITERS[author]
    answers = (writer.answer_twice, writer.part_twice, writer.answer, writer.part)
    return (*(("answer", wording) for wording in answers), *(("check", one) for one in writer.checking))


@cache
def _beginnings() -> frozenset[str]:
    """Return how sentences begin before their first formula."""
    starts = (wording.partition("$")[0] for rule in RULES.values() for wording in rule.wordings)
    return frozenset(start.rstrip() for start in starts if start)


def beginnings() -> Iterator[str]:
    """Yield how a step may begin, where a text breaks off."""
    yield from sorted(_beginnings())


def gaps_in(text: str, wording: str) -> Mapping[str, str] | None:
    """Return what stands in the gaps of a wording, None where it does not fit."""
    match = _pattern(wording).fullmatch(text)
    return None if match is None else match.groupdict()


@cache
def _pattern(wording: str) -> re.Pattern[str]:
    """Return a pattern of a wording. A gap inside a formula ends inside it."""
    pattern = ""
    dollars = 0
    seen: set[str] = set()
    for place, piece in enumerate(GAP.split(wording)):
        if place % 2 == 0:
            pattern += re.escape(piece)
            dollars += piece.count("$")
        elif piece in seen:
            pattern += f"(?P={piece})"
        else:
            seen.add(piece)
            pattern += f"(?P<{piece}>{_contents(piece, dollars % 2 == 1)})"
    return re.compile(pattern)


def _contents(gap: str, inside_formula: bool) -> str:
    if gap == "of_part":
        return "[a-h]"
    return "[^$]+" if inside_formula else ".+?"
