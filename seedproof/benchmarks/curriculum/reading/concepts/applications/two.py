"""Reads stories that state two equations in two letters."""

from collections.abc import Sequence

from seedproof.benchmarks.curriculum.reading.concepts.applications.facts import (
    RELATIONS,
    Fact,
    content,
    facts_of,
    parts_of,
)
from seedproof.benchmarks.curriculum.reading.concepts.applications.sums import sum_and_difference
from seedproof.benchmarks.curriculum.reading.concepts.nouns import stem
from seedproof.benchmarks.curriculum.reading.concepts.text import Tokens, Unreadable, sentences
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Number,
    Operation,
    Operator,
    Problem,
    Question,
    Variable,
)
from seedproof.record.patterns import Pattern

_ASKED = Pattern(
    r"(?:Work out|Find|What are|Determine|Calculate|Give|Solve for)\s+(?:the values of\s+)?"
    r"([a-z]) and ([a-z])\s*[.?]\s*$"
)
_IN_BRACKETS = Pattern(r"\(([a-z])\)")
_LARGER = frozenset(("larger", "greater", "bigger", "first"))
_WORTH = {
    "cent": {"quarter": 25, "dime": 10, "nickel": 5, "penny": 1},
    "wheel": {"bicycle": 2, "bike": 2, "motorcycle": 2, "tricycle": 3, "car": 4},
    "leg": {
        "chicken": 2,
        "hen": 2,
        "duck": 2,
        "goose": 2,
        "cow": 4,
        "goat": 4,
        "rabbit": 4,
        "pig": 4,
        "horse": 4,
    },
}
"""What every reader knows about one of them."""
_DISTANCES = frozenset(("mile", "kilometer", "meter", "km", "foot"))
_GENERAL = frozenset(("coin", "ticket", "room", "thing", "vehicle", "animal"))
"""Nouns for things of both sorts."""
_COUNT = 4
_PAIR = 2


def read_two(text: str) -> Problem | None:
    """Read the two equations of a story, for letters that it names; None where it says something else."""
    order = _letters(text)
    if order is None:
        return None
    try:
        return _problem(sentences(text), order)
    except (Unreadable, IndexError):
        return None


def _letters(text: str) -> tuple[str, str] | None:
    """Return the two letters that are asked for, in their order."""
    asked = _ASKED.search(text)
    letters = list(asked.groups()) if asked else _IN_BRACKETS.findall(text)
    if len(letters) != _PAIR or letters[0] == letters[1]:
        return None
    return letters[0], letters[1]


def _problem(split: Sequence[Tokens], order: tuple[str, str]) -> Problem:
    parted = sum_and_difference(split, order)
    if parted is not None:
        return Problem(parted, Question("answer", tuple(map(Variable, order))))
    words = {token.text for sentence in split for token in sentence}
    if words & RELATIONS and not words & RELATIONS == {"more", "than"}:
        raise Unreadable("a relation between amounts")
    meanings = {letter: _meaning(split, letter) for letter in order}
    facts = facts_of(split)
    if words & RELATIONS:
        equations = _sum_and_more(facts, meanings, split)
        return Problem(_needed(equations), Question("answer", tuple(map(Variable, order))))
    equations = (
        _sum_and_difference(facts, meanings)
        or _currents(facts, meanings, split)
        or _purchases(facts, meanings)
        or _sorts(facts, meanings)
    )
    return Problem(_needed(equations), Question("answer", tuple(map(Variable, order))))


def _needed(equations: tuple[Equation, ...] | None) -> tuple[Equation, ...]:
    if equations is None:
        raise Unreadable("no two equations")
    return equations


Meanings = dict[str, frozenset[str]]


def _meaning(split: Sequence[Tokens], letter: str) -> frozenset[str]:
    """Return the words of the one part that says what a letter stands for. Raises: Unreadable."""
    naming = [
        part
        for sentence in split
        for part in parts_of(sentence)
        if any(token.raw == letter for token in part)
        and all(token.value is None or token.text == "one" for token in part)
        and len(content(part) - {letter}) > 0
        and not {token.text for token in part} <= {"what", "are", letter}
    ]
    naming = [
        part for part in naming if part[0].text not in ("what", "work", "find", "determine", "calculate")
    ]
    if letter == "a":
        naming = [
            part for part in naming if {token.text for token in part} & {"let", "write", "be"}
        ] or naming
    if len(naming) != 1:
        raise Unreadable("a letter that nothing names")
    return content(naming[0]) - {letter}


def _apart(meanings: Meanings) -> tuple[tuple[str, frozenset[str]], tuple[str, frozenset[str]]]:
    """Return both letters, each with the words that only it has. Raises: Unreadable."""
    (first, mine), (second, yours) = meanings.items()
    if not mine - yours or not yours - mine:
        raise Unreadable("letters that mean the same")
    return (first, mine - yours), (second, yours - mine)


def _joined(op: Operator, left: Expression, right: Expression) -> Expression:
    return Operation(op, left, right)


def _sum_and_difference(facts: Sequence[Fact], meanings: Meanings) -> tuple[Equation, ...] | None:
    sums = [fact for fact in facts if fact.words & {"sum", "add"}]
    differences = [fact for fact in facts if "difference" in fact.words]
    if len(facts) != _PAIR or len(sums) != 1 or len(differences) != 1 or sums == differences:
        return None
    larger = [letter for letter, words in meanings.items() if words & _LARGER]
    if len(larger) != 1:
        return None
    high = Variable(larger[0])
    low = Variable(next(letter for letter in meanings if letter != larger[0]))
    return (
        Equation(sums[0].value, _joined("+", high, low)),
        Equation(differences[0].value, _joined("-", high, low)),
    )


