/** Run by `tests/forged.py`: says of each record in a file what the page would say of it. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { claimsOf, examine, isRecord, verdictOf } from "../src/lib/proof";

const { ESTRAN_RECORDS: asked, ESTRAN_VERDICTS: told } = process.env;

it.skipIf(!asked || !told)("judges the records of a file", { timeout: 600_000 }, async () => {
  const verdicts: object[] = [];
  for (const line of readFileSync(asked!, "utf-8").trimEnd().split("\n")) {
    const record: unknown = JSON.parse(line);
    if (isRecord(record)) {
      const proof = await examine(record, null);
      verdicts.push({ whole: proof.whole, said: verdictOf(record, proof).id, claims: claimsOf(record) });
    } else verdicts.push({ whole: "bad", said: "replay-verify-no-record", claims: [] });
  }
  writeFileSync(told!, JSON.stringify(verdicts));

  expect(verdicts.length).toBeGreaterThan(0);
});
