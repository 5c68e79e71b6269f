"""Gallery, changelog, licence, schema, reports, charts and Croissant that say something else."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from seedproof.record.draws import Draws
from tests.verifying.tampering.editing import (
    appended,
    in_bytes,
    in_json,
    in_text,
    other_number,
    replaced,
    substituted,
    with_sums,
    without,
)
from tests.verifying.tampering.tampering import Change, Tampering

WEB = "http://127.0.0.1:9/"
SCRIPT = "<script>fetch('http://127.0.0.1:9/')</script>"


def _wrong_in_gallery(folder: Path, draws: Draws) -> None:
    """Put a wrong answer into the first entry of the gallery."""
    pattern = r"(\*\*(?:Answer|Label|Solution|Best solution)[^*]*\*\*\n\n```text\n)(.*)"
    in_text("GALLERY.md", substituted(pattern, r"\g<1>41 instead of \g<2>"))(folder, draws)


def _wrong_seed_in_gallery(folder: Path, draws: Draws) -> None:
    in_text("GALLERY.md", substituted(r"seed `[0-9a-f]{32}`", f"seed `{'0' * 32}`"))(folder, draws)


def _row_in_gallery(folder: Path, draws: Draws) -> None:
    """Show the id of another row."""
    in_text("GALLERY.md", other_number(r"^`[a-z_]+/[a-z0-9_]+/d[0-9]+/00000([0-9])"))(folder, draws)


GALLERY: dict[str, Change] = {
    "a wrong answer": _wrong_in_gallery,
    "another seed": _wrong_seed_in_gallery,
    "another row": _row_in_gallery,
    "another number in a question": in_text("GALLERY.md", other_number(r"```text\n(?:.*\n)*?.*?([0-9])")),
    "a family added": in_text("GALLERY.md", appended("\n## invented\n\n**Answer**\n\n```text\n41\n```\n")),
    "a family less in its contents": in_text("GALLERY.md", without(r"^- \[.*\n")),
    "a script": in_text("GALLERY.md", appended(f"\n{SCRIPT}\n")),
    "no newline at the end": in_text("GALLERY.md", lambda text: text[:-1]),
    "CRLF": in_text("GALLERY.md", lambda text: text.replace("\n", "\r\n")),
    "nothing": in_text("GALLERY.md", lambda text: ""),
    "the changelog in its place": in_text("GALLERY.md", lambda text: "# Changelog\n"),
}

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


def _report(stage: str, edit: Callable[[Any], Any]) -> Change:
    return in_json(f"report/{stage}.json", edit)


def _first_of(key: str) -> Callable[[Any], Any]:
    return lambda report: report[key].pop()


def _reports() -> dict[str, Change]:
    """What can be done to each report alike."""
    changes: dict[str, Change] = {}
    for stage in ("generate", "validate", "cycle", "quality"):
        name = f"report/{stage}.json"
        changes |= {
            f"of {stage}: an empty object": in_text(name, lambda text: "{}\n"),
            f"of {stage}: nothing": in_text(name, lambda text: ""),
            f"of {stage}: a key too much": _report(stage, lambda report: report.update(humans=3)),
            f"of {stage}: another stage": _report(stage, lambda report: report.update(stage="release")),
            f"of {stage}: compact": in_text(name, lambda text: json.dumps(json.loads(text)) + "\n"),
        }
    for stage in ("validate", "cycle", "quality"):
        changes |= {
            f"of {stage}: more rows checked": _report(
                stage, lambda report: report.update(checked=report["checked"] + 1)
            ),
            f"of {stage}: no rows checked": _report(stage, lambda report: report.update(checked=0)),
            f"of {stage}: a finding": _report(
                stage, lambda report: report.update(findings=1, by_code={"not-unique": 1}, first=["Row 1."])
            ),
            f"of {stage}: findings taken out": _report(stage, lambda report: report.pop("findings")),
            f"of {stage}: other rows read": _report(
                stage, lambda report: report["read"].update({"instances.jsonl": "0" * 64})
            ),
            f"of {stage}: no rows read": _report(stage, lambda report: report.update(read={})),
        }
    return changes


REPORTS: dict[str, Change] = _reports() | {
    "of quality: no expectations": _report("quality", lambda report: report.update(expectations=[])),
    "of quality: an expectation less": _report("quality", _first_of("expectations")),
    "of quality: an expectation invented": _report(
        "quality", lambda report: report["expectations"].append("test rows: expect_humans_to_agree")
    ),
    "of quality: no figures": _report("quality", lambda report: report.update(figures={})),
    "of quality: another figure": _report(
        "quality", lambda report: report["figures"]["test"].update(humans="1.0")
    ),
    "of generate: a family less": _report(
        "generate", lambda report: report["families"].pop(next(iter(report["families"])))
    ),
    "of generate: rejections taken out": _report(
        "generate",
        lambda report: [family.update(rejected={"none": 1}) for family in report["families"].values()],
    ),
    "of generate: other counts": _report("generate", lambda report: report["rows"].update(test=1_000)),
}

CHART = "report/figures/most_common_answer.svg"

CHARTS: dict[str, Change] = {
    "a script": in_text(CHART, replaced("</svg>", "<script>fetch('http://127.0.0.1:9/')</script></svg>")),
    "a picture of the web": in_text(CHART, replaced("</svg>", f'<image href="{WEB}"/></svg>')),
    "code that runs when it is shown": in_text(CHART, replaced("<svg ", '<svg onload="alert(1)" ')),
    "another number": in_text(CHART, substituted(r">[0-9.]+%</text>", ">0.01%</text>")),
    "a shorter bar": in_text(
        CHART, substituted(r'(fill="#2f6f9f"|width="[0-9]+" height="16")', 'width="1" height="16"')
    ),
    "another title": in_text(CHART, substituted(r"<title>[^<]*", "<title>Every answer is right")),
    "another description": in_text(CHART, substituted(r"<desc>[^<]*", "<desc>Every answer is right.")),
    "a family of another name": in_text(CHART, substituted(r'monospace">[a-z0-9_]+', 'monospace">invented')),
    "an outside entity": in_text(CHART, lambda text: f'<!DOCTYPE svg [<!ENTITY x SYSTEM "{WEB}">]>\n{text}'),
    "a comment": in_text(CHART, appended("<!-- trust us -->\n")),
    "nothing": in_text(CHART, lambda text: ""),
    "the other chart in its place": in_bytes(
        CHART, lambda content: b"<svg xmlns='http://www.w3.org/2000/svg'/>\n"
    ),
    "another number in the chart of questions": in_text(
        "report/figures/question_characters.svg", other_number(r">(?:[^<0-9]*)([0-9]+)[^<]*</text>")
    ),
    "another curve in the chart of stability": in_text(
        "report/figures/stability.svg", other_number(r'd="M80 472 84 ([0-9]+)')
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
}

HASHES: dict[str, Change] = {
    "another hash": _croissant(lambda value: value["distribution"][0].update(sha256="0" * 64)),
    "another size": _croissant(lambda value: value["distribution"][0].update(contentSize="1 B")),
}
"""What sealing would put right."""

THEMES = {
    "gallery": GALLERY,
    "changelog": CHANGELOG,
    "licence": LICENCE,
    "schema": SCHEMA,
    "report": REPORTS,
    "chart": CHARTS,
    "Croissant": CROISSANT,
}

KINDS = (
    *(
        Tampering(name=f"{theme}: {name}", change=change)
        for theme, changes in THEMES.items()
        for name, change in changes.items()
    ),
    *(
        Tampering(name=f"Croissant: {name}", change=with_sums(change), sealed=False)
        for name, change in HASHES.items()
    ),
)
