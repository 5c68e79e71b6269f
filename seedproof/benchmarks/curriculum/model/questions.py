"""Finds in a text alone whether it asks what its statements ask for.

Who reads a text back expects a problem, and finds it in a text that asks something else: `Is 5 greater than
4?` is taken for a comparison, and is answered by yes. What a question asks for is a sign, pairs, named values
or a number; here that is told from its words.
"""

import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.curriculum.lexicon.measures import UNIT
from seedproof.benchmarks.curriculum.lexicon.vocabulary import words
from seedproof.benchmarks.curriculum.model.leaks import RELATIONS, asks, sentences_of, word_set
from seedproof.benchmarks.curriculum.model.numbers import Meaning, mentioned, units_of
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.model.themes import nouns_in
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.standards.shapes import Linear, Polygon
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.answer import Answer, labels
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    Variable,
    inlined,
    parts,
)
from seedproof.record.patterns import Pattern

_NO_QUESTION = Pattern(r"(?:(?:and|but|now)\s+)?(?:what if|suppose)\b", re.IGNORECASE)
"""`What if she had 9 pens?` asks for nothing by itself."""
_CLAUSE = r"(?:^|[,;:]\s+|\b(?:and|or|but|then)\s+)(?:(?:of|for|at|in|by|from|to|with)\s+)?"
_INTERROGATIVE = Pattern(rf"{_CLAUSE}(?:how|what|which|who|whose|whom)\b", re.IGNORECASE)

