"""One file a template: its sentences, and what is asked of an engine about them."""
