"""JSON lines in another form: the same rows for a lenient reader, or none at all."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from seedproof.record.draws import Draws
from tests.verifying.tampering.editing import first, in_bytes, path_of, tables
from tests.verifying.tampering.tampering import Change, Tampering

ANY = "jsonl/*/*.jsonl"


def _in_first_line(edit: Callable[[str], str]) -> Change:
    def edited(content: bytes) -> bytes:
        line, newline, others = content.partition(b"\n")
        return edit(line.decode()).encode() + newline + others

    return in_bytes(ANY, edited)


def _in_lines(encode: Callable[[Any], str]) -> Change:
    """Write every row of every table in another way."""

    def change(folder: Path, draws: Draws) -> None:
        for table in tables(folder):
            path = path_of(folder, table, "jsonl")
            rows = [json.loads(line) for line in path.read_bytes().splitlines()]
            path.write_text("".join(f"{encode(row)}\n" for row in rows))

    return change


def _with(text: str) -> Callable[[str], str]:
    """Put something before the brace that ends the row."""
    return lambda line: line[:-1] + text + "}"


def _escaped(line: str) -> str:
    return line.replace('"question":', '"\\u0071uestion":', 1)


def _as_array(content: bytes) -> bytes:
    return b"[" + content.strip().replace(b"\n", b",\n") + b"]\n"


def _as_parquet(folder: Path, draws: Draws) -> None:
    path = first(folder, ANY)
    path.write_bytes(first(folder, "data/*/*.parquet").read_bytes())


FORMS: dict[str, Change] = {
    "spaces after commas and colons": _in_lines(lambda row: json.dumps(row, ensure_ascii=False)),
    "keys in the order of the alphabet": _in_lines(
        lambda row: json.dumps(row, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    ),
    "a key written with an escape": _in_first_line(_escaped),
    "slashes written with escapes": _in_first_line(lambda line: line.replace("/", "\\/")),
    "the answer twice, the first one wrong": _in_first_line(
        lambda line: line.replace('"answer":', '"answer":"0","answer":', 1)
    ),
    "the answer twice, the last one wrong": _in_first_line(_with(',"answer":"0"')),
    "a column that nobody declared": _in_first_line(_with(',"note":"see the answer"')),
    "a column of another name": _in_first_line(lambda line: line.replace('"answer":', '"gold":', 1)),
    "a column less": _in_first_line(
        lambda line: json.dumps(dict(list(json.loads(line).items())[:-1]), separators=(",", ":"))
    ),
    "NaN for a number": _in_first_line(
        lambda line: line.replace('"candidates":', '"candidates":NaN,"x":', 1).replace(
            '"difficulty":', '"difficulty":NaN,"x":', 1
        )
    ),
    "a difficulty of 400 digits": _in_first_line(
        lambda line: line.replace('"difficulty":', f'"difficulty":{"9" * 400},"x":', 1)
    ),
    "a difficulty of 5,000 digits": _in_first_line(
        lambda line: line.replace('"difficulty":', f'"difficulty":{"9" * 5000},"x":', 1)
    ),
    "a difficulty with a decimal point": _in_first_line(lambda line: line.replace(',"seed"', '.0,"seed"', 1)),
    "a value nested 100,000 deep": _in_first_line(_with(f',"deep":{"[" * 100_000}{"]" * 100_000}')),
    "a value nested 400 deep": _in_first_line(_with(f',"deep":{"[" * 400}{"]" * 400}')),
    "a comment": in_bytes(ANY, lambda content: b"# rows of the benchmark\n" + content),
    "a byte-order mark": in_bytes(ANY, lambda content: b"\xef\xbb\xbf" + content),
    "CRLF": in_bytes(ANY, lambda content: content.replace(b"\n", b"\r\n")),
    "no newline at the end": in_bytes(ANY, lambda content: content[:-1]),
    "an empty line at the end": in_bytes(ANY, lambda content: content + b"\n"),
    "an empty line at the start": in_bytes(ANY, lambda content: b"\n" + content),
    "spaces at the end of the lines": in_bytes(ANY, lambda content: content.replace(b"\n", b" \n")),
    "a NUL at the end": in_bytes(ANY, lambda content: content + b"\x00"),
    "a byte that is no UTF-8": in_bytes(ANY, lambda content: content.replace(b" ", b"\xff", 1)),
    "a lone surrogate": _in_first_line(lambda line: line.replace('"question":"', '"question":"\\ud800', 1)),
    "UTF-16": in_bytes(ANY, lambda content: content.decode().encode("utf-16")),
    "one array of all rows": in_bytes(ANY, _as_array),
    "half of the last line": in_bytes(ANY, lambda content: content[:-100]),
    "a row that is a list": in_bytes(ANY, lambda content: content + b"[]\n"),
    "a row that is null": in_bytes(ANY, lambda content: content + b"null\n"),
    "a row without columns": in_bytes(ANY, lambda content: content + b"{}\n"),
    "nothing": in_bytes(ANY, lambda content: b""),
    "Parquet under their name": _as_parquet,
}

KINDS = tuple(Tampering(name=f"JSON lines: {name}", change=change) for name, change in FORMS.items())
