"""The stages of `dvc.yaml`, a module each. They never import one another: stages speak through files."""

STAGES = ("generate", "validate", "cycle", "quality", "release")
