import type { Leakage, Split } from "#splits/manifest";
import { pairedFiles } from "#splits/paired-files";

/** The rows of one file as the certificate sees them. */
export interface Listing {
  readonly path: string;
  readonly split: Split;
  readonly rows: readonly ListedRow[];
}

/** A row as the certificate sees it. */
export interface ListedRow {
  /** The instance's id. */
  readonly instance: string;
  /** Digest of its canonical form with the query; of a real-world item, of what it asks. */
  readonly form: string;
  /** Whether its graph is one the local base was pre-trained on. */
  readonly pretrained: boolean;
}

/** The leakage certificate of files, from the canonical forms of their rows. */
export function certificate(files: readonly Listing[], pretrainingGraphs: number): Leakage {
  const rowsOf = (side: Split) => files.filter(({ split }) => split === side).flatMap(({ rows }) => rows);
  const tests = rowsOf("test");
  const training = rowsOf("train");
  const instances = new Set(training.map(({ instance }) => instance));
  const forms = new Set(training.map(({ form }) => form));
  const equal = tests.filter(({ instance }) => instances.has(instance)).length;
  const isomorphic = tests.filter(({ instance, form }) => instances.has(instance) || forms.has(form)).length;
  const pretraining = tests.filter(({ pretrained }) => pretrained).length;
  const repeated = files.reduce((sum, { rows }) => sum + rows.length - new Set(rows.map(({ form }) => form)).size, 0);
  return {
    clean: equal + isomorphic + pretraining + repeated === 0,
    equal,
    isomorphic,
    pretraining,
    repeated,
    paired: pairedFiles(files.map(({ path, rows }) => [path, rows.map(({ instance }) => instance)])),
    method: `canonical forms: ${tests.length} test rows against ${instances.size} training instances and ${pretrainingGraphs} pre-training graphs`,
  };
}
