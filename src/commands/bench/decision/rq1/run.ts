import { modelOptions, sharedOptions } from "#src/commands/bench/decision/ask-options";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";

export const run: Command = {
  summary: "ask graph queries; what is on record is not asked again",
  options: [
    ...modelOptions.map((option) => ({ ...option, required: false })),
    { flags: "--data <dir>", text: "a folder with edge lists in networks/", otherwise: "generated networks" },
    {
      flags: "--network <name=file>",
      text: "a file in networks/, and what it is called; may stand several times",
      many: true,
      otherwise: "the paper's four",
    },
    { flags: "--split <name>", text: "main, which is scored; pilot; ladder, to 30 nodes; train", otherwise: "main" },
    { flags: "--train", text: "write other queries as tuning splits, to splits/ in the folder" },
    { flags: "--encoding <name>", text: "how the splits describe graphs", otherwise: "incident" },
    {
      flags: "--rows <n>",
      text: "to learn from, of each network, order and answer, before repeats are left out",
      parse: integer("--rows", 1, 1000),
      otherwise: "10",
    },
    ...sharedOptions("rq1"),
  ],
  examples: [
    "graphshift bench decision rq1 run --model policy:oracle:0.1 --model policy:always:yes",
    "graphshift bench decision rq1 run --data DIR --model constrained:openai:gpt-4.1-mini --yes",
    "graphshift bench decision rq1 run --train --encoding incident --seed 7 --out out/decision/rq1",
  ],
  async run(given, io) {
    const { leaveFrom } = await import("#src/commands/ask/leave");
    const { askAll, tellAsked } = await import("#src/commands/bench/decision/ask-all");
    const { configurationsFrom } = await import("#src/commands/bench/decision/configurations-from");
    const { hold } = await import("#src/commands/bench/decision/hold");
    const { placeOf } = await import("#src/commands/bench/decision/place");
    const { prepareQueries } = await import("#src/commands/bench/decision/rq1/prepare");
    const { querySetupFrom, trainingFrom } = await import("#src/commands/bench/decision/rq1/setup-from");
    const { writeTraining } = await import("#src/commands/bench/decision/rq1/write-training");
    const folder = placeOf("rq1", given.out);
    const setup = querySetupFrom(given);
    const training = trainingFrom(given);
    const configurations = given.model === undefined ? [] : configurationsFrom("rq1", given);
    const asked = await hold(folder, async () => {
      const what = await prepareQueries(folder, setup, io);
      if (training) writeTraining(folder, setup, training, io);
      return askAll({ run: folder, part: "rq1", configurations, ...what }, leaveFrom(given), io);
    });
    tellAsked(asked, given.json === true, io);
  },
};
