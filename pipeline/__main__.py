"""`python -m pipeline` is `seedproof`."""

from pipeline.cli import main

main()
