"""The Hub card of a release: `datacards/<benchmark>/README.md`, filled with what the release's files say.

Each benchmark's card extends `datacards/card.md`, which has the metadata, the sections, and what is computed.
"""

import re
from pathlib import Path
from typing import Any

import yaml

from pipeline.errors import SeedproofError
from pipeline.releasing.changelog import CARDS, entries, read_changelog
from pipeline.releasing.dataset_info import dataset_info, rows_of, size_category, tables_of
from pipeline.releasing.figure import figures, percent
from pipeline.rows import read_json


def card_text(benchmark: str, layout: Any, folder: Path) -> str:
    """The card of the release in `folder`, which has everything but card, Croissant and checksums.

    `layout` is the benchmark's module `release`: PRETTY_NAME, CONFIGS, COLUMNS and `card_facts`.
    Raises: SeedproofError when a template is missing, or names something that is not there.
    """
    from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError, TemplateNotFound

    environment = Environment(
        loader=FileSystemLoader(CARDS),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    environment.filters |= {"percent": percent, "thousands": "{:,}".format, "type": type_text}
    environment.filters |= {"cell": _cell, "plain": _plain}
    name = f"{benchmark}/README.md"
    try:
        return environment.get_template(name).render(_facts(layout, folder))
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


def card_parts(text: str) -> tuple[dict[str, Any], dict[str, str]]:
    """A card's metadata, and its sections: the text under each `## ` heading.

    Raises: SeedproofError when the text is no card.
    """
    try:
        _, head, body = re.split(r"^---\n", text, maxsplit=2, flags=re.MULTILINE)
        metadata = yaml.safe_load(head)
    except (ValueError, yaml.YAMLError) as error:
        raise SeedproofError(
            "README.md: is no card, expected metadata in YAML between two lines ---"
        ) from error
    parts = re.split(r"^## (.+)\n", body, flags=re.MULTILINE)
    return metadata, {name: said.strip() for name, said in zip(parts[1::2], parts[2::2], strict=True)}


def _facts(layout: Any, folder: Path) -> dict[str, Any]:
    """All that the templates know."""
    manifest = read_json(folder / "manifest.json")
    described = read_json(folder / "schema.json")["properties"]
    tables = tables_of(folder, manifest, layout.CONFIGS)
    info = dataset_info(tables)
    rows = rows_of(info)
    committed = {name: split for name, split in manifest["splits"].items() if "root_seed_sha256" in split}
    return {
        "manifest": manifest,
        "pretty_name": layout.PRETTY_NAME,
        "configs": {config: layout.CONFIGS[config] for config in tables},
        "default_config": next(iter(tables)),
        "splits": {config: list(splits) for config, splits in tables.items()},
        "rows": rows,
        "size_category": size_category(sum(sum(of_config.values()) for of_config in rows.values())),
        "dataset_info": yaml.safe_dump({"dataset_info": info}, sort_keys=False, allow_unicode=True).rstrip(),
        "columns": {name: (kind, described[name]["description"]) for name, kind in layout.COLUMNS.items()},
        "figures": figures(manifest),
        "changelog": entries(read_changelog(folder / "CHANGELOG.md")),
        "committed": committed,
        **layout.card_facts(),
    }


def type_text(declared: Any) -> str:
    """A column's declared type in words: `string`, `list of string`, `list of {value, answer}`."""
    if isinstance(declared, list):
        return f"list of {type_text(declared[0])}"
    return f"{{{', '.join(declared)}}}" if isinstance(declared, dict) else str(declared)


def _cell(text: str) -> str:
    """Text in a cell of a Markdown table."""
    return text.replace("|", "\\|")


def _plain(text: str) -> str:
    """Text that means no Markdown: the stars of `M*v = lambda*v` stay stars."""
    return re.sub(r"([\\`*_<\[\]])", r"\\\1", text)
