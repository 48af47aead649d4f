import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Network } from "#benchmarks/decision/networks/read-network";
import { queriesFrom } from "#benchmarks/decision/rq1/queries-from";
import { type Quota, quotas, type SplitName } from "#benchmarks/decision/rq1/quotas";
import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { distinct, type FormedRow, formedRows } from "#benchmarks/decision/rq1/worded/formed-rows";
import { withWordedTasks, wordedName } from "#benchmarks/decision/rq1/worded/worded-tasks";
import type { EncodingName } from "#generators/encodings/index";
import { ownModules } from "#generators/own";
import { certificate } from "#splits/certificate";
import { graphForm } from "#splits/form";
import { type Made, madeOf } from "#splits/made";
import type { Manifest, Split } from "#splits/manifest";
import { MANIFEST } from "#splits/read-manifest";
import { UserError } from "#src/errors";
import type { Graph, GraphLike } from "#src/graph/graph";
import { digest, sha256 } from "#src/hash";
import { writeWhole } from "#src/jsonl";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { version } from "#src/version";

/** Undirected networks by name. */
type Sources = Readonly<Record<string, Network>>;

export interface QuerySplitsOptions {
  /** The folder to write to. */
  readonly out: string;
  readonly seed: number;
  /** How graphs are described. */
  readonly encoding: EncodingName;
  /** Training queries of each order and answer that are drawn from each network, before repeats are left out; undefined: 10. */
  readonly repeats?: number;
  /** Graphs that the local base was pre-trained on; no test graph is isomorphic to one. undefined: none. */
  readonly pretraining?: Iterable<GraphLike>;
}

/**
 * Writes queries as splits of the reasoning pattern, a setting for each of the six tasks. The tests are the queries of the
 * benchmark's main split; training files have others. Isomorphic repeats are left out, of a file and of what the tests have.
 *
 * @throws UserError where a network lacks graphs that are asked for, and where the folder holds splits
 */
export function writeQuerySplits(sources: Sources, options: QuerySplitsOptions): Manifest {
  return withWordedTasks(() => write(sources, options));
}

function write(sources: Sources, options: QuerySplitsOptions): Manifest {
  const { out, seed, encoding, repeats = quotas.train.repeats, pretraining = [] } = options;
  if (existsSync(join(out, MANIFEST)))
    throw new UserError(`${out}: expected a new folder, got one with splits; choose another with --out`);
  const base = new Set(Array.from(pretraining, graphForm));
  const rows = rowsFrom(sources, { seed, encoding, repeats }, base);
  const made = names(queryTasks).flatMap((task) => [
    filesOf(task, "test", rows.test, seed),
    filesOf(task, "train", rows.train, seed),
  ]);
  const drafts = made.flatMap((one) => one.drafts);
  for (const { entry, text } of drafts) writeWhole(join(out, entry.path), text);
  const networks = Object.entries(sources).map(([name, { graph }]) => [name, networkHash(graph)]);
  const pretrained = { graphs: base.size, sha256: sha256([...base].sort().join()) };
  const listings = made.map(({ listing }) => listing);
  const manifest: Manifest = {
    schema: 1,
    version,
    pattern: "reasoning",
    seed,
    options: { networks: Object.fromEntries(networks), encoding, repeats, pretraining: pretrained, own: ownTasks() },
    files: drafts.map(({ entry }) => entry),
    certificate: certificate(listings, base.size),
  };
  writeWhole(join(out, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

/** The rows of either side, of all tasks. */
function rowsFrom(
  sources: Sources,
  { seed, encoding, repeats }: Pick<Required<QuerySplitsOptions>, "seed" | "encoding" | "repeats">,
  base: ReadonlySet<string>,
): Readonly<Record<Split, readonly FormedRow[]>> {
  const rows = (split: SplitName, quota: Quota) =>
    formedRows(queriesFrom(sources, { seed, split, quota }), encoding, base);
  const test = distinct(rows("main", quotas.main)).filter(({ listed }) => !listed.pretrained);
  const tested = new Set(test.map(({ listed }) => listed.form));
  return { test, train: distinct(rows("train", { ...quotas.train, repeats }), tested) };
}

/** The files of one side of a task, in random order. */
function filesOf(task: QueryTaskName, split: Split, rows: readonly FormedRow[], seed: number): Made {
  const name = wordedName(task);
  const own = rows.filter(({ question }) => question.task === name);
  return madeOf(
    { task: name as FormedRow["question"]["task"], setting: name, split, about: {} },
    stream(seed, "rq1", "rows", task, split).shuffle(own),
  );
}

function networkHash({ order, sources, targets }: Graph): string {
  return digest(`${order} ${sources.join()} ${targets.join()}`);
}

/** What whoever reads the splits must know, too. */
function ownTasks(): Readonly<Record<string, string>> {
  const used = new Set(names(queryTasks).map((task) => `task ${wordedName(task)}`));
  return Object.fromEntries(Object.entries(ownModules()).filter(([what]) => used.has(what)));
}
