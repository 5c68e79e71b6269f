"""Taylor polynomial and a higher derivative at 0 of a product or a composition."""
