"""Stories in which two letters are defined."""
