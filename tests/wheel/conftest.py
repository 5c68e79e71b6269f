"""Environments in which the built wheel is installed as others install it, away from the checkout."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.conftest import REPOSITORY
from tests.evals.lock import packages
from tests.sharing import made_once

SOURCES = ("LICENSE", "LICENSE-DATA", "README.md", "params.yaml", "pyproject.toml", "setup.py")
FOLDERS = ("datacards", "pipeline", "schemas", "seedproof")

OTHER_PYTHON = "3.13"


def pip(*arguments):
    """Run pip, of the environment at hand, without the Internet unless its configuration has a registry."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True)


def environment(**changes):
    """Return the variables of a process that sees nothing of this checkout."""
    ours = ("PYTHONPATH", "SYMPY_GROUND_TYPES", "SEEDPROOF_ROOT_SEED")
    variables = os.environ | changes
    return {name: value for name, value in variables.items() if name not in ours}


class Installed:
    """An environment with the wheel."""

    def __init__(self, folder):
        self.folder = folder
        self.python = folder / "bin" / "python"

    def make(self, python=sys.executable):
        if Path(python) == Path(sys.executable):
            venv.create(self.folder, symlinks=True)
        else:
            subprocess.run([python, "-m", "venv", "--without-pip", self.folder], check=True)

    @property
    def packages(self):
        (packages,) = self.folder.glob("lib/python*/site-packages")
        return packages

    def install_locked(self, lock):
        """Install what a file names with hashes. Returns the finished process, whatever it came to."""
        only = ("--no-compile", "--no-deps", "--only-binary", ":all:")
        return pip("--python", self.python, "install", *only, "--require-hashes", "-r", lock)

    def install_wheel(self, wheel):
        done = pip("--python", self.python, "install", "--no-compile", "--no-deps", "--no-index", wheel)
        assert done.returncode == 0, done.stderr

    def run(self, *words, folder, **changes):
        """Run Python in a folder. Returns the finished process, whatever it came to."""
        return self._run([self.python, *words], folder, changes)

    def seedproof(self, *words, folder, **changes):
        """Run the console script in a folder. Returns the finished process, whatever it came to."""
        return self._run([self.folder / "bin" / "seedproof", *words], folder, changes)

    def _run(self, command, folder, changes):
        return subprocess.run(
            [str(word) for word in command],
            cwd=folder,
            env=environment(**changes),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )


@pytest.fixture(scope="session")
def wheel(tmp_path_factory):
    """Build the wheel from a copy of its sources: a build leaves files beside them."""

    def build(folder):
        sources = folder / "sources"
        sources.mkdir()
        for name in SOURCES:
            shutil.copy(REPOSITORY / name, sources)
        for name in FOLDERS:
            shutil.copytree(REPOSITORY / name, sources / name, ignore=shutil.ignore_patterns("__pycache__"))
        built = pip("wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", folder, sources)
        assert built.returncode == 0, built.stderr

    (path,) = made_once(tmp_path_factory, "wheel", build).glob("*.whl")
    return path


def required(names):
    """Return the distributions of some names and of all that they require here, without extras."""
    distributions = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in distributions:
            continue
        distributions[name] = distribution(name)
        needs = map(Requirement, distributions[name].requires or ())
        waiting += [need.name for need in needs if not need.marker or need.marker.evaluate({"extra": ""})]
    return distributions.values()


def core():
    """Return the names of what seedproof requires without extras, as pyproject.toml says."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]
    return [Requirement(text).name for text in project["dependencies"]]


@pytest.fixture(scope="session")
def bare(wheel, tmp_path_factory):
    """The wheel without extras: of all packages that are here, links to just those of the core."""

    def install(folder):
        installed = Installed(folder)
        installed.make()
        for found in required(core()):
            for top in {file.parts[0] for file in found.files} - {"..", "__pycache__"}:
                (installed.packages / top).symlink_to(found.locate_file(top))
        installed.install_wheel(wheel)

    return Installed(made_once(tmp_path_factory, "bare", install))


@pytest.fixture(scope="session")
def full(wheel, tmp_path_factory):
    """The wheel with every package that is here."""
    installed = Installed(tmp_path_factory.mktemp("full") / "env")
    installed.make()
    (installed.packages / "here.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    installed.install_wheel(wheel)
    # Compiling takes ten seconds: here it was done before, if it was in the checkout.
    compiled = Path("seedproof", "benchmarks", "number_game", "__pycache__")
    (installed.packages / compiled).mkdir()
    for code in (REPOSITORY / compiled).glob("*.o"):
        shutil.copy(code, installed.packages / compiled)
    return installed


@pytest.fixture(scope="session")
def other(wheel, tmp_path_factory):
    """The wheel without extras for another Python, with the locked packages; skipped where there is none."""
    folder = tmp_path_factory.mktemp("other")
    installed = Installed(folder / "env")
    installed.make(_python(OTHER_PYTHON))
    locked = packages(REPOSITORY / "requirements.lock")
    names = [canonicalize_name(found.name) for found in required(core())]
    (folder / "core.lock").write_text("".join(locked[name] for name in names))
    done = installed.install_locked(folder / "core.lock")
    if done.returncode:
        pytest.skip(f"pip cannot install the locked packages here: {done.stderr.strip().splitlines()[-1]}")
    installed.install_wheel(wheel)
    return installed


def _python(version):
    """Return the Python of a version, on the path or among pyenv's."""
    candidates = [shutil.which(f"python{version}")]
    if shutil.which("pyenv"):
        root = subprocess.run(["pyenv", "root"], capture_output=True, text=True).stdout.strip()
        candidates += sorted(Path(root).glob(f"versions/{version}.*/bin/python{version}"))
    for candidate in filter(None, candidates):
        done = subprocess.run([candidate, "-c", "import venv"], capture_output=True)
        if done.returncode == 0:
            return str(candidate)
    pytest.skip(f"there is no Python {version} here, on the path or among pyenv's")


@pytest.fixture
def elsewhere(tmp_path):
    """The folder of another project, with a `pipeline/`, a `build/` and a params.yaml of its own."""
    folder = tmp_path / "project"
    for name in ("pipeline", "build"):
        (folder / name).mkdir(parents=True)
    (folder / "pipeline" / "__init__.py").write_text("raise ImportError('this is the pipeline of others')\n")
    (folder / "build" / "__init__.py").write_text("raise ImportError('this is the build of others')\n")
    (folder / "params.yaml").write_text("train: {epochs: 3}\n")
    return folder
