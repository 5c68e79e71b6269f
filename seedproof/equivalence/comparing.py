"""The entry point of this room: comparison of a stated answer with a golden one."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from types import MappingProxyType
from typing import Any

from seedproof.equivalence.deciding.conditions import restricted
from seedproof.equivalence.deciding.expansions import has_term_below_order
from seedproof.equivalence.deciding.letters import unknown_letters
from seedproof.equivalence.deciding.ring import NotNormal
from seedproof.equivalence.deciding.stating import readings, settled, usual_reading_is_sure
from seedproof.equivalence.deciding.values import Situation
from seedproof.equivalence.reading.decorations import is_approximate, restatements
from seedproof.equivalence.reading.parsing import read
from seedproof.equivalence.reading.statements import stated
from seedproof.equivalence.reading.tree import (
    Alternatives,
    Ambiguous,
    Constant,
    Node,
    Relation,
    Truncated,
    negative,
    nodes,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types import (
    antiderivatives,
    equations,
    integer_families,
    interval_unions,
    labels,
    matrices,
    ode_families,
    residues,
    scalars,
    spans,
    tuples,
)
from seedproof.equivalence.types.alternatives import agreed, compared_one_by_one, refuse_overlapping
from seedproof.equivalence.types.measures import without_units
from seedproof.equivalence.types.operations import worked_out
from seedproof.equivalence.types.wordings import dressed_down
from seedproof.record.budget import SECONDS, Budget, OutOfBudget
from seedproof.record.patterns import Pattern
from seedproof.record.verdict import Verdict, undecided, unread

Comparison = Callable[[Node, Node, Situation], Verdict]

_COMPARISONS: Mapping[str, Comparison] = MappingProxyType(
    {
        "number": scalars.compared,
        "expression": scalars.compared,
        "antiderivative": antiderivatives.compared,
        "set": tuples.sets_compared,
        "interval_union": interval_unions.compared,
        "tuple": tuples.compared,
        "unordered": tuples.unordered_compared,
        "matrix": matrices.compared,
        "equation_up_to_scale": equations.compared,
        "span": spans.compared,
        "ode_family": ode_families.compared,
        "integer_families": integer_families.compared,
    }
)
"""The comparison of each type, on trees; labels are looked up instead of parsed."""

ANSWER_TYPES = (*_COMPARISONS, "label")
"""The types of golden answers."""
_SETS = ("set", "interval_union", "unordered", "integer_families")
_WITH_CONSTANTS = ("antiderivative",)
"""Types in which any letter may be a constant."""
_WHOLES = ("antiderivative", "tuple", "matrix", "equation_up_to_scale", "span", "ode_family")
"""Types of which several answers are told apart one by one."""
_INFINITY = Constant("infinity")
_INEQUALITIES = frozenset(["<", ">", "<=", ">="])
_RELATION = Pattern(r"[=<>≤≥]|\\(?:le|ge|lt|gt|leq|geq|leqslant|geqslant|in)(?![a-zA-Z])")
_BOTH_INFINITIES = Pattern(r"(?:±|\\pm)\s*(?:∞|\\infty|oo\b|infinity)")
_DIGIT = Pattern(r"\d")
_SET_OF_SETS = Pattern(
    r"\{\s*\\?(?:\\emptyset|\\varnothing|∅)\s*(?:\\right)?\s*\\?\}"
    r"|\}\s*(?:\\right)?\s*(?:\\times|×)\s*(?:\\left)?\s*\\?\{"
)
_EACH = 20
"""The steps that every comparison takes, to be read and told."""
_NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})


def compare(gold: str, answer: str, answer_type: str, options: Mapping[str, Any] = _NO_OPTIONS) -> Verdict:
    """Compare an answer with the golden one; swapping the two changes nothing.

    Options: `variables` and `domain` (letters to conditions, "x > 0"), `variable`, `order`, `parameters`,
    `units` (whether units after numbers are noted; they alone decide nothing), `names` (those that the
    question gives to the values of a tuple, in the order asked for), and `seconds`, the time after which the
    verdict is undecided.

    Raises:
        ValueError: The answer type is unknown, or the domain is not readable. No answer raises.
    """
    if answer_type not in ANSWER_TYPES:
        raise ValueError(
            f"answer type: is {answer_type!r}, expected one of {', '.join(ANSWER_TYPES)} [answer-type]"
        )
    # Always in the same order, whichever of the two is golden.
    first, second = sorted((gold, answer), key=lambda text: (len(text), text))
    if answer_type == "label":
        return labels.compared(first, second)
    situation = Situation(options, Budget(float(options.get("seconds", SECONDS))))
    try:
        situation.budget.spend(_EACH)
        return _last_compared(first, second, answer_type, situation)
    except Unreadable as error:
        return unread(str(error))
    except OutOfBudget as error:
        return undecided(str(error))
    except RecursionError:
        return unread("the answer is nested too deeply")
    except (ArithmeticError, MemoryError):
        return undecided("a number in the answer is too large")


def compare_parts(
    parts: Sequence[tuple[str, str, Mapping[str, Any]]], answers: Sequence[str]
) -> list[Verdict]:
    """Compare several parts, each given by its golden answer, its type and its options.

    Raises:
        ValueError: There are not as many answers as parts.
    """
    pairs = zip(parts, answers, strict=True)
    return [compare(gold, answer, kind, options) for (gold, kind, options), answer in pairs]


def _last_compared(first: str, second: str, answer_type: str, situation: Situation) -> Verdict:
    """Compare what each text states last; what it states before, in other words, must not contradict."""
    firsts = restatements(first)
    seconds = restatements(second)
    verdict = _compared(firsts[-1], seconds[-1], answer_type, situation)
    if verdict.result == "equal" and any(map(is_approximate, (firsts[0], seconds[0]))):
        return undecided("one of them is stated as an approximation")
    if verdict.result == "undecided" or len(firsts) + len(seconds) == 2:
        return verdict
    for earlier in (*firsts[:-1], *seconds[:-1]):
        other = seconds[-1] if earlier in firsts[:-1] else firsts[-1]
        try:
            before = _compared(earlier, other, answer_type, situation)
        except Unreadable:
            continue
        if before.result not in ("undecided", verdict.result):
            return undecided("one of them states two things that differ")
    return verdict


def _compared(first: str, second: str, answer_type: str, situation: Situation) -> Verdict:
    if answer_type == "expression":
        verdict = residues.compared_if_by_cases(first, second, situation)
        if verdict is not None:
            return verdict
    first, second = (dressed_down(text, answer_type) for text in (first, second))
    if answer_type == "number" and situation.options.get("units"):
        bare = without_units(first, second)
        verdict = _read_and_compared(bare.first, bare.second, answer_type, situation)
        if verdict.result == "different" and bare.is_open:
            return undecided("only one of them names a unit")
        return verdict
    return _read_and_compared(first, second, answer_type, situation)


def _read_and_compared(first: str, second: str, answer_type: str, situation: Situation) -> Verdict:
    first_word = _word(first, answer_type)
    second_word = _word(second, answer_type)
    left = _tree(first, first_word, answer_type)
    right = _tree(second, second_word, answer_type)
    if left is not None and right is not None:
        return _over_readings(answer_type, left, right, situation)
    if first_word is not None and second_word is not None:
        return labels.compared(first, second)
    # One side is a word, the other a value.
    (value,) = (tree for tree in (left, right) if tree is not None)
    unknown = unknown_letters(value, None, answer_type, situation.options)
    if unknown:
        return unread(f"the letter {unknown[0]} may be part of a word")
    worded = first if first_word is not None else second
    if answer_type in _SETS and _DIGIT.search(worded):
        return undecided("a set is told in words, with values among them")
    return labels.compared_with_value(first_word or second_word or "", scalars.infinite(value))


def _over_readings(answer_type: str, left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare all readings of both: if some are equal and others are not, nothing is decided."""
    if left == right:
        written = readings(left)[0]
        return _settled_and_compared(answer_type, written, written, situation)
    pairs = list(product(readings(left), readings(right)))
    if len(pairs) == 1:
        return _settled_and_compared(answer_type, *pairs[0], situation)
    verdicts = [_of_reading(answer_type, *pair, situation) for pair in pairs]
    usual = verdicts[0]
    results = [verdict.result for verdict in verdicts]
    kinds = {node.kind for tree in (left, right) for node in nodes(tree) if isinstance(node, Ambiguous)}
    if kinds == {"exponent"} and "equal" in results:
        return verdicts[results.index("equal")]
    if "exclamation" in kinds and "equal" in results[1:]:
        return undecided("an exclamation mark behind the value may be a factorial")
    if set(results) == {usual.result}:
        return usual
    are_sure = all(usual_reading_is_sure(tree, answer_type) for tree in (left, right))
    if are_sure and usual.result == "equal":
        return usual
    return unread("the text is ambiguous, and not all of its readings are different")


