"""What was asked for on the command line, as runs that can begin: head, rows and folder of each."""

from dataclasses import dataclass
from pathlib import Path

from pipeline.auditing.fresh import fresh_rows, seed_of, stated
from pipeline.evaluating.planning.heads import SCRIPTED, Source, head_of, kind_of, planned
from pipeline.evaluating.planning.pictures import drawn, pictures_of
from pipeline.evaluating.planning.questions import Questions, fresh_questions, questions_of, sampled
from pipeline.evaluating.transcripts.head import RUN, RunHead, SolverHead, read_head
from pipeline.workplace.home import params_of
from pipeline.workplace.settings import load_settings
from seedproof.contract import registry
from seedproof.episodes.turns import Holder, Plan
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
    config: str | None
    split: str
    protocol: str
    control: str
    scheme: str
    images: bool
    holder: Holder
    holder_model: str | None
    sample: int | None
    attempts: int
    fresh: int | None
    fresh_seeds: tuple[str, ...] = ()
    """A seed for each fresh set, as far as they are given."""
    checkpoint: int | None
    solver: SolverHead


@dataclass(frozen=True)
class Prepared:
    """One run: its folder, its head, and what is asked."""

    folder: Path
    head: RunHead
    questions: Questions
    pictures: dict[str, bytes]


def prepared(request: Request) -> list[Prepared]:
    """Return the runs that a request is: one, or one for each fresh set.

    Raises: SeedproofError when something asked for is not there.
    """
    _expect_holder_model(request)
    if request.fresh is None:
        return [_on_release(request)]
    if len(request.fresh_seeds) > request.fresh:
        raise Misuse(
            f"--fresh {request.fresh}: {len(request.fresh_seeds)} seeds were given, expected one a set"
        )
    seeds = [*request.fresh_seeds, *[None] * (request.fresh - len(request.fresh_seeds))]
    return [
        _on_fresh(request, request.out / f"fresh-{number}", seed)
        for number, seed in enumerate(seeds, start=1)
    ]


def _on_release(request: Request) -> Prepared:
    release = request.release
    if release is None:
        raise NotFound(f"{request.benchmark}: no release was found, expected one. Name it: --release")
    config = release.config(request.config)
    plan = _plan(request, config)
    questions = sampled(questions_of(release, config, request.split), request.sample)
    ids = tuple(row["id"] for row in questions.rows)
    source = Source(
        version=release.version,
        split=request.split,
        rows=ids if request.sample is not None else None,
        attempts=request.attempts,
        checkpoint=request.checkpoint,
    )
    pictures = pictures_of(release, config, request.split, questions) if request.images else {}
    head = head_of(plan, source, questions, request.solver, request.holder_model)
    return Prepared(request.out, head, questions, pictures)


def _on_fresh(request: Request, folder: Path, given: str | None) -> Prepared:
    """Prepare the run of one fresh set; a run that was begun goes on with its own rows."""
    if request.sample is None:
        raise Misuse("--fresh: say how many rows a set has: --sample 100")
    config = next(iter(registry.benchmark(request.benchmark).release.configs))
    if request.config not in (None, config):
        raise Misuse(f"--config {request.config}: fresh rows are those of {config}. Leave it out")
    if (folder / RUN).is_file():
        # Its seed may be a secret that nobody has given again.
        root_seeds = read_head(folder).root_seeds if given is None else (stated(seed_of(given)),)
        questions = fresh_questions(folder)
    else:
        seed = seed_of(given)
        root_seeds = (stated(seed),)
        rows = fresh_rows(request.benchmark, seed, request.sample)
        questions = Questions(rows, {}, rows_digest(rows))
    source = Source(
        version=load_settings(request.benchmark, params_of(request.benchmark)).version,
        split=request.split,
        root_seeds=root_seeds,
        attempts=request.attempts,
        checkpoint=request.checkpoint,
    )
    head = head_of(_plan(request, config), source, questions, request.solver, None)
    pictures = drawn(questions) if request.images else {}
    return Prepared(folder, head, questions, pictures)


def _plan(request: Request, config: str) -> Plan:
    return planned(
        Plan(
            request.benchmark,
            config,
            request.protocol,
            request.control,
            request.scheme,
            request.images,
            request.holder,
        )
    )


def _expect_holder_model(request: Request) -> None:
    """Raises: SeedproofError where a model is to read requests and none is named, or the other way round."""
    needs_model = request.holder != "strict"
    if needs_model and request.holder_model is None:
        raise Misuse(f"--holder {request.holder}: name the model that reads requests: --holder-model")
    if request.holder_model is not None and not needs_model:
        raise Misuse("--holder-model: nobody asks it with --holder strict. Leave it out, or --holder hybrid")


def needs_consent(request: Request) -> bool:
    """Return whether a run may cost money."""
    models = [request.solver.model, request.holder_model or SCRIPTED]
    return any(kind_of(model) == "endpoint" for model in models)
