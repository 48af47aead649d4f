import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";

/**
 * Compares text with a file under snapshots/, which people may look at. `UPDATE_SNAPSHOTS=1` writes the files anew.
 */
export function snapshot(name: string, text: string): void {
  const path = fileURLToPath(new URL(`snapshots/${name}`, import.meta.url));
  if (process.env.UPDATE_SNAPSHOTS === "1") writeFileSync(path, text);
  assert.ok(existsSync(path), `no snapshot ${name}; run with UPDATE_SNAPSHOTS=1, and look at what it wrote`);
  const before = readFileSync(path, "utf8");
  if (before === text) return;
  let at = 0;
  while (before[at] === text[at]) at++;
  const around = (all: string) => JSON.stringify(all.slice(Math.max(0, at - 40), at + 40));
  const advice = "if that was meant, run with UPDATE_SNAPSHOTS=1, and look at the result";
  assert.unreachable(`${name} has changed from ${around(before)} to ${around(text)}; ${advice}`);
}
