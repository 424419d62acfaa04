"""Somebody who comes back, for the tests: a profile on a device, and what it asks for."""

from typing import Any

import httpx

from tests.server.near import bearer


class Somebody:
    """A device on which a profile is at home."""

    def __init__(self, http: httpx.Client, name: str = "Ana", face: int = 7, token: str | None = None) -> None:
        self.http, self.name = http, name
        self.token: str = token or self._become(name, face)

    def _become(self, name: str, face: int) -> str:
        body = {"name": name, "face": face, "device": f"{name}'s phone"}
        answer = self.http.post("/api/profiles", json=body)
        assert answer.status_code == 201, answer.text
        token: str = answer.json()["token"]
        return token

    def ask(self, method: str, path: str = "", body: Any = None, **more: Any) -> httpx.Response:
        """Something about the profile."""
        return self.http.request(method, f"/api/profile{path}", json=body, headers=bearer(self.token), **more)

    def told(self) -> dict[str, Any]:
        """All about oneself."""
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def open(self, seats: list[str], game: str = "douro", **wishes: Any) -> dict[str, Any]:
        """A room, in which the first local seat is the profile's."""
        wished = [{"kind": kind} for kind in seats]
        if "local" in seats:
            wished[seats.index("local")]["name"] = self.name
        answer = self.http.post("/api/rooms", json={"game": game, "seats": wished, "profile": self.token, **wishes})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, code: str, name: str | None = None) -> dict[str, Any]:
        """A seat of a room."""
        body = {"name": name or self.name, "profile": self.token}
        answer = self.http.post(f"/api/rooms/{code}/join", json=body)
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def second(self, device: str = "tablet") -> "Somebody":
        """The same profile on another device."""
        ticket = self.ask("POST", "/link").json()["ticket"]
        answer = self.http.post("/api/profile/take", json={"ticket": ticket, "device": device})
        assert answer.status_code == 201, answer.text
        return Somebody(self.http, self.name, token=answer.json()["token"])


def message(answer: httpx.Response) -> tuple[int, str]:
    """The status and the message id of a refusal."""
    return answer.status_code, answer.json()["message"]
