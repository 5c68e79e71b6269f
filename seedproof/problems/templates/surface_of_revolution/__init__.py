"""Areas of surfaces of revolution about either axis, what it costs to coat them, and infinite horns."""
