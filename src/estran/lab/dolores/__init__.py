"""What the lab counts and tells of Dolorès."""
