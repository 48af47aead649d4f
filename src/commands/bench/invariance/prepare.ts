import { join } from "node:path";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";

export const prepare: Command = {
  summary: "instances of a data set and their equivalent forms: instances.jsonl and variants.jsonl",
  options: [
    {
      flags: "--dataset <name>",
      text: "graphqa, as published; erdos, in its manner; or a file of instances, Erdős rows or problems",
      required: true,
    },
    {
      flags: "--count <n>",
      text: "graphs (graphqa) or instances of each task (erdos)",
      parse: integer("--count", 1),
      otherwise: "100",
    },
    { flags: "--seed <n>", text: "same seed, same bytes", parse: integer("--seed"), otherwise: "0" },
    { flags: "--pilot", text: "the sample and the forms of the published pilot" },
    { flags: "--out <dir>", text: "folder to write to", otherwise: "out/invariance/data/NAME" },
    { flags: "--json", text: "print what was made as JSON" },
  ],
  examples: [
    "graphshift bench invariance prepare --dataset graphqa",
    "graphshift bench invariance prepare --dataset erdos --count 20 --seed 7",
    "graphshift bench invariance prepare --dataset out/splits/structural/test/er.jsonl --out out/mine",
  ],
  async run({ dataset, count, seed, pilot, out, json }, io) {
    const { prepareData } = await import("#src/commands/bench/invariance/prepare-data");
    const made = prepareData({
      dataset: dataset as string,
      ...(count !== undefined && { count: count as number }),
      ...(seed !== undefined && { seed: seed as number }),
      isPilot: pilot === true,
      folder: (name) => (out as string | undefined) ?? join("out", "invariance", "data", name),
    });
    for (const [id, why] of made.dropped) io.err(`${id}: left out, for ${why}\n`);
    const { dropped, ...told } = made;
    if (json) io.out(`${JSON.stringify({ ...told, dropped: Object.fromEntries(dropped) })}\n`);
    else {
      const axes = Object.entries(made.axes).map(([axis, forms]) => `${axis} ${forms}`);
      io.out(`${made.instances} instances, ${made.variants} forms: ${axes.join(", ")}\n${made.folder}\n`);
    }
  },
};
