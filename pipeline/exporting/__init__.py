"""Our rows in the fields of the ancestors' published files: their own scripts run on them."""
