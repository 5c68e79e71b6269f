"""YAML that others wrote: each key once, not nested too deeply, and what is wrong said in one sentence."""

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import yaml

from seedproof.record.bounds import DEEPEST, LARGEST_YAML, MOST_VALUES, read_at_most
from seedproof.record.errors import SeedproofError


class NotYaml(SeedproofError):
    """Raised for a text that is no YAML as we read it. Its message quotes nothing of the text but keys."""


def value_of(text: bytes | str) -> Any:
    """Return the value of a text in YAML.

    Raises: NotYaml when it is none, is too large, is nested too deeply, or has a key twice.
    """
    if len(text) > LARGEST_YAML:
        raise NotYaml(f"has more than {LARGEST_YAML:,} bytes, expected fewer")
    try:
        loader = _Loader(text if isinstance(text, str) else text.decode())
        try:
            node = loader.get_single_node()
            if node is None:
                return None
            _expect_few(node)
            return loader.construct_document(node)
        finally:
            loader.dispose()
    except RecursionError:
        raise NotYaml(_TOO_DEEP) from None
    except yaml.MarkedYAMLError as error:
        raise NotYaml(f"is not YAML: {_what_and_where(error)}") from None
    except UnicodeDecodeError:
        raise NotYaml("is not YAML: it is no text in UTF-8") from None
    except yaml.YAMLError as error:
        raise NotYaml(f"is not YAML: {' '.join(str(error).split())}") from None
    except (ValueError, OverflowError):
        raise NotYaml("has a number or a date that is none, or of thousands of digits") from None


def read_yaml(path: Path, remedy: str = "") -> Any:
    """Return the value of a YAML file.

    Raises: SeedproofError when it cannot be read, or is not YAML as `value_of` reads it.
    """
    try:
        return value_of(read_at_most(path, LARGEST_YAML, remedy))
    except NotYaml as error:
        raise SeedproofError(f"{path}: {error}") from None


class _Loader(yaml.SafeLoader):
    """Reads plain values alone, and each key of a mapping once."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen = set[Hashable]()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, Hashable):
                if key in seen:
                    raise yaml.constructor.ConstructorError(
                        None, None, f"the key {str(key)[:80]!r} stands there twice", key_node.start_mark
                    )
                seen.add(key)
        return super().construct_mapping(node, deep)


def _refuse(loader: _Loader, node: yaml.Node) -> None:
    raise yaml.constructor.ConstructorError(
        None, None, "bytes are no value that is read here", node.start_mark
    )


_Loader.add_constructor("tag:yaml.org,2002:binary", _refuse)


def _expect_few(node: yaml.Node) -> None:
    """Raise NotYaml for more values than can be worked with; one that is referred to counts each time."""
    counted: dict[int, int] = {}

    def count(node: yaml.Node, depth: int) -> int:
        if depth >= DEEPEST and not isinstance(node, yaml.ScalarNode):
            raise NotYaml(_TOO_DEEP)
        if id(node) not in counted:
            within = sum(count(inner, depth + 1) for inner in _inside(node))
            counted[id(node)] = 1 + within
        return counted[id(node)]

    if count(node, 0) > MOST_VALUES:
        raise NotYaml(f"has more than {MOST_VALUES:,} values, expected fewer")


def _inside(node: yaml.Node) -> list[yaml.Node]:
    if isinstance(node, yaml.MappingNode):
        return [inner for pair in node.value for inner in pair]
    return node.value if isinstance(node, yaml.SequenceNode) else []


def _what_and_where(error: yaml.MarkedYAMLError) -> str:
    """Return what is wrong and where; the error's own text quotes lines of the file."""
    mark = error.problem_mark
    where = f", line {mark.line + 1}, column {mark.column + 1}" if mark else ""
    return f"{error.problem}{where}"


_TOO_DEEP = f"is nested too deeply, expected at most {DEEPEST} levels"
