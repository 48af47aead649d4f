import { existsSync } from "node:fs";
import type { Command } from "#src/commands/command";
import { UserError } from "#src/errors";

export const rescore: Command = {
  summary: "read and verify recorded replies again, without a model",
  arguments: [["<what...>", "a run's folder; or nlgift and the folder of its published replies"]],
  options: [
    { flags: "--policy <name>", text: "nlgift: strict, lenient, or paper, as its authors scored", otherwise: "strict" },
    { flags: "--json", text: "print the new matrix, or the cells" },
    { flags: "--statistics", text: "nlgift with --json: the tests of all transfers, too, beside the cells" },
  ],
  examples: ["graphshift rescore out/laptop", "graphshift rescore nlgift ../NLGift --policy paper"],
  async run({ what, policy, json = false, statistics = false }, io) {
    const [first, dir, ...more] = what as string[];
    if (first === "nlgift" && dir !== undefined && more.length === 0) {
      const { rescoreNlgift } = await import("#src/commands/rescore-nlgift");
      const order = { policy: (policy as string | undefined) ?? "strict", json: Boolean(json) };
      return rescoreNlgift(dir, { ...order, statistics: Boolean(statistics) }, io);
    }
    await checkRun(what as string[], policy === undefined ? undefined : "--policy");
    const { rescoreRun } = await import("#src/commands/rescore-run");
    await rescoreRun(first!, json as boolean, io);
  },
};

/** @throws UserError where the words do not name a run */
async function checkRun([first, ...more]: readonly string[], flag: string | undefined): Promise<void> {
  if (more.length > 0) {
    throw new UserError(
      `rescore: expected a run's folder, or nlgift and a folder, got ${[first, ...more].join(" ")}; see graphshift rescore --help`,
    );
  }
  if (flag !== undefined) {
    throw new UserError(
      `${flag}: expected with nlgift and a folder, got it with ${first}; a run is always read strictly`,
    );
  }
  if (first === "nlgift" && !existsSync(first)) {
    throw new UserError("rescore nlgift: expected the folder of the published replies too, got none; add its path");
  }
  const { isImported } = await import("#benchmarks/nlgift/release/index");
  if (isImported(first!)) {
    throw new UserError(
      `${first}: expected the folder of a run, got an import of NLGift; use graphshift rescore nlgift ${first}`,
    );
  }
}
