"""Volumes of solids that a region between power curves generates about an axis or a parallel of it."""
