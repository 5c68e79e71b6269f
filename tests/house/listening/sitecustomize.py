"""Notes and refuses every way out of a process and of all that it starts; Python loads it by its name."""

import errno
import os
import sys

WAYS_OUT = {
    "socket.connect",
    "socket.getaddrinfo",
    "socket.gethostbyaddr",
    "socket.gethostbyname",
    "socket.sendmsg",
    "socket.sendto",
}


def _listen(event, arguments):
    """A socket in the file system, whose address is a path, leads to this machine alone."""
    if event in WAYS_OUT and not (event == "socket.connect" and isinstance(arguments[1], str | bytes)):
        with open(os.environ["HEARD"], "a") as file:
            file.write(f"{event} {arguments[1:] if 'get' not in event else arguments}\n")
        raise OSError(errno.ENETUNREACH, "there is no network here")


sys.addaudithook(_listen)
