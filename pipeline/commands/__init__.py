"""The commands other than stages, each in a file of its name, which declares it as `command`.

A module here declares how a command is called and what it prints; its work is done in the rooms below.
"""
