"""The area of the region between two drawn polynomial curves."""
