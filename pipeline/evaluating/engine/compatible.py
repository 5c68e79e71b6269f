"""A server that speaks as OpenAI does, as a model of inspect: each call ends within its bounds."""

import os
from typing import Any

import anyio
import httpx2
from inspect_ai.model import ChatMessage, GenerateConfig, ModelAPI, ModelOutput, messages_to_openai, modelapi
from inspect_ai.model._openai import needs_max_completion_tokens
from inspect_ai.tool import ToolChoice, ToolInfo
from tenacity import RetryCallState
from tenacity.wait import WaitBaseT

from pipeline.evaluating.engine.failures import NoAnswer, failure_of
from pipeline.evaluating.engine.http import client_of
from pipeline.evaluating.engine.messages import prompt_of
from pipeline.evaluating.engine.replies import output_of
from pipeline.evaluating.planning.endpoints import LARGEST_REPLY, RETRIES, TIMEOUT
from pipeline.evaluating.transcripts.head import Api
from seedproof.record.errors import Misuse
from seedproof.record.printing import aside

COMPATIBLE = "openai-compatible"
"""The name of this provider."""

_FIRST_PAUSE = 3.0
"""Seconds before the second try; before each further one they are twice as many."""


@modelapi(name=COMPATIBLE)
class Compatible(ModelAPI):
    """`/chat/completions` by messages, or `/completions` by one text that a base model goes on with."""

    def __init__(
        self,
        model_name: str,
        base_url: str | None = None,
        api_key: str | None = None,
        config: GenerateConfig = GenerateConfig(),  # noqa: B008 (as inspect declares it)
        api: Api = "chat",
        retries: int = RETRIES,
        timeout: int = TIMEOUT,
        largest_reply: int = LARGEST_REPLY,
        redirects: int = 0,
    ) -> None:
        super().__init__(model_name, base_url, api_key, ["OPENAI_API_KEY"], config)
        if base_url is None:
            raise Misuse(f"{COMPATIBLE}/{model_name}: name the address of the server: --model-base-url")
        self.at = base_url.rstrip("/")
        self.api = api
        self.retries = retries
        self.timeout = timeout
        self.largest_reply = largest_reply
        self.redirects = redirects
        self.is_down = False

    async def generate(
        self,
        input: list[ChatMessage],
        tools: list[ToolInfo],
        tool_choice: ToolChoice,
        config: GenerateConfig,
    ) -> ModelOutput:
        """Return what the model says. Raises: NoAnswer when it says nothing."""
        reply = await self._called(await self._call(input, config))
        if not reply.is_success:
            raise failure_of(reply.status_code, reply.headers, reply.content)
        output = output_of(self.model_name, reply.headers, reply.content)
        self.is_down = False
        return output

    async def _call(self, input: list[ChatMessage], config: GenerateConfig) -> dict[str, Any]:
        """Return the body of a call: what is stated stands before what `extra_body` adds."""
        is_newest = self.api == "chat" and needs_max_completion_tokens(self.model_name)
        stated = {
            "model": self.model_name,
            "temperature": config.temperature,
            "top_p": config.top_p,
            "max_completion_tokens" if is_newest else "max_tokens": config.max_tokens,
            "seed": config.seed,
            "stop": config.stop_seqs,
            "reasoning_effort": config.reasoning_effort,
        }
        said = (
            {"prompt": prompt_of(input)}
            if self.api == "completions"
            else {"messages": await messages_to_openai(input)}
        )
        given = {name: value for name, value in stated.items() if value is not None}
        return {**(config.extra_body or {}), **given, **said}

    async def _called(self, call: dict[str, Any]) -> httpx2.Response:
        path = "completions" if self.api == "completions" else "chat/completions"
        key = self.api_key or os.environ.get("OPENAI_API_KEY")
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        try:
            with anyio.fail_after(self.timeout):
                async with client_of(self.at, self.timeout, self.largest_reply, self.redirects) as client:
                    return await client.post(f"{self.at}/{path}", json=call, headers=headers)
        except (httpx2.ConnectError, httpx2.ConnectTimeout):
            raise NoAnswer(f"nobody answers at {self.at}", passes=True) from None
        except (TimeoutError, httpx2.TimeoutException):
            raise NoAnswer(
                f"no whole reply came within {self.timeout} seconds. For more: --timeout"
            ) from None
        except httpx2.TooManyRedirects:
            raise NoAnswer(f"the endpoint sends us on more than {self.redirects} times") from None
        except httpx2.TransportError:
            raise NoAnswer("the connection broke before the reply was whole", passes=True) from None

    def should_retry(self, ex: BaseException) -> bool:
        """Return whether the same call may be answered at another time."""
        return isinstance(ex, NoAnswer) and ex.passes

    def retry_wait(self) -> WaitBaseT:
        """Return how long to wait before a call is tried again."""
        return self._pause

    def _pause(self, state: RetryCallState) -> float:
        failed = state.outcome and state.outcome.exception()
        left = self.retries - state.attempt_number + 1
        if not self.is_down:
            # Of many calls that fail alike the first is told, until one is answered again.
            self.is_down = True
            aside(f"endpoint: {failed}; tried again, {left} more times")
        wanted = failed.pause if isinstance(failed, NoAnswer) else None
        return _FIRST_PAUSE * 2 ** (state.attempt_number - 1) if wanted is None else wanted
