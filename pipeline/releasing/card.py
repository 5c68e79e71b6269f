"""The Hub card of a release: `datacards/<benchmark>/README.md`, filled from the release's files.

Each benchmark's card extends `datacards/card.md`, which has metadata, sections and all computed parts.
"""

import datetime
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import yaml

from pipeline.releasing.apart import apart
from pipeline.releasing.changelog import CARDS
from pipeline.releasing.dataset_info import dataset_info, size_category, tables_of
from pipeline.releasing.example import PICTURE, examples
from pipeline.releasing.home import own_home
from pipeline.releasing.markdown import formulas, plain, quoted
from pipeline.releasing.publication import status
from pipeline.workplace.home import home_with
from pipeline.workplace.settings import Publication
from pipeline.workplace.yaml_text import NotYaml, value_of
from seedproof.contract import registry
from seedproof.record.bounds import LARGEST_LIST
from seedproof.record.dry import dry_cells
from seedproof.record.errors import SeedproofError
from seedproof.record.json_text import read_json
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import OWN_SPLIT

CARD = "README.md"
"""Its name in a release."""

SCORES = "scores.json"
"""Beside a card's template: the best known scores by version, as cells of a table, by `make scores`."""

CAPACITY = "capacity.json"
"""Beside it: how many problems there are beyond the releases, by `docs/list_capacity.py`."""


@dataclass(frozen=True, kw_only=True)
class Described:
    """The contents of a release's documents."""

    folder: Path
    manifest: dict[str, Any]
    columns: Mapping[str, Any]
    """The schema of each column."""
    publication: Publication
    """Where releases are published, by params.yaml."""
    date: datetime.date | None
    """The day of publication; None for a draft."""
    attestations: Mapping[str, Mapping[str, Any]]
    """The predicates by their names; those of the gates are among them."""

    @property
    def page(self) -> str:
        """The address of its page on the Hub."""
        return f"https://huggingface.co/datasets/{self.publication.namespace}/{self.manifest['name']}"


def card_text(described: Described, home: Path) -> str:
    """Return the card of a release. The templates are in `home`.

    Those that did not come with code that runs here are filled in by a process that can be ended.
    Raises: SeedproofError when a template is missing, names something undefined, or takes too much.
    """
    benchmark = described.manifest["name"]
    beside = home / CARDS / benchmark
    facts = _facts(described) | {
        "scores": _kept(beside / SCORES, "make scores"),
        "capacity": _kept(beside / CAPACITY, f"python -m docs.list_capacity {benchmark}"),
    }
    fill = partial(_filled, f"{benchmark}/README.md", facts, home.resolve())
    own = own_home(benchmark)
    if own is not None and own.resolve() == home.resolve():
        return fill()
    return apart(str(CARDS / benchmark / CARD), fill)


def _filled(name: str, facts: Mapping[str, Any], home: Path) -> str:
    from jinja2 import TemplateError, TemplateNotFound

    try:
        return str(_environment(home).get_template(name).render(facts))
    except TemplateNotFound as error:
        raise SeedproofError(
            f"{CARDS / (error.name or name)}: is missing. Restore it: git checkout {CARDS}"
        ) from error
    # What stands in a template may raise anything.
    except Exception as error:
        said = str(error)[:300] if isinstance(error, TemplateError) else in_our_words(error)
        raise SeedproofError(f"{CARDS / name}: cannot be filled in: {said}") from error


