"""Tasks without end, whose families and difficulties are drawn by weights that may change on the way."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import accumulate
from math import ceil
from typing import Any, TypeVar

from seedproof.generating.rows import generate
from seedproof.gyms.tasks import Task
from seedproof.record.draws import Draws
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.key_ranges import key_range
from seedproof.record.names import no_such

ALL = "0:1"
"""The range of all keys."""

PATIENCE = 1_000
"""Tasks in succession that may be left out; of a share of the keys, so many times its inverse."""


class Stream(Iterator[Task]):
    """Tasks of a benchmark's endless line. Rows with an image are left out.

    Step n is number n of a cell, a family of one difficulty, that is drawn by the seed, n and the weights of
    that moment alone. So a stream goes on from its state, and gives the same tasks after the same changes.
    """

    def __init__(
        self,
        benchmark: str,
        *,
        seed: int | str = 0,
        families: str | Sequence[str] | None = None,
        difficulty: int | Sequence[int] | None = None,
        hold_out: str | None = None,
        only: str = ALL,
        prove: bool = True,
    ) -> None:
        """Start at step 0, with equal weights.

        `hold_out`, such as `0:0.05`, leaves out the problems that `seedproof scale --hold-out` leaves out:
        those with a key in that range. With `only`, all keys of a problem are in the range. So a stream with
        `hold_out` and one with the same range as `only` share no problem, whatever their seeds.

        Raises: SeedproofError when there is no such benchmark, family, difficulty or range.
        """
        self._rows = generate(benchmark, seed=seed, families=families, difficulty=difficulty, prove=prove)
        self._hold_out = key_range("hold_out", hold_out) if hold_out else None
        self._only = key_range("only", only)
        self._weights = [1] * len(self._rows.cells)
        self.step = 0

    def weigh(
        self, *, families: Mapping[str, int] | None = None, difficulty: Mapping[int, int] | None = None
    ) -> None:
        """Change the weights from the next task on; what is not named has weight 1.

        A cell's weight is the product of its family's and its difficulty's, whole numbers from 0 on.

        Raises: SeedproofError for another weight, a name that the stream does not have, or only zeros.
        """
        by_family = _weights("families", families or {}, [family for family, _ in self._rows.cells])
        by_level = _weights("difficulty", difficulty or {}, [level for _, level in self._rows.cells])
        weights = [by_family.get(family, 1) * by_level.get(level, 1) for family, level in self._rows.cells]
        if not any(weights):
            raise Misuse("weights: all are 0, expected one above it")
        self._weights = weights

    def __next__(self) -> Task:
        """Return the next task.

        Raises: SeedproofError when a row is refuted, a cell is dry, or nothing fits the keys.
        """
        patience = PATIENCE * ceil(1 / (self._only.stop - self._only.start))
        for _ in range(patience):
            task = self._at(self.step)
            self.step += 1
            if task is not None:
                return task
        raise SeedproofError(
            f"{self._rows.benchmark}: {patience:,} tasks in succession have an image or a key that is held "
            "out. Choose other families, or another range"
        )

    def state_dict(self) -> dict[str, Any]:
        """Return the step and the weights, as JSON can hold them."""
        return {"step": self.step, "weights": list(self._weights)}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Go on from a state of a stream with the same arguments.

        Raises: SeedproofError when its weights are those of other cells.
        """
        if len(state["weights"]) != len(self._weights):
            raise Misuse(
                f"state: has {len(state['weights'])} weights, expected {len(self._weights)}. Load it into a "
                "stream with the same families and difficulties"
            )
        self.step = state["step"]
        self._weights = list(state["weights"])

    def _at(self, step: int) -> Task | None:
        """Return the task of a step; None if it has an image, or a key that is held out."""
        position = step * len(self._weights) + self._cell(step)
        if self._is_held_out(position):
            return None
        row: Mapping[str, Any] = self._rows[position]
        return None if row.get("has_image") else Task(row["id"], str(self._rows.seed))

    def _is_held_out(self, position: int) -> bool:
        if self._hold_out is None and str(self._only) == ALL:
            return False
        keys = self._rows.candidate(position).keys
        if self._hold_out is not None and any(map(self._hold_out.holds, keys)):
            return True
        return not all(map(self._only.holds, keys))

    def _cell(self, step: int) -> int:
        """Draw the number of a cell."""
        identity = f"seedproof/gyms|{self._rows.benchmark}|{self._rows.seed}|{step}"
        ends = list(accumulate(self._weights))
        lot = Draws(sha256(identity.encode()).hexdigest()[:32]).below(ends[-1])
        return next(cell for cell, end in enumerate(ends) if lot < end)


N = TypeVar("N", str, int)


def _weights(kind: str, asked: Mapping[N, int], there: Iterable[N]) -> Mapping[N, int]:
    known = list(dict.fromkeys(there))
    for name, weight in asked.items():
        if name not in known:
            raise no_such(f"{kind}: {name!r:.80} is not in this stream", str(name), map(str, known))
        if type(weight) is not int or weight < 0:
            raise Misuse(f"{kind}: {name} has weight {weight!r:.40}, expected a whole number from 0 on")
    return asked
