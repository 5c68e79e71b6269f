"""A checkout in which every way is tried by which Git runs what a checkout, or its environment, names.

Each way has a program of its own, which leaves a file of its name when it runs.
"""

import os
import pty
import subprocess

IDENTITY = ("-c", "user.name=T", "-c", "user.email=t@t")

PROGRAM = """#!/bin/sh
touch '{marks}/{name}'
"""

CONFIGURED = {
    "fsmonitor": "core.fsmonitor",
    "clean": "filter.plain.clean",
    "smudge": "filter.plain.smudge",
    "process": "filter.long.process",
    "textconv": "diff.text.textconv",
    "external_diff": "diff.external",
    "gpg": "gpg.program",
    "pager": "core.pager",
    "ssh": "core.sshCommand",
    "credentials": "credential.helper",
    "askpass": "core.askPass",
    "editor": "core.editor",
}
"""The programs that a configuration names, by their keys."""

SETTINGS = {
    "log.showSignature": "true",
    "remote.origin.url": "ssh://localhost/nowhere",
    "remote.origin.promisor": "true",
    "remote.origin.partialclonefilter": "blob:none",
    "extensions.partialClone": "origin",
    "core.repositoryFormatVersion": "1",
}
"""What else it takes: a missing object is then fetched by the program for SSH."""

IN_ENVIRONMENT = {
    "environment_diff": "GIT_EXTERNAL_DIFF",
    "environment_ssh": "GIT_SSH_COMMAND",
    "environment_askpass": "GIT_ASKPASS",
    "environment_pager": "GIT_PAGER",
    "environment_editor": "GIT_EDITOR",
}

WAYS = {*CONFIGURED, "hook", "alias", *IN_ENVIRONMENT, "environment_configuration", "trace"}

PLAIN = (
    ("status",),
    ("log",),
    ("diff", "--no-ext-diff", "HEAD", "--", ":!*.sh"),
    ("diff", "HEAD", "--", ":!*.sh"),
    ("checkout", "--force", "HEAD", "--", "."),
    ("fetch",),
    ("commit", "--allow-empty"),
    ("credential", "fill"),
    ("unheard-of",),
)
"""Commands that together run all of them."""


def git(folder, *arguments, content=None):
    command = ["git", "-C", str(folder), *IDENTITY, *arguments]
    done = subprocess.run(command, input=content, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def arm(folder, marks):
    """Make a checkout with a commit hostile. `marks` is a folder for what its programs leave there."""
    marks.mkdir()
    programs = {name: _program(marks, name) for name in WAYS}
    hooks = marks.parent / "hooks"
    hooks.mkdir()
    (hooks / "post-index-change").symlink_to(programs["hook"])
    attributes = "* filter=plain diff=text\n*.sh filter=long\n"
    (folder / ".git/info").mkdir(exist_ok=True)
    (folder / ".git/info/attributes").write_text(attributes)
    head = _signed(folder)
    keys = {key: str(programs[name]) for name, key in CONFIGURED.items()}
    keys |= {"core.hooksPath": str(hooks), "alias.unheard-of": f"!{programs['alias']}", **SETTINGS}
    for key, value in keys.items():
        git(folder, "config", key, value)
    return head


def environment(marks):
    """The variables of an environment that names programs."""
    monitor = str(marks.parent / "environment_configuration.sh")
    told = {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": monitor}
    named = {variable: str(marks.parent / f"{name}.sh") for name, variable in IN_ENVIRONMENT.items()}
    return told | named | {"GIT_TRACE": str(marks / "trace")}


def fired(marks):
    return {path.name for path in marks.iterdir()}


def run_plain(folder, variables):
    """Run plain commands of Git there, as if at a terminal."""
    ours, theirs = pty.openpty()
    files = [path for path in folder.rglob("*") if path.is_file() and ".git" not in path.parts]
    for command in PLAIN:
        for path in files:
            path.write_text(f"changed before {command}\n")
        subprocess.run(
            ["git", *IDENTITY, *command],
            cwd=folder,
            input=b"protocol=https\nhost=localhost\n\n",
            stdout=theirs,
            stderr=subprocess.PIPE,
            env=os.environ | variables,
        )
    os.close(ours)
    os.close(theirs)


def _program(marks, name):
    path = marks.parent / f"{name}.sh"
    path.write_text(PROGRAM.format(marks=marks, name=name))
    path.chmod(0o755)
    return path


def _signed(folder):
    """Put a commit with a signature, which nobody made, on top."""
    head = git(folder, "rev-parse", "HEAD")
    tree = git(folder, "rev-parse", "HEAD^{tree}")
    who = "T <t@t> 0 +0000"
    header = "gpgsig" if len(head) == 40 else "gpgsig-sha256"
    signature = f"{header} -----BEGIN PGP SIGNATURE-----\n \n AAAA\n -----END PGP SIGNATURE-----\n"
    text = f"tree {tree}\nparent {head}\nauthor {who}\ncommitter {who}\n{signature}\nSigned\n"
    name = git(folder, "hash-object", "-t", "commit", "-w", "--stdin", content=text)
    git(folder, "update-ref", "HEAD", name)
    return name
