"""How far a wave is, in a line: for whoever waits where no terminal shows a bar."""

import time
from dataclasses import dataclass

from pipeline.evaluating.engine.job import Job, is_right
from pipeline.evaluating.transcripts.times import Clock
from seedproof.episodes.turns import Episode, solver_turns


@dataclass
class Tally:
    """Counts what a wave has heard."""

    job: Job
    clock: Clock = time.monotonic
    asked: int = 0
    """Episodes of rows, follow-ups left out."""
    right: int = 0
    failed: int = 0
    sent: int = 0
    received: int = 0
    """Tokens, as the provider counts them."""

    def __post_init__(self) -> None:
        self.due = len(self.job.questions.rows) * self.job.head.attempts
        self.known = sum(episode.parent is None for episode in self.job.known.values())
        self.began = self.clock()

    def add(self, episode: Episode) -> None:
        """Count an episode that has ended."""
        for turn in solver_turns(episode.turns):
            if turn.usage is not None:
                self.sent += turn.usage.input
                self.received += turn.usage.output
        if episode.parent is not None:
            return
        self.asked += 1
        self.failed += episode.end == "error"
        self.right += is_right(self.job.rows[episode.id], episode)

    @property
    def line(self) -> str:
        """What there is to say."""
        said = f"{self.known + self.asked:,} of {self.due:,}, {self.right:,} of {self.asked:,} right"
        failed = f", {self.failed:,} ended by an error" if self.failed else ""
        tokens = f", {self.sent:,} tokens in and {self.received:,} out" if self.received else ""
        return f"asking {self.job.head.solver.model}: {said}{failed}{tokens}, {self._left()}"

    def _left(self) -> str:
        """Return how long the rest takes, if it goes on as it went so far."""
        left = self.due - self.known - self.asked
        if not self.asked:
            return "nothing has ended yet"
        minutes = round((self.clock() - self.began) / self.asked * left / 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours} h {minutes} min left" if hours else f"{minutes} min left"
