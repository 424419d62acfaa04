"""Ways to play: by mouse, by keyboard alone, and by nothing but what a screen reader is given."""

import contextlib
import random
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from estran.words.speaker import speaker
from tests.browser.people import Person

LANGUAGE = speaker("en")
SAY = LANGUAGE.say
CHOSEN = SAY("table-chosen", choice="").split(":")[0]
ROLES = ("button", "radio")
CONTROLS = (
    ".stage :is([data-move], [data-pick]), section.choice .asked :is(button:not([data-part=talk] *), input[type=radio])"
)
BUTTONS = (  # whatever a choice is made with, on the board, in one's hand or beside them
    f":is({CONTROLS}):visible:not([aria-disabled=true], :disabled, :checked, details button)"
)
MOST = 2000  # looks at a match before it counts as stuck
PATIENT = 80  # things done in a row that change nothing for the others: a choice has parts, but not so many
SOON = 0.4  # seconds in which a choice shows, if it was one and not a part of one


class Stuck(AssertionError):
    """A match that does not go on."""


def play(person: Person, driver: "Mouse | Keyboard", seat: str = "A") -> None:
    """Play until the match is over."""
    vain = 0
    while vain < PATIENT:
        if not person.until(lambda: person.over() or person.asked(seat)):
            raise Stuck(f"nothing came: {person.page.title()}, {person.news(seat)}")
        if person.over():
            person.page.get_by_role("link", name=SAY("table-replay")).wait_for()
            return
        vain = 0 if act_and_wait(person, driver, seat) else vain + 1
    raise Stuck(person.page.locator("section.choice").inner_text())


def act_and_wait(person: Person, driver: "Mouse | Keyboard", seat: str) -> bool:
    """Do one thing, and wait a little for it to show; whether it did."""
    before = stand(person, seat)
    driver.act()
    return person.until(lambda: stand(person, seat) != before, SOON)


def stand(person: Person, seat: str) -> Any:
    """How far the match is, as this seat knows it."""
    return person.version, person.news(seat)["chosen"], person.news(seat)["roll"]


class Driver:
    """Does things in somebody's name."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person, self.page, self.luck = person, person.page, random.Random(seed)


class Mouse(Driver):
    """Clicks whatever button of the choice may be clicked."""

    def act(self) -> None:
        """Click one."""
        buttons = self.buttons()
        with contextlib.suppress(TooLate):  # others may have moved in the meantime
            buttons.first.wait_for(timeout=SOON * 5000)
            if there := buttons.count():
                self.press(buttons.nth(self.luck.randrange(there)))

    def press(self, button: Locator) -> None:
        """Click it."""
        button.click(timeout=SOON * 1000)

    def buttons(self) -> Locator:
        """What may be clicked."""
        over = self.page.locator("section.choice a[href^='/replay']")
        return self.page.locator(BUTTONS if not over.count() else "#nothing")


class Finger(Mouse):
    """Taps, on a screen that has no mouse."""

    def press(self, button: Locator) -> None:
        """Tap it."""
        button.tap(timeout=SOON * 1000)


class Keyboard(Driver):
    """Finds the way with F6, Tab and arrows, and presses Enter."""

    HERE = """() => {
        if (!window.wanted.isConnected) return null; // the question has been answered since, or has changed
        const here = document.activeElement, section = window.wanted.closest(".stage > section"); // what F6 leads to
        if (!here || !section?.contains(here)) return ["", false];
        const all = [...section.querySelectorAll("*")];
        return [here.matches("h2") ? "heading" : String(all.indexOf(here)), here === window.wanted && here.localName];
    }"""
    WANT = """([controls, luck]) => {
        if (document.querySelector("section.choice a[href^='/replay']")) return 0;
        const all = [...document.querySelectorAll(controls)].filter((button) =>
            button.checkVisibility() && button.ariaDisabled !== "true" && !button.disabled && !button.closest("details"));
        window.wanted = all[Math.floor(luck * all.length)];
        return all.length;
    }"""

    def act(self) -> None:
        """Go to a control of the choice, and press it."""
        if not self.page.evaluate(self.WANT, [CONTROLS, self.luck.random()]):
            return
        seen = set[str]()
        for _ in range(120):
            place = self.page.evaluate(self.HERE)
            if place is None:
                return
            here, found = place
            if found:
                self.page.keyboard.press(self.luck.choice(["Enter", "Space"]) if found == "button" else "Space")
                return
            if not here:
                self.page.keyboard.press("F6")
                seen.clear()
            else:  # arrows lead through a group and Tab to the next one
                self.page.keyboard.press("Tab" if here in (*seen, "heading") else "ArrowRight")
                seen.add(here)
        raise Stuck("the keyboard does not reach a control")


class Ear(Driver):
    """May read only the accessibility tree, live regions in it included, and press keys."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        super().__init__(person, seed)
        self.line = person.context.new_cdp_session(person.page)
        self.line.send("Accessibility.enable")
        self.heard: list[str] = []
        game = person.page.locator("[data-game]").get_attribute("data-game")
        places = [f"{game}-{part}" if LANGUAGE.has(f"{game}-{part}") else f"table-{part}" for part in ("board", "own")]
        self.regions = [SAY(place) for place in ("table-choice", *places)]

    def tree(self) -> "Tree":
        """The tree as it is now; what is new in its live regions has been heard."""
        tree = Tree(self._asked("Accessibility.getFullAXTree")["nodes"])
        self.heard += [text for text in tree.voices() if text not in self.heard[-8:]]
        return tree

    def _asked(self, method: str) -> Any:
        """What the browser answers, as it comes: `send` would look at each of its many thousand parts for objects of its own."""
        return self.line._sync(self.line._impl_obj.send(method, params=None, timeout=None))

    def play(self) -> None:
        """Play until the tree offers the replay."""
        quiet = 0
        for _ in range(MOST):
            tree = self.tree()
            if tree.find("link", SAY("table-replay")):
                return
            buttons = self.buttons(tree)
            if buttons and not tree.says(tree.find("region", self.regions[0]), CHOSEN):
                quiet = 0
                self.press(self.pick(tree, buttons)["backendDOMNodeId"])
            quiet += 1
            if quiet > 400:
                raise Stuck(f"nothing is heard: {self.heard[-5:]}")
            self.page.wait_for_timeout(20)
        raise Stuck(str(self.heard[-5:]))

    def buttons(self, tree: "Tree") -> list[Any]:
        """What may be pressed beside what is asked; where nothing may, on the table and among one's own."""
        for region in self.regions:
            node = tree.find("region", region)
            if buttons := [below for below in tree.within(node) if tree.may_press(below)] if node else []:
                return buttons
        return []

    def pick(self, tree: "Tree", buttons: list[Any]) -> Any:
        """Mostly a control near the focus, as somebody does who reads from there on; sometimes any."""
        order = list(tree.nodes)
        focused = tree.focused()
        here = order.index(focused["nodeId"]) if focused else 0
        onwards = sorted(buttons, key=lambda node: (order.index(node["nodeId"]) - here) % len(order))
        return self.luck.choice(onwards[:2] if self.luck.random() < 0.8 else onwards)

    def press(self, target: int) -> None:
        """Move to a control by keys alone, and press Enter; it may go before one is there."""
        seen = set[int]()
        for _ in range(80):
            tree = self.tree()
            focused = tree.focused()
            here = focused.get("backendDOMNodeId", 0) if focused else 0
            if here == target:
                self.page.keyboard.press("Enter" if role_of(focused) == "button" else "Space")
                return
            inside = next((ids for region in self.regions if target in (ids := tree.ids_in(region))), set())
            if target not in inside:
                return
            if here not in inside:
                self.page.keyboard.press("F6")
                seen.clear()
                continue
            self.page.keyboard.press("ArrowRight" if role_of(focused) in ROLES and here not in seen else "Tab")
            seen.add(here)
        raise Stuck(f"keys do not lead to a control; heard {self.heard[-5:]}")


