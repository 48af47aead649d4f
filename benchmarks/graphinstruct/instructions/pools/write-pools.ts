import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { drawPools, type PoolOptions } from "#benchmarks/graphinstruct/instructions/pools/draw-pools";
import type { PooledGraph, PoolFile } from "#benchmarks/graphinstruct/pools/pool-file";
import { sha256 } from "#src/hash";
import { version } from "#src/version";
import { writeFolder } from "#src/write-folder";

/** What generated pools were drawn from: `manifest.json` beside them. */
export interface PoolManifest {
  readonly schema: 1;
  readonly seed: number;
  /** Graphs by pool. */
  readonly counts: Readonly<Record<string, number>>;
  readonly version: string;
  /** SHA-256 of the JSON in each file, by file name: how it is packed may differ between versions of Node. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** Draws pools and writes each to a `.json.gz`, in the layout of the released pools. Same options, same JSON. */
export function writePools(folder: string, options: PoolOptions): PoolManifest {
  const pools = drawPools(options);
  const files = pools.map((pool) => [`${pool.pool}.json.gz`, textOf(pool)] as const);
  const manifest: PoolManifest = {
    schema: 1,
    seed: options.seed,
    counts: Object.fromEntries(pools.map(({ pool, graphs }) => [pool, graphs.length])),
    version,
    hashes: Object.fromEntries(files.map(([name, text]) => [name, sha256(text)])),
  };
  return writeFolder(folder, (draft) => {
    mkdirSync(draft, { recursive: true });
    for (const [name, text] of files) writeFileSync(join(draft, name), gzipSync(text));
    writeFileSync(join(draft, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  });
}

function textOf(pool: PoolFile): string {
  return `${JSON.stringify({ ...pool, graphs: pool.graphs.map(inFull) })}\n`;
}

/** With the fields of the released files that say nothing here. */
function inFull({ directed, nodes, edges, node_attrs }: PooledGraph, index: number) {
  return { index, directed, node_id_types: ["str"], nodes, edges, graph: {}, node_attrs, edge_attrs: [] };
}
