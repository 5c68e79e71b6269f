r"""Sequences given by cases: `0 for even n, 4/n for odd n`, a `cases` environment, or $a_{2k} = ...$.

Two such answers are compared on each class of residues, with $n = mk + r$ put into both, and at the single
numbers that a case names.
"""

import re
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import ceil, floor, lcm

import msgspec

from seedproof.equivalence.deciding.values import Situation, same
from seedproof.equivalence.reading.parsing import read
from seedproof.equivalence.reading.statements import is_name, stated
from seedproof.equivalence.reading.tree import (
    Node,
    Number,
    Symbol,
    is_expression,
    mapped,
    names,
    over,
    times,
    total,
)
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.joining import all_of
from seedproof.record.patterns import Pattern
from seedproof.record.verdict import Verdict, different, undecided

_LONGEST = 2_000
_MOST_CLASSES = 12
_MOST_NUMBERS = 12


class Condition(msgspec.Struct, frozen=True):
    """The integers of a residue class between two bounds, or some numbers alone; `rest` is what is left."""

    modulus: int = 1
    residue: int = 0
    low: int | None = None
    numbers: frozenset[int] | None = None
    without: frozenset[int] = frozenset()
    rest: bool = False

    def holds(self, number: int) -> bool:
        """Return whether the condition holds for an integer."""
        if self.numbers is not None:
            return number in self.numbers
        if number in self.without or (self.low is not None and number < self.low):
            return False
        return number % self.modulus == self.residue

    def named(self) -> set[int]:
        """Return the numbers at which something begins or is different."""
        bounds = set() if self.low is None else {self.low}
        return bounds | set(self.without) | set(self.numbers or ())


class Case(msgspec.Struct, frozen=True):
    """A formula, and the condition under which it holds."""

    formula: Node
    condition: Condition


def compared_if_by_cases(first: str, second: str, situation: Situation) -> Verdict | None:
    """Compare two sequences of which at least one is given by cases; None if that is not read."""
    if not any(len(text) <= _LONGEST and _HINT.search(text) for text in (first, second)):
        return None
    letters = [name for name, values in situation.domains.items() if values.integer]
    if len(letters) != 1:
        return None
    (letter,) = letters
    try:
        sequences = [_cases(text, letter, situation) for text in (first, second)]
        if all(_is_plain(text, letter) for text in (first, second)):
            return None
        return _compared(sequences, letter, situation)
    except Unreadable:
        return None


def _is_plain(text: str, letter: str) -> bool:
    text = _plain(text)
    return _CASES.search(text) is None and not _all(text, letter)


def _compared(sequences: Sequence[Sequence[Case]], letter: str, situation: Situation) -> Verdict:
    """Compare case by case.

    Raises:
        Unreadable: There are too many cases.
    """
    conditions = [case.condition for cases in sequences for case in cases]
    modulus = lcm(*(condition.modulus for condition in conditions))
    if modulus > _MOST_CLASSES:
        raise Unreadable("the cases have too large a common period")
    low = situation.domains[letter].low
    start = 0 if low is None else floor(low) + 1
    named = {number for condition in conditions for number in condition.named() if number >= start}
    if low is None and named:
        raise Unreadable("single numbers are stated apart, and the sequence has no first")
    end = max(named, default=start - 1) + 1
    if end - start > _MOST_NUMBERS:
        raise Unreadable("too many numbers are stated apart")
    verdicts = [_at(sequences, letter, number, situation) for number in range(start, end)]
    verdicts += [
        _in_class(sequences, letter, modulus, residue, None if low is None else end, situation)
        for residue in range(modulus)
    ]
    return all_of(verdicts, "they are equal in every case")


def _at(sequences: Sequence[Sequence[Case]], letter: str, number: int, situation: Situation) -> Verdict:
    """Compare at one integer."""
    formulas = [_formula_at(cases, number) for cases in sequences]
    if formulas[0] is None or formulas[1] is None:
        return undecided(f"a case is missing at {letter} = {number}")
    left, right = (_with(formula, letter, Number(Fraction(number))) for formula in formulas if formula)
    verdict = same(left, right, situation)
    if verdict.result == "different":
        return different(f"they differ at {letter} = {number}")
    return verdict


def _formula_at(cases: Sequence[Case], number: int) -> Node | None:
    for case in cases:
        if not case.condition.rest and case.condition.holds(number):
            return case.formula
    return next((case.formula for case in cases if case.condition.rest), None)


