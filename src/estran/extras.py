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
}


def need(extra: str) -> None:
    """Refuse to go on without the packages of this extra, and say how to install them."""
    missing = [name for name in NEEDED[extra] if find_spec(name) is None]
    if missing:
        raise Refused("terminal-extra", extra=extra, packages=missing)
