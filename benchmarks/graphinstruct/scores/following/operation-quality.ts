import type { Facts } from "#benchmarks/graphinstruct/constraints/index";
import type { Candidate } from "#benchmarks/graphinstruct/scores/candidate";
import { changes, edgeNames } from "#benchmarks/graphinstruct/scores/following/edits";
import { type Operation, operations } from "#benchmarks/graphinstruct/scores/following/operations";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";
import { sameShape } from "#benchmarks/graphinstruct/scores/structure/same-shape";

/** Where the instruction names no operation that is known: whatever leads to its constraints. */
const ANY: Operation = { may: "both" };

/**
 * How well the operation that the instruction asks for was done, from 0 to 1; directions count.
 *
 * Where one result is right, how much of the way there was gone: the edits made and needed over those made or needed.
 * Else 0 unless all constraints and the operation's goal hold and only edits of its kind were made, and then the edits
 * needed over those made.
 */
export function operationQuality(candidate: Candidate, rubric: Rubric): number {
  const operation = operations.get(rubric.instruction.operation ?? "") ?? ANY;
  const base = rubric.base()!;
  const made = edits(base, candidate.facts);
  const wanted = rubric.own().map((reference) => edits(base, reference));
  if (operation.result !== undefined) {
    const found =
      operation.result === "unnamed" &&
      rubric.own().some((reference) => sameShape(candidate.facts, reference) === true);
    return found ? 1 : wanted.reduce((best, each) => Math.max(best, overlap(made, each)), 0);
  }
  if (!allowed(made, operation.may, base, candidate.facts)) return 0;
  if (!candidate.explicit().every(({ satisfied }) => satisfied === true)) return 0;
  if (operation.goal !== undefined && operation.goal(candidate.facts, rubric.own()) !== true) return 0;
  const least = wanted.reduce((best, each) => Math.min(best, sizeOf(each)), Infinity);
  return sizeOf(made) === 0 ? 1 : Math.min(1, least / sizeOf(made));
}

type Edits = ReturnType<typeof changes>;

function edits(base: Facts, result: Facts): Edits {
  const directed = base.directed && result.directed;
  return changes(edgeNames(base.written, directed), edgeNames(result.written, directed));
}

function sizeOf({ added, removed }: Edits): number {
  return added.size + removed.size;
}

function allowed(made: Edits, may: Operation["may"], base: Facts, result: Facts): boolean {
  if (base.directed !== result.directed) return false;
  if (may === "add") return made.removed.size === 0;
  if (may === "remove") return made.added.size === 0;
  if (may === "both") return true;
  const { added, removed } = changes(edgeNames(base.written, false), edgeNames(result.written, false));
  return added.size === 0 && removed.size === 0;
}

/** Jaccard's index of two sets of edits; 1 where both are empty. */
function overlap(one: Edits, other: Edits): number {
  const shared = common(one.added, other.added) + common(one.removed, other.removed);
  const all = sizeOf(one) + sizeOf(other) - shared;
  return all === 0 ? 1 : shared / all;
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const item of one) if (other.has(item)) count++;
  return count;
}
