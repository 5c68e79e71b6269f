"""What README.md and the pages of docs/ show is run, and what they name is there."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from contextlib import chdir
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from pipeline.archiving.signing import sign
from pipeline.evaluating.planning.cost import margin
from pipeline.publishing.local_hub import LocalHub
from pipeline.releasing.attestations import attested
from tests import conftest, pin
from tests.circles import soak
from tests.conftest import REPOSITORY
from tests.hub import ACCOUNTS
from tests.hub import environment as environment_of
from tests.releasing.test_release import CUT
from tests.releasing.test_signing import make_key

VERSION = yaml.safe_load((REPOSITORY / "params.yaml").read_text())["missing_fact"]["version"]

PAGES = {
    str(path.relative_to(REPOSITORY)): path.read_text()
    for path in (
        REPOSITORY / "README.md",
        REPOSITORY / "CONTRIBUTING.md",
        REPOSITORY / "SECURITY.md",
        *sorted((REPOSITORY / "docs").rglob("*.md")),
    )
}
README = PAGES["README.md"]

BLOCK = re.compile(r"^```(\S*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page, language):
    return [block for found, block in BLOCK.findall(page) if found == language]


EVALUATION = "docs/howto/evaluate.md"
MAINTENANCE = "docs/howto/maintain.md"
USE = "docs/howto/use_rows.md"
VERIFICATION = "docs/howto/verify.md"

FOLLOWED = (EVALUATION, "docs/tutorial/score_a_model.md")
"""Pages whose commands and code need one another: they are followed from their beginning to their end."""

TRAINING = "docs/train.md"
"""The page whose code tests/gyms runs, in environments of trainers."""

OUTSIDE = "docs/tutorial/make_a_benchmark.md"
"""The page that tests/starting follows, outside the repository."""

COMMANDS = {
    name: [line for block in blocks(page, "sh") for line in block.splitlines()]
    for name, page in PAGES.items()
    if name != OUTSIDE
}
SNIPPETS = [
    (name, snippet)
    for name, page in PAGES.items()
    if name not in (*FOLLOWED, TRAINING, "README.md")  # tests/wheel follows README in a plain install
    for snippet in blocks(page, "python")
]

NOT_RUN_HERE = {
    "make env": "needs a package index; CI begins with it",
    "python3 -m venv .venv": "is of no use without a package index",
    ". .venv/bin/activate": "needs an environment",
    "pip install .": "needs a package index",
    'pip install ".[evaluate]"': "needs a package index",
    'pip install ".[certify]"': "needs a package index",
    ".venv/bin/pip install --require-hashes -r pip.lock": "needs a package index; make env does it",
    ".venv/bin/pip install --require-hashes --build-constraint requirements.lock "
    "-r requirements.lock": "as well",
    ".venv/bin/pip install --no-deps --no-build-isolation .": "needs that environment",
    'export DVC_SITE_CACHE_DIR="$HOME/.cache/seedproof/dvc"': "is for whoever types dvc",
    'install -d -m 700 "$DVC_SITE_CACHE_DIR"': "as well",
    "seedproof new-template leaking_barrel": "needs a checkout of its own; test_new_template.py has one",
    "make release": "minutes; its parts are tests of their own",
    "bash .ci/run": "is what runs the tests",
    "dvc repro": "minutes; test_dvc.py runs it on small benchmarks",
    "dvc push": "needs a clone with builds; test_dvc.py has one",
    "dvc pull": "needs a clone with builds; test_dvc.py has one",
    "dvc metrics show build/missing_fact/metrics.json": "needs a clone with builds; test_dvc.py has one",
    "dvc metrics diff HEAD~1": "needs a clone with builds; test_dvc.py has one",
    "dvc plots diff HEAD~1": "needs a clone with builds; test_dvc.py has one",
    "seedproof audit-foreign mira mira_math_20_50.jsonl --report mira.html": "needs that file",
    "seedproof audit-foreign mathcamps mathcamps_sample.jsonl --report mathcamps.html": "needs that file",
    "seedproof rehearse missing_fact": "a minute; test_rehearse.py runs it on the small benchmark",
    "seedproof tabulate number_game --out universe.parquet": "seconds; test_number_game.py runs it",
    "seedproof scale missing_fact --candidates 1000000 --root-seed 7 --out train --part 3/64": "minutes; "
    "test_scale.py makes shares",
    "seedproof scale missing_fact --candidates 1000000 --root-seed 7 --out /shared/train --engine ray "
    "--address head:6379": "needs a cluster; test_ray.py has one",
    "seedproof tell curriculum": "needs a language model; the tests of curriculum's model have one",
}
"""Commands that need a network or minutes, and what does run them."""

RUN_APART = ("ssh-keygen ", "python -m pytest ", "python -m tests.pin ")
"""Commands that have a test of their own below."""

NAMESPACE = "acme"
"""Whose datasets on the Hub the pages show."""

OF_THIS_WORKPLACE = {"verify": ["--templates", "."], "download": ["--unproved"]}
"""What the small release needs, whose documents follow templates and params of its own, not the code's."""

