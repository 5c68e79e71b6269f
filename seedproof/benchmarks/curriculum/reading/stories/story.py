"""Reads all sentences of a story into one problem."""

from collections import Counter

from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable, sentences
from seedproof.benchmarks.curriculum.reading.stories.clauses import tell
from seedproof.benchmarks.curriculum.reading.stories.cursor import Cursor
from seedproof.benchmarks.curriculum.reading.stories.leftovers import asks_for_leftovers, read_leftovers
from seedproof.benchmarks.curriculum.reading.stories.questions import ask, is_question, unit_asked
from seedproof.benchmarks.curriculum.reading.stories.rates import read_rate
from seedproof.benchmarks.curriculum.reading.stories.world import World
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Problem, Question, parts
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text


def read_story(text: str) -> Problem:
    """Read the problem that a story states. Raises: Unreadable."""
    parsed = sentences(text)
    if len(parsed) < 2 and not (parsed and "how" in (token.text for token in parsed[0])):
        raise Unreadable("no story")
    if asks_for_leftovers(parsed[-1]):
        return read_leftovers(parsed)
    try:
        return _rest(parsed, World(unit=_unit(parsed)))
    except Unreadable:
        try:
            return read_rate(parsed)
        except Unreadable:
            pass
        raise


def read_on(text: str, more: str) -> Problem:
    """Read the problem of a story that continues after its question. Raises: Unreadable."""
    parsed = sentences(text)
    unit = _unit(parsed)
    world = World(unit=unit)
    try:
        (asked,) = _rest(parsed, world).question.asked
    except Unreadable:
        (asked,) = read_rate(parsed).question.asked
        world = World(unit=unit)
    world.asked = asked
    world.subject = world.subject if world.subject in world.amounts else ""
    return _rest(sentences(more), world)


def _unit(parsed: list[list[Token]]) -> str:
    """Return the unit in which the story asks, or the only one that it has."""
    units = {unit for sentence in parsed if is_question(sentence) if (unit := unit_asked(sentence))}
    if len(units) == 1:
        return units.pop()
    named = dict.fromkeys(unit for sentence in parsed for unit in _units(sentence))
    return next(iter(named)) if len(named) == 1 else ""


def _units(sentence: list[Token]) -> list[str]:
    units = []
    cursor = Cursor(sentence)
    while not cursor.done:
        unit = "dollar" if cursor.peek() == "$" else cursor.unit()
        if unit:
            units.append(unit)
        if not unit or unit == "dollar":
            cursor.at += 1
    return units


def _rest(parsed: list[list[Token]], world: World) -> Problem:
    asked: Expression | None = None
    for sentence in parsed:
        if asked is not None:
            raise Unreadable("the story goes on behind its question")
        if is_question(sentence):
            asked = ask(world, sentence)
        else:
            tell(world, sentence)
    if asked is None:
        raise Unreadable("nothing is asked")
    problem = Problem(tuple(world.equations), Question("n", (asked,)))
    _all_used(problem, world)
    return problem


def _all_used(problem: Problem, world: World) -> None:
    """Check that every number that was stated is needed. Raises: Unreadable."""
    used: Counter[str] = Counter()
    for whole in problem.expressions():
        used.update(expression_text(part) for part in parts(whole))
    told = Counter(expression_text(value) for value in world.numerals)
    idle = [value for value, count in told.items() if used[value] < count]
    if idle:
        raise Unreadable(f"nothing needs {idle[0]}")
    if not any(isinstance(part, Number) for whole in problem.expressions() for part in parts(whole)):
        raise Unreadable("no numbers")
