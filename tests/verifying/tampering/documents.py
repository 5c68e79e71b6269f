"""Changelog, licence, schema and Croissant that say something else."""

import json
from collections.abc import Callable
from typing import Any

from tests.verifying.tampering.editing import (
    appended,
    in_bytes,
    in_json,
    in_text,
    other_number,
    replaced,
    substituted,
    without,
)
from tests.verifying.tampering.tampering import Change, Tampering

WEB = "http://127.0.0.1:9/"
SCRIPT = "<script>fetch('http://127.0.0.1:9/')</script>"


CHANGELOG: dict[str, Change] = {
    "an older version invented": in_text("CHANGELOG.md", appended("\n## 0.9.0\n\nAs this one.\n")),
    "a newer version": in_text(
        "CHANGELOG.md", substituted(r"^## ", "## 2.0.0\n\nAll answers corrected.\n\n## ")
    ),
    "an entry altered": in_text(
        "CHANGELOG.md", replaced("The first release.", "The first release, checked by hand.")
    ),
    "another count of rows": in_text("CHANGELOG.md", other_number(r"added, ([0-9]+) rows")),
    "a line less": in_text("CHANGELOG.md", without(r"^- .*\n")),
    "a line too much": in_text("CHANGELOG.md", appended("- family `invented`: added, 7 rows\n")),
    "another heading": in_text("CHANGELOG.md", substituted(r"^# .*$", "# Changes")),
    "no versions": in_text("CHANGELOG.md", substituted(r"(?s)^## .*", "")),
    "a script": in_text("CHANGELOG.md", appended(f"\n{SCRIPT}\n")),
    "nothing": in_text("CHANGELOG.md", lambda text: ""),
}

LICENCE: dict[str, Change] = {
    "another licence": in_text("LICENSE", lambda text: "CC0 1.0 Universal\n"),
    "a clause taken out": in_text("LICENSE", substituted(r"(?s)\n\n[^\n].*?\n\n", "\n\n")),
    "a clause added": in_text("LICENSE", appended("\nResults may not be published.\n")),
    "another name": in_text("LICENSE", replaced("The Seedproof authors", "Somebody else")),
    "another year": in_text("LICENSE", other_number(r"Copyright \(c\) ([0-9]{4})")),
    "a space at its end": in_text("LICENSE", appended(" ")),
    "nothing": in_text("LICENSE", lambda text: ""),
}


def _schema(edit: Callable[[Any], Any]) -> Change:
    return in_json("schema.json", edit)


def _property(name: str, **values: Any) -> Change:
    return _schema(lambda schema: schema["properties"][name].update(values))


SCHEMA: dict[str, Change] = {
    "anything is allowed": _schema(lambda schema: schema.clear()),
    "true": in_text("schema.json", lambda text: "true\n"),
    "columns may be added": _schema(lambda schema: schema.update(additionalProperties=True)),
    "no column is required": _schema(lambda schema: schema.update(required=[])),
    "a column is not required": _schema(lambda schema: schema["required"].remove("answer")),
    "any answer is allowed": _schema(
        lambda schema: schema["properties"].update(answer={"description": "Any"})
    ),
    "any id is allowed": _schema(lambda schema: schema["properties"]["id"].pop("pattern")),
    "a pattern that takes ages": _property("question", pattern="^(a+)+$"),
    "a pattern that takes ages on any text": _property("question", pattern="^(([^x])+.?)+$"),
    "a pattern that is none": _property("question", pattern="("),
    "a reference to the web": _schema(lambda schema: schema["properties"].update(answer={"$ref": WEB})),
    "a reference to a file": _schema(
        lambda schema: schema["properties"].update(answer={"$ref": "file:///etc/hostname"})
    ),
    "a reference to itself": _schema(lambda schema: schema.update({"$ref": "#"})),
    "a schema of the web": _schema(lambda schema: schema.update({"$schema": WEB})),
    "an id of the web": _schema(lambda schema: schema.update({"$id": WEB})),
    "a wrong description": _property("answer", description="What most models say"),
    "a wrong title": _schema(lambda schema: schema.update(title="another row, version 2")),
    "another draft": _schema(
        lambda schema: schema.update({"$schema": "http://json-schema.org/draft-04/schema#"})
    ),
    "a stricter limit": _property("difficulty", maximum=0),
    "an example": _property("answer", examples=["41"]),
    "a script in a description": _property("answer", description=SCRIPT),
    "other JSON": in_text("schema.json", lambda text: json.dumps(json.loads(text)) + "\n"),
    "a newline at the end": in_text("schema.json", appended("\n")),
    "a key twice": in_text(
        "schema.json",
        replaced('"additionalProperties"', '"additionalProperties": true,\n "additionalProperties"'),
    ),
    "nothing": in_text("schema.json", lambda text: ""),
    "nested 100,000 deep": in_text(
        "schema.json", replaced("{", '{"deep": ' + "[" * 100_000 + "]" * 100_000 + ",")
    ),
}


