"""Making and cutting releases: data files, manifest, checksums, card, and the folder in `releases/`."""
