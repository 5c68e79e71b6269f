"""Tasks of reasoning-gym that are near to our families, measured in the same run as ours.

It makes an item when it is asked for, so items are asked for by their numbers. Its own process tells what the
items took, as ours does.
"""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.bench import inside, measuring
from tests.bench.measuring import Figure, Measurement, Taken, command
from tests.bench.tools import missing, program
from tests.conftest import REPOSITORY

PEERS = {
    "missing_fact": ("polynomial_equations", "simple_equations"),
    "number_game": ("puzzle24", "countdown"),
    "curriculum": ("time_intervals", "gsm_symbolic", "chain_sum"),
    "university": ("intermediate_integration", "simple_integration"),
}
"""`judge` has none: reasoning-gym has no worked solutions."""

SECONDS = 2.0
"""A task is asked for items for so long, yet for at most `MOST`."""
MOST = 5_000

_PROGRAM = """
import json, sys, time
from reasoning_gym.factory import create_dataset
task, turn, seconds, most = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
items = create_dataset(task, seed=turn, size=most)
items[most - 1]
start = time.process_time()
made = 0
while made < most and time.process_time() - start < seconds:
    items[made]
    made += 1
print(json.dumps([time.process_time() - start, 0.0, 0.0, made]))
"""


def measured(tools: Path | None, runs: int) -> Iterator[tuple[str, Figure]]:
    """Measure the tasks. Raises: SystemExit where reasoning-gym is not installed."""
    python = program("python", tools)
    if subprocess.run([python, "-c", "import reasoning_gym"], capture_output=True).returncode:
        raise missing("reasoning-gym")
    declared = [_declared(python, task) for tasks in PEERS.values() for task in tasks]
    for benchmark in PEERS:
        command("generate", "generate", benchmark).take()
        declared += inside.declared(benchmark, inside.WORKS[:2])
    yield from measuring.measured(declared, runs)


def _declared(python: str, task: str) -> Measurement:
    turns = iter(range(1_000))

    def take() -> Taken:
        said = subprocess.run(
            [python, "-c", _PROGRAM, task, str(next(turns)), str(SECONDS), str(MOST)],
            stdout=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            cwd=REPOSITORY.parent,
            check=True,
        )
        return msgspec.json.decode(said.stdout, type=Taken)

    return Measurement(f"peers/{task}", take)
