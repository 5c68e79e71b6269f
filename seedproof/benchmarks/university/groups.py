"""By what the responses to the benchmark's rows are counted."""

from seedproof.contract.groups import Group, Groups

GROUPS = Groups(
    by=(
        Group("has_image", "modality", {False: "text", True: "visual"}),
        Group("subject"),
        Group("difficulty"),
        Group("family"),
    ),
)
