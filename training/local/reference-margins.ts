import { existsSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { type Comparison, logLikelihoods } from "#src/onnx/index";
import { readRecord } from "#src/read-record";
import type { Course } from "#training/local/course";
import { keptFiles } from "#training/local/kept-files";

export interface ReferenceOptions {
  /** Where the margins are kept until the course is done. */
  readonly folder: string;
  /** Names the course. */
  readonly order: string;
  readonly threads: 1 | 2;
}

interface Reference {
  readonly schema: 1;
  readonly margins: readonly number[];
}

/**
 * log p(chosen) − log p(rejected) of each pair under the model before training, in nats. They are computed once and
 * kept, so that a course that is taken up again goes on with the same bits.
 *
 * @throws UserError if what was kept is damaged
 */
export async function referenceMargins(
  { spec, start }: Pick<Course, "spec" | "start">,
  pairs: readonly Omit<Comparison, "reference">[],
  { folder, order, threads }: ReferenceOptions,
): Promise<readonly number[]> {
  const path = join(folder, keptFiles(order).reference);
  if (existsSync(path)) return readRecord<Reference>(path, "remove it to have it made anew").margins;
  const rows = pairs.flatMap(({ chosen, rejected }) => [chosen, rejected]);
  const logs = await logLikelihoods(spec, start, rows, { threads, device: "cpu" });
  const reference: Reference = { schema: 1, margins: pairs.map((_, i) => logs[2 * i]! - logs[2 * i + 1]!) };
  writeWhole(path, `${canonical(reference)}\n`);
  return reference.margins;
}
