"""The requirements of a release: reports, schema, expectations."""
