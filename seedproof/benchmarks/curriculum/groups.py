"""By what the responses to the benchmark's rows are counted."""

from seedproof.contract.groups import Group, Groups

GROUPS = Groups(
    by=(
        Group("kind"),
        Group("grade", names={0: "kindergarten"}),
        Group("standard"),
        Group("family"),
    ),
    cluster="parent_id",
)
