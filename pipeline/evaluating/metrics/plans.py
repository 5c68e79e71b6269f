"""Under which plans something can be measured."""

from collections.abc import Callable

from pipeline.evaluating.transcripts.head import RunHead
from seedproof.contract import registry

When = Callable[[RunHead], bool]

_COMPLETE = "complete"
"""The control under which the notes lack nothing, and requests are taken all the same."""


def always(head: RunHead) -> bool:
    """Take every plan."""
    return True


def takes_requests(head: RunHead) -> bool:
    """Return whether facts can be asked for."""
    return registry.benchmark(head.benchmark).asking.takes_requests(head.plan)


def lacks_fact(head: RunHead) -> bool:
    """Return whether the solver lacks a fact, and can ask for it."""
    return takes_requests(head) and head.control != _COMPLETE
