"""A program that breaks the promise that it is asked to break: what watches commands has to notice each."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

WAYS = {
    "hang": lambda: time.sleep(1000),
    "read what nobody writes": lambda: os.open("pipe", os.O_RDONLY),
    "a fault": lambda: {}["hostile"],
    "exit 4": lambda: sys.exit(4),
    "signal": lambda: os.kill(os.getpid(), signal.SIGSEGV),
    "memory": lambda: bytearray(10**11),
    "talk without end": lambda: [sys.stdout.write("x" * 79 + "\n") for _ in range(10**9)],
    "escape sequence": lambda: sys.stdout.write("\x1b[2J"),
    "foreign colour": lambda: sys.stdout.write("\x1b[38;5;196mx"),
    "carriage return": lambda: sys.stdout.write("failed\rpassed"),
    "bidirectional mark": lambda: sys.stdout.write("\u202ex"),
    "no UTF-8": lambda: sys.stdout.buffer.write(b"\xff"),
    "long line": lambda: sys.stdout.write("x" * 3000),
    "two errors": lambda: _end(1, "Error: a\nError: b\n"),
    "an error and more": lambda: _end(1, "Error: a\nb\n"),
    "silence": lambda: _end(1, ""),
    "an error that is none": lambda: _end(0, "Error: a\n"),
    "connect": lambda: socket.socket().connect_ex(("127.0.0.1", 7)),
    "look up a host": lambda: socket.gethostbyname("localhost"),
    "run a program": lambda: subprocess.run(["true"], check=True),
    "write elsewhere": lambda: Path("../canary/canary.txt").write_text("changed"),
    "write here": lambda: Path("mine").write_text("changed"),
    "remove": lambda: Path("true").unlink(),
    "run what a file says": lambda: Path("../tmp/ran-by-yaml").touch(),
    "nothing": lambda: sys.stdout.write("\x1b[32mpassed\x1b[0m\n" if sys.stdout.isatty() else "passed\n"),
    "an error": lambda: _end(2, "Error: a\nSee: b --help\n"),
}


def _end(code: int, said: str) -> None:
    sys.stderr.write(said)
    sys.exit(code)


if __name__ == "__main__":
    WAYS[" ".join(sys.argv[1:])]()
