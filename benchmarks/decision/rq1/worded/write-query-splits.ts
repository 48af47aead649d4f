import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Network } from "#benchmarks/decision/networks/read-network";
import { queriesFrom } from "#benchmarks/decision/rq1/queries-from";
import type { Query } from "#benchmarks/decision/rq1/query";
import { quotas } from "#benchmarks/decision/rq1/quotas";
import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { distinct, type FormedRow, formedRows } from "#benchmarks/decision/rq1/worded/formed-rows";
import { useWordedTasks, wordedName } from "#benchmarks/decision/rq1/worded/worded-tasks";
import type { EncodingName } from "#generators/encodings/index";
import { ownModules } from "#generators/own";
import { certificate } from "#splits/certificate";
import { graphForm } from "#splits/form";
import { type Made, madeOf } from "#splits/made";
import type { Manifest, Split } from "#splits/manifest";
import { MANIFEST } from "#splits/read-manifest";
import { UserError } from "#src/errors";
import type { GraphLike } from "#src/graph/graph";
import { writeWhole } from "#src/jsonl";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { version } from "#src/version";

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
 * @param sources undirected networks by name
 * @throws UserError where a network lacks graphs that are asked for, and where the folder holds splits
 */
export function writeQuerySplits(
  sources: Readonly<Record<string, Network>>,
  { out, seed, encoding, repeats = quotas.train.repeats, pretraining = [] }: QuerySplitsOptions,
): Manifest {
  if (existsSync(join(out, MANIFEST)))
    throw new UserError(`${out}: expected a new folder, got one with splits; choose another with --out`);
  const base = new Set(Array.from(pretraining, graphForm));
  const rows = (queries: readonly Query[]) => formedRows(queries, encoding, base);
  const tests = distinct(rows(queriesFrom(sources, { seed, split: "main" }))).filter(
    ({ listed }) => !listed.pretrained,
  );
  const quota = { ...quotas.train, repeats };
  const drawn = rows(queriesFrom(sources, { seed, split: "train", quota }));
  const training = distinct(drawn, new Set(tests.map(({ listed }) => listed.form)));
  const made = names(queryTasks).flatMap((task) => [
    filesOf(task, "test", tests, seed),
    filesOf(task, "train", training, seed),
  ]);
  const drafts = made.flatMap((one) => one.drafts);
  for (const { entry, text } of drafts) writeWhole(join(out, entry.path), text);
  const manifest: Manifest = {
    schema: 1,
    version,
    pattern: "reasoning",
    seed,
    options: { queries: Object.keys(sources), encoding, repeats, pretraining: { graphs: base.size }, own: ownTasks() },
    files: drafts.map(({ entry }) => entry),
    certificate: certificate(
      made.map(({ listing }) => listing),
      base.size,
    ),
  };
  writeWhole(join(out, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
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

/** What whoever reads the splits must know, too. */
function ownTasks(): Readonly<Record<string, string>> {
  useWordedTasks();
  const used = new Set(names(queryTasks).map((task) => `task ${wordedName(task)}`));
  return Object.fromEntries(Object.entries(ownModules()).filter(([what]) => used.has(what)));
}
