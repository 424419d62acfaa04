/**
 * What has changed in a room since one last looked, in one breath: who came, who went, who is here, and that it begins.
 */
import { say } from "../../lib/words.svelte";
import type { Chair, Room } from "../../protocol";

export function changes(before: Room, now: Room, fresh: Set<number>): string {
  if (before === now) return "";
  const said = now.chairs.flatMap((chair) => {
    const was = before.chairs.find((other) => other.place === chair.place);
    return was && !chair.yours ? [change(was, chair, fresh)] : [];
  });
  if (before.locked !== now.locked) said.push(say(now.locked ? "start-heard-locked" : "start-heard-unlocked"));
  if (before.status !== now.status && now.status === "words") said.push(say("start-words-collected"));
  return said.filter(Boolean).join(" ");
}

function change(was: Chair, chair: Chair, fresh: Set<number>): string {
  const seat = chair.seat ?? "";
  if (was.kind !== chair.kind || was.name !== chair.name) {
    if (chair.kind === "open") return was.name ? say("start-heard-left", { name: was.name, seat }) : "";
    if (!chair.present) fresh.add(chair.place);
    return say(chair.kind === "bot" ? "start-heard-bot" : "start-heard-joined", { name: chair.name, seat });
  }
  if (chair.kind !== "person" || was.present === chair.present || fresh.delete(chair.place)) return "";
  return say(chair.present ? "start-heard-here" : "start-heard-gone", { name: chair.name });
}
