"""The parts of an answer: lettered, in order, one a box, one a row of a table, or one a section."""

import re
from collections.abc import Sequence

from seedproof.record.bounds import LONGEST_ANSWER
from seedproof.record.patterns import Pattern
from seedproof.responses.addressed import addressed
from seedproof.responses.boxes import boxes_in, without_boxes
from seedproof.responses.final import Final, find_final, stated_by_sentence, stated_in, unmarked
from seedproof.responses.labels import (
    Label,
    chain,
    kinds,
    labels_of_block,
    labels_of_lines,
    runs,
    starts_with_label,
)
from seedproof.responses.markdown import cells, is_bare, is_rule, is_table_row, without_dress
from seedproof.responses.sentences import is_courtesy, is_prose, takes_back, words_in

Texts = tuple[str, ...]


def single(text: str) -> str:
    """Return the answer of a response, or of a section of one, to a question with one part."""
    final = find_final(text)
    if final is None:
        return unmarked(text)
    return stated_in(final.block)


def several(text: str, count: int) -> tuple[str, Texts]:
    """Return the answer of a response and the texts of its parts, empty where a part is not stated."""
    final = find_final(text, several=True)
    if final is None or not text.rstrip().endswith(final.block.rstrip()):
        closing = _closing_list(text, count)
        is_stated = final is not None and _complete(_lettered(without_boxes(final.block), count))
        if closing and not is_stated and (final is None or closing.start >= final.start):
            final = closing
    by_sentence = addressed(text, count)
    if final is None:
        if _complete(by_sentence):
            return _joined(by_sentence), by_sentence
        answer, parts = _without_final(text, count)
        return answer, _filled(parts, by_sentence, set())
    block = without_boxes(final.block)
    lettered = _lettered(block, count, digits=_may_be_numbered(final, count))
    if _complete(by_sentence):
        return _joined(by_sentence), by_sentence
    if any(lettered):
        if not all(lettered):
            named = _labelled_parts(block, count)
            lettered = _filled(lettered, _of_sections(text[: final.start], count, marked=False), named)
            if final.boxed:
                # The box may stand in one part alone.
                lettered = _filled(lettered, _of_sections(text, count, marked=False), named)
        return without_dress(block), lettered
    in_lines = _one_a_line(final, count)
    if in_lines:
        return without_dress(block), in_lines
    in_order = _in_order(final.block, count)
    plural = "answers" in text[final.start : final.start + _MARKER_LENGTH].lower()
    if in_order and (plural or _complete(_of_sections(text[: final.start], count, marked=True))):
        return without_dress(block), in_order
    sections = _of_sections(text, count, marked=False)
    if _complete(sections):
        return _joined(sections), sections
    if in_order:
        return without_dress(block), in_order
    if any(sections):
        return _joined(sections), sections
    boxes = [stated_in(text[box.start : box.end]) for box in boxes_in(text)]
    if len(boxes) == count:
        return _joined(tuple(boxes)), tuple(boxes)
    return stated_in(final.block), ("",) * count


def _without_final(text: str, count: int) -> tuple[str, Texts]:
    """Return answer and parts of a response without marker and box."""
    if all(starts_with_label(line) or is_courtesy(line) for line in text.split("\n") if not is_bare(line)):
        lettered = _lettered(text, count)
        if any(lettered):
            return without_dress(text), lettered
    table = _closing_table(text)
    if table:
        lettered = _lettered(table, count)
        if any(lettered):
            return without_dress(table), lettered
    sections = _of_sections(text, count, marked=False)
    if any(sections):
        return _joined(sections), sections
    lines = [line for line in text.split("\n") if not is_bare(line)]
    while len(lines) > 1 and is_courtesy(lines[-1]):
        lines.pop()
    if len(lines) <= count:
        block = "\n".join(lines)
        in_order = _one_a_line(Final(block, 0, False, False), count) or _in_order(block, count)
        if in_order:
            return without_dress(block), in_order
    if lines:
        in_order = _in_order(lines[-1], count)
        if in_order and not any(map(words_in, in_order)):
            return without_dress(lines[-1]), in_order
    return unmarked(text), ("",) * count


