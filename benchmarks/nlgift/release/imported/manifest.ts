import { existsSync } from "node:fs";
import { join } from "node:path";
import type { UNKNOWN } from "#benchmarks/nlgift/release/imported/response-of";
import type { Layout } from "#benchmarks/nlgift/release/layout";
import type { PassedOver } from "#benchmarks/nlgift/release/passed-over";
import { readRecord } from "#src/read-record";

/** A file of an import's folder. */
export interface Imported {
  readonly file: string;
  readonly rows: number;
}

/** The index of an imported release, written last. */
export interface ImportManifest {
  readonly schema: 1;
  readonly from: Layout;
  readonly problems: readonly Imported[];
  readonly responses: Imported;
  /** Training texts and pairs, and other projects' data, which stay where they are. */
  readonly left: readonly { readonly path: string; readonly kind: string; readonly rows: number }[];
  readonly skipped: readonly { readonly path: string; readonly kind: PassedOver }[];
  /** What the logs do not say, so that the replies' records do not, either. */
  readonly unknown: typeof UNKNOWN;
  /** How often what was met. */
  readonly odd: Readonly<Record<string, number>>;
}

/** Its name. */
export const IMPORT = "import.json";
/** The file of replies. */
export const RESPONSES = "responses.jsonl";

/** Whether a folder is one that `importRelease` wrote. */
export function isImported(dir: string): boolean {
  return existsSync(join(dir, IMPORT));
}

/** @throws UserError where the index is damaged */
export function readImport(dir: string): ImportManifest {
  return readRecord<ImportManifest>(join(dir, IMPORT), "import the release again");
}
