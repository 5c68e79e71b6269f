"""Finds in a text alone whether it asks what its statements ask for, and tells of its amounts as amounts.

Who reads a text back expects a problem, and finds it in a text that asks something else: `Is 5 greater than
4?` is taken for a comparison, and is answered by yes. What a question asks for is a sign, pairs, named values
or a number; here that is told from its words.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.benchmarks.curriculum.lexicon.vocabulary import NOUNS, words
from seedproof.benchmarks.curriculum.model.leaks import RELATIONS, asks, sentences_of, word_set
from seedproof.benchmarks.curriculum.model.numbers import Meaning, mentioned
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.standards.shapes import Linear, Polygon
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.answer import Answer, labels
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Problem, parts
from seedproof.record.patterns import Pattern

_NO_QUESTION = Pattern(r"(?:(?:and|but|now)\s+)?(?:what if|suppose)\b", re.IGNORECASE)
"""`What if she had 9 pens?` asks for nothing by itself."""
_CLAUSE = r"(?:^|[,;:]\s+|\b(?:and|or|but|then)\s+)(?:(?:of|for|at|in|by|from|to|with)\s+)?"
_INTERROGATIVE = Pattern(rf"{_CLAUSE}(?:how|what|which|who|whose|whom)\b", re.IGNORECASE)

_SIGN = Pattern(r"\b(?:signs?|symbols?|compares?|comparison)\b", re.IGNORECASE)
_PAIRS = Pattern(
    r"\bpairs\b|\b(?:every|each) (?:\w+ ){0,2}pair\b|\ball (?:the )?(?:\w+ )?(?:ways|rectangles)\b",
    re.IGNORECASE,
)
_COUNTS = Pattern(r"\bhow many\b", re.IGNORECASE)
_PART = Pattern(
    r"\bquotient\b|\bhow (?:many|much|often)\b|\bwhat\b(?! (?:is|are) (?:the )?remainder)|\bremainder\b",
    re.IGNORECASE,
)
"""What asks for a part of a division."""
_REST = Pattern(r"\b(?:remainder|remains?|remaining|left|leftover|over|spare|unused)\b", re.IGNORECASE)
_THINGS = "number|value|amount|integer|fraction|decimal|sum|difference|product|quotient|power|length|[a-z]"
_NUMBER = Pattern(
    r"\bhow\b(?!\s+(?:do|does|did|can|could|would|should|to|come)\b)"
    r"|\bwhat\b(?!\s+(?:kinds?|colou?r|name|sign|symbol|day|month|letter|person|child|shape)\b)"
    rf"|\bwhich\s+(?:\w+\s+){{0,2}}?(?:{_THINGS})s?\b"
    r"|(?:^|[,;:]\s+|\b(?:and|then|to|please|you)\s+)(?:find|calculate|compute|determine|solve|evaluate"
    r"|simplify|work out|figure out|add|subtract|multiply|divide|give|say|state|tell|write|count|square|cube"
    r"|raise|take|double|halve|express|show)\b",
    re.IGNORECASE,
)
_OF_BOTH = Pattern(r"\bthe (?:sum|difference|product|quotient|total|average|mean) of\b", re.IGNORECASE)
"""A number that two others make."""
_NO_NUMBER = Pattern(rf"\b(?:whether|true or false|yes or no)\b|{_CLAUSE}(?:who|why)\b", re.IGNORECASE)
_ROUGHLY = Pattern(
    r"\b(?:about|approximately|roughly|nearly|almost|around) (?:how|what)\b"
    r"|\bestimate[ds]?\b|\bto the nearest\b",
    re.IGNORECASE,
)
_SEVERAL = Pattern(
    r"\b(?:which|what) (?:\w+ )?numbers\b"
    r"|\b(?:all|every|both) (?:the )?(?:\w+ )?(?:numbers?|solutions?|values?)\b",
    re.IGNORECASE,
)
_ONE_OF_SEVERAL = Pattern(
    r"\b(?:positive|negative|natural|whole|counting)\b|\b(?:lengths?|sides?|edges?)\b"
    r"|\b(?:the|what|which) number\b(?!.*\b(?:could|can|might|may)\b)",
    re.IGNORECASE,
)

_COUNTED = Pattern(r"\bhow many\s+((?:[a-z'-]+\s+){0,2}[a-z'-]+)", re.IGNORECASE)
_OF_EACH = Pattern(r"\b(?:each|every|per|apiece|costs?|price[ds]?|worth|weighs?)\b", re.IGNORECASE)
_PLACED = word_set("in on into onto at inside under near by like as than for per from")
"""Words in front of `a pond`: it is no amount."""
_SINGULARS = frozenset(NOUNS.values())

_EXTENTS = tuple(map(word_set, ("long length", "wide width", "high tall height", "perimeter", "area")))
"""Words for one measure of a figure."""
_OF_ANOTHER = Pattern(r"\b(?:other|remaining|missing|last|third|fourth)\b", re.IGNORECASE)


def wrong_question(task: Task, text: str, answer: Answer) -> str:
    """Return in words how a text asks for something else than its statements; nothing if it does not."""
    sentences = sentences_of(text)
    asking = [sentence for sentence in sentences if asks(sentence) and not _NO_QUESTION.match(sentence)]
    questions = [sentence for sentence in asking if sentence.rstrip('"”)').endswith("?")]
    if not asking:
        return "the text does not end with its question"
    last = (questions or asking)[-1]
    several = task.problem.kind() == "several"
    asked = max(len(questions), len(_INTERROGATIVE.findall(last)))
    if asked > 1 + several:
        return f"the text asks {asked} questions, expected one"
    wrong = _wrong_kind(task, text, answer, questions or asking[-1:], " ".join(asking))
    return wrong or _stated(task, text, last) or _one_of_many(task, text)


def _wrong_kind(task: Task, text: str, answer: Answer, questions: Sequence[str], asking: str) -> str:
    last = questions[-1]
    match task.problem.kind():
        case "comparison":
            return _no_sign(task.problem, text, last)
        case "factor pairs":
            if not _PAIRS.search(asking) or _COUNTS.search(last):
                return "the question does not ask for all pairs of factors"
        case "several":
            names = labels(task.problem)
            if names == ["quotient", "remainder"]:
                asked = len(_PART.findall(asking)) > 1 and _REST.search(asking) is not None
            else:
                asked = all(
                    re.search(rf"(?<![A-Za-z']){name}(?![A-Za-z'])", " ".join(questions)) for name in names
                )
                asked = asked and not _OF_BOTH.search(last)
            if not asked:
                return f"the question does not ask for {names[0]} and {names[1]}"
            return next(filter(None, (_no_number(question) for question in questions)), "")
        case "one":
            return _no_number(last) or _another_number(task, answer, last)
    return ""


def _no_sign(problem: Problem, text: str, last: str) -> str:
    """Return why a question for the sign between two numbers asks for none, or for that of another order."""
    relations = sum(bool(relation.search(last)) for relation in RELATIONS)
    if not (relations == len(RELATIONS) or (relations == 0 and _SIGN.search(last))):
        return "the question does not ask which of the signs <, = and > belongs between the two numbers"
    (blank,) = problem.question.asked
    if isinstance(blank, Operation):
        left, right = _meaning(blank.left), _meaning(blank.right)
        order = [side for mention in mentioned(text) for side in (left, right) if side in mention.meanings]
        if order[:1] != [left]:
            return "the text names the two numbers in another order"
    return ""


def _meaning(numeral: Expression) -> Meaning:
    return tuple(abs(Fraction(part.value)) for part in parts(numeral) if isinstance(part, Number))


def _no_number(question: str) -> str:
    if _NO_NUMBER.search(question) or not _NUMBER.search(question):
        return "the question does not ask for a number"
    if _ROUGHLY.search(question):
        return "the question asks for a number that is about right, expected the exact one"
    return ""


def _another_number(task: Task, answer: Answer, question: str) -> str:
    """Return why a question asks for one of several numbers, or for several where there is one."""
    if answer.type == "solutions":
        if _ONE_OF_SEVERAL.search(question):
            return "the question asks for one number, and there are several"
    elif _SEVERAL.search(question) and not isinstance(_standard(task).asks, Linear):
        return "the question asks for several numbers, and there is one"
    return ""


def _standard(task: Task) -> Standard:
    return standard_of(task.row.split("/")[1])


def _stated(task: Task, text: str, question: str) -> str:
    """Return which measure of a figure is asked for and stated: `It is 9 feet long. How long is it?`."""
    if not isinstance(_standard(task).asks, Polygon) or _OF_ANOTHER.search(question):
        return ""
    asked = set(words(question))
    for extent in _EXTENTS:
        named = "|".join(sorted(extent))
        given = (
            rf"\d\s+(?:[a-z]+\s+){{1,2}}(?:{named})\b"
            rf"|\b(?:{named})(?:\s+of\s+[a-z]+(?:\s+[a-z]+)?)?\s+(?:of|is|are|measures|equals)\s+\d"
        )
        if asked & extent and re.search(given, text, re.IGNORECASE):
            return f"the question asks for what the text states, {min(asked & extent)!r}"
    return ""


def _one_of_many(task: Task, text: str) -> str:
    """Return where a text tells of an amount as of one thing: `a duck, to which 4 more come`."""
    numbers = {
        Fraction(part.value)
        for whole in task.problem.expressions()
        for part in parts(whole)
        if isinstance(part, Number)
    }
    if not task.theme or not _standard(task).whole or 1 in numbers:
        return ""
    nouns = "|".join(sorted(map(re.escape, {task.theme, *_counted(text)})))
    one = re.compile(
        rf"(?:\b(\w+)\s+)?\b(?:an?|one|another|single)\s+(?:[a-z]+\s+)?(?:{nouns})\b(?:\s+([a-z]+))?",
        re.IGNORECASE,
    )
    for sentence in sentences_of(text):
        found = one.search(sentence)
        # A word behind it may make another thing of it: `a pen box`.
        if found is None or _OF_EACH.search(sentence) or (found[2] or "").lower() in _SINGULARS:
            continue
        if (found[1] or "").lower() not in _PLACED:
            return f"the text speaks of one, {found[0].strip()!r}, where it counts many"
    return ""


def _counted(text: str) -> Iterator[str]:
    """Yield the singular of the nouns of the vocabulary that a text asks to count."""
    for phrase in _COUNTED.findall(text):
        behind = words(phrase)
        nouns = (
            NOUNS.get(behind[start:end])
            for start in range(len(behind))
            for end in range(start + 1, len(behind) + 1)
        )
        yield from (noun for noun in nouns if noun)
