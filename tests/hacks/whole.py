"""Templates of whole responses: what they may name, and how they become mechanisms."""

import re
from collections.abc import Callable, Mapping, Sequence

from tests.hacks.frame import Respond, Target, mechanism

ASKED = ("missing_fact", "curriculum", "university", "judge")
"""The benchmarks that ask for an answer, not for steps."""


def statement(target: Target, answers: Sequence[str]) -> str:
    """Return the statement that a row asks for, with a text for each part."""
    return answers[0] if target.types == ("operations",) else target.answered(answers)


def inline(target: Target, answers: Sequence[str]) -> str:
    """Return a text for each part in one line, with letters if there are several."""
    if len(answers) == 1:
        return answers[0]
    return "; ".join(f"({letter}) {answer}" for letter, answer in zip(target.letters, answers, strict=True))


FIELDS: dict[str, Callable[[Target], str]] = {
    "right": lambda target: statement(target, target.golds),
    "other": lambda target: statement(target, target.wrongs),
    "gold": lambda target: inline(target, target.golds),
    "wrong": lambda target: inline(target, target.wrongs),
    "question": lambda target: target.question,
}
"""What a template may name: the right statement, another one, and the answers of both alone."""

FIELD = re.compile(rf"\{{({'|'.join(FIELDS)})\}}")


def filled(template: str, target: Target) -> str:
    """Return a template with its fields, other braces left alone."""
    return FIELD.sub(lambda match: FIELDS[match[1]](target), template)


def responses(module: str, templates: Mapping[str, str], benchmarks: Sequence[str] = ASKED) -> None:
    """Register templates of whole responses by name."""
    for name, template in templates.items():
        mechanism(name, benchmarks, kind=module.rpartition(".")[2], idea=template)(_whole(template))


def values(module: str, templates: Mapping[str, str], benchmarks: Sequence[str] = ASKED) -> None:
    """Register templates by name that stand in place of the answer of every part."""
    for name, template in templates.items():
        mechanism(name, benchmarks, kind=module.rpartition(".")[2], idea=template)(_each(template))


def _whole(template: str) -> Respond:
    return lambda target: filled(template, target)


def _each(template: str) -> Respond:
    def wrap(gold: str, wrong: str) -> str:
        return template.replace("{gold}", gold).replace("{wrong}", wrong)

    return lambda target: target.around(wrap)
