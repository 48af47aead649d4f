import { basename, join } from "node:path";
import { Help } from "commander";
import { leaveFrom } from "#src/commands/ask/leave";
import type { Command, Given } from "#src/commands/command";
import { integer, number } from "#src/commands/parse";
import type { Means } from "#src/commands/run/services";
import { UserError } from "#src/errors";
import { pick } from "#src/pick";

export const run: Command = {
  summary: "a whole experiment: splits, tuning, asking, statistics, report; goes on where it was stopped",
  arguments: [["<experiment>", "an experiment file (examples/)"]],
  options: [
    { flags: "--out <dir>", text: "the run's folder", otherwise: "out/<name of the file>" },
    {
      flags: "--threads <n>",
      text: "models tuned or asked at a time, 1 or 2",
      parse: integer("--threads", 1, 2),
      otherwise: "2",
    },
    { flags: "--yes", text: "send hosted jobs without being asked" },
    {
      flags: "--max-cost <dollars>",
      text: "stop asking before replies have cost more; the same command goes on later",
      parse: number("--max-cost", 0, 1e6),
      otherwise: "no limit",
    },
    { flags: "--prices <file>", text: "prices of your own, as JSON (docs/models.md)" },
    {
      flags: "--max-retries <n>",
      text: "attempts of a request after the first",
      parse: integer("--max-retries", 0, 1000),
      otherwise: "10",
    },
    {
      flags: "--batch",
      text: "leave requests with the service in batches: half the price, within a day (openai, azure)",
    },
    { flags: "--fresh", text: "ask again for what former sessions recorded; the last reply counts" },
    { flags: "--dry-run", text: "print cells, rows, tokens and price, and stop" },
    { flags: "--json", text: "print the matrix" },
  ],
  examples: ["graphshift run examples/laptop.yaml", "graphshift run examples/tiny.yaml --out out/tiny --threads 1"],
  async run({ experiment: file, out, threads, yes, dryRun, json, ...given }, io) {
    const dir = (out as string | undefined) ?? join("out", basename(file as string).replace(/\.ya?ml$/, ""));
    const benchmark = await benchmarkOf(file as string);
    if (benchmark) {
      requireMainJob({ "--dry-run": dryRun, "--json": json }, file as string);
      await benchmark(file as string, dir, leaveFrom({ ...given, yes }), io);
      return;
    }
    const { readExperiment } = await import("#src/commands/run/read-experiment");
    const { plan } = await import("#src/commands/run/plan");
    const { trial } = await import("#src/commands/run/trial");
    const experiment = await readExperiment(file as string);
    const means = meansOf(given);
    if (dryRun) {
      io.out(await plan(experiment, means));
      return;
    }
    const place = { dir, lanes: (threads as number | undefined) ?? 2, means, yes: yes === true };
    const { matrix, files } = await trial(experiment, place, io);
    const { matrixLines, notes } = await import("#reports/index");
    if (json) {
      io.out(`${JSON.stringify(matrix)}\n`);
      return;
    }
    const lines = [
      ...matrixLines(matrix, { color: io.color, width: io.columns }),
      "",
      ...notes(matrix).map((note) => new Help().boxWrap(note, io.columns)),
      "",
      ...files,
    ];
    io.out(`${lines.join("\n")}\n`);
  },
};

/** Experiments of the benchmarks that are systems of their own, by the name that their files give. */
const benchmarks = {
  decision: async () => (await import("#src/commands/bench/decision/run-file")).runFile,
  graphinstruct: async () => (await import("#src/commands/bench/graphinstruct/run-file")).runFile,
  invariance: async () => (await import("#src/commands/bench/invariance/run-file")).runFile,
} as const;

/** @throws UserError for a flag that experiments of benchmarks do not know */
function requireMainJob(flags: Readonly<Record<string, unknown>>, file: string): void {
  const flag = Object.keys(flags).find((name) => flags[name]);
  if (flag === undefined) return;
  throw new UserError(
    `${flag}: expected with an experiment of the main job, got it with ${file}; leave it out, nothing is paid for without --yes`,
  );
}

/** @returns undefined where the file is an experiment of the main job */
async function benchmarkOf(path: string) {
  const { readYaml } = await import("#src/commands/run/read-yaml");
  const { benchmark } = readYaml(path).given as { readonly benchmark?: unknown };
  return benchmark === undefined ? undefined : pick("benchmark", benchmarks, String(benchmark))();
}

function meansOf({ maxCost, maxRetries, prices, batch, fresh }: Given): Means {
  return {
    ...(maxCost !== undefined && { maxCost: maxCost as number }),
    ...(maxRetries !== undefined && { maxRetries: maxRetries as number }),
    ...(prices !== undefined && { prices: prices as string }),
    batch: batch === true,
    fresh: fresh === true,
  };
}
