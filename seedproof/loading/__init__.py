"""Loads rows of releases: from files in a folder or on the Hub, or from their seeds, without any file."""

from seedproof.loading.release import NAMESPACE, Release, load

__all__ = ["NAMESPACE", "Release", "load"]
