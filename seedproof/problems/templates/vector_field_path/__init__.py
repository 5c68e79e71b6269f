"""The circulation of a field around a drawn path."""
