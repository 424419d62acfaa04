/** Events as sentences, in playing order. */
import type { Told } from "../protocol";
import type { Narrator } from "./narrator";
import type { Message } from "./words.svelte";

// By what such events differ.
const RUNS: Record<string, string> = { took: "card", discarded: "card", dealt: "card", laid: "back" };

/** What happened; like things that happen one after the other are told in one sentence. */
export function sentencesOf(narrator: Narrator, events: Told[]): Message[] {
  return runsOf(events).flatMap((run) => (run.length > 1 ? several(narrator, run) : (narrator.event(run[0]!) ?? [])));
}

function runsOf(events: Told[]): Told[][] {
  const runs: Told[][] = [];
  for (const told of events) {
    const last = runs.at(-1);
    if (last && continues(last[0]!, told)) last.push(told);
    else runs.push([told]);
  }
  return runs;
}

/** The same thing by the same seat, and nothing of it hidden from the listener. */
function continues(first: Told, told: Told): boolean {
  return (
    told.event in RUNS &&
    told.event === first.event &&
    !!told.arguments &&
    !!first.arguments &&
    told.arguments["seat"] === first.arguments["seat"]
  );
}

function several(narrator: Narrator, run: Told[]): Message {
  const [first] = run as [Told];
  const name = RUNS[first.event]!;
  const things = run.map((told) => narrator.thing(name, String(told.arguments![name])));
  const seat = first.arguments!["seat"];
  const whose = typeof seat === "string" ? narrator.arguments({ seat }) : {};
  return { id: `${narrator.game}-event-${first.event}-several`, arguments: { ...whose, [`${name}s`]: things } };
}
