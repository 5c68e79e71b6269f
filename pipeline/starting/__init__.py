"""Creates a new benchmark or template: small, but complete."""
