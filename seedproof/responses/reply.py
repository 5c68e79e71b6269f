"""What a model said in its reply: without other turns, end tokens, thoughts and channels; JSON as text."""

import json
import re
from collections.abc import Sequence
from typing import TypeAlias

from seedproof.record.patterns import Pattern
from seedproof.responses.characters import plain_characters, without_long_blanks
from seedproof.responses.hidden import without_hidden
from seedproof.responses.layout import without_layout
from seedproof.responses.sentences import takes_back
from seedproof.responses.short import kept_if_short
from seedproof.responses.thinking import without_thoughts

LONGEST_WRITTEN = 100_000
"""Characters behind the thoughts that are looked through for what is hidden."""
LONGEST_RESPONSE = 20_000
"""Characters that are read; of a longer response the last ones, where its answer is, and its beginning."""
_BEGINNING = 2_000
MOST_LINES = 1_000
"""Lines that are read; of more, the last ones, and the first few."""
_FIRST_LINES = 20

Json: TypeAlias = "str | bool | list[Json] | list[tuple[str, Json]] | None"
"""What JSON holds, with numbers as they are written and objects as pairs, so that none is lost."""


def bounded(response: str) -> str:
    """Return a response; of one that is too long to be looked at again and again, what it says."""
    is_short = len(response) <= LONGEST_RESPONSE and response.count("\n") < MOST_LINES
    return response if is_short else said(response)


@kept_if_short
def said(response: str) -> str:
    """Return what a reply says to its reader. No response raises.

    What is struck, hidden, or shown as something else is not said.
    """
    if _TURNS.search(response):
        return ""
    response = without_long_blanks(plain_characters(response))
    text = without_thoughts(_own_turn(_STRUCK.sub(" ", response))).strip()
    text = text.partition(_SIGNATURE)[0]
    text = _ends_of(text, LONGEST_WRITTEN)
    if _MAY_HIDE.search(text):
        text = without_hidden(text.partition(r"\end{document}")[0])
        if _DEFINES.search(text):
            return ""
    text = _last_lines(_ends_of(text, LONGEST_RESPONSE))
    text = _in_words(text) if "}" in text else text
    # Whatever was left out left a blank.
    return without_layout(without_long_blanks(text))


def _ends_of(text: str, longest: int) -> str:
    """Return the beginning of a text and its last characters if it has more than these."""
    return text if len(text) <= longest else f"{text[:_BEGINNING]}\n{text[-longest:]}"


def _last_lines(text: str) -> str:
    """Return the first and the last lines of a text if it has too many."""
    lines = text.split("\n")
    return text if len(lines) <= MOST_LINES else "\n".join(lines[:_FIRST_LINES] + lines[-MOST_LINES:])


def _own_turn(text: str) -> str:
    """Return the reply up to where it ends, or where another role begins to speak.

    If it goes on in a turn that takes the first one back, all of it counts.
    """
    if "<|channel|>" in text or not _MAY_END.search(text):
        return text
    text = _ROLE.sub("\n", _GOES_ON.sub("\n", _INSTRUCTION.sub("", text)))
    turns = [turn for turn in _END.split(text) if turn.strip()]
    own = turns[0] if turns else ""
    return "\n".join(turns) if any(map(takes_back, turns[1:])) else own


def _in_words(text: str) -> str:
    """Return the fields of a JSON object that ends a text as an `Answer:` line; any other text as it is.

    Only `answer` and `final_answer` count, or the letters of the parts, or the names of values.
    """
    start, fields = _closing_object(text)
    if fields is None:
        return text
    before = text[:start]
    answers = [value for key, value in fields if _plain_key(key) in _ANSWER_KEYS]
    if any(_DENIED.search(key) for key, _ in fields):
        return before
    if not answers:
        return _named_values(text, before, fields)
    others = [value for key, value in fields if _plain_key(key) not in _ANSWER_KEYS]
    rivals = [value for key, value in fields if _is_rival(key, value)]
    if any(map(_denies, others)) or any(map(_holds_denied, answers)):
        return before
    stated = list(dict.fromkeys(map(_text, [*answers, *rivals])))
    return f"{before}\nAnswer: {' or '.join(stated)}"


