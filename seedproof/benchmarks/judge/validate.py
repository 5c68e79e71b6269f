"""Decides each label by the second path of the problem's template, and what is wrong by comparison.

The template's checker says whether the answers that a candidate gives solve the problem: it knows neither the
golden answer nor how the candidate was made. Comparison says that what is written is what is given, and that
a wrong answer differs from the golden one. A slip is worked again: a name that leads to other answers is
refused.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from seedproof.answers.units import unit_of
from seedproof.benchmarks.judge import METHOD
from seedproof.benchmarks.judge.certificate import AS_PRINTED, ERRORS, Certificate, Part, certificate_of
from seedproof.benchmarks.judge.comparing import compared
from seedproof.benchmarks.judge.decimals import is_close
from seedproof.benchmarks.judge.rewriting import REWRITES
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.benchmarks.judge.units import with_unit
from seedproof.benchmarks.judge.writers import WRITERS
from seedproof.exact.number import json_text
from seedproof.problems import declaration
from seedproof.problems.checker import Checker
from seedproof.problems.facts import F
from seedproof.problems.rules import RULES
from seedproof.problems.solution import Worked
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of
from seedproof.record.seeds import ENDLESS, parse_row_id
from seedproof.text.formula import latex as latex_of
from seedproof.text.formula import plain

_NAMES = frozenset(rewrite.name for rewrite in REWRITES)


def check(row: JudgeRow) -> Iterator[Finding]:
    """Every promise of a row that its certificate can decide."""
    return findings_of(row, _broken, "not-provable")


def identity(row: JudgeRow) -> str:
    """What must not occur twice in a release: the solution of a problem."""
    return f"{row.get('problem_id')}|{row.get('candidate')}"


def _broken(row: JudgeRow) -> Iterator[tuple[str, str]]:
    certificate = certificate_of(row)
    yield from _inconsistent(row, certificate)
    checker = declaration(row["family"], "validate", Checker)
    facts = msgspec.convert(certificate.facts, checker.facts)
    parts = certificate.parts
    if list(checker.types(facts)) != [part.type for part in parts]:
        yield "types", "the parts have other types than the problem asks for"
        return
    for sentence in checker.refusals(facts, [part.answer for part in parts]):
        yield "golden", sentence
    for part in parts:
        yield from _other_form(part)
    results = [_results(part) for part in parts]
    label = all(of_part == {"equal"} for of_part in results)
    if label is not row["label"]:
        said = ", ".join("/".join(sorted(of_part)) or "missing" for of_part in results)
        yield "label", f"is {row['label']}, but compared part by part the answers are {said}"
    if not label and not all(of_part <= {"equal", "different"} for of_part in results):
        yield "label", "an answer is not decided"
    yield from _second_path(certificate, checker, facts)
    yield from _witness(certificate, results)
    yield from _slip(row, certificate)
    yield from _words(row, certificate)


def _results(part: Part) -> set[str]:
    """Return how the answers to a part compare with the right one: no result where there is no answer."""
    return {compared(part.answer, latex, part.type, part.unit).result for latex in part.latex}


def _other_form(part: Part) -> Iterator[tuple[str, str]]:
    if not len(part.latex) == len(part.values) == len(part.rewrites):
        yield "form", "values, their LaTeX and their rewrites are not as many"
    unknown = [name for name in part.rewrites if name and name not in _NAMES]
    if unknown:
        yield "form", f"there is no rewrite {unknown[0]!r}"
    if part.written_unit and not all(
        latex.endswith(with_unit("", part.written_unit)) for latex in part.latex
    ):
        yield "unit", f"{part.written_unit} does not stand behind each value"
    for value, latex in zip(part.values, part.latex, strict=False):
        form = compared(value, latex, part.type, part.unit)
        if form.result != "equal" and value != latex:
            yield "form", f"${latex}$ is not {value}: {form.reason}"


def _second_path(certificate: Certificate, checker: Checker[F], facts: F) -> Iterator[tuple[str, str]]:
    """The values that a slip leads to, or a right candidate gives, by the template's own second path."""
    if certificate.error not in ("", "slip") or not all(part.values for part in certificate.parts):
        return
    try:
        refused = next(iter(checker.refusals(facts, [part.values[0] for part in certificate.parts])), None)
    except ValueError as error:
        refused = str(error) or "unreadable"
    if certificate.error == "" and refused is not None:
        yield "label", f"the second path refuses the answers: {refused}"
    if certificate.error == "slip" and refused is None:
        yield "label", "the second path finds nothing wrong with the answers"


