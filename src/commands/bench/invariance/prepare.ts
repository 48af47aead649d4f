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
    const { writeDataSet } = await import("#benchmarks/invariance/runs/data-set");
    const made = prepareData({
      dataset: dataset as string,
      count: count as number | undefined,
      seed: seed as number | undefined,
      pilot: pilot === true,
    });
    const folder = (out as string | undefined) ?? join("out", "invariance", "data", made.dataset);
    writeDataSet(folder, made.audited);
    for (const [id, why] of made.dropped) io.err(`${id}: left out, for ${why}\n`);
    const axes: Record<string, number> = {};
    for (const { variants } of made.audited) for (const { axis } of variants) axes[axis] = (axes[axis] ?? 0) + 1;
    const forms = made.audited.reduce((sum, { variants }) => sum + variants.length, 0);
    const instances = made.audited.length;
    if (json) io.out(`${JSON.stringify({ dataset: made.dataset, instances, forms, axes, folder })}\n`);
    else {
      const told = Object.entries(axes).map(([axis, some]) => `${axis} ${some}`);
      io.out(`${instances} instances, ${forms} forms: ${told.join(", ")}\n${folder}\n`);
    }
  },
};