def _named_values(text: str, before: str, fields: list[tuple[str, Json]]) -> str:
    """Return an object without the key `answer` as an `Answer:` line if it is one of parts or names."""
    keys = [key for key, _ in fields]
    if _MARKED.search(before) or set(keys) == _FRACTION:
        return text
    if before.strip("` \n\t") not in ("", "json") or len(set(keys)) < len(keys):
        return before
    is_single_word = len(keys) == 1 and len(keys[0]) > 1
    if is_single_word or (any(isinstance(value, list) for _, value in fields) and not _are_letters(keys)):
        return before
    return f"{before}\nAnswer: {_text(list(fields))}"


def _plain_key(key: str) -> str:
    return key.lower().replace(" ", "_")


def _holds_denied(value: Json) -> bool:
    """Return whether a value is an object with a key that says that it is no answer."""
    pairs = value if isinstance(value, list) else []
    return any(isinstance(pair, tuple) and _DENIED.search(pair[0]) is not None for pair in pairs)


def _is_rival(key: str, value: Json) -> bool:
    """Return whether a field beside the answer may be another one: `result`, or `correct answer`."""
    name = _plain_key(key)
    is_value = isinstance(value, str) and _SHORT_VALUE.fullmatch(value) is not None
    return is_value and name not in _ANSWER_KEYS and _RIVAL.search(name) is not None


def _denies(value: Json) -> bool:
    """Return whether a field beside an answer says that it is none."""
    if isinstance(value, Figure):
        return not value.strip("0.")
    return value is False or (isinstance(value, str) and _DENIED.fullmatch(value.strip()) is not None)


def _closing_object(text: str) -> tuple[int, list[tuple[str, Json]] | None]:
    """Return where the object that ends a text starts, and its fields; None if none does."""
    closed = text.rstrip("` \n\t")
    if not closed.endswith("}"):
        return 0, None
    starts = [match.start() for match in _OBJECT_START.finditer(closed)][-_MOST_STARTS:]
    for start in starts:
        try:
            value: Json = _DECODER.decode(_COMMAND.sub(r"\\\\", closed[start:]))
        except (ValueError, RecursionError):
            continue
        if isinstance(value, list) and value and all(isinstance(pair, tuple) for pair in value):
            return start, value  # type: ignore[return-value]
    return 0, None


