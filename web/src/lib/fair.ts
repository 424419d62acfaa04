/** The fair dice, checked in the browser with WebCrypto; the derivation is the one of the record format. */
import { HEAVIEST, LONGEST_TYPED, LONGEST_WORD, SALT, SALTED } from "../facts";
import type { Fairness } from "../protocol";

export type Odds = Array<[outcome: string, weight: number]>;

const encoder = new TextEncoder();
const RANGE = 1n << 64n; // of the numbers that outcomes are drawn by
const SEED = /^[0-9a-f]{64}$/i;
const SALTING = Math.ceil((SALT * 8) / 6); // characters of base64url that the random bytes take

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

/**
 * SHA-256 in hex, of a text's UTF-8 bytes or of bytes; by WebCrypto, which browsers lend only to safe addresses, or
 * without it.
 */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const input = typeof data === "string" ? encoder.encode(data) : data;
  if (crypto.subtle) return hex(await crypto.subtle.digest("SHA-256", input));
  const noble = await import("@noble/hashes/sha2.js");
  return hex(noble.sha256(input).slice().buffer);
}

type Signing = (text: string) => Promise<ArrayBuffer> | ArrayBuffer;

/** HMAC-SHA-256 under one key, which is prepared once for all draws. */
async function signing(key: Uint8Array<ArrayBuffer>): Promise<Signing> {
  if (crypto.subtle) {
    const held = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return (text) => crypto.subtle.sign("HMAC", held, encoder.encode(text));
  }
  const [mac, sha] = await Promise.all([import("@noble/hashes/hmac.js"), import("@noble/hashes/sha2.js")]);
  return (text) => mac.hmac(sha.sha256, key, encoder.encode(text)).slice().buffer;
}

// ---- Words

/** Sixteen random bytes as text, under which a request is known. */
export function randomKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)).buffer);
}

/**
 * A word for the dice: what a person typed, and random characters, so that nobody can guess it from its hash. What is
 * too long or cannot be seen is left out.
 */
export function salted(typed = ""): string {
  const seen = typed.normalize("NFC").replace(/\p{Cc}/gu, "");
  const salt = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SALT)));
  const characters = btoa(salt).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
  return [...seen].slice(0, LONGEST_TYPED).join("") + SALTED + characters;
}

/** What a person typed of a word. */
export function typedOf(word: string): string {
  const typed = word.slice(0, -SALTING);
  return typed.endsWith(SALTED) ? typed.slice(0, -SALTED.length) : "";
}

/** Whether a word may stand in a record: not too long, and in the one form that is compared. */
export function isWord(word: string): boolean {
  return [...word].length <= LONGEST_WORD && word === word.normalize("NFC");
}

// ---- Draws

/** Whether a published seed is whole: a record may hold anything there. */
export function isSeed(seed: unknown): seed is string {
  return typeof seed === "string" && SEED.test(seed);
}

/** Whether a published seed is whole, and with the match's id the one that was committed to. */
export async function keptPromise({ seed, match, commitment }: Fairness): Promise<boolean> {
  if (!isSeed(seed)) return false;
  return (await sha256(new Uint8Array([...bytes(seed), ...encoder.encode(match)]))) === commitment;
}

/** Whether the weights are ones that every reader keeps exactly; with others a check might never end. */
function isLight(odds: Odds): boolean {
  const total = odds.reduce((sum, [, weight]) => sum + weight, 0);
  return odds.length > 0 && odds.every(([, weight]) => Number.isSafeInteger(weight) && weight > 0) && total < HEAVIEST;
}

/** Derives outcomes: ply, and outcomes with their weights in the listed order; null where the weights are not light. */
export type Dice = (ply: number, odds: Odds) => Promise<string | null>;

export async function diceOf(fairness: Fairness): Promise<Dice> {
  const sign = await signing(bytes(fairness.seed ?? ""));
  const match = fairness.match.normalize("NFC");
  const words = fairness.words.map((word) => word.normalize("NFC"));
  return async (ply, odds) => {
    if (!isLight(odds)) return null;
    const total = odds.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
    let x = RANGE;
    for (let attempt = 0; x >= RANGE - (RANGE % total); attempt++) {
      x = new DataView(
        await sign(JSON.stringify([`estran-fair/${fairness.version}`, match, words, ply, attempt])),
      ).getBigUint64(0);
    }
    let rest = x % total;
    for (const [outcome, weight] of odds) {
      if (rest < BigInt(weight)) return outcome;
      rest -= BigInt(weight);
    }
    return null; // never: the weights add up to the total
  };
}
