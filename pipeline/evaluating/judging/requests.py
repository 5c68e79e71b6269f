"""Each reading of a run by a model as a run that can begin: with a plan, a head and a folder of its own."""

from collections.abc import Iterator

from pipeline.evaluating.judging.asking import Kind
from pipeline.evaluating.judging.readers import Readers, is_model
from pipeline.evaluating.judging.reading import Reading, extraction, judgement, verdict
from pipeline.evaluating.metrics.runs import questions_of_run, scored_run
from pipeline.evaluating.planning.endpoints import host_of
from pipeline.evaluating.planning.heads import Source, head_of, kind_of, planned
from pipeline.evaluating.planning.requests import Prepared
from pipeline.evaluating.transcripts.head import RUN, RunHead, SolverHead
from pipeline.evaluating.transcripts.stored import open_run
from seedproof.episodes.turns import Plan


def readings(readers: Readers) -> Iterator[Prepared]:
    """Yield the runs in which models read; the last goes on from what the judge has said by then.

    Raises: SeedproofError when the run, or what was said of it, is not whole.
    """
    stored = open_run(readers.run)
    run = scored_run(stored, questions_of_run(stored, readers.release))
    of_responses = judgement(stored, run, readers.only_undecided)
    yield from _prepared(readers, "extraction", extraction(stored, run), run.head)
    yield from _prepared(readers, "judgement", of_responses, run.head)
    judged = readers.folder("judgement")
    if judged is not None and (judged / RUN).is_file():
        said = of_responses.messages(open_run(judged))
        yield from _prepared(readers, "verdict", verdict(run, said), run.head)


def _prepared(readers: Readers, asked: Kind, reading: Reading, head: RunHead) -> Iterator[Prepared]:
    """Yield the run of a reading, unless no model is to do it, or nothing is left to read."""
    model, folder = readers.named.get(asked, ""), readers.folder(asked)
    questions = reading.questions
    if folder is None or not is_model(model) or not questions.rows:
        return
    scheme = readers.scheme if asked == "judgement" else ""
    plan = Plan(head.benchmark, head.config, protocol=reading.kind, scheme=scheme, images=False)
    is_whole = len(questions.rows) == len(reading.rows)
    ids = None if is_whole else tuple(row["id"] for row in questions.rows)
    host = host_of(readers.base_url)
    solver = SolverHead(kind_of(model), model, host, 0.0, None, readers.max_tokens, None)
    source = Source(version=head.version, split=head.split, rows=ids)
    yield Prepared(folder, head_of(planned(plan), source, questions, solver, None), questions, {})
