r"""Wordings: sentences with named gaps, such as `Consider the function $f(x) = <rule>$.`.

Each template keeps its wordings in its own `phrases.py`, so that every sentence is written once. The writer
fills the gaps (`writing.py`), and the reader finds out how they were filled (`reading.py`). They share these
strings but no code.

`TEXTS` puts them together: the wordings of the statement, then those of each part. A list is the paragraphs
of one text. `{"kind": {"steady": .., "filling": ..}}` chooses by the value of a field; where the field is a
list, there is one text for each of its items. A gap has the name of a field; a wording without that gap says
that the field has its default. `WORDS` has, by field, the words for each of a few values.
"""

import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

GAP = re.compile(r"<([a-z][a-z0-9_]*)>")
"""A gap has its name in angle brackets, because LaTeX uses braces everywhere."""


class Phrases(NamedTuple):
    """The sentences of a template, as declared in its `phrases.py`."""

    texts: Any
    words: Mapping[str, Mapping[Any, str]]


def phrases_of(template: str) -> Phrases:
    """Return the sentences of a template."""
    module = import_module(f"seedproof.problems.templates.{template}.phrases")
    return Phrases(getattr(module, "TEXTS", ()), getattr(module, "WORDS", {}))
