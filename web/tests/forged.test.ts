/** Run by `tests/server/test_forged.py`: says of each record in a file what the page would say of it. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { examine, isRecord } from "../src/lib/proof";

const { ESTRAN_RECORDS: asked, ESTRAN_VERDICTS: told } = process.env;

it.skipIf(!asked || !told)("judges the records of a file", { timeout: 600_000 }, async () => {
  const verdicts: string[] = [];
  for (const line of readFileSync(asked!, "utf-8").trimEnd().split("\n")) {
    const record: unknown = JSON.parse(line);
    verdicts.push(isRecord(record) ? (await examine(record, null)).whole : "bad");
  }
  writeFileSync(told!, JSON.stringify(verdicts));

  expect(verdicts.length).toBeGreaterThan(0);
});
