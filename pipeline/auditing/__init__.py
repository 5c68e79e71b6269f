"""Audits released rows, makes fresh ones, and counts how many there are."""
