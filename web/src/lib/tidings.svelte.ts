/** What is announced at a table when it changes, beside what the stage tells. */
import { untrack } from "svelte";
import { announce, interrupt } from "./announcer.svelte";
import { comings } from "./company.svelte";
import type { Live } from "./live.svelte";
import { moveOn } from "./remark.svelte";
import { say } from "./words.svelte";

/** Announce it from now on; for a component that is being set up. */
export function announceTidings(live: Live): void {
  const { table } = live;
  whenever(
    () => table.lost,
    (lost) => interrupt(say(lost ? "table-lost" : "table-back")),
    false,
  );
  whenever(
    () => table.missing.join(""),
    () => announce(live.missed),
    "",
  );
  whenever(
    () => table.hurried.join(""),
    (hurried) =>
      hurried && announce(say("table-hurried", { seats: table.hurried.map((seat) => live.narrator.who(seat)) })),
    "",
  );
  for (const told of [() => live.wordless, () => live.bench, () => live.stoodIn])
    whenever(told, (said) => announce(said), "");
  whenever(
    () => live.undone,
    (said) => announce(said),
  );
  whenever(
    () => table.room!,
    (room, before) => {
      announce(comings(before, room));
      if (room.status === "abandoned" && before.status === "running") announce(live.headline);
    },
  );
  whenever(() => table.version, moveOn);
}

/** Act whenever something has changed since it was `first`. */
function whenever<T>(look: () => T, act: (now: T, before: T) => void, first: T = untrack(look)): void {
  let before = first;
  $effect(() => {
    const now = look();
    if (now !== before) act(now, before);
    before = now;
  });
}
