"""Points of the plane whose distances from two points have a given ratio: a circle, and its image."""
