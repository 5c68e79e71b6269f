"""SECURITY.md says what is bounded, by the constants themselves."""

import re
from pathlib import Path

from tests.house.bounds import BOUNDS, PAGE, written
from tests.imports import PIPELINE, SEEDPROOF

JSON_OF_OTHERS = re.compile(r"\bjson\.loads?\(|\bjson\.Decoder\b|\byaml\.(?:safe_)?load\(|\bJSONDecoder\(")

READERS = {
    "seedproof/record/json_text.py": "the one reader of JSON",
    "pipeline/archiving/params.py": "what the one reader of YAML has read before, with its comments",
    "seedproof/answers/json_values.py": "an answer, which is short",
    "seedproof/responses/reply.py": "an answer, which is short",
    "seedproof/requests/consulting.py": "a reply of which two thousand characters are read",
    "seedproof/contract/promises.py": "what our own process printed",
    "seedproof/problems/questions.py": "what was written in the same line",
    "seedproof/certifying/university/certify.py": "a drawing that gates have read: this room stands alone",
    "pipeline/mutating/mutating.py": "what was written in the same line",
    "pipeline/releasing/manifest.py": "what was written in the same line",
    "pipeline/publishing/rehearse.py": "what our own process printed",
    "pipeline/evaluating/transcripts/lines.py": "a line that is compared with how it is written",
    "seedproof/record/instances.py": "a line that is compared with how it is written",
    "seedproof/record/rows.py": "lines that are compared with how they are written, or were made here",
}
"""The files that read JSON or YAML themselves, and of whom."""


def test_the_table_is_what_the_constants_say():
    assert PAGE.read_text() == written(PAGE.read_text()), "Write it anew: python -m tests.house.bounds"


def test_every_constant_stands_there_once():
    assert len({(bound.module, bound.name) for bound in BOUNDS}) == len(BOUNDS)


def test_json_and_yaml_have_one_reader_each():
    sources = [*PIPELINE.rglob("*.py"), *SEEDPROOF.rglob("*.py")]
    found = {_name(path) for path in sources if JSON_OF_OTHERS.search(path.read_text())}
    assert found == READERS.keys()


def _name(path: Path) -> str:
    return path.resolve().relative_to(PIPELINE.resolve().parent).as_posix()
