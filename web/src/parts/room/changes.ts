/**
 * What has changed in a room since one last looked, in one breath: who came, who went, who is here, and that it begins.
 */
import { isPlaying } from "../../lib/company.svelte";
import { shown } from "../../lib/names";
import { say } from "../../lib/words.svelte";
import type { Chair, Room } from "../../protocol";

export function changes(before: Room, now: Room, fresh: Set<number>): string {
  if (before === now) return "";
  const said = now.chairs.flatMap((chair) => {
    const was = before.chairs.find((other) => other.place === chair.place);
    const renamed = chair.unnamed && !was?.unnamed; // nobody has come
    return was && !chair.yours && !renamed ? [change(was, chair, fresh)] : [];
  });
  if (before.locked !== now.locked) said.push(say(now.locked ? "start-heard-locked" : "start-heard-unlocked"));
  if (now.hosting && !now.host && !before.hosting) said.push(say("start-heard-deputy"));
  if (awaited(now) !== awaited(before)) said.push(awaited(now));
  return said.filter(Boolean).join(" ");
}

/** Once the host has started: whose word for the dice is waited for, one's own apart, or that the match begins. */
export function awaited(room: Room): string {
  const silent = room.chairs
    .filter((chair) => isPlaying(chair) && !chair.ready && !chair.yours)
    .map((chair) => shown(chair.name));
  if (room.status === "promises" && silent.length) return say("start-words-awaited", { names: silent });
  return room.status === "promises" || room.status === "words" ? say("start-words-collected") : "";
}

function change(was: Chair, chair: Chair, fresh: Set<number>): string {
  const seat = chair.seat ?? "";
  if (was.kind !== chair.kind || was.name !== chair.name) {
    if (chair.kind === "open") return was.name ? say("start-heard-left", { name: shown(was.name), seat }) : "";
    if (chair.presence !== "here") fresh.add(chair.place);
    return say(chair.kind === "bot" ? "start-heard-bot" : "start-heard-joined", { name: shown(chair.name), seat });
  }
  if (chair.kind !== "person" || was.presence === chair.presence || fresh.delete(chair.place)) return "";
  return say(`table-heard-${chair.presence}`, { name: shown(chair.name) });
}
