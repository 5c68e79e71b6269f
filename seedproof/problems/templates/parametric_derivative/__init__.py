"""A curve that a parameter runs along, or a polar angle: slope, bend and curvature."""
