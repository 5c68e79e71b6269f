"""Small releases and runs on them, with transcripts written by hand."""

import seedproof as sp
from pipeline.evaluating.planning.heads import shots_of
from pipeline.evaluating.planning.questions import questions_of
from pipeline.evaluating.transcripts.head import FORMAT, RunHead, SolverHead
from pipeline.evaluating.transcripts.sealing import finish
from pipeline.evaluating.transcripts.writing import Writer
from seedproof.benchmarks.missing_fact.holder import HOLDER_VERSION, hold
from seedproof.contract import registry
from seedproof.episodes.asking import PROMPT_VERSION
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Episode, Plan, Turn
from seedproof.loading import Release
from tests.scoring.small import right


def solver(text):
    return Turn("solver", text)


def reply(row, request):
    """What the strict holder replies."""
    of_holder = hold(row, request)
    return Turn("holder", of_holder.text, of_holder.verdict, of_holder.slot, of_holder.why)


def exchange(row, *requests):
    """Requests, each with the reply of the strict holder."""
    turns = []
    for request in requests:
        turns += [solver(f"Request: {request}"), reply(row, request)]
    return turns


def episode(row, turns, end="answer", attempt=0, parent=None):
    error = "the endpoint was gone" if end == "error" else None
    return Episode(row["id"], attempt, parent, tuple(turns), end, error)


def answered(row, text=None, **more):
    """An episode of one message: a right answer unless it is said."""
    return episode(row, [solver(right(row) if text is None else text)], **more)


def head_of(release, config, **changes):
    """The head of a run on a release."""
    source = Release(str(release))
    name = source.name
    has_holder = registry.benchmark(name).has("holder")
    asking = registry.benchmark(name).asking
    choices = {field: changes[field] for field in ("protocol", "control", "scheme") if field in changes}
    plan = Plan(name, config, **({"protocol": asking.protocols[0], "scheme": asking.schemes[0]} | choices))
    fields = {
        "format": FORMAT,
        "benchmark": name,
        "version": source.version,
        "config": config,
        "split": "test",
        "rows_sha256": questions_of(source, config, "test").sha256,
        "rows": None,
        "root_seeds": None,
        "protocol": plan.protocol,
        "control": plan.control,
        "scheme": plan.scheme,
        "prompt_version": PROMPT_VERSION,
        "prompt_sha256": asking.prompt_sha256(plan),
        "holder": "strict",
        "holder_version": HOLDER_VERSION if has_holder else None,
        "holder_model": None,
        "solver": SolverHead("scripted", "seedproof/by-hand", None, None, None, None, None),
        "images": True,
        "shots": shots_of(config),
        "attempts": 1,
        "checkpoint": None,
        "seedproof": sp.__version__,
    }
    return RunHead(**(fields | changes))


def write_run(folder, release, config, episodes, **changes):
    """Write a finished run; returns its folder."""
    head = head_of(release, config, **changes)
    folder.mkdir(parents=True)
    with Writer(folder, head) as file:
        for played in episodes:
            file.append(played)
    finish(folder, questions_of(Release(str(release)), config, "test").order)
    return folder


def played(benchmark, rows, say, **choices):
    """Episodes of rows with a plain function as the solver."""
    asking = registry.benchmark(benchmark).asking
    plan = asking.planned(Plan(benchmark, "zero_shot", **choices))

    def sayer(row):
        return lambda messages: say(row, messages)

    return [play(asking, row, plan, sayer(row)) for row in rows]
