import { join } from "node:path";
import { Help } from "commander";
import type { Evidence } from "#reports/analyses/index";
import type { Command, Io } from "#src/commands/command";
import { UserError } from "#src/errors";
import { writeWhole } from "#src/jsonl";
import { nameIn } from "#src/pick";

export const analyse: Command = {
  summary: "look at finished runs as the paper does: mixtures, strategies, examples in context, arithmetic …",
  arguments: [
    ["<analysis>", "graphshift list analyses"],
    ["<run...>", "folders of finished runs"],
  ],
  options: [
    { flags: "--counts <file>", text: "keywords: how often words occur, as a JSON object" },
    { flags: "--corpus <dir>", text: "keywords: a folder of text files to count them in" },
    { flags: "--out <dir>", text: "folder for the page and the figure", otherwise: "report/ of the first run" },
    { flags: "--json", text: "print the analysis" },
  ],
  examples: ["graphshift analyse strategies out/dpo", "graphshift analyse in-context out/plain out/with-examples"],
  async run({ analysis, run, counts, corpus, out, json }, io) {
    const { analyses, analysisLines, analysisPage } = await import("#reports/analyses/index");
    const { readFrequencies } = await import("#src/commands/frequencies");
    const name = nameIn("analysis", analyses, analysis as string);
    const kind = analyses[name];
    const dirs = run as string[];
    const [least, most] = kind.runs;
    if (dirs.length < least || dirs.length > most) {
      const wanted = least === most ? String(least) : `${least} to ${most}`;
      throw new UserError(
        `analyse ${name}: expected ${wanted} runs, got ${dirs.length}; name the folders of finished runs`,
      );
    }
    const frequencies = readFrequencies({ counts, corpus } as { counts?: string; corpus?: string });
    const found = await withEvidence(dirs, io, [], async (runs) => kind.make(runs, frequencies ? { frequencies } : {}));
    const folder = (out as string | undefined) ?? join(dirs[0]!, "report");
    const page = join(folder, `${name}.html`);
    writeWhole(page, analysisPage(found, dirs));
    if (found.figure) writeWhole(join(folder, `${name}.svg`), found.figure);
    if (json) io.out(`${JSON.stringify({ runs: dirs, ...found })}\n`);
    else {
      const said = found.says.map((one) => new Help().boxWrap(one, io.columns));
      io.out(`${[...analysisLines(found, io.columns), "", ...said, "", page].join("\n")}\n`);
    }
  },
};

/** Opens the records of all runs, one inside the other, so that each is closed again. */
async function withEvidence<Result>(
  [dir, ...others]: readonly string[],
  io: Io,
  before: readonly Evidence[],
  use: (runs: readonly Evidence[]) => Promise<Result>,
): Promise<Result> {
  if (dir === undefined) return use(before);
  const { folder } = await import("#src/commands/run/folder");
  const { withRecords } = await import("#src/commands/run/records");
  const { evidenceOf } = await import("#src/commands/run/evidence");
  return withRecords(folder(dir), io, async (records) =>
    withEvidence(others, io, [...before, await evidenceOf(records)], use),
  );
}
