"""Inspect-ai asks the models: tasks, the provider of scripted solvers, and what becomes of its log.

No other room imports inspect-ai.
"""
