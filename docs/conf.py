"""How Sphinx builds these pages: `make docs`."""

import sys
from itertools import pairwise
from pathlib import Path

from sphinx.application import Sphinx

REPOSITORY = Path(__file__).parent.parent
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "docs")]

project = "Seedproof"
author = "The Seedproof authors"
project_copyright = author

extensions = ["myst_parser", "sphinx.ext.autodoc", "front_page", "gallery"]
myst_heading_anchors = 3

# Docstrings quote code in single backticks.
default_role = "code"
add_module_names = False
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 80

html_theme = "furo"
html_static_path = ["static"]
html_title = "Seedproof"
html_show_sphinx = False
html_copy_source = False


def _read_as_markdown(
    app: Sphinx, what: str, name: str, subject: object, options: object, lines: list[str]
) -> None:
    """Mark indented blocks as code, as docstrings here mean them; drop what `NamedTuple` says of fields."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()
    marked = []
    for line, following in pairwise([*lines, ""]):
        marked.append(line)
        begins_code = not line and following.startswith("    ")
        inside_code = marked[-2:-1] and marked[-2].startswith("    ")
        if begins_code and not inside_code:
            marked += ["::", ""]
    lines[:] = marked


def setup(app: Sphinx) -> None:
    """Connect what is done to docstrings."""
    app.connect("autodoc-process-docstring", _read_as_markdown)
