import { join } from "node:path";
import { assignment } from "#src/commands/assignment";
import type { Command } from "#src/commands/command";
import { listIssues, refuseIssues, SHOWN } from "#src/commands/issues";
import { integer } from "#src/commands/parse";
import { canonical } from "#src/json";

export const exportRows: Command = {
  summary: "training files of splits in a trainer's format, validated; with --to, a trained model for others",
  arguments: [["<dir>", "a folder of splits, or of a run; with --to, of a model"]],
  options: [
    { flags: "--to <form>", text: "export a model of the local trainer: hf, onnx, gguf or gguf-f16" },
    { flags: "--recipe <name>", text: "which examples: graphshift list recipes", otherwise: "cot" },
    {
      flags: "--option <name=value>",
      text: "a setting of the recipe (file=code.jsonl); may stand several times",
      many: true,
      parse: assignment("--option"),
    },
    {
      flags: "--format <name>",
      text: "chat or prompt-completion; for pairs preference or hosted-preference",
      otherwise: "chat; for pairs preference",
    },
    { flags: "--task <name>", text: "training files of this task alone" },
    { flags: "--setting <name>", text: "training files of this setting alone" },
    {
      flags: "--from <file>",
      text: "the log whose replies the recipe is made of, any model's",
      otherwise: "the run's own",
    },
    { flags: "--model <id>", text: "whose replies in that log", otherwise: "those of the one model in it" },
    { flags: "--system <text>", text: "a system message before each prompt", otherwise: "none" },
    { flags: "--seed <n>", text: "of the recipe's choices", parse: integer("--seed"), otherwise: "0" },
    {
      flags: "--limit <tokens>",
      text: "the most tokens of a row, estimated",
      parse: integer("--limit", 1),
      otherwise: "any number",
    },
    { flags: "--bom", text: "begin files with a byte-order mark, as older Azure documents ask" },
    { flags: "--out <dir>", text: "where to write", otherwise: "out/export/<recipe>-<format>, <model>-<form>" },
    { flags: "--json", text: "print what was written, as JSON" },
  ],
  examples: [
    "graphshift export out/splits/semantic --setting incident --format chat",
    "graphshift export out/splits/semantic --recipe code-mix --option file=code.jsonl --option kind=graph",
    "graphshift export out/run --recipe preference --model local:0123456789abcdef --format hosted-preference",
    "graphshift export --to onnx out/laptop/models/incident/0/model",
  ],
  async run(given, io) {
    if (given.to !== undefined) {
      const { exportModel } = await import("#src/commands/export/export-model");
      return exportModel(given, io);
    }
    const { exportOrder } = await import("#src/commands/export/export-order");
    const { writeRows } = await import("#src/commands/export/write-rows");
    const order = exportOrder(given);
    const { record, found } = writeRows(order, SHOWN);
    if (given.json) io.out(`${canonical(record)}\n`);
    else {
      for (const { path, rows, counts } of record.files) {
        const told = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
        io.out(`${join(order.out, path)}: ${rows} lines (${told.join(", ")})\n`);
      }
      listIssues(found, io);
    }
    refuseIssues(order.out, found);
  },
};
