import { basename } from "node:path";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";
import { UserError } from "#src/errors";
import { type Edge, graph } from "#src/graph/graph";

/**
 * The graph of an OPTSICOM MaxCut file: a line of nodes and edges, then `u v weight` lines, nodes numbered from 1.
 *
 * @param path where the text is from, for messages; its name without ending is the graph's id
 * @throws UserError for a wrong count, a node out of range, an edge from a node to itself or twice, or a weight that is
 *   no whole number
 */
export function readOptsicom(text: string, path: string): Division {
  const [head, ...rows] = text
    .split(/\r?\n/)
    .map((line, i) => ({ line: line.trim(), where: `${path}:${i + 1}` }))
    .filter(({ line }) => line !== "");
  const [order, size] = integers(head, 2, path, "the numbers of nodes and edges");
  if (rows.length !== size) throw wrong(path, `${size} edges, as its first line says`, `${rows.length}`);
  const edges = rows.map((row): Edge => {
    const [u, v, weight] = integers(row, 3, path, "two nodes and a whole weight");
    return [u! - 1, v! - 1, weight!];
  });
  const id = basename(path).replace(/\.mc$/, "");
  try {
    return { id, graph: graph(order!, edges) };
  } catch (error) {
    if (error instanceof RangeError)
      throw new UserError(`${path}: ${error.message} (nodes counted from 0); mend the file`);
    throw error;
  }
}

function integers(
  row: { readonly line: string; readonly where: string } | undefined,
  count: number,
  path: string,
  what: string,
): number[] {
  const numbers = row?.line.split(/\s+/).map(Number) ?? [];
  if (numbers.length === count && numbers.every(Number.isInteger)) return numbers;
  throw wrong(row?.where ?? path, what, row ? JSON.stringify(row.line) : "an empty file");
}

function wrong(where: string, expected: string, got: string): UserError {
  return new UserError(`${where}: expected ${expected}, got ${got}; choose a MaxCut file in OPTSICOM's format`);
}
