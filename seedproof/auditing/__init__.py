"""Shows one row with its proof to a sceptic."""
