import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs the test files named on the command line in one process, as uvu's own runner does, and exits with 1 if one of
 * them registered no test (uvu passes such a file in silence).
 */
const globals = globalThis as { UVU_DEFER?: number; UVU_QUEUE?: unknown[][]; UVU_INDEX?: number };
// uvu looks at this once, while it is imported.
globals.UVU_DEFER = 1;
const { exec } = await import("uvu");
const queue = globals.UVU_QUEUE!;

let silent = false;
for (const file of process.argv.slice(2)) {
  globals.UVU_INDEX = queue.push([file]) - 1;
  await import(pathToFileURL(resolve(file)).href);
  if (queue.at(-1)!.length > 1) continue;
  console.error(`${file}: registered no suite; end it with test.run()`);
  silent = true;
}
await exec(false);
// A test may have left a timer or a thread behind.
process.exit(silent ? 1 : process.exitCode);
