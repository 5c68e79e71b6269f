"""Scores responses to rows of one benchmark as seedproof does, where seedproof is not installed.

    from seedproof_score import score

    score("... Answer: 10/37", row)["right"]

A row is one of the release, as JSON lines or `datasets` give it. What does the work are the sources of
seedproof that stand below as they are; they import one another from a package of their own name, so that
they never meet an installed seedproof. A formula such as `2^5 - 3` is worked out with python-flint and
msgspec; where these are not installed, an answer that needs them is undecided, and the reason says so.
"""

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from types import ModuleType
from typing import Any

BENCHMARK = ""
"""The benchmark whose rows are scored."""

VERSION = ""
"""The version of seedproof that the sources below are of."""

PACKAGE = "_seedproof"
"""The package from which the sources below import one another."""

SCORER = "seedproof.scoring.responses"
"""The module with the function `score(row, response)`."""

ASKING = ""
"""The module that says how the benchmark is asked; empty: as any question is."""

NEEDS_FORMULAS = False
"""Whether nothing can be scored where formulas cannot be worked out."""

_OF_FORMULAS = "seedproof.equivalence"
_PACKAGES = {"flint": "python-flint", "msgspec": "msgspec"}
_LACKING = [package for module, package in _PACKAGES.items() if find_spec(module) is None]


def score(response: str, row: Mapping[str, Any]) -> dict[str, Any]:
    """Score a response to a row of the benchmark.

    `verdict` is right, wrong, undecided or no answer, with its `reason`; `right` says whether it is right,
    so an undecided answer is not. `score` is a fraction from 0 to 1 as text, of a game the share of its best
    score; `errors` are the kinds of rules that a game breaks, `parts` the verdicts on the parts of an answer
    that has any.

    Raises: ValueError when the row is none of a release.
    """
    try:
        scored = module(SCORER).score(row, response)
    except _LackingError as error:
        return _scored("undecided", "0", str(error), (), ())
    except _error() as error:
        raise ValueError(str(error)) from error
    except (LookupError, TypeError, ValueError) as error:
        name = row.get("id") if isinstance(row, Mapping) else None
        raise ValueError(f"{name}: cannot be scored ({error}), expected a row of a release") from error
    parts = [part.verdict for part in scored.parts]
    return _scored(scored.verdict, str(scored.value), scored.reason, scored.errors, parts)


def asking() -> Any:
    """Return how the benchmark is asked: an `Asking` of `seedproof.episodes.asking`."""
    if not ASKING:
        return module("seedproof.episodes.asking").Asking()
    return module(ASKING).ASKING


def module(name: str) -> ModuleType:
    """Return a module of seedproof whose source stands below."""
    return import_module(f"{PACKAGE}.{name}")


def _scored(
    verdict: str, share: str, reason: str, errors: Sequence[str], parts: Sequence[str]
) -> dict[str, Any]:
    return {
        "right": verdict == "right",
        "score": share,
        "verdict": verdict,
        "reason": reason,
        "errors": list(errors),
        "parts": list(parts),
    }


class _LackingError(ImportError):
    """Raised when an answer needs a package that is not installed."""


@cache
def _error() -> type[Exception]:
    error: type[Exception] = module("seedproof.record.errors").SeedproofError
    return error


class _Sources(MetaPathFinder, InspectLoader):
    """Imports the sources below."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.partition(".")
        if package != PACKAGE or (name and name not in SOURCES):
            return None
        if _LACKING and name == _OF_FORMULAS:
            raise _LackingError(_needed("this answer"))
        return spec_from_loader(fullname, self)

    def get_source(self, fullname: str) -> str:
        _, _, name = fullname.partition(".")
        return SOURCES[name] if name else ""

    def is_package(self, fullname: str) -> bool:
        _, _, name = fullname.partition(".")
        return not name or any(other.startswith(f"{name}.") for other in SOURCES)


def _needed(by: str) -> str:
    packages = " and ".join(_LACKING)
    return f"{by} needs {packages} to be scored: pip install {' '.join(_LACKING)}"


if _LACKING and NEEDS_FORMULAS:
    raise ImportError(_needed(BENCHMARK))

SOURCES: dict[str, str] = {}

sys.meta_path.append(_Sources())
