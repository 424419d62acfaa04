"""Secrets that open seats: only their hashes are kept."""

import hashlib
import secrets
from hmac import compare_digest


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """How tokens are kept."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(token: str, hashed: str | None) -> bool:
    """Whether a token is the one that was hashed; takes as long either way."""
    return hashed is not None and compare_digest(hash_of(token), hashed)