def _croissant(edit: Callable[[Any], Any]) -> Change:
    return in_json("croissant.json", edit)


CROISSANT: dict[str, Change] = {
    "another address": _croissant(lambda value: value.update(url=WEB)),
    "another name": _croissant(lambda value: value.update(name="corrected")),
    "another description": _croissant(lambda value: value.update(description="Checked by hand.")),
    "another licence": _croissant(
        lambda value: value.update(license="https://creativecommons.org/publicdomain/zero/1.0/")
    ),
    "another version": _croissant(lambda value: value.update(version="2.0.0")),
    "another author": _croissant(lambda value: value["creator"].update(name="Somebody else")),
    "another citation": _croissant(lambda value: value.update(citeAs="@misc{nobody}")),
    "a date": _croissant(lambda value: value.update(datePublished="2020-01-01")),
    "a file of the web": _croissant(
        lambda value: value["distribution"][0].update(contentUrl=f"{WEB}test.parquet")
    ),
    "a file out of the folder": _croissant(
        lambda value: value["distribution"][0].update(contentUrl="../data/test.parquet")
    ),
    "another kind of file": _croissant(
        lambda value: value["distribution"][0].update(encodingFormat="text/csv")
    ),
    "a file less": _croissant(lambda value: value["distribution"].pop()),
    "a file too much": _croissant(
        lambda value: value["distribution"].append(value["distribution"][0] | {"@id": "x", "contentUrl": WEB})
    ),
    "another field": _croissant(lambda value: value["recordSet"][0]["field"][0].update(name="key")),
    "a field of another type": _croissant(
        lambda value: value["recordSet"][0]["field"][0].update(dataType="cr:Int64")
    ),
    "a field of another column": _croissant(
        lambda value: value["recordSet"][0]["field"][5]["source"]["extract"].update(column="question")
    ),
    "a field with another description": _croissant(
        lambda value: value["recordSet"][0]["field"][5].update(description="What most models say")
    ),
    "a field less": _croissant(lambda value: value["recordSet"][0]["field"].pop()),
    "a set of records less": _croissant(lambda value: value["recordSet"].pop()),
    "an outside context": _croissant(lambda value: value.update({"@context": WEB})),
    "a context too much": _croissant(lambda value: value["@context"].update(answer=WEB)),
    "a key too much": _croissant(lambda value: value.update(note="trust us")),
    "another standard": _croissant(
        lambda value: value.update(conformsTo="http://mlcommons.org/croissant/1.1")
    ),
    "compact": in_text("croissant.json", lambda text: json.dumps(json.loads(text)) + "\n"),
    "a key twice": in_text("croissant.json", replaced('"name"', '"name": "corrected",\n "name"')),
    "a byte-order mark": in_bytes("croissant.json", lambda content: b"\xef\xbb\xbf" + content),
    "nothing": in_text("croissant.json", lambda text: ""),
    "another hash": _croissant(lambda value: value["distribution"][0].update(sha256="0" * 64)),
    "another size": _croissant(lambda value: value["distribution"][0].update(contentSize="1 B")),
    "another status": _croissant(lambda value: value.update(creativeWorkStatus="Published")),
}

THEMES = {"changelog": CHANGELOG, "licence": LICENCE, "schema": SCHEMA, "Croissant": CROISSANT}

KINDS = tuple(
    Tampering(name=f"{theme}: {name}", change=change)
    for theme, changes in THEMES.items()
    for name, change in changes.items()
)
