import { isRealWorld } from "#generators/question";
import { instanceOf } from "#splits/instance-of";
import { itemForm } from "#splits/item-form";
import { type LoadedFile, loadFiles } from "#splits/load-files";
import type { Leakage } from "#splits/manifest";
import { marks } from "#splits/marks";
import { type Match, matcher } from "#splits/matcher";
import { pairedFiles } from "#splits/paired-files";
import { readManifest } from "#splits/read-manifest";
import { type Sighting, sighting } from "#splits/sighting";
import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";

/** Two rows that should be different instances, each as `path:line`. */
export interface Leak {
  readonly kind: Match["kind"] | "pretraining" | "repeated";
  readonly row: string;
  readonly of: string;
}

/** What `certify` found. */
export interface Certification {
  /** No leak and no fault. */
  readonly sound: boolean;
  readonly leakage: Leakage;
  readonly leaks: readonly Leak[];
  /** One line per file that is missing, damaged, or not as the manifest says. */
  readonly faults: readonly string[];
}

/** What a split folder is compared with, beside itself. */
export interface CertifyOptions {
  /** The graphs that the local base was pre-trained on; undefined: none to compare with. */
  readonly pretraining?: Iterable<GraphLike>;
}

/**
 * Recomputes the leakage certificate of a split folder from its files alone, by exact matching (the splits were made
 * by canonical forms), and checks the files against the manifest.
 *
 * @throws UserError where there is no readable manifest
 */
export function certify(dir: string, { pretraining = [] }: CertifyOptions = {}): Certification {
  const { files, faults } = loadFiles(dir, readManifest(dir));
  const seen = files.map((loaded) => ({ split: loaded.file.split, items: sightings(loaded) }));
  const tests = seen.filter(({ split }) => split === "test").flatMap(({ items }) => items);
  const trained = matcher(seen.filter(({ split }) => split === "train").flatMap(({ items }) => items));
  const base = matcher(Array.from(pretraining, (graph, i) => sighting(`pre-training graph ${i}`, asGraph(graph))));
  const leaks = [
    ...tests.flatMap((item) => leak(trained.find(item), item)),
    ...(base.size === 0 ? [] : tests.flatMap((item) => leak(base.find(unasked(item)), item, "pretraining"))),
    ...seen.flatMap(({ items }) => repeats(items)),
  ];
  const count = (...kinds: readonly Leak["kind"][]) => leaks.filter(({ kind }) => kinds.includes(kind)).length;
  const leakage: Leakage = {
    clean: leaks.length === 0,
    equal: count("equal"),
    isomorphic: count("equal", "isomorphic"),
    pretraining: count("pretraining"),
    repeated: count("repeated"),
    paired: pairedFiles(files.map(({ file, questions }) => [file.path, questions.map(({ instance }) => instance)])),
    method: `exact matching: ${tests.length} test rows against ${trained.size} training instances and ${base.size} pre-training graphs, isomorphic ones counted each`,
  };
  return { sound: leakage.clean && faults.length === 0, leakage, leaks, faults };
}

function sightings({ path, questions }: LoadedFile): Sighting[] {
  return questions.map((question, i) => {
    const where = `${path}:${i + 1}`;
    if (isRealWorld(question)) {
      const exact = instanceOf(question);
      return { where, exact, form: itemForm({ ...question, instance: exact }) };
    }
    return sighting(where, question.graph, marks(question));
  });
}

/** The graph alone, whatever is asked about it. */
function unasked(item: Sighting): Sighting {
  return item.shape ? sighting(item.where, item.shape.graph) : item;
}

function leak(match: Match | undefined, { where }: Sighting, kind: Leak["kind"] | undefined = match?.kind): Leak[] {
  return match && kind ? [{ kind, row: where, of: match.of.where }] : [];
}

/** The rows of one file that are an earlier one over again. */
function repeats(items: readonly Sighting[]): Leak[] {
  const earlier = matcher();
  return items.flatMap((one) => {
    const item = one.form === undefined ? one : { ...one, exact: one.form };
    const found = leak(earlier.find(item), item, "repeated");
    earlier.add(item);
    return found;
  });
}
