"""By what the responses to the benchmark's rows are counted."""

from seedproof.contract.groups import Group, Groups

GROUPS = Groups(by=(Group("family_type", "type"), Group("difficulty"), Group("family")))
