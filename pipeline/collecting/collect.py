"""Collecting problems into a folder: problems.jsonl, images/, rejected.jsonl and a card; whole, or absent."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from pipeline.collecting.card import card_text
from pipeline.collecting.problem import Problem, Unusable, problem_of
from pipeline.collecting.selection import Rejected, select
from pipeline.collecting.source import records
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.files import replacing_folder
from seedproof.record.printing import printable
from seedproof.record.progress import progress
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import line_of


def collect(source: str, split: str, out: Path, per_subject: int) -> tuple[list[Problem], list[Rejected]]:
    """Select the problems of a source and write them. Return what was taken and what was not.

    Raises: SeedproofError when the source cannot be read, nothing is taken from it, or the folder exists.
    """
    if out.exists():
        raise Misuse(f"{out}: is there already; name a folder that is not")
    source_records, folder = records(source, split)
    unusable = list[Rejected]()
    taken, rejected = select(_problems(progress(source_records, "collect"), folder, unusable), per_subject)
    rejected = [*unusable, *rejected]
    if not taken:
        first = f", the first since {rejected[0].reason}" if rejected else ""
        raise SeedproofError(f"{source}: none of its {len(rejected)} records is taken{first}")
    with replacing_folder(out) as folder_out:
        (folder_out / "images").mkdir()
        with (folder_out / "problems.jsonl").open("wb") as file:
            for problem in taken:
                file.write(line_of(_row(problem, folder_out)))
        with (folder_out / "rejected.jsonl").open("wb") as file:
            for rejection in rejected:
                file.write(line_of(rejection._asdict()))
        card = card_text(Path(source).name if folder else source, per_subject, taken, rejected)
        (folder_out / "README.md").write_text(card, encoding="utf-8")
    return taken, rejected


def _problems(source_records: Any, folder: Path | None, unusable: list[Rejected]) -> Iterator[Problem]:
    for number, record in enumerate(source_records, start=1):
        name = printable(str(record.get("uuid"))[:80]) if isinstance(record, dict) else f"record {number}"
        try:
            if not isinstance(record, dict):
                raise Unusable("it is no JSON object")
            yield problem_of(record, folder)
        except Unusable as error:
            unusable.append(Rejected(name, f"it is malformed: {in_our_words(error)}"))


def _row(problem: Problem, folder: Path) -> dict[str, Any]:
    """Return the problem as it is written; an image is written to a file named by its hash."""
    image = None
    if problem.images:
        image = f"images/{sha256(problem.images[0]).hexdigest()}"
        (folder / image).write_bytes(problem.images[0])
    rate = problem.solve_rate
    return {
        "uuid": problem.uuid,
        "subject": problem.subject,
        "has_image": problem.has_image,
        "image": image,
        "problem_statement": problem.problem_statement,
        "golden_answer": problem.golden_answer,
        "solution": problem.solution,
        "solve_rate": str(rate) if rate is not None else None,
        "source": "collected",
        "proof": "unproved",
    }
