"""What MIRA-MATH's own prompt asks an answer to look like, where that is not how the answer is stored.

The file that is audited has no prompts. The names below are those of the benchmark's public code
(`mira_math/prompts.py` of cedar-lau/mira-math), which compares answers name by name (`mira_math/scoring.py`).
"""

TEMPLATES = {
    "crt_reconstruction": ("value",),
    "deconvolution": ("var1", "var2", "..."),
    "graph_path_sums": ("var1", "var2", "..."),
    "moment_problem": ("p0", "p1", "..."),
    "rankdef_linear_shared": ("var1", "var2", "..."),
}
"""The names in the template, by family, where they are others than those of the stored answer."""
