"""The stages of `dvc.yaml`, one module each. They never import one another: they communicate by files."""

STAGES = ("generate", "validate", "cycle", "quality", "release")
