"""What one line of a response is: steps, the heading of a step, nothing, an unread step, or prose."""

import re
from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from seedproof.answers.games.dress import undressed
from seedproof.answers.games.remarks import (
    is_about_points,
    is_check,
    is_harmless,
    is_retraction,
    leaves_no_equation,
    without_asides,
)
from seedproof.answers.games.step import Step, value
from seedproof.record.patterns import Pattern


class Kind(Enum):
    """The kinds of lines."""

    CLEAR = auto()
    """Blank, a code fence, a mark of LaTeX or of a table."""
    HEADING = auto()
    """`Step 2:`, `2. Multiply by 4`: it announces a step and states none."""
    STEPS = auto()
    """One or more full steps."""
    UNREAD = auto()
    """In the place of a step, and not of its form: `21 = 16 + 5`, `16 + 5 = 21 = 21`, `(16 + 5) * 4 = 84`."""
    PROSE = auto()


class Line(NamedTuple):
    """A line without its layout."""

    kind: Kind
    text: str
    steps: tuple[Step, ...] = ()
    number: int | None = None
    """The number that the line gives its step."""


_LONGEST_LINE = 400
"""Characters, far more than the dress of five steps needs."""

_DIGITS = r"-?(?:[0-9]{1,3}(?:,[0-9]{3}){1,5}|[0-9]{1,18})(?:\.[0-9]{1,18})?"
_PLAIN_STEP = Pattern(
    r"(?:[-*>] )?(?:(?:Step )?(?P<number>[0-9]{1,2})[.):] )?"
    r"(?P<left>-?[0-9]{1,18}) (?P<sign>[-+*/]) (?P<right>-?[0-9]{1,18}) = (?P<result>-?[0-9]{1,18})"
)
_STEP = Pattern(rf"({_DIGITS}) ?([-+*/:xX]) ?({_DIGITS}) ?= ?({_DIGITS})")
_STEP_IN_BRACKETS = Pattern(rf"\( ?({_DIGITS}) ?([-+*/:xX]) ?({_DIGITS}) ?\) ?= ?({_DIGITS})")
_OTHER_OPERATION = Pattern(rf"{_DIGITS} [A-Za-z]{{1,10}} {_DIGITS} ?= ?{_DIGITS}")
"""`12 max 2 = 12`."""
_NUMBER_IN_BRACKETS = Pattern(rf"([(\[]) ?({_DIGITS}) ?([)\]])")
_NUMBER = Pattern(_DIGITS)
_SIGNS = {":": "/", "x": "*", "X": "*"}

_FENCE = Pattern(r"\s*(?:```+|~~~+) ?[A-Za-z]{0,12}\s*")
_TABLE_RULE = Pattern(r"[|: -]*\|[|: -]*")
_RULE = Pattern(r"([-*_] ?)\1{2,}")
_NOTHING = Pattern(r"[\[\](){}|>.,;:*# ]*")

