"""The head of a run that is to be asked: every choice, with the usual ones filled in."""

import re
from dataclasses import dataclass

import seedproof
from pipeline.evaluating.planning.questions import Questions
from pipeline.evaluating.transcripts.head import FORMAT, Kind, RunHead, SolverHead
from seedproof.contract import registry
from seedproof.contract.benchmark import Benchmark
from seedproof.episodes.asking import PROMPT_VERSION
from seedproof.episodes.turns import Plan
from seedproof.record.errors import Misuse, SeedproofError

SCRIPTED = "seedproof/"
"""What the names of scripted solvers begin with."""

_SHOTS = re.compile(r"(?:^|_)(\d+|zero|four)_shot$")
_NUMBERS = {"zero": 0, "four": 4}


@dataclass(frozen=True, kw_only=True)
class Source:
    """Which rows are asked."""

    version: str
    split: str
    rows: tuple[str, ...] | None = None
    root_seeds: tuple[str, ...] | None = None
    attempts: int = 1
    checkpoint: int | None = None


def kind_of(model: str) -> Kind:
    """Return what kind of solver a model's name stands for."""
    return "scripted" if model.startswith(SCRIPTED) else "endpoint"


def planned(plan: Plan) -> Plan:
    """Return a plan with the usual choices filled in.

    Raises: SeedproofError when the benchmark does not have one of its choices.
    """
    benchmark = registry.benchmark(plan.benchmark)
    if plan.holder != "strict" and not benchmark.has("holder"):
        raise Misuse(f"{plan.benchmark}: has no holder, so --holder {plan.holder} says nothing. Leave it out")
    return benchmark.asking.planned(plan)


def head_of(
    plan: Plan, source: Source, questions: Questions, solver: SolverHead, holder_model: str | None
) -> RunHead:
    """Return the head of a run of a plan, as `planned` returns it."""
    benchmark = registry.benchmark(plan.benchmark)
    return RunHead(
        format=FORMAT,
        benchmark=plan.benchmark,
        version=source.version,
        config=plan.config,
        split=source.split,
        rows_sha256=questions.sha256,
        rows=source.rows,
        root_seeds=source.root_seeds,
        protocol=plan.protocol,
        control=plan.control,
        scheme=plan.scheme,
        prompt_version=PROMPT_VERSION,
        prompt_sha256=benchmark.asking.prompt_sha256(plan),
        holder=plan.holder,
        holder_version=_holder_version(benchmark),
        holder_model=holder_model,
        solver=solver,
        images=plan.images,
        shots=shots_of(plan.config),
        attempts=source.attempts,
        checkpoint=source.checkpoint,
        seedproof=seedproof.__version__,
        system=plan.system,
    )


def expect_known(head: RunHead) -> None:
    """Raises: SeedproofError when no run can have such a head: the benchmark is not asked that way."""
    benchmark = registry.benchmark(head.benchmark)
    if planned(head.plan) != head.plan:
        raise SeedproofError(
            f"{head.benchmark}: has protocol {head.protocol!r} and scheme {head.scheme!r}, expected a name "
            "of each. Was it edited?"
        )
    if not 1 <= head.prompt_version <= PROMPT_VERSION:
        raise _unlike("prompt_version", head.prompt_version, f"1 to {PROMPT_VERSION}")
    prompt_sha256 = benchmark.asking.prompt_sha256(head.plan)
    if head.prompt_version == PROMPT_VERSION and head.prompt_sha256 != prompt_sha256:
        raise _unlike("prompt_sha256", head.prompt_sha256, prompt_sha256)
    if head.shots != shots_of(head.config):
        raise _unlike("shots", head.shots, f"{shots_of(head.config)} as config {head.config} has")
    _expect_holder_version(head, _holder_version(benchmark))


def _expect_holder_version(head: RunHead, today: int | None) -> None:
    """Raises: SeedproofError unless the version of a holder is one that there has been."""
    if today is None:
        if head.holder_version is not None:
            raise _unlike("holder_version", head.holder_version, "null: nobody can be asked for a fact")
    elif head.holder_version is None or head.holder_version > today:
        raise _unlike("holder_version", head.holder_version, f"at most {today}")


def _unlike(field: str, stated: object, expected: str) -> SeedproofError:
    return SeedproofError(
        f"{field} is {str(stated)!r:.80}, expected {expected}. Was it edited? If not, take the version of "
        "Seedproof that asked"
    )


def _holder_version(benchmark: Benchmark) -> int | None:
    return benchmark.holder.HOLDER_VERSION if benchmark.has("holder") else None


def shots_of(config: str) -> int:
    """Return how many worked examples the name of a config says that its questions have."""
    named = _SHOTS.search(config)
    if named is None:
        return 0
    return _NUMBERS[named[1]] if named[1] in _NUMBERS else int(named[1])
