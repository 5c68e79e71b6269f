"""Runs commands in children of a process that has imported them already: else each case takes a second.

The server is a process of its own, `python -m tests.hostile.serving`. A line is a case, a line the reply.
"""

import atexit
import base64
import contextlib
import fcntl
import importlib
import io
import json
import os
import pty
import resource
import runpy
import select
import signal
import subprocess
import sys
import tempfile
import termios
import threading
import time
import traceback
from pathlib import Path
from typing import IO, Any, NamedTuple

from tests.conftest import REPOSITORY
from tests.hostile.base import ENVIRONMENT

MEMORY = 3_000_000_000
"""How much address space a command may take beside what its parent has."""

LARGEST_FILE = 1_000_000_000
MOST_OUTPUT = 3_000_000


class Outcome(NamedTuple):
    """What came of a command."""

    code: int | None
    """The exit code; negative where a signal ended it, None where we had to."""
    out: bytes
    err: bytes
    """On a terminal nothing: it shows both streams."""
    events: list[str]
    """What it did to the world outside of its case: connections, files, programs."""
    seconds: float
    memory: int


class Server:
    """A process that runs cases, one after the other."""

    def __init__(self, modules: list[str], program: str = "pipeline") -> None:
        self.program = program
        command = [sys.executable, "-m", "tests.hostile.serving"]
        # Standard error is kept: what the server itself complains of is no part of a case.
        self.process = subprocess.Popen(
            command,
            cwd=REPOSITORY,
            env={**os.environ, **ENVIRONMENT},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="ascii",
        )
        self.lock = threading.Lock()
        self.ask(warm=modules)

    def ask(self, **case: Any) -> Any:
        """Send a case, and return the reply."""
        assert self.process.stdin
        assert self.process.stdout
        with self.lock:
            self.process.stdin.write(json.dumps({**case, "program": self.program}) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())

    def run(
        self, arguments: list[str], folder: Path, environment: dict[str, str], terminal: bool, patience: float
    ) -> Outcome:
        """Return what comes of a command in a folder, on a terminal or in a pipe."""
        reply = self.ask(
            arguments=arguments,
            folder=str(folder),
            environment=environment,
            terminal=terminal,
            patience=patience,
        )
        out, err = (base64.b64decode(reply[stream]) for stream in ("out", "err"))
        return Outcome(reply["code"], out, err, reply["events"], reply["seconds"], reply["memory"])

    def modules(self, arguments: list[str], folder: Path, environment: dict[str, str]) -> list[str]:
        """Return the modules that a command has imported when it ends."""
        reply = self.ask(
            arguments=arguments,
            folder=str(folder),
            environment=environment,
            terminal=False,
            patience=120,
            tell=True,
        )
        return reply["modules"]

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


def main() -> None:
    """Serve until standard input ends."""
    replies = os.fdopen(os.dup(1), "w", encoding="ascii")
    os.dup2(2, 1)
    for line in sys.stdin:
        case = json.loads(line)
        reply = _warm(case["warm"]) if "warm" in case else _served(case)
        replies.write(json.dumps(reply) + "\n")
        replies.flush()


def _warm(modules: list[str]) -> dict[str, Any]:
    for name in modules:
        with contextlib.suppress(BaseException):
            importlib.import_module(name)
    return {"threads": len(os.listdir("/proc/self/task"))}


def _served(case: dict[str, Any]) -> dict[str, Any]:
    with tempfile.TemporaryFile() as told:
        return _in_a_child(case, told)


def _in_a_child(case: dict[str, Any], told: IO[bytes]) -> dict[str, Any]:
    started = time.monotonic()
    if case["terminal"]:
        pid, master = pty.fork()
        streams = {master: bytearray()}
    else:
        (out, out_end), (err, err_end) = os.pipe(), os.pipe()
        pid = os.fork()
        if pid == 0:
            _take_pipes(out_end, err_end)
        os.close(out_end)
        os.close(err_end)
        streams = {out: bytearray(), err: bytearray()}
    if pid == 0:
        _child(case, told.fileno())
    code, memory = _waited(pid, streams, started + case["patience"], case["terminal"])
    for stream in streams:
        os.close(stream)
    seconds = time.monotonic() - started
    told.seek(0)
    lines = told.read().decode("utf-8", "replace").splitlines()
    said = [base64.b64encode(kept).decode() for kept in streams.values()]
    return {
        "code": code,
        "out": said[0],
        "err": said[1] if len(said) > 1 else "",
        "events": [line for line in lines if not line.startswith("module ")],
        "modules": [line.removeprefix("module ") for line in lines if line.startswith("module ")],
        "seconds": seconds,
        "memory": memory,
    }


