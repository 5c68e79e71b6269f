"""Building benchmarks side by side: rows are generated in one process, and pass their gates in another.

What one gate has read or decided, the next ones of its process need not read or decide again, and libraries
that take seconds to load are loaded once for all.
"""

import os
import signal
from collections.abc import Iterator, Mapping, Sequence, Set
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
from typing import NamedTuple

from pipeline.archiving.repro import keep, outdated_stages
from pipeline.stages import STAGES, run_stage
from pipeline.workplace.build import Build
from seedproof.record.errors import SeedproofError
from seedproof.record.progress import progress

_SLOW_TO_LOAD = {"quality": "great_expectations", "release": "datasets"}
"""What stages need; it is loaded before processes fork."""


class _Done(NamedTuple):
    """What a process did: the stages that it ran, and why it ran no further."""

    stages: Sequence[str]
    refused: str

    def and_then(self, later: "_Done") -> "_Done":
        """Return what was done in all."""
        return _Done((*self.stages, *later.stages), later.refused)


_NOTHING = _Done((), "")


def build(builds: Sequence[Build], workers: int) -> Iterator[str]:
    """Run the outdated stages of builds in up to `workers` processes, and have DVC keep what they wrote.

    Yields one sentence for each build, as it is done.
    Raises: SeedproofError when a gate closes or a stage fails, after all other builds are done.
    """
    outdated = outdated_stages(builds)
    for one, stages in outdated.items():
        if not stages:
            yield f"{one.folder}: up to date"
    to_run = {one: stages for one, stages in outdated.items() if stages}
    refusals = []
    for one, done in progress(_side_by_side(to_run, workers), "build", len(to_run)):
        keep(one, done.stages)
        if done.refused:
            refusals.append(done.refused)
        else:
            yield f"{one.folder}: built ({', '.join(done.stages)})"
    if refusals:
        raise SeedproofError("\n".join(refusals))


def _side_by_side(to_run: Mapping[Build, Sequence[str]], workers: int) -> Iterator[tuple[Build, _Done]]:
    """Yield each build and what was done, in the order in which they are done.

    What generates rows ends before the gates begin, in a process that knows nothing of it.
    """
    if not to_run:
        return
    # Fewer benchmarks than workers: each has some for its stages.
    each = max(1, workers // len(to_run))
    context = _context({stage for stages in to_run.values() for stage in stages})
    ready = {one: _first_part(stages) for one, stages in to_run.items()}
    done = dict.fromkeys(ready, _NOTHING)
    running: dict[Future[_Done], Build] = {}
    with ProcessPoolExecutor(workers, context, _begin, (os.getcwd(),), max_tasks_per_child=1) as pool:
        while ready or running:
            for one in _in_turn(ready)[: workers - len(running)]:
                running[pool.submit(_run, one, ready.pop(one), each)] = one
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                one = running.pop(future)
                done[one] = done[one].and_then(future.result())
                left = to_run[one][len(done[one].stages) :]
                if left and not done[one].refused:
                    ready[one] = left
                else:
                    yield one, done[one]


def _in_turn(ready: Mapping[Build, Sequence[str]]) -> list[Build]:
    """Return the builds that can go on: what generates rows first, then gates, beginning with the largest.

    So no large benchmark is left to the end, when nothing is left to do beside it.
    """
    generating = [one for one, stages in ready.items() if _generates(stages)]
    gates = [one for one in ready if one not in generating]
    return [*generating, *sorted(gates, key=lambda one: one.instances.stat().st_size, reverse=True)]


def _generates(stages: Sequence[str]) -> bool:
    return stages[0] == STAGES[0]


def _first_part(stages: Sequence[str]) -> Sequence[str]:
    return stages[:1] if _generates(stages) else stages


def _context(stages: Set[str]) -> BaseContext:
    """Return how processes start: by a fork of one that has loaded what is slow, where that is possible."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([_SLOW_TO_LOAD[stage] for stage in sorted(stages & _SLOW_TO_LOAD.keys())])
    return context


def _begin(folder: str) -> None:
    """Set up a process in a folder: it shows no bars, which would overlap, and Ctrl-C ends it."""
    os.chdir(folder)
    os.environ["TTY_INTERACTIVE"] = "0"
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _run(one: Build, stages: Sequence[str], workers: int) -> _Done:
    """Run stages until one refuses."""
    done: list[str] = []
    for stage in stages:
        try:
            run_stage(stage, one, workers)
        except SeedproofError as error:
            return _Done(done, str(error))
        done.append(stage)
    return _Done(done, "")
