import { problemRow } from "#benchmarks/nlgift/audit/problem-row";
import { encodingOf } from "#benchmarks/nlgift/release/encoding-names";
import type { ReleaseFile } from "#benchmarks/nlgift/release/index";
import { labelsOf } from "#benchmarks/nlgift/release/labels-of";
import type { ProblemSet, Row } from "#splits/audit/index";

/** The rows of a file of chats, each with the problem that it words; what follows the last problem is left out. */
export function* wordedRows(
  file: Extract<ReleaseFile, { readonly kind: "chat" | "text" }>,
  raw: Extract<ReleaseFile, { readonly kind: "raw" }>,
  set: ProblemSet,
): Iterable<Row> {
  const problems = raw.rows()[Symbol.iterator]();
  let place = 0;
  for (const { where, prompt, target } of file.rows()) {
    const next = problems.next();
    if (next.done) return;
    const labels = labelsOf(encodingOf(file.setting), prompt, next.value);
    yield { ...problemRow({ ...next.value, where, prompt, target, labels }, set, place++), wordsOnly: true };
  }
}