_STEP_WORD = r"(?:step|operation|op|move|calculation|equation|line)"
_ORDINAL = (
    r"(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth|1st|2nd|3rd|4th|5th|then|next|finally|lastly"
    r"|last|final|now|and|so|after that|afterwards|hence|thus|therefore)"
)
_SUBJECT = r"(?:(?:we|i|you|let us|let's|this|that|which|it) )?"
_VERB = (
    r"(?:have|has|get|gives?|do|compute|calculate|take|form|make|makes|use|obtain|find|write|add|subtract|multiply"
    r"|divide|combine|start with|begin with|start by|addition|subtraction|multiplication|division)"
)
_MARKS = tuple(
    Pattern(label, re.IGNORECASE)
    for label in (
        r"(?:>+|#{1,6}|[•◦▪‣●○⁃➤➢►▶✓✔✅☑⭐👉🔹🔸∴-]|[*+]|→|\[[ x]\])+ +",
        r"[>•◦▪‣●○➤►▶✓✔✅☑]+",
        r"(?P<number>[0-9])\u20e3[.:)]? ?",
        r"[①②③④⑤⑥❶❷❸❹❺❻➀➁➂➃➄➅][.:)]? ?",
        r"[(\[]?#?(?P<number>[0-9]{1,2})(?:\.(?=[ (]|$)|[)\]][.:]?|:(?= |$)| ?\|)\*? ?",
        r"\((?:[a-h]|[ivx]{1,4})\) ?",
    )
)
_SPOKEN_LABELS = tuple(
    Pattern(label, re.IGNORECASE)
    for label in (
        r"(?:[a-h]|[ivx]{1,4})[.)] ?",
        rf"{_STEP_WORD} ?(?:[#(] ?)?(?:(?P<number>[0-9]{{1,2}})\b|one\b|two\b|three\b|four\b|five\b)\)? ?"
        r"(?:[.:)\]]+|[-→>|]+(?= |$)|,)?\*? ?",
        rf"{_ORDINAL}(?: {_STEP_WORD})?(?:[:,] ?| |$)",
        rf"{_SUBJECT}{_VERB}(?:[:,] ?| |$)",
        rf"{_STEP_WORD}: ",
    )
)
_MOST_LABELS = 8
_NAMED = Pattern(r"(?P<name>[A-Za-z][^=:→]{0,60}) ?[:→]\*? ?")
_STEP_HEADING = Pattern(rf"[^A-Za-z0-9]*(?:{_STEP_WORD}\b|[(\[]?#?[0-9]{{1,2}}[.)\]:])", re.IGNORECASE)
_STEP_WORD_FIRST = Pattern(rf"[^A-Za-z0-9]*{_STEP_WORD}\b", re.IGNORECASE)
_ACT = Pattern(r"\b(?:add|subtract|multiply|divide|take)(?:ing)?\b.*[0-9]", re.IGNORECASE)
_BARE_HEADING = Pattern(
    rf"[^A-Za-z]*{_STEP_WORD}[^A-Za-z]*(?:one|two|three|four|five)?[^A-Za-z]*", re.IGNORECASE
)
_ATTEMPT = Pattern(
    r"\b(?:attempt|try|trying|tried|option|solution|answer|alternative\w*|approach|better|best|final|instead|plan|way)\b",
    re.IGNORECASE,
)
_OPERATION_WORD = (
    r"add|adding|addition|plus|subtract|subtracting|subtraction|minus|multiply|multiplying"
    r"|multiplication|times|divide|dividing|division|combine|use|using|take|the|a|an|result|by|from"
    r"|and|to|with|it|that|this|of|number|numbers|base|first|two|them|together|previous|last|we|i|now"
    r"|then|next|finally|step|operation|perform"
)
_SPELLED_WORD = (
    r"plus|minus|times|multiplied|divided|over|by|added|subtracted|from|to|equals|equal|is|gives|makes"
    r"|get|into|and|yields|results|in|becomes|result|sum|difference|product|quotient|of|x"
)
_OPERATION_WORDS = Pattern(rf"(?:\b(?:{_OPERATION_WORD})\b[^A-Za-z]*){{1,10}}", re.IGNORECASE)
_SPELLED_WORDS = Pattern(rf"(?:\b(?:{_SPELLED_WORD})\b[^A-Za-z]*){{1,10}}", re.IGNORECASE)
_SEPARATORS = Pattern(r" ?; ?|, |\. |(?<=[0-9]),? (?=then |and then )| ?→ ?| ?-> | \| ")
_REMARK = Pattern(r"[(\[](?=[^()\[\]]*[A-Za-z✓])[^()\[\]]*[)\]]")
_POINTS_IN_BRACKETS = Pattern(r"[(\[]\+ ?[0-9]{1,2}[)\]]$")
_NUMBERS_LEFT = Pattern(r"(?<=[0-9]) ?[(\[{] ?[0-9]{1,18}(?: ?, ?[0-9]{1,18})+ ?[)\]}]")
_OPENED_REMARK = Pattern(r"(?<=[0-9)\] ]) ?(?:✓|✔|✅|☑|←|<-|<=|#|//|- (?=[A-Za-z])|--).*$")
_TRAILING = " .,;:!*✓✔✅☑🎯🎉👍⭐★🏆"
_QUOTED = " '‘’"
_POINTS_BEHIND = Pattern(r"\+?[0-9]{1,2} (?:points?|pts?)")
_DIGIT = Pattern("[0-9]")
_ASSIGNMENT = Pattern(r"[A-Za-z]\w{0,20} ?=[^A-Za-z]*")
_LETTERS = Pattern(r"[A-Za-z]")
_TIMES = Pattern(r"(?<=[0-9) ])[xX](?=[0-9( ])")
_SIGN = Pattern(r"[-+*/=→]")


def read_line(line: str) -> Line:
    """Read one line, in time linear in its length."""
    match = _PLAIN_STEP.fullmatch(line)
    if match:
        number, *parts = match.groups()
        return Line(Kind.STEPS, line, (_step(parts),), int(number) if number else None)
    if not line or line.isspace() or _FENCE.fullmatch(line):
        return Line(Kind.CLEAR, "")
    if len(line) > _LONGEST_LINE:
        return Line(Kind.PROSE, line)
    text = undressed(line)
    if not _DIGIT.search(text):
        return _without_digits(text)
    if "~~" in text:
        return Line(Kind.UNREAD, text)
    if "|" in text:
        return _row(text)
    return _read(text)


