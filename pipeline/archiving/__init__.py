"""The versions in `releases/`: cut into it, brought back, signed, made again by the code of their time."""
