"""A curve given by an equation: slope and second derivative at a point, and what its tangents do."""
