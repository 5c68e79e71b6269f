"""The Hub card of a release: `datacards/<benchmark>/README.md`, filled from the release's files.

Each benchmark's card extends `datacards/card.md`, which has metadata, sections and all computed parts.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from pipeline.releasing.changelog import CARDS, entries, read_changelog
from pipeline.releasing.charts import charts, percent
from pipeline.releasing.dataset_info import dataset_info, rows_of, size_category, tables_of
from pipeline.releasing.example import PICTURE, examples
from pipeline.releasing.markdown import formulas, plain, quoted
from pipeline.releasing.scripts import STATEMENT
from pipeline.workplace.home import home_with
from pipeline.workplace.settings import Publication
from seedproof.contract.layout import Layout
from seedproof.contract.settings import Asked
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row, read_json

SHARED = ("card.md", "_baselines.md")
"""What the card of every benchmark stands on. They come with the code, unless a folder has its own."""


def card_text(benchmark: str, layout: Layout[Row, Asked], folder: Path, home: Path = Path()) -> str:
    """Return the card of the release in `folder`, which has everything but card, Croissant and checksums.

    `layout` is the benchmark's module `release`: PRETTY_NAME, CONFIGS, COLUMNS, EXAMPLES and `card_facts`.
    The templates are in `home`.
    Raises: SeedproofError when a template is missing, or names something undefined.
    """
    from jinja2 import TemplateError, TemplateNotFound

    name = f"{benchmark}/README.md"
    try:
        template = _environment(home.resolve()).get_template(name)
        return str(template.render(_facts(layout, folder)))
    except TemplateNotFound as error:
        raise SeedproofError(
            f"{CARDS / (error.name or name)}: is missing. Restore it: git checkout {CARDS}"
        ) from error
    except (OSError, UnicodeDecodeError) as error:
        raise SeedproofError(
            f"{CARDS / name}: cannot be read ({error}). Restore it: git checkout {CARDS}"
        ) from error
    except TemplateError as error:
        raise SeedproofError(f"{CARDS / name}: cannot be filled in: {error}") from error


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
    environment.filters |= {"percent": percent, "thousands": "{:,}".format, "type": type_text}
    environment.filters |= {"cell": _cell, "plain": plain, "formulas": formulas, "quoted": quoted}
    return environment


def _base_card(name: str) -> str | None:
    """Read a shared template that comes with the code; None for any other one."""
    if name not in SHARED:
        return None
    home = home_with(CARDS / name)
    return (home / CARDS / name).read_text(encoding="utf-8") if home else None


def card_parts(text: str) -> tuple[dict[str, Any], dict[str, str]]:
    """Return a card's metadata, and the text under each `## ` heading.

    Raises: SeedproofError when the text is not a card.
    """
    try:
        _, head, body = re.split(r"^---\n", text, maxsplit=2, flags=re.MULTILINE)
        metadata = yaml.safe_load(head)
    except (ValueError, yaml.YAMLError) as error:
        raise SeedproofError(
            "README.md: is no card, expected metadata in YAML between two lines ---"
        ) from error
    parts = re.split(r"^## (.+)\n", body, flags=re.MULTILINE)
    return metadata, {name: section.strip() for name, section in zip(parts[1::2], parts[2::2], strict=True)}


def publication_of(manifest: dict[str, Any]) -> Publication:
    """Return where a release is published by its manifest. Raises: SeedproofError when it does not say."""
    try:
        return msgspec.convert(manifest["publication"], Publication)
    except KeyError:
        raise SeedproofError("manifest.json: has no publication, expected what params.yaml says") from None
    except msgspec.ValidationError as error:
        raise SeedproofError(f"manifest.json: its publication is malformed ({error})") from None


def page_of(manifest: dict[str, Any]) -> str:
    """Return the address of the release's page on the Hub."""
    return f"https://huggingface.co/datasets/{publication_of(manifest).namespace}/{manifest['name']}"


def _facts(layout: Layout[Row, Asked], folder: Path) -> dict[str, Any]:
    """All that the templates know."""
    manifest = read_json(folder / "manifest.json")
    described = read_json(folder / "schema.json")["properties"]
    tables = tables_of(folder, manifest, layout.configs)
    info = dataset_info(tables)
    rows = rows_of(info)
    default_config = next(iter(tables))
    shown = examples(tables, layout.examples)
    if default_config not in shown:
        raise SeedproofError(f"{folder}: {default_config} has no rows, expected one that the card can show")
    committed = {name: split for name, split in manifest["splits"].items() if "root_seed_sha256" in split}
    return {
        "manifest": manifest,
        "publication": publication_of(manifest),
        "page": page_of(manifest),
        "load": _loading(manifest, default_config, next(iter(tables[default_config]))),
        "example": shown[default_config].row,
        "example_number": shown[default_config].number,
        "examples": {config: example.row for config, example in shown.items()},
        "picture": PICTURE,
        "pretty_name": layout.pretty_name,
        "configs": {config: layout.configs[config] for config in tables},
        "default_config": default_config,
        "splits": {config: list(splits) for config, splits in tables.items()},
        "rows": rows,
        "size_category": size_category(sum(sum(of_config.values()) for of_config in rows.values())),
        "dataset_info": yaml.safe_dump({"dataset_info": info}, sort_keys=False, allow_unicode=True).rstrip(),
        "columns": {name: (kind, described[name]["description"]) for name, kind in layout.columns.items()},
        "figures": charts(manifest),
        "baselines": read_json(folder / "report" / "quality.json")["baselines"],
        "changelog": entries(read_changelog(folder / "CHANGELOG.md")),
        "committed": committed,
        **_engine_facts(folder, manifest),
        **layout.card_facts(),
    }


def _engine_facts(folder: Path, manifest: dict[str, Any]) -> dict[str, Any]:
    """What the templates know of the scripts, and of what engines said of them."""
    scripts = manifest.get("scripts")
    families = scripts["families"].values() if scripts else ()
    path = folder / STATEMENT
    statement = read_json(path) if path.is_file() else None
    queries = statement["queries"] if statement else ()
    return {
        "scripts": scripts,
        "scripted": {key: sum(family[key] for family in families) for key in ("rows", "full", "part")},
        "statement": statement,
        "decided": lambda engine: sum(_decided(query["said"][engine]) for query in queries),
        "replayed": sum(query["replayed"] for query in queries),
    }


def _decided(said: dict[str, int]) -> int:
    return said.get("sat", 0) + said.get("unsat", 0)


def _loading(manifest: dict[str, Any], config: str, split: str) -> str:
    """Return the Python expression that loads a split from the Hub."""
    repository = f"{publication_of(manifest).namespace}/{manifest['name']}"
    revision = f"v{manifest['version']}"
    return f'load_dataset("{repository}", "{config}", split="{split}", revision="{revision}")'


def type_text(declared: Any) -> str:
    """Return a column's declared type in words: `string`, `list of string`, `list of {value, answer}`."""
    if isinstance(declared, list):
        return f"list of {type_text(declared[0])}"
    return f"{{{', '.join(declared)}}}" if isinstance(declared, dict) else str(declared)


def _cell(text: str) -> str:
    """Escape text for a cell of a Markdown table."""
    return text.replace("|", "\\|")
