import { join } from "node:path";
import type { Command } from "#src/commands/command";
import { integer, number } from "#src/commands/parse";

export const run: Command = {
  summary: "run the programs in recorded replies, contained; what ran is not run again",
  arguments: [["[dir]", "the audit's folder; otherwise out/invariance"]],
  options: [
    {
      flags: "--timeout <seconds>",
      text: "wall time of a program",
      parse: number("--timeout", 0.05, 3600),
      otherwise: "as before, or 20",
    },
    {
      flags: "--memory <MB>",
      text: "memory of a program",
      parse: integer("--memory", 16, 65_536),
      otherwise: "as before, or 1024",
    },
    { flags: "--json", text: "print what ran as JSON" },
  ],
  examples: ["graphshift bench invariance run", "graphshift bench invariance run out/mine --timeout 5"],
  async run({ dir = join("out", "invariance"), timeout, memory, json }, io) {
    const { runFolder } = await import("#benchmarks/invariance/runs/run-folder");
    const { runPrograms } = await import("#src/commands/bench/invariance/run-programs");
    const bounds = {
      ...(timeout !== undefined && { timeout: Math.round((timeout as number) * 1000) }),
      ...(memory !== undefined && { memory: (memory as number) * 2 ** 20 }),
    };
    const ran = await runPrograms(runFolder(dir as string), bounds, io);
    if (json) io.out(`${JSON.stringify(ran)}\n`);
    else
      for (const { model, programs, ran: fresh, sandboxes } of ran) {
        const where = Object.values(sandboxes).join("; ") || "nothing to run";
        io.out(`${model}: ${programs} programs, ${fresh} run now; ${where}\n`);
      }
  },
};
