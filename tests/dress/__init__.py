"""Dresses: the ways in which right answers come from models, people and tools."""
