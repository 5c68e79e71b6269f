"""From a cut release to the Hub and back: publish, download, and a rehearsal of both.

`hub.py` alone makes the calls. `local_hub/` is the other side, a Hub of our own for rehearsals and tests;
`loading.py` reads what was published as any user would.
"""
