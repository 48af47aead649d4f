import type { Candidate } from "#benchmarks/graphinstruct/scores/candidate";
import { changes, edgeName, edgeNames } from "#benchmarks/graphinstruct/scores/following/edits";
import { operationQuality } from "#benchmarks/graphinstruct/scores/following/operation-quality";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";

/**
 * How well a base was changed, from 0 to 1: 0.6 closeness + 0.4 redundancy (level 5 of dimension 4; the released code's
 * definitions and weights). `compat` counts the edits alone; `sound` asks whether they do what was asked for, and gives
 * nothing for not repeating edges where they don't.
 */
export function editQuality(candidate: Candidate, rubric: Rubric): number {
  if (rubric.mode === "sound") {
    return operationQuality(candidate.facts, rubric) * (0.6 + 0.4 * sparing(candidate, rubric));
  }
  return 0.6 * closeness(candidate, rubric) + 0.4 * sparing(candidate, rubric);
}

/** How near the number of changed edges is to the least that a reference needs; directions ignored. */
function closeness({ facts }: Candidate, rubric: Rubric): number {
  const base = edgeNames(rubric.base()!.written, false);
  const count = (to: ReadonlySet<string>) => {
    const { added, removed } = changes(base, to);
    return added.size + removed.size;
  };
  const edits = count(edgeNames(facts.written, false));
  const least = rubric.own().reduce((best, { written }) => Math.min(best, count(edgeNames(written, false))), Infinity);
  if (least === 0) return edits === 0 ? 1 : 0.3;
  const ratio = edits / least;
  if (ratio < 0.8) return Math.max(0.2, ratio);
  return ratio <= 1.2 ? 1 : Math.max(0.3, 1 - 0.3 * (ratio - 1.2));
}

/** 1 less three times the share of additions that the base has already, at least 0.3. */
function sparing({ reading }: Candidate, rubric: Rubric): number {
  if (reading.kind !== "edit" || reading.edit.add.length === 0) return 1;
  const directed = rubric.mode === "sound" && rubric.base()!.directed;
  const base = edgeNames(rubric.base()!.written, directed);
  const known = reading.edit.add.filter(([source, target]) => base.has(edgeName(source, target, directed)));
  return Math.max(0.3, 1 - (3 * known.length) / reading.edit.add.length);
}
