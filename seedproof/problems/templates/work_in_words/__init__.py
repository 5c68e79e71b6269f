"""Work against springs, weights and pressures, and of pumps that empty tanks."""
