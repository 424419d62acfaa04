/** What is announced at a table when it changes, beside what the stage tells. */
import { untrack } from "svelte";
import { announce, interrupt } from "./announcer.svelte";
import { comings } from "./company.svelte";
import type { Live } from "./live.svelte";
import { stoppedBy } from "./narrator";
import { moveOn, remark } from "./remark.svelte";
import { play } from "./sounds";
import { lineOf } from "./talk";
import { say, text } from "./words.svelte";

/** Announce it from now on, talk only where the table is not `hidden`; for a component that is being set up. */
export function announceTidings(live: Live, hidden: () => boolean): void {
  const { table } = live;
  announceTalk(live, hidden);
  whenever(
    () => table.lost,
    (lost) => interrupt(say(lost ? "table-lost" : "table-back")),
    false,
  );
  whenever(
    () => table.missing.join(""),
    () => announce(live.awaited.said),
    "",
  );
  whenever(
    () => table.hurried.join(""),
    (hurried) =>
      hurried && announce(say("table-hurried", { seats: table.hurried.map((seat) => live.narrator.who(seat)) })),
    "",
  );
  announceWarming(live);
  const bench = (): string => (live.company.leaving ? "" : live.bench); // those who leave are told later
  whenever(
    () => live.rated,
    (said) => (live.past ? announce(said) : said && remark(said, true, true)), // the end of the match shows it
  );
  for (const told of [() => live.wordless, bench, () => live.stoodIn]) whenever(told, (said) => announce(said), "");
  whenever(
    () => live.undone,
    (said) => announce(said),
  );
  whenever(
    () => table.room!,
    (room, before) => announce(comings(before, room)),
  );
  whenever(
    () => live.moved,
    (said) => said && (hidden() ? announce(said) : remark(said, true, true)), // the curtain shows it
    "",
  );
  announceStop(live);
  whenever(() => table.version, moveOn);
}

/** Which bots are not themselves yet, each once in a match, and when they are. */
function announceWarming(live: Live): void {
  const { table } = live;
  let match: string | null = null;
  let told: string[] = [];
  let ready: string[] = [];
  $effect(() => {
    if (table.match !== match) [match, told, ready] = [table.match, [], []];
    const cold = table.warming.filter((seat) => !told.includes(seat));
    const warm = told.filter((seat) => !ready.includes(seat) && !table.warming.includes(seat));
    const bots = warm.filter((seat) => table.room!.chairs.some((chair) => chair.seat === seat && chair.kind === "bot"));
    [told, ready] = [
      [...told, ...cold],
      [...ready, ...warm],
    ];
    if (cold.length) announce(say("table-warming", { seats: cold.map((seat) => live.narrator.who(seat)) }));
    if (bots.length) announce(say("table-warm", { seats: bots.map((seat) => live.narrator.who(seat)) }));
  });
}

/** That the match was ended before its end: when the stage is still, or waits for a key that nobody may press. */
function announceStop(live: Live): void {
  let said = untrack(() => live.table.room!.status !== "running");
  $effect(() => {
    const { status, ending } = live.table.room!;
    if (said || status !== "abandoned" || (live.busy && !live.waits)) return;
    said = true;
    announce([text(stoppedBy(ending ?? "abandoned")), live.waits ? say("table-waits") : ""].join(" ").trim());
  });
}

function announceTalk(live: Live, hidden: () => boolean): void {
  const heard = new Set(untrack(() => live.table.talks.map((talk) => talk.at)));
  $effect(() => {
    const fresh = live.talks.filter((talk) => !heard.has(talk.at));
    for (const talk of fresh) heard.add(talk.at);
    const news = fresh.filter((talk) => talk.at > live.table.known);
    if (!news.length || !live.now || hidden()) return;
    announce(news.map((talk) => lineOf(live, talk)).join(" "));
    play("talk");
  });
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
