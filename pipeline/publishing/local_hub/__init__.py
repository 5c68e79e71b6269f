"""A small Hub on loopback for rehearsals and tests: the clients' calls, over real Git repositories.

Like the real one it has two origins: the hub itself, and a storage of large files whose signed links refuse a
token. Every call is recorded, and any call can be made to fail. It keeps in memory what it sends, so it is
meant for releases of megabytes.
"""

from pipeline.publishing.local_hub.account import Account
from pipeline.publishing.local_hub.call import Call
from pipeline.publishing.local_hub.fault import Fault
from pipeline.publishing.local_hub.hub import LocalHub

__all__ = ["Account", "Call", "Fault", "LocalHub"]
