"""The Hub's checks of the YAML at the top of a dataset's card, as far as its documentation describes them."""

import re
from typing import Any

from pipeline.workplace.yaml_text import NotYaml, value_of

_FRONT = re.compile(r"\A---\r?\n(.*?)^---\s*$", re.DOTALL | re.MULTILINE)
_SIZE = re.compile(
    r"n<1K|(?:1K|10K|100K|1M|10M|100M|1B|10B|100B)<n<(?:10K|100K|1M|10M|100M|1B|10B|100B|1T)|n>1T"
)


def front_matter(card: str) -> Any:
    """Return the value of the YAML at the top of a card; None if there is none.

    Raises: NotYaml when it is malformed.
    """
    match = _FRONT.match(card)
    return value_of(match[1]) if match else None


def findings(card: str) -> tuple[list[str], list[str]]:
    """Return the errors and the warnings about a card, each a sentence."""
    try:
        metadata = front_matter(card)
    except NotYaml as error:
        return [f"The YAML is malformed: it {error}"], []
    if metadata is None:
        return [], ["empty or missing yaml metadata in repo card"]
    if not isinstance(metadata, dict):
        return ["The YAML must be a mapping"], []
    errors = [
        f'"{name}" must be a string or a list of strings'
        for name in ("language", "license", "task_categories", "tags", "size_categories")
        if name in metadata and not _is_texts(metadata[name])
    ]
    if not isinstance(metadata.get("pretty_name", ""), str):
        errors.append('"pretty_name" must be a string')
    sizes = metadata.get("size_categories", [])
    for size in [sizes] if isinstance(sizes, str) else sizes:
        if not _SIZE.fullmatch(str(size)):
            errors.append(f'"size_categories": {size!r} is none of them')
    return errors + _config_errors(metadata.get("configs", [])), []


def _config_errors(configs: Any) -> list[str]:
    if not isinstance(configs, list) or not all(isinstance(config, dict) for config in configs):
        return ['"configs" must be a list of mappings']
    names = [config.get("config_name") for config in configs]
    errors = []
    if not all(isinstance(name, str) for name in names) or len(set(names)) < len(names):
        errors.append('"configs": each needs a "config_name" of its own')
    if sum(config.get("default") is True for config in configs) > 1:
        errors.append('"configs": only one may be the default')
    errors += [
        f'"configs": {c.get("config_name")} has no "data_files"' for c in configs if not c.get("data_files")
    ]
    return errors


def _is_texts(value: Any) -> bool:
    return isinstance(value, str) or (
        isinstance(value, list) and all(isinstance(part, str) for part in value)
    )
