"""Reads all sentences of a story into one problem."""

from fractions import Fraction

import msgspec

from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.lexicon.vocabulary import OPENINGS
from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable, sentences
from seedproof.benchmarks.curriculum.reading.stories.asking import ask, is_question, question_start
from seedproof.benchmarks.curriculum.reading.stories.amounts import amount, place_phrase
from seedproof.benchmarks.curriculum.reading.stories.clauses import Clause, clause, complements, verb_group
from seedproof.benchmarks.curriculum.reading.stories.grammar import Cursor, unit, who
from seedproof.benchmarks.curriculum.reading.stories.telling import complete, tell
from seedproof.benchmarks.curriculum.reading.stories.tables import TELLING, VERB_FORMS
from seedproof.benchmarks.curriculum.reading.stories.world import World
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Expression,
    Number,
    Operation,
    Problem,
    Question,
    Variable,
    parts,
)


class Story(msgspec.Struct, frozen=True):
    """What a story states."""

    problem: Problem
    theme: str
    tells: frozenset[SituationType]


def read_story(text: str) -> Story:
    """Read the problem that a story states. Raises: Unreadable."""
    parsed = sentences(text)
    if not parsed:
        raise Unreadable("no story")
    world = World(_units(parsed))
    return _rest(parsed, world)


def read_on(text: str, more: str) -> Story:
    """Read the problem of a story that continues after its question. Raises: Unreadable."""
    parsed = sentences(text)
    world = World(_units(parsed))
    story = _rest(parsed, world)
    if len(story.problem.question.asked) != 1:
        raise Unreadable("two answers")
    world.asked = story.problem.question.asked[0]
    return _rest(sentences(more), world)


def _units(parsed: list[list[Token]]) -> dict[str, str]:
    """Return the unit of each quantity in which the story asks, or the smaller of those it has."""
    world = World({})
    units = dict[str, str]()
    for sentence in parsed:
        cursor = Cursor(sentence)
        asking = False
        while not cursor.done:
            word = cursor.peek()
            asking = asking or word == "how"
            named = "dollar" if word == "$" else "cent" if word == "¢" else unit(cursor)
            if not named or word in ("$", "¢"):
                cursor.at += 1
            if named and (asking or world.measure_of(named) not in units):
                units[world.measure_of(named)] = named
    return units


def _rest(parsed: list[list[Token]], world: World) -> Story:
    world.equally = any(
        token.text in ("equally", "evenly", "equal") for sentence in parsed for token in sentence
    )
    asked = None
    for sentence in parsed:
        if asked is not None:
            raise Unreadable("the story goes on behind its question")
        words = [token.text for token in sentence]
        if is_question(words):
            start = question_start(words)
            if words[0] in ("if", "suppose", "when", "after"):
                _tell_all(world, Cursor(sentence[:start]))
                asked = ask(world, Cursor(sentence[start:]))
            else:
                asked = ask(world, Cursor(sentence))
        elif tuple(word for word in words if word[0].isalnum()) not in OPENINGS and not _is_scene(sentence):
            _tell_all(world, Cursor(sentence))
    if asked is None:
        raise Unreadable("nothing is asked")
    problem = Problem((*world.equations, *_idle(world, asked)), Question("n", asked))
    _all_used(problem, world)
    _all_numerals(world, problem, parsed)
    if world.compared:
        raise Unreadable("something that is told is not needed")
    _sensible(world, problem)
    return Story(problem, _theme(world), frozenset(world.tells))


def _tell_all(world: World, cursor: Cursor) -> None:
    said: Clause | None = None
    cursor.take("if", "suppose", "when")
    _of_these(world, cursor)
    while not cursor.done:
        said = clause(cursor, said)
        tell(world, said)
        if cursor.done:
            break
        at = cursor.at
        while cursor.take(",", "and", "but", "then", ";", "so", "while", "when"):
            pass
        cursor.take("of which", "of these", "of them")
        cursor.take(",")
        if cursor.at == at:
            raise Unreadable(f"not read: {cursor.rest!r}")
    _end_sentence(world)


def _end_sentence(world: World) -> None:
    if world.pending is not None:
        complete(world, world.pending)
        world.pending = None


def _is_scene(sentence: list[Token]) -> bool:
    """Return whether a sentence only sets the scene: no amount, nobody by name, nothing that happens."""
    return not any(
        token.value is not None
        or token.text in TELLING
        or (token.text in VERB_FORMS and token.text not in ("set", "run", "work", "show", "walk"))
        or (at > 0 and token.raw[0].isupper())
        for at, token in enumerate(sentence)
    ) and sentence[0].text in ("it", "the", "a", "an", "this", "there")


