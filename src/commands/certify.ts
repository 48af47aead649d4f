import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "#src/commands/command";
import { UserError } from "#src/errors";

/** Leaks and faults printed at most; the rest are counted. */
const SHOWN = 20;

export const certify: Command = {
  summary: "recompute a leakage certificate from the files, by exact matching",
  arguments: [["<dir>", "a folder of splits, or of a run"]],
  options: [{ flags: "--json", text: "as JSON, every leak listed" }],
  examples: ["graphshift certify out/splits/semantic", "graphshift certify out/laptop"],
  async run({ dir, json }, io) {
    const { certify: check, MANIFEST } = await import("#splits/index");
    const { pretrainingGraphs } = await import("#training/local/pretraining/pool");
    const inside = join(dir as string, "splits");
    const where = existsSync(join(inside, MANIFEST)) ? inside : (dir as string);
    const found = check(where, { pretraining: pretrainingGraphs() });
    if (json) io.out(`${JSON.stringify(found, undefined, 2)}\n`);
    else {
      const problems = [...found.faults, ...found.leaks.map(({ kind, row, of }) => `${row}: ${kind}, as ${of}`)];
      for (const line of problems.slice(0, SHOWN)) io.out(`${line}\n`);
      if (problems.length > SHOWN) io.out(`… and ${problems.length - SHOWN} more; --json lists them all\n`);
      io.out(`${found.leakage.method}\n`);
    }
    if (!found.sound) {
      throw new UserError(
        `${where}: expected clean splits, got ${found.leaks.length} leaks and ${found.faults.length} faults; write the splits again`,
      );
    }
    if (!json) io.out("sound: no leak, and every file as the manifest has it\n");
  },
};
