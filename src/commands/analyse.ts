import { join } from "node:path";
import type { AnalysisKind, Evidence } from "#reports/analyses/index";
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
    const { analyses, analysisLines, analysisPage, drawChart } = await import("#reports/analyses/index");
    const { readFrequencies } = await import("#src/commands/frequencies");
    const name = nameIn("analysis", analyses, analysis as string);
    const kind: AnalysisKind = analyses[name];
    const dirs = run as string[];
    checkRuns(name, dirs, kind.runs);
    const sources = { counts, corpus } as { readonly counts?: string; readonly corpus?: string };
    const frequencies = await readFrequencies(sources, { analysis: name, words: kind.words });
    const found = await withEvidence(dirs, io, [], async (runs) => kind.make(runs, frequencies ? { frequencies } : {}));
    const file = join((out as string | undefined) ?? join(dirs[0]!, "report"), name);
    writeWhole(`${file}.html`, analysisPage(found, dirs));
    if (found.figure) writeWhole(`${file}.svg`, drawChart(found.figure));
    if (json) io.out(`${JSON.stringify({ runs: dirs, ...found })}\n`);
    else io.out(`${[...analysisLines(found, io.columns), "", `${file}.html`].join("\n")}\n`);
  },
};

function checkRuns(name: string, dirs: readonly string[], [least, most]: readonly [number, number]): void {
  if (dirs.length < least || dirs.length > most) {
    const wanted = least === most ? String(least) : `${least} to ${most}`;
    throw new UserError(
      `analyse ${name}: expected ${wanted} ${most === 1 ? "run" : "runs"}, got ${dirs.length}; name the folders of finished runs`,
    );
  }
  const twice = dirs.find((dir, i) => dirs.indexOf(dir) < i);
  if (twice !== undefined) throw new UserError(`analyse ${name}: expected different runs, got ${twice} twice`);
}

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
