r"""Wordings: sentences with named gaps, such as `Consider the function $f(x) = <rule>$.`.

Each template keeps its wordings in its own `phrases.py`, so that every sentence is written once. The writer
fills the gaps (`writing.py`), and the reader finds out how they were filled (`reading.py`). They share these
strings but no code.
"""

import re

GAP = re.compile(r"<([a-z][a-z0-9_]*)>")
"""A gap has its name in angle brackets, because LaTeX uses braces everywhere."""
