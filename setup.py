"""Puts the templates of releases into the wheel, for use outside a checkout; all else is in pyproject.toml.

`pipeline/workplace/home.py` finds them. An editable install has none: it uses those of the checkout.
"""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

TEMPLATES = (
    "LICENSE-DATA",
    "datacards/*.md",
    "datacards/*/*.md",
    "params.yaml",
    # From which `list` knows what there is.
    "releases/*/*/manifest.json",
    "schemas/*.schema.json",
)

INSTALLED = Path("pipeline/templates")


class BuildWithTemplates(build_py):
    """Copies the modules of the packages, and the templates beside them."""

    def run(self) -> None:
        """Copy everything into the folder that the wheel is made of."""
        super().run()
        if self.editable_mode:
            return
        for template in self.templates():
            target = Path(self.build_lib) / INSTALLED / template
            target.parent.mkdir(parents=True, exist_ok=True)
            self.copy_file(template, str(target), preserve_mode=False)

    def get_source_files(self) -> list[str]:
        """Name what a source distribution has to have."""
        return [*super().get_source_files(), *self.templates()]

    def templates(self) -> list[str]:
        """Name the templates of this checkout."""
        return [str(path) for pattern in TEMPLATES for path in sorted(Path().glob(pattern))]


setup(cmdclass={"build_py": BuildWithTemplates})
