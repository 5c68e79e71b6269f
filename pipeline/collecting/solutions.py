"""Solutions that models wrote to problems of `university`, labelled where the verifier decides.

Whether a response is right is proved as it is when it is scored; one that is undecided has no label and is
left out, with its reason. So labelled solutions come about as those of μ-MATH did, but without hands.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from pipeline.collecting.solutions_card import card_text
from pipeline.evaluating.metrics.reading import problem_of
from pipeline.evaluating.metrics.runs import questions_of_run
from pipeline.evaluating.metrics.scored import answer_of
from pipeline.evaluating.transcripts.head import RUN
from pipeline.evaluating.transcripts.stored import open_run
from seedproof.benchmarks.judge.writing import question
from seedproof.loading import Release
from seedproof.record.errors import Misuse, NotFound, SeedproofError
from seedproof.record.files import replacing_folder
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, line_of
from seedproof.record.score import LETTERS, Score
from seedproof.scoring.response_files import checked
from seedproof.scoring.responses import score

BENCHMARK = "university"
SOLUTIONS = "solutions.jsonl"
LEFT_OUT = "left_out.jsonl"


class Response(NamedTuple):
    """What a model answered to a problem."""

    row: Mapping[str, Any]
    model: str
    attempt: int
    text: str


class LeftOut(NamedTuple):
    """A response without a label, and why."""

    problem_id: str
    model: str
    attempt: int
    reason: str


class Collected(NamedTuple):
    """Labelled solutions, as rows, and the responses without a label."""

    rows: list[dict[str, Any]]
    left_out: list[LeftOut]


def collect_solutions(
    sources: Iterable[Path], release: Path | None, model: str | None, out: Path
) -> Collected:
    """Label the responses of runs and of files, and write them to a new folder.

    A file of responses needs the release that was asked. Its model is `model`, or the file's name.

    Raises: SeedproofError when a source cannot be read, asks something else, or no response has a label.
    """
    if out.exists():
        raise Misuse(f"{out}: is there already; name a folder that is not")
    collected = Collected([], [])
    for source in dict.fromkeys(sources):
        responses = _of_run(source, release) if (source / RUN).is_file() else _of_file(source, release, model)
        for response in progress(responses, f"labelling {source.name}"):
            _sort(response, collected)
    if not collected.rows:
        raise SeedproofError(
            f"none of the {len(collected.left_out)} responses has a label, so there is nothing to write"
        )
    _expect_different(collected)
    with replacing_folder(out) as folder:
        (folder / SOLUTIONS).write_bytes(b"".join(map(line_of, collected.rows)))
        left_out = (line_of(response._asdict()) for response in collected.left_out)
        (folder / LEFT_OUT).write_bytes(b"".join(left_out))
        (folder / "README.md").write_text(card_text(*collected), encoding="utf-8")
    return collected


def _of_run(folder: Path, release: Path | None) -> Iterator[Response]:
    """Yield the last words of each episode of a run. Raises: SeedproofError for another benchmark's run."""
    stored = open_run(folder)
    if stored.head.benchmark != BENCHMARK:
        raise Misuse(f"{folder}: is a run of {stored.head.benchmark}, expected one of {BENCHMARK}")
    rows = questions_of_run(stored, release).by_id
    for episode in stored.episodes():
        message = answer_of(episode)
        if message is not None:
            yield Response(rows[episode.id], stored.head.solver.model, episode.attempt, message)


def _of_file(path: Path, release: Path | None, model: str | None) -> Iterator[Response]:
    """Yield the responses of a file: an id and a response a line."""
    if not path.is_file():
        state = "is a folder without a run" if path.is_dir() else "is not there"
        raise NotFound(f"{path}: {state}, expected a run, as evaluate --out has made it, or a file")
    if release is None:
        raise Misuse(f"{path}: of which release are these responses? Name its folder with --release")
    source = Release(str(release))
    if source.name != BENCHMARK:
        raise Misuse(f"{release}: is a release of {source.name}, expected one of {BENCHMARK}")
    rows = {row["id"]: row for row in source.rows(source.config(None), OWN_SPLIT)}
    file = checked(path, rows, None, lambda _: "")
    for _, row_id, text in file.responses():
        yield Response(rows[row_id], model or path.stem, 0, text)


def _sort(response: Response, collected: Collected) -> None:
    """Put a response among the labelled or among those left out."""
    row = response.row
    reason = ""
    if row["has_image"]:
        reason = "its problem has a figure, which a judge would not see"
    else:
        scored = score(row, response.text)
        if scored.verdict in ("right", "wrong"):
            collected.rows.append(_row(response, scored))
            return
        reason = f"{scored.verdict}: {scored.undecided or scored.reason}"
    collected.left_out.append(LeftOut(row["id"], response.model, response.attempt, reason))


def _row(response: Response, scored: Score) -> dict[str, Any]:
    """Return a labelled solution in the columns of `judge`, as far as a model's solution has them."""
    row = response.row
    label = scored.verdict == "right"
    problem = problem_of(row["question"])
    return {
        "id": f"{row['id']}/{response.model}/{response.attempt}",
        "question": question(problem, row["golden_latex"], response.text),
        "answer": "yes" if label else "no",
        "problem_id": row["id"],
        "problem": problem,
        "golden_answer": row["golden_latex"],
        "candidate": response.text,
        "label": label,
        "certificate": _reasons(scored),
        "author": response.model,
        "source": "collected",
    }


def _reasons(scored: Score) -> str:
    """Say of each part what the verifier found."""
    if not scored.parts:
        return scored.reason
    pairs = zip(LETTERS, scored.parts, strict=False)
    return "\n".join(f"({letter}) {part.verdict}: {part.reason}" for letter, part in pairs)


def _expect_different(collected: Collected) -> None:
    """Raises: SeedproofError where two sources have a response of one model to one problem."""
    seen: set[str] = set()
    for row in collected.rows:
        if row["id"] in seen:
            raise SeedproofError(f"{row['id']}: is there twice. Give each model's responses once, or --model")
        seen.add(row["id"])