OF_RELEASES = ("audit", "certify", "cut", "verify")
"""Commands that need what this process has loaded to make releases, and the nursery has not."""

SERVER = "http://localhost:8000/v1"
"""Where a page supposes a model to be; here an endpoint on loopback is."""

PRINTED = {
    "print(sp.score(row, response)": "right\nnot in the asked form\nundecided\n",
    "score = sp.score(row, response)": "right\n",
    '"antiderivative(x)"': "equal because their derivatives are equal\n",
    "def ask(question)": " right of ",
    'sp.load("missing_fact", "zero_shot"': "Your notes:",
    "load_dataset": "Your notes:",
    'sp.generate("university", 1000,': "1000 university/",
    'sp.generate("university", 1_000_000,': "generating function",
    "sp.dataset(": "Your notes:",
    "number_game/five_operands": "right 1\n",
    "interval_union": "equal because both hold the same points and intervals\n",
    "sp.audit(row)": "validate holds",
    "print(stated.parts)": "('3', 'x + 1')\n",
    "read_gaps": "{'left': 'x^2', 'right': '2'}\n",
    "standard = Standard(": "3_oa_c_7 3\n",
    "situation = Owning(": "clay mugs painted\n",
    "found = step(": "The derivative of $x^{3}$ with respect to $x$ is $3 x^{2}$.\ntrue\n",
}
"""What each snippet prints, by a text that it alone has."""


def environment():
    """As a newcomer has it after `make release`: the commands of the environment at hand."""
    return os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}


def run_here(arguments, folder):
    """The result of a command of ours, run in a folder by this process."""
    with chdir(folder):
        done = conftest.run(*arguments)
    return subprocess.CompletedProcess(arguments, done.exit_code, done.stdout, done.stderr)


def run_code(snippet, folder, home):
    """The result of a snippet, run as a process in a folder, without a network."""
    offline = {"HF_HOME": str(home), "HF_HUB_OFFLINE": "1"}
    return subprocess.run(
        [sys.executable, "-c", for_small(snippet)],
        cwd=folder,
        capture_output=True,
        text=True,
        env=environment() | {"PYTHONPATH": str(REPOSITORY)} | offline,
    )


def for_small(text):
    """The small benchmark of the tests has two rows a difficulty, and version 1.0.0."""
    text = re.sub(r"(--sample |\bsample=)[0-9]+", r"\g<1>4", text)
    # Row 1 of number_game is of the part that is kept for the endless line.
    text = text.replace("five_operands/d2/002184", "five_operands/d2/000002")
    return text.replace("/000017", "/000001").replace(VERSION, "1.0.0")


def perform(command, folder, env, endpoint, nursery):
    """The result of a shown command; one that asks a model asks the endpoint on loopback."""
    program, *arguments = shlex.split(for_small(command).replace(SERVER, endpoint.url))
    arguments += OF_THIS_WORKPLACE.get(arguments[0], [])
    if NAMESPACE not in command and arguments[0] in OF_RELEASES:
        return run_here(arguments, folder)
    if NAMESPACE in command:
        more = env
    else:
        more = {"PATH": environment()["PATH"], "OPENAI_BASE_URL": endpoint.url, "LOCAL_API_KEY": "none"}
        if program == "seedproof" and "--holder-model" not in arguments:
            more["OPENAI_API_KEY"] = ""
    done = nursery.run(*arguments, cwd=folder, main=program, env=more)
    return subprocess.CompletedProcess(arguments, done.code, done.out, done.err)


def test_blocks_say_what_they_are():
    """`sh` and `python` are run here; a block without a language would be neither run nor known not to be."""
    for name, page in PAGES.items():
        for language, _ in BLOCK.findall(page):
            assert language in ("sh", "python", "text", "yaml") or language.startswith("{"), name


