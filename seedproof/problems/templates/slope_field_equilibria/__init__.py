"""Slope fields of autonomous equations: where solutions go, and how fast."""
