/** A profile is made at the first match, in silence; nobody waits for it, and nobody needs it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    document: { documentElement: { dataset: {} } },
    location: { search: "", pathname: "/", hash: "" },
    navigator: { userAgent: "Firefox Linux" },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      clear: () => kept.clear(),
    },
  });
});
vi.mock("../src/lib/words.svelte", async (original) => ({
  ...(await original<object>()),
  language: () => "pl",
}));

const { keepProfile, profileKept, settings } = await import("../src/lib/memory.svelte");
const { deviceName, withProfile } = await import("../src/lib/profile");
const { tell } = await import("../src/lib/telling.svelte");

const PROFILE = { name: "Ada", face: 7, language: "pl", pace: "usual" };
let answers: Array<(asked: Request) => Response | Promise<Response>> = [];
let asked: Array<{ path: string; body: unknown }> = [];

beforeEach(() => {
  localStorage.clear();
  settings.name = "Ada";
  settings.pace = "usual";
  asked = [];
  vi.stubGlobal("fetch", async (path: string, wish: { body: string }) => {
    asked.push({ path, body: JSON.parse(wish.body) as unknown });
    return answers.shift()!({} as Request);
  });
});
afterEach(() => vi.useRealTimers());

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const refused = (): Response => json({ message: "people-refused-profile", arguments: {} }, 401);
const sit = (profile: string | null): Promise<string | null> => Promise.resolve(profile);

test("the first seat asks for a profile in one's name and language, and the next one has it", async () => {
  answers = [() => json({ token: "secret", profile: PROFILE })];

  expect(await withProfile(sit)).toBe("secret");
  expect(await withProfile(sit)).toBe("secret");
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ path: "/api/profiles", body: { name: "Ada", language: "pl", pace: "usual" } });
  expect(profileKept()).toMatchObject({ token: "secret", face: 7 });
});

test("somebody who gave no name is the first player, and a page without a stage is a quick one", async () => {
  Object.assign(settings, { name: " ", pace: "none" });
  answers = [() => json({ token: "secret", profile: PROFILE })];
  await withProfile(sit);

  expect(asked[0]!.body).toMatchObject({ name: "Player 1", pace: "quick" });
});

test.each([
  ["is out of reach", () => Promise.reject<Response>(new Error("offline"))],
  ["refuses", () => json({ message: "people-refused-too-many", arguments: {} }, 429)],
])("one sits down without a profile where the server %s", async (_, answer) => {
  answers = [answer];

  expect(await withProfile(sit)).toBeNull();
  expect(profileKept()).toBeNull();
});

test.each([
  ["bots", 600],
  ["people", 5000],
] as const)(
  "nobody waits long for a profile at a table of %s, and a late one is there for the next match",
  async (others, most) => {
    vi.useFakeTimers();
    let come: (answer: Response) => void = () => undefined;
    answers = [() => new Promise((arrive) => (come = arrive))];
    let taken: string | null | undefined;
    void withProfile(sit, others).then((profile) => (taken = profile));
    await vi.advanceTimersByTimeAsync(most - 1);
    expect(taken).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(taken).toBeNull();
    come(json({ token: "late", profile: PROFILE }));
    await vi.waitFor(() => expect(profileKept()?.token).toBe("late"));
  },
);

test("a profile that the server has forgotten is forgotten here, and one sits down without it", async () => {
  const { Refused } = await import("../src/lib/api");
  keepProfile({ token: "old", face: 1, told: { name: "Ada", language: "pl", pace: "usual" } });
  const seats: Array<string | null> = [];
  const result = await withProfile((profile) => {
    seats.push(profile);
    return profile ? Promise.reject(new Refused({ id: "people-refused-profile" })) : Promise.resolve("seated");
  });

  expect([result, seats, profileKept()]).toEqual(["seated", ["old", null], null]);
});

test("any other refusal of a seat is heard, and the profile stays", async () => {
  const { Refused } = await import("../src/lib/api");
  keepProfile({ token: "good", face: 1, told: { name: "Ada", language: "pl", pace: "usual" } });

  await expect(withProfile(() => Promise.reject(new Refused({ id: "refused-room-full" })))).rejects.toThrow(
    "refused-room-full",
  );
  expect(profileKept()?.token).toBe("good");
});

test("a changed name is carried to the profile once, and again if it did not arrive", async () => {
  keepProfile({ token: "good", face: 1, told: { name: "Ada", language: "pl", pace: "usual" } });
  await tell();
  settings.name = "Ada B.";
  answers = [() => json({ message: "x" }, 503), () => json(PROFILE)];
  await tell();
  await tell();
  await tell();

  expect(asked.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ name: "Ada B.", language: "pl", pace: "usual" })),
  );
});

test("a change that is told to a forgotten profile forgets it", async () => {
  keepProfile({ token: "old", face: 1, told: { name: "Eve", language: "pl", pace: "usual" } });
  answers = [refused];
  await tell();

  expect(profileKept()).toBeNull();
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0", "Edge, Windows"],
  ["Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome, Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"],
  ["curl/8", "?"],
])("%s is called %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
