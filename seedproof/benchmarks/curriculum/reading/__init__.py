"""Reads problems from their text alone: no module here reaches what writes, samples or declares them.

concepts   mathematics without a story: comparisons, expressions, equations, polygons
stories    who has how many of what
followups  a main text with one number changed, or with a further step
forms      the paragraph on the answer's form
measured   a unit or a noun that a question asks for
asked      the whole form that a question asks for
"""

from functools import lru_cache

import msgspec

from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.reading.concepts import READ_LEVEL, READERS
from seedproof.benchmarks.curriculum.reading.concepts.following import read_following
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.followups import changed_text
from seedproof.benchmarks.curriculum.reading.stories.story import Story, read_on, read_story
from seedproof.benchmarks.curriculum.symbolic.problem import Problem, Question
from seedproof.benchmarks.curriculum.symbolic.structure import same_structure


class Reading(msgspec.Struct, frozen=True):
    """What a text states."""

    problem: Problem
    theme: str = ""
    """The singular of what a story is about: a thing, a substance or a unit."""
    tells: frozenset[SituationType] = frozenset()
    """The situations that a story has."""


# A problem's text is read for itself and for each of its follow-ups, and by every gate of a process.
@lru_cache(maxsize=1 << 14)
def read(body: str) -> Reading:
    """Read the problem that a text states, without the paragraph on the answer's form.

    Raises: Unreadable where no reader understands it, or two understand different problems.
    """
    problems = list[Problem]()
    why: Unreadable | None = None
    story: Story | None = None
    try:
        story = read_story(body)
        problems.append(story.problem)
    except Unreadable as error:
        why = error
    by_reader = {reader: problem for reader in READERS if (problem := reader(body)) is not None}
    problems += by_reader.values()
    if not problems:
        raise why or Unreadable("no reader understands it")
    if not all(same_structure(problems[0], problem) for problem in problems[1:]):
        raise Unreadable("it can be read in two ways")
    if story is None:
        return Reading(problems[0], tells=frozenset({"level"}) if READ_LEVEL in by_reader else frozenset())
    return Reading(story.problem, story.theme, story.tells)


# A generator reads what it has written, and every gate of a process reads it again.
@lru_cache(maxsize=1 << 14)
def read_followup(body: str, followup: str) -> Reading:
    """Read the whole new problem from the main text and what comes after its answer. Raises: Unreadable."""
    changed = changed_text(body, followup)
    if changed is not None:
        return read(changed)
    main = read(body)
    if not main.theme and len(main.problem.question.asked) == 1:
        further = read_following(followup, main.problem.question.asked[0])
        if further is not None:
            problem = Problem(main.problem.statements, Question("n", (further,)))
            return Reading(problem, main.theme, main.tells)
    story = read_on(body, followup)
    return Reading(story.problem, story.theme, main.tells | story.tells)
