/** Events as sentences, in playing order. */
import { shelfOf } from "../games";
import type { Told } from "../protocol";
import type { Narrator } from "./narrator";
import type { Message } from "./words.svelte";

/** What happened; like things that happen one after the other are told in one sentence. */
export function sentencesOf(narrator: Narrator, events: Told[]): Message[] {
  const { runs = {} } = shelfOf(narrator.game);
  return runsOf(events, runs).flatMap((run) =>
    run.length > 1 ? several(narrator, run, runs[run[0]!.event]!) : (narrator.event(run[0]!) ?? []),
  );
}

function runsOf(events: Told[], alike: Readonly<Record<string, string>>): Told[][] {
  const runs: Told[][] = [];
  for (const told of events) {
    const last = runs.at(-1);
    if (last && told.event in alike && continues(last[0]!, told)) last.push(told);
    else runs.push([told]);
  }
  return runs;
}

/** The same thing by the same seat, or several of which the listener may know only that they happened. */
function continues(first: Told, told: Told): boolean {
  return (
    told.event === first.event &&
    !told.arguments === !first.arguments &&
    told.arguments?.["seat"] === first.arguments?.["seat"]
  );
}

function several(narrator: Narrator, run: Told[], name: string): Message | Message[] {
  const [first] = run as [Told];
  if (!first.arguments) return counted(narrator.event(first), run.length);
  const things = run.map((told) => narrator.thing(name, String(told.arguments![name])));
  const seat = first.arguments["seat"];
  const whose = typeof seat === "string" ? narrator.arguments({ seat }) : {};
  const slots = run.map((told) => told.arguments!["slot"]).filter((slot) => typeof slot === "number");
  const numbers = slots.length ? { slots: slots.map((slot) => String(slot + 1)) } : {}; // people count from one
  return {
    id: `${narrator.game}-event-${first.event.replaceAll("_", "-")}-several`,
    arguments: { ...whose, ...numbers, [`${name}s`]: things },
  };
}

/** How often something happened that is hidden from the listener; nothing where that has no words. */
function counted(hidden: Message | null, count: number): Message[] {
  return hidden ? [{ id: `${hidden.id}-several`, arguments: { count } }] : [];
}
