/** How things travel: what a table needs once something happens there, and is loaded after its first frame. */
import { journeysOf } from "../games";
import type { Journeys } from "../games/shelf";
import type { Told } from "../protocol";
import { calm, type Travel } from "./travels";

const EASE = "cubic-bezier(0.4, 0, 0.3, 1)";

/** Nothing else may change on the way. */
type Frame = Record<"transform", string> & Partial<Record<"opacity", number>>;

const MOST = 0.85; // of a beat: what has come stands there for a moment

interface Likeness {
  element: HTMLElement;
  home: DOMRect; // of what it is like
  at: DOMRect; // where it has come to
}

/** All that travels in a beat. */
export function travelsOf(journeys: Journeys = {}, events: readonly Told[]): Travel[] {
  const places = new Map<string, number>();
  return events.flatMap(({ event, arguments: facts }) => {
    const place = places.get(event) ?? 0;
    places.set(event, place + 1);
    return (facts ? journeys[event]?.(facts) : journeys[`${event}_hidden`]?.({ place })) ?? [];
  });
}

export class Travels {
  #journeys: Journeys = {}; // none until they have come
  #likenesses = new Map<string, Likeness>(); // by the anchor that they have come to
  #hidden: HTMLElement[] = []; // what they are likenesses of
  #due: Array<() => void> = []; // what begins with the next frame
  #changes: Array<() => void> = []; // to the page, once all is measured: each in between would have it laid out again

  /** `root` holds the anchors; `layer` lies over it, and the likenesses in it. */
  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
    game: string,
  ) {
    journeysOf(game).then(
      (journeys) => (this.#journeys = journeys),
      () => undefined, // then nothing travels
    );
  }

  /** They set out with the next frame, which lays the table out anyway: asked earlier, it would do so twice. */
  play(events: readonly Told[], length: number): void {
    const travels = travelsOf(this.#journeys, events);
    if (calm() || !travels.length) return;
    this.#due.push(() =>
      travels.forEach((travel) => (travel.comes ? this.#come(travel, length) : this.#go(travel, length))),
    );
    if (this.#due.length === 1) requestAnimationFrame(() => this.#setOut());
  }

  #setOut(): void {
    for (const begin of this.#due.splice(0)) begin();
    for (const change of this.#changes.splice(0)) change();
  }

  /** The table has changed: everything stands where it belongs. */
  clear(): void {
    this.#due = [];
    this.layer.replaceChildren();
    this.#likenesses.clear();
    for (const element of this.#hidden) element.style.visibility = "";
    this.#hidden = [];
  }

  /** The thing itself comes to its place, in its own size: nothing is seen to jump when the table changes. */
  #come({ from, to, after = 0, within = MOST }: Travel, length: number): void {
    const [thing, start] = [this.#find(to), this.#find(from)?.getBoundingClientRect()];
    if (!thing || !start) return;
    const home = thing.getBoundingClientRect();
    const frames: Frame[] = [{ transform: moved(home, start, 0, Infinity) }, { transform: "none" }];
    const timing: KeyframeAnimationOptions = {
      delay: length * after,
      duration: length * within,
      easing: EASE,
      fill: "backwards",
    };
    this.#changes.push(() => thing.animate(frames, timing));
  }

  #go(travel: Travel, length: number): void {
    const { from, to, via = [], leap, hop, sink, one = false, after = 0, within = MOST } = travel;
    const places = [...via, to].flatMap((anchor) => this.#find(anchor)?.getBoundingClientRect() ?? []);
    const likeness = (one ? null : this.#likenesses.get(from)) ?? this.#likenessOf(from, one);
    const end = places.at(-1);
    if (!likeness || !end) return;
    const { element, home } = likeness;
    const stops = [likeness.at, ...places];
    const frames: Frame[] = stops.map((box) => ({ transform: moved(home, box) }));
    if (leap) frames.splice(1, 0, { transform: `${moved(home, middle(likeness.at, end))} scale(1.35)` });
    if (hop)
      for (let at = stops.length - 1; at > 0; at -= 1)
        frames.splice(at, 0, { transform: moved(home, middle(stops[at - 1]!, stops[at]!)) });
    if (sink) frames.push({ transform: `${moved(home, end)} scale(0.1) rotate(0.5turn)`, opacity: 0 });
    const timing: KeyframeAnimationOptions = {
      delay: length * after,
      duration: length * within,
      easing: frames.length > 2 && !leap ? "linear" : EASE,
      fill: "both",
    };
    this.#changes.push(() => element.animate(frames, timing));
    if (!one) this.#likenesses.delete(from);
    this.#likenesses.set(to, { element, home, at: end });
  }

  #find(anchor: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
  }

  #likenessOf(anchor: string, one: boolean): Likeness | null {
    const thing = this.#find(anchor);
    if (!thing) return null;
    const home = thing.getBoundingClientRect();
    const ground = this.layer.getBoundingClientRect();
    const element = thing.cloneNode(true) as HTMLElement;
    const parts = [...element.querySelectorAll<HTMLElement>("*")];
    [...thing.querySelectorAll("*")].forEach((part, index) => size(parts[index]!, part));
    for (const part of [element, ...parts]) unname(part);
    const { color, font } = getComputedStyle(thing);
    Object.assign(element.style, {
      position: "absolute",
      insetInlineStart: `${home.left - ground.left}px`,
      insetBlockStart: `${home.top - ground.top}px`,
      inlineSize: `${home.width}px`,
      blockSize: `${home.height}px`,
      margin: "0",
      color,
      font,
    });
    this.#changes.push(() => this.layer.append(element));
    if (!one) {
      this.#changes.push(() => (thing.style.visibility = "hidden"));
      this.#hidden.push(thing);
    }
    return { element, home, at: home };
  }
}

/** As large as the original: lengths that it has from around it mean something else where it travels. */
function size(part: HTMLElement, original: Element): void {
  if (original instanceof SVGElement && original.tagName !== "svg") return;
  const { inlineSize, blockSize, fontSize, margin } = getComputedStyle(original);
  Object.assign(part.style, { inlineSize, blockSize, fontSize, margin });
}

/** A likeness is for the eyes alone: nothing finds it by a name. */
function unname(element: HTMLElement): void {
  for (const name of ["id", "data-anchor", "data-move", "data-pick", "data-part", "tabindex", "aria-labelledby"])
    element.removeAttribute(name);
}

function moved(home: DOMRect, box: DOMRect, least = 0.4, most = 1.5): string {
  const [x, y] = [box.x + box.width / 2 - home.x - home.width / 2, box.y + box.height / 2 - home.y - home.height / 2];
  const scale = Math.min(most, Math.max(least, Math.min(box.width / home.width, box.height / home.height) || 1));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function middle(one: DOMRect, other: DOMRect): DOMRect {
  return new DOMRect(
    (one.x + other.x) / 2,
    Math.min(one.y, other.y) - one.height / 2,
    (one.width + other.width) / 2,
    (one.height + other.height) / 2,
  );
}
