"""The templates: a folder each."""
