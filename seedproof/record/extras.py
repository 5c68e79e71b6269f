"""Libraries that only some of what is installed needs, by the extra of pyproject.toml that brings them."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from seedproof.record.errors import NotDone

EXTRAS = {
    "build": (
        "PIL",
        "contourpy",
        "dulwich",
        "dvc",
        "fontTools",
        "great_expectations",
        "jinja2",
        "jsonschema",
        "jsonschema_rs",
        "llvmlite",
        "markdown_it",
        "matplotlib",
        "numba",
        "numpy",
        "pandas",
        "pyarrow",
        "referencing",
        "ruamel",
    ),
    "certify": ("cvc5", "z3"),
    "evaluate": ("httpx2", "inspect_ai", "matplotlib", "numpy", "openai", "pyarrow", "tenacity", "zstandard"),
    "hub": ("datasets", "huggingface_hub"),
    "ray": ("ray",),
}
"""By extra, the packages that are imported from it."""

TRAINERS: dict[str, tuple[str, ...]] = {
    "nemo": ("nemo_gym",),
    "openenv": ("openenv",),
    "trl": (),
    "verifiers": ("verifiers",),
    "verl": (),
}
"""The same of the extras for trainers, which `all` does not have: they exclude one another."""


class NotInstalled(NotDone):
    """A library of an extra is missing."""


@contextmanager
def named_extra() -> Iterator[None]:
    """Have an import that fails inside for want of an extra name that extra.

    Raises: NotInstalled, one line.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        for extra, packages in {**EXTRAS, **TRAINERS}.items():
            if package in packages:
                raise _lacking(package, extra) from None
        raise


def expect_installed(extra: str) -> None:
    """Raises: NotInstalled, one line, where a library of an extra is missing. None is imported."""
    for package in EXTRAS[extra]:
        if find_spec(package) is None:
            raise _lacking(package, extra)


def _lacking(package: str, extra: str) -> NotInstalled:
    return NotInstalled(
        f"{package} is not installed. Install what this needs: pip install 'seedproof[{extra}]'"
    )
