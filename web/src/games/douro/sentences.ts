/** Sentences that the board, the end and the key queries share. */
import type { Narrator } from "../../lib/narrator";
import { say, type Message, type Value } from "../../lib/words.svelte";
import type { DouroView } from "../../protocol";
import type { Contest } from "./course";

/** A back: its level, or fog. */
export function backOf(back: number): Message {
  return back === 0 ? { id: "douro-back-fog" } : { id: "douro-back-level", arguments: { value: back } };
}

/** The level that is known of a boat, also before it is turned up; 0 is a fog. */
export function levelOf(contest: Contest): number {
  return contest.level ?? (contest.back === "fog" ? 0 : Number(contest.back.slice("level-".length)));
}

/** The boat as far as it is known: its back, or what was turned up. */
export function boatOf(contest: Contest): Message {
  const level = contest.level === null ? null : backOf(contest.level);
  const fog = contest.fog === null ? null : { id: `douro-fog-${contest.fog}` };
  if (fog && level) return { id: "douro-towed-boat", arguments: { fog, level } };
  return fog ?? level ?? backOf(levelOf(contest));
}

export function titleOf(contest: Contest): string {
  return say("douro-last-boat", { contest: contest.number, boat: boatOf(contest) });
}

/** With a sign, for the eye and the ear: a real minus. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0";
}

/** One sentence after a reveal: the cards, the sum, the order, the result. */
export function outcomeOf(contest: Contest, narrator: Narrator): string {
  const who = (seat: string, number: string | number): Message => ({
    id: "douro-with-seat",
    arguments: { ...narrator.arguments({ seat }), number },
  });
  const cards = [...contest.cards].map(([seat, card]) => who(seat, card));
  const changes = [...contest.changes].map(([seat, change]) => who(seat, signed(change)));
  const args: Record<string, Value> = { cards, sum: contest.sum ?? 0, order: contest.order ?? 0 };
  const load = contest.load ?? (contest.fog === "tavern" || contest.fog === "customs" ? "none" : "open");
  const told = say(`douro-outcome-${load}`, args);
  if (load === "open") return told;
  return `${told} ${changes.length ? say("douro-outcome-changes", { changes }) : say("douro-outcome-no-change")}`;
}

/** What the boat at the head may want: orders or fogs of its back that nobody has seen yet. */
export function hopesOf(view: DouroView): string {
  const back = view.valley[0];
  if (back === undefined) return "";
  const left = view.boats.filter((boat) => boat.level === back && !boat.seen);
  if (back > 0) return say("douro-hopes-level", { back: backOf(back), orders: left.map((boat) => String(boat.order)) });
  const fogs = left.map((boat): Message => ({ id: `douro-fog-${boat.name}` }));
  return say("douro-hopes-fog", {
    fogs: fogs.reduce(
      (first, last) => ({ id: "list-also", arguments: { first, last } }),
      fogs.shift() ?? { id: "douro-nothing" },
    ),
  });
}

/** The same on a narrow screen, where six fogs would push the hand away; the guide has them. */
export function brieflyOf(view: DouroView): string {
  const fogs = view.boats.filter((boat) => boat.level === 0 && !boat.seen).length;
  return view.valley[0] === 0 ? say("douro-hopes-fogs", { fogs }) : hopesOf(view);
}
