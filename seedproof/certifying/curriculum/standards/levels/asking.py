"""What is asked about the course of a level."""

import re
from collections.abc import Callable, Mapping

from seedproof.certifying.curriculum.standards.levels.course import Course, same
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Symbol, Term, absolute, equal, less, total, unknown

ANSWER = unknown("answer")


def claims(course: Course, said: Said) -> list[Term]:
    """Say what the answer is.

    Raises: Unread if the course does not tell.
    """
    return _RULES[said.kind](course, said)


def _end(course: Course, said: Said) -> list[Term]:
    """Ask for the last level; if it is another's, as in `the kite was lower`, then by name."""
    _refuse(not course.changes or bool(course.rates or course.times) or course.listed, said)
    owner = course.labels[-1]
    _refuse(bool(owner) and "s" in said.gaps and not _is_of(owner, said["s"]), said)
    return [equal(ANSWER, course.levels[-1])]


def _is_of(owner: str, words: str) -> bool:
    return words.removeprefix("the ") in owner


def _change(course: Course, said: Said) -> list[Term]:
    first, second = _two(course, said)
    _refuse(bool(course.times), said)
    return [equal(ANSWER, second - first)]


def _apart(course: Course, said: Said) -> list[Term]:
    first, second = _two(course, said)
    _refuse(bool(course.times), said)
    return [equal(ANSWER, absolute(first - second))]


def _above(course: Course, said: Said) -> list[Term]:
    return _gap(course, said, "s", "t")


def _below(course: Course, said: Said) -> list[Term]:
    return _gap(course, said, "t", "s")


def _gap(course: Course, said: Said, high: str, low: str) -> list[Term]:
    """Ask how much higher one of two levels is; it is taken for granted that it is."""
    _two(course, said)
    _refuse(bool(course.times), said)
    above, below = (_level_of(course, said[gap], said) for gap in (high, low))
    return [less(below, above), equal(ANSWER, above - below)]


def _level_of(course: Course, words: str, said: Said) -> Symbol:
    """Return the level of somebody or something."""
    wanted = re.sub(r"^it | balance$", "", words).lower()
    named = zip(course.levels, course.labels, strict=True)
    found = [level for level, label in named if wanted in label.lower()]
    if len(found) != 1:
        raise Unread(f"{len(found)} levels of {words}: {said.sentence}")
    return found[0]


def _rate(course: Course, said: Said) -> list[Term]:
    first, second = _two(course, said)
    _refuse(len(course.times) != 1, said)
    (time,) = course.times
    same(time.unit, said["each"], said)
    return [equal(ANSWER * time.number, second - first)]


def _mean(course: Course, said: Said) -> list[Term]:
    _refuse(not course.listed or bool(course.rates or course.times or course.changes), said)
    return [equal(ANSWER * len(course.levels), total(course.levels))]


def _after(course: Course, said: Said) -> list[Term]:
    each, period = _steady(course, said)
    _refuse(bool(course.levels), said)
    same(said["k"].unit, period, said)
    return [equal(ANSWER, each * said["k"].number)]


def _reach(course: Course, said: Said) -> list[Term]:
    each, period = _steady(course, said)
    _refuse(len(course.levels) != 1, said)
    same(said["t"], period, said)
    return [equal(course.levels[0] + each * ANSWER, said["a"].number)]


def _two(course: Course, said: Said) -> tuple[Symbol, Symbol]:
    """Return the two levels of a course without anything else."""
    alone = len(course.levels) == 2 and not course.changes
    _refuse(not alone or course.listed or bool(course.rates), said)
    first, second = course.levels
    return first, second


def _steady(course: Course, said: Said) -> tuple[Symbol, str]:
    """Return the one steady change of a course without anything else."""
    _refuse(len(course.rates) != 1 or bool(course.times or course.changes) or course.listed, said)
    return course.rates[0]


def _refuse(wrong: bool, said: Said) -> None:
    if wrong:
        raise Unread(f"the story does not tell: {said.sentence}")


_RULES: Mapping[str, Callable[[Course, Said], list[Term]]] = {
    "end": _end,
    "total": _end,
    "change": _change,
    "change after": _after,
    "rate": _rate,
    "mean": _mean,
    "apart": _apart,
    "above": _above,
    "below": _below,
    "reach": _reach,
}
