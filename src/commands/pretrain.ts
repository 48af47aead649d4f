import { join } from "node:path";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";
import { progress } from "#src/commands/progress";
import { screen } from "#src/commands/screen";

export const pretrain: Command = {
  summary: "make the base model of the local trainer again (the shipped one takes half an hour or more)",
  options: [
    {
      flags: "--seed <n>",
      text: "of the weights and documents",
      parse: integer("--seed"),
      otherwise: "the shipped base's",
    },
    { flags: "--steps <n>", text: "training steps", parse: integer("--steps", 1), otherwise: "the shipped base's" },
    { flags: "--out <dir>", text: "folder to work in; the model comes into model/", otherwise: "out/base" },
  ],
  examples: ["graphshift pretrain", "graphshift pretrain --seed 2 --steps 1000 --out out/base-2"],
  async run({ seed, steps, out }, io) {
    const { pretrain: work, SHIPPED } = await import("#training/local/pretrain");
    const board = screen(io);
    const watch = progress(io, board, () => board.paint(watch.lines()));
    const folder = (out as string | undefined) ?? join("out", "base");
    const options = {
      ...SHIPPED,
      ...(seed !== undefined && { seed: seed as number }),
      ...(steps !== undefined && { steps: steps as number }),
    };
    const model = await work(options, { folder, signal: io.signal, tick: watch.begin("pre-training") });
    board.clear();
    io.signal.throwIfAborted();
    io.out(`${model} in ${join(folder, "model")}\n`);
  },
};
