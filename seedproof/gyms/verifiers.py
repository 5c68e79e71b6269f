"""verifiers: a taskset without end, and an environment in which a model may ask for facts.

`seedproof_gym` exports both, so their id is `seedproof-gym`.
"""

from collections.abc import Iterator

from seedproof.gyms.episode import Episode
from seedproof.gyms.stream import Stream
from seedproof.gyms.tasks import Task
from seedproof.record.extras import named_extra

with named_extra():
    import verifiers.v1 as vf


class SeedproofTasksetConfig(vf.TasksetConfig):
    """The arguments of `Stream`."""

    benchmark: str = "missing_fact"
    seed: int | str = 0
    families: list[str] | None = None
    difficulty: list[int] | None = None


class SeedproofData(vf.TaskData):
    """The place of a row, and its first messages. It has no answer."""

    root_seed: str


class SeedproofTask(vf.Task[SeedproofData, vf.State, vf.TaskConfig]):
    """A task. The environment rewards it, since an episode has several turns."""

    @property
    def key(self) -> str:
        """The id and the root seed of its row."""
        return f"{self.data.id}@{self.data.root_seed}"


class SeedproofTaskset(vf.Taskset[SeedproofTask, SeedproofTasksetConfig]):
    """The tasks of a stream."""

    INFINITE = True

    def load(self) -> Iterator[SeedproofTask]:
        """Yield tasks without end."""
        config = self.config
        stream = Stream(
            config.benchmark, seed=config.seed, families=config.families, difficulty=config.difficulty
        )
        for task in stream:
            *system, question = Episode(task).messages
            data = SeedproofData(
                id=task.id,
                root_seed=task.root_seed,
                prompt=question["content"],
                system_prompt=system[0]["content"] if system else None,
            )
            yield SeedproofTask(data, config.task)


class SeedproofEnvConfig(vf.EnvConfig):
    """One model, without tools."""

    agent: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"}, runtime=vf.SubprocessConfig())


class SeedproofEnv(vf.Env[SeedproofEnvConfig]):
    """Episodes of several turns: the user simulator answers requests until the model answers."""

    async def run(self, task: SeedproofTask, agents: vf.Agents) -> None:
        """Play an episode, and record its reward as `answer`."""
        episode = Episode(Task(task.data.id, task.data.root_seed))
        async with agents.agent.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated:
                reply = episode.hear(segment.last_reply)
                if reply is None:
                    break
                segment = await interaction.turn(reply)
        interaction.trace.record_reward("answer", episode.reward, 1.0)
