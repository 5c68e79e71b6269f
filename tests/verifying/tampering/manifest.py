"""A manifest that claims something else, or says the same in another form."""

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

from seedproof.record.draws import Draws
from tests.verifying.tampering.editing import appended, in_bytes, in_json, in_text, replaced
from tests.verifying.tampering.tampering import Change, Tampering

NAME = "manifest.json"
OTHER_GUID = "00000000-0000-5000-8000-000000000000"
OTHER_HASH = "0" * 64


def _set(**values: Any) -> Change:
    return in_json(NAME, lambda manifest: manifest.update(values))


def _pop(key: str) -> Change:
    return in_json(NAME, lambda manifest: manifest.pop(key))


def _at(*way: str, **values: Any) -> Change:
    """Put values into an object of the manifest."""

    def edit(manifest: Any) -> None:
        place = manifest
        for key in way:
            place = place[key]
        place.update(values)

    return in_json(NAME, edit)


def _leaves(value: Any, alter: Callable[[int], Any]) -> Any:
    """The value with every integer in it altered."""
    if isinstance(value, dict):
        return {key: _leaves(part, alter) for key, part in value.items()}
    if isinstance(value, list):
        return [_leaves(part, alter) for part in value]
    return alter(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _at_numbers(*way: str, alter: Callable[[int], Any]) -> Change:
    """Alter every integer below a place of the manifest."""

    def edit(manifest: Any) -> None:
        *before, last = way
        place = manifest
        for key in before:
            place = place[key]
        place[last] = _leaves(place[last], alter)

    return in_json(NAME, edit)


def _first_file(edit: Callable[[dict[str, Any]], Any]) -> Change:
    """Alter what the manifest says of its first file; what tells of the manifest is made again."""
    return in_json(NAME, lambda manifest: edit(next(iter(manifest["files"].values()))))


def _files(edit: Callable[[dict[str, Any]], Any]) -> Change:
    return in_json(NAME, lambda manifest: edit(manifest["files"]))


def _in_one_family(**values: Any) -> Change:
    return in_json(NAME, lambda manifest: next(iter(manifest["families"].values())).update(values))


def _nested(depth: int) -> Change:
    return in_text(NAME, replaced("{", '{\n "deep": ' + "[" * depth + "]" * depth + ","))


def _as(dump: Callable[[Any], str]) -> Change:
    """Write the manifest's value in another form."""
    return in_text(NAME, lambda text: dump(json.loads(text)))


def _of_another(folder: Path, draws: Draws) -> None:
    """Call the benchmark by the name of another one."""
    name = json.loads((folder / NAME).read_bytes())["name"]
    _set(name="curriculum" if name != "curriculum" else "judge")(folder, draws)


PARAMS: dict[str, Change] = {
    "more rows are asked for": _at_numbers("params", "generate", "rows", alter=lambda count: count + 1),
    "200,000 rows are asked for": _at_numbers("params", "generate", "rows", alter=lambda count: 200_000),
    "10,000,000 rows are asked for": _at_numbers(
        "params", "generate", "rows", alter=lambda count: 10_000_000
    ),
    "no rows are asked for": _at_numbers("params", "generate", "rows", alter=lambda count: 0),
    "negative counts of rows": _at_numbers("params", "generate", "rows", alter=lambda count: -count - 1),
    "counts of rows as text": _at_numbers("params", "generate", "rows", alter=str),
    "counts of rows beyond 64 bits": _at_numbers("params", "generate", "rows", alter=lambda count: 10**30),
    "rows of a family that does not exist": _at("params", "generate", "rows", no_such_family=2),
    "an unknown parameter of `generate`": _at("params", "generate", cheat=True),
    "an unknown step": _at("params", publish={"endpoint": "http://127.0.0.1:9/"}),
    "no parameters of `generate`": _at("params", generate={}),
    "no parameters": _set(params={}),
    "parameters that are a list": _set(params=[]),
}

DIFFICULTIES: dict[str, Change] = {
    "another difficulty is asked for": _at("params", "generate", difficulties=[1, 2, 3]),
    "fewer difficulties are asked for": _at("params", "generate", difficulties=[1]),
    "difficulties in another order": _at("params", "generate", difficulties=[2, 1]),
    "a difficulty twice": _at("params", "generate", difficulties=[1, 2, 2]),
    "more demonstrations are asked for": _at("params", "generate", demonstrations=2),
    "a million demonstrations are asked for": _at("params", "generate", demonstrations=1_000_000),
}

CLAIMS: dict[str, Change] = {
    "the name of another benchmark": _of_another,
    "the name of no benchmark": _set(name="no_such_benchmark"),
    "a name that is a path": _set(name="../missing_fact"),
    "another canary": _set(canary=OTHER_GUID),
    "no canary": _pop("canary"),
    "a canary that is null": _set(canary=None),
    "the key of families is missing": _pop("families"),
    "the key of params is missing": _pop("params"),
    "the key of files is missing": _pop("files"),
    "an unknown key": _set(note="trust us"),
    "an unknown key with a date": _set(created="2026-11-22T06:45:00Z"),
    "an unknown key in a family": _in_one_family(note="trust us"),
    "versions of libraries": _set(libraries={"pyarrow": "26.0.1"}),
    "a version of code": _set(code="1.0.0"),
    "what was checked": _set(checked={"cycle": 10}),
    "figures": _set(figures={"blind_guess_rate": "0.0100"}),
    "scripts": _set(scripts={"count": 10}),
    "a number that is NaN": _in_one_family(distinct=math.nan),
    "a number that is infinite": _in_one_family(distinct=math.inf),
    "a number of 4,000 digits": _in_one_family(distinct=10**3999),
    "a number that is true": _in_one_family(distinct=True),
}

FILES: dict[str, Change] = {
    "another hash of a file": _first_file(lambda said: said.update(sha256=OTHER_HASH)),
    "a hash in capitals": _first_file(lambda said: said.update(sha256=said["sha256"].upper())),
    "another size of a file": _first_file(lambda said: said.update(bytes=said["bytes"] + 1)),
    "another count of a file's rows": _first_file(lambda said: said.update(rows=said["rows"] + 1)),
    "a size that is a float": _first_file(lambda said: said.update(bytes=float(said["bytes"]))),
    "a count of rows that is text": _first_file(lambda said: said.update(rows=str(said["rows"]))),
    "no count of rows": _first_file(lambda said: said.pop("rows")),
    "no hash of a file": _first_file(lambda said: said.pop("sha256")),
    "more about a file": _first_file(lambda said: said.update(note="trust us")),
    "a file less": _files(lambda files: files.pop(list(files)[-1])),
    "no files": _files(lambda files: files.clear()),
    "a file that is not there": _files(
        lambda files: files.update({"data/extra/test.parquet": {"bytes": 1, "sha256": OTHER_HASH, "rows": 1}})
    ),
    "a file outside the folder": _files(
        lambda files: files.update({"../data/x/test.parquet": {"bytes": 1, "sha256": OTHER_HASH, "rows": 1}})
    ),
    "a file by an absolute path": _files(
        lambda files: files.update({"/etc/hostname": {"bytes": 1, "sha256": OTHER_HASH, "rows": 1}})
    ),
    "a document among the data": _files(
        lambda files: files.update({"README.md": {"bytes": 1, "sha256": OTHER_HASH, "rows": 1}})
    ),
    "files in another order": in_json(
        NAME, lambda manifest: manifest.update(files=dict(reversed(manifest["files"].items())))
    ),
    "files that are a list": in_json(NAME, lambda manifest: manifest.update(files=list(manifest["files"]))),
}

FORMS: dict[str, Change] = {
    "compact": _as(lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"),
    "indented by four": _as(lambda value: json.dumps(value, ensure_ascii=False, indent=4) + "\n"),
    "indented by tabs": _as(lambda value: json.dumps(value, ensure_ascii=False, indent="\t") + "\n"),
    "keys in the order of the alphabet": _as(
        lambda value: json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    ),
    "a key written with an escape": in_text(NAME, replaced('"name"', '"n\\u0061me"')),
    "the version twice, the first one another": in_text(
        NAME, replaced('"version"', '"version": "9.9.9",\n "version"')
    ),
    "the version twice, the last one another": in_text(
        NAME, lambda text: text[:-3] + ',\n "version": "9.9.9"\n}\n'
    ),
    "the canary twice": in_text(NAME, replaced('"canary"', f'"canary": "{OTHER_GUID}",\n "canary"')),
    "the root seed twice, the first one another": in_text(
        NAME, replaced('"root_seed"', '"root_seed": 9,\n "root_seed"')
    ),
    "files twice, the first ones none": in_text(NAME, replaced('"files"', '"files": {},\n "files"')),
    "no newline at the end": in_text(NAME, lambda text: text[:-1]),
    "two newlines at the end": in_text(NAME, appended("\n")),
    "a space at the end of a line": in_text(NAME, replaced(",\n", ", \n")),
    "spaces after the end": in_text(NAME, appended(" " * 1000)),
    "CRLF": in_text(NAME, lambda text: text.replace("\n", "\r\n")),
    "a byte-order mark": in_bytes(NAME, lambda content: b"\xef\xbb\xbf" + content),
    "UTF-16": in_bytes(NAME, lambda content: content.decode().encode("utf-16")),
    "Latin-1": in_bytes(NAME, lambda content: content.replace(b'"name"', b'"n\xe9": 1, "name"', 1)),
    "a second value after the end": in_text(NAME, appended("{}\n")),
    "a comment": in_text(NAME, replaced("{\n", "{\n // made by hand\n")),
    "a list around it": in_text(NAME, lambda text: f"[{text}]"),
    "nested 100,000 deep": _nested(100_000),
    "nested 400 deep": _nested(400),
    "half of it": in_text(NAME, lambda text: text[: len(text) // 2]),
    "nothing": in_text(NAME, lambda text: ""),
    "an empty object": in_text(NAME, lambda text: "{}\n"),
    "null": in_text(NAME, lambda text: "null\n"),
    "a key in a look-alike letter": in_text(NAME, replaced('"canary"', '"c\u0430nary"')),
    "a zero-width space in the version": in_text(NAME, replaced('"version": "', '"version": "\u200b')),
}

KINDS = (
    *(
        Tampering(name=f"manifest: {name}", change=change)
        for name, change in (PARAMS | CLAIMS | FILES | FORMS).items()
    ),
    *(
        Tampering(name=f"manifest: {name}", change=change, only=("missing_fact",))
        for name, change in DIFFICULTIES.items()
    ),
)
