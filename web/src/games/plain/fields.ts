/** A view without pictures: what is on the table and what is before each seat, field by field, with names for both. */
import type { Sitting } from "../../lib/sitting";
import { listed, say, spoken } from "../../lib/words.svelte";
import type { View } from "../../protocol";

type Thing = Record<string, unknown>;

/** A field by its name, and what it is worth. */
export type Field = [name: string, value: unknown];

// What every view has, and what other parts of the page tell.
const COMMON = new Set(["game", "seat", "players", "phase", "waiting", "choices", "winners"]);

function own(view: View): Field[] {
  return Object.entries(view).filter(([name]) => !COMMON.has(name));
}

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list with something for every seat, in seats' order. */
function isBySeat(view: View, value: unknown): value is Thing[] {
  if (!Array.isArray(value) || value.length !== view.players) return false;
  const seats = value.map((one) => (isThing(one) ? one["seat"] : null));
  return seats.every((seat) => typeof seat === "string") && new Set(seats).size === seats.length;
}

/** What lies on the table for all: the view's own fields, without those that are parted by seats. */
export function tableOf(view: View): Field[] {
  return own(view).filter(([, value]) => !isBySeat(view, value));
}

/** Seats in their order. */
export function seatsOf({ names }: Sitting): string[] {
  return Object.keys(names).sort();
}

/** What is before a seat. */
export function beforeSeat(view: View, seat: string): Field[] {
  return own(view).flatMap(([, value]) => {
    if (!isBySeat(view, value)) return [];
    return Object.entries(value.find((one) => one["seat"] === seat) ?? {}).filter(([name]) => name !== "seat");
  });
}

/** All columns of a list of things. */
export function columnsOf(things: Thing[]): string[] {
  return [...new Set(things.flatMap((thing) => Object.keys(thing)))];
}

// ---- In words

/** The game's own word for a field, if it has one; else the field's name. */
export function labelOf(view: View, name: string): string {
  const id = [view.game, "field", name.replaceAll("_", "-")].join("-");
  return spoken().has(id) ? say(id) : name.replaceAll("_", " ");
}

/** A value in one line. */
export function lineOf(sitting: Sitting, name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return say(value ? "start-yes" : "start-no");
  if (Array.isArray(value)) return listed(value.map((one) => lineOf(sitting, name, one))) || "–";
  if (isThing(value)) return fieldsSaid(sitting, Object.entries(value)) || "–";
  const key = typeof value === "string" ? value : JSON.stringify(value);
  if (typeof value === "string" && key in sitting.names) return sitting.names[key]!;
  const id = [sitting.view.game, name, key].join("-");
  return typeof value === "string" && spoken().has(id) ? say(id) : key;
}

export function fieldsSaid(sitting: Sitting, fields: Field[]): string {
  return fields.map(([name, value]) => `${labelOf(sitting.view, name)} ${lineOf(sitting, name, value)}`).join(", ");
}
