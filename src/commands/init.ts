import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Command } from "#src/commands/command";
import { UserError } from "#src/errors";

export const init: Command = {
  summary: "a new experiment file with every key explained, and its JSON Schema for editors",
  arguments: [["[file]", "the experiment file; experiment.yaml, if none is given"]],
  options: [],
  examples: ["graphshift init", "graphshift init studies/numbers.yaml --module studies/arrows.mjs"],
  async run({ file = "experiment.yaml" }, io) {
    const path = file as string;
    if (!/\.ya?ml$/.test(path)) throw new UserError(`init: expected a name that ends in .yaml, got ${path}`);
    const beside = path.replace(/\.ya?ml$/, ".schema.json");
    const there = [path, beside].find((one) => existsSync(one));
    if (there !== undefined) throw new UserError(`${there}: expected a name that is free, got a file; choose another`);
    const { jsonSchema } = await import("#src/commands/init/json-schema");
    const { template } = await import("#src/commands/init/template");
    const { writeWhole } = await import("#src/jsonl");
    writeWhole(beside, `${JSON.stringify(await jsonSchema(), undefined, 2)}\n`);
    writeWhole(path, template(`./${basename(beside)}`));
    io.out(`${path}\n${beside}\nnext: graphshift run ${path} --dry-run\n`);
  },
};
