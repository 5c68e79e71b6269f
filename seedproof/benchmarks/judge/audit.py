"""What a sceptic sees of one row before the gates speak: the text, the claim, and what was judged."""

from collections.abc import Iterator

from seedproof.benchmarks.judge.cycle import judged
from seedproof.benchmarks.judge.row import JudgeRow

FORMULAS: tuple[str, ...] = ("problem", "correct answer", "solution")
"""The labels whose texts are Markdown with formulas."""


def shown(row: JudgeRow) -> Iterator[tuple[str, str]]:
    """(label, text) pairs in the order in which one would ask for them."""
    yield "problem", f"{row['problem_id']}\n{row['problem']}"
    yield "correct answer", row["golden_answer"]
    yield "solution", f"{row['candidate']}\n(by the writer {row['author']})"
    yield "label", f"{'right' if row['label'] else 'wrong'}: {row['change']}"
    yield "certificate", row["certificate"]
    yield "proof", f"{row['proof']['method']}\n{row['proof']['certificate']}"
    try:
        yield "read back", ", ".join(judged(row))
    except ValueError as error:
        yield "read back", f"nothing: {error}"