def _sum_and_more(
    facts: Sequence[Fact], meanings: Meanings, split: Sequence[Tokens]
) -> tuple[Equation, ...] | None:
    """Read what two people have together, and how many more one of them has than the other."""
    if len(facts) != _PAIR:
        return None
    relations = [fact for fact in facts if {"more", "than"} <= {token.text for token in split[fact.sentence]}]
    sums = [fact for fact in facts if fact not in relations]
    if len(relations) != 1 or {"together", "total", "altogether", "all"}.isdisjoint(_texts(split, sums[0])):
        return None
    texts = _texts(split, relations[0])
    at = texts.index("than")
    (first, mine), (second, yours) = _apart(meanings)
    before = frozenset(map(stem, texts[:at]))
    behind = frozenset(map(stem, texts[at:]))
    if before & mine and behind & yours and not before & yours and not behind & mine:
        high = Variable(first)
        low = Variable(second)
    elif before & yours and behind & mine and not before & mine and not behind & yours:
        high = Variable(second)
        low = Variable(first)
    else:
        return None
    return (
        Equation(sums[0].value, _joined("+", high, low)),
        Equation(relations[0].value, _joined("-", high, low)),
    )


def _texts(split: Sequence[Tokens], fact: Fact) -> list[str]:
    return [token.text for token in split[fact.sentence]]


def _currents(
    facts: Sequence[Fact], meanings: Meanings, split: Sequence[Tokens]
) -> tuple[Equation, ...] | None:
    """Read ways with and against a current or the wind: distance = hours * (speed ± current)."""
    currents = [
        letter for letter, words in meanings.items() if words & {"current", "wind"} and "still" not in words
    ]
    if len(currents) != 1 or len(facts) != _COUNT:
        return None
    current = Variable(currents[0])
    speed = Variable(next(letter for letter in meanings if letter != currents[0]))
    equations = []
    signs = set[Operator]()
    for number in sorted({fact.sentence for fact in facts}):
        here = [fact for fact in facts if fact.sentence == number]
        ways = [fact for fact in here if fact.noun in _DISTANCES]
        hours = [fact for fact in here if fact.noun in ("hour", "minute")]
        said = {token.text for token in split[number]}
        against = bool(said & {"upstream", "against"})
        if (
            len(here) != _PAIR
            or len(ways) != 1
            or len(hours) != 1
            or against == bool(said & {"downstream", "with"})
        ):
            return None
        sign: Operator = "-" if against else "+"
        signs.add(sign)
        equations.append(Equation(ways[0].value, _joined("*", hours[0].value, _joined(sign, speed, current))))
    return tuple(equations) if len(signs) == _PAIR == len(equations) else None


def _purchases(facts: Sequence[Fact], meanings: Meanings) -> tuple[Equation, ...] | None:
    """Read two purchases of the same two things: a total for so many of each."""
    (first, mine), (second, yours) = _apart(meanings)
    numbers = sorted({fact.sentence for fact in facts})
    if len(numbers) != _PAIR or len(facts) != 2 * 3:
        return None
    equations = []
    for number in numbers:
        here = [fact for fact in facts if fact.sentence == number]
        totals = [fact for fact in here if fact.dollars]
        counts = [fact for fact in here if not fact.dollars]
        of_first = [fact for fact in counts if fact.words & mine and not fact.words & yours]
        of_second = [fact for fact in counts if fact.words & yours and not fact.words & mine]
        if len(totals) != 1 or len(of_first) != 1 or len(of_second) != 1:
            return None
        left = _joined("*", of_first[0].value, Variable(first))
        right = _joined("*", of_second[0].value, Variable(second))
        equations.append(Equation(totals[0].value, _joined("+", left, right)))
    return tuple(equations)


def _sorts(facts: Sequence[Fact], meanings: Meanings) -> tuple[Equation, ...] | None:
    """Read so many things of two sorts, and what they are worth together."""
    (first, mine), (second, yours) = _apart(meanings)
    named = meanings[first] | meanings[second]
    of_first = [
        fact for fact in facts if _is_worth(fact, named) and fact.words & mine and not fact.words & yours
    ]
    of_second = [
        fact for fact in facts if _is_worth(fact, named) and fact.words & yours and not fact.words & mine
    ]
    counts = [fact for fact in facts if not fact.dollars and (fact.noun in named | _GENERAL or not fact.noun)]
    totals = [fact for fact in facts if fact not in (*of_first, *of_second, *counts)]
    if len(counts) != 1 or len(totals) != 1:
        return None
    if len(of_first) == len(of_second) == 1 and len(facts) == _COUNT:
        same = of_first[0].dollars == of_second[0].dollars == totals[0].dollars
        if not same or (
            not totals[0].dollars and len({of_first[0].noun, of_second[0].noun, totals[0].noun}) != 1
        ):
            return None
        worth = of_first[0].value, of_second[0].value
    elif len(facts) == _PAIR:
        table = _WORTH.get(totals[0].noun, {})
        known = [
            next((Number(table[word]) for word in words if word in table), None) for words in (mine, yours)
        ]
        if known[0] is None or known[1] is None:
            return None
        worth = known[0], known[1]
    else:
        return None
    left = _joined("*", worth[0], Variable(first))
    right = _joined("*", worth[1], Variable(second))
    return (
        Equation(counts[0].value, _joined("+", Variable(first), Variable(second))),
        Equation(totals[0].value, _joined("+", left, right)),
    )


def _is_worth(fact: Fact, named: frozenset[str]) -> bool:
    return fact.dollars or (bool(fact.noun) and fact.noun not in named | _GENERAL)
