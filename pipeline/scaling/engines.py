"""What a map runs on: processes of this machine, or Ray. Neither knows what is mapped.

A function must be importable, and it may run twice for an item: where a node of Ray is lost, another one does
its work again.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from pipeline.workplace.side_by_side import SideBySide
from seedproof.record.errors import NotDone
from seedproof.record.extras import named_extra
from seedproof.record.reasons import in_our_words

T = TypeVar("T")
R = TypeVar("R")

EngineName: TypeAlias = Literal["processes", "ray"]


class Engine(Protocol):
    """Maps functions over items."""

    def map(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """Yield what `work` gives for each item, in any order. Raises: what `work` raises."""


@contextmanager
def engine_of(name: EngineName, workers: int, address: str | None = None) -> Iterator[Engine]:
    """Yield an engine that has so many workers, or is the Ray cluster at an address.

    Raises: SeedproofError where Ray is not installed, or does not answer.
    """
    if name == "processes":
        with SideBySide(workers) as processes:
            yield Processes(processes)
        return
    with _connected(workers, address):
        yield OnRay()


class Processes:
    """Processes of this machine; a single worker is this one."""

    def __init__(self, processes: SideBySide) -> None:
        """Run in processes that somebody else ends."""
        self._processes = processes

    def map(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """Yield results in the order of the items."""
        return self._processes.in_order(work, items)


class OnRay:
    """Tasks of the Ray cluster that this process is connected to."""

    def map(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """Yield results as they come; what a lost node was doing is done again."""
        import ray

        task: Any = ray.remote(max_retries=-1)(_call)
        waiting = [task.remote(work, item) for item in items]
        while waiting:
            (done,), waiting = ray.wait(waiting)
            yield _result(done)


def _call(work: Callable[[T], R], item: T) -> R:
    return work(item)


def _result(done: Any) -> Any:
    """Return the result of a task, or raise what it raised, without Ray's own traceback in the message."""
    import ray

    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise NotDone(f"ray: a part was lost ({in_our_words(error)}). Run the command again") from error


@contextmanager
def _connected(workers: int, address: str | None) -> Iterator[None]:
    with named_extra():
        import ray
    try:
        # Without an address Ray would join whatever cluster it finds on this machine.
        ray.init(
            address=address or "local",
            num_cpus=None if address else workers,
            include_dashboard=None if address else False,
            log_to_driver=False,
            logging_level="ERROR",
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NotDone(
            f"ray: no cluster answers at {address} ({in_our_words(error)}). Start one, or leave out --address"
        ) from error
    try:
        yield
    finally:
        ray.shutdown()
