"""What the report page of a release says, read from the folder of the release."""
