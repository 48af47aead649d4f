import { basename } from "node:path";
import type { Division } from "#benchmarks/decision/rq3/sides/sides";
import { UserError } from "#src/errors";
import { type Edge, graph } from "#src/graph/graph";

/** More nodes could not be placed one by one in any sensible time. */
const MOST_NODES = 100_000;

interface Line {
  readonly text: string;
  /** Path and number of the line. */
  readonly where: string;
}

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
    .map((line, i): Line => ({ text: line.trim(), where: `${path}:${i + 1}` }))
    .filter((line) => line.text !== "");
  if (!head) throw wrong(path, "the numbers of nodes and edges", "an empty file");
  const [order, size] = integers(head, 2, "the numbers of nodes and edges");
  if (order! < 2 || order! > MOST_NODES) throw wrong(head.where, `2 to ${MOST_NODES} nodes`, `${order}`);
  if (rows.length !== size) throw wrong(head.where, `${rows.length} edges, as are listed`, `${size}`);
  const seen = new Set<number>();
  const edges = rows.map((row): Edge => {
    const [u, v, weight] = integers(row, 3, "two nodes and a whole weight");
    if (Math.min(u!, v!) < 1 || Math.max(u!, v!) > order!)
      throw wrong(row.where, `nodes from 1 to ${order}`, `${u} and ${v}`);
    if (u === v) throw wrong(row.where, "an edge between two nodes", `one from ${u} to itself`);
    const key = Math.min(u!, v!) * order! + Math.max(u!, v!);
    if (seen.has(key)) throw wrong(row.where, "each edge once", `${u}–${v} again`);
    seen.add(key);
    return [u! - 1, v! - 1, weight!];
  });
  return { id: basename(path).replace(/\.mc$/, ""), graph: graph(order!, edges) };
}

function integers({ text, where }: Line, count: number, what: string): number[] {
  const numbers = text.split(/\s+/).map(Number);
  if (numbers.length === count && numbers.every(Number.isSafeInteger)) return numbers;
  throw wrong(where, what, JSON.stringify(text.slice(0, 60)));
}

function wrong(where: string, expected: string, got: string): UserError {
  return new UserError(`${where}: expected ${expected}, got ${got}; choose a MaxCut file in OPTSICOM's format`);
}
