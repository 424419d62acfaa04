"""Somebody who comes back: profiles, and what opens them."""