class Tree:
    """An accessibility tree as the browser hands it to assistive technology."""

    def __init__(self, nodes: list[dict[str, Any]]) -> None:
        self.nodes = {node["nodeId"]: node for node in nodes}

    def find(self, role: str, name: str) -> Any:
        """The first node with this role and name."""
        for node in self.nodes.values():
            if not node["ignored"] and role_of(node) == role and name_of(node) == name:
                return node
        return None

    def within(self, node: Any) -> list[Any]:
        """Everything below a node, in reading order."""
        below = []
        for child in node.get("childIds", []):
            if child in self.nodes:
                if not self.nodes[child]["ignored"]:
                    below.append(self.nodes[child])
                below += self.within(self.nodes[child])
        return below

    def ids_in(self, region: str) -> set[int]:
        """What is in a region, as the document numbers it."""
        node = self.find("region", region)
        return {below.get("backendDOMNodeId", 0) for below in self.within(node)} if node else set()

    def focused(self) -> Any:
        """Where the focus is."""
        found = [node for node in self.nodes.values() if property_of(node, "focused")]
        return next((node for node in found if role_of(node) != "RootWebArea"), None)

    def may_press(self, node: Any) -> bool:
        """A control that is not switched off."""
        return node is not None and role_of(node) in ROLES and not property_of(node, "disabled")

    def says(self, node: Any, text: str) -> bool:
        """Whether some text below a node begins so."""
        return any(name_of(below).startswith(text) for below in self.within(node) if role_of(below) == "StaticText")

    def voices(self) -> list[str]:
        """What is in the live regions."""
        regions = [node for node in self.nodes.values() if property_of(node, "live") in ("polite", "assertive")]
        return [name_of(n) for region in regions for n in self.within(region) if role_of(n) == "StaticText"]


def role_of(node: Any) -> str:
    """What a node is."""
    return str(node.get("role", {}).get("value", ""))


def name_of(node: Any) -> str:
    """What a node is called."""
    return str(node.get("name", {}).get("value", ""))


def property_of(node: Any, name: str) -> Any:
    """A state of a node."""
    return next((each["value"].get("value") for each in node.get("properties", []) if each["name"] == name), None)
