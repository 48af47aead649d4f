import type { Command } from "#src/commands/command";

export const report: Command = {
  summary: "make a finished run's report again from its records",
  arguments: [["<dir>", "the run's folder"]],
  options: [],
  examples: ["graphshift report out/laptop"],
  async run({ dir }, io) {
    const { folder } = await import("#src/commands/run/folder");
    const { conclude } = await import("#src/commands/run/conclude");
    const { files } = await conclude(folder(dir as string), io);
    io.out(`${files.join("\n")}\n`);
  },
};
