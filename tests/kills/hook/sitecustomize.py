"""What a process that is to be stopped loads first, and all that it starts: it counts moments.

Every change of a file below one of the watched folders is a moment, before it happens; a file that is opened
for writing is one more, when it is there and still empty. All processes count together, whatever their speed.
Or else a moment is every module that another process than the first one loads: it begins to work.
"""

import builtins
import io
import json
import os
import resource
import signal
import sys

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHANGES = ("os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate")


class Moments:
    """Counts, and strikes at the chosen one: the process that leads the group, or the whole group."""

    def __init__(self, watched, counted, nth=0, ending="SIGKILL", group=True, loading=False):
        self.watched = tuple(watched)
        self.counted = counted
        self.nth = nth
        self.ending = signal.Signals[ending]
        self.strike = os.killpg if group else os.kill
        self.loading = loading
        self.open = io.open
        self.is_counting = False

    def watches(self, path):
        if isinstance(path, int) or path is None:
            return False
        return os.path.abspath(os.fsdecode(path)).startswith(self.watched)

    def pass_one(self):
        self.is_counting = True
        file = os.open(self.counted, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(file, b".")
        number = os.lseek(file, 0, os.SEEK_CUR)
        os.close(file)
        self.is_counting = False
        if number == self.nth:
            self.strike(os.getpgrp(), self.ending)

    def hear(self, event, arguments):
        if self.is_counting:
            return
        if self.loading:
            if event == "import" and os.getpid() != os.getpgrp():
                self.pass_one()
            return
        is_change = bool(arguments[2] & WRITING) if event == "open" else event in CHANGES
        if is_change and self.watches(arguments[0]):
            self.pass_one()

    def opened(self, file, mode="r", *arguments, **options):
        there = self.open(file, mode, *arguments, **options)
        if not self.loading and set(mode) & set("wax+") and self.watches(file):
            self.pass_one()
        return there


def begin(asked):
    """Count, and strike, as asked; or kill whoever writes more bytes into a file than are allowed."""
    if "bytes" in asked:
        # Python ignores the signal, and would be told of an error instead.
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL if asked["killed"] else signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (asked["bytes"], asked["bytes"]))
        return
    moments = Moments(**asked)
    sys.addaudithook(moments.hear)
    io.open = builtins.open = moments.opened


# Whoever runs the tests in the background has them ignore Ctrl-C, and all that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

if "KILLS" in os.environ:
    begin(json.loads(os.environ["KILLS"]))
