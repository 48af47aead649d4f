import type { PartName } from "#benchmarks/decision/runs/index";
import type { Command } from "#src/commands/command";

/** The door that scores a run of a part. */
export function scoreDoor(part: PartName): Command {
  return {
    summary: "score what was picked, from the records alone",
    arguments: [["[dir]", `the folder of a run; otherwise out/decision/${part}`]],
    options: [{ flags: "--json", text: "print all scores as JSON, unrounded" }],
    examples: [`graphshift bench decision ${part} score`],
    async run({ dir, json }, io) {
      const { scoresJson } = await import("#benchmarks/decision/runs/index");
      const { placeOf } = await import("#src/commands/bench/decision/place");
      const { scoreInto } = await import("#src/commands/bench/decision/score-into");
      const { scoreLines } = await import("#src/commands/bench/decision/score-lines");
      const results = await scoreInto(part, placeOf(part, dir), io);
      io.out(json ? `${scoresJson(results)}\n` : `${scoreLines(results, io.columns).join("\n")}\n`);
    },
  };
}
