"""Each reading of a run by a model as a run that can begin: with a plan, a head and a folder of its own."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pipeline.evaluating.judging.readers import Readers, is_model
from pipeline.evaluating.metrics.reading import JUDGE, Reading, extraction, judgement, verdict
from pipeline.evaluating.metrics.runs import questions_of_run, scored_run
from pipeline.evaluating.planning.asking import Kind
from pipeline.evaluating.planning.heads import Source, head_of, planned
from pipeline.evaluating.planning.requests import Prepared
from pipeline.evaluating.transcripts.head import RUN, RunHead, SolverHead
from pipeline.evaluating.transcripts.stored import open_run
from seedproof.episodes.turns import Plan
from seedproof.record.errors import Misuse

SolverOf = Callable[[str], SolverHead]
"""Returns a model with its settings."""


def readings(readers: Readers, solver_of: SolverOf) -> Iterator[Prepared]:
    """Yield the runs in which models read; the last goes on from what the judge has said by then.

    Raises: SeedproofError when the run, or what was said of it, is not whole.
    """
    stored = open_run(readers.run)
    run = scored_run(stored, questions_of_run(stored, readers.release))
    of_responses = judgement(stored, run, readers.only_undecided)
    if run.head.benchmark == JUDGE and "judgement" in readers.named:
        raise Misuse(
            f"{readers.run}: has judgements, and labels prove which are right. To read those that rules "
            "cannot: --extract-with"
        )
    requests = _Requests(readers, solver_of, run.head)
    yield from requests.of("extraction", extraction(stored, run))
    yield from requests.of("judgement", of_responses)
    judged = readers.folder("judgement")
    if judged is not None and (judged / RUN).is_file():
        said = of_responses.messages(open_run(judged))
        yield from requests.of("verdict", verdict(run, said))


@dataclass(frozen=True)
class _Requests:
    """What all readings of a run share."""

    readers: Readers
    solver_of: SolverOf
    head: RunHead
    """Of the run that is read."""

    def of(self, asked: Kind, reading: Reading) -> Iterator[Prepared]:
        """Yield the run of a reading, unless no model is to do it, or nothing is left to read."""
        model, folder = self.readers.named.get(asked, ""), self.readers.folder(asked)
        questions = reading.questions
        if folder is None or not is_model(model) or not questions.rows:
            return
        head = self.head
        scheme = self.readers.scheme if asked == "judgement" else ""
        plan = Plan(head.benchmark, head.config, protocol=reading.kind, scheme=scheme, images=False)
        is_whole = len(questions.rows) == len(reading.rows)
        ids = None if is_whole else tuple(row["id"] for row in questions.rows)
        source = Source(version=head.version, split=head.split, rows=ids)
        read_by = head_of(planned(plan), source, questions, self.solver_of(model), None)
        yield Prepared(folder, read_by, questions, {})
