import { leaveFrom, leaveOptions, yesOption } from "#src/commands/ask/leave";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";

export const ask: Command = {
  summary: "put every form to models in chosen arms; what is on record is not asked again",
  options: [
    {
      flags: "--model <kind:name>",
      text: "whom to ask: graphshift list models, or scripted:programmer-NAME; may stand several times",
      many: true,
      required: true,
    },
    {
      flags: "--data <dir>",
      text: "prepared data to take into the folder; may stand several times",
      many: true,
      otherwise: "what is there",
    },
    {
      flags: "--arm <name>",
      text: "direct, code/networkx, code/native, graph_as_code/networkx …; may stand several times",
      many: true,
      otherwise: "the published five",
    },
    {
      flags: "--experiment <name>",
      text: "beside the audit: floor, votes, labels, solver; may stand several times",
      many: true,
      otherwise: "none",
    },
    {
      flags: "--as-published",
      text: "graph-as-code does not say that a graph is undirected, as in the published base run",
    },
    { flags: "--max-tokens <n>", text: "the longest reply", parse: integer("--max-tokens", 1), otherwise: "4096" },
    { flags: "--reworded", text: "ask anew what is put in other words than before" },
    ...leaveOptions,
    { flags: "--out <dir>", text: "the audit's folder; asking goes on there", otherwise: "out/invariance" },
    yesOption,
    { flags: "--json", text: "print what was asked as JSON" },
  ],
  examples: [
    "graphshift bench invariance ask --model scripted:programmer-steady --arm direct --arm code/native",
    "graphshift bench invariance ask --model openai:gpt-4.1-mini --experiment floor --yes",
  ],
  async run(given, io) {
    const { askOrder } = await import("#src/commands/bench/invariance/ask-order");
    const { askAll } = await import("#src/commands/bench/invariance/ask-all");
    const asked = await askAll(askOrder(given), leaveFrom(given), io);
    if (given.json) io.out(`${JSON.stringify(asked)}\n`);
    else
      for (const { model, asked: sent, fromRecord, trials } of asked)
        io.out(`${model}: ${trials} trials, ${sent} replies asked, ${fromRecord} on record\n`);
  },
};
