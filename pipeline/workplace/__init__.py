"""The workplace where releases are made: params.yaml, the build, and all rows of some settings."""
