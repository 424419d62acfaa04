/** What people propose at a table, in words. */
import type { Live } from "./live.svelte";
import type { Proposal } from "./proposals";
import { say } from "./words.svelte";

type Proposed = Pick<Proposal, "kind" | "by" | "about">;

export function proposalSaid(live: Live, { kind, by, about }: Proposed): string {
  const facts = { seat: by, ...(about ? { rival: about } : {}) };
  if (kind !== "undo") return say(`table-vote-${kind}`, live.narrator.arguments(facts));
  const asked = say("table-undo-asked", live.narrator.arguments(facts));
  return live.company.room.rated ? `${asked} ${say("table-undo-unrated")}` : asked;
}

/** What those at this screen are asked to agree to, and where they answer; or nothing. */
export function proposedTo(live: Live): string {
  const { company, table } = live;
  const { undo } = table;
  const votes = company.room.votes.filter((vote) => vote.kind !== "rematch" && company.asked(vote).length);
  const wished = undo && company.playing.some((chair) => chair.seat !== null && !undo.agreed.includes(chair.seat));
  const open: Proposed[] = [...votes, ...(wished ? [{ kind: "undo", by: undo.by, about: null } as const] : [])];
  return open.length ? [...open.map((one) => proposalSaid(live, one)), say("table-vote-how")].join(" ") : "";
}
