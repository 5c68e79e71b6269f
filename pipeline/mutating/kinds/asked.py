"""Corruptions of the form in which an answer is asked for: each of its fields, of a row or of one part."""

from collections.abc import Callable
from typing import Any, get_type_hints

from pipeline.mutating.kind import Case, Changed, Kind, Plain
from seedproof.record.asked_form import AskedForm

OTHERWISE: dict[str, Callable[[Any], Any]] = {
    "kind": lambda kind: "decimal" if kind != "decimal" else "numeral",
    "unit": lambda unit: "" if unit else "kg",
    "counted": lambda noun: "" if noun else "apples",
    "names": lambda names: names[:-1] if names else ["w"],
    "functions": lambda functions: functions[:-1] if functions else ["sqrt"],
    "arithmetic": lambda is_allowed: not is_allowed,
}
"""What each field says in place of what it says."""


def altered(form: Plain, field: str) -> Plain:
    """Return a form with another value of one field."""
    return form | {field: OTHERWISE[field](form[field])}


def _of_field(field: str) -> Callable[[Case], Changed]:
    def change(case: Case) -> Changed:
        if "asked" in case.row:
            return case.row | {"asked": altered(case.row["asked"], field)}
        parts = [*case.row.get("parts", ())]
        if not parts:
            return None
        place = case.draws.below(len(parts))
        parts[place] = parts[place] | {"asked": altered(parts[place]["asked"], field)}
        return case.row | {"parts": parts}

    return change


KINDS = [
    Kind(
        name=f"asked: another {field}",
        said=f"Ask for another `{field}`, in the row or in one of its parts.",
        change=_of_field(field),
    )
    for field in get_type_hints(AskedForm)
]
