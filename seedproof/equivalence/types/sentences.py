r"""Sentences that state a label: `It is a saddle point.`, `f(-1) is undefined`, `No, since D < 0`.

Clause by clause, terms of the table are looked up, negated or not. A word that is neither in the table nor a
word without weight leaves the sentence unread; so do hedges, and statements that contradict each other.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from seedproof.equivalence.reading.decorations import boxed
from seedproof.equivalence.types.label_words import (
    CLAUSES,
    CONCLUSIONS,
    EMPTY_ADJECTIVES,
    EMPTY_NOUNS,
    FILLERS,
    GROUPS,
    HEDGES,
    IMPLIED,
    NEGATIONS,
    OPPOSITES,
    REASONS,
    SAYINGS,
    TERMS,
    phrases,
)
from seedproof.record.patterns import Pattern

LONGEST = 600
"""Characters; a longer text is a discussion, not a label."""

_MATHS = "§"
"""Stands for a piece of mathematics, which says nothing about a label."""


class Said(msgspec.Struct, frozen=True):
    """What a sentence says: meanings, meanings that it denies, and whether it states a value as well."""

    meanings: frozenset[str]
    denied: frozenset[str]
    states_value: bool


class _Findings:
    """What the clauses of a sentence have said so far."""

    def __init__(self) -> None:
        self.meanings: set[str] = set()
        self.denied: set[str] = set()
        self.states_value = False
        self.is_clear = True

    def add(self, meaning: str, negated: bool) -> None:
        """Note a term; the negation of some is the same as their opposite."""
        if not negated:
            self.meanings.add(meaning)
        elif meaning in OPPOSITES:
            self.meanings.add(OPPOSITES[meaning])
        else:
            self.denied.add(meaning)

    def is_empty(self) -> bool:
        """Return whether no label has been stated or denied."""
        return not self.meanings and not self.denied


@lru_cache(maxsize=1024)
def said(text: str) -> Said | None:
    """Return what a text in words says; None if it holds no label, or is not understood for certain."""
    if len(text) > LONGEST or not _MENTION.search(text.lower()):
        return None
    if "\\boxed" in text:
        text = boxed(text) or ""
    main, remarks = _without_remarks(_simplified(text))
    if "?" in text:
        return None
    findings = _Findings()
    asides = _Findings()
    for sentence in re.split(r"\.(?!\d)|\n|!", main):
        _read_sentence(sentence, findings, asides)
    for remark in remarks:
        for clause in _clauses(remark):
            _mentions(clause, asides)
    if not findings.is_clear or findings.is_empty():
        return None
    meanings = _specific(findings.meanings)
    if meanings & findings.denied or _contradicted(meanings, asides):
        return None
    return Said(meanings, frozenset(findings.denied), findings.states_value)


def is_empty_set(text: str) -> bool:
    """Return whether a text says that there are none of something: `f has no local maxima`."""
    if len(text) > LONGEST or "no" not in text.lower():
        return False
    main, _ = _without_remarks(_simplified(text))
    if SAYINGS.get(main.strip(" .,;")) == "empty":
        return True
    clauses = [clause for sentence in main.rstrip(" .").split(".") for clause in _clauses(sentence)]
    clauses = _before_reason(clauses)
    if not clauses:
        return False
    if clauses == [["none"]] or clauses == [["none", "exist"]]:
        return True
    if not all(word in FILLERS or word in _EMPTY_WORDS for clause in clauses for word in clause):
        return False
    return any(map(_denies_existence, clauses))


def _before_reason(clauses: list[list[str]]) -> list[list[str]]:
    """Return what stands before `since`, `because` or `as`."""
    kept: list[list[str]] = []
    for clause in clauses:
        stop = next((index for index, word in enumerate(clause) if word in REASONS), len(clause))
        kept.append(clause[:stop])
        if stop < len(clause):
            break
    return [clause for clause in kept if clause]


def _denies_existence(clause: Sequence[str]) -> bool:
    for index, word in enumerate(clause):
        rest = list(clause[index + 1 :])
        if word == "no":
            while rest and rest[0] in EMPTY_ADJECTIVES and len(rest) > 1:
                rest.pop(0)
            return bool(rest) and rest[0] in EMPTY_NOUNS
        if word == "not" and "any" in rest:
            return True
    return False


def _simplified(text: str) -> str:
    text = text.lower().replace("’", "'").replace("−", "-").replace("$", " ").replace("\\\\", ",")
    text = _TEXT_COMMAND.sub(r" \1 ", text).replace("!=", "≠")
    text = re.sub(r"\b(it|that|there|f)'s\b", r"\1 is", text)
    text = re.sub(r"\b(is|does|do|did|are|was|has|have|ca|would|could)n'?t\b", r"\1 not", text)
    text = re.sub(r"\bcannot\b|\bca not\b", "can not", text)
    text = re.sub(r"\\(?:implies|rightarrow\b(?=.*\b[a-z]{3})|longrightarrow)|⇒|⟹|=>|∴", " so ", text)
    text = _APPROACH.sub(f" {_MATHS} ", text)
    text = re.sub(r"\\infty|∞|\boo\b", " infinity ", text)
    text = re.sub(r"-\s*infinity", " minus infinity ", text.replace("+ infinity", " infinity "))
    text = re.sub(r"(?<=[a-z])-(?=[a-z])", " ", text)
    text = re.sub(r"(?<=[a-z]{3})/(?=[a-z]{3})", " or ", text)
    text = re.sub(r"[\"'`*“”&]|\\[,;:! ]|\\q?quad", " ", text)
    text = re.sub(r"\bi\.e\.|\be\.g\.", ",", text)
    text = re.sub(r"\s[-–—]\s|–|—", " , ", text)
    return re.sub(r"\\(?![{}()\[\]])[a-z]+", f" {_MATHS} ", text)


def _without_remarks(text: str) -> tuple[str, list[str]]:
    """Return the text with bracketed mathematics as one sign, and its remarks in brackets apart."""
    remarks: list[str] = []

    def replacement(match: re.Match[str]) -> str:
        if _WORD.search(match[1]) and match[0][0] == "(":
            remarks.append(match[1])
            return " "
        return f" {_MATHS} "

    text = re.sub(r"\\[()\[\]]", " ", text)
    for _ in range(4):
        text = re.sub(r"\\?[(\[{]([^()\[\]{}]*)\\?[)\]}]", replacement, text)
    return text, remarks


def _clauses(sentence: str) -> Iterator[list[str]]:
    for clause in re.split(r"[,;:.]", sentence):
        tokens = [token if token.isalpha() else f"{_MATHS}{token}" for token in clause.split()]
        if tokens:
            yield tokens


def _read_sentence(sentence: str, findings: _Findings, asides: _Findings) -> None:
    in_reason = False
    pending: list[list[str]] = []
    for clause in _clauses(sentence):
        starts_with_reason = clause[0] in REASONS and findings.is_empty() and not pending
        rest = clause
        while rest and not in_reason:
            mark = next((index for index, word in enumerate(rest) if word in CONCLUSIONS), None)
            if mark is not None:
                if findings.is_empty() and not any(map(_holds_term, pending)):
                    before = [*pending, rest[:mark]]
                    pending = []
                    for earlier in before:
                        _mentions(earlier, asides)
                    rest = rest[mark + 1 :]
                    continue
                pending.append(rest[:mark])
                rest = rest[mark + 1 :]
                continue
            stop = _reason(rest, findings, pending)
            pending.append(rest[:stop])
            if stop < len(rest):
                in_reason = True
                _mentions(rest[stop + 1 :], asides)
            rest = []
        if rest and in_reason:
            _mentions(rest, asides)
        if starts_with_reason:
            in_reason = False
    earlier_denial = False
    for clause in pending:
        if clause:
            denials = len(findings.denied)
            if clause[0] in ("or", "nor") and earlier_denial:
                findings.is_clear = False
            _read_clause(clause, findings)
            earlier_denial = earlier_denial or len(findings.denied) > denials


def _reason(clause: Sequence[str], findings: _Findings, pending: Sequence[Sequence[str]]) -> int:
    """Return where a reason begins in a clause; `as` begins one only after a label."""
    for index, word in enumerate(clause):
        if word not in REASONS:
            continue
        if word != "as" or _holds_term(clause[:index]) or any(map(_holds_term, pending)) or findings.meanings:
            return index
    return len(clause)


def _holds_term(clause: Sequence[str]) -> bool:
    return " ".join(clause) in CLAUSES or any(
        _term(clause, index) is not None for index in range(len(clause))
    )


def _read_clause(clause: list[str], findings: _Findings) -> None:
    """Note what a clause of the answer itself says, and whether all its words are known."""
    whole = CLAUSES.get(" ".join(clause))
    if whole is not None:
        findings.add(whole, negated=False)
        return
    if clause[0] in ("yes", "no") and len(clause) > 1 and clause[1] in ("it", "they", "this", "the"):
        findings.add(clause[0], negated=False)
        clause = clause[1:]
    known = _mentions(clause, findings)
    for word in clause[:known] if known else clause:
        if word in HEDGES:
            findings.is_clear = False
    words = [word for word in clause if not word.startswith(_MATHS)]
    if any(word not in _KNOWN for word in words):
        findings.is_clear = False
    if "not only" in " ".join(clause):
        findings.is_clear = False
    if not known and _is_value(clause):
        findings.states_value = True
    if known and "or" in clause and any(word.startswith(_MATHS) for word in clause):
        findings.states_value = True


def _mentions(clause: Sequence[str], findings: _Findings) -> int:
    """Note the terms of a clause and whether they are negated, and return how many there are."""
    negated = False
    negations = 0
    count = 0
    index = 0
    while index < len(clause):
        word = clause[index]
        term = _term(clause, index)
        if term is not None:
            length, meaning = term
            findings.add(meaning, negated)
            findings.is_clear = findings.is_clear and negations < 2 and not _is_open(clause, meaning)
            count += 1
            index += length
            negated = negated or word == "no"
            continue
        if word in NEGATIONS:
            negated = True
            negations += int(word in _PLAIN_NEGATIONS)
        if word == "neither":
            findings.add("neither", negated=False)
            count += 1
        if word in ("but", "rather", "instead"):
            negated = False
            negations = 0
        index += 1
    if count and clause[-1] == "no":
        findings.add("no", negated=False)
    return count


def _is_open(clause: Sequence[str], meaning: str) -> bool:
    """Return whether a clause says only what can be: `it can be a saddle point`."""
    return "can" in clause and "not" not in clause and meaning not in ("yes", "no")


def _term(clause: Sequence[str], index: int) -> tuple[int, str] | None:
    """Return the length and the meaning of the longest term that begins at an index."""
    for length in range(min(_LONGEST_TERM, len(clause) - index), 0, -1):
        meaning = TERMS.get(" ".join(clause[index : index + length]))
        if meaning is not None:
            return length, meaning
    return None


def _is_value(clause: Sequence[str]) -> bool:
    """Return whether a clause without a label states a number: `the limit is 3`; not `f(-1)` or `2 > 0`."""
    text = " ".join(clause)
    if re.search(r"[<>≠≤≥]", text):
        return False
    if any(re.search(r"\d", word) for word in clause):
        return True
    maths = [index for index, word in enumerate(clause) if word.startswith(_MATHS)]
    return any(index == 0 or len(clause[index - 1]) > 1 for index in maths)


def _specific(meanings: set[str]) -> frozenset[str]:
    """Leave out what another meaning implies: `diverges to infinity` says `infinity`."""
    implied = {weaker for meaning in meanings for weaker in IMPLIED.get(meaning, ())}
    return frozenset(meanings - implied)


def _contradicted(meanings: frozenset[str], asides: _Findings) -> bool:
    """Return whether a reason or a remark states another label of the same kind, or denies the same one."""
    own = meanings | {weaker for meaning in meanings for weaker in IMPLIED.get(meaning, ())}
    if own & asides.denied:
        return True
    if {"dne", "diverges"} & meanings and {"infinity", "-infinity"} & asides.meanings:
        return True
    return any(own & group and (asides.meanings & group) - own for group in GROUPS[1:])


_KNOWN = FILLERS | NEGATIONS | CONCLUSIONS | {word for phrase in phrases(TERMS) for word in phrase} | {
    "but", "rather", "instead", "or", "as", "yes", "no",
}  # fmt: skip
_PLAIN_NEGATIONS = NEGATIONS - {"neither", "nor"}
_EMPTY_WORDS = (
    EMPTY_NOUNS
    | EMPTY_ADJECTIVES
    | {"no", "not", "exist", "exists", "any", "none", "such", "inside", "within", "interior"}
)
_LONGEST_TERM = max(len(phrase) for phrase in phrases(TERMS))
_MENTION = Pattern(
    r"(?<![a-z])(?:no|it|"
    + "|".join(sorted({phrase[0] for phrase in phrases(TERMS)} | {"neither", "∞"}))
    + ")"
)
_WORD = Pattern(
    r"(?<![a-z\\])(?!(?:sin|cos|tan|log|exp|sqrt|det|lim|min|max|pi)(?![a-z]))[a-z]{3,}|(?<![a-z])max\b|(?<![a-z])min\b"
)
_TEXT_COMMAND = Pattern(
    r"\\(?:text|mathrm|textbf|textit|mbox|operatorname|textrm|boxed|mathbf|emph|textnormal)\s*\{([^{}]*)\}"
)
_APPROACH = Pattern(
    r"(?:\\?lim(?:it)?s?\s*)?_?\s*\{?\s*\(?\b[a-z]\s*(?:\\to\b|\\rightarrow|→|->)\s*[+-]?\s*"
    r"(?:\\infty|∞|infinity|oo|\d+(?:[./]\d+)?|[a-z]\b|\\pi|π)(?:\^?\{?[+-]\}?)?\s*\}?"
    r"|\bfrom\s+\S+\s+to\s+[+-]?(?:\\infty|∞|infinity|oo)"
)
