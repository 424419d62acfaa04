/**
 * A moved pawn goes the way that it was told to go. It stands at its place already: the animation only shows how it
 * came.
 */
import { DORADA, START, type Trail } from "./trail";

const LENGTH = 400; // milliseconds for the whole way

function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Let the pawns on the map come along their trails, all at once. */
export function move(map: HTMLElement, trails: Trail[]): void {
  if (calm()) return;
  for (const trail of trails) {
    const mover = moverAt(map, trail);
    if (!mover) continue;
    const home = centre(mover);
    const frames = trail.stops.slice(0, -1).map((stop) => {
      const there = centre(pileOf(map, stop, trail.colour) ?? mover);
      return { transform: `translate(${there.x - home.x}px, ${there.y - home.y}px)` };
    });
    if (trail.stops.at(-1) === DORADA) makeRoom(map);
    const place = mover.closest<HTMLElement>("li")!;
    place.style.zIndex = "4";
    mover.animate([...frames, { transform: "none" }], { duration: LENGTH, easing: "ease-in-out" }).onfinish = () =>
      (place.style.zIndex = "");
  }
}

/** The pile in DORADA slides on by one place. */
function makeRoom(map: HTMLElement): void {
  const slots = [...map.querySelectorAll<HTMLElement>(".slot[data-colour]")].map((slot) => ({
    slot,
    at: centre(slot),
  }));
  slots.forEach(({ slot, at }, index) => {
    const before = slots[index - 1]?.at;
    if (before)
      slot.animate([{ transform: `translate(${before.x - at.x}px, ${before.y - at.y}px)` }, { transform: "none" }], {
        duration: LENGTH,
        easing: "ease-out",
      });
  });
}

function pileOf(map: HTMLElement, place: number, colour: string): HTMLElement | null {
  const there = map.querySelector<HTMLElement>(`[data-place="${place}"]`);
  return place === START ? (there?.querySelector<HTMLElement>(`[data-pile="${colour}"]`) ?? there) : there;
}

function moverAt(map: HTMLElement, trail: Trail): HTMLElement | null {
  const last = pileOf(map, trail.stops.at(-1) ?? START, trail.colour);
  // Another moment may be in view.
  return last?.querySelector<HTMLElement>(`.mover[data-colour="${trail.colour}"]`) ?? null;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
