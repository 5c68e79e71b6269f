"""Scripted solvers as models of inspect: `seedproof/oracle` and its kin. No call leaves the process."""

from inspect_ai.model import (
    ChatMessage,
    GenerateConfig,
    ModelAPI,
    ModelOutput,
    ModelUsage,
    modelapi,
)
from inspect_ai.tool import ToolChoice, ToolInfo

from pipeline.evaluating.engine.job import ASKED
from pipeline.evaluating.engine.messages import plain_messages
from pipeline.evaluating.scripted import SOLVERS
from seedproof.record.names import no_such


@modelapi(name="seedproof")
class Scripted(ModelAPI):
    """A solver that is a function of the row and of what it is sent."""

    def __init__(
        self,
        model_name: str,
        base_url: str | None = None,
        api_key: str | None = None,
        config: GenerateConfig = GenerateConfig(),  # noqa: B008 (as inspect declares it)
    ) -> None:
        super().__init__(model_name, base_url, api_key, [], config)
        if model_name not in SOLVERS:
            raise no_such(f"there is no scripted solver {model_name!r:.40}", model_name, SOLVERS)

    async def generate(
        self,
        input: list[ChatMessage],
        tools: list[ToolInfo],
        tool_choice: ToolChoice,
        config: GenerateConfig,
    ) -> ModelOutput:
        """Return what the solver says."""
        messages = plain_messages(input)
        asked = ASKED.get()
        text = asked.job.solvers[self.model_name](asked.row, messages)
        output = ModelOutput.from_content(self.model_name, text)
        # Without a count of tokens inspect fetches a tokeniser from the network.
        sent = sum(len(message.text.split()) for message in messages)
        said = len(text.split())
        output.usage = ModelUsage(input_tokens=sent, output_tokens=said, total_tokens=sent + said)
        return output
