"""The form that a part asks for, from what its template declares and the wording that was drawn."""

import re

from seedproof.problems.template import Answer, Words
from seedproof.record.asked_form import AskedForm

KIND_OF_TYPE = {
    "number": "closed form",
    "expression": "expression",
    "antiderivative": "family",
    "ode_family": "family",
    "integer_families": "family",
    "set": "set",
    "unordered": "set",
    "span": "set",
    "interval_union": "intervals",
    "tuple": "tuple",
    "matrix": "matrix",
    "equation_up_to_scale": "equation",
    "label": "word",
}
CARRIED_OUT = ("numeral", "fraction", "word")
"""The kinds in which nothing is left to be worked out."""

FUNCTIONS = ("sqrt", "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "pi")
FURTHER = ("sec", "csc", "cot", "sinh", "cosh", "tanh", "abs")
"""What may stand in a function besides."""


def forms(answers: list[Answer], words: Words) -> list[AskedForm]:
    """Return the form of each part."""
    units = words.units or ("",) * len(answers)
    return [_form(*part) for part in zip(answers, words.questions, units, strict=True)]


def _form(answer: Answer, question: str, unit: str) -> AskedForm:
    kind = answer.kind or KIND_OF_TYPE[answer.type.partition("(")[0]]
    functions = [] if kind in CARRIED_OUT else [*FUNCTIONS]
    if kind in ("expression", "family"):
        functions += FURTHER
    return {
        "kind": kind,
        "unit": unit or answer.unit,
        "counted": answer.counted if f" {answer.counted} " in question else "",
        "names": [*answer.names] if _are_named(answer.names, question) else [],
        "functions": functions,
        "arithmetic": kind not in CARRIED_OUT,
    }


def _are_named(names: tuple[str, ...], question: str) -> bool:
    """Return whether a wording shows the names: one as a formula of its own, several between brackets."""
    shown = re.sub(r"_\{(\w+)\}", r"_\1", question)
    if len(names) == 1:
        return (
            re.search(rf"\${re.escape(names[0])}(?:\([a-z, ]+\))?(?: (?:\\ge|>) [^$]+)?\$", shown) is not None
        )
    return f"({', '.join(names)}" in shown
