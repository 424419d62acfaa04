/** Cards laid open after the end: what anybody knew, put together from everybody's views and ears. */
import { shelfOf } from "../games";
import type { Told, View } from "../protocol";

const OWN = ["seat", "choices"]; // of one seat in any game; each seat's own part shows them

/** An onlooker's view, the first one, with what its parts leave blank filled in from the seats' views. */
export function revealed(views: View[]): View {
  const [public_, ...seats] = views;
  const own = [...OWN, ...(shelfOf(public_!.game).own ?? [])];
  const filled = Object.entries(public_!).map(([name, value]) => {
    const others = seats.map((view) => (view as unknown as Record<string, unknown>)[name]);
    return [name, own.includes(name) || value === null ? value : fill(value, others)];
  });
  return Object.fromEntries(filled) as View;
}

function fill(value: unknown, others: unknown[]): unknown {
  if (value === null) return others.find((other) => other !== null) ?? null;
  if (Array.isArray(value)) {
    const alike = others.filter((other): other is unknown[] => Array.isArray(other) && other.length === value.length);
    return value.map((item, index) =>
      fill(
        item,
        alike.map((other) => other[index]),
      ),
    );
  }
  if (typeof value === "object") {
    const known = others.filter((other) => other !== null) as Array<Record<string, unknown>>;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        fill(
          item,
          known.map((other) => other[name]),
        ),
      ]),
    );
  }
  return value;
}

/** What happened, with the arguments that at least one listener was told: nobody's event is dropped, only blanked. */
export function told(stories: Array<Array<[number, Told]>>): Array<[number, Told]> {
  const [first = [], ...others] = stories;
  return first.map(([ply, event], index) => {
    const known = event.arguments ? event : others.map((story) => story[index]?.[1]).find((other) => other?.arguments);
    return [ply, known ?? event];
  });
}
