"""What `pip install estran[…]` adds, and the refusal of anything that needs an extra which is not installed."""

from importlib.util import find_spec

from estran.engine.game import Refused

NEEDED = {  # a few packages that tell whether an extra is there
    "server": (
        "litestar",
        "uvicorn",
        "sqlalchemy",
        "alembic",
        "structlog",
        "prometheus_client",
        "httpx",
        "websockets",
        "pywebpush",
        "aiosmtplib",
        "webauthn",
        "openskill",
    ),
    "lab": ("matplotlib", "openskill"),
    "cluster": ("ray",),
    "envs": ("gymnasium", "pettingzoo"),
    "learn": ("stable_baselines3", "sb3_contrib"),
}


class Missing(Refused, ImportError):
    """A package that an extra brings is not installed."""


def need(extra: str, *packages: str) -> None:
    """Refuse to go on without the packages of this extra, or those of them that are named, and say how to install it."""
    missing = [name for name in packages or NEEDED[extra] if find_spec(name) is None]
    if missing:
        raise Missing("terminal-extra", extra=extra, packages=missing)
