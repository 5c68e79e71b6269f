"""Puts a candidate into the words, the order and the layout of its writer."""

from collections.abc import Iterator, Sequence

from seedproof.benchmarks.judge import ASKED
from seedproof.benchmarks.judge.outline import Line, Outline, Stated
from seedproof.benchmarks.judge.units import with_unit
from seedproof.benchmarks.judge.writers import Writer
from seedproof.problems.rules import RULES
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws

_LETTERS = "abcdefgh"


def written(outline: Outline, writer: Writer, problem: str, draws: Draws) -> str:
    """Return the candidate; the draws choose among the writer's sentences and nothing else."""
    words = _Words(outline, writer, draws)
    sections = [words.beginning(problem)]
    if outline.plans and writer.planning:
        sections.append(words.plan())
    working = [sentence for group in words.working() for sentence in group]
    if writer.order in ("answer first", "backward"):
        sections += [words.answers(outline.answers), working]
    elif writer.order == "part by part":
        sections.append(working)
    else:
        sections += [working, words.answers(outline.answers)]
    sections.append(words.end())
    return "\n\n".join(writer.between.join(section) for section in sections if section)


class _Words:
    """The sentences of one candidate."""

    def __init__(self, outline: Outline, writer: Writer, draws: Draws) -> None:
        self._outline = outline
        self._writer = writer
        self._draws = draws
        self._number = 0
        self._explained: set[str] = set()

    def beginning(self, problem: str) -> list[str]:
        """Write how it begins."""
        opening = self._draws.choice(self._writer.opening)
        restating = self._draws.choice(self._writer.restating)
        if self._outline.restates:
            return [opening, fill(restating, problem=problem)]
        return [opening]

    def plan(self) -> list[str]:
        """Announce the rules that the work uses, each once."""
        rules = dict.fromkeys(line.step.rule for line in self._outline.lines)
        return [self._draws.choice(self._writer.planning), *(RULES[rule].explained for rule in rules)]

    def working(self) -> Iterator[list[str]]:
        """Yield the sentences of each step, in the writer's order."""
        lines = list(enumerate(self._outline.lines))
        if self._writer.order == "backward":
            lines.reverse()
        link = self._draws.below(max(1, len(self._writer.linking)))
        for place, (index, line) in enumerate(lines):
            linked = self._writer.linking and place > 0
            if linked:
                link += 1
                yield [self._writer.linking[link % len(self._writer.linking)]]
            yield self._step(line)
            if self._writer.order == "part by part":
                yield self.answers([stated for stated in self._outline.answers if stated.after == index])
        if self._outline.breaks_off:
            yield [self._marked(self._outline.breaks_off)]

    def _step(self, line: Line) -> list[str]:
        sentences: list[str] = []
        if self._writer.explains and line.step.rule not in self._explained:
            self._explained.add(line.step.rule)
            sentences.append(RULES[line.step.rule].explained)
        if line.taken_back is not None:
            sentences.append(self._marked(line.taken_back.sentence))
            sentences.append(self._draws.choice(self._writer.back))
        sentences.append(self._marked(line.step.sentence))
        return sentences

    def _marked(self, sentence: str) -> str:
        self._number += 1
        return self._writer.mark.replace("<number>", str(self._number)) + sentence

    def answers(self, answers: Sequence[Stated]) -> list[str]:
        """State answers, if there are any."""
        sentences: list[str] = []
        if answers and self._writer.before_answers:
            sentences.append(self._draws.choice(self._writer.before_answers))
        for stated in answers:
            if stated.taken_back:
                sentences.append(self._answer(stated._replace(latex=stated.taken_back, again="")))
                sentences.append(self._draws.choice(self._writer.back))
            sentences.append(self._answer(stated))
        return sentences

    def _answer(self, stated: Stated) -> str:
        writer = self._writer
        answer = with_unit(stated.latex, stated.unit)
        again = with_unit(stated.again, stated.unit) if stated.again else ""
        if self._outline.parts == 1:
            if again:
                return fill(writer.answer_twice, answer=answer, again=again)
            return fill(writer.answer, answer=answer)
        letter = _LETTERS[stated.part]
        if again:
            return fill(writer.part_twice, of_part=letter, answer=answer, again=again)
        return fill(writer.part, of_part=letter, answer=answer)

    def end(self) -> list[str]:
        """Write what follows: checks with decimals, and a remark."""
        sentences = [
            fill(self._draws.choice(self._writer.checking), exact=check.exact, decimal=check.decimal)
            for check in self._outline.checks
        ]
        closing = self._draws.choice(self._writer.closing)
        if self._outline.closes:
            sentences.append(closing)
        return sentences


def question(problem: str, golden: str, candidate: str) -> str:
    """Write all that a judge sees."""
    sections = {"Problem": problem, "Correct answer": golden, "Solution": candidate}
    return "\n\n".join((ASKED, *(f"### {name}\n\n{text}" for name, text in sections.items())))
