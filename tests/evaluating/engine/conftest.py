"""One call of the endpoint of these tests, as a run makes it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from tests.evaluating.engine.server import MODEL


def _in_a_loop_of_its_own(said):
    """Await something. Beside a browser, which keeps a loop running, inspect has `run` leave loops open."""
    with closing(asyncio.new_event_loop()) as loop:
        return loop.run_until_complete(said)


@pytest.fixture
def call(endpoint, monkeypatch):
    """Ask the endpoint, which has one reply or its usual ones; return the turn, or why there is none."""
    from inspect_ai.model import GenerateConfig

    from pipeline.evaluating.engine import compatible
    from pipeline.evaluating.engine.failures import told_by
    from pipeline.evaluating.engine.messages import chat_messages, turn_of
    from pipeline.evaluating.engine.models import how_to_ask
    from pipeline.evaluating.planning.endpoints import Endpoint
    from pipeline.evaluating.transcripts.head import SolverHead
    from seedproof.episodes.turns import Message

    monkeypatch.setattr(compatible, "_FIRST_PAUSE", 0.0)
    usual = {"model": f"openai/{MODEL}", "temperature": 0.0, "top_p": None, "max_tokens": 99, "seed": None}
    question = (Message("user", "How many?"),)

    def called(reply=None, messages=question, settings=(), base_url=endpoint.url, **bounds):
        endpoint.always = reply
        solver = SolverHead(kind="endpoint", base_url_host=None, **usual | dict(settings))
        asked = how_to_ask(Endpoint(solver, base_url, None, 1, **bounds))
        model = asked.pop("model")
        config = GenerateConfig(
            **{name: asked[name] for name in GenerateConfig.model_fields if name in asked}
        )

        async def answered():
            async with model:
                return turn_of(await model.generate(chat_messages(messages, {}), config=config))

        try:
            with ThreadPoolExecutor(1) as thread:
                return thread.submit(_in_a_loop_of_its_own, answered()).result()
        except Exception as error:
            return told_by(error)

    return called