def test_every_shown_command_is_run_or_said_not_to_be():
    shown = [command for commands in COMMANDS.values() for command in commands]
    assert set(NOT_RUN_HERE) <= set(shown)
    for command in shown:
        ours = ("seedproof ", "inspect eval ")
        assert command in NOT_RUN_HERE or command.startswith((*ours, *RUN_APART)), command


@pytest.fixture(scope="module")
def hub(built_few, nursery, tmp_path_factory):
    """A Hub on loopback with the small release, what a client needs, and where it was published from."""
    folder = tmp_path_factory.mktemp("hub")
    workplace = shutil.copytree(built_few, folder / "workplace")
    with LocalHub(folder / "hub", ACCOUNTS) as hub:
        env = environment_of(hub, folder / "home")
        published = ("publish", "missing_fact", "--namespace", "acme", "--yes")
        done = nursery.run(*published, cwd=workplace, env=env)
        assert done.code == 0, done.out + done.err
        yield hub, env, workplace


@pytest.mark.parametrize(
    "page",
    [
        # Whoever maintains a benchmark has many commands, some of them slow.
        pytest.param(name, marks=soak if name == MAINTENANCE else ())
        for name, commands in COMMANDS.items()
        if name not in FOLLOWED and any(line.startswith("seedproof ") for line in commands)
    ],
)
def test_every_shown_command_runs(hub, endpoint, nursery, tmp_path, page):
    """In the order of the page, on the small benchmark."""
    there, env, published = hub
    folder = tmp_path / "workplace"
    shutil.copytree(published, folder)
    make_key(tmp_path / "release-key")
    judged = {"id": "a", "label": True, "author": "b", "judgement": None}
    for name in ("labelled", "judge", "another_judge"):
        (folder / f"{name}.jsonl").write_text(json.dumps(judged) + "\n")
    asked = {"id": "missing_fact/bayes_missing_prior/d1/000001", "response": "Answer: 1/2", "judgement": True}
    for name in ("responses", "judged"):
        (folder / f"{name}.jsonl").write_text(json.dumps(asked) + "\n")
    for command in COMMANDS[page]:
        if command in NOT_RUN_HERE or not command.startswith("seedproof "):
            continue
        done = perform(command, folder, env, endpoint, nursery)
        if command.startswith("seedproof download "):
            assert set(re.findall("^failed: ([a-z]+):", done.stderr, re.MULTILINE)) == {"params", "documents"}
            assert done.returncode == 3, command
            continue
        assert done.returncode == 0, command + done.stdout + done.stderr
    if page == MAINTENANCE:
        assert {"v1.0.0", "v1.1.0"} <= set(there.refs("acme/missing_fact"))


@pytest.mark.parametrize("page", [pytest.param(EVALUATION, marks=soak), *FOLLOWED[1:]])
def test_a_page_on_evaluation_can_be_followed(built, endpoint, nursery, tmp_path, page):
    """Commands and code in their order; what a page shows below one is what that prints."""
    folder = tmp_path / "workplace"
    shutil.copytree(built, folder)
    printed = ""
    for language, block in BLOCK.findall(PAGES[page]):
        if language == "text":
            assert_like(block.splitlines(), printed.splitlines())
            continue
        if language == "python":
            commands = [block]
        else:
            commands = [command for command in block.splitlines() if command not in NOT_RUN_HERE]
        for command in commands:
            if language == "python":
                done = run_code(command, folder, tmp_path)
            else:
                done = perform(with_log(command, folder), folder, {}, endpoint, nursery)
            assert done.returncode == 0, command + done.stdout + done.stderr
            printed = done.stdout
    if page == EVALUATION:
        assert (folder / "figures" / "figure-missing_fact.png").is_file()
        scored = json.loads((folder / "runs" / "mine-judged" / "result.json").read_text())
        assert scored["judge"]["decided"]["solutions"] > 0


def with_log(command, folder):
    """A command with the name of the one log that inspect wrote."""
    if "FILE.eval" not in command:
        return command
    (log,) = (folder / "logs").glob("*.eval")
    return command.replace("logs/FILE.eval", str(log))


def assert_like(shown, printed):
    """The lines of a block, in their order: `…` stands for anything, and any number for any other."""
    expected = [".*".join(map(re.escape, without_numbers(line).split("…"))) for line in shown]
    got = [without_numbers(line) for line in printed]
    assert len(expected) == len(got)
    for pattern, line in zip(expected, got, strict=True):
        assert re.fullmatch(pattern, line), line


def without_numbers(line):
    return re.sub(r"[0-9]+(?:[.,][0-9]+)*", "0", line)