def _closing_table(text: str) -> str:
    """Return the table that ends a response, with one row a part; an empty text if there is none."""
    lines = text.rstrip().split("\n")
    rows: list[str] = []
    while lines and is_table_row(lines[-1]):
        rows.insert(0, lines.pop())
    return rows_upright("\n".join(rows))


def _lettered(block: str, count: int, digits: bool = True) -> Texts:
    """Return the parts that letters name in a block; a letter with two texts names nothing."""
    block = _LETTER_IN_TEXT.sub(r"; \1 ", rows_upright(block))
    labels = chain(labels_of_block(block, count + _MORE_LETTERS), block, count)
    if labels and labels[0].system == "digit" and not digits:
        return ("",) * count
    stated: list[set[str]] = [set() for _ in range(count)]
    texts = texts_between(labels, block)
    if not all(map(_DASH.match, texts)):
        # It is a sign, and parts no letter from its value.
        texts = [_DASH.sub("-", text) for text in texts]
    for place, (label, text) in enumerate(zip(labels, texts, strict=True)):
        again = any(later.part == label.part for later in labels[place + 1 :])
        if label.part < count and not (again and takes_back(text)):
            stated[label.part].add(part_in(text))
    return tuple(texts.pop() if len(texts) == 1 else "" for texts in stated)


def _may_be_numbered(final: Final, count: int) -> bool:
    """Whether numbers in a block can name parts, and not the steps of a solution."""
    if not final.boxed:
        return True
    boxes = boxes_in(final.block)
    return len(boxes) == count or (bool(boxes) and _complete(_lettered(" " + boxes[-1].contents, count)))


def _labelled_parts(block: str, count: int) -> set[int]:
    """Return which parts a block names, whether it states them or not."""
    block = _LETTER_IN_TEXT.sub(r"; \1 ", rows_upright(block))
    return {label.part for label in chain(labels_of_block(block, count), block, count)}


def texts_between(labels: Sequence[Label], text: str) -> list[str]:
    """Return what stands behind each label, up to the next."""
    starts = [label.start for label in labels[1:]]
    texts: list[str] = []
    for label, end in zip(labels, [*starts, len(text)], strict=bool(labels)):
        dress = text[label.start : label.end]
        texts.append(_without_half_dollar(text[label.end : end], dress))
    return texts


def _without_half_dollar(text: str, dress: str) -> str:
    """Return the text of a part without the dollar sign whose partner stands before its label."""
    bare = text.rstrip(" \t\n;,.*_`")
    if "$" in dress and bare.endswith("$") and bare.replace("\\$", "").count("$") % 2 == 1:
        return bare[:-1]
    return text


def part_in(text: str) -> str:
    """Return what the text behind a label states."""
    text = _without_row_end(text)
    if is_table_row("|" + text.partition("\n")[0]) and not _SIZE.fullmatch(text.strip()):
        row = [cell for cell in cells("|" + text.partition("\n")[0]) if cell]
        return stated_in(row[-1]) if row else ""
    text = _SEPARATOR.sub("", text)
    text = _ALIGNMENT.sub("", text) if "\\begin" not in text else text
    text = _SEPARATOR_BEFORE.sub("", text)
    if "box" in text or "nswer" in text:
        final = find_final(text)
        if final:
            return stated_in(final.block)
    conclusion = _CONCLUSION.search(text)
    if conclusion:
        return stated_in(conclusion["stated"])
    lines = [line for line in text.split("\n") if line.strip()]
    kept: list[str] = []
    for line in lines:
        if kept and is_prose(line) and not takes_back(line):
            break
        kept.append(line)
    stated = _without_name(stated_in("\n".join(kept)))
    if len(kept) == 1 and len(words_in(stated)) > 1:
        return stated_by_sentence(stated, alone=True) or stated
    return stated


def _without_row_end(text: str) -> str:
    """Return a text without what ends its row, or the display or environment that holds all rows."""
    text = _ROW_END.sub("", text.rstrip())
    closing = _ENVIRONMENT_END.search(text)
    if closing and text.count("\\end{") > text.count("\\begin{"):
        text = _ROW_END.sub("", text[: closing.start()])
    return text