@lru_cache(maxsize=4)
def _environment(home: Path) -> Any:
    """Return the templates in a folder, compiled once, and sandboxed because the folder may be anybody's."""
    from jinja2 import ChoiceLoader, FileSystemLoader, FunctionLoader, StrictUndefined
    from jinja2.sandbox import ImmutableSandboxedEnvironment

    environment = ImmutableSandboxedEnvironment(
        loader=ChoiceLoader([FileSystemLoader(home / CARDS), FunctionLoader(_base_card)]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    environment.filters |= {"percent": percent, "thousands": "{:,}".format}
    environment.filters |= {"plain": plain, "formulas": formulas, "quoted": quoted}
    return environment


def _base_card(name: str) -> str | None:
    """Read a template that all cards stand on, which comes with the code; None for any other one."""
    if name not in ("card.md", "_baselines.md"):
        return None
    home = home_with(CARDS / name)
    return (home / CARDS / name).read_text(encoding="utf-8") if home else None


def card_parts(text: str) -> tuple[dict[str, Any], dict[str, str]]:
    """Return a card's metadata, and the text under each `## ` heading.

    Raises: SeedproofError when the text is not a card.
    """
    try:
        _, head, body = re.split(r"^---\n", text, maxsplit=2, flags=re.MULTILINE)
        metadata = value_of(head)
    except (ValueError, NotYaml) as error:
        raise SeedproofError(
            "README.md: is no card, expected metadata in YAML between two lines ---"
        ) from error
    parts = re.split(r"^## (.+)\n", body, flags=re.MULTILINE)
    return metadata, {name: section.strip() for name, section in zip(parts[1::2], parts[2::2], strict=True)}


def _facts(described: Described) -> dict[str, Any]:
    """All that the templates know."""
    manifest, folder = described.manifest, described.folder
    layout = registry.benchmark(manifest["name"]).release
    tables = tables_of(folder, manifest, layout.configs)
    info = dataset_info(tables)
    for own in info:  # What is the same object stands once in YAML.
        own["features"] = next(one["features"] for one in info if one["features"] == own["features"])
    rows = {one["config_name"]: {s["name"]: s["num_examples"] for s in one["splits"]} for one in info}
    default_config = next(iter(tables))
    shown = examples(tables, layout.examples)
    if default_config not in shown:
        raise SeedproofError(f"{folder}: {default_config} has no rows, expected one that the card can show")
    number, example = shown[default_config]
    quality = described.attestations["quality"]
    return {
        "manifest": manifest,
        "publication": described.publication,
        "status": status(described.date),
        "page": described.page,
        "load": _loading(described, default_config, next(iter(tables[default_config]))),
        "example": example,
        "example_number": number,
        "examples": {config: row for config, (_, row) in shown.items()},
        "picture": PICTURE,
        "pretty_name": layout.pretty_name,
        "configs": list(tables),
        "default_config": default_config,
        "splits": {config: list(splits) for config, splits in tables.items()},
        "rows": rows,
        "size_category": size_category(sum(sum(of_config.values()) for of_config in rows.values())),
        "dataset_info": yaml.safe_dump({"dataset_info": info}, sort_keys=False, allow_unicode=True).rstrip(),
        "columns": list(layout.columns),
        "dry": [*dry_cells(manifest["families"])],
        "figures": quality["figures"][OWN_SPLIT],
        "baselines": quality["baselines"],
        "certify": described.attestations.get("certify"),
        "mutate": described.attestations.get("mutate"),
        "committed": {
            name: split for name, split in manifest["splits"].items() if "root_seed_sha256" in split
        },
        **layout.card_facts(),
    }


def _kept(path: Path, command: str) -> Any:
    """Return what a command has written beside a card's template; nothing where it has not."""
    return read_json(path, f"Make it again: {command}", LARGEST_LIST) if path.is_file() else {}


def _loading(described: Described, config: str, split: str) -> str:
    """Return the Python expression that loads a split from the Hub."""
    repository = f"{described.publication.namespace}/{described.manifest['name']}"
    revision = f"v{described.manifest['version']}"
    return f'load_dataset("{repository}", "{config}", split="{split}", revision="{revision}")'


def percent(share: str) -> str:
    """Return a decimal share as percent: `0.0758` is `7.58%`, and `0.007031` is `0.7031%`."""
    whole, _, places = share.partition(".")
    return f"{int(whole + places[:2])}.{places[2:]}%"