_SIGN = Pattern(r"\b(?:signs?|symbols?|compares?|comparison)\b", re.IGNORECASE)
_NO_SIGN = Pattern(
    r"\b(?:who|whose|differences?|sum|total|addition|plus|minus)\b|\d\s*[-−–]\s*\d|[+×*÷]"
    r"|\b(?:which|what)\b(?!\s+(?:of\s+)?(?:the\s+)?(?:\w+\s+){0,2}(?:signs?|symbols?|[<=>]))"
    r"|(?<!compare )(?<!between )(?<!with )(?<!to )(?<!and )\bhow (?:many|much)\b",
    re.IGNORECASE,
)
"""What asks for one of the two, or for a number."""
_BACKWARDS = Pattern(
    r"(?:^|[.?!]\s+)(?:compared|relative|in comparison|in relation) (?:with|to)\b|\bsecond\b.*\bfirst\b"
    r"|\blatter\b.*\bformer\b|\b(?:revers\w+|backwards?)\b|\bfrom right to left\b",
    re.IGNORECASE,
)
"""What turns the order round in which two numbers are named."""
_PAIRS = Pattern(
    r"\bpairs\b|\b(?:every|each) (?:\w+ ){0,2}pair\b|\ball (?:the )?(?:\w+ )?(?:ways|rectangles)\b",
    re.IGNORECASE,
)
_COUNTS = Pattern(r"\bhow many\b", re.IGNORECASE)
_FACTORS = Pattern(r"\b(?:factor|product|multipl|times|rectang|rows?\b|arrays?\b|divi)", re.IGNORECASE)
_SOME_PAIRS = Pattern(
    r"\b(?:sums?|adds?|differences?|differ|even|odd|prime|greater|less|larger|smaller|consecutive|same)\b",
    re.IGNORECASE,
)
"""What asks for other pairs than those of all factors."""
_PART = Pattern(
    r"\bquotient\b|\bhow (?:many|much|often)\b|\bwhat\b(?! (?:is|are) (?:the )?remainder)|\bremainder\b",
    re.IGNORECASE,
)
"""What asks for a part of a division."""
_REST = Pattern(r"\b(?:remainder|remain(?:s|ed|ing)?|left|leftover|over|spare|unused)\b", re.IGNORECASE)
_THINGS = "number|value|amount|integer|fraction|decimal|sum|difference|product|quotient|power|length|[a-z]"
_NUMBER = Pattern(
    r"\bhow\s+(?:many|much|few|far|long|tall|wide|high|deep|thick|heavy|big|large|great|old|often|fast"
    r"|cold|warm|hot)\b"
    r"|\bwhat\b(?!\s+(?:kinds?|colou?r|name|sign|symbol|day|month|letter|person|child|shape|time|happen(?:s|ed)"
    r"|(?:is|was|are|were) (?:his|her|its|their|the) (?:names?|colou?rs?|favou?rite))\b)"
    rf"|\bwhich\s+(?:\w+\s+){{0,2}}?(?:{_THINGS})s?\b"
    r"|(?:^|[,;:]\s+|\b(?:and|then|to|please|you)\s+)(?:find|calculate|compute|determine|solve|evaluate"
    r"|simplify|work out|figure out|add|subtract|multiply|divide|give|say|state|tell|write|count|square|cube"
    r"|raise|take|double|halve|express|show)\b",
    re.IGNORECASE,
)
_ASKS_FOR = r"\b(?:what (?:is|are)|find|determine|calculate|compute|give)\s+(?:the value of\s+)?"
_OF_BOTH = Pattern(
    r"\bthe (?:sum|difference|product|quotient|total|average|mean) of\b|\bin terms of\b"
    r"|\bquotient (?:plus|minus|times)\b"
    rf"|{_ASKS_FOR}[b-z]\s*(?:[-+−*/×÷·^²³]|(?:plus|minus|times|over|squared|cubed)\b)",
    re.IGNORECASE,
)
"""A number that two others make."""
_RESULT = Pattern(
    r"\b(?:what|which|find|give|calculate|compute)\b[^.?]*"
    r"\bthe (sum|difference|product|quotient|remainder)\W*$"
    r"|\bthe (remainder)\b",
    re.IGNORECASE,
)
_OPERATORS = {"sum": "+", "difference": "-", "product": "*", "quotient": "/", "remainder": "%"}
_UNLIKE_A_COUNT = Pattern(
    r"\bwhat (?:fraction|percent|percentage|part|share|proportion)\b|\bhow much (?:money|time)\b"
    r"|\bhow (?!many\b|much\b|few\b|often\b)\w+",
    re.IGNORECASE,
)
_COUNTED = Pattern(r"\b(?:how (?:many|much)|number of)\s+((?:[a-z'-]+\s+){0,3}[a-z'-]+)", re.IGNORECASE)
_NO_NUMBER = Pattern(rf"\b(?:whether|true or false|yes or no)\b|{_CLAUSE}(?:who|why)\b", re.IGNORECASE)
_ROUGHLY = Pattern(
    r"\b(?:about|approximately|roughly|nearly|almost|around) (?:how|what)\b"
    r"|\bestimate[ds]?\b|\bto the nearest\b|\bround(?:ed|ing)?\b",
    re.IGNORECASE,
)
_SEVERAL = Pattern(
    r"\b(?:which|what) (?:\w+ )?numbers\b"
    r"|\b(?:all|every|both) (?:the )?(?:\w+ )?(?:numbers?|solutions?|values?)\b",
    re.IGNORECASE,
)
_ONE_OF_SEVERAL = Pattern(
    r"\b(?:positive|negative|natural|whole|counting)\b|\b(?:lengths?|sides?|edges?)\b"
    r"|\b(?:the|what|which) number\b(?!.*\b(?:could|can|might|may)\b)|\bthe (?:\w+ )?root\b|\bthe other\b",
    re.IGNORECASE,
)

_EXTENTS = tuple(map(word_set, ("long length", "wide width", "high tall height", "perimeter", "area")))
"""Words for one measure of a figure."""
_EACH_SIDE = Pattern(r"\b(?:each|every) (?:side|edge)\b", re.IGNORECASE)
_ONE_SIDE = Pattern(r"\b(?:width|wide|one of (?:its|the) sides)\b", re.IGNORECASE)
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
    return wrong or _stated(task, text, last) or _untold(task, text, last)


def _wrong_kind(task: Task, text: str, answer: Answer, questions: Sequence[str], asking: str) -> str:
    last = questions[-1]
    match task.problem.kind():
        case "comparison":
            return _no_sign(task.problem, text, last)
        case "factor pairs":
            is_asked = _PAIRS.search(asking) and _FACTORS.search(asking)
            if not is_asked or _COUNTS.search(last) or _SOME_PAIRS.search(text):
                return "the question does not ask for all pairs of factors"
        case "several":
            names = labels(task.problem)
            if names == ["quotient", "remainder"]:
                asked = len(_PART.findall(asking)) > 1 and _REST.search(asking) is not None
            else:
                asked = all(
                    re.search(rf"(?<![A-Za-z']){name}(?![A-Za-z'])", " ".join(questions)) for name in names
                )
            if not asked or _OF_BOTH.search(last):
                return f"the question does not ask for {names[0]} and {names[1]}"
            return next(filter(None, (_no_number(question) for question in questions)), "")
        case "one":
            return _no_number(last) or _another_number(task, answer, last)
    return ""