def _without_name(text: str) -> str:
    """Return `6` of `Radius of convergence: 6`."""
    equation = _NAME_EQUALS.match(text)
    if equation:
        return without_dress(equation["dollar"] + text[equation.end() :])
    name = _NAME.match(text)
    if name is None or ": " in text[name.end() :] or not text[name.end() :].strip():
        return text
    return without_dress(text[name.end() :])


def rows_upright(block: str) -> str:
    """Return a block in which each row of a table with a letter, or column with one, is a lettered line."""
    if "|" not in block:
        return block
    lines = [line for line in block.split("\n") if line.strip() and not is_rule(line)]
    if len(lines) >= 2 and is_table_row(lines[0]) and is_table_row(lines[1]):
        heads = cells(lines[0])
        values = cells(lines[1])
        if len(heads) == len(values) and not values[0].strip("*_()").isalpha():
            pairs = [pair for pair in zip(heads, values, strict=True) if _LETTER_CELL.fullmatch(pair[0])]
            if len(pairs) > 1:
                return "\n".join(f"({_letter(head)}) {value}" for head, value in pairs)
    return "\n".join(_row_as_line(line) for line in lines)


def _row_as_line(line: str) -> str:
    """Return `(a) 3` of the row `| a | slope | 3 |`; another line as it is."""
    is_size = not line.startswith("|") and _SIZE.search(line) is not None
    if is_size or not is_table_row("|" + line):
        return line
    row = [cell for cell in cells("|" + line.strip().lstrip("|")) if cell]
    if len(row) < 2 or not _LETTER_CELL.fullmatch(row[0]):
        return line
    return f"({_letter(row[0])}) {row[-1]}"


def _letter(cell: str) -> str:
    letter = _LETTER_CELL.fullmatch(cell)
    return letter["letter"] if letter else cell


def _one_a_line(final: Final, count: int) -> Texts:
    """Return the lines of a block as its parts if there are as many as parts and none has a letter."""
    if final.boxed:
        return ()
    block = without_boxes(final.block)
    lines = [line for line in block.split("\n") if not is_bare(line) and not is_courtesy(line)]
    if len(lines) != count or any(starts_with_label(line) for line in lines) or "\\begin" in block:
        return ()
    return tuple(_without_name(stated_in(line)) for line in lines)


def _in_order(block: str, count: int) -> Texts:
    """Return parts without letters, in order: boxes, rows, or what semicolons, commas or *and* part."""
    if len(block) > count * LONGEST_ANSWER:
        return ()
    boxes = boxes_in(block)
    if len(boxes) == count:
        return tuple(stated_in(block[box.start : box.end]) for box in boxes)
    text = without_dress(without_boxes(block))
    rows = _ENVIRONMENT.fullmatch(text)
    if rows:
        text = rows["rows"].replace("&", "").replace("\\\\", ";")
    pieces = [piece for piece in text.split(";") if piece.strip()]
    if len(pieces) != count:
        pieces = _AND.split(text)
        if any(_TELLS.search(piece) for piece in pieces):
            return ()
    if len(pieces) != count and not _BRACKET.search(text):
        pieces = [piece for piece in _COMMA.split(_AND.sub(", ", text)) if piece.strip()]
    if len(pieces) != count and count > 2 and not words_in(text):
        # Two points may be one part of two; as many as there are parts, if more, can hardly be.
        pieces = _outside_brackets(text)
    if len(pieces) != count or any(starts_with_label(piece) for piece in pieces):
        return ()
    return tuple(stated_in(piece) for piece in pieces)


def _outside_brackets(text: str) -> list[str]:
    """Return a text cut at the commas that stand in no bracket, of whatever kind its two ends are."""
    pieces = [""]
    depth = 0
    for sign in text:
        if sign == "," and depth == 0:
            pieces.append("")
            continue
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        pieces[-1] += sign
    return [piece for piece in pieces if piece.strip()]