def _in_class(
    sequences: Sequence[Sequence[Case]],
    letter: str,
    modulus: int,
    residue: int,
    first: int | None,
    situation: Situation,
) -> Verdict:
    """Compare for all n = modulus k + residue, from a first number on."""
    formulas = [_formula_in_class(cases, residue) for cases in sequences]
    if formulas[0] is None or formulas[1] is None:
        return undecided(f"no case is stated for {letter} = {modulus}k + {residue}")
    index = total(times(Number(Fraction(modulus)), Symbol(letter)), Number(Fraction(residue)))
    left, right = (_with(formula, letter, index) for formula in formulas if formula)
    low = "" if first is None else f"{letter} >= {ceil(Fraction(first - residue, modulus))}, "
    stated_domains = situation.options.get("domain") or {}
    options = {**situation.options, "domain": {**stated_domains, letter: f"{low}integer"}}
    verdict = same(left, right, Situation(options, situation.budget))
    if verdict.result == "different":
        return different(f"they differ for {letter} = {modulus}k + {residue}: {verdict.reason}")
    return verdict


def _formula_in_class(cases: Sequence[Case], residue: int) -> Node | None:
    for case in cases:
        condition = case.condition
        if condition.rest or condition.numbers is not None:
            continue
        if residue % condition.modulus == condition.residue:
            return case.formula
    return next((case.formula for case in cases if case.condition.rest), None)


def _with(tree: Node, letter: str, value: Node) -> Node:
    return mapped(tree, lambda node: value if node == Symbol(letter) else None)


def _cases(text: str, letter: str, situation: Situation) -> list[Case]:
    """Return the cases of a text; a formula alone is one case."""
    text = _plain(text)
    before, environment = _environment(text)
    if environment is not None:
        cases = [_row(row, letter) for row in environment]
        formula = _formula_before(before)
    else:
        before, listed = _split_at_that_is(text)
        cases = _in_words(listed, letter)
        formula = _formula_before(before)
    if formula is not None:
        _refuse_other(formula, cases, letter, situation)
        return [Case(formula, Condition())]
    if any(case.condition.rest for case in cases[:-1]):
        raise Unreadable("a case stands behind `otherwise`")
    return cases


def _refuse_other(formula: Node, cases: Sequence[Case], letter: str, situation: Situation) -> None:
    """Refuse a formula beside cases that do not say the same at the first numbers."""
    for number in range(1, 5):
        of_case = _formula_at(cases, number)
        if of_case is None:
            continue
        value = Number(Fraction(number))
        verdict = same(_with(formula, letter, value), _with(of_case, letter, value), situation)
        if verdict.result != "equal":
            raise Unreadable("a formula and cases are stated, and they may differ")


def _plain(text: str) -> str:
    text = _TEXT_COMMAND.sub(r" \1 ", text.replace("−", "-").replace("≡", r"\equiv ").replace("…", r"\dots "))
    text = _SPACES.sub(" ", text.replace("$", " "))
    return _PARAMETER.sub("", _FULL_STOP.sub("", text.strip()))


def _environment(text: str) -> tuple[str, list[str] | None]:
    """Return what stands before a `cases` environment, and its rows."""
    match = _CASES.search(text)
    if match is None:
        return "", None
    if text[match.end() :].strip(" .,;"):
        raise Unreadable("text follows the cases")
    rows = [row for row in re.split(r"\\\\(?:\[[^\]]*\])?", match[1] or match[2] or "") if row.strip(" ,;.")]
    return text[: match.start()], rows


def _row(row: str, letter: str) -> Case:
    formula, sign, condition = row.partition("&")
    if not sign:
        found = _search(row, letter)
        if found is None:
            raise Unreadable("a case has no condition")
        return _case(row[: found.start], found, letter)
    found = _search(condition, letter)
    if found is None or found.start or condition[found.end :].strip(" ,.;"):
        raise Unreadable("the condition of a case is not read")
    return _case(formula, found, letter)


def _split_at_that_is(text: str) -> tuple[str, str]:
    """Return the formula and the cases of `F, that is, ... for even n, ... for odd n`."""
    match = _THAT_IS.search(text)
    if match is None:
        return "", text
    rest = text[match.end() :].strip()
    if match[0].lstrip(" ,;").startswith("(") and rest.endswith(")"):
        rest = rest[:-1]
    return text[: match.start()], rest


def _formula_before(text: str) -> Node | None:
    """Return the formula before cases, or None if only a name stands there."""
    text = text.strip().rstrip("=:, ").removesuffix(r"\left").rstrip("= ")
    if text.endswith(r"\{"):
        text = text[:-2].removesuffix(r"\left").rstrip("= ")
    if not text:
        return None
    tree = read(text)
    if is_name(tree):
        return None
    formula = stated(tree)
    if not is_expression(formula):
        raise Unreadable("what stands before the cases is no formula")
    return formula


