"""Somebody who comes back: profiles, what opens them, how matches ended, and how well everybody plays."""
