import { statSync } from "node:fs";
import { writeWhole } from "#src/jsonl";
import { formats } from "#training/formats/index";
import { toLines } from "#training/formats/to-lines";
import type { Service } from "#training/hosted/port";
import type { Examples } from "#training/trainer";
import type { Issue } from "#training/validate/issue";
import { issuesIn } from "#training/validate/issues-in";

/** A training file that was written, and what is wrong with it. */
export interface TrainingFile {
  readonly rows: number;
  readonly bytes: number;
  readonly issues: readonly Issue[];
  readonly count: number;
}

/** Issues that are kept; the rest are counted. */
const KEPT = 20;

/** Writes examples as a service wants them, and checks what was written. */
export function trainingFile(service: Service, examples: Examples, path: string): TrainingFile {
  const format = service.formats[examples.method];
  writeWhole(path, [...toLines(examples, formats[format])].join(""));
  const issues: Issue[] = [];
  let count = 0;
  const found = issuesIn(path, { format, fewest: service.fewest });
  let next = found.next();
  for (; !next.done; next = found.next()) {
    if (count++ < KEPT) issues.push(next.value);
  }
  return { rows: next.value.rows, bytes: statSync(path).size, issues, count };
}
