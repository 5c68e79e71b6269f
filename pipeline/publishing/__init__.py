"""From a cut release to the Hub and back: publishing, downloading, and a rehearsal of both.

Only `hub.py` makes the calls. `local_hub/` is the other side, a local Hub for rehearsals and tests;
`loading.py` reads what was published as any user would.
"""
