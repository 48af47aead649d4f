import { existsSync } from "node:fs";
import type { LogRow } from "#benchmarks/nlgift/release/index";
import type { PolicyName } from "#benchmarks/nlgift/rescore/index";
import type { Command, Io } from "#src/commands/command";
import { onScreen } from "#src/commands/on-screen";
import { UserError } from "#src/errors";

export const rescore: Command = {
  summary: "read and verify recorded replies again, without a model",
  arguments: [["<what...>", "a run's folder; or nlgift and the folder of its published replies"]],
  options: [
    { flags: "--policy <name>", text: "nlgift: strict, lenient, or paper, as its authors scored", otherwise: "strict" },
    { flags: "--json", text: "print the new matrix, or the cells" },
  ],
  examples: ["graphshift rescore out/laptop", "graphshift rescore nlgift ../NLGift --policy paper"],
  async run({ what, policy, json = false }, io) {
    const [first, dir, ...more] = what as string[];
    if (first === "nlgift" && dir !== undefined && more.length === 0) {
      return rescorePublished(dir, (policy as string | undefined) ?? "strict", json as boolean, io);
    }
    if (dir !== undefined) {
      throw new UserError(
        `rescore: expected a run's folder, or nlgift and a folder, got ${(what as string[]).join(" ")}; see graphshift rescore --help`,
      );
    }
    if (policy !== undefined) {
      throw new UserError(
        `--policy: expected with nlgift and a folder, got it with ${first}; a run is always read strictly`,
      );
    }
    if (first === "nlgift" && !existsSync(first)) {
      throw new UserError("rescore nlgift: expected the folder of the published replies too, got none; add its path");
    }
    const { rescoreRun } = await import("#src/commands/rescore-run");
    await rescoreRun(first!, json as boolean, io);
  },
};

async function rescorePublished(dir: string, policy: string, json: boolean, io: Io): Promise<void> {
  const { loggedRows } = await import("#benchmarks/nlgift/release/index");
  const { policies, rescore: score, rescoreTable } = await import("#benchmarks/nlgift/rescore/index");
  const { nameIn } = await import("#src/pick");
  const chosen: PolicyName = nameIn("policy", policies, policy);
  const cells = onScreen(io, (shown) => {
    const skip = (path: string, kind: string) => shown.print(`skipped, ${kind}: ${path}`);
    return score(
      watched(loggedRows(dir, skip), (file) => shown.paint([`reading ${file}`])),
      chosen,
    );
  });
  io.out(json ? `${JSON.stringify(cells)}\n` : rescoreTable(cells));
}

/** The same rows; `begin` is told each file that they come from. */
function* watched(rows: Iterable<LogRow>, begin: (file: string) => void): Iterable<LogRow> {
  let last = "";
  for (const row of rows) {
    const file = row.where.slice(0, row.where.lastIndexOf(":"));
    if (file !== last) begin(file);
    last = file;
    yield row;
  }
}
