"""The table of SECURITY.md that says what is bounded: `python -m tests.house.bounds` writes it anew."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from tests.conftest import REPOSITORY

PAGE = REPOSITORY / "SECURITY.md"
BEGIN, END = "<!-- bounds: begin -->\n", "<!-- bounds: end -->\n"


class Bound(NamedTuple):
    """What is read, the unit of its bound, and the module and name of the constant."""

    what: str
    unit: str
    module: str
    name: str

    @property
    def line(self) -> str:
        """The line of the table."""
        value = getattr(import_module(self.module), self.name)
        path = f"{self.module.replace('.', '/')}.py"
        return f"| {self.what} | {value:,.0f} {self.unit} | `{path}`: `{self.name}` |"


RECORD = "seedproof.record.bounds"
BUDGET = "seedproof.record.budget"
COLLECTING = "pipeline.collecting.source"
IMAGES = "pipeline.collecting.images"
PARQUET = "pipeline.releasing.parquet"
TEMPLATES = "pipeline.releasing.apart"
LOGS = "pipeline.evaluating.engine.members"
ENDPOINTS = "pipeline.evaluating.planning.endpoints"

BOUNDS = (
    Bound("JSON and YAML, inside one another", "levels", RECORD, "DEEPEST"),
    Bound("YAML", "bytes", RECORD, "LARGEST_YAML"),
    Bound("YAML, with what it refers to", "values", RECORD, "MOST_VALUES"),
    Bound("a line of JSON lines", "bytes", RECORD, "LONGEST_LINE"),
    Bound("the line of an episode", "bytes", RECORD, "LONGEST_EPISODE"),
    Bound("checksums, a changelog, a licence, the times of a run", "bytes", RECORD, "LARGEST_LIST"),
    Bound("a manifest, an attestation, a schema, the head of a run", "bytes", RECORD, "LARGEST_FILE"),
    Bound("a file of a release with data or scripts", "bytes", RECORD, "LARGEST_DATA"),
    Bound("Parquet, unpacked, as it states itself", "bytes", PARQUET, "LARGEST_UNPACKED"),
    Bound("Parquet", "values", PARQUET, "MOST_CELLS"),
    Bound("a reply of an endpoint, packed and unpacked", "bytes", ENDPOINTS, "LARGEST_REPLY"),
    Bound("its time", "seconds", ENDPOINTS, "TIMEOUT"),
    Bound("further calls where it fails", "tries", ENDPOINTS, "RETRIES"),
    Bound("the pause before one", "seconds", "pipeline.evaluating.engine.failures", "LONGEST_PAUSE"),
    Bound("a text in it", "characters", "pipeline.evaluating.transcripts.lines", "LONGEST_TEXT"),
    Bound("a log of inspect", "bytes", LOGS, "LARGEST_LOG"),
    Bound("a file in it, unpacked", "bytes", LOGS, "LARGEST_MEMBER"),
    Bound("JSON of a public set", "bytes", "pipeline.contaminating.reading", "LARGEST"),
    Bound("problems to collect: a file", "bytes", COLLECTING, "LARGEST_FILE"),
    Bound("JSON of them", "bytes", COLLECTING, "LARGEST_DOCUMENT"),
    Bound("an image of them", "bytes", IMAGES, "LARGEST_BYTES"),
    Bound("a side of it", "pixels", IMAGES, "LARGEST_SIDE"),
    Bound("a template of others, in a process of its own", "seconds of CPU", TEMPLATES, "SECONDS"),
    Bound("the memory of that", "bytes", TEMPLATES, "MEMORY"),
    Bound("its text", "characters", TEMPLATES, "LONGEST"),
    Bound("a response, behind its thoughts", "characters", "seedproof.responses.reply", "LONGEST_RESPONSE"),
    Bound("blanks in a row", "characters", "seedproof.responses.characters", "MOST_BLANKS"),
    Bound("an answer", "characters", "seedproof.responses.boxes", "LONGEST"),
    Bound("a formula", "signs", "seedproof.equivalence.reading.tokens", "MOST_TOKENS"),
    Bound("a number in it", "digits", "seedproof.equivalence.reading.tokens", "MOST_DIGITS"),
    Bound("an integer in a ball", "bits", "seedproof.equivalence.deciding.balls", "MOST_BITS"),
    Bound("a comparison", "steps", BUDGET, "STEPS"),
    Bound("its time", "seconds", BUDGET, "SECONDS"),
    Bound("all comparisons of a response", "steps", BUDGET, "STEPS_OF_A_RESPONSE"),
    Bound("their time", "seconds", BUDGET, "SECONDS_OF_A_RESPONSE"),
    Bound("an answer", "statements", "seedproof.scoring.accounting", "MOST_STATEMENTS"),
)


def table() -> str:
    """Return the table as the constants have it."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "| what is read | at most | where it is declared |"
    yield "| --- | --- | --- |"
    yield from (bound.line for bound in BOUNDS)


def written(text: str) -> str:
    """Return the page with the table as it is now."""
    before, _, rest = text.partition(BEGIN)
    _, _, behind = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{behind}"


def main(page: Path = PAGE) -> None:
    """Write the table anew."""
    page.write_text(written(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
