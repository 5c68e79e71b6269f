"""Building benchmarks side by side: each in a process of its own, its stages one after the other.

What one stage has decided of a sentence or a formula, the next ones of that process need not decide again,
and Great Expectations, four seconds to load, is loaded once for all.
"""

import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
from typing import NamedTuple

from pipeline.archiving.repro import keep, outdated_stages
from pipeline.stages import run_stage
from pipeline.workplace.build import Build
from seedproof.record.errors import SeedproofError
from seedproof.record.progress import progress

_SLOW_TO_LOAD = ("great_expectations",)
"""What the stage `quality` needs; loaded before processes fork."""


class _Done(NamedTuple):
    """What a process did: the stages that it ran, and why it ran no further."""

    stages: Sequence[str]
    refused: str


def build(builds: Sequence[Build], workers: int) -> Iterator[str]:
    """Run the outdated stages of builds in up to `workers` processes, and have DVC keep what they wrote.

    Yields one sentence for each build, as it is done.
    Raises: SeedproofError when a gate closes or a stage fails, after all other builds are done.
    """
    outdated = outdated_stages(builds)
    to_run: dict[Build, Sequence[str]] = {}
    for one, stages in outdated.items():
        if stages:
            to_run[one] = stages
        else:
            yield f"{one.folder}: up to date"
    refusals = []
    for one, done in progress(_side_by_side(to_run, workers), "build", len(to_run)):
        keep(one, done.stages)
        if done.refused:
            refusals.append(done.refused)
        else:
            yield f"{one.folder}: built ({', '.join(done.stages)})"
    if refusals:
        raise SeedproofError("\n".join(refusals))


def _side_by_side(stages: Mapping[Build, Sequence[str]], workers: int) -> Iterator[tuple[Build, _Done]]:
    """Yield each build and what was done, in the order in which they are done."""
    if not stages:
        return
    if workers == 1:
        for one, wanted in stages.items():
            yield one, _run(one, wanted)
        return
    context = _context(any("quality" in wanted for wanted in stages.values()))
    with ProcessPoolExecutor(workers, context, _begin, (os.getcwd(),), max_tasks_per_child=1) as pool:
        running: dict[Future[_Done], Build] = {
            pool.submit(_run, one, wanted): one for one, wanted in stages.items()
        }
        for finished in as_completed(running):
            yield running[finished], finished.result()


def _context(with_quality: bool) -> BaseContext:
    """Return how processes start: by a fork of one that has loaded what is slow, where that is possible."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    if with_quality:
        context.set_forkserver_preload(list(_SLOW_TO_LOAD))
    return context


def _begin(folder: str) -> None:
    """Set up a process in a folder: it shows no bars, which would overlap, and Ctrl-C ends it."""
    os.chdir(folder)
    os.environ["TTY_INTERACTIVE"] = "0"
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _run(one: Build, stages: Sequence[str]) -> _Done:
    """Run stages until one refuses."""
    done: list[str] = []
    for stage in stages:
        try:
            run_stage(stage, one)
        except SeedproofError as error:
            return _Done(done, str(error))
        done.append(stage)
    return _Done(done, "")
