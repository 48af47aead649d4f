import { UserError } from "#src/errors";
import { type Edge, type Graph, graph } from "#src/graph/graph";

/** A network as its file gives it: nodes in ascending order of their numbers there. */
export interface Network {
  /** The number of each node in the file. */
  readonly ids: readonly number[];
  readonly graph: Graph;
}

/**
 * The simple network of an edge list: a line begins with two node numbers, apart by blanks, a tab or a comma; what
 * follows them (a weight, a date) is passed over, as are lines that begin with # or %. Edges from a node to itself are
 * dropped, though their node stays; repeats are merged.
 *
 * @param path where the text is from, for messages
 * @throws UserError for any other line, or no edges at all
 */
export function readNetwork(text: string, path: string, directed: boolean): Network {
  const rows: (readonly [number, number])[] = [];
  text.split(/\r?\n/).forEach((line, i) => {
    const words = line.trim();
    if (words !== "" && !words.startsWith("#") && !words.startsWith("%")) rows.push(endsIn(words, `${path}:${i + 1}`));
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

function endsIn(words: string, where: string): readonly [number, number] {
  const match = /^(\d+)[\s,]+(\d+)(?:[\s,]|$)/.exec(words);
  const [u, v] = [Number(match?.[1]), Number(match?.[2])];
  // Larger numbers than these would be taken for one another.
  if (Number.isSafeInteger(u) && Number.isSafeInteger(v)) return [u, v];
  throw wrong(where, `two node numbers up to ${Number.MAX_SAFE_INTEGER}`, JSON.stringify(words.slice(0, 60)));
}

function wrong(where: string, expected: string, got: string): UserError {
  return new UserError(`${where}: expected ${expected}, got ${got}; give an edge list, one edge a line`);
}
