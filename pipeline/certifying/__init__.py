"""The scripts of a release: archived, decided by other people's engines, and what those said."""
