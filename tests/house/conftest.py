"""Pages that show how a model is asked are followed with an endpoint on loopback."""

from tests.evaluating.engine.conftest import endpoint, nursery

__all__ = ["endpoint", "nursery"]
