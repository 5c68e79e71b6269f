"""Shows a sceptic one row with its proof."""
