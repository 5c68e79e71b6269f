"""By what the responses to the benchmark's rows are counted."""

from seedproof.benchmarks.number_game.rules import LEVELS
from seedproof.contract.groups import Group, Groups

GROUPS = Groups(
    by=(
        Group("difficulty", names=dict(enumerate(LEVELS, start=1))),
        Group("family"),
    ),
    worth="share",
)
