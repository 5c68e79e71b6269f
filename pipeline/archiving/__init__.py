"""The versions in `releases/`: cut, restored, signed."""
