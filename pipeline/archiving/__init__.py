"""The versions in `releases/`: cut into it, brought back, signed."""
