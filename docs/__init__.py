"""The documentation, and the scripts that write its data. Another package has a folder of this name, without this file."""
