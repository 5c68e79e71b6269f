"""Attestations that are none, are on other rows, cannot be true of these, or are simply not true.

What only stands on the maintainer's word is refused by `--redo`, which makes it again, and by nothing else.
"""

import json
import math
from collections.abc import Callable
from typing import Any

from tests.verifying.tampering.editing import in_json, in_text, replaced
from tests.verifying.tampering.tampering import Change, DoesNotApply, Tampering

GATES = ("validate", "cycle", "quality")
OTHER_HASH = "0" * 64
DEEP = "[" * 100_000 + "]" * 100_000


def _in(name: str, edit: Callable[[Any], Any]) -> Change:
    return in_json(f"attestations/{name}.json", edit)


def _predicate(name: str, edit: Callable[[Any], Any]) -> Change:
    return _in(name, lambda statement: edit(statement["predicate"]))


def _of_each_gate(name: str) -> dict[str, Change]:
    """What can be done to the attestation of each gate alike."""
    path = f"attestations/{name}.json"
    return {
        "an empty object": in_text(path, lambda text: "{}\n"),
        "nothing": in_text(path, lambda text: ""),
        "nested 100,000 deep": in_text(
            path, replaced("{", '{"deep": ' + "[" * 100_000 + "]" * 100_000 + ",")
        ),
        "compact": in_text(path, lambda text: json.dumps(json.loads(text)) + "\n"),
        "a key twice": in_text(path, replaced('"findings"', '"findings": 3,\n  "findings"')),
        "a key too much": _in(name, lambda statement: statement.update(humans=3)),
        "a key too much in its predicate": _predicate(name, lambda said: said.update(humans=3)),
        "of another type": _in(name, lambda statement: statement.update(_type="Statement")),
        "a predicate of another type": _in(
            name, lambda statement: statement.update(predicateType="https://example.org/humans/v1")
        ),
        "on other rows": _in(
            name, lambda statement: statement["subject"][0]["digest"].update(sha256=OTHER_HASH)
        ),
        "on a table more": _in(
            name, lambda statement: statement["subject"].append(statement["subject"][0] | {"name": "more"})
        ),
        "on no rows": _in(name, lambda statement: statement.update(subject=[])),
        "no tool": _predicate(name, lambda said: said.pop("tool")),
        "more rows checked": _predicate(name, lambda said: said.update(checked=said["checked"] + 1)),
        "no rows checked": _predicate(name, lambda said: said.update(checked=0)),
        "a finding": _predicate(name, lambda said: said.update(findings=1)),
        "findings taken out": _predicate(name, lambda said: said.pop("findings")),
    }


def _limits(alter: Callable[[int], Any]) -> Change:
    """Alter every limit that was set to the rows."""
    return _predicate("quality", lambda said: said.update(params=_altered(said["params"], alter)))


def _altered(value: Any, alter: Callable[[int], Any]) -> Any:
    """The value with every whole number in it altered."""
    if isinstance(value, dict):
        return {key: _altered(part, alter) for key, part in value.items()}
    return alter(value) if isinstance(value, int) and not isinstance(value, bool) else value


OF_QUALITY: dict[str, Change] = {
    "an unknown parameter": _predicate("quality", lambda said: said["params"].update(cheat=True)),
    "limits loosened": _limits(lambda limit: limit + 1),
    "limits tightened": _limits(lambda limit: limit - 1),
    "limits taken out": _predicate("quality", lambda said: said.update(params={})),
    "no baselines": _predicate("quality", lambda said: said.update(baselines={})),
    "no figures": _predicate("quality", lambda said: said.update(figures={})),
    "figures that are null": _predicate("quality", lambda said: said.update(figures=None)),
    "the key of figures is missing": _predicate("quality", lambda said: said.pop("figures")),
    "the key of libraries is missing": _predicate("quality", lambda said: said.pop("libraries")),
    "a number that is NaN": _predicate("quality", lambda said: said.update(checked=math.nan)),
    "a number that is infinite": _predicate("quality", lambda said: said.update(checked=math.inf)),
    "a number of 4,000 digits": _predicate("quality", lambda said: said.update(checked=10**3999)),
    "a number that is true": _predicate("quality", lambda said: said.update(checked=True)),
}


def _figures(edit: Callable[[dict[str, Any]], Any]) -> Change:
    return _predicate("quality", lambda said: edit(said["figures"]["test"]))


def _all_figures(alter: Callable[[int], Any]) -> Change:
    return _predicate("quality", lambda said: said.update(figures=_altered(said["figures"], alter)))


def _worse_guess(figures: dict[str, Any]) -> None:
    """Make the blind guess worse than it is."""
    if figures.get("blind_guess_rate") is None:
        raise DoesNotApply("there is no blind guess")
    figures["blind_guess_rate"] = "0.0100"


def _worse_baseline(said: dict[str, Any]) -> None:
    config = next(iter(said["baselines"].values()))
    config[next(iter(config))] = {}


MEASURED: dict[str, Change] = {
    "no expectations": _predicate("quality", lambda said: said.update(expectations=[])),
    "an expectation less": _predicate("quality", lambda said: said["expectations"].pop()),
    "an expectation invented": _predicate(
        "quality", lambda said: said["expectations"].append("test rows: expect_humans_to_agree")
    ),
    "another share of blind guesses": _figures(_worse_guess),
    "a figure is added": _figures(lambda figures: figures.update(model_score="0.9900")),
    "the last figure is missing": _figures(lambda figures: figures.popitem()),
    "figures one higher": _all_figures(lambda count: count + 1),
    "figures that are floats": _all_figures(float),
    "another baseline": _predicate("quality", _worse_baseline),
}
"""What the gate `quality` says of the rows."""


def _first_kind(said: dict[str, Any]) -> dict[str, Any]:
    """A kind of corruption that some rows met."""
    return next(found for found in said["kinds"].values() if found["applied"])


OF_MUTATE: dict[str, Change] = {
    "a kind less": _predicate("mutate", lambda said: said["kinds"].popitem()),
    "other words": _predicate("mutate", lambda said: _first_kind(said).update(said="Ten people tried.")),
    "rows that got past": _predicate("mutate", lambda said: _first_kind(said).update(passed=1)),
    "found only by rebuilding": _predicate(
        "mutate", lambda said: _first_kind(said).update(only_by_rebuild=1, without_rebuild={})
    ),
    "more rows than there are": _predicate("mutate", lambda said: _first_kind(said).update(applied=10_000)),
    "a gate that is none": _predicate(
        "mutate", lambda said: _first_kind(said).update(without_rebuild={"humans/looked": 1})
    ),
}


def _otherwise(said: dict[str, Any]) -> None:
    """Have another gate find what was corrupted."""
    found = _first_kind(said)
    found["without_rebuild"] = {"validate/looks": found["applied"]}


CORRUPTED: dict[str, Change] = {"another gate found it": _predicate("mutate", _otherwise)}
"""What could be true of corrupted rows, and is not."""

PROVABLE = {
    **{f"{gate}: {name}": change for gate in GATES for name, change in _of_each_gate(gate).items()},
    **{f"quality: {name}": change for name, change in OF_QUALITY.items()},
    **{f"mutate: {name}": change for name, change in OF_MUTATE.items()},
}
TOLD = {
    **{f"quality: {name}": change for name, change in MEASURED.items()},
    **{f"mutate: {name}": change for name, change in CORRUPTED.items()},
}

KINDS = tuple(
    Tampering(
        name=f"attestation of {name}",
        change=change,
        only=("number_game",) if name.startswith("mutate") else None,
        on_word=name in TOLD,
    )
    for name, change in (PROVABLE | TOLD).items()
)
