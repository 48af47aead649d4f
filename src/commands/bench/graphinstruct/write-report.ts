import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readQualityFiles, type Study, studyOf } from "#benchmarks/graphinstruct/analysis/index";
import { benchReport, type Results, reportFiles } from "#benchmarks/graphinstruct/report/index";
import { casesOf, type RunFolder, scoreModes } from "#benchmarks/graphinstruct/runs/index";
import { type Scored, type Sums, scoreRun } from "#src/commands/bench/graphinstruct/score-run";
import type { Io } from "#src/commands/command";
import { onScreen } from "#src/commands/on-screen";
import { names } from "#src/pick";

/** What a run is called on its page. */
export type Titles = Pick<Results, "title" | "subtitle">;

/** The report of a run that was just scored; what it was scored in, it shows. */
export async function reportRun(run: RunFolder, titles: Titles, scored: Scored, io: Io): Promise<string[]> {
  const studies = scored.scored.map(({ mode }) => [
    mode,
    studyOf(readQualityFiles(join(run.quality, mode)), { instructions: scored.instructions }),
  ]);
  const anchors = scored.scored.map(({ mode, anchors: found }) => [
    mode,
    Object.fromEntries(Object.entries(found).map(([name, sums]) => [name, totalsOf(sums)])),
  ]);
  const results: Results = {
    ...titles,
    studies: Object.fromEntries(studies),
    anchors: Object.fromEntries(anchors),
    cases: casesOf(scored.replays, scored.instructions, scored.pools),
  };
  return writeReport(run.report, results, io);
}

/** The report of a run, scored anew for it; or of score files alone, which are taken for published ones. */
export async function pageOf(dir: string, titles: Titles, source: RunFolder | Study, io: Io): Promise<string[]> {
  if ("dir" in source)
    return reportRun({ ...source, report: dir }, titles, await scoreRun(source, names(scoreModes), io), io);
  return writeReport(
    dir,
    { ...titles, studies: { compat: source }, anchors: source.anchors ? { compat: source.anchors } : {}, cases: [] },
    io,
  );
}

/** Writes a report's files; what can't be made here is told. Returns the paths written. */
async function writeReport(dir: string, results: Results, io: Io): Promise<string[]> {
  const made = onScreen(io, (shown) => {
    shown.paint(["making the report"]);
    return benchReport(results);
  });
  mkdirSync(dir, { recursive: true });
  const written: string[] = [];
  for (const found of await reportFiles(made)) {
    const path = join(dir, found.file);
    if ("missing" in found) io.err(`${path}: ${found.missing}\n`);
    else {
      writeFileSync(path, found.content);
      written.push(path);
    }
  }
  return written;
}

function totalsOf({ levels, total }: Sums) {
  return { total, levels: new Map(Object.entries(levels).map(([level, mean]) => [Number(level), mean])) };
}
