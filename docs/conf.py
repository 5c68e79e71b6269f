"""How Sphinx builds these pages: `make docs`."""

import sys
from pathlib import Path

REPOSITORY = Path(__file__).parent.parent
sys.path.insert(0, str(REPOSITORY))

project = "Seedproof"
author = "The Seedproof authors"
project_copyright = author

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
myst_heading_anchors = 3
# Docstrings quote code in single backticks.
default_role = "code"
autodoc_typehints = "description"

html_theme = "furo"
html_title = "Seedproof"
html_show_sphinx = False
html_copy_source = False
