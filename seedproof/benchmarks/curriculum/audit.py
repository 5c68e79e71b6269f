"""What a sceptic sees of one row before the gates speak: the text, the claim, and what was read back."""

from collections.abc import Iterator

from seedproof.benchmarks.curriculum.cycle import read_back
from seedproof.benchmarks.curriculum.model.reading import told_by_model
from seedproof.benchmarks.curriculum.model.transcript import Attempt
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.skeleton import body_of
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.record.errors import SeedproofError

FORMULAS: tuple[str, ...] = ()
"""The labels whose texts are Markdown with formulas."""


def shown(row: CurriculumRow) -> Iterator[tuple[str, str]]:
    """(label, text) pairs in the order in which one would ask for them."""
    for turn in row["dialogue"][:-1]:
        yield "before" if turn["role"] == "user" else "answered", turn["content"]
    yield "question", row["question"]
    attempt = told_by_model(row["id"], body_of(row["question"]))
    yield from _writer(attempt)
    yield "standard", f"{_name(row)}: {row['standard_text']}"
    yield "symbolic", "\n".join(row["symbolic"])
    yield "answer", row["answer"]
    yield "proof", f"{row['proof']['method']}: {row['proof']['certificate']}"
    try:
        said = read_back(row, attempt)
        read = "\n".join(lines_of(said.problem))
        by = f"\n(by {_second(attempt)}, from the text alone)" if said.by_model_alone else ""
        yield "read back", f"{read}\nsolves to {said.answer.text}{by}"
    except (SeedproofError, ValueError) as error:
        yield "read back", f"nothing: {error}"


def _writer(attempt: Attempt | None) -> Iterator[tuple[str, str]]:
    """Yield who wrote the words, if a language model did."""
    if attempt is not None:
        by = f"{attempt.write.model}, a language model, by prompts of version {attempt.prompt_version}"
        yield "written by", f"{by}; attempt {attempt.attempt}"
        yield "text_read_by", attempt.text_read_by


def _second(attempt: Attempt | None) -> str:
    """Name the model that read and solved a text which our own reader cannot read."""
    if attempt is None or attempt.read is None:
        return "nobody"
    return f"{attempt.read.model}, another language model, which also solved it {len(attempt.solved)} times"


def _name(row: CurriculumRow) -> str:
    return f"{row['standard']}-{row['substandard']}" if row["substandard"] else str(row["standard"])
