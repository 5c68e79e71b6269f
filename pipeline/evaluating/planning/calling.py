"""Whom a command calls, and at what price, by its options."""

from fractions import Fraction

from pipeline.evaluating.planning.cost import Prices
from pipeline.evaluating.planning.endpoints import Endpoint, host_of
from pipeline.evaluating.planning.heads import kind_of
from pipeline.evaluating.planning.options import Calls, Money, Settings
from pipeline.evaluating.transcripts.head import SolverHead
from seedproof.record.errors import Misuse


def endpoint_of(model: str, settings: Settings, calls: Calls, holder_model: str | None) -> Endpoint:
    """Return whom to call. Raises: SeedproofError where a setting cannot be meant."""
    solver = SolverHead(
        kind=kind_of(model),
        model=model,
        base_url_host=host_of(calls.base_url),
        temperature=settings.temperature,
        top_p=settings.top_p,
        max_tokens=settings.max_tokens,
        seed=settings.seed,
        api=settings.api,
        stop=settings.stop,
        reasoning_effort=settings.reasoning_effort,
        extra_body=settings.extra_body,
    )
    return Endpoint(
        solver=solver,
        base_url=calls.base_url,
        holder_model=holder_model,
        max_connections=calls.max_connections,
        retries=calls.retries,
        timeout=calls.timeout,
        largest_reply=calls.largest_reply,
        redirects=calls.redirects,
    )


def prices_of(money: Money) -> Prices | None:
    """Return the prices. Raises: Misuse where one is named and not the other."""
    if money.price_in is None and money.price_out is None:
        return None
    if money.price_in is None or money.price_out is None:
        raise Misuse("--price-in and --price-out: name both, or neither")
    return Prices(Fraction(str(money.price_in)), Fraction(str(money.price_out)))
