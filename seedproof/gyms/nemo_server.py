"""NeMo Gym: the resources server that rewards responses to the lines of `nemo`."""

from typing import Any

from seedproof.gyms.tasks import Task, reward
from seedproof.record.extras import named_extra

with named_extra():
    from nemo_gym.base_resources_server import (
        BaseResourcesServerConfig,
        BaseVerifyRequest,
        BaseVerifyResponse,
        SimpleResourcesServer,
    )


class Line(BaseVerifyRequest):
    """A line with the response to it."""

    id: str
    root_seed: str


class Server(SimpleResourcesServer):
    """Rewards the last message of a response. It holds no state, so one server does for all."""

    ray_enabled = False
    config: BaseResourcesServerConfig

    async def verify(self, body: Line) -> BaseVerifyResponse:
        """Return the line with its reward."""
        said = [item for item in body.response.output if item.type == "message"]
        text = _text(said[-1].content) if said else None
        return BaseVerifyResponse(**body.model_dump(), reward=reward(Task(body.id, body.root_seed), text))


def _text(content: Any) -> str:
    if isinstance(content, str):
        return content
    return "".join(part.text for part in content if part.type == "output_text")
