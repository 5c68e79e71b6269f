"""What this code knows of Seedproof's own releases: how to make their rows, their digests, and their keys.

`pipeline` writes these files when it cuts a release; a wheel contains them, so it can make the
rows without a release.
"""
