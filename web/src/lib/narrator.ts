/**
 * Events, choices, signals and refusals as messages for one listener. The twin of words/narrator.py; a test compares
 * the two.
 */
import { GENERAL_REASONS, LONGEST, LONGEST_LIST, PROBLEMS } from "../facts";
import { shelfOf } from "../games";
import { awaited, type Fact } from "../games/shelf";
import type { Choice, Told, View } from "../protocol";
import { factsOf } from "./games.svelte";
import type { Message, Value } from "./words.svelte";

const SLOTS = new Set(["slot", "old_slot"]); // people count the loot from one, the notation from nought
const HIDDEN = "hidden-"; // a card that is known by its slot alone

/** Seats that a bot has played to the end, and why. */
export type Gone = Readonly<Record<string, "resigned" | "replaced">>;

/** Tells a match to one listener, who is "you" in it, or to an onlooker. */
export class Narrator {
  constructor(
    readonly game: string,
    readonly names: Readonly<Record<string, string>>,
    readonly listener: string | null = null,
    readonly stopped: Message | null = null, // how the match ended before its end: then it is nobody's turn
    readonly gone: Gone = {},
  ) {}

  /** Tells how it ended: whoever resigned, or did not come back, has not won; their bot may have. */
  get final(): Narrator {
    const { game, names, listener, stopped, gone } = this;
    return new Final(game, names, listener !== null && listener in gone ? null : listener, stopped, gone);
  }

  /** A seat's name. */
  protected called(seat: string): Value {
    return this.names[seat] ?? seat;
  }

  /** What happened; null for what is hidden from this listener and has no words of its own. */
  event(told: Told): Message | null {
    const { final, hinted } = factsOf(this.game);
    const teller = final.includes(told.event) ? this.final : this;
    if (told.arguments) return teller.message("event", told.event, told.arguments);
    return hinted.includes(told.event) ? this.message("event", `${told.event}_hidden`, {}) : null;
  }

  /** A legal move of the view's seat, such as `7`, `steal C gold-3` or `pick 2`. */
  choice(move: string, view: View): Message {
    const { reader } = shelfOf(this.game);
    if (!reader) return { id: "choice-as-written", arguments: { move } };
    return this.message("choice", ...reader.choice(move.split(" "), view));
  }

  /** What a choice would do, in a few words for each step; of the new totals only the listener's own. */
  effects(choice: Choice): Message[] {
    const { previewed } = factsOf(this.game);
    return (choice.effects ?? [])
      .filter((told) => previewed.includes(told.event) && told.arguments)
      .filter((told) => told.event !== "total" || told.arguments?.seat === this.listener)
      .map((told) => this.message("effect", told.event, told.arguments ?? {}));
  }

  /** What speaks for a choice, told to the one who must make it. */
  reason(kind: string, facts: Record<string, Fact>): Message {
    if (GENERAL_REASONS.some((general) => general === kind)) return { id: `reason-${kind}` };
    return { id: `${this.game}-reason-${kind.replaceAll("_", "-")}`, arguments: this.arguments(facts) };
  }

  /** A piece of table talk, such as `will share`, and who says it. */
  signal(seat: string, text: string): Message {
    return { id: `${this.game}-signal`, arguments: { ...this.arguments({ seat }), signal: this.signalled(text) } };
  }

  /** What a signal says, whoever says it. */
  signalled(text: string): Message {
    const [kind = "", ...words] = text.split(" ");
    const names = factsOf(this.game).signals?.[kind] ?? [];
    const args = names.map((name, index) => [name, name === "slot" ? Number(words[index]) : (words[index] ?? "")]);
    return this.message("signal", kind, Object.fromEntries(args) as Record<string, Fact>);
  }

  /** What the table is waiting for, as a heading. */
  phase(view: View): Message {
    return view.winners || this.stopped ? { id: "phase-over" } : this.message("phase", view.phase, {});
  }

