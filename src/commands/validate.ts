import type { Command } from "#src/commands/command";
import { listIssues, refuseIssues, SHOWN } from "#src/commands/issues";
import { integer } from "#src/commands/parse";
import { canonical } from "#src/json";
import { nameIn } from "#src/pick";

export const validate: Command = {
  summary: "whether every trainer would take a training file, by line and field",
  arguments: [["<file>", "training rows, as JSON lines"]],
  options: [
    { flags: "--validation <file>", text: "the validation file that goes with it: no row of the other" },
    {
      flags: "--format <name>",
      text: "chat, prompt-completion, preference or hosted-preference",
      otherwise: "the one whose keys the first row has",
    },
    {
      flags: "--limit <tokens>",
      text: "the most tokens of a row, estimated",
      parse: integer("--limit", 1),
      otherwise: "any number",
    },
    { flags: "--bom", text: "allow a byte-order mark" },
    { flags: "--json", text: "as JSON, every issue listed" },
  ],
  examples: [
    "graphshift validate out/export/shortest-path/incident.train.jsonl --limit 4096",
    "graphshift validate train.jsonl --validation held-out.jsonl --format chat",
  ],
  async run({ file, validation, format, limit, bom, json }, io) {
    const { formats } = await import("#training/formats/index");
    const { validate: check } = await import("#training/validate/validate");
    const path = file as string;
    const found = check(path, {
      validation: validation as string | undefined,
      format: format === undefined ? undefined : nameIn("format", formats, format as string),
      limit: limit as number | undefined,
      bom: bom === true,
      ...(!json && { keep: SHOWN }),
    });
    if (json) io.out(`${canonical(found)}\n`);
    else listIssues(found, io);
    refuseIssues(path, found);
    if (!json) io.out(`sound: ${found.rows} rows (${found.format}), the longest of about ${found.longest} tokens\n`);
  },
};
