"""The final answer of a response: where it stands, and its text."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from seedproof.record.bounds import LONGEST_ANSWER
from seedproof.record.patterns import Pattern
from seedproof.responses.boxes import Box, boxes_in, last_box, without_boxes
from seedproof.responses.checks import is_aside, is_conclusion, is_condition, is_denial, without_checks
from seedproof.responses.labels import starts_with_label
from seedproof.responses.markdown import (
    cells,
    is_bare,
    is_fence,
    is_heading,
    is_rule,
    is_table_row,
    without_dress,
    without_quote,
)
from seedproof.responses.markers import Marker, last_marker, last_weak_marker, later_result
from seedproof.responses.sentences import (
    behind_connective,
    is_courtesy,
    is_prose,
    is_refusal,
    takes_back,
    without_closing,
    without_introduction,
    words_in,
)


class Final(NamedTuple):
    """Where a response states its final answer."""

    block: str
    """The lines of the answer as they stand in the response, closing sentences left out."""
    start: int
    """Where in the response it begins, with its marker."""
    marked: bool
    """Whether a marker or a box points at it."""
    boxed: bool
    """Whether a box alone points at it."""
    end: int = 0
    """Where in the response it ends."""


def find_final(text: str, several: bool = False) -> Final | None:
    """Return the last statement of an answer; a block of `several` parts may hold blank lines."""
    lower = text.lower()
    end = len(text)
    box = last_box(text, end)
    marker = last_marker(text, lower, end)
    while marker:
        block, block_end = _block(text, marker, several)
        if not is_bare(block):
            break
        marker = last_marker(text, lower, marker.start)
    if marker or box:
        stated_before = max(marker.end if marker else 0, box.end if box else 0)
        only_final = box is not None or (marker is not None and marker.kind != "sentence")
        result = later_result(text, lower, stated_before, only_final)
        if result:
            marker = result
            block, block_end = _block(text, marker, several)
    if not several:
        verdict = _verdict(text, marker, box)
        if verdict:
            return verdict
    if marker and (box is None or box.start < block_end):
        return Final(block, marker.start, True, False, block_end)
    if box:
        return _boxed(text, box, several)
    weak = last_weak_marker(text, lower)
    if weak:
        block, block_end = _block(text, weak, several)
        if not is_bare(block):
            return Final(block, weak.start, True, False, block_end)
    return None


def stated_in(block: str) -> str:
    """Return the answer that a block states: its boxes, or the text without all that is around it."""
    if "box" in block:
        boxes = boxes_in(block)
        if boxes and not takes_back(block[boxes[-1].end :]):
            return _in_boxes(block, boxes)
    undressed = without_dress(without_closing(block.strip()))
    answer = without_introduction(undressed)
    if is_refusal(answer):
        return ""
    if answer != undressed:
        answer = without_dress(answer)
    return answer


def unmarked(text: str) -> str:
    """Return the answer of a response without marker and box; an empty text if none is plain."""
    lines = [line for line in text.split("\n") if line.strip() and not is_fence(line) and not is_rule(line)]
    while len(lines) > 1 and is_courtesy(lines[-1]):
        lines.pop()
    if lines and lines[-1].rstrip("*_` ").endswith("?"):
        return ""
    lines = without_checks(lines)
    # An exact value stands before its approximation.
    while len(lines) > 1 and _IS_ROUNDING.fullmatch(lines[-1]) and _STATES.search("\n".join(lines[-3:-1])):
        lines.pop()
    # `1/2` and `= 3/6` in the next line are one equation.
    while len(lines) > 1 and lines[-1].lstrip().startswith("="):
        lines[-2:] = [f"{lines[-2].rstrip()} {lines[-1].lstrip()}"]
    if not lines:
        return ""
    finally_ = _FINALLY.search(lines[-1])
    if finally_:
        return stated_in(lines[-1][finally_.end() :])
    if len(lines) == 1 and len(lines[0]) <= _LONGEST_LINE:
        return stated_by_sentence(lines[0], alone=True)
    if _is_list(lines):
        return stated_in("\n".join(lines))
    display = _closing_display(lines)
    if display:
        return stated_in(display)
    if _is_explained(lines) and not behind_connective(without_dress(lines[-1])):
        return "\n".join(lines) if is_denial("\n".join(lines[1:])) else stated_in(lines[0])
    return stated_by_sentence(lines[-1], alone=False)


def _block(text: str, marker: Marker, several: bool) -> tuple[str, int]:
    """Return the lines that a marker points at, and the position where they end."""
    window = text[marker.end : marker.end + _WINDOW]
    if marker.kind == "tag":
        inside, _, _ = window.partition("</")
        return inside, marker.end + len(inside)
    if marker.kind == "cell":
        first, _, rest = window.partition("\n")
        cell = cells("|" + first)[0]
        if not is_bare(cell):
            return cell, marker.end + len(first)
        block, length = _lines_of_block(rest, several)
        if not several and is_table_row(block):
            column = text.count("|", marker.start, marker.end) - 2
            block = cells(block)[min(max(column, 0), len(cells(block)) - 1)]
        return block, marker.end + len(first) + 1 + length
    quoted = text.startswith(">", marker.start)
    block, length = _lines_of_block(window, several, quoted)
    if _STARTS_SOLUTION.match(block) and len(words_in(block)) >= _FEW_WORDS:
        # A whole solution stands beneath its heading; a box in it counts.
        return unmarked(text[marker.end :]), marker.end
    if text.count("**", marker.start, marker.end) % 2 == 1:
        block = _EMPHASIS_END.sub("", block, count=1)
    remark = text[marker.end + length : marker.end + length + _REMARK_LENGTH]
    if length < len(window) and takes_back(remark):
        block = f"{block}\n{remark}"
    return block, marker.end + length


def _lines_of_block(window: str, several: bool, quoted: bool = False) -> tuple[str, int]:
    """Return the lines of an answer from the start of a text, and the length of what was read.

    In a quote a line with its sign alone is empty; elsewhere it states that something is greater.
    """
    kept: list[str] = []
    length = 0
    blank = False
    closing = ""
    for number, written in enumerate(window.split("\n")):
        line = written
        if number and written.startswith(">") and (quoted or written.strip() != ">"):
            line = without_quote(written)
        if closing:
            kept.append(line)
            length += len(written) + 1
            if closing in line:
                closing = ""
            continue
        if (is_bare(line) or is_rule(line)) and not _OPENS_DISPLAY.match(line):
            if kept and (is_fence(line) or is_rule(line)):
                break
            blank = blank or not line.strip()
            length += len(written) + 1
            continue
        if is_courtesy(line) or (kept and _ends_block(line, kept, blank, several)):
            break
        if kept and len(kept) == 1 and _LEADS_ON.search(kept[0]) and _leads_to_an_answer(kept[0]):
            kept.clear()
        kept.append(line)
        length += len(written) + 1
        blank = False
        closing = _unclosed(line)
    return "\n".join(kept), min(length, len(window))


def _leads_to_an_answer(line: str) -> bool:
    """Whether a line leads to the answer beneath it, such as `The solutions are:`."""
    return len(words_in(line)) >= 1 or line.strip().endswith(":")


def _ends_block(line: str, kept: list[str], blank: bool, several: bool) -> bool:
    """Whether a line stands after the answer."""
    if is_heading(line) and not starts_with_label(line.lstrip("# ")):
        return True
    if starts_with_label(line):
        return blank and not several
    if takes_back(line):
        return False
    if is_prose(line):
        return True
    if not blank:
        return False
    if len(kept) == 1 and _LEADS_ON.search(kept[0]):
        return False
    return not (several and (_OPENS_DISPLAY.match(line) or is_table_row(line) or "box" in line))


def _unclosed(line: str) -> str:
    """Return what closes the display or environment that a line opens, if it does not close it."""
    for opening, closing in (("\\[", "\\]"), ("\\begin{", "\\end{")):
        if line.count(opening) > line.count(closing):
            return closing
    if line.count("$$") % 2 == 1:
        return "$$"
    return ""


def _boxed(text: str, box: Box, several: bool) -> Final:
    """Return the paragraph of the last box, from the first of the boxes that stand beside it."""
    start = text.rfind("\n", max(0, box.start - _WINDOW), box.start) + 1
    start = max(start, box.start - _WINDOW)
    start = _paragraph_start(text, start) if several else _first_beside(text, start, box)
    line_end = text.find("\n", box.end)
    if line_end < 0:
        line_end = len(text)
    block = text[start:line_end]
    remark = text[line_end : line_end + _REMARK_LENGTH]
    if takes_back(remark):
        block = f"{block}\n{remark}"
    return Final(block, start, True, True, line_end)


def _first_beside(text: str, start: int, box: Box) -> int:
    """Return the start of the first line whose box stands beside the last one with nothing between."""
    for _ in range(_MOST_BESIDE):
        earlier = last_box(text, start)
        if (
            earlier is None
            or start - earlier.end > _LONGEST_GLUE
            or not _GLUE.fullmatch(text[earlier.end : box.start])
        ):
            return start
        start = max(text.rfind("\n", 0, earlier.start) + 1, earlier.start - _WINDOW)
        box = earlier
    return start


def _paragraph_start(text: str, start: int) -> int:
    blank = text.rfind("\n\n", max(0, start - _WINDOW), start)
    return blank + 2 if blank >= 0 else max(0, start - _WINDOW)


def _in_boxes(block: str, boxes: list[Box]) -> str:
    """Return what the last box of a block states, with the boxes that stand beside it."""
    beside = [boxes[-1]]
    for earlier in reversed(boxes[:-1]):
        between = block[earlier.end : beside[0].start]
        if len(between) > _LONGEST_GLUE or len(words_in(between)) > _MOST_WORDS_BETWEEN or "\n\n" in between:
            break
        if "\n" in between and not _GLUE.fullmatch(between):
            break
        beside.insert(0, earlier)
    contents = [without_dress(without_boxes(box.contents)) for box in beside]
    if len(set(contents)) == 1:
        return _with_neighbours(block, beside[-1], contents[0]) if len(beside) == 1 else contents[0]
    pieces = [contents[0]]
    glued = True
    for earlier, later, content in zip(beside, beside[1:], contents[1:], strict=False):
        between = block[earlier.end : later.start]
        glued = glued and bool(_GLUE.fullmatch(between))
        words = _MATH_MARKS.sub(" ", between).strip(" ,;\n")
        pieces.append(f" {words} " if words in ("or", "and") else ", ")
        pieces.append(content)
    if glued:
        return "".join(pieces)
    line_start = block.rfind("\n", 0, beside[0].start) + 1
    return without_introduction(without_dress(without_boxes(block[line_start:].partition("\n")[0])))


def _with_neighbours(block: str, box: Box, contents: str) -> str:
    r"""Return the contents of a box with what is written beside it: `\boxed{12}` cm, `\boxed{x^2} + C`."""
    tail = _TAIL.match(block, box.end)
    if tail:
        written = _MATH_MARKS.sub(" ", tail[0]).strip(" .,;!*\t")
        if written and not _NO_UNIT.match(written):
            contents = f"{contents} {written}"
    if _MINUS_BEFORE.search(block, max(0, box.start - 9), box.start):
        return f"-({contents})"
    return contents


def _verdict(text: str, marker: Marker | None, box: Box | None) -> Final | None:
    """Return a yes or no that counts over the last marker and the last box."""
    labelled = box is not None or (marker is not None and marker.kind != "sentence")
    last = _last_verdict(text, alone=labelled)
    if last:
        after_marker = marker is None or last.start > marker.end
        after_box = box is None or last.start > box.end
        if after_marker and after_box:
            return last
    return None if labelled else _opening_verdict(text)


def _last_verdict(text: str, alone: bool) -> Final | None:
    """Return a yes or no that stands alone in one of the last lines, or begins the last."""
    end = len(text)
    for number in range(_MOST_VERDICT_LINES):
        start = text.rfind("\n", max(0, end - _LONGEST_VERDICT), end) + 1
        if start == 0 and end > _LONGEST_VERDICT:
            return None
        line = text[start:end]
        if _VERDICT.fullmatch(line) or (number == 0 and not alone and _VERDICT_FIRST.match(line)):
            return Final(line, start, True, False)
        if line.strip() and not is_prose(line):
            return None
        if start == 0:
            return None
        end = start - 1
    return None


def _opening_verdict(text: str) -> Final | None:
    """Return a first line that begins with yes or no."""
    first = text.lstrip()[:_LONGEST_VERDICT].partition("\n")[0]
    if _VERDICT.fullmatch(first) or _VERDICT_FIRST.match(first):
        return Final(first, 0, True, False)
    return None


def _closing_display(lines: list[str]) -> str:
    """Return the display that ends a response; an empty text if none does."""
    closing = lines[-1].strip()
    environment = _ENVIRONMENT_END.fullmatch(closing)
    if environment:
        return _from_line_with(lines, "\\begin{" + environment["name"])
    if not closing.endswith(("$$", "\\]")):
        return ""
    opening = "$$" if closing.endswith("$$") else "\\["
    if closing != opening and opening in closing[:-2]:
        return closing
    return _from_line_with(lines[:-1], opening, [lines[-1]])


def _from_line_with(lines: list[str], opening: str, closing: Sequence[str] = ()) -> str:
    """Return the last lines from the one in which a display opens, and the one that closes it."""
    for number in range(len(lines) - 1, max(-1, len(lines) - _MOST_DISPLAY_LINES), -1):
        if opening in lines[number]:
            return "\n".join([*lines[number:], *closing])
    return ""


def stated_by_sentence(line: str, alone: bool) -> str:
    """Return what a last line states: a value, or a short sentence as it is; an empty text if neither."""
    if len(line) > _LONGEST_LINE:
        sentences = _SENTENCE_START.split(line[-_LONGEST_LINE:])
        if len(sentences) == 1:
            return ""
        line = sentences[-1]
    undressed = without_dress(line)
    sentences = [sentence for sentence in _SENTENCE_START.split(undressed) if not is_courtesy(sentence)]
    if not sentences or is_refusal(undressed) or is_refusal(sentences[-1]):
        return ""
    sentences = without_checks(sentences)
    while len(sentences) > 1 and is_aside(sentences[-1]):
        sentences.pop()
    if len(sentences) > 1 and is_condition(sentences[-1]):
        return undressed
    if len(sentences) == 1:
        undressed = sentences[0]
    elif alone and _may_answer_first(sentences):
        return undressed
    elif not (alone and _answers_first(sentences)):
        undressed = sentences[-1]
    inner = _INNER_CONNECTIVE.search(undressed)
    if inner:
        concluded = without_introduction(undressed[inner.end() :])
        if not words_in(concluded):
            return without_dress(concluded)
    behind = behind_connective(undressed)
    _, colon, value = (behind or undressed).partition(": ")
    if colon and ": " not in value and not words_in(value) and _HAS_VALUE.search(value):
        return stated_in(value)
    if behind:
        return stated_in(behind)
    words = words_in(undressed)
    if undressed.endswith(":") or is_bare(undressed):
        return ""
    if len(words) <= _FEW_WORDS:
        return stated_in(undressed)
    if len(words) > _MOST_WORDS or not _HAS_VALUE.search(undressed):
        return stated_in(undressed) if alone and _ends(line) and len(words) <= _MOST_WORDS else ""
    if not _ends(line) and not alone:
        return ""
    return stated_in(undressed)


def _answers_first(sentences: list[str]) -> bool:
    """Whether the first of some sentences is short and states the answer, and the others are about it."""
    first = sentences[0]
    if len(words_in(first)) > _FEW_WORDS:
        return False
    if not _HAS_VALUE.search(sentences[-1]):
        return True
    return bool(_HAS_VALUE.search(first)) and not is_conclusion(sentences[-1])


def _may_answer_first(sentences: list[str]) -> bool:
    """Whether a first value may be the answer or a step: an equation, or one before another value."""
    if not _answers_first(sentences):
        return False
    last = sentences[-1]
    return bool(_SAYS_VALUE.search(last)) or ("=" in sentences[0] and bool(_HAS_VALUE.search(last)))


def _is_explained(lines: list[str]) -> bool:
    """Whether the first line is a bare value, and all others are prose about it."""
    first = lines[0]
    if is_heading(first) or len(words_in(first)) > _FEWEST_WORDS or first.rstrip("*_` ").endswith(":"):
        return False
    if not _PLAIN_VALUE.search(first) or _GIVEN.search(first) or len(first) > _LONGEST_FIRST:
        return False
    return all(is_prose(line) or len(words_in(line)) > _FEW_WORDS for line in lines[1:])


def _is_list(lines: list[str]) -> bool:
    """Whether lines are a bare list of values: alone, with letters, or with names, the same or others."""
    if len(lines) > _MOST_LINES:
        return False
    if all(starts_with_label(line) for line in lines):
        return True
    if not any("=" in line or words_in(line) for line in lines):
        return True
    names = [named[1] for line in lines if (named := _NAMED.match(line))]
    return len(names) == len(lines) and len(set(names)) in (1, len(lines))


def _ends(line: str) -> bool:
    """Whether a line ends as a sentence ends, and was not cut off."""
    return line.rstrip().endswith((".", "!", "$", ")", "]", "*", "`", "}", "_", '"'))


_SAYS_VALUE = Pattern(
    r"\b(?:is|are|to|gives|equals|be|stands|find|get)\s+[$*\\(]{0,3}[-−]?\d[\d./,]*(?:\s[A-Za-z]+)?[)$*]{0,3}\W{0,3}\Z"
)
_FINALLY = Pattern(
    r"(?:\A|(?<=[.!?])\s+)(?:so|thus|hence|therefore)?,?\s*(?:the|my|our) final (?:value|result|number"
    r"|total|count|amount)"
    r"\s*(?:is|equals|comes to|=|:)\s*",
    re.IGNORECASE,
)
"""A sentence that says itself that it is the last word."""
_WINDOW = LONGEST_ANSWER + 2_000
_REMARK_LENGTH = 500
_LONGEST_LINE = 400
_LONGEST_VERDICT = 300
_MOST_VERDICT_LINES = 4
_LONGEST_GLUE = 90
_MOST_BESIDE = 10
_MOST_WORDS_BETWEEN = 3
_MOST_LINES = 12
_MOST_DISPLAY_LINES = 30
_FEW_WORDS = 5
_FEWEST_WORDS = 2
_LONGEST_FIRST = 80
_MOST_WORDS = 25
_IS_ROUNDING = Pattern(
    r"[^=≈]{0,60}(?:≈|\\approx(?![a-z])|\b(?:approximately|roughly|about)\b)[\s$*-]*\d[\d.,]*[\s$*.)]*(?:\\\)|\\\])?[\s.]*"
)
_STATES = Pattern(r"=|\bis\b")
_OPENS_DISPLAY = Pattern(r"[ \t>]*(?:\$\$|\\\[|\\begin\{)")
_LEADS_ON = Pattern(r"(?::|\b(?:is|are|equals|by|be|as|get|have))[\s*_`]*$")
_EMPHASIS_END = Pattern(r"\*\*(?=[.,;:!`]?[ \t]*$|[.,;:!]?[ \t]+(?![*\d]))", re.MULTILINE)
_ENVIRONMENT_END = Pattern(r"\\end\{(?P<name>[a-z]{1,12}\*?)\}[.\s]*")
_NAMED = Pattern(r"[\s>*_`$•-]{0,9}([A-Za-z][A-Za-z_0-9{}\\]{0,20})[*_`]{0,2}\s?[=:]\s?[^=]+$")
_GLUE = Pattern(r"(?:[\s$,;*_]|\\[\[\]()]|\\q?quad|\\text\{\s*(?:and|or|,)?\s*\}|\\,|\b(?:and|or)\b){0,60}")
_MATH_MARKS = Pattern(
    r"\\[()\[\]]|\$|\\q?quad|\\[,;: ](?!\d)|\n|\\text\{\s*(?=(?:and|or)\s*\})|(?<=and)\}|(?<=or)\}"
)
_TAIL = Pattern(
    r"[\s$\\]{0,4}(?:"
    r"[^\S\n]*(?:\\[,;: ]|\\q?quad)*[^\S\n]*(?:[+-][^\S\n]*[Cc](?:_\d|_\{\d\})?\b|\\?%|\^\s?\{?\\circ\}?"
    r"|°|\\(?:text|mathrm|mbox|,)\s*\{[^{}()\n]{1,40}\}"
    r"(?:\^\{?\d\}?)?|\\pi\b|\\(?:Omega|degree)\b|Ω|¢|€)"
    r"|\\?[)$]?[^\S\n]{1,2}[a-zA-Z][a-z]*(?:[^\S\n][a-z]+){0,3}[²³]?(?:\^\{?\d\}?)?(?=[*_`]*[.,;!)]?[*_`]*(?:[^\S\n]*(?:\n|$)|[.!][^\S\n]))"
    r")"
)
_NO_UNIT = Pattern(
    r"(?:\\text\s*\{\s*)?(?:is|are|was|as|which|and|or|so|since|because|in total|this|that|the|by|from"
    r"|for|if|when|where|with|to|at|on|of"
    r"|would|will|should|must|gives|has|have|then|thus|hence|therefore|exactly|only|altogether|QED|qed"
    r"|checks?|works?|after|before)\b",
)
_MINUS_BEFORE = Pattern(r"(?:^|[\s$=(])[-−]\s?$")
_STARTS_SOLUTION = Pattern(
    r"[\s*_>#]{0,6}(?:To (?!the\b)|We |Let |Let's |First|Step \d|\d\. [A-Z]|Given|Using|Start|Consider"
    r"|Note|In order|Here|Here's|I )"
)
_VERDICT_WORDS = (
    r"(?:final |my |overall )?"
    r"(?:verdict|judge?ment|decision|conclusion|answer|correct\??|evaluation|assessment|result)"
)
_VERDICT = Pattern(
    rf"\W{{0,12}}(?:{_VERDICT_WORDS}\W{{1,8}}(?:is\W{{1,8}})?)?(?:yes|no)\W{{0,12}}", re.IGNORECASE
)
_VERDICT_FIRST = Pattern(
    rf"\W{{0,12}}(?:{_VERDICT_WORDS}\W{{1,8}})?(?:yes|no)(?:[*_`]*[,.:;!—–]|[*_`]* [-—–])(?! (?:let|we"
    rf"|i\b|sure|problem|worries|of course))",
    re.IGNORECASE,
)
_SENTENCE_START = Pattern(r"(?<=[a-z$)\]}*%\d][.!?])\s+(?=[*_(]{0,3}[A-Z])")
_INNER_CONNECTIVE = Pattern(
    r"[,;:]?\s(?:so|thus|hence|therefore|which gives|giving|we get|we have|we find|we obtain|which is"
    r"|which equals|yields|gives|get)"
    r"(?: (?:us|that|we get|we have|we find|the value"
    r"|a value of))*:?\s+(?=[-+−$\\(\d\[{a-zA-Z])(?!.*\s(?:so|thus|hence|gives|get) )",
    re.IGNORECASE,
)
_PLAIN_VALUE = Pattern(r"\d|\\infty|∞|∅|\\emptyset")
_GIVEN = Pattern(r"=|\\(?:int|sum|lim|prod)(?![a-z])|[∫∑?]")
_HAS_VALUE = Pattern(
    r"[\d$\\=]|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|infinit|diverges|converges"
    r"|no solutions?)"
)