  /** Whose turn it is and what is awaited, or who has won, or that nobody has. */
  status(view: View): Message {
    if (this.stopped) return this.stopped;
    if (view.winners) {
      return {
        id: "status-over",
        arguments: { winners: view.winners.length, ...this.final.arguments({ seats: view.winners.join("") }) },
      };
    }
    const { reader } = shelfOf(this.game);
    const [seats, args] = reader?.around?.(view) ?? [awaited(view), {}];
    const asks = this.listener !== null && seats.includes(this.listener) ? "you" : "other";
    const own = asks === "you" && reader?.asks?.(view);
    if (own) return { id: `${this.game}-ask-${own}` };
    const status = this.message("status", view.phase, { seats, ...args });
    return { id: status.id, arguments: { ...status.arguments, asks } };
  }

  /** Arguments in words: seats become names and keys become messages; `…_is` tells you from others, or the key. */
  arguments(facts: Record<string, Fact>): Record<string, Value> {
    const words: Record<string, Value> = {};
    for (const [name, value] of Object.entries(facts)) {
      if (name === "seats") {
        words[name] = [...(value as string)].map((seat) => this.who(seat));
      } else if (Array.isArray(value)) {
        words[name] = value.map((key) => this.thing("card", key));
      } else if (typeof value === "number") {
        words[name] = SLOTS.has(name) ? value + 1 : value;
      } else if (value in this.names) {
        words[name] = this.called(value);
        words[`${name}_is`] = value === this.listener ? "you" : "other";
      } else {
        words[name] = this.thing(name, value);
        words[`${name}_is`] = value;
      }
    }
    return words;
  }

  /** A seat's name within a list, or the word for the listener. */
  who(seat: string): Value {
    return seat === this.listener ? { id: "you" } : this.called(seat);
  }

  /** A card, gesture or colour by its key in the notation; `wines-3` is one of several values. */
  thing(kind: string, key: string): Message {
    const last = kind.slice(kind.lastIndexOf("_") + 1); // another gesture is a gesture
    const dash = key.lastIndexOf("-");
    const value = key.slice(dash + 1);
    if (dash > 0 && /^\d+$/.test(value))
      return {
        id: `${this.game}-${last}-${key.slice(0, dash)}`,
        arguments: { value: Number(value) + (key.startsWith(HIDDEN) ? 1 : 0) },
      };
    return { id: `${this.game}-${last}-${key}` };
  }

  private message(what: string, kind: string, facts: Record<string, Fact>): Message {
    return { id: `${this.game}-${what}-${kind.replaceAll("_", "-")}`, arguments: this.arguments(facts) };
  }
}

class Final extends Narrator {
  protected override called(seat: string): Value {
    const name = super.called(seat);
    return seat in this.gone ? { id: "who-bot", arguments: { name } } : name;
  }
}

/** How a match that was ended early stands. */
export function stoppedBy(how: "agreed" | "abandoned"): Message {
  return { id: how === "agreed" ? "table-agreed" : "table-abandoned" };
}

// ---- Refusals

/** Why something was not allowed, from what the server sent. */
export function refusal(message: string, args: Record<string, unknown>): Message {
  return {
    id: message,
    arguments: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(name, value)])),
  };
}

function argument(name: string, value: unknown): Value {
  if (Array.isArray(value)) {
    if (value[0]?.message)
      return value
        .slice(0, PROBLEMS)
        .map(problem)
        .reduce((first, last) => ({ id: "list-also", arguments: { first, last } }));
    return some(value).map((item) => argument(name, item));
  }
  if (typeof value === "number") return value;
  if (value === "*" && (name === "seat" || name === "waiting")) return { id: "chance" };
  if (typeof value === "string" && name === "game") return { id: `${value}-name` };
  const text = typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}

function problem(told: { message: string; arguments: Record<string, unknown> }): Message {
  return refusal(told.message, told.arguments);
}

function some(items: unknown[]): unknown[] {
  let length = 0;
  const fitting = items.filter((item) => (length += String(item).length + 2) <= LONGEST_LIST);
  return fitting.length === items.length ? items : [...fitting, "…"];
}
