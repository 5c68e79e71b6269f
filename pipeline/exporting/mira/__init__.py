"""Instances as MIRA-Math publishes them, one of its 22 families after another.

A family of the ancestor is a function here that takes the facts of a row and returns an `Instance`. The texts
of both agents are those of our rows, word for word; what is typed (`constraints_machine`, the atomic hint,
`global_metadata`) has the ancestor's names and types.
"""
