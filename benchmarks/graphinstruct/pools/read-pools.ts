import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Facts, factsOf } from "#benchmarks/graphinstruct/constraints/index";
import { writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { type PooledGraph, poolFile } from "#benchmarks/graphinstruct/pools/pool-file";
import type { Pools } from "#benchmarks/graphinstruct/pools/pools";
import { UserError } from "#src/errors";
import { parseRow } from "#src/parse-row";

const ENDING = ".json.gz";

/**
 * The reference graphs of a folder: every `.json.gz` in it, in the order of the names.
 *
 * @throws UserError where the folder is not there or holds no pool, or a file is no such pool
 */
export function readPools(folder: string): Pools {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ENDING)) : [];
  if (files.length === 0) {
    throw new UserError(`${folder}: expected a folder of pools (NAME${ENDING}), got none; check the path`);
  }
  const pools = new Map<Level, Map<number, Facts[]>>();
  for (const name of files.sort()) {
    const { level, graphs } = readPool(join(folder, name));
    const orders = pools.get(level) ?? new Map<number, Facts[]>();
    pools.set(level, orders);
    for (const pooled of graphs) {
      const known = orders.get(pooled.nodes.length) ?? [];
      orders.set(pooled.nodes.length, known);
      known.push(factsOf(written(pooled)));
    }
  }
  return pools;
}

function readPool(path: string) {
  const remedy = "make the pool again";
  let file: unknown;
  try {
    file = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
  } catch {
    throw new UserError(`${path}: expected JSON packed by gzip, got something else; ${remedy}`);
  }
  return parseRow(poolFile, file, path, remedy);
}

function written({ nodes, edges, directed, node_attrs }: PooledGraph) {
  const places = new Map(nodes.map((id, node) => [String(id), node]));
  const nodeAttributes = new Map(
    Object.entries(node_attrs).flatMap(([id, attributes]) => {
      const node = places.get(id);
      if (node === undefined) return [];
      return [[node, new Map(Object.entries(attributes).map(([name, value]) => [name, literal(value)]))] as const];
    }),
  );
  const untexted = nodes.flatMap((id, node) => (typeof id === "number" ? [node] : []));
  return { ...writtenGraph({ ids: nodes.map(String), edges, directed, nodeAttributes }), untexted };
}

function literal(value: string | number | boolean | null): Literal {
  if (value === null) return { kind: "none" };
  if (typeof value === "string") return { kind: "text", value };
  if (typeof value === "boolean") return { kind: "boolean", value };
  return { kind: "number", value, text: String(value) };
}