def _of_sections(text: str, count: int, *, marked: bool) -> Texts:
    """Return the parts as the last lettered sections state them, what they lack from earlier ones."""
    if not text:
        return ("",) * count
    explanation = _EXPLANATION.search(text)
    if explanation:
        before = _of_sections(text[: explanation.start()], count, marked=marked)
        if _complete(before):
            return before
    labels = labels_of_lines(text, count)
    if not labels:
        return ("",) * count
    best: Texts = ("",) * count
    labels_system = ""
    for candidates in kinds(labels):
        system = candidates[0].system
        if any(best) and system != labels_system:
            break
        labels_system = system
        stated = _of_runs(candidates, text, count, marked or system == "digit")
        if sum(map(bool, stated)) > sum(map(bool, best)):
            best = stated
    return best


def _of_runs(labels: Sequence[Label], text: str, count: int, marked: bool) -> Texts:
    parts: Texts = ("",) * count
    ends = [label.start for label in labels[1:]]
    end_of = dict(zip(labels, [*ends, len(text)], strict=bool(labels)))
    for number, run in enumerate(reversed(runs(labels)[-_MOST_RUNS:])):
        stated = [""] * count
        for label in run:
            if parts[label.part]:
                continue
            section = text[label.end : end_of[label]]
            dress = text[label.start : label.end]
            section = _without_half_dollar(section, dress)
            stated[label.part] = _of_section(section, marked or number > 0, dress)
        parts = _filled(parts, tuple(stated), set())
        if all(parts):
            break
    return parts


def _of_section(section: str, marked: bool, dress: str) -> str:
    """Return the answer of a section; without marker or box only where that is enough."""
    final = find_final(section)
    if final:
        return stated_in(final.block)
    if marked:
        return ""
    conclusion = _CONCLUSION.search(section)
    if conclusion:
        return stated_in(conclusion["stated"])
    section = _SEPARATOR_BEFORE.sub("", _without_row_end(section))
    if "\\begin" not in section:
        section = _ALIGNMENT.sub("", section)
    lines = [line for line in section.split("\n") if not is_bare(line)]
    if lines and _QUESTION.match(lines[0]):
        lines = lines[1:]
        section = "\n".join(lines)
    elif len(lines) > 1 and _is_title(lines[0], dress):
        stated = unmarked("\n".join(lines[1:]))
        if _HAS_VALUE.search(stated):
            return _without_name(stated)
    if lines and is_table_row("|" + lines[0]):
        return part_in(section)
    first, blank, _ = section.lstrip().partition("\n\n")
    if blank and "\n" not in first and not words_in(first) and _HAS_VALUE.search(first):
        return part_in(first)
    if len(lines) > 1 and all(is_prose(line) for line in lines[1:]) and len(words_in(lines[0])) <= _FEW_WORDS:
        return part_in(section)
    return _without_name(unmarked(section))


def _is_title(line: str, dress: str) -> bool:
    """Whether the line behind a label is the title of its section."""
    if _HAS_VALUE.search(line):
        return False
    return (
        "#" in dress
        or line.rstrip().endswith((":", ":**"))
        or ("**" in dress and line.rstrip().endswith("**"))
    )


def _closing_list(text: str, count: int) -> Final | None:
    """Return a line among the last ones that lists all parts with their letters."""
    end = len(text.rstrip())
    for _ in range(_CLOSING_LINES):
        start = text.rfind("\n", max(0, end - _LONGEST_LINE), end) + 1
        if start == 0 and end > _LONGEST_LINE:
            return None
        line = text[start:end]
        if not is_bare(line):
            if _FIRST_LETTER.search(line) and _complete(_lettered(" " + without_boxes(line), count)):
                return Final(" " + line, start, True, False)
            if not is_courtesy(line):
                return None
        if start == 0:
            return None
        end = start - 1
    return None


def _filled(parts: Texts, others: Texts, named: set[int]) -> Texts:
    """Return the parts, each that is empty taken from others unless it was named."""
    filled: list[str] = []
    for index, (part, other) in enumerate(zip(parts, others, strict=True)):
        filled.append(part if part or index in named else other)
    return tuple(filled)


def _complete(parts: Texts) -> bool:
    return bool(parts) and all(parts)


