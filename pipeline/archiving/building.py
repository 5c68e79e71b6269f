"""Building benchmarks side by side: rows are generated in one process, and pass their gates in another.

What one gate has read or decided, the next ones of its process need not read or decide again, and libraries
that take seconds to load are loaded once for all.
"""

import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import forkserver, get_context, resource_tracker
from multiprocessing.connection import Connection
from threading import Thread, main_thread
from types import FrameType
from typing import NamedTuple, NoReturn

from pipeline.archiving.repro import keep, outdated_stages
from pipeline.stages import STAGES, run_stage
from pipeline.workplace.build import Build
from pipeline.workplace.side_by_side import begin, starting, unbroken
from seedproof.record.dry import dry_cells, expect_none_dry
from seedproof.record.errors import NotDone, SeedproofError
from seedproof.record.json_text import read_json
from seedproof.record.progress import progress, step

_SLOW_TO_LOAD = ["datasets", "great_expectations"]
"""What the last stages need; it is loaded before processes fork."""


class _Done(NamedTuple):
    """What was done of a build: the stages that ran, and why none ran further."""

    stages: Sequence[str]
    refused: str


def build(builds: Sequence[Build], workers: int) -> Iterator[str]:
    """Run the outdated stages of builds in up to `workers` processes, and have DVC keep what they wrote.

    Yields one sentence for each build, as it is done.
    Raises: SeedproofError when a gate closes or a stage fails, after all other builds are done.
    """
    outdated = outdated_stages(builds)
    for one, stages in outdated.items():
        if one.strict and STAGES[0] not in stages:
            expect_none_dry(one.benchmark, dry_cells(read_json(one.report(STAGES[0]))["families"]))
        if not stages:
            yield f"{one.folder}: up to date"
    to_run = {one: stages for one, stages in outdated.items() if stages}
    refusals = []
    for one, done in progress(unbroken(_side_by_side(to_run, workers)), "build", len(to_run)):
        keep(one, done.stages)
        if done.refused:
            refusals.append(done.refused)
        else:
            yield f"{one.folder}: built ({', '.join(done.stages)})"
    if refusals:
        raise SeedproofError("\n".join(refusals))


def _side_by_side(to_run: Mapping[Build, Sequence[str]], workers: int) -> Iterator[tuple[Build, _Done]]:
    """Yield each build and what was done, in the order in which they are done."""
    if not to_run:
        return
    # Fewer benchmarks than workers: each has some for its stages.
    each = max(1, workers // len(to_run))
    context = get_context("forkserver")
    context.set_forkserver_preload(_SLOW_TO_LOAD)
    _start_server()
    stop, going_on = context.Pipe(duplex=False)
    with (
        stop,
        going_on,
        ProcessPoolExecutor(workers, context, _begin, (stop,), max_tasks_per_child=1) as processes,
        ThreadPoolExecutor(len(to_run)) as threads,
        _closed_on_failure(going_on),
    ):
        running = {
            threads.submit(_run_apart, processes, one, stages, each): one for one, stages in to_run.items()
        }
        for future in as_completed(running):
            yield running[future], future.result()


def _run_apart(processes: Executor, one: Build, stages: Sequence[str], workers: int) -> _Done:
    """Run what generates rows in one process, and the gates in another, which knows nothing of it."""
    if stages[0] != STAGES[0]:
        return processes.submit(_run, one, stages, workers).result()
    generated = processes.submit(_run, one, stages[:1], workers).result()
    if generated.refused:
        return generated
    proved = processes.submit(_run, one, stages[1:], workers).result()
    return _Done((*generated.stages, *proved.stages), proved.refused)


def _start_server() -> None:
    """Start the process that all others are forked from: it and they hear no Ctrl-C until they begin.

    Raises: SeedproofError when it cannot be started.
    """
    # Of what a process held that Ctrl-C has ended it would tell on standard error.
    os.environ.setdefault("PYTHONWARNINGS", "ignore::UserWarning:multiprocessing.resource_tracker")
    try:
        # Whoever starts it lets Ctrl-C through again.
        resource_tracker.ensure_running()
        with starting():
            forkserver.ensure_running()
    except OSError as error:
        raise NotDone(
            f"no process can be started ({error.strerror or error}). Make room for temporary files, or name "
            "another folder in TMPDIR, of a short path, then run it again"
        ) from error


@contextmanager
def _closed_on_failure(end: Connection) -> Iterator[None]:
    """Close the end of a pipe when the block fails, of which the processes then hear at the other end."""
    try:
        yield
    except BaseException:
        end.close()
        raise


def _begin(stop: Connection) -> None:
    """Set up a process: it shows no bars, which would overlap, and Ctrl-C ends it, whoever hears it."""
    os.environ["TTY_INTERACTIVE"] = "0"
    sys.unraisablehook = _swallowed
    begin(_leave)
    Thread(target=_stop_when_told, args=(stop,), daemon=True).start()


def _stop_when_told(stop: Connection) -> None:
    stop.poll(None)
    signal.pthread_kill(main_thread().ident or 0, signal.SIGINT)


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    """Leave at once: no stage runs, so there is nothing to put back."""
    os._exit(1)


def _stop(number: int, frame: FrameType | None) -> NoReturn:
    """Leave a stage by way of whatever it has to put back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise SystemExit


def _swallowed(unraisable: "sys.UnraisableHookArgs") -> None:
    """Leave at once where Ctrl-C fell into a destructor, from which nothing can be raised."""
    if isinstance(unraisable.exc_value, SystemExit):
        os._exit(1)
    sys.__unraisablehook__(unraisable)


def _run(one: Build, stages: Sequence[str], workers: int) -> _Done:
    """Run stages until one refuses. Ctrl-C ends the process, once all is put back."""
    signal.signal(signal.SIGINT, _stop)
    try:
        done = _run_all(one, stages, workers)
    except SystemExit:
        os._exit(1)
    signal.signal(signal.SIGINT, _leave)
    return done


def _run_all(one: Build, stages: Sequence[str], workers: int) -> _Done:
    done: list[str] = []
    for stage in stages:
        try:
            run_stage(stage, one, workers)
        except SeedproofError as error:
            return _Done(done, str(error))
        done.append(stage)
        step(f"{one.benchmark}: {stage} done, {len(done)} of {len(stages)}")
    return _Done(done, "")