def _in_words(text: str, letter: str) -> list[Case]:
    """Return the cases of a text in one line, with the conditions before or behind the formulas."""
    found = _all(text, letter)
    if len(found) > 1 and _is_from_start(found[-1]) and not text[found[-1].end :].strip(_EDGES):
        text = text[: found[-1].start]
        found = found[:-1]
    if not found:
        formula = stated(read(text))
        if not is_expression(formula):
            raise Unreadable("one of them is no formula")
        return [Case(formula, Condition())]
    starts = [0, *(item.end for item in found)]
    ends = [*(item.start for item in found), len(text)]
    pieces = [text[start:end].strip(_EDGES) for start, end in zip(starts, ends, strict=True)]
    pieces = [_AND.sub("", piece).strip(_EDGES) for piece in pieces]
    if not pieces[0] or found[0].is_prefix:
        pieces = pieces[1:]
    elif not pieces[-1]:
        pieces = pieces[:-1]
    if len(pieces) != len(found) or not all(pieces):
        raise Unreadable("formulas and conditions do not go together")
    return [_case(piece, item, letter) for piece, item in zip(pieces, found, strict=True)]


def _is_from_start(found: "_Found") -> bool:
    """Return whether a condition is `n >= 1`, which is said of all cases."""
    return found.condition in (Condition(low=0), Condition(low=1))


def _case(piece: str, found: "_Found", letter: str) -> Case:
    """Return a case; a formula in k, where n = mk + r, is written in n."""
    formula = stated(read(piece.strip(_EDGES)))
    if not is_expression(formula):
        raise Unreadable("one of the cases is no formula")
    if found.parameter and letter not in names(formula):
        shifted = total(Symbol(letter), Number(Fraction(-found.shift)))
        index = over(shifted, Number(Fraction(found.condition.modulus)))
        formula = _with(formula, found.parameter, index)
    return Case(formula, found.condition)


class _Found(msgspec.Struct, frozen=True):
    """A condition in a text, and the letter of `n = 2k - 1` with its shift."""

    start: int
    end: int
    condition: Condition
    parameter: str = ""
    shift: int = 0
    is_prefix: bool = False


def _search(text: str, letter: str) -> _Found | None:
    """Return the first condition in a text."""
    match = _pattern(letter).search(text)
    return None if match is None else _found(match)


def _all(text: str, letter: str) -> list[_Found]:
    """Return all conditions in a text."""
    return [_found(match) for match in _pattern(letter).finditer(text)]


@cache
def _pattern(letter: str) -> re.Pattern[str]:
    """Return the pattern of a condition on a letter; the name of a group is its kind."""
    n = rf"(?<![a-zA-Z_\\{{]){re.escape(letter)}(?![a-zA-Z])"
    joint = r"\b(?:if|for|when|whenever|where|with|and\s+for|and\s+if)\b"
    lead = rf"[\s,;:]*\(?\s*(?:,?\s*{joint})?\s*(?:all\b|every\b)?\s*"
    subject = rf"(?:{n}\s*(?:is|=|:)?\s*(?:an?\s+)?)?"
    noun = rf"(?:\s*(?:integers?|numbers?|values\s+of|indices))?(?:\s*{n}(?![(^]))?"
    integer = r"(-?\d+)"
    linear = r"(\d+)\s*\\?[,*]?\s*([kmjlp])\s*(?:([+-])\s*(\d+))?"
    several = rf"{integer}\s*,\s*{integer}\s*,\s*{integer}(?:\s*,\s*{integer})*"
    whole = r"(?:,?\s*\\?(?:k|m)?\s*\\in\s*\\(?:mathbb\s*\{?\s*)?[ZN]\s*\}?)?"
    kinds = (
        rf"(?P<parity>{subject}\b(even|odd)\b{noun})",
        rf"(?P<linear>{n}\s*=\s*{linear})",
        rf"(?P<dots>{n}\s*=\s*{several}\s*,?\s*(?:\\l?dots[cbmio]?|\.\.\.?))",
        rf"(?P<modulo>{n}\s*\\equiv\s*{integer}\s*(?:\\pmod|\\?mod|\\bmod|\(mod)\s*\{{?\s*(\d+)\s*\}}?\)?)",
        rf"(?P<unequal>{n}\s*(?:\\neq?|≠|!=)\s*{integer})",
        rf"(?P<above>{n}\s*(\\geq?|≥|>=|>)\s*{integer})",
        rf"(?P<single>{n}\s*=\s*{integer}(?![\s\d]*[a-zA-Z,]\s*\d))",
        r"(?P<rest>\b(?:otherwise|else)\b)",
    )
    index = rf"(?P<index>(?:\band\b\s*|[,;]\s*)?\b[a-zA-Z]_\s*\{{?\s*{linear}\s*\}}?\s*=)"
    return re.compile(rf"{index}|{lead}(?:{'|'.join(kinds)})\s*{whole}\s*\)?", re.IGNORECASE)


