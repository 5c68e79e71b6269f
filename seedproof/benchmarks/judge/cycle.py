"""Reads each question as a judge does: the problem, its answer, all that the solution says; and judges it.

The problem's text is read back to the facts that were proved, the solution to its steps and answers. The
label comes from the text alone: the LaTeX of the correct answer compared with what the solution states and
does not take back. Each step is decided from its sentence.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from seedproof.benchmarks.judge.certificate import Certificate, certificate_of
from seedproof.benchmarks.judge.comparing import compared
from seedproof.benchmarks.judge.decimals import is_close
from seedproof.benchmarks.judge.heard import differences
from seedproof.benchmarks.judge.reading import Read, Shown, gaps_in, read, shown, stated
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.benchmarks.judge.units import unit_of_part
from seedproof.problems.claims import decided
from seedproof.problems.claims.sentences import wordings_of
from seedproof.problems.questions import asked, read_back
from seedproof.problems.reader import parts_of
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of


def check(row: JudgeRow) -> Iterator[Finding]:
    """Everything in which the text differs from the row, and every step that is not as it should be."""
    return findings_of(row, _differences, "unreadable")


def judged(row: JudgeRow) -> list[str]:
    """Return what the text says of each part: equal, different, undecided, missing or ambiguous.

    Raises: Unreadable, ValueError.
    """
    text = shown(row["question"])
    certificate = certificate_of(row)
    solution = read(text.candidate, row["author"], certificate.rules, text.problem)
    return _results(text, solution, [part.type for part in certificate.parts])


def _results(text: Shown, solution: Read, types: Sequence[str]) -> list[str]:
    golden = parts_of(text.golden)
    given = stated(solution.answers, len(golden))
    return [
        _result(correct, of_part, type_, unit_of_part(question, type_))
        for correct, of_part, type_, question in zip(
            golden, given, types, asked(text.problem).questions, strict=True
        )
    ]


def _result(golden: str, given: Sequence[str], type_: str, unit: str) -> str:
    results = {compared(golden, answer, type_, unit).result for answer in given}
    if len(results) == 1:
        (result,) = results
        return result
    return "ambiguous" if results else "missing"


_YES_OR_NO = re.compile(r"\A[^\n]*\bAnswer yes or no\.\n")
_ONE_WORD = {"kind": "word", "unit": "", "counted": "", "names": [], "functions": [], "arithmetic": False}


def _differences(row: JudgeRow) -> Iterator[tuple[str, str]]:
    text = shown(row["question"])
    if not _YES_OR_NO.search(row["question"]):
        yield "asked", "the question does not ask for yes or no"
    if row["asked"] != _ONE_WORD:
        yield "asked", f"the question asks for a word and nothing else, the row says {row['asked']}"
    certificate = certificate_of(row)
    columns: Mapping[str, object] = row
    for column, said in (
        ("problem", text.problem),
        ("golden_answer", text.golden),
        ("candidate", text.candidate),
    ):
        if columns[column] != said:
            yield column, f"the question has another {column} than the row"
    facts = read_back(row["family"], text.problem, None)
    if facts != certificate.facts:
        yield "facts", f"the text says {facts}, the certificate {certificate.facts}"
    solution = read(text.candidate, row["author"], certificate.rules, text.problem)
    yield from _other_answers(certificate, text, solution)
    results = _results(text, solution, [part.type for part in certificate.parts])
    answer = "yes" if set(results) == {"equal"} else "no"
    if "undecided" in results and answer == "no":
        answer = "undecided"
    if answer != row["answer"]:
        yield "answer", f"the text gives {answer} ({', '.join(results)}), the row says {row['answer']}"
    if solution.breaks_off and row["answer"] == "yes":
        yield "answer", "a text that breaks off answers nothing"
    yield from _untrue(row, solution)
    steps = [step.sentence for step in solution.steps]
    yield from differences(text.candidate, text.problem, steps, solution.breaks_off, certificate)


def _other_answers(certificate: Certificate, text: Shown, solution: Read) -> Iterator[tuple[str, str]]:
    golden = parts_of(text.golden)
    given = stated(solution.answers, len(golden))
    questions = asked(text.problem).questions
    for part, correct, answers, question in zip(certificate.parts, golden, given, questions, strict=True):
        unit = unit_of_part(question, part.type)
        if part.unit != unit:
            yield "unit", f"the text asks for {unit or 'no unit'}, the certificate has {part.unit!r}"
        if compared(part.answer, correct, part.type).result != "equal":
            yield "golden", f"${correct}$ is not {part.answer}"
        if answers != part.latex:
            yield "final", f"the solution states {answers}, the certificate has {part.latex}"


def _untrue(row: JudgeRow, solution: Read) -> Iterator[tuple[str, str]]:
    """Steps that are not true, but for the false one, and what follows from it where the answer is wrong."""
    false_step = row["false_step"]
    for number, step in enumerate(solution.steps, start=1):
        if step.gaps not in [gaps_in(step.sentence, wording) for wording in wordings_of(step.rule)]:
            yield "step", f"step {number} says something else, read by another hand: {step.sentence}"
    for number, step in enumerate(solution.steps, start=1):
        if step.taken_back:
            continue
        truth = decided(step.rule, step.sentence)
        if number == false_step:
            if truth != "false":
                yield "false-step", f"step {number} is {truth}: {step.sentence}"
            if row["answer"] == "no":
                break
        elif truth != "true":
            yield "step", f"step {number} is {truth}: {step.sentence}"
    if false_step is not None and not 1 <= false_step <= len(solution.steps):
        yield "false-step", f"is {false_step}, but there are {len(solution.steps)} steps"
    if false_step is not None and any(
        number == false_step and step.taken_back for number, step in enumerate(solution.steps, start=1)
    ):
        yield "false-step", f"step {false_step} is taken back"
    for check_ in solution.checks:
        if not is_close(check_["exact"], check_["decimal"]):
            yield "check", f"{check_['decimal']} is not ${check_['exact']}$, rounded"
