import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes a folder's files: a text as it is, rows as JSON lines. */
export function writeRelease(
  dir: string,
  files: Readonly<Record<string, string | Buffer | readonly unknown[]>>,
): string {
  for (const [path, content] of Object.entries(files)) {
    const full = join(dir, path);
    mkdirSync(dirname(full), { recursive: true });
    const isRaw = typeof content === "string" || Buffer.isBuffer(content);
    writeFileSync(full, isRaw ? content : content.map((row) => `${JSON.stringify(row)}\n`).join(""));
  }
  return dir;
}

/** A raw row and what a log adds to it, of our own making: a path 0 - 1 - 2 of lengths 3 and 4, and a longer way round. */
export const shortest = {
  node_number: 4,
  graph: "0 1 3,0 3 5,1 2 4,2 3 6",
  question: "0 2",
  answer: 7,
};

export const worded = {
  encoded_question: "Some words about a graph.\nQ: Which way from node 0 to node 2?\nA:",
  "ground truth": "0 -> 1 -> 2 with a total weight of 3 + 4 = 7.\nThe answer is 7.",
};
