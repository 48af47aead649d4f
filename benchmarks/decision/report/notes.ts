import { TASKS } from "#benchmarks/decision/report/tables/trajectory-tables";
import type { QueryResults, Results, SetResults, TrajectoryResults } from "#benchmarks/decision/runs/index";
import { count, list, percent, rate } from "#reports/format";
import { groupBy } from "#src/group-by";

/** What a part came to in words. */
export interface Said {
  /** The result. */
  readonly lead: string;
  /** What to keep in mind. */
  readonly notes: readonly string[];
}

export function wordsOn(results: Results): Said {
  switch (results.part) {
    case "rq1":
      return queryWords(results);
    case "rq2":
      return { lead: results.sets.map(setLead).join(" "), notes: results.sets.flatMap(setNotes) };
    case "rq3":
      return trajectoryWords(results);
  }
}

function queryWords({ configurations, floors, audit, contrasts }: QueryResults): Said {
  const ranked = configurations
    .filter(({ scores }) => !scores.isUnsupported)
    .toSorted((a, b) => b.scores.taskSizeMacro - a.scores.taskSizeMacro);
  const models = ranked.filter(({ isPolicy }) => !isPolicy);
  const floor = floors.reduce((sum, { accuracy }) => sum + accuracy, 0) / Math.max(1, floors.length);
  const [best] = models.length > 0 ? models : ranked;
  const lead = best
    ? `${best.label} answers best${models.length > 0 ? " of the models" : ""}: ${rate(best.scores.taskSizeMacro)} over six tasks and all sizes; constant answers get ${rate(floor)}.`
    : "No configuration supports these queries.";
  const judged = contrasts.filter(({ all }) => all && all.p.holm! < 0.05);
  const notes = [
    `${judged.length} of ${count(contrasts.length, "contrast")} over all queries ${judged.length === 1 ? "is" : "are"} significant at .05 after Holm.`,
    `${audit.repeated} of ${audit.queries} queries repeat another one but for the numbers of nodes; there are ${audit.graphs} graphs up to isomorphism. They are counted, and kept.`,
    "Intervals hold for queries drawn anew from the same networks; they say nothing of other networks.",
  ];
  return { lead, notes };
}

function setLead({ name, kind, targets, scored }: SetResults): string {
  const [best] = scored
    .filter(({ conditions }) => conditions.TG.accuracy !== undefined)
    .toSorted((a, b) => b.conditions.TG.accuracy! - a.conditions.TG.accuracy!);
  if (!best) return `${name}, ${kind}: no configuration supports texts with links.`;
  return `${name}, ${kind}: with texts and links, ${best.label} is right on ${percent(best.conditions.TG.accuracy!)} of ${targets} targets.`;
}

function setNotes({ name, homophily, retrieval }: SetResults): string[] {
  const within = homophily !== undefined && [
    `${name}: ${percent(homophily)} of links stay within a class, which is what links alone can tell.`,
  ];
  const pools = retrieval && [
    `${name}: pools of ${retrieval.pool} hold a right answer by construction; BM25 found one by itself for ${percent(retrieval.found)} of queries, and ${percent(retrieval.recall)} of right nodes are in the pools.`,
  ];
  return [...(within || []), ...(pools ?? [])];
}

function trajectoryWords({ rows, trajectories, contrasts, references }: TrajectoryResults): Said {
  const best = [...groupBy(rows, ({ task }) => task)].flatMap(([task, own]) => {
    const [first] = own
      .filter(({ gap, mode }) => gap !== undefined && mode !== "whole")
      .toSorted((a, b) => a.gap! - b.gap!);
    const { title, digits } = TASKS[task]!;
    return first ? [`${title.toLowerCase()} ${first.configuration} (${first.gap!.toFixed(digits)})`] : [];
  });
  const done = trajectories.filter(({ gap }) => gap !== undefined).length;
  const free = rows.reduce((sum, { uncalled, mode }) => sum + (mode === "whole" ? 0 : uncalled), 0);
  const judged = contrasts.filter(({ p }) => p.holm! < 0.05).length;
  const open = references.filter(({ slack }) => slack !== 0).length;
  const better = rows.flatMap(({ improvements }) => improvements);
  const notes = [
    `${done} of ${trajectories.length} trajectories were played to their ends; means are over completed ones alone, and say how many these are.`,
    `${judged} of ${count(contrasts.length, "contrast")} on jointly completed instances are significant at .05 after Holm.`,
    ...(free > 0
      ? [
          `${free} were completed without a single call, for only one option was ever open: they say nothing of who played.`,
        ]
      : []),
    ...better.map(({ id, value, known }) => `${id}: ${value} is better than the best that was known, ${known}.`),
    ...(open > 0
      ? [`${open} of ${references.length} references are not known to be optima: gaps to them may be too small.`]
      : ["All references are optima."]),
    "Gaps of different tasks have no common unit and are never added up.",
  ];
  return { lead: `Nearest to the references: ${list(best)}.`, notes };
}