def _waited(
    pid: int, streams: dict[int, bytearray], deadline: float, terminal: bool
) -> tuple[int | None, int]:
    """Read what a child says until it ends; end it at the deadline, or where it says too much."""
    stopped = False
    if terminal:
        with contextlib.suppress(OSError):
            os.write(next(iter(streams)), b"\x04\x04")
    open_streams = set(streams)
    # It is left unreaped until all that it started has ended: its number must not become another's.
    while not os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT):
        _read(open_streams, streams, 0.02)
        too_much = sum(map(len, streams.values())) > MOST_OUTPUT
        if not stopped and (too_much or time.monotonic() > deadline):
            stopped = True
            _kill(pid)
    _kill(pid)
    while open_streams and _read(open_streams, streams, 0.01):
        pass
    _, status, usage = os.wait4(pid, 0)
    return None if stopped else os.waitstatus_to_exitcode(status), usage.ru_maxrss


def _kill(pid: int) -> None:
    """End a child with all that it started: it has a session of its own."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def _read(open_streams: set[int], streams: dict[int, bytearray], seconds: float) -> bool:
    """Read what is there, and tell whether anything was; wait so long for it."""
    ready = select.select(list(open_streams), [], [], seconds)[0]
    for stream in ready:
        try:
            got = os.read(stream, 65536)
        except OSError:  # A terminal that nobody has open any more.
            got = b""
        if not got:
            open_streams.discard(stream)
        if len(streams[stream]) <= MOST_OUTPUT:
            streams[stream].extend(got)
    return bool(ready)


def _child(case: dict[str, Any], told: int) -> None:
    """Run the command as `python -m pipeline` would, and end the process."""
    code = 70
    try:
        if case["terminal"]:
            _raw_output()
        _surroundings(case)
        _watch(case["folder"], told)
        code = _command(case.get("program", "pipeline"), case["arguments"])
    except BaseException:
        traceback.print_exc()
    finally:
        if case.get("tell"):
            os.write(told, "".join(f"module {name}\n" for name in list(sys.modules)).encode())
        os._exit(code)


def _take_pipes(out: int, err: int) -> None:
    """Become the leader of a session without a terminal, that writes into two pipes."""
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(out, 1)
    os.dup2(err, 2)


def _raw_output() -> None:
    """Have the terminal change nothing of what is written to it, and echo nothing."""
    attributes = termios.tcgetattr(1)
    attributes[1] &= ~termios.OPOST
    attributes[3] &= ~termios.ECHO
    termios.tcsetattr(1, termios.TCSANOW, attributes)
    fcntl.ioctl(1, termios.TIOCSWINSZ, b"\x28\x00\x78\x00\x00\x00\x00\x00")


def _surroundings(case: dict[str, Any]) -> None:
    os.environ.clear()
    os.environ.update(case["environment"])
    os.chdir(case["folder"])
    tempfile.tempdir = None
    # A terminal of today is strict; in the plain locale Python writes raw bytes as they came.
    errors = "strict" if case["terminal"] else "surrogateescape"
    sys.stdin = io.TextIOWrapper(os.fdopen(0, "rb", closefd=False), "utf-8")
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", errors=errors, closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr
    space = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (space + MEMORY, space + MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST_FILE, LARGEST_FILE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _watch(folder: str, told: int) -> None:
    """Write down what leaves the case: connections, programs, and files that are changed elsewhere."""
    own = str(Path(folder).parent)
    writing = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

    def tell(text: str) -> None:
        os.write(told, text.encode("utf-8", "backslashreplace").replace(b"\n", b"\\n")[:500] + b"\n")

    def elsewhere(path: Any) -> bool:
        if not isinstance(path, (str, bytes, os.PathLike)):
            return False
        real = os.path.realpath(os.fsdecode(path))
        return not real.startswith((own, "/dev/", "/proc/self/"))

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "socket.connect" and isinstance(arguments[1], (str, bytes)):
            pass  # A socket of this machine, between a command's own processes.
        elif event in ("socket.connect", "socket.sendto", "socket.getaddrinfo", "socket.gethostbyname"):
            tell(f"network {event} {arguments[1:] if event.startswith('socket.c') else arguments[:2]}")
        elif event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn"):
            tell(f"program {arguments[0]}")
        elif (
            event == "open"
            and isinstance(arguments[2], int)
            and arguments[2] & writing
            and elsewhere(arguments[0])
        ):
            tell(f"written {arguments[0]}")
        elif event in (
            "os.remove",
            "os.rename",
            "os.mkdir",
            "os.rmdir",
            "os.symlink",
            "os.link",
            "os.truncate",
        ):
            targets = (
                [path for path in arguments[:2] if elsewhere(path)]
                if event != "os.symlink"
                else arguments[1:2]
            )
            if any(elsewhere(path) for path in targets):
                tell(f"changed {event} {arguments[:2]}")

    sys.addaudithook(hook)


def _command(program: str, arguments: list[str]) -> int:
    sys.argv = [program, *arguments]
    code = 0
    try:
        runpy.run_module(program, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if end.code is None:
            code = 0
        elif isinstance(end.code, int):
            code = end.code & 0xFF
        else:
            sys.stderr.write(f"{end.code}\n")
            code = 1
    except BaseException:
        traceback.print_exc()
        code = 1
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
    except Exception:
        traceback.print_exc()
        code = 120
    return code


if __name__ == "__main__":
    main()
