"""Critical point, its kind, the direction of the gradient and a formula, from a map of level curves."""