def _no_sign(problem: Problem, text: str, last: str) -> str:
    """Return why a question for the sign between two numbers asks for none, or for that of another order."""
    relations = sum(bool(relation.search(last)) for relation in RELATIONS)
    is_asked = relations == len(RELATIONS) or (relations == 0 and _SIGN.search(last))
    if not is_asked or _NO_SIGN.search(last):
        return "the question does not ask which of the signs <, = and > belongs between the two numbers"
    (blank,) = problem.question.asked
    if isinstance(blank, Operation):
        sides = (_meaning(blank.left), _meaning(blank.right))
        named = [side for mention in mentioned(text) for side in sides if side in mention.meanings]
        in_turn = [sides[at % 2] for at in range(len(named))]
        if sides[0] != sides[1] and (named != in_turn or _BACKWARDS.search(text)):
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
    """Return why a question asks for another number than its statements, or for one of several."""
    if answer.type == "solutions":
        if _ONE_OF_SEVERAL.search(question):
            return "the question asks for one number, and there are several"
    elif _SEVERAL.search(question) and not isinstance(_standard(task).asks, Linear):
        return "the question asks for several numbers, and there is one"
    (asked,) = task.problem.question.asked
    whole = inlined(asked, task.problem.declared())
    result = _RESULT.search(question)
    named = "" if result is None else (result[1] or result[2]).lower()
    if named and not (isinstance(whole, Operation) and whole.op == _OPERATORS[named]):
        return f"the question asks for the {named}, which is another number"
    if isinstance(whole, Variable) and _OF_BOTH.search(question):
        return "the question asks for what is made of the unknown number, expected the number"
    if task.theme and _standard(task).whole and _UNLIKE_A_COUNT.search(question):
        return "the question asks for no count, and the story counts"
    return ""


def _standard(task: Task) -> Standard:
    return standard_of(task.row.split("/")[1])


def _stated(task: Task, text: str, question: str) -> str:
    """Return which measure of a figure is asked for and stated: `It is 9 feet long. How long is it?`."""
    if not isinstance(_standard(task).asks, Polygon) or _OF_ANOTHER.search(question):
        return ""
    asked = set(words(question))
    if _EACH_SIDE.search(question) and _ONE_SIDE.search(text.replace(question, "")):
        return "the question asks for each side, and the text states one"
    for extent in _EXTENTS:
        named = "|".join(sorted(extent))
        given = (
            rf"\d\s+(?:[a-z]+\s+){{1,2}}(?:{named})\b"
            rf"|\b(?:{named})(?:\s+of\s+[a-z]+(?:\s+[a-z]+)?)?\s+(?:of|is|are|measures|equals)\s+\d"
        )
        if asked & extent and re.search(given, text, re.IGNORECASE):
            return f"the question asks for what the text states, {min(asked & extent)!r}"
    return ""


def _untold(task: Task, text: str, question: str) -> str:
    """Return what a question counts, and the text does not tell of: `How many pencils?` behind pens.

    Units may be others where a standard converts them.
    """
    told = Counter(nouns_in(text.replace("$", "dollar ")))
    for phrase in _COUNTED.findall(question):
        counted = set(nouns_in(phrase))
        # A box of 6 is told of in the question itself.
        if re.search(rf"{re.escape(phrase)}\s*\d", question):
            continue
        if counted and task.theme and not any(told[noun] > 1 or noun == task.theme for noun in counted):
            return f"the question asks for {min(counted)!r}, of which the text does not tell"
    asked = UNIT.keys() & set(nouns_in(question))
    stated = UNIT.keys() & set(nouns_in(text.replace(question, " ")))
    if asked and stated and not asked & stated and not units_of(_standard(task)):
        return f"the question asks for {min(asked)!r}, of which the text does not tell"
    return ""
