"""Audits released rows, and makes fresh ones."""
