"""By what the responses to the benchmark's rows are counted."""

from seedproof.contract.groups import Group, Groups

GROUPS = Groups(
    by=(
        Group("label", names={False: "wrong", True: "right"}),
        Group("author"),
        Group("difficulty"),
        Group("family"),
    ),
    cluster="problem_id",
)
