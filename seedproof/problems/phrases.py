r"""What a wording looks like: a sentence with named gaps, `Consider the function $f(x) = <rule>$.`.

Each template keeps its wordings in its own `phrases.py`, so that every sentence stands once. What writes a
text fills the gaps (`writing.py`), and what reads it finds out how they were filled (`reading.py`). Both
share the strings and no code: how the content of a gap is written, and how it is read, each knows alone.
"""

import re

GAP = re.compile(r"<([a-z][a-z0-9_]*)>")
"""A gap is named in angle brackets, for braces are everywhere in LaTeX."""
