import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatLines } from "#src/jsonl";
import { crosswordRow, scriptRow, strategyRow } from "#test/generators/real-world-rows";

/** Writes files in the formats of the four public sets, of so many different items each. */
export function writePublicFiles(dir: string, items: number): void {
  const rows = Array.from({ length: items }, (_, i) => i);
  const write = (folder: string, name: string, text: string) => {
    mkdirSync(join(dir, folder), { recursive: true });
    writeFileSync(join(dir, folder, name), text);
  };
  write(
    "strategyqa",
    "train.json",
    JSON.stringify(rows.map((i) => strategyRow(`Is ${i} a nice number?`, i % 2 === 0))),
  );
  write(
    "explagraphs",
    "train.tsv",
    rows.map((i) => `Statement ${i}.\tReason ${i}.\t${i % 2 === 0 ? "support" : "counter"}\t(a; b; c)\n`).join(""),
  );
  write("proscript", "train.jsonl", formatLines(rows.map((i) => ({ ...scriptRow(), scenario: `make tea no. ${i}` }))));
  write(
    "knowledge-crosswords",
    "MC_easy.jsonl",
    formatLines(rows.map((i) => ({ ...crosswordRow(), source: ["blank 2", `Director_${i}`], K: {} }))),
  );
}
