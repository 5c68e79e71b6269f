"""The models of a run, as inspect is to ask them."""

from typing import Any

import httpx2
from inspect_ai._util.http_defaults_httpx2 import default_client_kwargs
from inspect_ai.model import Model, get_model

from pipeline.evaluating.engine.compatible import COMPATIBLE
from pipeline.evaluating.engine.http import bounding
from pipeline.evaluating.planning.endpoints import OPENAI, Endpoint

_TAKE_A_CLIENT = ("openai", "openai-api", "anthropic")
"""The providers of inspect whose replies pass through a client of ours."""


def how_to_ask(endpoint: Endpoint) -> dict[str, Any]:
    """Return the arguments of inspect by which it asks the models of a run: settings and bounds."""
    holder = endpoint.holder_model
    return {
        "model": _own_server(endpoint) if endpoint.is_own_server else _model(endpoint.solver.model, endpoint),
        "model_roles": {} if holder is None else {"holder": _model(holder, endpoint)},
        "max_connections": endpoint.max_connections,
        "max_samples": endpoint.max_connections,
        "max_retries": endpoint.retries,
        **_settings(endpoint),
    }


def _own_server(endpoint: Endpoint) -> Model:
    """Return the model of a server of one's own.

    Inspect's provider `openai` knows OpenAI's own models. It takes a name that it does not know for one of
    the newest, which get no temperature, at an address that other servers may not have.
    """
    return get_model(
        f"{COMPATIBLE}/{endpoint.solver.model.removeprefix(OPENAI)}",
        base_url=endpoint.base_url,
        memoize=False,
        api=endpoint.solver.api,
        retries=endpoint.retries,
        timeout=endpoint.timeout,
        largest_reply=endpoint.largest_reply,
        redirects=endpoint.redirects,
    )


def _model(name: str, endpoint: Endpoint) -> Model:
    """Return a model of a provider of inspect, bounded as far as that provider lets us."""
    is_solver = name == endpoint.solver.model
    bounds: dict[str, Any] = {}
    if name.partition("/")[0] in _TAKE_A_CLIENT:
        client = default_client_kwargs(
            follow_redirects=False, event_hooks={"response": [bounding(endpoint.largest_reply)]}
        )
        bounds = {"http_client": httpx2.AsyncClient(**client), "max_retries": 0}
    return get_model(name, base_url=endpoint.base_url if is_solver else None, memoize=False, **bounds)


def _settings(endpoint: Endpoint) -> dict[str, Any]:
    """Return what is asked for of the model's settings."""
    solver = endpoint.solver
    settings = {
        "temperature": solver.temperature,
        "top_p": solver.top_p,
        "max_tokens": solver.max_tokens,
        "seed": solver.seed,
        "stop_seqs": list(solver.stop) or None,
        "reasoning_effort": solver.reasoning_effort,
        "extra_body": dict(solver.extra_body) or None,
        # A server of one's own keeps the time itself.
        "attempt_timeout": None if endpoint.is_own_server else endpoint.timeout,
    }
    return {name: value for name, value in settings.items() if value is not None}
