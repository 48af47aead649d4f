import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { z } from "zod";
import { type LinkRow, linkList } from "#benchmarks/decision/rq2/text-graph/link-list";
import type { TextGraph, TextNode, TextQuery } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { checked, damaged } from "#generators/real-world/check-row";
import { readRows } from "#generators/real-world/read-rows";

/** An id or a class: a text, or a whole number. */
const name = z.union([z.string().min(1), z.int().transform(String)]);

const nodeShape = z.object({
  id: name,
  text: z.string(),
  name: z.string().min(1).exactOptional(),
  type: z.string().min(1).exactOptional(),
  label: name.exactOptional(),
  split: z.enum(["train", "validation", "test"]).exactOptional(),
});

const edgeShape = z.object({ src: name, dst: name, relation: z.string().min(1).exactOptional() });

const queryShape = z.object({ id: name.exactOptional(), text: z.string().min(1), gold: z.array(name).min(1) });

/**
 * A text-attributed graph from a folder of JSON lines: `nodes.jsonl` with {id, text, name?, type?, label?, split?},
 * `edges.jsonl` with {src, dst, relation?}, and, for selection, `queries.jsonl` with {id?, text, gold: [id, …]}; queries
 * without an id are numbered from 0. Classes are options in the order of their names. The folder's name names the data set.
 *
 * @throws UserError naming file and line of a row that is not of that form, of a repeated id, and of an edge or a query
 *   that speaks of a node that there is not
 */
export function readTextGraph(folder: string): TextGraph {
  const nodes: TextNode[] = [];
  const places = new Map<string, number>();
  for (const row of readRows(join(folder, "nodes.jsonl"))) {
    const node = checked(nodeShape, row);
    if (places.has(node.id)) throw damaged(row.where, `expected each node once, got ${JSON.stringify(node.id)} again`);
    places.set(node.id, nodes.length);
    nodes.push(node);
  }
  const placeOf = (id: string, where: string): number => {
    const place = places.get(id);
    if (place === undefined) throw damaged(where, `expected a node of nodes.jsonl, got ${JSON.stringify(id)}`);
    return place;
  };
  const rows = readRows(join(folder, "edges.jsonl")).map((row): LinkRow => {
    const { src, dst, relation } = checked(edgeShape, row);
    return [placeOf(src, row.where), placeOf(dst, row.where), relation];
  });
  const labels = new Set(nodes.map(({ label }) => label).filter((label) => label !== undefined));
  return {
    name: basename(resolve(folder)),
    nodes,
    links: linkList(rows),
    labels: [...labels].sort(),
    queries: readQueries(join(folder, "queries.jsonl"), placeOf),
  };
}

function readQueries(path: string, placeOf: (id: string, where: string) => number): TextQuery[] {
  if (!existsSync(path)) return [];
  const seen = new Set<string>();
  return readRows(path).map((row, i) => {
    const { id = String(i), text, gold } = checked(queryShape, row);
    if (seen.has(id)) throw damaged(row.where, `expected each query once, got ${JSON.stringify(id)} again`);
    seen.add(id);
    return { id, text, gold: [...new Set(gold.map((node) => placeOf(node, row.where)))] };
  });
}
