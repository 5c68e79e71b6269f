"""Reads quotients with remainders: so many in each, and so many left over."""

from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable
from seedproof.benchmarks.curriculum.reading.stories.cursor import Cursor
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Operation, Problem, Question

_SHARE = ("share", "shared", "shares", "divide", "divided", "split")
_LEFT = ("left over", "left", "remain", "remained", "remaining")


def asks_for_leftovers(tokens: list[Token]) -> bool:
    """Return whether a sentence asks for a quotient and what is left over."""
    words = " ".join(token.text for token in tokens)
    return words.count("how many") == 2 and any(word in words for word in ("left", "remain"))


def read_leftovers(sentences: list[list[Token]]) -> Problem:
    """Read the problem of `47 pens are packed into boxes of 6`. Raises: Unreadable."""
    *told, question = sentences
    numbers: list[Expression] = []
    thing = ""
    unit = ""
    divided = False
    shared_first = False
    for sentence in told:
        cursor = Cursor(sentence)
        while not cursor.done:
            if cursor.take("one of", "at first"):
                continue
            value = cursor.numeral()
            if value is not None:
                numbers.append(value)
                sharer = cursor.sharer()
                if sharer and len(numbers) == 1:
                    shared_first = True
                    divided = True
                if sharer and len(numbers) == 2 and cursor.peek() in _SHARE:
                    divided = True
                unit = unit or sharer
                continue
            noun = cursor.thing()
            if noun:
                if thing and noun != thing:
                    raise Unreadable(f"{noun} beside {thing}")
                thing = noun
                continue
            if cursor.take("into", "in"):
                box = cursor.box()
                if box:
                    unit = box
                    divided = True
                    cursor.need("of", "with")
                    continue
            if cursor.take("equally among", "evenly among", "equally between"):
                divided = True
                continue
            cursor.at += 1
    if len(numbers) != 2 or not divided or not unit:
        raise Unreadable(f"{len(numbers)} numbers and {unit or 'nothing'} to divide by")
    _check(question, thing, unit)
    top, by = numbers[::-1] if shared_first else numbers
    asked = (Operation("//", top, by), Operation("%", top, by))
    return Problem((), Question("n", asked))


def _check(question: list[Token], thing: str, unit: str) -> None:
    """Check that first the quotient is asked for, then what is left. Raises: Unreadable."""
    words = [token.text for token in question]
    second = len(words) - words[::-1].index("how") - 1
    first = Cursor(question[:second])
    last = " ".join(words[second:])
    asked = set[str]()
    while not first.done:
        named = first.box() or first.sharer()
        if named:
            asked.add(named)
        else:
            first.at += 1
    cursor = Cursor(question[second:])
    cursor.need("how many")
    noun = cursor.thing()
    if unit not in asked or (noun and noun != thing) or not any(word in last for word in _LEFT):
        raise Unreadable("another question than quotient and remainder")
