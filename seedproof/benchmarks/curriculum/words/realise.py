"""Puts a problem into words, in the way that its standard takes."""

from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.words.levels import tell_level
from seedproof.benchmarks.curriculum.words.mathematics import (
    CONCEPTS,
    tell_expression,
    tell_root,
    tell_unknown_equation,
)
from seedproof.benchmarks.curriculum.words.stories.telling import tell_story
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

STORIES = frozenset(("", "C2", "C3", "C9"))
"""The concepts that are told as stories; without a concept the story has a theme."""


def realise(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word the problem, without the answer's form. Raises: Rejected when no way of wording fits."""
    if standard.concept not in STORIES:
        return CONCEPTS[standard.concept](standard, problem, draws)
    if standard.kind == "root":
        return tell_root(standard, problem, draws)
    if "level" in standard.tells:
        return tell_level(standard, problem, draws)
    if standard.bare and draws.below(100) < standard.bare:
        if problem.unknowns():
            return tell_unknown_equation(standard, problem, draws)
        return tell_expression(standard, problem, draws)
    told = tell_story(standard, problem, draws)
    if not told.tells <= frozenset(standard.tells):
        raise Rejected("the story tells of what the standard does not have")
    if len(set(told.sentences)) < len(told.sentences):
        raise Rejected("a sentence stands twice")
    return told