def _without_digits(text: str) -> Line:
    if _TABLE_RULE.fullmatch(text):
        return Line(Kind.CLEAR, "")
    if _RULE.fullmatch(text):
        return Line(Kind.PROSE, text)
    if _NOTHING.fullmatch(text):
        return Line(Kind.CLEAR, "")
    if not leaves_no_equation(text):
        return Line(Kind.PROSE, text)
    if _is_heading(text):
        return Line(Kind.HEADING, text)
    return Line(Kind.PROSE, text)


def _read(text: str) -> Line:
    rest = text.strip(_QUOTED)
    if rest.startswith("*") and rest[1:2].isalpha():
        rest = rest[1:]
    number: int | None = None
    spoken = ""
    for _ in range(_MOST_LABELS):
        steps = _steps(rest)
        if steps:
            return Line(Kind.STEPS, text, steps, number)
        label = _label(rest)
        if label is None:
            break
        # `Add 6:` has no number of a step.
        is_numbered = label.groupdict().get("number") is not None
        is_spoken = _LETTERS.search(label[0]) is not None
        if number is None and is_numbered and (is_spoken or not spoken):
            number = int(label["number"])
        if is_spoken and not spoken and not is_numbered:
            spoken = rest
        rest = rest[label.end() :].lstrip("* '")
    steps = _named_steps(rest) or _named_steps(spoken)
    if steps:
        return Line(Kind.STEPS, text, steps, number)
    return _without_steps(text, rest, number)


def _label(text: str) -> re.Match[str] | None:
    labels = _SPOKEN_LABELS if text[:1].isalpha() else _MARKS
    for label in labels:
        match = label.match(text)
        if match and match.end():
            return match
    return None


def _named_steps(text: str) -> tuple[Step, ...]:
    """Read steps after a name such as `Multiply by 4:`, which is none of a check or of a sum of points."""
    named = _NAMED.match(text)
    if named is None:
        return ()
    name = named["name"]
    aside = is_check(name) or is_about_points(name)
    if is_retraction(name) or (aside and not is_solution(name)):
        return ()
    return _steps(text[named.end() :].lstrip("* "))


def is_solution(text: str) -> bool:
    """Return whether a heading announces steps, whatever it says about points."""
    return re.search(r"\b(?:solutions?|answer|steps|best|optimal|final)\b", text, re.IGNORECASE) is not None


def is_step_heading(text: str) -> bool:
    """Return whether a line begins with `Step` or another word for it."""
    return _STEP_WORD_FIRST.match(text) is not None


def is_step_in_words(line: Line) -> bool:
    """Return whether a heading tells what to do with a number: `Step 2: Multiply by 4`."""
    if line.kind is not Kind.HEADING or not is_step_heading(line.text):
        return False
    return _ACT.search(line.text) is not None


def _without_steps(text: str, rest: str, number: int | None) -> Line:
    """Sort out what holds digits and no full step."""
    spoken = _LETTERS.search(_TIMES.sub("*", _REMARK.sub(" ", rest)))
    numbers = len(_NUMBER.findall(rest))
    signs = _SIGN.search(rest) is not None
    if not rest.strip(_TRAILING):
        return Line(Kind.HEADING, text, number=number)
    if spoken is None and signs and (numbers > 1 or "=" in rest):
        return Line(Kind.UNREAD, text, number=number)
    if _OTHER_OPERATION.match(rest):
        return Line(Kind.UNREAD, text, number=number)
    if "\\" in rest and "=" in rest:
        # There is a command in it that has no meaning here.
        return Line(Kind.UNREAD, text, number=number)
    has_equation = not leaves_no_equation(rest)
    if _STEP_HEADING.match(text):
        if has_equation and not is_about_points(without_asides(text)):
            return Line(Kind.UNREAD, text, number=number)
        if not has_equation and not _ATTEMPT.search(text):
            return Line(Kind.HEADING, text, number=number)
    if not has_equation and _is_heading(text):
        return Line(Kind.HEADING, text, number=number)
    introduces = rest.rstrip("* ").endswith(":")
    if spoken and numbers > 2 and not introduces and _SPELLED_WORDS.fullmatch(rest[spoken.start() :]):
        return Line(Kind.UNREAD, text, number=number)
    if has_equation and _ASSIGNMENT.fullmatch(rest) and not is_about_points(rest):
        return Line(Kind.UNREAD, text, number=number)
    return Line(Kind.PROSE, text, number=number)


def _is_heading(text: str) -> bool:
    if _BARE_HEADING.fullmatch(text):
        return True
    letters = _LETTERS.search(text)
    return letters is not None and _OPERATION_WORDS.fullmatch(text, letters.start()) is not None


