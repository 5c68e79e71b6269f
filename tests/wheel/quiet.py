"""Prints as JSON what importing seedproof changes in a process; run by the environment's Python."""

import json
import locale
import logging
import os
import signal
import sys
import threading
import warnings


def state():
    """Return what a library could change for everybody else in its process."""
    return {
        "variables": dict(os.environ),
        "signal handlers": [str(signal.getsignal(number)) for number in sorted(signal.valid_signals())],
        "log handlers": [str(handler) for handler in logging.root.handlers],
        "log level": logging.root.level,
        "loggers": sorted(logging.root.manager.loggerDict),
        "warnings": [str(entry) for entry in warnings.filters],
        "warnings are shown by": str(warnings.showwarning),
        "locale": locale.setlocale(locale.LC_ALL),
        "path": list(sys.path),
        "finders": [str(finder) for finder in sys.meta_path],
        "folder": os.getcwd(),
        "mask": os.umask(os.umask(0o077)),
        "hooks": [str(sys.excepthook), str(sys.unraisablehook), str(sys.displayhook)],
        "threads": [thread.name for thread in threading.enumerate()],
        "recursion": sys.getrecursionlimit(),
    }


before = state()
known = set(sys.modules)

import seedproof  # noqa: E402, F401

after = state()
changed = [name for name in before if before[name] != after[name]]
print(json.dumps({"changed": changed, "imported": sorted(set(sys.modules) - known)}))