def _of_these(world: World, cursor: Cursor) -> None:
    """Read `Of the 4 fossils that Wanda dug up, ...`, `Of Zack's 2 kites, ...`, `Of these, ...`."""
    at = cursor.at
    while cursor.take("then", "later", "next", ","):
        pass
    if not cursor.take("of"):
        cursor.at = at
        return
    if cursor.take("these", "them", "those"):
        cursor.take(",")
        return
    counted = amount(cursor)
    if counted is None or counted.value is None or not (counted.determiner or counted.owner):
        raise Unreadable("of what")
    said = Clause(subject=counted.owner, verb="have", amounts=[counted])
    if counted.owner is None:
        where = place_phrase(cursor)
        if not where and not cursor.take("that", "which"):
            raise Unreadable("of which")
        people = None if where else who(cursor)
        if people is None:
            if not where and not cursor.take("there are", "there were"):
                raise Unreadable("of which")
            said = Clause(verb="be", amounts=[counted], place=where)
        else:
            said = Clause(subject=people)
            verb_group(cursor, said)
            said.amounts.append(counted)
        complements(cursor, said)
    if not cursor.take(","):
        raise Unreadable("of which")
    tell(world, said)


def _theme(world: World) -> str:
    return world.noun.noun or world.noun.measure if world.noun is not None else ""


def _idle(world: World, asked: tuple[Expression, ...]) -> list[Declaration]:
    """Return what became of amounts of which only the beginning matters."""
    wholes = (*asked, *(equation.right for equation in world.equations))
    used = {id(part) for whole in wholes for part in parts(whole)}
    return [
        Declaration(f"later{number}", account.now)
        for number, account in enumerate(world.at_first)
        if account.changed and id(account.now) not in used
    ]


def _all_numerals(world: World, problem: Problem, parsed: list[list[Token]]) -> None:
    """Check that every numeral of the text is in the problem. Raises: Unreadable."""
    used = {id(part) for whole in problem.expressions() for part in parts(whole)}
    for sentence in parsed:
        for at, token in enumerate(sentence):
            if token.value is None or id(token.value) in used or id(token.value) in world.ignored:
                continue
            before = sentence[at - 1].text if at else ""
            if token.text == "one" and before in ("each", "every", "this", "that", "the", "in", "on", "does"):
                continue
            if token.text in ("one", "two") and at + 1 < len(sentence) and sentence[at + 1].text == "of":
                continue
            raise Unreadable(f"nothing needs {token.text}")


def _sensible(world: World, problem: Problem) -> None:
    """Check that nothing is divided that cannot be, and nothing taken that is not there. Raises: Unreadable."""
    told = {id(value) for value in world.told}
    whole = not any(account.thing.measure for account in world.accounts.values()) and not world.costs
    for expression in problem.expressions():
        for part in parts(expression):
            if type(part) is not Operation or id(part) in told or part.op not in ("-", "/"):
                continue
            value = exact_value(part)
            if value is None:
                continue
            if part.op == "-" and value < 0:
                raise Unreadable("more is taken than there is")
            if part.op == "/" and whole and value.denominator != 1 and _is_whole(part):
                raise Unreadable("it cannot be divided so")


def _is_whole(division: Operation) -> bool:
    left = exact_value(division.left)
    right = exact_value(division.right)
    return left is not None and right is not None and left.denominator == 1 and right.denominator == 1


def exact_value(expression: Expression) -> Fraction | None:
    """Return the value of an expression; None where something in it is unknown, or divided by 0."""
    if type(expression) is Number:
        return Fraction(expression.value)
    if type(expression) is not Operation:
        return None
    left = exact_value(expression.left)
    right = exact_value(expression.right)
    if left is None or right is None:
        return None
    match expression.op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "/":
            return left / right if right else None
    return None


def _all_used(problem: Problem, world: World) -> None:
    """Check that everything that was stated is needed. Raises: Unreadable."""
    used = {id(part) for whole in problem.expressions() for part in parts(whole)}
    if any(id(value) not in used for value in world.told):
        raise Unreadable("something that is told is not needed")
    unknowns = problem.unknowns()
    if len(unknowns) > 1 or bool(unknowns) != bool(problem.equations()):
        raise Unreadable("what is not told")
    told = {id(value) for value in world.told}
    if any(
        isinstance(expression, Number) or (id(expression) in told and not problem.equations())
        for expression in problem.question.asked
    ):
        raise Unreadable("that was told")
    if not any(isinstance(part, Number) for whole in problem.expressions() for part in parts(whole)):
        raise Unreadable("no numbers")
