"""What holds of every command, whatever it was given."""

import re
import unicodedata
from collections.abc import Iterator

from tests.hostile.serving import Outcome

CODES = (0, 1, 2, 3)

OWN_COLOURS = re.compile(r"\x1b\[(?:0|1|2|3|4|22|3[0-7]|39|9[0-7])?m")

OWN_STEP = re.compile(r"[a-z_]+: [a-z]+ done, \d of \d")
"""What `build` and `make-release` say of the benchmarks that are well, where no bar shows it."""
OWN_PROGRESS = re.compile(r"\r\x1b\[\?25l|\x1b\[\?25h|\x1b\[1A\x1b\[2K|\x1b\[K")
"""How a bar is drawn, drawn again and taken away. Its text is looked at like any other."""

OF_PYTHON = re.compile(
    "|".join(
        (
            r"Traceback \(most recent",
            r"validation errors? for",
            r"object is not",
            r"has no attribute",
            r"'?NoneType'?",
            r"Expecting (?:value|property name|',|':)",
            r"Extra data:",
            r"codec can't",
            r"maximum recursion",
            r"<class '",
            r"<(?:function|module|bound method|object)\b",
            r" object at 0x",
            r"\[Errno ",
            r"index out of range",
            r"unhashable type",
            r"unsupported operand",
            r"not supported between",
            r"invalid literal for",
            r"could not convert",
            r"Invalid control character",
            r"values to unpack",
            r"unexpected keyword argument",
            r"positional argument",
            r"Unterminated string",
            r"\bpydantic\b",
            r"\bmsgspec\b",
            r"\bpyarrow\b",
            r"ArrowInvalid",
            r"while parsing a",
            r"mapping values are not allowed",
            r"Exceeds the limit",
            r"BadZipFile",
            r"while decompressing",
            r"(?:Error|Exception)\(",
            r"\b(?:Key|Value|Type|Attribute|Index|Recursion|Memory|Unicode(?:Decode|Encode)?|OS|Overflow|Assertion|Runtime)Error\b",
            r"embedded null",
            r"surrogates not allowed",
            r"dictionary changed size",
            r"must be str, ",
            r"Fatal Python error",
            r"core dumped",
            r"set_int_max_str_digits",
            r"a fault of our own",
        )
    )
)

BIDIRECTIONAL = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
UNSEEN = frozenset("\u200b\u200c\u200d\u2060\ufeff\u2028\u2029")
LONGEST = 2_100


HUB = "('127.0.0.1', 9)"
"""Where the surroundings of a case say that the Hub is."""

ASK_THE_HUB = ("download", "publish")


def broken(command: str, outcome: Outcome, terminal: bool) -> Iterator[str]:
    """Yield the promises that an outcome does not keep."""
    yield from _end(outcome)
    for name, raw in (("stdout", outcome.out), ("stderr", outcome.err)):
        where = "terminal" if terminal else name
        yield from _shown(raw, where)
    if not terminal:
        yield from _errors(outcome)
    for event in outcome.events:
        asks = command in ASK_THE_HUB and event.endswith((HUB, f"({HUB},)"))
        if not asks and not _is_harmless(event):
            yield f"outside: {event}"


def _end(outcome: Outcome) -> Iterator[str]:
    if outcome.code is None:
        yield "end: did not end by itself"
    elif outcome.code < 0:
        yield f"end: by signal {-outcome.code}"
    elif outcome.code not in CODES:
        yield f"end: exit code {outcome.code}"


def _shown(raw: bytes, where: str) -> Iterator[str]:
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        yield f"{where}: no UTF-8"
        text = raw.decode("utf-8", "replace")
    if where == "terminal":
        text = _without_own(text)
    yield from (f"{where}: {fault}" for fault in _of_text(text))


def offending(line: str) -> bool:
    """Return whether a line is one that nobody should see."""
    return any(_of_text(_without_own(line)))


def _without_own(text: str) -> str:
    return OWN_PROGRESS.sub("\n", OWN_COLOURS.sub("", text))


def _of_text(text: str) -> Iterator[str]:
    if found := OF_PYTHON.search(text):
        yield f"words of Python: {found[0]}"
    yield from sorted({_kind(character) for character in set(text)} - {""})
    if max(map(len, text.split("\n"))) > LONGEST and not text.startswith("{"):
        yield "a line too long"


def _kind(character: str) -> str:
    """Return what is wrong with a character on its own; nothing for most."""
    category = unicodedata.category(character)
    if character in BIDIRECTIONAL:
        return "bidirectional mark"
    if character in UNSEEN:
        return "unseen character"
    if category == "Cc" and character != "\n":
        return f"control character {ord(character):#04x}"
    return "lone surrogate" if category == "Cs" else ""


def _errors(outcome: Outcome) -> Iterator[str]:
    lines = outcome.err.decode("utf-8", "replace").split("\n")
    errors = [line for line in lines if line.startswith("Error: ")]
    if len(errors) > 1:
        yield "stderr: several errors"
    if errors and [line for line in lines if line and not _may_stand(line)]:
        yield "stderr: more than an error"
    if outcome.code and not outcome.out and not errors:
        yield "stderr: nothing said"
    if outcome.code == 0 and errors:
        yield "end: exit code 0 with an error"


def _may_stand(line: str) -> bool:
    """Return whether a line may stand beside an error."""
    is_ours = line.startswith(("Error: ", "See: ", "not asked: ")) or "; trying again in " in line
    return is_ours or OWN_STEP.fullmatch(line) is not None


HARMLESS_PROGRAMS = ("git", "ssh-keygen", "dvc", "python", "python3", "fc-list")


def _is_harmless(event: str) -> bool:
    kind, _, what = event.partition(" ")
    return kind == "program" and what.rpartition("/")[2].startswith(HARMLESS_PROGRAMS)
