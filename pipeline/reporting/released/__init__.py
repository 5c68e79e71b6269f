"""What the report page and the gallery of a release tell, read from its folder."""
