"""A match, its record and its chance."""
