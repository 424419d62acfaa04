"""The rulebooks; no game knows another."""
