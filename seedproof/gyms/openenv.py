"""OpenEnv: an environment in which a model may ask for the facts that a row withholds."""

from typing import Any

from seedproof.gyms.episode import Episode
from seedproof.gyms.stream import Stream
from seedproof.record.errors import Misuse
from seedproof.record.extras import named_extra

with named_extra():
    from openenv.core.env_server.interfaces import Environment
    from openenv.core.env_server.types import Action, Observation, State


class Message(Action):
    """What the model says."""

    text: str


class Asked(Observation):
    """What the model reads: all messages so far. At the end there are none, but a reward."""

    messages: list[dict[str, str]]


class SeedproofEnvironment(Environment[Message, Asked, State]):
    """Episodes of the tasks of a stream."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, benchmark: str, **chosen: Any) -> None:
        """Take the arguments of `Stream`."""
        super().__init__()
        self._stream = Stream(benchmark, **chosen)
        self._episode: Episode | None = None
        self._state = State()

    def reset(self, seed: int | None = None, episode_id: str | None = None, **_: Any) -> Asked:
        """Ask the task of step `seed`, or the next one."""
        if seed is not None:
            self._stream.step = seed
        self._episode = Episode(next(self._stream))
        self._state = State(episode_id=episode_id)
        return Asked(messages=self._episode.messages)

    def step(self, action: Message, timeout_s: float | None = None, **_: Any) -> Asked:
        """Take a message of the model."""
        if self._episode is None or self._episode.end is not None:
            raise Misuse("step: no episode is open, expected reset before it")
        self._state.step_count += 1
        self._episode.hear(action.text)
        done = self._episode.end is not None
        return Asked(messages=self._episode.messages, done=done, reward=self._episode.reward if done else 0.0)

    @property
    def state(self) -> State:
        """The id of the episode, and how many messages the model sent."""
        return self._state