def _row(text: str) -> Line:
    """Read the row of a table: at most one cell holds steps, no other an equation."""
    cells = [cell.strip() for cell in text.strip("| ").split("|")]
    numbers = [int(cell) for cell in cells if re.fullmatch("[0-9]{1,2}", cell)]
    lines = [_read(cell) for cell in cells if _DIGIT.search(cell) and not re.fullmatch("[-+]?[0-9]+", cell)]
    found = [line for line in lines if line.kind is Kind.STEPS]
    others = [line for line in lines if line.kind is not Kind.STEPS]
    numbers += [line.number for line in lines if line.number is not None]
    number = numbers[0] if numbers else None
    aside = is_about_points(text) and not is_solution(text)
    if not found:
        unread = any(line.kind is Kind.UNREAD for line in others) or _steps(" ".join(cells)) != ()
        return Line(Kind.UNREAD if unread and not aside else Kind.PROSE, text, number=number)
    if aside and any(is_about_points(cell) for cell in cells if not _DIGIT.search(cell)):
        return Line(Kind.PROSE, text, number=number)
    plain = len(found) == 1 and all(leaves_no_equation(line.text) for line in others)
    if plain and not any(line.kind is Kind.UNREAD for line in others):
        return Line(Kind.STEPS, text, found[0].steps, number)
    return Line(Kind.UNREAD, text, number=number)


def _steps(text: str) -> tuple[Step, ...]:
    """Return the steps if the text is nothing but steps and remarks that hold no equation, else none."""
    match = _STEP.fullmatch(text)
    if match:
        return (_step(match.groups()),)
    if "=" not in text or text[:1].isalpha():
        return ()
    text = text.rstrip(_TRAILING + _QUOTED)
    remarks = _REMARK.findall(text)
    text = _REMARK.sub(" ", text)
    text = _NUMBERS_LEFT.sub(" ", text)
    text = " ".join(text.split()).rstrip(_TRAILING)
    if text.startswith("["):
        text = text[1:]
    if text.endswith("]") and "[" not in text:
        text = text[:-1]
    steps = list[Step]()
    in_words = False
    for piece in _SEPARATORS.split(text):
        step = _piece(piece, remarks) if steps else _step_and_remark(piece, remarks)
        if step:
            steps.append(step)
            in_words = False
        elif steps and in_words:
            remarks.append(piece)
        elif steps and _says_result(piece, steps[-1]):
            continue
        elif steps and piece[:1].isalpha():
            remarks.append(piece)
            in_words = True
        else:
            return ()
    if any(is_retraction(remark) or not is_harmless(remark) for remark in remarks):
        return ()
    return tuple(steps)


def _piece(text: str, remarks: list[str]) -> Step | None:
    """Return the step of a further piece of a line, which may have labels of its own."""
    for _ in range(_MOST_LABELS):
        step = _step_and_remark(text, remarks)
        if step:
            return step
        label = _label(text)
        if label is None:
            return None
        text = text[label.end() :].lstrip("* '")
    return None


def _step_and_remark(text: str, remarks: list[str]) -> Step | None:
    """Return the step that a piece begins with; what stands behind it joins the remarks."""
    text = text.strip(_TRAILING + _QUOTED)
    text = _POINTS_IN_BRACKETS.sub("", text).rstrip(_TRAILING)
    equals = text.find("=")
    remark = _OPENED_REMARK.search(text, equals + 3) if equals > 0 else None
    if remark is None:
        return _one_step(text)
    step = _one_step(text[: remark.start()].rstrip(_TRAILING))
    if step:
        remarks.append(remark[0])
    return step


def _one_step(text: str) -> Step | None:
    match = _STEP.fullmatch(text)
    if match is None and ("(" in text or "[" in text):
        match = _STEP_IN_BRACKETS.fullmatch(text)
        if match is None:
            text = " ".join(_NUMBER_IN_BRACKETS.sub(_bare, text).split())
            match = _STEP.fullmatch(text)
    return _step(match.groups()) if match else None


def _bare(match: re.Match[str]) -> str:
    if (match[1] == "(") != (match[3] == ")"):
        return match[0]
    return f" {match[2]} "


def _says_result(text: str, step: Step) -> bool:
    """Return whether a piece behind a step says no more than its result, or its points."""
    text = text.strip(_TRAILING + _QUOTED)
    if _NUMBER.fullmatch(text):
        return value(text) == step.result
    return not text or _POINTS_BEHIND.fullmatch(text) is not None


def _step(parts: Sequence[str]) -> Step:
    left, sign, right, result = parts
    return Step(value(left), _SIGNS.get(sign, sign), value(right), value(result))