def _text(value: Json) -> str:
    """Return a JSON value as somebody would write it; an object with letters as lines of parts."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if value and all(isinstance(item, tuple) for item in value):
        fields = [item for item in value if isinstance(item, tuple)]
        are_letters = _are_letters([key for key, _ in fields])
        lines = [_line(key, item, are_letters=are_letters) for key, item in fields]
        return "\n" + "\n".join(lines) if are_letters else ", ".join(lines)
    objects = [item for item in value if isinstance(item, list) and _is_object(item)]
    parts = [dict(pair for pair in item if isinstance(pair, tuple)) for item in objects]
    if parts and len(parts) == len(value) and all({"part", "answer"} <= part.keys() for part in parts):
        return _text([(str(part["part"]), part["answer"]) for part in parts])
    return f"[{', '.join(_text(item) for item in value if not isinstance(item, tuple))}]"


def _is_object(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, tuple) for item in value)


def _are_letters(keys: Sequence[str]) -> bool:
    letters = [match[1].lower() for key in keys if (match := _LETTER.fullmatch(key))]
    return sorted(letters) == list("abcdefgh"[: len(keys)])


def _line(key: str, value: Json, *, are_letters: bool) -> str:
    letter = _LETTER.fullmatch(key)
    return f"({letter[1].lower()}) {_text(value)}" if letter and are_letters else f"{key} = {_text(value)}"


class Figure(str):
    """A number of JSON, as it is written."""


def _pairs(pairs: list[tuple[str, Json]]) -> list[tuple[str, Json]]:
    return pairs


_DECODER = json.JSONDecoder(
    object_pairs_hook=_pairs, parse_int=Figure, parse_float=Figure, parse_constant=Figure, strict=False
)
_MOST_STARTS = 50
_ANSWER_KEYS = ("answer", "answers", "final_answer", "final_answers", "finalanswer")
_FRACTION = {"numerator", "denominator"}
_MARKED = Pattern(r"answer[*_\s]*[:：][*_\s`$]*\Z", re.IGNORECASE)
_RIVAL = Pattern(r"answer|result|solution|correct|final|output|verdict")
_SHORT_VALUE = Pattern(r"\W*\d[\d./]*\W*|[<=>]|[a-z]{2,9}(?: [a-z]{2,9})?", re.IGNORECASE)
_LETTER = Pattern(r"\(?(?:[Pp]art[ _]?)?\(?([a-hA-H])\)?")
_DENIED = Pattern(
    r"(?:^|_)(?:wrong|incorrect|false|not|ne|\$ne|min|max|lower|upper|draft|rejected|withdrawn|withheld|invalid|retracted|void)(?:_|$)|^\$",
    re.IGNORECASE,
)
_OBJECT_START = Pattern(r"\{(?=\s*\")")
_COMMAND = Pattern(r"(?<!\\)\\(?=[A-Za-mo-tv-z][A-Za-z]|[()\[\],;:!{} ]|n(?:e|eq|u|abla|ot)(?![a-z]))")
r"""A command of LaTeX whose backslash is not doubled: `\frac`, and not the line break of `\nSo`."""
_MAY_END = Pattern(
    r"<(?:[|\uff5c]|/?s>|e(?:os>|nd|ot>)|start_of|pad>)|\|user\||\[(?:/?INST\]|EOS\])", re.IGNORECASE
)
_MAY_HIDE = Pattern(
    r"~~|<!--|<(?:s|del|strike|p|span|div)\b|\\(?:[bx]?cancel|phantom|sout|st|re?new|new|def|let|end\{doc)"
)
_STRUCK = Pattern(r"<s>(?:(?!</?s>).){0,400}</s>(?=\s*\w)", re.DOTALL)
"""Struck in HTML; elsewhere both are tokens at the ends of a reply."""
_TURNS = Pattern(r"[\u202d\u202e\u2066-\u2068]")
"""Signs that show a text in another order than it is written in."""
_SIGNATURE = "\n-- \n"
"""What follows is of whoever sends a mail, and not of what it says."""
_DEFINES = Pattern(
    r"\\(?:re)?newcommand|\\providecommand|\\[egx]?def(?![a-z])|\\let(?![a-z])|\\newenvironment|\\DeclareMathOperator"
)
"""What makes a sign stand for another."""
_INSTRUCTION = Pattern(r"\A\s*\[INST\].*\[/INST\]", re.DOTALL)
_ASSISTANT = (
    r"(?:<\|im_start\|>\s*assistant|<\|start_header_id\|>\s*assistant\s*<\|end_header_id\|>"
    r"|<start_of_turn>\s*model|<\|START_RESPONSE\|>|<[|\uff5c](?:assistant|START_OF_TURN_TOKEN\|><\|CHATBOT_TOKEN)[|\uff5c]>)"
)
_ENDS = (
    r"(?:</s>|<eos>|<EOT>|\[EOS\]|<pad>|<end_of_turn>"
    r"|<[|\uff5c](?:im_end|eot_id|eom_id|endoftext|end|eos|eot|return|endofprompt"
    r"|end[_\u2581]of[_\u2581](?:sentence|text|turn)|END_OF_TURN_TOKEN|END_RESPONSE)[|\uff5c]>)"
)
_GOES_ON = Pattern(rf"{_ENDS}\s*{_ASSISTANT}", re.IGNORECASE)
_ROLE = Pattern(rf"{_ASSISTANT}|<s>", re.IGNORECASE)
_END = Pattern(
    rf"{_ENDS}|<start_of_turn>\s*user|\[/?INST\]|<[|\uff5c](?:user|system|observation)[|\uff5c]>"
    r"|\n[# ]*\|(?:user|system)\||<\|im_start\|>\s*(?:user|system)|<\|start_header_id\|>\s*(?:user|system)",
    re.IGNORECASE,
)
"""What ends a reply in the known families of models; behind it, another may have been made up to speak."""
