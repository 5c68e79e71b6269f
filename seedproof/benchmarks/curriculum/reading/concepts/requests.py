"""Knows the words around an expression: those that ask for its value, and those on the form of the answer.

None of them changes a value. Words that would, as `rounded`, `nearest`, `whole` or `positive`, are not here.
"""

from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Tokens, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import Operator

REQUEST = word_set("""
    use using follow order rules inside start
    a an and answer answering as be calculate calculating calculation carry compute computing determine
    determining do does equal equals equation evaluate evaluating exact exercise express expression
    figure find finding following for form fraction fractions get give given gives happens here here's
    how if in is it its let's make math mathematical mathematics me much number numbers numerical of
    operation operations out perform performing please problem question result resulting results shown
    simplified simplify solution solve solving tell that the these this to two value we what what's when
    which will work working would you your : , once
""")
"""Words that may stand before an expression."""
FROM = word_set("results resulting comes")
"""Words behind which `from` takes nothing away."""
KINDS: dict[str, Operator] = {
    "addition": "+",
    "adding": "+",
    "sum": "+",
    "subtraction": "-",
    "difference": "-",
    "multiplication": "*",
    "product": "*",
    "division": "/",
    "quotient": "/",
}
"""Names of an operation that may stand before an expression in which that operation is done last."""
_FORM_WORDS = word_set("""
    fraction fractions decimal lowest simplest simplified simplify reduced terms form mixed answer result work
    simple
""")
_BEGIN = word_set("""
    , and when in as please expressed written giving write give express simplify leave reduce show state keep
""")
_FORM = (
    _FORM_WORDS
    | _BEGIN
    | word_set("""
    a an the your it its to with then be must should final is down improper number where necessary possible
    if calculated expressed or provide of much simple
""")
)
_REMARKS = frozenset(
    ("write", "give", "express", "simplify", "leave", "reduce", "show", "state", "keep", "please")
)


_METHOD = word_set("""
    use using follow apply remember the order of operations begin start work with inside innermost parentheses
    brackets braces first from left to right in correct rules for and out be careful about
""")
"""Words of a sentence on how to work, which changes nothing."""


def is_about_form(tokens: Tokens) -> bool:
    """Return whether a sentence is like `Give a fraction in lowest terms`, `Use the order of operations`."""
    words = [token.text for token in tokens if token.text != "?"]
    if words and all(word in _METHOD for word in words):
        return True
    if not words or words[0] not in _REMARKS:
        return False
    return all(word in _FORM for word in words) and not _FORM_WORDS.isdisjoint(words)


def without_form(tokens: list[Token]) -> list[Token]:
    """Leave out what a sentence says about the form of its answer at its end: `... in lowest terms`."""
    end = len(tokens)
    if end and tokens[-1].text == "?":
        end = end - 1
    start = end
    while start and tokens[start - 1].text in _FORM:
        start = start - 1
    while start < end and tokens[start].text not in _BEGIN:
        start = start + 1
    about = {token.text for token in tokens[start:end]}
    if not start or about.isdisjoint(_FORM_WORDS - {"answer", "result", "work"}):
        return tokens
    return tokens[:start]