def _of_reading(answer_type: str, left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare one of several readings; what it does not state decides nothing."""
    try:
        return _settled_and_compared(answer_type, left, right, situation)
    except Unreadable as error:
        return unread(str(error))


def _settled_and_compared(answer_type: str, left: Node, right: Node, situation: Situation) -> Verdict:
    left, right = (worked_out(tree, situation) for tree in (left, right))
    left_side = restricted(left, answer_type, situation)
    right_side = restricted(right, answer_type, situation)
    first = _settled(left_side.value, answer_type, situation)
    second = _settled(right_side.value, answer_type, situation)
    verdict = _compared_as(answer_type, first, second, situation)
    domains = left_side.domains | right_side.domains
    if verdict.result == "equal" and (left_side.is_narrower or right_side.is_narrower):
        return undecided("one of them is stated on a part of the domain only")
    if verdict.result == "different" and domains:
        verdict = _compared_as(answer_type, first, second, situation.within(domains))
        if verdict.result != "different":
            return undecided("on the part of the domain on which one of them is stated, they may be equal")
    return verdict


def _settled(tree: Node, answer_type: str, situation: Situation) -> Node:
    def same(left: Node, right: Node, situation: Situation) -> Verdict:
        return _certified(answer_type, left, right, situation)

    return settled(tree, answer_type, situation, same)


def _certified(answer_type: str, left: Node, right: Node, situation: Situation) -> Verdict:
    def same(first: Node, second: Node) -> Verdict:
        return _certified(answer_type, first, second, situation)

    left, right = (agreed(tree, answer_type, same) for tree in (left, right))
    if answer_type in _SETS:
        for tree in (left, right):
            refuse_overlapping(tree, answer_type, situation, same)
    elif answer_type in _WHOLES and any(isinstance(tree, Alternatives) for tree in (left, right)):
        return compared_one_by_one(left, right, same)
    try:
        if isinstance(left, Truncated) or isinstance(right, Truncated):
            return _expansions_compared(left, right, answer_type, situation)
        return _COMPARISONS[answer_type](left, right, situation)
    except NotNormal as error:
        return undecided(f"there is no certificate: {error}")


def _compared_as(answer_type: str, left: Node, right: Node, situation: Situation) -> Verdict:
    verdict = _certified(answer_type, left, right, situation)
    is_free = verdict.result == "equal" and answer_type in _WITH_CONSTANTS
    if verdict.result != "undecided" and not is_free:
        unknown = unknown_letters(left, right, answer_type, situation.options)
        if unknown:
            return unread(f"the letter {unknown[0]} stands on one side only, and is not declared")
    return verdict


def _expansions_compared(left: Node, right: Node, answer_type: str, situation: Situation) -> Verdict:
    """Compare the stated terms of an expansion with a polynomial, as far as its order goes."""
    if answer_type != "expression":
        raise Unreadable("the rest of an expansion belongs to no value of this type")
    expansions = [tree for tree in (left, right) if isinstance(tree, Truncated)]
    if len(expansions) == 2:
        return undecided("the rest of an expansion is not known")
    (expansion,) = expansions
    first = left.value if isinstance(left, Truncated) else left
    second = right.value if isinstance(right, Truncated) else right
    verdict = _compared_as(answer_type, first, second, situation)
    difference = total(stated(first), negative(stated(second)))
    if verdict.result == "different" and has_term_below_order(difference, expansion, situation):
        return verdict
    return undecided("the rest of an expansion is stated on one side only")


def _word(text: str, answer_type: str) -> str | None:
    """Return the meaning of an answer in words; a relation that is read counts more than words in it."""
    if ("±" in text or "pm" in text) and answer_type not in _SETS and _BOTH_INFINITIES.search(text):
        raise Unreadable("infinities of both signs are stated")
    word = labels.meaning(text, answer_type in _SETS)
    if word is None or _RELATION.search(text) is None:
        return word
    try:
        tree = read(text)
    except Unreadable:
        return word
    if isinstance(tree, Relation) and tree.operands[-1] in (_INFINITY, negative(_INFINITY)):
        return None if _INEQUALITIES.intersection(tree.signs) else word
    return word if tree in (_INFINITY, negative(_INFINITY)) else None


def _tree(text: str, word: str | None, answer_type: str) -> Node | None:
    """Return the tree of an answer, or None if it is a word that stands for no value of the type."""
    if answer_type in _SETS and _SET_OF_SETS.search(text):
        raise Unreadable("a set of sets, or a product of sets, is not read")
    if word in ("infinity", "-infinity") and answer_type not in _SETS:
        infinity: Node = Constant("infinity")
        return infinity if word == "infinity" else negative(infinity)
    if answer_type in _SETS and word in ("empty", "reals"):
        return Constant(word)
    if word is not None:
        return None
    return read(text)
