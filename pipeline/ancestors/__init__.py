"""Audits of the benchmarks that ours come from: their published files, read and proved by our gates."""
