"""Corruptions of an answer, and of how it is proved."""

import re
from collections.abc import Callable
from fractions import Fraction

from pipeline.mutating.kind import Case, Changed, Kind
from pipeline.mutating.kinds.texts import another_rows, emptied, number_changed, numbers_exchanged, of_text
from seedproof.record.draws import Draws

_FRACTION = re.compile(r"-?[0-9]+(/[0-9]+)?")


def _of_number(change: Callable[[Fraction], str | None]) -> Callable[[Case], Changed]:
    """Return a corruption of an answer that is one number."""

    def changed(case: Case) -> Changed:
        answer = case.row["answer"]
        if not _FRACTION.fullmatch(answer):
            return None
        other = change(Fraction(answer))
        return None if other in (None, answer) else case.row | {"answer": other}

    return changed


def _reciprocal(value: Fraction) -> str | None:
    return str(1 / value) if value else None


def _decimal(value: Fraction) -> str | None:
    thousandths = round(1000 * value)
    sign = "-" if thousandths < 0 else ""
    return f"{sign}{abs(thousandths) // 1000}.{abs(thousandths) % 1000:03d}"


def _not_reduced(value: Fraction) -> str | None:
    return f"{2 * value.numerator}/{2 * value.denominator}"


def _spaced(text: str, draws: Draws) -> str | None:
    """Write a space before the answer."""
    return f" {text}"


def _reversed_parts(text: str, draws: Draws) -> str | None:
    """Reverse the order of an answer's parts."""
    inner = re.fullmatch(r"([(\[{]?)(.*, .*?)([)\]}]?)", text)
    if inner is None:
        return None
    return inner[1] + ", ".join(reversed(inner[2].split(", "))) + inner[3]


def _another_letter(text: str, draws: Draws) -> str | None:
    """Write another letter or sign in the answer."""
    places = [place for place, letter in enumerate(text) if letter.isalpha() or letter in "<>="]
    if not places:
        return None
    place = draws.choice(places)
    other = {"<": ">", ">": "<", "=": "<"}.get(text[place], "q" if text[place] != "q" else "r")
    return text[:place] + other + text[place + 1 :]


def _in_proof(column: str, edit: Callable[[str, Draws], str | None]) -> Callable[[Case], Changed]:
    def change(case: Case) -> Changed:
        text = case.row["proof"].get(column)
        edited = edit(text, case.draws) if isinstance(text, str) else None
        if edited is None or edited == text:
            return None
        return case.row | {"proof": case.row["proof"] | {column: edited}}

    return change


def _another_rows_certificate(case: Case) -> Changed:
    others = [
        mate["proof"]["certificate"]
        for mate in case.mates
        if mate["proof"]["certificate"] != case.row["proof"]["certificate"]
    ]
    if not others:
        return None
    return case.row | {"proof": case.row["proof"] | {"certificate": case.draws.choice(others)}}


def _method(case: Case) -> Changed:
    return case.row | {"proof": case.row["proof"] | {"method": "trust"}}


def _candidates(case: Case) -> Changed:
    if "candidates" not in case.row["proof"]:
        return None
    counted = case.row["proof"]["candidates"]
    return case.row | {"proof": case.row["proof"] | {"candidates": 7 if counted is None else counted + 1}}


def _more_in_proof(case: Case) -> Changed:
    return case.row | {"proof": case.row["proof"] | {"note": "checked by hand"}}


KINDS = (
    Kind(name="answer: one more", said="Add one to the answer.", change=_of_number(lambda v: str(v + 1))),
    Kind(name="answer: one less", said="Take one from the answer.", change=_of_number(lambda v: str(v - 1))),
    Kind(name="answer: sign", said="Change the sign of the answer.", change=_of_number(lambda v: str(-v))),
    Kind(name="answer: reciprocal", said="Turn the answer over.", change=_of_number(_reciprocal)),
    Kind(name="answer: doubled", said="Double the answer.", change=_of_number(lambda v: str(2 * v))),
    Kind(name="answer: decimal", said="Write the answer as a rounded decimal.", change=_of_number(_decimal)),
    Kind(name="answer: not reduced", said="Write the answer not reduced.", change=_of_number(_not_reduced)),
    Kind(
        name="answer: number changed", said="Add one to a number in the answer.",
        change=of_text("answer", number_changed),
    ),
    Kind(
        name="answer: numbers exchanged", said="Exchange two numbers in the answer.",
        change=of_text("answer", numbers_exchanged),
    ),
    Kind(
        name="answer: parts reversed", said=f"{_reversed_parts.__doc__}",
        change=of_text("answer", _reversed_parts),
    ),
    Kind(name="answer: letter", said=f"{_another_letter.__doc__}", change=of_text("answer", _another_letter)),
    Kind(name="answer: another row's", said="Take the answer of another row.", change=another_rows("answer")),
    Kind(name="answer: emptied", said="Leave the answer empty.", change=of_text("answer", emptied)),
    Kind(name="answer: space", said=f"{_spaced.__doc__}", change=of_text("answer", _spaced)),
    Kind(name="proof: another method", said="Name a method that nobody has.", change=_method),
    Kind(
        name="proof: number changed", said="Add one to a number of the certificate.",
        change=_in_proof("certificate", number_changed),
    ),
    Kind(
        name="proof: numbers exchanged", said="Exchange two numbers of the certificate.",
        change=_in_proof("certificate", numbers_exchanged),
    ),
    Kind(
        name="proof: another row's", said="Take another row's certificate.", change=_another_rows_certificate,
    ),
    Kind(
        name="proof: emptied", said="Leave the certificate empty.", change=_in_proof("certificate", emptied),
    ),
    Kind(name="proof: candidates", said="Change the number of candidates.", change=_candidates),
    Kind(name="proof: a note more", said="Add a key to the proof.", change=_more_in_proof),
)  # fmt: skip
