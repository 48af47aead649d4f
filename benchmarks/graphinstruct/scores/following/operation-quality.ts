import { check, type Facts } from "#benchmarks/graphinstruct/constraints/index";
import { changes, edgeName, edgeNames, endsOf, shared } from "#benchmarks/graphinstruct/scores/following/edits";
import { type Operation, operations } from "#benchmarks/graphinstruct/scores/following/operations";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";
import { sameShape } from "#benchmarks/graphinstruct/scores/structure/same-shape";

/** Where the instruction names no operation that is known: whatever leads to its constraints. */
const ANY: Operation = { may: "both" };

/**
 * How well the operation that the instruction asks for was done, from 0 to 1.
 *
 * Where one result is right, how much of the way there was gone: the edits made and needed over those made or needed,
 * directions included. Else 0 unless all constraints and the operation's goal hold and only edits of its kind were made,
 * and then the smaller over the larger of how many edits were made and how many the most sparing reference makes that
 * does the same; turning an edge is one edit.
 */
export function operationQuality(result: Facts, rubric: Rubric): number {
  const operation = operations.get(rubric.instruction.operation ?? "") ?? ANY;
  if (operation.result !== undefined) return nearness(result, operation.result, rubric);
  if (!done(result, operation, rubric)) return 0;
  const base = rubric.base()!;
  const right = rubric.own().filter((reference) => done(reference, operation, rubric));
  const least = right.reduce((best, reference) => Math.min(best, pairsChanged(base, reference)), Infinity);
  const made = pairsChanged(base, result);
  return made === least ? 1 : Math.min(made, least) / Math.max(made, least);
}

/** Whether it does what is asked for by means that are allowed. */
function done(result: Facts, { may, goal }: Operation, rubric: Rubric): boolean {
  return (
    allowed(may, rubric.base()!, result) &&
    rubric.explicit.every((constraint) => check(constraint, result, rubric.mode).satisfied === true) &&
    (goal === undefined || goal(result, rubric.own()) === true)
  );
}

function allowed(may: Operation["may"], base: Facts, result: Facts): boolean {
  if (base.directed !== result.directed) return false;
  if (may === "both") return true;
  const { added, removed } = edits(base, result, base.directed && may !== "turn");
  return (may === "add" ? removed : added).size === 0;
}

/** How many pairs of nodes are joined otherwise than before. */
function pairsChanged(base: Facts, result: Facts): number {
  const { added, removed } = edits(base, result, base.directed);
  return new Set([...added, ...removed].map((name) => edgeName(...endsOf(name), false))).size;
}

/** Jaccard's index of the edits made and the closest reference's; 1 for the same shape where names don't matter. */
function nearness(result: Facts, names: "named" | "unnamed", rubric: Rubric): number {
  const base = rubric.base()!;
  if (names === "unnamed" && rubric.own().some((reference) => sameShape(result, reference) === true)) return 1;
  const directed = base.directed && result.directed;
  const made = edits(base, result, directed);
  return rubric.own().reduce((best, reference) => Math.max(best, overlap(made, edits(base, reference, directed))), 0);
}

type Edits = ReturnType<typeof changes>;

function edits(base: Facts, result: Facts, directed: boolean): Edits {
  return changes(edgeNames(base.written, directed), edgeNames(result.written, directed));
}

function overlap(one: Edits, other: Edits): number {
  const both = shared(one.added, other.added) + shared(one.removed, other.removed);
  const all = one.added.size + one.removed.size + other.added.size + other.removed.size - both;
  return all === 0 ? 1 : both / all;
}
