import { TASKS } from "#benchmarks/decision/report/tables/trajectory-tables";
import type { QueryResults, Results, TargetResults, TrajectoryResults } from "#benchmarks/decision/runs/index";
import { count, list, percent, rate } from "#reports/format";
import { groupBy } from "#src/group-by";

/** What a part came to in sentences, the result first; then what to keep in mind. */
export function notesOf(results: Results): string[] {
  switch (results.part) {
    case "rq1":
      return queryNotes(results);
    case "rq2":
      return results.sets.flatMap(setNotes);
    case "rq3":
      return trajectoryNotes(results);
  }
}

function queryNotes({ configurations, floors, audit, contrasts }: QueryResults): string[] {
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
  return [
    lead,
    `${judged.length} of ${count(contrasts.length, "contrast")} over all queries ${judged.length === 1 ? "is" : "are"} significant at .05 after Holm.`,
    `${audit.repeated} of ${audit.queries} queries repeat another one but for the numbers of nodes; there are ${audit.graphs} graphs up to isomorphism. They are counted, and kept.`,
    "Intervals hold for queries drawn anew from the same networks; they say nothing of other networks.",
  ];
}

function setNotes({ name, kind, targets, homophily, retrieval, scored }: TargetResults["sets"][number]): string[] {
  const ranked = scored
    .filter(({ conditions }) => conditions.TG.accuracy !== undefined)
    .toSorted((a, b) => b.conditions.TG.accuracy! - a.conditions.TG.accuracy!);
  const [best] = ranked;
  const lead = best
    ? `${name}, ${kind}: with texts and links, ${best.label} is right on ${percent(best.conditions.TG.accuracy!)} of ${targets} targets.`
    : `${name}, ${kind}: no configuration supports texts with links.`;
  const within =
    homophily === undefined
      ? []
      : [`${name}: ${percent(homophily)} of links stay within a class, which is what links alone can tell.`];
  const pools = retrieval
    ? [
        `${name}: pools of ${retrieval.pool} hold a right answer by construction; BM25 found one by itself for ${percent(retrieval.found)} of queries, and ${percent(retrieval.recall)} of right nodes are in the pools.`,
      ]
    : [];
  return [lead, ...within, ...pools];
}

function trajectoryNotes({ rows, trajectories, contrasts }: TrajectoryResults): string[] {
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
  const better = rows.flatMap(({ improvements }) => improvements);
  return [
    `Nearest to the references: ${list(best)}.`,
    `${done} of ${count(trajectories.length, "trajectory").replace("trajectorys", "trajectories")} were played to their ends; means are over completed ones alone, and say how many these are.`,
    `${judged} of ${count(contrasts.length, "contrast")} on jointly completed instances are significant at .05 after Holm.`,
    ...(free > 0
      ? [
          `${free} were completed without a single call, for only one option was ever open: they say nothing of who played.`,
        ]
      : []),
    ...better.map(({ id, value, known }) => `${id}: ${value} is better than the best that was known, ${known}.`),
    "Gaps of different tasks have no common unit and are never added up.",
  ];
}
