"""Fixed point and limit of an iteration that is drawn as a cobweb."""
