"""Answers in words, and which wordings mean the same."""

import re

from seedproof.equivalence.reading.decorations import boxed
from seedproof.record.verdict import Verdict, different, equal, undecided

_SAYINGS = {
    "dne": "dne; does not exist; do not exist; doesnt exist; no limit; limit does not exist; the limit"
    " does not exist; "
    "it does not exist; there is no limit; undefined; is undefined; not defined; nonexistent; none exists; "
    "no such limit; non existent; limit dne; not exist; indeterminate",
    "diverges": "diverges; divergent; it diverges; diverge; series diverges; the series diverges; is "
    "divergent; "
    "the integral diverges; integral diverges; the series is divergent; the integral is "
    "divergent; does not converge; "
    "not convergent; it does not converge",
    "infinity": "infinity; inf; oo; +oo; +infinity; positive infinity; plus infinity; diverges to infinity; "
    "diverges to positive infinity; tends to infinity; ∞; +∞; infinite; diverges to oo; goes to infinity",
    "-infinity": "-infinity; negative infinity; minus infinity; -oo; diverges to negative infinity; -inf; "
    "-∞; "
    "diverges to -infinity; diverges to minus infinity; diverges to -oo; goes to negative infinity",
    "converges": "converges; convergent; it converges; the series converges; series converges; is "
    "convergent; "
    "the integral converges; the series is convergent",
    "converges absolutely": "converges absolutely; absolutely convergent; absolute convergence; "
    "absolutely converges; "
    "absolutely; the series converges absolutely; is absolutely convergent",
    "converges conditionally": "converges conditionally; conditionally convergent; conditional convergence; "
    "conditionally; the series converges conditionally; is conditionally convergent; conditionally converges",
    "saddle": "saddle point; saddle; a saddle point; saddlepoint; minimax; a saddle",
    "maximum": "local maximum; maximum; relative maximum; local max; relative max; max; a local maximum; "
    "a maximum; a relative maximum",
    "minimum": "local minimum; minimum; relative minimum; local min; relative min; min; a local minimum; a"
    " minimum; "
    "a relative minimum",
    "inflection": "inflection point; point of inflection; inflection; an inflection point; inflexion point",
    "neither": "neither; neither nor; neither a maximum nor a minimum; neither maximum nor minimum",
    "inconclusive": "inconclusive; test is inconclusive; the test is inconclusive; the test fails; no "
    "conclusion",
    "empty": "no solution; no solutions; none; empty; empty set; the empty set; there is no solution; "
    "no real solution; no real solutions; there are no solutions; inconsistent; null set",
    "reals": "all real numbers; all reals; every real number; real numbers; the real numbers; all real x; "
    "all real values; any real number; reals; the reals; all x; the real line; everywhere",
    "yes": "yes; true; correct; t",
    "no": "no; false; incorrect; f",
    "increasing": "increasing; is increasing; strictly increasing; it increases; rising",
    "decreasing": "decreasing; is decreasing; strictly decreasing; it decreases; falling",
    "concave up": "concave up; concave upward; concave upwards; convex; convex down",
    "concave down": "concave down; concave downward; concave downwards; concave; convex up",
    "even": "even; even function; an even function; is even",
    "odd": "odd; odd function; an odd function; is odd",
    "independent": "linearly independent; independent; are linearly independent",
    "dependent": "linearly dependent; dependent; are linearly dependent",
    "continuous": "continuous; is continuous",
    "discontinuous": "discontinuous; not continuous; is not continuous; is discontinuous",
    "removable": "removable discontinuity; removable; a removable discontinuity; hole; a hole",
    "jump": "jump discontinuity; jump; a jump discontinuity",
    "stable": "stable; asymptotically stable; sink; attracting; attractor",
    "unstable": "unstable; source; repelling; repeller",
}
_MEANINGS = {
    wording.strip(): meaning for meaning, wordings in _SAYINGS.items() for wording in wordings.split(";")
}
_CLOSE = ({"dne", "diverges"},)
_OPEN = (
    {"diverges", "infinity"},
    {"diverges", "-infinity"},
    {"converges", "converges absolutely"},
    {"converges", "converges conditionally"},
)
_LONGEST = 200


def wording(text: str) -> str:
    r"""Return the words alone: without LaTeX, capitals and full stops."""
    if "\\boxed" in text:
        text = boxed(text) or ""
    if len(text) > _LONGEST:
        return ""
    text = _UNWRAPPED.sub(" ", text).replace("\\infty", "infinity").replace("∞", "infinity")
    text = text.replace("−", "-").replace("’", "").replace("'", "").lower()
    text = re.sub(r"(?<=[a-z])-(?=[a-z])", " ", text)
    text = _PREFIX.sub("", " ".join(re.sub(r"[${}().,;:!*\\\[\]\"]", " ", text).split()))
    return re.sub(r"([+-])\s+", r"\1", text).strip()


def meaning(text: str) -> str | None:
    """Return the meaning of the words by the table; None if they are not in it."""
    return _MEANINGS.get(wording(text))


def compared(left: str, right: str) -> Verdict:
    """Compare two answers in words."""
    first, second = wording(left), wording(right)
    if not first or not second:
        return undecided("one of them holds no words")
    if first == second:
        return equal("the words are the same")
    first_meaning, second_meaning = _MEANINGS.get(first), _MEANINGS.get(second)
    if first_meaning is not None and second_meaning is not None:
        return _by_meaning(first_meaning, second_meaning)
    if first_meaning is not None or second_meaning is not None:
        plain = second if second_meaning is None else first
        if re.search(r"\d", plain) or len(plain) == 1:
            return different("one is a word, the other a value")
        return undecided("one of the wordings is not in the table")
    if len(first) == 1 or len(second) == 1 or (re.search(r"\d", first) and re.search(r"\d", second)):
        return different("the words differ")
    return undecided("the wordings are not in the table")


def _by_meaning(left: str, right: str) -> Verdict:
    if left == right or {left, right} in _CLOSE:
        return equal("both wordings mean the same")
    if {left, right} in _OPEN:
        return undecided(f"{left} and {right} may be said of the same thing")
    return different(f"one says {left}, the other {right}")


def compared_with_value(label: str, tree_is_infinite: int) -> Verdict:
    """Compare a meaning with an answer that was read as a value."""
    if tree_is_infinite:
        return _by_meaning(label, "infinity" if tree_is_infinite > 0 else "-infinity")
    return different(f"one says {label}, the other states a value")


_UNWRAPPED = re.compile(
    r"\\(?:text|mathrm|textbf|textit|mbox|boxed|operatorname|textrm|quad|left|right)(?![a-zA-Z])"
    r"|\\[()\[\],;! ]"
)
_PREFIX = re.compile(r"^(?:the )?(?:final )?(?:answer|result) (?:is )?|^(?:[a-z] ?= ?)")
