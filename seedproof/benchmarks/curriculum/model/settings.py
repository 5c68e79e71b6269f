"""What params.yaml says about the language models. Keys come from the environment alone."""

from typing import Annotated

import msgspec

from seedproof.benchmarks.curriculum.model.prompts import PROMPT_VERSION
from seedproof.contract.settings import Settings


class EndpointSettings(Settings, frozen=True, kw_only=True):
    """An endpoint that speaks the protocol of OpenAI's chat completions, and what is asked of it."""

    base_url: Annotated[str, msgspec.Meta(pattern=r"\Ahttps?://[^\s/?#@]+(/[^\s?#@]*)?\Z")]
    """The URL up to and with the version: `https://host/v1`."""
    model: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    key_variable: Annotated[str, msgspec.Meta(pattern=r"\A([A-Z_][A-Z0-9_]*)?\Z")] = "OPENAI_API_KEY"
    """The environment variable that has the key; empty for an endpoint that asks for none."""
    temperature: Annotated[int, msgspec.Meta(ge=0, le=2)] | None = 0
    """The temperature; None leaves it to the endpoint: some models accept no other than their own."""
    max_tokens: Annotated[int, msgspec.Meta(ge=50, le=100_000)] = 1000
    max_tokens_name: Annotated[str, msgspec.Meta(pattern=r"\Amax_(completion_)?tokens\Z")] = "max_tokens"
    """Some models know the limit by its newer name only."""
    timeout: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 60
    """Seconds for a whole answer."""
    retries: Annotated[int, msgspec.Meta(ge=0, le=10)] = 4
    """Retries of a call, where one may help: time limits, 429, 5xx, lost connections, malformed answers."""


class ModelSettings(EndpointSettings, frozen=True, kw_only=True):
    """The model that writes, and the second one, which judges what our own reader cannot read."""

    second: EndpointSettings | None = None
    """Another model: it reads a text back and solves it. Without one, only what our reader reads counts."""
    prompt_version: int = PROMPT_VERSION
    tries: Annotated[int, msgspec.Meta(ge=1, le=10)] = 3
    """Texts for one problem, before it goes without."""
    at_once: Annotated[int, msgspec.Meta(ge=1, le=64)] = 4
    """Problems under way at the same time."""

    def __post_init__(self) -> None:
        """Check the version of the prompts, and that nobody judges what it wrote.

        Raises: ValueError.
        """
        if self.prompt_version != PROMPT_VERSION:
            raise ValueError(f"prompt_version is {self.prompt_version}, expected {PROMPT_VERSION}")
        if self.second is not None and self.second.model == self.model:
            raise ValueError(f"second.model is {self.model}, expected another model than the one that writes")
