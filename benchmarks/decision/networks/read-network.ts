import { UserError } from "#src/errors";
import { type Edge, type Graph, graph } from "#src/graph/graph";

/** A network as its file gives it: nodes in ascending order of their numbers there. */
export interface Network {
  /** The number of each node in the file. */
  readonly ids: readonly number[];
  readonly graph: Graph;
}

/**
 * The simple network of an edge list: a line has two node numbers, apart by blanks, a tab or a comma; lines that begin
 * with # or % are passed over. Edges from a node to itself are dropped, though their node stays; repeats are merged.
 *
 * @param path where the text is from, for messages
 * @throws UserError for any other line, or no edges at all
 */
export function readNetwork(text: string, path: string, directed: boolean): Network {
  const rows: (readonly [number, number])[] = [];
  text.split(/\r?\n/).forEach((line, i) => {
    const words = line.trim();
    if (words === "" || words.startsWith("#") || words.startsWith("%")) return;
    const match = /^(\d+)[\s,]+(\d+)(?:[\s,]|$)/.exec(words);
    if (!match) throw wrong(`${path}:${i + 1}`, "two node numbers", JSON.stringify(words.slice(0, 60)));
    rows.push([Number(match[1]), Number(match[2])]);
  });
  if (rows.length === 0) throw wrong(path, "edges", "none");
  const ids = [...new Set(rows.flat())].sort((a, b) => a - b);
  const place = new Map(ids.map((id, i) => [id, i]));
  const edges = new Map<number, Edge>();
  for (const [a, b] of rows) {
    const [u, v] = [place.get(a)!, place.get(b)!];
    const [from, to] = directed || u < v ? [u, v] : [v, u];
    if (u !== v) edges.set(from * ids.length + to, [from, to]);
  }
  return { ids, graph: graph(ids.length, [...edges.values()], directed) };
}

function wrong(where: string, expected: string, got: string): UserError {
  return new UserError(`${where}: expected ${expected}, got ${got}; give an edge list, one edge a line`);
}
