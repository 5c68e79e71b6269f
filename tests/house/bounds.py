"""The table of SECURITY.md that says what is bounded: `python -m tests.house.bounds` writes it anew."""

from importlib import import_module
from typing import NamedTuple

from docs.generated import marked, table, write
from tests.conftest import REPOSITORY

PAGE = REPOSITORY / "SECURITY.md"
HEADS = ("what is read", "at most", "where it is declared")


class Bound(NamedTuple):
    """What is read, the unit of its bound, and the module and name of the constant."""

    what: str
    unit: str
    module: str
    name: str

    @property
    def cells(self) -> tuple[str, ...]:
        """The line of the table."""
        value = getattr(import_module(self.module), self.name)
        path = f"{self.module.replace('.', '/')}.py"
        return self.what, f"{value:,.0f} {self.unit}", f"`{path}`: `{self.name}`"


RECORD = "seedproof.record.bounds"
BUDGET = "seedproof.record.budget"
COLLECTING = "pipeline.collecting.source"
IMAGES = "pipeline.collecting.images"
PARQUET = "pipeline.releasing.parquet"
TEMPLATES = "pipeline.releasing.apart"
LOGS = "pipeline.evaluating.engine.members"
ENDPOINTS = "pipeline.evaluating.planning.endpoints"

BOUNDS = (
    Bound("nesting in JSON and YAML", "levels", RECORD, "DEEPEST"),
    Bound("YAML", "bytes", RECORD, "LARGEST_YAML"),
    Bound("YAML, references resolved", "values", RECORD, "MOST_VALUES"),
    Bound("a line of JSON lines", "bytes", RECORD, "LONGEST_LINE"),
    Bound("the line of an episode", "bytes", RECORD, "LONGEST_EPISODE"),
    Bound("a list of checksums, a changelog, a licence, the times of a run", "bytes", RECORD, "LARGEST_LIST"),
    Bound("a manifest, an attestation, a schema, the head of a run", "bytes", RECORD, "LARGEST_FILE"),
    Bound("a file of a release with data or scripts", "bytes", RECORD, "LARGEST_DATA"),
    Bound("Parquet, by its stated unpacked size", "bytes", PARQUET, "LARGEST_UNPACKED"),
    Bound("Parquet", "values", PARQUET, "MOST_CELLS"),
    Bound("a reply of an endpoint, packed or unpacked", "bytes", ENDPOINTS, "LARGEST_REPLY"),
    Bound("the time of a reply", "seconds", ENDPOINTS, "TIMEOUT"),
    Bound("retries of a failed call", "tries", ENDPOINTS, "RETRIES"),
    Bound("the pause before a retry", "seconds", "pipeline.evaluating.engine.failures", "LONGEST_PAUSE"),
    Bound("a text in a transcript", "characters", "pipeline.evaluating.transcripts.lines", "LONGEST_TEXT"),
    Bound("a log of inspect", "bytes", LOGS, "LARGEST_LOG"),
    Bound("a file in a log, unpacked", "bytes", LOGS, "LARGEST_MEMBER"),
    Bound("JSON of a public set", "bytes", "pipeline.contaminating.reading", "LARGEST"),
    Bound("a file of collected problems", "bytes", COLLECTING, "LARGEST_FILE"),
    Bound("JSON of collected problems", "bytes", COLLECTING, "LARGEST_DOCUMENT"),
    Bound("an image of a collected problem", "bytes", IMAGES, "LARGEST_BYTES"),
    Bound("a side of such an image", "pixels", IMAGES, "LARGEST_SIDE"),
    Bound("a foreign template, run in its own process", "seconds of CPU", TEMPLATES, "SECONDS"),
    Bound("memory of that process", "bytes", TEMPLATES, "MEMORY"),
    Bound("the text that it makes", "characters", TEMPLATES, "LONGEST"),
    Bound("a response, thoughts removed", "characters", "seedproof.responses.reply", "LONGEST_WRITTEN"),
    Bound("the same, what is hidden removed", "characters", "seedproof.responses.reply", "LONGEST_RESPONSE"),
    Bound("consecutive blanks", "characters", "seedproof.responses.characters", "MOST_BLANKS"),
    Bound("an answer", "characters", RECORD, "LONGEST_ANSWER"),
    Bound("a formula", "tokens", "seedproof.equivalence.reading.tokens", "MOST_TOKENS"),
    Bound("a number in a formula", "digits", "seedproof.equivalence.reading.tokens", "MOST_DIGITS"),
    Bound("an integer in ball arithmetic", "bits", "seedproof.equivalence.deciding.balls", "MOST_BITS"),
    Bound("one comparison of answers", "steps", BUDGET, "STEPS"),
    Bound("the time of one comparison", "seconds", BUDGET, "SECONDS"),
    Bound("all comparisons of a response", "steps", BUDGET, "STEPS_OF_A_RESPONSE"),
    Bound("the time of all comparisons", "seconds", BUDGET, "SECONDS_OF_A_RESPONSE"),
    Bound("statements in an answer", "statements", "seedproof.scoring.accounting", "MOST_STATEMENTS"),
)


def written(page: str) -> str:
    """Return the page with the table as the constants have it."""
    return marked(page, {"bounds": table(HEADS, [bound.cells for bound in BOUNDS])})


if __name__ == "__main__":
    write({PAGE: written(PAGE.read_text())})
