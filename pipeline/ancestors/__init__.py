"""Audits of the source benchmarks: their published files, read and proved by our gates."""
