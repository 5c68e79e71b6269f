"""What was asked for on the command line, as runs that can begin: head, rows and folder of each."""

from dataclasses import dataclass
from pathlib import Path

from pipeline.auditing.fresh import fresh_rows, seed_of, stated
from pipeline.evaluating.planning.beating import Guess, to_beat
from pipeline.evaluating.planning.heads import Source, head_of, planned
from pipeline.evaluating.planning.options import Rows, Way
from pipeline.evaluating.planning.pictures import drawn, pictures_of
from pipeline.evaluating.planning.questions import Questions, fresh_questions, questions_of, sampled
from pipeline.evaluating.transcripts.head import RUN, RunHead, SolverHead, read_head
from pipeline.workplace.home import params_of
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry
from seedproof.episodes.turns import Plan
from seedproof.loading import Release
from seedproof.record.errors import Misuse, NotFound
from seedproof.record.rows import rows_digest


@dataclass(frozen=True, kw_only=True)
class Request:
    """What was asked for."""

    out: Path
    release: Release | None
    """None for fresh sets."""
    benchmark: str
    rows: Rows
    way: Way
    solver: SolverHead


@dataclass(frozen=True)
class Prepared:
    """One run: its folder, its head, and what is asked."""

    folder: Path
    head: RunHead
    questions: Questions
    pictures: dict[str, bytes]
    to_beat: Guess | None = None
    """The best baseline on all rows of the config."""


def prepared(request: Request) -> list[Prepared]:
    """Return the runs that a request is: one, or one for each fresh set.

    Raises: SeedproofError when something asked for is not there.
    """
    _expect_holder_model(request.way)
    fresh, seeds = request.rows.fresh, request.rows.fresh_seeds
    if fresh is None:
        return [_on_release(request)]
    if len(seeds) > fresh:
        raise Misuse(f"--fresh {fresh}: {len(seeds)} seeds were given, expected one a set")
    of_sets = [*seeds, *[None] * (fresh - len(seeds))]
    return [
        _on_fresh(request, request.out / f"fresh-{number}", seed)
        for number, seed in enumerate(of_sets, start=1)
    ]


def _on_release(request: Request) -> Prepared:
    release, rows = request.release, request.rows
    if release is None:
        raise NotFound(f"{request.benchmark}: no release was found, expected one. Name it: --release")
    config = release.config(rows.config)
    plan = _plan(request, config)
    questions = sampled(questions_of(release, config, rows.split), rows.sample)
    ids = tuple(row["id"] for row in questions.rows)
    source = Source(
        version=release.version,
        split=rows.split,
        rows=ids if rows.sample is not None else None,
        attempts=rows.attempts,
        checkpoint=rows.checkpoint,
    )
    pictures = pictures_of(release, config, rows.split, questions) if plan.images else {}
    head = head_of(plan, source, questions, request.solver, request.way.holder_model)
    return _sendable(Prepared(request.out, head, questions, pictures, to_beat(release, config, rows.split)))


def _on_fresh(request: Request, folder: Path, given: str | None) -> Prepared:
    """Prepare the run of one fresh set; a run that was begun goes on with its own rows."""
    asked = request.rows
    if asked.sample is None:
        raise Misuse("--fresh: say how many rows a set has: --sample 100")
    config = next(iter(registry.benchmark(request.benchmark).release.configs))
    if asked.config not in (None, config):
        raise Misuse(f"--config {asked.config}: fresh rows are those of {config}. Leave it out")
    if (folder / RUN).is_file():
        # Its seed may be a secret that nobody has given again.
        root_seeds = read_head(folder).root_seeds if given is None else (stated(seed_of(given)),)
        questions = fresh_questions(folder)
    else:
        seed = seed_of(given)
        root_seeds = (stated(seed),)
        rows = fresh_rows(request.benchmark, seed, asked.sample)
        questions = Questions(rows, {}, rows_digest(rows))
    source = Source(
        version=load_settings(request.benchmark, params_of(request.benchmark)).version,
        split=asked.split,
        root_seeds=root_seeds,
        attempts=asked.attempts,
        checkpoint=asked.checkpoint,
    )
    plan = _plan(request, config)
    head = head_of(plan, source, questions, request.solver, request.way.holder_model)
    pictures = drawn(questions) if plan.images else {}
    return _sendable(Prepared(folder, head, questions, pictures))


def _sendable(run: Prepared) -> Prepared:
    """Return a run. Raises: Misuse where images are to be sent by an interface that takes a text alone."""
    if run.head.solver.api == "completions" and run.pictures:
        raise Misuse(
            f"{run.head.benchmark}: has rows with an image, and --api completions sends text alone. "
            "Leave the images out: --no-images"
        )
    return run


def _plan(request: Request, config: str) -> Plan:
    way = request.way
    return planned(
        Plan(
            request.benchmark,
            config,
            way.protocol,
            way.control,
            way.scheme,
            not way.no_images,
            way.holder,
            way.system,
        )
    )


def _expect_holder_model(way: Way) -> None:
    """Raises: SeedproofError where a model is to read requests and none is named, or the other way round."""
    needs_model = way.holder != "strict"
    if needs_model and way.holder_model is None:
        raise Misuse(f"--holder {way.holder}: name the model that reads requests: --holder-model")
    if way.holder_model is not None and not needs_model:
        raise Misuse("--holder-model: nobody asks it with --holder strict. Leave it out, or --holder hybrid")
