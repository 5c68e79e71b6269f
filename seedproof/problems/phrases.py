r"""What a wording looks like: a sentence with named gaps, `Consider the function $f(x) = <rule>$.`.

Each template keeps its wordings in its own `phrases.py`, so that every sentence stands once. What writes a
text fills the gaps (`writing.py`), and what reads it finds out how they were filled (`reading.py`). Both
share the strings and no code: how the content of a gap is written, and how it is read, each knows alone.

`TEXTS` puts them together: the wordings of the statement, then those of each part. `[GIVEN, MORE]` are the
paragraphs of one text. `{"kind": {"steady": .., "filling": ..}}` holds by the value of a field all texts, or
those of parts: where the field is a list, one for each of its items. A gap has the name of a field; a wording
without it says that the field has its default. `WORDS` has, by field, how each of a few values is said.
"""

import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

GAP = re.compile(r"<([a-z][a-z0-9_]*)>")
"""A gap is named in angle brackets, for braces are everywhere in LaTeX."""


class Phrases(NamedTuple):
    """The sentences of a template, as its `phrases.py` declares them."""

    texts: Any
    words: Mapping[str, Mapping[Any, str]]


def phrases_of(template: str) -> Phrases:
    """Return what the `phrases.py` of a template declares."""
    module = import_module(f"seedproof.problems.templates.{template}.phrases")
    return Phrases(getattr(module, "TEXTS", ()), getattr(module, "WORDS", {}))