def _witness(certificate: Certificate, results: Sequence[set[str]]) -> Iterator[tuple[str, str]]:
    """Whether that is wrong which the certificate says, and nothing else."""
    answered = [index for index, of_part in enumerate(results) if of_part]
    wrong = [index for index, of_part in enumerate(results) if "different" in of_part]
    parts = certificate.parts
    holds = True
    match certificate.error:
        case "":
            holds = not wrong and len(answered) == len(parts)
        case "slip":
            holds = bool(wrong) and len(answered) == len(parts) and certificate.slip != ""
        case "missing_part":
            holds = not wrong and len(answered) == len(parts) - 1 > 0
        case "answer_for_part":
            holds = not wrong and len(answered) == 1 and len(parts) > 2
        case "two_answers":
            holds = len(wrong) == 1 and results[wrong[0]] == {"equal", "different"}
        case "rounded":
            holds = len(wrong) == 1 and all(_is_rounded(parts[index]) for index in wrong)
        case "constant_missing":
            holds = bool(wrong) and all(_lacks_constant(parts[index]) for index in wrong)
        case "wrong_unit":
            holds = len(wrong) == 1 and all(_has_wrong_unit(parts[index]) for index in wrong)
        case "cut_off":
            holds = not answered
    if not holds:
        yield "witness", f"the answers do not show {certificate.error or 'a right candidate'}"
    if certificate.error not in ("", "slip") and certificate.slip:
        yield "witness", f"{certificate.error} comes without a slip"


def _is_rounded(part: Part) -> bool:
    if len(part.latex) != 1:
        return False
    decimal = part.latex[0]
    if part.written_unit:
        decimal = decimal.removesuffix(with_unit("", part.written_unit))
    return "." in decimal and is_close(part.answer, decimal)


def _has_wrong_unit(part: Part) -> bool:
    """Return whether an answer would be right if the part asked for the unit behind it."""
    unit = unit_of(part.written_unit)
    if len(part.latex) != 1 or unit is None or unit == unit_of(part.unit):
        return False
    return compared(part.answer, part.latex[0], part.type, part.written_unit).result == "equal"


def _lacks_constant(part: Part) -> bool:
    if len(part.latex) != 1 or not part.type.startswith("antiderivative"):
        return False
    return compared(part.answer, f"{part.latex[0]} + C", part.type).result == "equal"


def _slip(row: JudgeRow, certificate: Certificate) -> Iterator[tuple[str, str]]:
    """Work a slip again. This proves nothing of the label, but a wrong name is found."""
    if (row["false_step"] is None) is not (certificate.slip == ""):
        yield "false-step", "a slip has a false step, and nothing else has"
    if not certificate.slip:
        return
    # Whoever proves a row without a slip loads nothing that draws.
    from seedproof.problems.sheet import solution_of

    solution = solution_of(row["family"])
    if certificate.slip not in solution.slips:
        yield "slip", f"{certificate.slip} is no slip of this template"
        return
    facts = msgspec.convert(certificate.facts, solution.facts)
    right = solution.worked_again(facts, "")
    work = solution.worked_again(facts, certificate.slip)
    if right is None:
        yield "facts", "the facts of the certificate are none that the template works out"
        return
    if work is None or work == right:
        yield "slip", f"{certificate.slip} changes nothing"
        return
    if certificate.error == "":
        yield from _hidden(row, certificate.slip, right, work)
    if certificate.error == "slip":
        answers = list(map(plain, work.answers))
        if any(set(part.values) != {answer} for part, answer in zip(certificate.parts, answers, strict=True)):
            yield "slip", f"{certificate.slip} leads to {', '.join(answers)}"
    if solution.slips[certificate.slip] not in row["certificate"]:
        yield "certificate", f"does not say that {solution.slips[certificate.slip]}"


