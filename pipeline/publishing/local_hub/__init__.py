"""A small Hub on loopback, for rehearsals and tests: what the Hub's clients call, over real Git repositories.

It has two origins, as the real one: the hub itself, and a storage of large files whose signed links refuse a
token. Every call is recorded, and any call can be made to fail. It holds what it sends in memory, so it is
made for releases of megabytes.
"""

from pipeline.publishing.local_hub.account import Account
from pipeline.publishing.local_hub.call import Call
from pipeline.publishing.local_hub.fault import Fault
from pipeline.publishing.local_hub.hub import LocalHub

__all__ = ["Account", "Call", "Fault", "LocalHub"]
