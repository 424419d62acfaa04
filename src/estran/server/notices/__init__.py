"""Telling people that it is their turn, by Web Push and by mail."""