def _hidden(row: JudgeRow, slip: str, right: Worked, work: Worked) -> Iterator[tuple[str, str]]:
    """A slip before a right answer: its first false step stands in the text."""
    steps = zip(right.steps, work.steps, strict=False)
    step, false_step = next((pair for pair in steps if pair[0] != pair[1]), (None, None))
    if step is None or false_step is None:
        yield "slip", f"{slip} changes no step"
        return
    formulas = {latex_of(formula) for formula in false_step.gaps.values()}
    formulas -= {latex_of(formula) for formula in step.gaps.values()}
    if not all(formula in row["candidate"] for formula in formulas):
        yield "slip", f"the first false step of {slip} is another"


def _words(row: JudgeRow, certificate: Certificate) -> Iterator[tuple[str, str]]:
    """What the row says of the change, and the certificate in words."""
    expected = certificate.slip or certificate.error or _rewrites(certificate) or AS_PRINTED
    if row["change"] != expected:
        yield "change", f"is {row['change']!r}, expected {expected!r}"
    lines = row["certificate"].split("\n")
    others = (certificate.error in ERRORS) + (row["false_step"] is not None)
    if len(lines) != len(certificate.parts) + others:
        yield (
            "certificate",
            f"has {len(lines)} lines, expected one a part, and one for each thing that is wrong",
        )
    for line, part in zip(lines, certificate.parts, strict=False):
        if line != f"{part.answer}: {_clauses(part)}":
            yield "certificate", f"does not say of {part.answer} what is answered: {line}"
    if certificate.error in ERRORS and ERRORS[certificate.error] not in row["certificate"]:
        yield "certificate", f"does not say that {ERRORS[certificate.error]}"
    if row["false_step"] is not None and f"step {row['false_step']} is false" not in row["certificate"]:
        yield "certificate", f"does not say that step {row['false_step']} is false"


def _clauses(part: Part) -> str:
    """Return what is said of a part: how each value is written, or why it is wrong."""
    said = []
    for value, latex, rewrite in zip(part.values, part.latex, part.rewrites, strict=True):
        verdict = compared(part.answer, latex, part.type, part.unit)
        if verdict.result == "different":
            said.append(f"{value} instead; different: {verdict.reason}")
        elif rewrite:
            said.append(f"rewritten ({rewrite})")
        else:
            said.append("as it is printed")
    return "; and ".join(said) or "not answered"


def _rewrites(certificate: Certificate) -> str:
    names = dict.fromkeys(name for part in certificate.parts for name in part.rewrites if name)
    return ", ".join(names)


def _inconsistent(row: JudgeRow, certificate: Certificate) -> Iterator[tuple[str, str]]:
    place = parse_row_id(row["id"])
    problem = parse_row_id(row["problem_id"])
    if (problem.benchmark, problem.family, problem.difficulty) != (
        "university",
        place.family,
        place.difficulty,
    ):
        yield "problem", f"{problem} is not a problem of the row's template and difficulty"
    hidden = certificate.slip != "" and certificate.error == ""
    # On the endless line the problem may be of any turn: it is the first that gives a candidate.
    number = int(place.number) % ENDLESS
    expected_number = number if hidden else number // 4
    if place.is_endless != problem.is_endless or int(problem.number) % ENDLESS != expected_number:
        yield "problem", f"{problem} is not the one of this row's number"
    proof = {"method": METHOD, "candidates": None, "certificate": json_text(certificate)}
    stated: list[tuple[str, Any, Any]] = [
        ("answer", row["answer"], "yes" if row["label"] is True else "no"),
        ("answer_type", row["answer_type"], "label"),
        ("proof", row["proof"], proof),
        ("difficulty", row["difficulty"], place.difficulty),
    ]
    for column, given, expected in stated:
        if given != expected:
            yield "inconsistent", f"{column} is {given!r}, expected {expected!r}"
    if row["author"] not in WRITERS:
        yield "author", f"there is no writer {row['author']!r}"
    if not set(certificate.rules) <= set(RULES):
        yield "rules", "a rule of the certificate does not exist"
    if type(row["false_step"]) is bool or not isinstance(row["false_step"], int | None):
        yield "false-step", f"is {row['false_step']!r}, expected a number from 1"
