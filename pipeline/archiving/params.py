"""Writing decisions of a command into params.yaml; comments and order are kept."""

from pathlib import Path
from typing import Any

from pipeline.workplace.yaml_text import read_yaml
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing


def set_param(path: Path, keys: tuple[str, ...], value: Any) -> None:
    """Set one value of params.yaml; missing sections on the way to it are created.

    Raises: SeedproofError when the file cannot be read or written.
    """
    from ruamel.yaml import YAML

    yaml = YAML()
    yaml.preserve_quotes = True
    yaml.width = 1000
    yaml.indent(mapping=2, sequence=4, offset=2)
    # It is read once for what is wrong in it, and once with its comments.
    read_yaml(path)
    sections = yaml.load(path.read_text(encoding="utf-8"))
    section = sections
    for key in keys[:-1]:
        if not isinstance(section, dict):
            raise SeedproofError(f"{path}: expected a section at {'.'.join(keys)}")
        section = section.setdefault(key, {})
    if hasattr(section, "fa"):
        section.fa.set_block_style()
    section[keys[-1]] = value
    with replacing(path) as file:
        yaml.dump(sections, file)
