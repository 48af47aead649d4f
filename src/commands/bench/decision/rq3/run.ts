import { modelOptions, sharedOptions } from "#src/commands/bench/decision/ask-options";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";

export const run: Command = {
  summary: "have graphs decided on step by step; what is on record is not asked again",
  options: [
    ...modelOptions,
    { flags: "--data <dir>", text: "read the paper's forty instances (docs/decision.md)" },
    {
      flags: "--generate <n>",
      text: "instances drawn of each task",
      parse: integer("--generate", 1, 1000),
      otherwise: "10 where there is no --data",
    },
    { flags: "--order <n>", text: "nodes of each drawn one", parse: integer("--order", 3, 1000), otherwise: "24" },
    {
      flags: "--seconds <n>",
      text: "to certify one reference; what is not proved says bounded",
      parse: integer("--seconds", 0, 3600),
      otherwise: "60",
    },
    {
      flags: "--task <name>",
      text: "tsp, maxcut, lt or modularity; may stand several times",
      many: true,
      otherwise: "all",
    },
    { flags: "--mode <how>", text: "direct or proposals", otherwise: "both" },
    {
      flags: "--pool <task:rules>",
      text: "the rules that propose, as in tsp:nearest,return_reserve; may stand several times",
      many: true,
      otherwise: "all of a task",
    },
    {
      flags: "--learned <n>",
      text: "have a learner propose, too, fitted on so many other instances of each task",
      parse: integer("--learned", 1, 1000),
    },
    ...sharedOptions("rq3"),
  ],
  examples: [
    "graphshift bench decision rq3 run --model policy:rules --model policy:first",
    "graphshift bench decision rq3 run --model policy:random --repeats 5 --mode proposals",
    "graphshift bench decision rq3 run --data DIR --model constrained-low:openai:gpt-5-mini --yes",
  ],
  async run(given, io) {
    const { leaveFrom } = await import("#src/commands/ask/leave");
    const { askAll, tellAsked } = await import("#src/commands/bench/decision/ask-all");
    const { configurationsFrom } = await import("#src/commands/bench/decision/configurations-from");
    const { hold } = await import("#src/commands/bench/decision/hold");
    const { placeOf } = await import("#src/commands/bench/decision/place");
    const { prepareInstances } = await import("#src/commands/bench/decision/rq3/prepare");
    const { instanceSetupFrom, modesFrom } = await import("#src/commands/bench/decision/rq3/setup-from");
    const { poolFrom } = await import("#src/commands/bench/decision/rq3/pool-from");
    const { withRules } = await import("#src/commands/bench/decision/rq3/with-rules");
    const folder = placeOf("rq3", given.out);
    const setup = instanceSetupFrom(given);
    const pool = await poolFrom(given, setup);
    const settings = { ...modesFrom(given), ...(pool && { pool }) };
    const configurations = configurationsFrom(
      "rq3",
      { ...given, model: withRules(given.model as readonly string[], setup.tasks) },
      settings,
    );
    const asked = await hold(folder, async () => {
      const what = await prepareInstances(folder, setup, io);
      return askAll({ run: folder, part: "rq3", configurations, ...what }, leaveFrom(given), io);
    });
    tellAsked(asked, given.json === true, io);
  },
};
