import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { exec } from "uvu";

/**
 * Runs the test files named on the command line in one process, as uvu's own runner does, and exits with 1 if one of
 * them registered no test (uvu passes such a file in silence).
 */
const globals = globalThis as { UVU_DEFER?: number; UVU_QUEUE?: unknown[][]; UVU_INDEX?: number };
globals.UVU_DEFER = 1;
globals.UVU_QUEUE = [];

const files = process.argv.slice(2);
let silent = false;
for (const [i, file] of files.entries()) {
  globals.UVU_INDEX = i;
  globals.UVU_QUEUE[i] = [file];
  await import(pathToFileURL(resolve(file)).href);
  if (globals.UVU_QUEUE[i].length > 1) continue;
  console.error(`${file}: registered no suite; end it with test.run()`);
  silent = true;
}
await exec(false);
if (silent) process.exitCode = 1;