def test_what_so_many_rows_show_is_as_stated():
    page = " ".join(PAGES[EVALUATION].split())
    (sentence,) = re.findall(r"60 rows show .*?\. A sample", page)
    assert f"± {margin(150)} points (95 %)" in PAGES[FOLLOWED[1]]
    assert re.findall(r"± ([0-9]+\.[0-9])", sentence) == [margin(rows) for rows in (60, 150, 2310)]


def test_the_shown_check_of_a_signature_needs_openssh_alone(built, tmp_path):
    (command,) = (line for line in COMMANDS[MAINTENANCE] if line.startswith("ssh-keygen "))
    folder = shutil.copytree(built / CUT, tmp_path / "release")
    key = make_key(tmp_path / "key")
    sign(folder, key)
    public_key = key.with_suffix(".pub").read_text()
    (folder / "allowed_signers").write_text(f"you@example.org {public_key}")
    done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith('Good "seedproof" signature for you@example.org')


def test_the_shown_tests_are_there():
    shown = [line for lines in COMMANDS.values() for line in lines if line.startswith("python -m pytest ")]
    assert len(shown) == 8
    for command in shown:
        for path in shlex.split(re.split(" -[km] ", command)[0])[3:]:
            assert (REPOSITORY / path).exists(), command


def test_the_shown_pins_are_those_that_are_there():
    shown = [line for lines in COMMANDS.values() for line in lines if line.startswith("python -m tests.pin ")]
    assert len(shown) == 3
    for command in shown:
        done = CliRunner().invoke(pin.main, shlex.split(command)[3:])
        assert {line.partition(": ")[2] for line in done.output.splitlines()} == {
            f"{command.split()[-1]} is pinned already"
        }


@pytest.mark.parametrize("page", COMMANDS)
def test_commands_come_after_their_environment(page):
    """`dvc.yaml` calls plain `python`, so no page may show DVC before the environment is on the path."""
    commands = COMMANDS[page]
    if "make env" in commands:
        assert commands[:2] == ["make env", ". .venv/bin/activate"]


@pytest.mark.parametrize(("page", "snippet"), SNIPPETS)
def test_shown_code_runs(built, tmp_path, page, snippet):
    done = run_code(snippet, built, tmp_path)
    assert done.returncode == 0, done.stderr
    (printed,) = (printed for text, printed in PRINTED.items() if text in snippet)
    assert printed in done.stdout


def test_the_shown_verification_is_what_verify_prints(built_few):
    (shown,) = blocks(PAGES[VERIFICATION], "text")
    done = run_here(["verify", CUT, "--sample", "2", "--templates", "."], built_few)
    assert done.returncode == 0, done.stdout
    printed = done.stdout.replace("documents by the templates of .; ", "")
    printed = printed.replace("by the templates of .", "by this code")
    # Nobody has had more attested of the small release.
    shown = re.sub(r" {13}(certify|mutate) .*\n", "", shown)
    labels = {line[:27] for line in shown.splitlines()[:-1]}
    said = [line for line in printed.splitlines() if line[:27] in labels]
    assert_like(shown.splitlines(), [*said, printed.splitlines()[-1]])


def test_the_shown_verification_has_the_attestations_of_the_release():
    (shown,) = blocks(PAGES[VERIFICATION], "text")
    labels = re.findall(r"^ {13}([a-z]+) +the maintainer's word: [0-9]", shown, re.MULTILINE)
    assert sorted(labels) == sorted(attested(REPOSITORY / "releases/missing_fact" / VERSION))


def test_the_make_targets_are_there():
    named = set()
    for page in PAGES.values():
        named |= set(re.findall(r"(?:^|`)make ([a-z-]+)", page, re.MULTILINE))
    done = subprocess.run(["make", "help"], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    listed = {line.split()[1] for line in done.stdout.splitlines() if line.startswith("make")}
    assert {"release", "test", "docs", "rooms"} <= named <= listed


def test_the_release_target_runs_what_the_stages_need():
    said = subprocess.run(
        ["make", "-n", "release"], cwd=REPOSITORY, capture_output=True, text=True, check=True
    ).stdout
    assert "-m pipeline make-release" in said


def test_the_named_extras_are_there():
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]
    (sentences,) = re.findall(r"The extra `build`.*?\n\n", PAGES[USE], re.DOTALL)
    named = set(re.findall(r"`([a-z]+)`", sentences))
    assert named == set(project["optional-dependencies"])


