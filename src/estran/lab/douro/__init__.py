"""What the lab counts and tells of Douro 1872."""
