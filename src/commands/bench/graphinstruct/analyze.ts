import { basename, join, resolve } from "node:path";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";
import { UserError } from "#src/errors";

export const analyze: Command = {
  summary: "the paper's tables and our own, of score files: published ones or a run's",
  arguments: [["[dir]", "a run's folder, or one of .quality.json files; otherwise out/graphinstruct"]],
  options: [
    {
      flags: "--only <name>",
      text: "one analysis: leaderboard, tier-gap, frontier, methods …; may stand several times",
      many: true,
      otherwise: "all that apply",
    },
    { flags: "--models <which>", text: "paper: its twelve alone; all", otherwise: "paper where all are there" },
    { flags: "--mode <how>", text: "of a run: the compat or the sound scores", otherwise: "sound" },
    { flags: "--instructions <dir>", text: "for those analyses that need them", otherwise: "the run's own" },
    { flags: "--pools <dir>", text: "to score the anchors with, beside --instructions", otherwise: "the run's own" },
    { flags: "--seed <n>", text: "of resampling", parse: integer("--seed"), otherwise: "0" },
    { flags: "--page <dir>", text: "write a page with figures there, instead of text" },
    { flags: "--title <text>", text: "of the page", otherwise: "GraphInstruct" },
    { flags: "--json", text: "print results as JSON, unrounded" },
  ],
  examples: [
    "graphshift bench graphinstruct analyze out/graphinstruct",
    "graphshift bench graphinstruct analyze DIR --only leaderboard --only frontier",
    "graphshift bench graphinstruct analyze DIR --page out/page",
  ],
  async run({ dir = join("out", "graphinstruct"), only, page, title = "GraphInstruct", json, ...given }, io) {
    const { analyses, analysisText } = await import("#benchmarks/graphinstruct/analysis/index");
    const { studyFrom } = await import("#src/commands/bench/graphinstruct/study-from");
    const { nameIn, names, pick } = await import("#src/pick");
    const wanted = (only as string[] | undefined)?.map((name) => nameIn("analysis", analyses, name)) ?? names(analyses);
    const { files, run, study } = studyFrom(dir as string, given);
    if (page !== undefined) {
      const { pageOf } = await import("#src/commands/bench/graphinstruct/write-report");
      const titles = { title: title as string, subtitle: basename(resolve(dir as string)) };
      io.out(`${(await pageOf(page as string, titles, run ?? study, io)).join("\n")}\n`);
      return;
    }
    if (json) {
      const results = wanted.map((name) => [name, pick("analysis", analyses, name).compute(study)]);
      io.out(`${JSON.stringify(Object.fromEntries(results))}\n`);
      return;
    }
    const made = wanted.flatMap((name) => analyses[name].analyse(study) ?? []);
    if (made.length === 0) {
      throw new UserError(
        `${files}: expected configurations that an analysis applies to, got none; plain strategies on all six levels make most`,
      );
    }
    io.out(`${made.map((analysis) => analysisText(analysis, io.columns)).join("\n\n")}\n`);
  },
};
