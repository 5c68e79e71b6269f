"""What a release has to pass: reports, schema, expectations."""
