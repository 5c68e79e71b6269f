"""What this code knows of Seedproof's own releases: how to make their rows, their digests, and their keys.

`pipeline` writes these files when it cuts a release; a wheel has them, and so needs no release to have rows.
"""
