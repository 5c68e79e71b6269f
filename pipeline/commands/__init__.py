"""The commands that are no stages: a file each, named as the command, which it declares as COMMAND.

A module here says how a command is called and what it prints; what it does lies in the rooms below.
"""
