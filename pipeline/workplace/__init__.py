"""The folder that releases are made in: params.yaml, the build, and all rows of some settings."""
