import { audit, type Finding, type Limits, type Posed, type ProblemSet, type Row } from "#splits/audit/index";
import type { Edge } from "#src/graph/graph";
import { graph } from "#src/graph/graph";

const set: ProblemSet = {
  name: "a set",
  pattern: "numerical",
  axis: "numbers",
  task: "any",
  setting: "a",
  split: "test",
};

/** A row of a set that all rows share, unless told otherwise. */
export function row(place: number, posed: Posed | undefined, more: Partial<Row> = {}): Row {
  return { where: `file:${place + 1}`, set, place, ...(posed && { posed }), answer: String(posed?.given), ...more };
}

/** A path question about an undirected weighted graph. */
export function pathQuestion(
  order: number,
  edges: readonly Edge[],
  given: Posed["given"],
  [source, target] = [0, order - 1],
): Posed {
  return {
    task: "shortest-path",
    graph: graph(order, edges),
    query: { source: source!, target: target! },
    numbers: "int-small",
    given,
  };
}

/** What one check finds in rows, all in one file. */
export function examine(check: string, rows: readonly Row[], limits: Limits = {}): Finding[] {
  const { findings } = audit({ name: "rows", files: [{ path: "file", rows: () => rows }] }, limits);
  return findings.filter((finding) => finding.check === check);
}
