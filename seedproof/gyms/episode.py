"""One episode of a task, in which the model may ask for facts that the row withholds, and its reward."""

from seedproof.contract import registry
from seedproof.episodes.turns import Ask, Done, End, Reply, Step, Turn, solver_turns
from seedproof.gyms.tasks import Task, plan_of, reward, row_of, spoken
from seedproof.record.seeds import parse_row_id


class Episode:
    """The turns so far. The user simulator that replies is that of `sp.hold`, and needs no model."""

    def __init__(self, task: Task) -> None:
        """Start with the question.

        Raises: SeedproofError when there is no such row.
        """
        benchmark = parse_row_id(task.id).benchmark
        self._task = task
        self._asking = registry.benchmark(benchmark).asking
        self._plan = plan_of(benchmark, asks=True)
        self._turns: list[Turn] = []
        self.end: End | None = None
        """How the episode ended; None while it goes on."""

    @property
    def messages(self) -> list[dict[str, str]]:
        """The messages that the model answers next; none once the episode is over."""
        step = self._step()
        return spoken(step.messages) if isinstance(step, Ask) else []

    @property
    def reward(self) -> float:
        """The reward of the answer, from 0 to 1; 0 without one."""
        if self.end != "answer":
            return 0.0
        return reward(self._task, solver_turns(self._turns)[-1].text)

    def hear(self, text: str) -> str | None:
        """Take a message of the model. Return what it reads next, or None at the end of the episode."""
        self._turns.append(Turn("solver", text))
        step = self._step()
        if isinstance(step, Reply):
            self._turns.append(step.turn)
            step = self._step()
        if isinstance(step, Done):
            self.end = step.end
            return None
        return self.messages[-1]["content"]

    def _step(self) -> Step:
        return self._asking.next_step(row_of(self._task), self._plan, self._turns)
