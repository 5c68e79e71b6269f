"""Reads all sentences of a story into one problem."""

import itertools
from fractions import Fraction

import msgspec

from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.lexicon.vocabulary import OPENINGS
from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable, sentences
from seedproof.benchmarks.curriculum.reading.stories.amounts import amount, place_phrase
from seedproof.benchmarks.curriculum.reading.stories.asking import ask, is_question, question_start
from seedproof.benchmarks.curriculum.reading.stories.clauses import Clause, clause, complements, verb_group
from seedproof.benchmarks.curriculum.reading.stories.grammar import Amount, Cursor, Who, who
from seedproof.benchmarks.curriculum.reading.stories.tables import SIGNS, TELLING, UNITS, VERB_FORMS
from seedproof.benchmarks.curriculum.reading.stories.telling import complete, tell
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
    further = sentences(more)
    for measure, named in _units(further).items():
        world.units.setdefault(measure, named)
    world.first = parsed
    return _rest(further, world)


def _units(parsed: list[list[Token]]) -> dict[str, str]:
    """Return the unit of each quantity in which the story asks, or the smaller of those it has."""
    units = dict[str, str]()
    asked = dict[str, str]()
    for sentence in parsed:
        asking = False
        before = ""
        counted = False
        for token in sentence:
            word = token.text
            asking = asking or word in _ASKING
            named = _NAMED.get(word) or (SIGNS.get(token.raw) if counted else None)
            if named and before not in _ONE:
                measure = World.measure_of(named)
                if asking and measure not in asked:
                    asked[measure] = named
                units.setdefault(measure, named)
            before = word
            counted = token.value is not None
    return units | asked


_NAMED = {**UNITS, "$": "dollar", "¢": "cent"}
_ASKING = frozenset(("how", "what", "find", "work", "determine"))
_ONE = frozenset(("each", "every", "per", "a", "an", "one"))
"""Words before a unit in which nothing is stated."""


def _rest(parsed: list[list[Token]], world: World) -> Story:
    world.equally = any(
        token.text in ("equally", "evenly", "equal") for sentence in parsed for token in sentence
    )
    asked = None
    for sentence in parsed:
        if asked is not None:
            raise Unreadable("the story goes on behind its question")
        words = [token.text for token in sentence]
        if is_question(words) and words[:2] != ["say", "that"]:
            start = question_start(words)
            if words[0] in ("if", "suppose", "when"):
                _tell_all(world, Cursor(sentence[:start]))
                asked = ask(world, Cursor(sentence[start:]))
            else:
                asked = ask(world, Cursor(sentence))
        elif tuple(word for word in words if word[0].isalnum()) not in OPENINGS and not _is_scene(sentence):
            _tell_all(world, Cursor(sentence))
    if asked is None:
        raise Unreadable("nothing is asked")
    problem = Problem((*world.equations, *_idle(world, asked)), Question("n", asked))
    used = {id(part) for whole in problem.expressions() for part in parts(whole)}
    _all_used(problem, world, used)
    _all_numerals(world, used, [*world.first, *parsed])
    if world.compared:
        raise Unreadable("something that is told is not needed")
    _sensible(world, problem)
    return Story(problem, world.theme, frozenset(world.tells))


_SUPPOSING = (
    "suppose that", "suppose", "let us say that", "let's say that", "say that", "imagine that", "imagine",
    "assume that", "assume",
)  # fmt: skip


def _is_that_many(cursor: Cursor) -> bool:
    """Return whether a sentence gives somebody as many as the answer, and no number."""
    rest = cursor.tokens[cursor.at :]
    words = [token.text for token in rest]
    return any(
        first == "that" and second in ("many", "much") for first, second in itertools.pairwise(words)
    ) and all(token.value is None for token in rest)


