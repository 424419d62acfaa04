"""Trains policy networks by self-play, and judges them by best responses; only this package needs PyTorch."""
