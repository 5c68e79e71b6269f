"""Drafts candidates: the steps of a work in sentences, the answers in their forms, and what goes wrong."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from seedproof.benchmarks.judge.certificate import Error, Part
from seedproof.benchmarks.judge.decimals import decimal_of
from seedproof.benchmarks.judge.material import Form, Material, Slipped, Told, Work, forms_of
from seedproof.benchmarks.judge.outline import Check, Line, Outline, Said, Stated
from seedproof.benchmarks.judge.units import mistaken_for, with_unit
from seedproof.benchmarks.judge.writers import WRITERS, Writer
from seedproof.problems.rules import RULES
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Sum, Symbol, latex, plain, total

ROUTINE = frozenset(("identity", "value"))
"""The rules of steps that somebody in a hurry leaves out."""

_LEAST_LINES = 2

Correction = Literal["", "step", "answer", "answers"]
"""What is said wrongly first, or rightly, and then taken back: a step, one answer, or all that differ."""


class Goal(NamedTuple):
    """What a candidate is to be."""

    author: str
    error: Error
    slipped: Slipped
    """The slip of the problem: it leads to a wrong answer, hides before a right one, or is taken back."""
    hidden: bool = False

    @property
    def label(self) -> bool:
        """Whether its answers are right."""
        return self.error == ""

    @property
    def slips(self) -> bool:
        """Whether the slip is made, and not taken back."""
        return self.hidden or self.error == "slip"


class Options(NamedTuple):
    """How a candidate may be written, whatever its label."""

    as_printed: bool
    """Whether answers have the form in which they are printed, else another one wherever there is one."""
    correction: Correction
    again: bool
    """Whether an answer is given in two forms."""
    closes: bool
    checks: bool
    restates: bool
    plans: bool
    units: bool
    """Whether the unit that a part asks for stands behind its value."""


class Draft(NamedTuple):
    """A candidate before it is put into words, and what its certificate says."""

    goal: Goal
    outline: Outline
    parts: tuple[Part, ...]
    false_line: int | None
    """The index of the line that is false."""


Refused = set[Said | str]
"""Sentences that are not decided as they should be, and forms that are not known to be equal: not used."""


def drafted(made: Material, goal: Goal, options: Options, draws: Draws, refused: Refused) -> Draft:
    """Draft a candidate. Raises: Rejected where the problem or the writer has nothing of the kind."""
    return _Drafting(made, goal, options, draws, refused).draft()


class _Drafting:
    def __init__(self, made: Material, goal: Goal, options: Options, draws: Draws, refused: Refused) -> None:
        self._made = made
        self._goal = goal
        self._options = options
        self._draws = draws
        self._refused = refused
        self._writer: Writer = WRITERS[goal.author]
        self._work = _work_of(made, goal)
        self._false = goal.slipped.false_step if goal.slips else None
        self._forms = [self._form(part) for part in range(len(made.types))]
        working = [form.working for form in self._forms]
        self._written = dict(zip(self._work.answers_latex, working, strict=True))

    def draft(self) -> Draft:
        kept = self._kept_steps()
        lines = tuple(self._line(index) for index in kept)
        answers = tuple(
            stated for part in range(len(self._made.types)) if (stated := self._stated(part, kept))
        )
        checks = self._checks(answers) if self._options.checks else ()
        breaks_off = ""
        if self._goal.error == "cut_off":
            breaks_off = self._beginning(len(kept))
        outline = Outline(
            parts=len(self._made.types),
            lines=lines,
            answers=answers,
            checks=checks,
            restates=self._options.restates,
            plans=self._options.plans,
            closes=self._options.closes and self._goal.error != "cut_off",
            breaks_off=breaks_off,
        )
        false_line = kept.index(self._false) if self._false is not None else None
        parts = tuple(self._part(part, answers) for part in range(len(self._made.types)))
        return Draft(self._goal, outline, parts, false_line)

    def _form(self, part: int) -> Form:
        answer = self._work.answers[part]
        printed, *rewritten = forms_of(answer, self._made.types[part])
        rewritten = [form for form in rewritten if form.answer not in self._refused]
        if self._options.as_printed or not rewritten:
            return printed
        names = list(dict.fromkeys(form.rewrite for form in rewritten))
        name = self._draws.choice(names)
        return self._draws.choice([form for form in rewritten if form.rewrite == name])

    def _corrects(self, kind: Correction) -> bool:
        """Return whether something is taken back: the slip, or the truth where the slip is made."""
        return self._options.correction == kind and not self._goal.hidden

    def _other_work(self) -> Work:
        """Return the work from which comes what is taken back."""
        return self._made.right if self._goal.slips else self._goal.slipped.work

    def _kept_steps(self) -> list[int]:
        """Return the indices of the steps that are told."""
        steps = self._work.steps
        kept = list(range(len(steps)))
        unanswered = self._unanswered()
        if self._goal.error == "cut_off":
            end = min((self._answered_at(part) for part in unanswered), default=len(steps) - 1)
            return kept[: max(1, min(end, len(steps) - 1))]
        if unanswered:
            dropped = {self._answered_at(part) for part in unanswered}
            kept = [index for index in kept if index not in dropped] or kept
        if self._writer.skips:
            routine = [index for index in kept if self._is_routine(index)]
            for index in routine[: len(kept) - _LEAST_LINES]:
                kept.remove(index)
        return kept

    def _unanswered(self) -> list[int]:
        parts = range(len(self._made.types))
        return [part for part in parts if not self._is_answered(part)]

    def _is_answered(self, part: int) -> bool:
        match self._goal.error:
            case "cut_off":
                return False
            case "missing_part":
                return part != self._part_in_error()
            case "answer_for_part":
                return part == self._part_in_error()
        return True

    def _part_in_error(self) -> int:
        """Return the part that is left out, or the only one that is answered: the last one, the first one."""
        return len(self._made.types) - 1 if self._goal.error == "missing_part" else 0

    def _is_routine(self, index: int) -> bool:
        step = self._work.steps[index]
        shows_answer = not set(self._work.answers_latex).isdisjoint(step.gaps.values())
        return step.rule in ROUTINE and index != self._false and not shows_answer

    def _answered_at(self, part: int) -> int:
        """Return the index of the last step in which the answer of a part stands, else of the last step."""
        answer = self._work.answers_latex[part]
        steps = self._work.steps
        places = [index for index, step in enumerate(steps) if answer in step.gaps.values()]
        return max(places, default=len(steps) - 1)

    def _line(self, index: int) -> Line:
        step = self._said(self._work.steps[index], index, self._written)
        if not self._corrects("step") or index != self._goal.slipped.false_step:
            return Line(step)
        taken_back = self._said(self._other_work().steps[index], index + 1, {})
        return Line(step, None if taken_back == step else taken_back)

    def _said(self, step: Told, turn: int, written: Mapping[str, str]) -> Said:
        """Return a step in the writer's notation; what stands in gaps may be `written` in another form."""
        gaps = {
            name: text if name == "letter" else written.get(text, text) for name, text in step.gaps.items()
        }
        wordings = RULES[step.rule].wordings
        notation = self._writer.notation
        for further in range(len(notation)):
            wording = wordings[notation[(turn + further) % len(notation)] % len(wordings)]
            said = Said(step.rule, fill(wording, **gaps))
            if said not in self._refused:
                return said
        raise Rejected("no wording of a step is decided")

    def _beginning(self, index: int) -> str:
        """Return how the next sentence begins before its first formula; mostly it has no such beginning."""
        if index >= len(self._work.steps):
            return ""
        wordings = RULES[self._work.steps[index].rule].wordings
        wording = wordings[self._writer.notation[0] % len(wordings)]
        return wording.partition("$")[0].rstrip()

    def _stated(self, part: int, kept: Sequence[int]) -> Stated | None:
        if not self._is_answered(part):
            return None
        form = self._forms[part]
        at = self._answered_at(part)
        after = max((line for line, index in enumerate(kept) if index <= at), default=len(kept) - 1)
        shown = self._shown_answer(part, form)
        again = ""
        if self._goal.error == "two_answers" and part == self._different_parts()[-1]:
            again = self._goal.slipped.work.answers_latex[part]
        elif self._options.again and not self._goal.error:
            again = self._another_form(part, form)
        if again and self._goal.error and self._draws.below(2):
            shown, again = again, shown
        return Stated(part, shown, again, self._taken_back(part), after, self._written_unit(part))

    def _written_unit(self, part: int) -> str:
        """Return the unit behind the answer to a part, if any."""
        if self._goal.error == "wrong_unit" and part == self._part_with_unit():
            return self._draws.choice(mistaken_for(self._made.units[part]))
        return self._made.units[part] if self._options.units else ""

    def _part_with_unit(self) -> int:
        """Return the first part whose unit is easily mistaken for another one. Raises: Rejected."""
        for part, unit in enumerate(self._made.units):
            if mistaken_for(unit) and self._work.answers_latex[part] != "0":
                return part
        raise Rejected("no part asks for a unit")

    def _shown_answer(self, part: int, form: Form) -> str:
        match self._goal.error:
            case "rounded" if part == self._part_with_decimals():
                return decimal_of(self._work.answers_latex[part]) or form.answer
            case "constant_missing" if self._made.types[part].startswith("antiderivative"):
                return latex(_without_constant(self._work.answers[part]))
        return form.answer

    def _different_parts(self) -> list[int]:
        """Return the parts for which the slip gives another value; there is one at least."""
        return [
            part for part, of_part in enumerate(self._goal.slipped.verdicts) if of_part.result == "different"
        ]

    def _part_with_decimals(self) -> int:
        """Return the first part whose value is a number that no decimal gives. Raises: Rejected."""
        for part, type_ in enumerate(self._made.types):
            if type_ == "number" and decimal_of(self._work.answers_latex[part]):
                return part
        raise Rejected("no answer can be rounded")

    def _another_form(self, part: int, form: Form) -> str:
        others = forms_of(self._work.answers[part], self._made.types[part])
        texts = [
            other.answer
            for other in others
            if other.answer != form.answer and other.answer not in self._refused
        ]
        return self._draws.choice(texts) if texts else ""

    def _taken_back(self, part: int) -> str:
        """Return the answer that is stated first: a wrong one in a right candidate, or the reverse."""
        different = self._different_parts()
        taken_back = different if self._corrects("answers") else different[:1]
        if not (self._corrects("answer") or self._corrects("answers")) or part not in taken_back:
            return ""
        return self._other_work().answers_latex[part]

    def _checks(self, answers: Sequence[Stated]) -> tuple[Check, ...]:
        """Return the first value of a number that is worth a decimal."""
        if not self._writer.checking:
            return ()
        for stated in answers:
            if self._made.types[stated.part] == "number" and not stated.again:
                decimal = decimal_of(stated.latex)
                if decimal:
                    return (Check(stated.latex, decimal),)
        return ()

    def _part(self, part: int, answers: Sequence[Stated]) -> Part:
        """Return what the certificate says of a part."""
        golden = self._made.problem["parts"][part]["answer"]
        value = plain(self._work.answers[part])
        form = self._forms[part]
        values: list[str] = []
        latex_: list[str] = []
        rewrites: list[str] = []
        unit = self._made.units[part]
        written_unit = ""
        for stated in answers:
            if stated.part != part:
                continue
            written_unit = stated.unit
            for text in filter(None, (stated.latex, stated.again)):
                given = with_unit(text, stated.unit)
                latex_.append(given)
                name = self._rewrite_to(part, form, text)
                rewrites.append(name or "")
                is_other = name is None or stated.unit not in ("", unit)
                values.append(given if is_other else value)
        return Part(
            type=self._made.types[part],
            answer=golden,
            values=values,
            latex=latex_,
            rewrites=rewrites,
            unit=unit,
            written_unit=written_unit,
        )

    def _rewrite_to(self, part: int, form: Form, text: str) -> str | None:
        """Return the rewrite that leads to how a value is written; None for another value."""
        if text == form.answer:
            return form.rewrite
        others = forms_of(self._work.answers[part], self._made.types[part])
        return next((other.rewrite for other in others if other.answer == text), None)


