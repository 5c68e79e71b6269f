"""JSON, lines of JSON and YAML that are hostile: in form, in size, in types, in every text."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import yaml

from tests.hostile.texts import PAYLOADS, SHOWN
from tests.hostile.things import Kind, written

Change = tuple[str, Callable[[Any], Any]]
"""A change of a parsed document, by its name."""

WRONG = (None, [], {}, "x", -1, 1.5, True, [[]], {"a": {}}, SHOWN, 10**30, [None], "")
"""Values of which each is wrong somewhere; a key gets a few of them in turn."""

NUMBERS = {
    "negative": -1,
    "huge": 10**40,
    "beyond 64 bits": 2**64,
    "not a number": float("nan"),
    "infinite": float("inf"),
    "half": 0.5,
    "text": "7",
    "minus zero": -0.0,
}

HUGE_NUMBERS = {
    "1e999": "1e999",
    "100,000 digits": "9" * 100_000,
    "a long exponent": "1e-999999999",
    "leading zero": "007",
}

MARK = "seventeen-and-four"
"""Stands for text that `json.dumps` cannot write."""


def whole_texts() -> Iterator[tuple[str, str]]:
    """Yield texts that stand for a whole document."""
    for text in (
        "null",
        "true",
        "0",
        '"x"',
        "[]",
        "{}",
        "[[]]",
        "NaN",
        "-Infinity",
        "1e999",
        "-0",
        "{",
        '{"a"',
        "nul",
    ):
        yield f"only {text}", text
    yield "100,000 digits", "9" * 100_000
    yield "200,000 brackets", "[" * 200_000
    yield "100,000 brackets, closed", "[" * 100_000 + "]" * 100_000
    yield "50,000 objects in one another", '{"a":' * 50_000 + "1" + "}" * 50_000
    yield "single quotes", "{'a': 1}"
    yield "a comment", '{"a": 1} // one'
    yield "a comma too many", '{"a": 1,}'
    yield "a control character in a text", '{"a": "\x1b[2J"}'
    yield "a half surrogate as an escape", '{"id": "\\ud800"}'
    yield "an unknown escape", '{"id": "\\x41"}'
    yield "20,000 keys and one twice", "{" + ",".join(f'"k{n}":0' for n in range(20_000)) + ',"k0":0}'
    yield "a million texts", "[" + ",".join(['"x"'] * 1_000_000) + "]"
    yield "20 MB of blanks", " " * 20_000_000


def changes(document: Any, keys: int) -> Iterator[Change]:
    """Yield changes of a document: of all texts, of all numbers, and of so many single keys."""
    for name, payload in PAYLOADS.items():
        yield f"texts: {name}", lambda whole, payload=payload: _texts(whole, payload)
    for name in (
        "clear screen",
        "lone surrogate",
        "very long",
        "newlines",
        "path up",
        "empty",
        "bidirectional marks",
    ):
        yield f"keys: {name}", lambda whole, payload=PAYLOADS[name]: _keys(whole, payload)
    for name, number in NUMBERS.items():
        yield f"numbers: {name}", lambda whole, number=number: _numbers(whole, number)
    yield "all null", lambda whole: _leaves(whole, None)
    yield "lists for objects", lambda whole: list(whole.values()) if isinstance(whole, dict) else whole
    yield "in a list", lambda whole: [whole]
    yield "in an object", lambda whole: {"a": whole}
    yield "an unknown key", lambda whole: _with_unknown(whole, "hostile", SHOWN)
    yield "a key of Python", lambda whole: _with_unknown(whole, "__class__", {"__init__": SHOWN})
    yield "a reference to a file", lambda whole: _with_unknown(whole, "$ref", "file:///etc/passwd")
    yield (
        "a reference to an address",
        lambda whole: _with_unknown(whole, "$ref", "http://127.0.0.1:7/hostile"),
    )
    yield "a reference to itself", lambda whole: _with_unknown(whole, "$ref", "#")
    yield "a slow pattern", lambda whole: _with_unknown(whole, "pattern", "^(([a-z_/0-9])+.)+[A-Z]$")
    paths = places(document)
    step = max(1, len(paths) // keys)
    for number, path in enumerate(paths[::step][:keys]):
        shown = "/".join(map(str, path))
        yield f"missing: {shown}", lambda whole, path=path: _without(whole, path)
        for wrong in (WRONG[number % len(WRONG)], WRONG[(number * 5 + 4) % len(WRONG)]):
            named = "payloads" if wrong is SHOWN else json.dumps(wrong)
            yield f"{named} at {shown}", lambda whole, path=path, wrong=wrong: _replaced(whole, path, wrong)


def places(document: Any) -> list[tuple[Any, ...]]:
    """Return the path of every value; of a list only to its first."""
    found: list[tuple[Any, ...]] = []

    def walk(value: Any, path: tuple[Any, ...]) -> None:
        if path:
            found.append(path)
        if isinstance(value, dict):
            for key, inner in value.items():
                walk(inner, (*path, key))
        elif isinstance(value, list) and value:
            walk(value[0], (*path, 0))

    walk(document, ())
    return found


def _mapped(value: Any, leaf: Callable[[Any], Any], key: Callable[[Any], Any] = lambda key: key) -> Any:
    if isinstance(value, dict):
        return {key(name): _mapped(inner, leaf, key) for name, inner in value.items()}
    if isinstance(value, list):
        return [_mapped(inner, leaf, key) for inner in value]
    return leaf(value)


def _texts(whole: Any, payload: str) -> Any:
    return _mapped(whole, lambda leaf: payload if isinstance(leaf, str) else leaf)


def _keys(whole: Any, payload: str) -> Any:
    return _mapped(whole, lambda leaf: leaf, lambda key: f"{key}{payload}" if payload else "")


def _numbers(whole: Any, number: Any) -> Any:
    return _mapped(whole, lambda leaf: number if type(leaf) in (int, float) else leaf)


def _leaves(whole: Any, value: Any) -> Any:
    return _mapped(whole, lambda leaf: value)


def _with_unknown(whole: Any, key: str, value: Any) -> Any:
    return {**whole, key: value} if isinstance(whole, dict) else [whole, {key: value}]


def _without(whole: Any, path: tuple[Any, ...]) -> Any:
    changed = copy.deepcopy(whole)
    del _holder(changed, path)[path[-1]]
    return changed


def _replaced(whole: Any, path: tuple[Any, ...], value: Any) -> Any:
    changed = copy.deepcopy(whole)
    _holder(changed, path)[path[-1]] = value
    return changed


def _holder(whole: Any, path: tuple[Any, ...]) -> Any:
    for step in path[:-1]:
        whole = whole[step]
    return whole


def written_json(document: Any) -> bytes:
    """Return a document as JSON in one line, lone surrogates as escapes."""
    return json.dumps(document, separators=(",", ":"), ensure_ascii=True).encode()


def _raw_numbers(document: Any, text: str) -> bytes:
    marked = _mapped(document, lambda leaf: MARK if type(leaf) in (int, float) else leaf)
    return written_json(marked).replace(f'"{MARK}"'.encode(), text.encode())


def _twice(document: Any) -> bytes:
    """Write a document with its first key twice."""
    line = written_json(document)
    if not isinstance(document, dict) or not document:
        return b'{"a":1,"a":2}'
    key = next(iter(document))
    return b"{" + written_json({key: None})[1:-1] + b"," + line[1:]


def json_kinds(true: bytes, keys: int) -> Iterator[Kind]:
    """Yield files of one JSON document, from the true one."""
    document = json.loads(true)
    for name, text in whole_texts():
        yield written(f"JSON: {name}", lambda true, text=text: text.encode())
    for name, change in changes(document, keys):
        yield written(f"JSON: {name}", lambda true, change=change: written_json(change(json.loads(true))))
    for name, text in HUGE_NUMBERS.items():
        yield written(f"JSON: numbers: {name}", lambda true, text=text: _raw_numbers(json.loads(true), text))
    yield written("JSON: a key twice", lambda true: _twice(json.loads(true)))


def lines_kinds(true: bytes, keys: int) -> Iterator[Kind]:
    """Yield files of JSON lines: whatever a document can be, as the first line of the true ones."""
    lines = true.splitlines(keepends=True)
    for name, text in whole_texts():
        yield written(f"line: {name}", lambda true, text=text: text.encode() + b"\n" + true)
    for name, change in changes(json.loads(lines[0]), keys):
        yield written(
            f"line: {name}",
            lambda true, change=change: _first_line(true, lambda first: written_json(change(first))),
        )
    for name, text in HUGE_NUMBERS.items():
        yield written(
            f"line: numbers: {name}",
            lambda true, text=text: _first_line(true, lambda first: _raw_numbers(first, text)),
        )
    yield written("line: a key twice", lambda true: _first_line(true, _twice))
    for name, payload in PAYLOADS.items():
        yield written(f"all lines: texts: {name}", lambda true, payload=payload: _every_line(true, payload))
    yield written("a line twice", lambda true: true.splitlines(keepends=True)[0] + true)
    yield written("lines in another order", lambda true: b"".join(reversed(true.splitlines(keepends=True))))
    yield written("empty lines between", lambda true: true.replace(b"\n", b"\n\n\n"))
    yield written("all in one line", lambda true: true.replace(b"\n", b" "))
    yield written("a list instead", lambda true: b"[" + true.strip().replace(b"\n", b",") + b"]")
    yield written("broken after the first", lambda true: true.splitlines()[0] + b"\n{\n")
    yield written(
        "200,000 lines",
        lambda true: true.splitlines(keepends=True)[-1][:300].rstrip() * 1 + b"\n{}" * 200_000,
    )


def _first_line(true: bytes, change: Callable[[Any], bytes]) -> bytes:
    first, *others = true.splitlines(keepends=True)
    return change(json.loads(first)) + b"\n" + b"".join(others)


def _every_line(true: bytes, payload: str) -> bytes:
    return b"".join(written_json(_texts(json.loads(line), payload)) + b"\n" for line in true.splitlines())


YAML_TEXTS = {
    "a command by a tag": "!!python/object/apply:os.system ['touch ran-by-yaml']",
    "a name by a tag": "a: !!python/name:os.system",
    "a new object by a tag": "!!python/object/new:type {args: [z, !!python/tuple [], {}]}",
    "an unknown tag": "a: !hostile {b: 1}",
    "bytes": "a: !!binary aGVsbG8=",
    "bad bytes": "a: !!binary '\u00e9'",
    "a set": "!!set {a, b}",
    "a time": "a: 2026-02-30",
    "a moment": "a: 2001-12-14t21:59:43.10-05:00",
    "base 60": "a: 190:20:30",
    "a tab": "a:\n\tb: 1",
    "two documents": "a: 1\n---\nb: 2",
    "a million documents": "---\n" * 1_000_000,
    "an unknown alias": "a: *b",
    "an alias of itself": "a: &a [*a]",
    "a merge with itself": "a: &a\n  <<: *a",
    "a key twice": "missing_fact: {}\nmissing_fact: {}",
    "a list as a key": "? [a, b]\n: 1",
    "an object as a key": "? {a: b}\n: 1",
    "5,000 brackets": "[" * 5_000,
    "100,000 brackets": "a: " + "[" * 100_000 + "]" * 100_000,
    "1,000 indents": "\n".join(" " * n + "a:" for n in range(1_000)),
    "1,000 lists in one another": "- " * 1_000 + "a",
    "100,000 digits": "root_seed: " + "9" * 100_000,
    "an open quote": "a: 'b",
    "an unknown escape": 'a: "\\q"',
    "a half surrogate": 'a: "\\ud800"',
    "a control character": "a: \x1b[2J",
    "a directive": "%YAML 9.9\n---\na: 1",
    "a long directive": "%TAG ! tag:hostile,2026:\n---\n!a b",
    "only a text": "hostile",
    "only a number": "7",
    "only null": "~",
    "a list": "- a\n- b",
    "yes and no": "yes: no\non: off",
    "infinity": "a: .inf\nb: -.inf\nc: .nan",
    "an octal number": "a: 0o17\nb: 017\nc: 0x1f\nd: 0b1",
    "a long scalar": "a: >\n" + "  x\n" * 300_000,
}


def _laughs(levels: int = 9) -> str:
    lines = ['a0: &a0 ["lol", "lol", "lol", "lol", "lol", "lol", "lol", "lol", "lol"]']
    for n in range(1, levels):
        lines.append(f"a{n}: &a{n} [" + ", ".join([f"*a{n - 1}"] * 9) + "]")
    return "\n".join(lines)


def yaml_kinds(true: bytes, keys: int) -> Iterator[Kind]:
    """Yield YAML files: hostile for YAML's own sake, and what a JSON document can be."""
    for name, text in {**YAML_TEXTS, "a billion laughs": _laughs()}.items():
        raw = text.encode("utf-8", "surrogatepass")
        yield written(f"YAML: {name}", lambda true, raw=raw: raw)
        if not text.startswith(("%", "---", "!")):
            yield written(f"YAML behind: {name}", lambda true, raw=raw: true + b"\n" + raw + b"\n")
    for name, change in changes(yaml.safe_load(true), keys):
        yield written(f"YAML: {name}", lambda true, change=change: written_json(change(yaml.safe_load(true))))
    for name, text in HUGE_NUMBERS.items():
        yield written(
            f"YAML: numbers: {name}", lambda true, text=text: _raw_numbers(yaml.safe_load(true), text)
        )
