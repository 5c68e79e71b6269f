"""Finds in a text alone what states its answer, or is no problem at all."""

import re
import unicodedata
from fractions import Fraction

from seedproof.benchmarks.curriculum.model.numbers import mentioned
from seedproof.benchmarks.curriculum.symbolic.answer import Answer
from seedproof.record.patterns import Pattern


def word_set(listed: str) -> frozenset[str]:
    """Return the words of a list in one text."""
    return frozenset(listed.split())


_SENTENCE = Pattern(r"(?<=[.?!])[\"”)]*\s+(?=[\"“(A-Z0-9$-])")
_VERBS = (
    "find|calculate|compute|determine|solve|evaluate|simplify|compare|list|name|give|write|work out|"
    "figure out|add|subtract|multiply|divide|decide|say|tell|state|show|express|put|fill|make|complete|"
    "count|round|take|square|cube|raise|double|halve|use|start|answer"
)
_COMMAND = Pattern(rf"(?:^|[,;:]\s+|\band\s+|\bthen\s+|\bto\s+|\bplease\s+)(?:{_VERBS})\b", re.IGNORECASE)
_STATES = Pattern(
    r"\b(?:answers?|solutions?|correct result|right result)\s*(?:here\s+|then\s+)?"
    r"(?::|=|(?:is|are|was|were|equals?|will be|would be|must be|should be|comes? (?:out )?(?:to|as|at)|"
    r"turns out|works out)\b(?!\s+there\b))",
    re.IGNORECASE,
)
_IS_STATED = Pattern(
    r"\b(?:is|are|was|be|being)\s+(?:the|our|its|your)\s+(?:\w+\s+)?(?:answer|solution)s?\b", re.IGNORECASE
)
_CONCLUDES = Pattern(
    r"\b(?:so|therefore|thus|hence|consequently|obviously|of course|it follows|in other words|"
    r"which (?:is|gives|makes|leaves)|that (?:is|gives|makes|leaves))\b",
    re.IGNORECASE,
)
RELATIONS = (
    Pattern(r"<|\b(?:less|smaller|fewer|lower|shorter)\b", re.IGNORECASE),
    Pattern(r"=|\b(?:equals?|same|equivalent|as (?:many|much|large|great|big))\b", re.IGNORECASE),
    Pattern(r">|\b(?:greater|larger|bigger|more|higher|longer)\b", re.IGNORECASE),
)
"""Words for less, equal and greater."""
_SOLVABILITY = Pattern(
    r"\b(?:no|infinitely many|never|always|every|any|all|none|cannot|impossible|identity|contradiction)\b",
    re.IGNORECASE,
)
_WORDS = Pattern(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_ENGLISH = word_set("""
    a an the and or of in on at to from for with by is are was were has have had do does did be how many
    much what which who each every all there then than that this these it its he she they his her their
    him them more fewer less left after before now find if as when into out not one some times plus
    minus number altogether
""")
"""The commonest words of such texts."""
_FEWEST_ENGLISH = 0.15
"""The least share of such words in a longer text."""
_LONGER = 8
_ROMAN = Pattern(r"\b(?=[MDCLXVI]{2,}\b)M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b")
_DIGITS = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


def values_of(answer: Answer) -> frozenset[Fraction]:
    """Return the whole numbers, decimals and fractions of an answer, without signs."""
    numbers = re.findall(r"\d+/\d+|\d+\.\d+|\d+", answer.text)
    return frozenset(map(Fraction, numbers))


def no_problem(text: str) -> str:
    """Return why a text is no problem in English that ends with its question; nothing if it is one."""
    if not asks(sentences_of(text)[-1]):
        return "the text does not end with its question"
    words = [word.lower() for word in _WORDS.findall(text)]
    foreign = [sign for sign in text if sign.isalpha() and not _is_latin(sign)]
    if foreign:
        return f"the text is not in English: {foreign[0]!r} is of another alphabet"
    strange = {word for word in words if not word.replace("’", "'").isascii()}
    longer = [word for word in words if len(word) > 1 or word == "a"]
    known = sum(word in _ENGLISH for word in longer)
    if len(strange) > 3 or (len(longer) >= _LONGER and known < _FEWEST_ENGLISH * len(longer)):
        return "the text is not in English"
    return ""


def states_answer(text: str, answer: Answer) -> str:
    """Return in words how a text states its answer; nothing if it does not. Numbers are counted elsewhere."""
    if _STATES.search(text):
        return "the text speaks of the answer, or gives it, expected the problem alone"
    values = values_of(answer)
    for roman in _ROMAN.findall(text):
        if Fraction(_roman(roman)) in values:
            return f"the text has {roman}, which is the answer"
    for sentence in sentences_of(text):
        if _IS_STATED.search(sentence) and not sentence.endswith("?"):
            return "the text speaks of the answer, or gives it, expected the problem alone"
        has_answer = any(
            values.intersection(meaning)
            for mention in mentioned(sentence, values)
            for meaning in mention.meanings
        )
        if has_answer and _CONCLUDES.search(sentence):
            return "a sentence draws a conclusion, expected the problem alone"
        if asks(sentence):
            continue
        if re.search(r"\banswers?\b", sentence, re.IGNORECASE):
            return "the text speaks of the answer, or gives it, expected the problem alone"
        if answer.type == "comparison" and sum(bool(kind.search(sentence)) for kind in RELATIONS) == 1:
            return "a sentence says how the two compare, expected the question alone"
        if answer.type == "solvability" and _SOLVABILITY.search(sentence):
            return "a sentence says how many solutions there are, expected the equations alone"
    return ""


def _is_latin(sign: str) -> bool:
    return sign.isascii() or unicodedata.name(sign, "").startswith("LATIN ")


def sentences_of(text: str) -> list[str]:
    """Return the sentences of a text."""
    return _SENTENCE.split(text)


def asks(sentence: str) -> bool:
    """Return whether a sentence is a question, or tells one to do something."""
    return sentence.rstrip('"”)').endswith("?") or _COMMAND.search(sentence) is not None


def _roman(numeral: str) -> int:
    total = 0
    for sign, follower in zip(numeral, [*numeral[1:], "I"], strict=True):
        value = _DIGITS[sign]
        total += -value if value < _DIGITS[follower] else value
    return total
