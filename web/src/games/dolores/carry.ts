/**
 * Drag a card to the left or right half of the loot, by mouse, pen or finger. Anyone who cannot drag presses its button
 * instead.
 */
const FAR = 12; // pixels after which a press is a drag

type Drop = ((side: 0 | 1) => void) | null; // null: nothing is carried

export function carry(node: HTMLElement, drop: Drop): { update(next: Drop): void; destroy(): void } {
  let from: PointerEvent | null = null;
  let dragged = false;

  const down = (event: PointerEvent): void => {
    if (event.button === 0 && drop) from = event;
    dragged = false;
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    dragged ||= Math.hypot(x, y) > FAR;
    if (!dragged) return;
    node.style.transform = `translate(${x}px, ${y}px)`;
    node.style.zIndex = "2";
  };
  const up = (event: PointerEvent): void => {
    const box = node.closest("[data-part=offer]")?.getBoundingClientRect();
    node.style.transform = node.style.zIndex = "";
    if (from && dragged && box && drop && event.type === "pointerup")
      drop(event.clientX < box.left + box.width / 2 ? 0 : 1);
    from = null;
  };
  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    event.stopPropagation(); // the end of a drag is no press
    dragged = false;
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    update(next) {
      drop = next;
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}