def _work_of(made: Material, goal: Goal) -> Work:
    """Return the work that a candidate tells."""
    if goal.hidden:
        steps = list(made.right.steps)
        steps[goal.slipped.false_step] = goal.slipped.work.steps[goal.slipped.false_step]
        return made.right._replace(steps=tuple(steps))
    return goal.slipped.work if goal.slips else made.right


def _without_constant(answer: Formula) -> Formula:
    """Return an antiderivative without its constant. Raises: Rejected where it has none."""
    match answer:
        case Sum((*terms, Symbol(name))) if name.startswith("C"):
            return total(*terms)
    raise Rejected("there is no constant to leave out")


def is_possible(made: Material, error: Error, author: str) -> bool:
    """Return whether an error can be made in a problem, by a writer."""
    parts = len(made.types)
    match error:
        case "missing_part":
            return parts > 1
        case "answer_for_part":
            return parts > 2
        case "cut_off":
            return WRITERS[author].order == "forward" and len(made.right.steps) > 2
        case "constant_missing":
            return any(type_.startswith("antiderivative") for type_ in made.types)
        case "wrong_unit":
            return any(
                mistaken_for(unit) != () and answer != "0"
                for unit, answer in zip(made.units, made.right.answers_latex, strict=True)
            )
        case "rounded":
            return any(
                type_ == "number" and decimal_of(answer)
                for type_, answer in zip(made.types, made.right.answers_latex, strict=True)
            )
    return True
