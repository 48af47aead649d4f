import { modelOptions, sharedOptions } from "#src/commands/bench/decision/ask-options";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";

export const run: Command = {
  summary: "ask about texts and links under five conditions; what is on record is not asked again",
  options: [
    ...modelOptions,
    { flags: "--data <dir>", text: "a text-attributed graph (docs/decision.md)", otherwise: "built-in data" },
    { flags: "--form <name>", text: "of --data: jsonl, ogbn or stark", otherwise: "jsonl" },
    {
      flags: "--built-in <name>",
      text: "planted, or wordnet; may stand several times",
      many: true,
      otherwise: "planted where there is no --data",
    },
    { flags: "--split <name>", text: "test, which is scored, or validation", otherwise: "test" },
    { flags: "--count <n>", text: "targets of each set, at most", parse: integer("--count", 1), otherwise: "100" },
    {
      flags: "--candidates <n>",
      text: "in the pool of a query",
      parse: integer("--candidates", 2, 255),
      otherwise: "40",
    },
    {
      flags: "--budget <n>",
      text: "characters of the longest request",
      parse: integer("--budget", 100),
      otherwise: "18000",
    },
    ...sharedOptions("rq2"),
  ],
  examples: [
    "graphshift bench decision rq2 run --model policy:neighbour-vote --model policy:bm25-first",
    "graphshift bench decision rq2 run --built-in wordnet --model constrained:openai:gpt-4.1-mini --yes",
    "graphshift bench decision rq2 run --data DIR --form stark --count 20 --model policy:nearest-text",
  ],
  async run(given, io) {
    const { leaveFrom } = await import("#src/commands/ask/leave");
    const { askAll, tellAsked } = await import("#src/commands/bench/decision/ask-all");
    const { configurationsFrom } = await import("#src/commands/bench/decision/configurations-from");
    const { hold } = await import("#src/commands/bench/decision/hold");
    const { placeOf } = await import("#src/commands/bench/decision/place");
    const { prepareTargets } = await import("#src/commands/bench/decision/rq2/prepare");
    const { targetSetupFrom } = await import("#src/commands/bench/decision/rq2/setup-from");
    const folder = placeOf("rq2", given.out);
    const setup = targetSetupFrom(given);
    const configurations = configurationsFrom("rq2", given);
    const asked = await hold(folder, async () => {
      const what = await prepareTargets(folder, setup, io);
      return askAll({ run: folder, part: "rq2", configurations, ...what }, leaveFrom(given), io);
    });
    tellAsked(asked, given.json === true, io);
  },
};