def _joined(parts: Texts) -> str:
    """Return the parts as one answer, with letters."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return "; ".join(f"({letter}) {part}" for letter, part in zip(letters, parts, strict=False) if part)


_MOST_RUNS = 4
_MORE_LETTERS = 3
_MARKER_LENGTH = 40
_FEW_WORDS = 6
_CLOSING_LINES = 6
_LONGEST_LINE = 2_000
_HAS_VALUE = Pattern(r"[\d$\\=]")
_EXPLANATION = Pattern(
    r"^[ \t#>*_]{0,9}(?:Explanations?|Reasoning|Reasons?|Justifications?|Details|Working|Steps|Checks?"
    r"|Verification|Why|Proofs?)"
    r"\b[^\n]{0,30}$",
    re.MULTILINE,
)
_DASH = Pattern(r"\A\s*[-−]\s+(?=[\d\\(a-z√π])")
_LETTER_CELL = Pattern(
    r"[\s*_`$(]{0,5}(?:[Pp]art |\\text\{)?\(?(?P<letter>[a-h]|[A-H]|i{1,3}|iv|\d)[\s*_`$).:}]{0,6}"
)
_LETTER_IN_TEXT = Pattern(r"\\text\{\s*(?:[,;]\s*(?:and)?|and)\s*(\([a-h]\))\s*\}")
_FIRST_LETTER = Pattern(r"(?<![A-Za-z0-9])[aAiI1]\)")
_ROW_END = Pattern(r"(?:\s*(?:\\\\|&|\$\$|\\\]|\\q?quad))+$")
_ENVIRONMENT_END = Pattern(r"\s*\\end\{[a-z]{1,12}\*?\}(?:\s*\\right\s?\.)?[\s.]*$")
_SEPARATOR = Pattern(r"(?:\s*(?:[;,&]|\\\\|\\q?quad|\\text\{\s*,?\s*and\s*\}|\b(?:and|while)))+\s*$")
_SEPARATOR_BEFORE = Pattern(r"^(?:\s|\\q?quad|\\[,;: ]|&|\\text\{\s*\}|[-–—:=](?=\s+\S)|is(?=\s))+")
_ALIGNMENT = Pattern(r"&(?==|\s)|(?<==)&")
_NAME = Pattern(
    r"(?!(?:[Yy]es|[Nn]o)\b)[*_]{0,2}[A-Z][A-Za-z'’-]*(?: (?:[A-Za-z'’-]+"
    r"|\$[^$\n]{1,30}\$)){0,7}[*_]{0,2}:[*_]{0,2}\s+"
)
_SIZE = Pattern(r"\|[^|\s][^|]*\|\s*\Z")
"""The size of a set or number, which looks like the end of a row."""
_NAME_EQUALS = Pattern(r"[A-Z][a-z]{2,}(?: [a-z]+){0,5}\s*(?P<dollar>\$?)\s*=\s*(?=[^\s=][^=]*$)")
_ENVIRONMENT = Pattern(
    r"(?:\\left\\\{)?\s*\\begin\{(?P<name>aligned|align\*?|gathered|gather\*?|cases|array"
    r"|split)\}(?:\{[^{}]{0,9}\})?"
    r"(?P<rows>.*?)\\end\{(?P=name)\}\s*(?:\\right\s*\.)?",
    re.DOTALL,
)
_CONCLUSION = Pattern(
    r"(?<=[.!?$)])\s(?:Therefore|Thus|Hence|So|Finally)\b,?\s+"
    r"(?P<stated>\$?[a-zA-Zφ](?:\([a-z, ]{1,5}\))?\s?=[^\n=]*)\s*\Z"
)
"""An equation that a last sentence concludes."""
_TELLS = Pattern(
    r"[.!?]\s+(?=[\w$\\])|[,;]\s(?:so|since|because|then)\b|:\s.*,|\b(?:from|through|swap|gives)\b",
    re.IGNORECASE | re.DOTALL,
)
"""Signs of a tale, whose commas and conjunctions part no answers."""
_QUESTION = Pattern(
    r"[\s*_:.)]{0,6}(?:Find|Determine|Compute|Give|Show|What|Evaluate|Where|Which|Calculate|State|Write"
    r"|How|At which|For which|Is |Are |Does )"
)
_AND = Pattern(r",?\s+and\s+|,?\s*\\text\{\s*and\s*\}\s*")
_BRACKET = Pattern(r"[(\[]|\\\{")
_COMMA = Pattern(r",(?!\d{3}(?!\d))(?!\})")
