/** The fair dice, checked in the browser with WebCrypto; the derivation is the one of the record format. */
import type { Fairness } from "../protocol";

const encoder = new TextEncoder();

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

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<ArrayBuffer> {
  if (crypto.subtle) {
    const held = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return crypto.subtle.sign("HMAC", held, encoder.encode(text));
  }
  const [mac, sha] = await Promise.all([import("@noble/hashes/hmac.js"), import("@noble/hashes/sha2.js")]);
  return mac.hmac(sha.sha256, key, encoder.encode(text)).slice().buffer;
}

/** Sixteen random bytes as text. */
export function randomWord(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)).buffer);
}

/** Whether a published seed is the one that was committed to. */
export async function keptPromise(fairness: Fairness): Promise<boolean> {
  return (await sha256(bytes(fairness.seed ?? ""))) === fairness.commitment;
}

/** The outcome of one draw: ply, and outcomes with their weights in the listed order. */
export async function outcome(fairness: Fairness, ply: number, odds: Array<[string, number]>): Promise<string> {
  const seed = bytes(fairness.seed ?? "");
  const words = fairness.words.map((word) => word.normalize("NFC"));
  const total = odds.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const range = 1n << 64n;
  for (let attempt = 0; ; attempt++) {
    const text = JSON.stringify(["estran-fair/1", fairness.match.normalize("NFC"), words, ply, attempt]);
    let x = new DataView(await hmac(seed, text)).getBigUint64(0);
    if (x >= range - (range % total)) continue;
    x %= total;
    for (const [name, weight] of odds) {
      if (x < BigInt(weight)) return name;
      x -= BigInt(weight);
    }
  }
}