def _found(match: re.Match[str]) -> _Found:
    kind = next(name for name in _KINDS if match[name] is not None)
    if kind in ("index", "linear"):
        return _of_linear(match, kind)
    integers = [int(number) for number in re.findall(r"-?\d+", match[kind])]
    return _Found(match.start(), match.end(), _condition(kind, match[kind], integers))


def _of_linear(match: re.Match[str], kind: str) -> _Found:
    """Return the condition of `n = 2k - 1`, or of the index in `a_{2k-1} =`."""
    parts = _LINEAR.search(match[kind])
    if parts is None:
        raise Unreadable("an index is not read")
    modulus = _checked(int(parts[1]))
    shift = int(parts[4] or 0)
    if parts[3] == "-":
        shift = -shift
    condition = Condition(modulus, shift % modulus)
    return _Found(match.start(), match.end(), condition, parts[2], shift, is_prefix=kind == "index")


def _condition(kind: str, text: str, integers: Sequence[int]) -> Condition:
    match kind:
        case "parity":
            return Condition(2, 1 if "odd" in text.lower() else 0)
        case "dots":
            return _progression(integers)
        case "modulo":
            modulus = _checked(integers[-1])
            return Condition(modulus, integers[0] % modulus)
        case "unequal":
            return Condition(without=frozenset(integers))
        case "above":
            is_included = re.search(r"\\ge|≥|>=", text) is not None
            return Condition(low=integers[0] if is_included else integers[0] + 1)
        case "single":
            return Condition(numbers=frozenset(integers))
    return Condition(rest=True)


def _checked(modulus: int) -> int:
    if not 1 <= modulus <= _MOST_CLASSES:
        raise Unreadable("a condition has too large a period")
    return modulus


def _progression(integers: Sequence[int]) -> Condition:
    """Return the condition of `1, 3, 5, ...`."""
    steps = {second - first for first, second in pairwise(integers)}
    if len(steps) != 1:
        raise Unreadable("the numbers of a case are not evenly spaced")
    (step,) = steps
    if not 1 <= step <= _MOST_CLASSES:
        raise Unreadable("the numbers of a case are not evenly spaced")
    return Condition(step, integers[0] % step, low=integers[0])


_KINDS = ("index", "parity", "linear", "dots", "modulo", "unequal", "above", "single", "rest")
_LINEAR = Pattern(r"(\d+)\s*\\?[,*]?\s*([a-zA-Z])\s*(?:([+-])\s*(\d+))?\s*\}?\s*=?$")
_EDGES = " \t\n,;:."
_AND = Pattern(r"^(?:and|but|while|whereas)\b|\b(?:and|but|while|whereas)$")
_HINT = Pattern(
    r"\b(?:even|odd|otherwise|else)\b|\\begin\s*\{(?:d?cases|array)\}|_\s*\{\s*\d\s*[km]|\\equiv|≡|n\s*=\s*\d"
)
_FULL_STOP = Pattern(r"(?<!\.)\.$")
_PARAMETER = Pattern(
    r"[,;\s]*\(?\s*(?:for\s+)?\b[kmj]\s*(?:=\s*\d+\s*,[^a-z]{0,20}(?:\\l?dots|\.\.\.)|(?:\\geq?|≥|>=)\s*\d+)\s*\)?$"
)
_CASES = Pattern(
    r"\\begin\s*\{d?cases\}(.*?)\\end\s*\{d?cases\}"
    r"|\\left\s*\\\{\s*\\begin\s*\{array\}\s*\{[lcr@{} |]*\}(.*?)\\end\s*\{array\}\s*\\right\s*\.?",
    re.DOTALL,
)
_THAT_IS = Pattern(
    r"[,;\s]*\(?\s*(?:\bi\.e\.|\bthat is\b|\bor equivalently\b|\bequivalently\b|\bin other words\b)[,:]?"
)
_TEXT_COMMAND = Pattern(r"\\(?:text|textrm|mathrm|mbox|textit|textbf|operatorname)\s*\{([^{}]*)\}")
_SPACES = Pattern(r"(?:(?<!\\)\\[,;:! ]|\\q?quad|\s|~)+")
