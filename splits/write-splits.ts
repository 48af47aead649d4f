import { existsSync } from "node:fs";
import { join } from "node:path";
import { certificate, type Listing } from "#splits/certificate";
import { fillCells, filler, type Plan } from "#splits/fill-cells";
import { graphForm } from "#splits/form";
import type { Made } from "#splits/made";
import { makeFiles } from "#splits/make-files";
import { fillMixtures, makeMixtures } from "#splits/make-mixtures";
import { makeSets } from "#splits/make-sets";
import type { Manifest, SplitFile } from "#splits/manifest";
import { type Outline, type OutlineOptions, outlineOf } from "#splits/outline";
import { ownIn } from "#splits/own-in";
import { MANIFEST, readManifest } from "#splits/read-manifest";
import { type SplitSet, splitSet } from "#splits/split-set";
import { UserError } from "#src/errors";
import type { GraphLike } from "#src/graph/graph";
import { sha256 } from "#src/hash";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { version } from "#src/version";

/** What splits are made from, and where they go. */
export interface SplitOptions extends Plan, OutlineOptions {
  /** The folder to write to. */
  readonly out: string;
  /** Graphs that no test graph may be isomorphic to, weights included; undefined: none. */
  readonly pretraining?: Iterable<GraphLike>;
  /** Told of each file once it is written. */
  readonly written?: (file: SplitFile) => void;
}

/**
 * Draws a pattern's problems and writes them: for each task and setting `task/setting.{train,test}.jsonl` and
 * `task/setting.train.chat.jsonl`, and at last `manifest.json`; training files that mix tasks are in `mixed/`, real-world
 * sets in a folder each. Same options, same bytes. Nothing is written before all instances are found.
 *
 * @throws UserError for unknown names and impossible numbers, where there are too few distinct instances, for real-world
 *   files that are missing or damaged, and where the folder holds other splits
 */
export function writeSplits(options: SplitOptions): Manifest {
  checkCounts(options);
  const outline = outlineOf(options);
  const sets = outline.sets.map((set) => splitSet(set, options.data, options));
  const base = new Set(Array.from(options.pretraining ?? [], graphForm));
  const heading = headingOf(options, outline, sets, base);
  refuseOthers(options.out, heading);
  const files: SplitFile[] = [];
  const listings: Listing[] = [];
  for (const { drafts, listing } of makeAll(options, outline, sets, base)) {
    listings.push(listing);
    for (const { entry, text } of drafts) {
      writeWhole(join(options.out, entry.path), text);
      files.push(entry);
      options.written?.(entry);
    }
  }
  const manifest: Manifest = { ...heading, files, certificate: certificate(listings, base.size) };
  writeWhole(join(options.out, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

/** All files, one after another, once all instances are found. */
function* makeAll(plan: Plan, outline: Outline, sets: readonly SplitSet[], base: ReadonlySet<string>): Generator<Made> {
  const { settings, mixtures, parts } = outline;
  const fillOne = filler(plan, base);
  const mixed = fillMixtures(mixtures, parts, fillOne);
  const cells = fillCells(plan, settings, fillOne, parts.length > 0 ? ["test"] : ["train", "test"]);
  yield* makeMixtures(mixed, plan, base);
  yield* makeFiles(cells, plan.seed, base);
  if (sets.length > 0) yield* makeSets(sets, plan, parts[0]!.wording.format);
}

function checkCounts(plan: Plan): void {
  for (const field of ["seed", "train", "test"] as const) {
    if (Number.isSafeInteger(plan[field]) && plan[field] >= 0) continue;
    throw new UserError(`${field}: expected a whole number of 0 or more, got ${plan[field]}`);
  }
  if (plan.train + plan.test === 0)
    throw new UserError("train and test: expected rows for one of them, got 0 for both");
}

type Heading = Omit<Manifest, "files" | "certificate">;

function headingOf(
  { pattern, seed, train, test, testShare }: Plan,
  { settings, mixtures, parts, related }: Outline,
  sets: readonly SplitSet[],
  base: Set<string>,
): Heading {
  const pretraining = { graphs: base.size, sha256: sha256([...base].sort().join()) };
  const own = ownIn([...settings, ...parts]);
  const options = {
    train,
    test,
    ...(testShare !== undefined && { testShare }),
    pretraining,
    settings,
    ...(Object.keys(own).length > 0 && { own }),
    ...(parts.length > 0 && { mixtures, parts }),
    ...(sets.length > 0 && { related, sets: Object.fromEntries(sets.map(({ set, source }) => [set, source])) }),
  };
  return { schema: 1, version, pattern, seed, options };
}

function refuseOthers(out: string, heading: Heading): void {
  if (!existsSync(join(out, MANIFEST))) return;
  const { files: _files, certificate: _certificate, ...there } = readManifest(out);
  if (canonical(there) === canonical(heading)) return;
  throw new UserError(`${out}: expected a new folder or these very splits, got others; choose another with --out`);
}
