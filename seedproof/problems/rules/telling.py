"""Puts a step into words."""

from seedproof.problems.rules import RULES
from seedproof.problems.solution import Step
from seedproof.problems.writing import fill
from seedproof.text.formula import latex


def sentence(step: Step, wording: int) -> str:
    """Return the step in the wording of this number; beyond the last one, they begin again."""
    wordings = RULES[step.rule].wordings
    gaps = {name: latex(formula) for name, formula in step.gaps.items()}
    return fill(wordings[wording % len(wordings)], **gaps)