def test_the_shown_version_is_the_newest():
    for name, page in PAGES.items():
        versions = re.findall(r"missing_fact[/ @v]+([0-9]+\.[0-9]+\.[0-9]+)", page)
        assert set(versions) <= {VERSION}, name


@pytest.mark.parametrize("page", PAGES)
def test_links_and_images_lead_somewhere(page):
    folder = (REPOSITORY / page).parent
    text = re.sub(r"(`+)[^\n]*?\1", "", PAGES[page])
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert target.startswith("https://") or (folder / target).exists(), target


@pytest.mark.parametrize("page", sorted(set(PAGES) - {OUTSIDE}))
def test_named_paths_are_there(page):
    """Paths below the top, given from there; those below a benchmark's package, given from its name."""
    text = BLOCK.sub("", PAGES[page])
    for path in re.findall(r"`((?:seedproof|pipeline|tests|docs|schemas|datacards|\.ci)/[a-z_/.]*)`", text):
        assert (REPOSITORY / path).exists() or path.endswith("transcript.jsonl"), path


def test_the_contracts_of_a_family_and_a_template_are_files():
    for page, folder in (
        ("docs/howto/add_a_family.md", "seedproof/benchmarks/missing_fact"),
        ("docs/howto/add_a_template.md", "seedproof/problems"),
    ):
        contracts = re.findall(r"\| `([a-z]+\.py)` \|$", PAGES[page], re.MULTILINE)
        assert len(contracts) >= 3
        for name in contracts:
            assert (REPOSITORY / folder / name).is_file(), name


OF_KINDS = {
    "numeral": "curriculum/3_md_d_8_polygon/d3/000000",
    "lowest terms": "curriculum/5_nf_a_1/d5/000000",
    "decimal": "curriculum/4_md_a_2_decimal/d4/000000",
    "closed form": "university/centroid_and_pressure/d1/000000 c",
    "expression": "university/cobweb_diagram/d1/000000 a",
    "family": "university/linear_ode/d1/000000 a",
    "set": "university/eigenspaces/d1/000000 a",
    "intervals": "university/convergence_tests/d1/000000 b",
    "tuple": "missing_fact/graph_path_sums/d1/000000",
    "equation": "university/conic_section/d1/000000 c",
    "word": "university/contour_map/d1/000000 b",
}
"""Rows, and their parts, whose answers the page on answers shows for each kind."""


def shown_examples():
    """Each example of the tables on the page: its row, the part, its text and the shown verdict."""
    page = PAGES["docs/reference/answers.md"]
    kinds = re.findall(r"^\| ([a-z ]+), [^|]+ \| (.+) \| (.+) \|$", page, re.MULTILINE)
    assert [kind for kind, _, _ in kinds] == list(OF_KINDS)
    for kind, right, unformed in kinds:
        row, _, part = OF_KINDS[kind].partition(" ")
        for text in re.findall("`(.+?)`", right):
            yield row, part, text, "right"
        for text in re.findall("`(.+?)`", unformed):
            yield row, part, text, "not in the asked form"
    verdicts = re.findall(r"^\| `([a-z ]+)` \| [^|]+ \| (.+) \|$", page, re.MULTILINE)
    assert len(verdicts) == 5
    for verdict, examples in verdicts:
        for text in re.findall("`(.+?)`", examples):
            yield OF_KINDS["numeral"], "", text, verdict


def test_the_shown_answers_have_the_shown_verdicts():
    import seedproof as sp

    examples = list(shown_examples())
    assert len(examples) > 40
    for name, letter, text, verdict in examples:
        row = sp.rebuild(name)
        if letter:
            told = {part: answer["answer"] for part, answer in zip("abcd", row["parts"], strict=False)}
            assert row["parts"]["abcd".index(letter)]["asked"]["kind"] == kind_of(name, letter)
            told[letter] = text
            text = "".join(f"\n({part}) {answer}" for part, answer in told.items())
        assert sp.score(row, f"Answer: {text}").verdict == verdict, f"{name}: {text}"


def kind_of(name, letter):
    """The kind under which the page shows a part of a row."""
    return next(kind for kind, shown in OF_KINDS.items() if shown == f"{name} {letter}")


def test_a_score_has_what_the_page_says():
    import seedproof as sp

    row = sp.rebuild("missing_fact/bayes_missing_prior/d2/000017")
    score = sp.score(row, f"Answer: {row['answer']}")
    named = re.findall(r"^- `([a-z]+)`: ", PAGES[USE], re.MULTILINE)
    assert len(named) == 10
    for name in named:
        assert hasattr(score, name), name
