"""Reads problems from their text alone: no module here reaches what writes, samples or declares them.

concepts   mathematics without a story: comparisons, expressions, equations, polygons
stories    who has how many of what
followups  a main text with one number changed, or with a further step
forms      the paragraph on the answer's form
"""

import msgspec

from seedproof.benchmarks.curriculum.lexicon.measures import LENGTH
from seedproof.benchmarks.curriculum.reading.concepts import READERS
from seedproof.benchmarks.curriculum.reading.concepts.following import read_following
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.followups import changed_text
from seedproof.benchmarks.curriculum.reading.stories.story import read_on, read_story
from seedproof.benchmarks.curriculum.symbolic.problem import Problem, Question
from seedproof.benchmarks.curriculum.symbolic.structure import same_structure


class Reading(msgspec.Struct, frozen=True):
    """What a text states."""

    problem: Problem
    positive: bool
    """Whether a length is asked: then a solution below 0 makes no sense."""


def asks_for_a_length(text: str) -> bool:
    """Return whether a text asks for a side, an edge, a length: then a solution below 0 makes no sense."""
    return LENGTH.search(text) is not None


def read(body: str) -> Reading:
    """Read the problem that a text states, without the paragraph on the answer's form.

    Raises: Unreadable where no reader understands it, or two understand different problems.
    """
    problems = list[Problem]()
    why: Unreadable | None = None
    try:
        problems.append(read_story(body))
    except Unreadable as error:
        why = error
    problems += [problem for reader in READERS if (problem := reader(body)) is not None]
    if not problems:
        raise why or Unreadable("no reader understands it")
    if not all(same_structure(problems[0], problem) for problem in problems[1:]):
        raise Unreadable("it can be read in two ways")
    return Reading(problems[0], asks_for_a_length(body))


def read_followup(body: str, followup: str) -> Reading:
    """Read the whole new problem from the main text and what comes after its answer. Raises: Unreadable."""
    changed = changed_text(body, followup)
    if changed is not None:
        return read(changed)
    main = read(body)
    if len(main.problem.question.asked) == 1:
        further = read_following(followup, main.problem.question.asked[0])
        if further is not None:
            return Reading(Problem(main.problem.statements, Question("n", (further,))), main.positive)
    return Reading(read_on(body, followup), main.positive)
