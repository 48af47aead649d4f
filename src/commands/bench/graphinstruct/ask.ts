import { leaveFrom, leaveOptions, yesOption } from "#src/commands/ask/leave";
import type { Command } from "#src/commands/command";
import { integer, number } from "#src/commands/parse";

export const ask: Command = {
  summary: "ask models to write graphs; what is on record is not asked again",
  options: [
    {
      flags: "--model <kind:name>",
      text: "whom to ask: graphshift list models, or scripted:writer-NAME; may stand several times",
      many: true,
      required: true,
    },
    { flags: "--instructions <dir>", text: "level_0.json … level_5.json", otherwise: "those of the folder" },
    { flags: "--pools <dir>", text: "reference pools, kept for scoring", otherwise: "those beside the instructions" },
    {
      flags: "--strategy <name>",
      text: "zero-shot, few-shot, zero-cot or few-cot; may stand several times",
      many: true,
      otherwise: "zero-shot",
    },
    {
      flags: "--method <name>",
      text: "sample, vgig, caap, combined, priors, retry, self-consistency …; may stand several times",
      many: true,
      otherwise: "sample",
    },
    { flags: "--samples <n>", text: "outputs of each instruction", parse: integer("--samples", 1), otherwise: "5" },
    { flags: "--rounds <n>", text: "rounds of refinement at most", parse: integer("--rounds"), otherwise: "3" },
    { flags: "--feedback <how>", text: "between rounds: none, coarse or fine", otherwise: "fine" },
    { flags: "--tries <n>", text: "retry, self-consistency: replies", parse: integer("--tries", 1), otherwise: "3" },
    { flags: "--mode <how>", text: "how replies are read between rounds: compat or sound", otherwise: "sound" },
    { flags: "--heldout", text: "few-shot exemplars of other templates only" },
    { flags: "--as-released", text: "prompts with the oddities of the released ones" },
    { flags: "--tier <name>", text: "caap: T1, T2-GPT, T2-open or T3", otherwise: "by the model's name" },
    { flags: "--table <file>", text: "caap: a table of caap learn", otherwise: "the released rules" },
    { flags: "--temperature <t>", text: "from 0 to 2", parse: number("--temperature", 0, 2), otherwise: "0.7" },
    { flags: "--max-tokens <n>", text: "the longest reply", parse: integer("--max-tokens", 1), otherwise: "16384" },
    { flags: "--seed <n>", text: "of sampling and exemplars", parse: integer("--seed"), otherwise: "0" },
    ...leaveOptions,
    { flags: "--out <dir>", text: "the run's folder; asking goes on there", otherwise: "out/graphinstruct" },
    yesOption,
    { flags: "--json", text: "print what was asked as JSON" },
  ],
  examples: [
    "graphshift bench graphinstruct ask --instructions DIR --model scripted:writer-quill-small --samples 2",
    "graphshift bench graphinstruct ask --model openai:gpt-4.1-mini --method vgig --feedback coarse --yes",
  ],
  async run(given, io) {
    const { askOrder } = await import("#src/commands/bench/graphinstruct/ask-order");
    const { askAll } = await import("#src/commands/bench/graphinstruct/ask-all");
    const asked = await askAll(askOrder(given), leaveFrom(given), io);
    if (given.json) io.out(`${JSON.stringify(asked)}\n`);
    else {
      for (const { name, asked: sent, fromRecord, outcomes } of asked) {
        const told = Object.entries(outcomes).map(([outcome, count]) => `${outcome} ${count}`);
        io.out(`${name}: ${sent} asked, ${fromRecord} on record; outputs: ${told.join(", ")}\n`);
      }
    }
  },
};