def _tell_all(world: World, cursor: Cursor) -> None:
    said: Clause | None = None
    supposed = bool(cursor.take(*_SUPPOSING))
    if not supposed:
        cursor.take("if", "when")
    elif world.asked is not None and _is_that_many(cursor):
        world.suppose()
    if cursor.take("now think of", "think of"):
        _think_of(world, cursor)
        return
    of_these = _of_these(world, cursor)
    while not cursor.done:
        said = clause(cursor, said)
        if of_these and isinstance(said.subject, Amount) and not (said.subject.noun or said.subject.unit):
            said.subject.partitive = True
        tell(world, said)
        if cursor.done:
            break
        at = cursor.at
        while cursor.take(",", "and", "but", "then", ";", "so", "while", "when", "before"):
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


def _think_of(world: World, cursor: Cursor) -> None:
    """Read `Now think of the factory, who had just as many crates`."""
    at = cursor.at
    words = cursor.words
    try:
        comma = words.index(",", at)
    except ValueError:
        raise Unreadable("think of whom") from None
    subject = Cursor(cursor.tokens[at:comma])
    people = who(subject)
    if people is None or not subject.done:
        if words[at] not in ("the", "a", "an"):
            raise Unreadable("think of whom")
        people = Who((" ".join(words[at + 1 : comma]),))
    cursor.at = comma + 1
    if not cursor.take("who", "which"):
        raise Unreadable("think of whom")
    said = Clause(subject=people)
    verb_group(cursor, said)
    complements(cursor, said)
    if not cursor.done:
        raise Unreadable(f"not read: {cursor.rest!r}")
    tell(world, said)


def _of_these(world: World, cursor: Cursor) -> bool:
    """Read `Of the 4 fossils that Wanda dug up, ...`, `Of Zack's 2 kites, ...`, `Of these, ...`."""
    at = cursor.at
    while cursor.take("then", "later", "next", ","):
        pass
    if not cursor.take("of"):
        cursor.at = at
        return False
    if cursor.take("these", "them", "those"):
        cursor.take(",")
        return True
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
    return True


def _idle(world: World, asked: tuple[Expression, ...]) -> list[Declaration]:
    """Return what became of amounts of which only the beginning matters."""
    wholes = (*asked, *(equation.right for equation in world.equations))
    used = {id(part) for whole in wholes for part in parts(whole)}
    return [
        Declaration(f"later{number}", account.now)
        for number, account in enumerate(world.at_first)
        if account.changed and id(account.now) not in used
    ]


def _all_numerals(world: World, used: set[int], parsed: list[list[Token]]) -> None:
    """Check that every numeral of the text is in the problem, whose parts are `used`. Raises: Unreadable."""
    for sentence in parsed:
        for at, token in enumerate(sentence):
            if token.value is None or id(token.value) in used or id(token.value) in world.ignored:
                continue
            before = sentence[at - 1].text if at else ""
            if token.text == "one" and before in ("each", "every", "this", "that", "the", "in", "on", "does"):
                continue
            if before == "all" and token.text in ("three", "four"):
                continue
            if token.text == "two" and [after.text for after in sentence[at + 1 : at + 2]] == ["places"]:
                continue
            if token.text in ("one", "two") and at + 1 < len(sentence) and sentence[at + 1].text == "of":
                continue
            raise Unreadable(f"nothing needs {token.text}")


def _sensible(world: World, problem: Problem) -> None:
    """Check that every division comes out, and that nothing goes below 0. Raises: Unreadable."""
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


def _all_used(problem: Problem, world: World, used: set[int]) -> None:
    """Check that everything that was stated is needed: its parts are `used`. Raises: Unreadable."""
    if any(id(value) not in used for value in world.told):
        raise Unreadable("something that is told is not needed")
    unknowns = problem.unknowns()
    if len(unknowns) > 1 or bool(unknowns) != bool(problem.equations()):
        raise Unreadable("what is not told")
    told = {id(value) for value in world.told}
    if any(
        isinstance(expression, Number) or (id(expression) in told and not isinstance(expression, Variable))
        for expression in problem.question.asked
    ):
        raise Unreadable("that was told")
    if not any(isinstance(part, Number) for whole in problem.expressions() for part in parts(whole)):
        raise Unreadable("no numbers")
