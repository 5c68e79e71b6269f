"""Shapes of a request that say more than their words: an argument of a symbol, and a yes-or-no question."""

from collections.abc import Sequence

_NAMES_OF_SYMBOLS = frozenset(("lambda", "mu", "pi", "rho", "sigma", "sgn", "sign", "signum", "ell"))
_ARGUMENT_OPENS = frozenset(("(", "[", "of", "at"))
_ASKS_FOR_YES_OR_NO = frozenset(("are", "did", "do", "does", "had", "has", "have", "is", "was"))
_JUDGING = frozenset(("missing", "necessary", "needed", "required", "unknown"))
_SENTENCE_ENDS = frozenset((".", "?", "!", ";", ":"))


def is_argument(words: Sequence[str], position: int) -> bool:
    """Return whether a word that no spelling knows sets a symbol as an argument of another: `f(t)`.

    The value of `f` at `t` is not `t`. A word in brackets (`t (the threshold)`) is no argument.
    """
    if words[position] not in _ARGUMENT_OPENS or position == 0 or position + 1 == len(words):
        return False
    return _is_symbol(words[position - 1]) and _is_symbol(words[position + 1])


def asks_for_yes_or_no(words: Sequence[str], position: int, states_alternatives: bool) -> bool:
    """Return whether a word that no spelling knows opens a question for yes or no: `Is R3 needed?`.

    A question that states alternatives (`positive or negative`) is none.
    """
    if words[position] not in _ASKS_FOR_YES_OR_NO:
        return False
    if states_alternatives and _JUDGING.isdisjoint(words):
        return False
    before = position - 1
    while before >= 0 and words[before] == ",":
        before -= 1
    return before < 0 or words[before] in _SENTENCE_ENDS


def _is_symbol(word: str) -> bool:
    return word in _NAMES_OF_SYMBOLS or (len(word) == 1 and word.isalpha())
