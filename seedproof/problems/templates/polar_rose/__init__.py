"""Areas of petals, crescents and loops of a curve drawn in polar coordinates."""
