"""Publishing a cut release on the Hub, downloading it, and rehearsing both.

Only `hub.py` makes the calls. `local_hub/` is the other side, a local Hub for rehearsals and tests;
`loading.py` reads what was published as any user would.
"""
