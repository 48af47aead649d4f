import { problemRow } from "#benchmarks/nlgift/audit/problem-row";
import { spelt } from "#benchmarks/nlgift/audit/spelt";
import { wordedRows } from "#benchmarks/nlgift/audit/worded-rows";
import {
  absentHalf,
  type Layout,
  layoutOf,
  passedOver,
  problemSet,
  type ReleasedItem,
  type ReleaseFile,
  releaseFiles,
} from "#benchmarks/nlgift/release/index";
import type { ProblemSet, Row, Subject, SubjectFile } from "#splits/audit/index";

type FileOf<Kind extends ReleaseFile["kind"]> = Extract<ReleaseFile, { readonly kind: Kind }>;

/**
 * A published release of NLGift as something to audit. Bare problems come first, so that chats and logs are known to
 * write them down again.
 *
 * @throws UserError for a folder that is none, and, when a file is reached, where it is damaged
 */
export function releaseSubject(dir: string): Subject {
  return { name: dir, files: filesOf(dir, layoutOf(dir)) };
}

function* filesOf(dir: string, layout: Layout): Iterable<SubjectFile> {
  const all = [...releaseFiles(dir)];
  const raw = all.filter((file) => file.kind === "raw");
  for (const file of raw) yield rawFile(file, layout);
  for (const file of all) if (file.kind !== "raw") yield otherFile(file, raw, layout);
  const absent = absentHalf(dir);
  if (absent) yield { path: absent, skipped: "half of the release, not there" };
}

function rawFile(file: FileOf<"raw">, layout: Layout): SubjectFile {
  const { path, split } = file;
  if (split === undefined) return { path, skipped: "the training and the test file beside it in one" };
  return { path, rows: () => placed(file.rows(), problemSet(file, layout), problemRow) };
}

function otherFile(
  file: Exclude<ReleaseFile, FileOf<"raw">>,
  raw: readonly FileOf<"raw">[],
  layout: Layout,
): SubjectFile {
  const { path } = file;
  switch (file.kind) {
    case "chat":
    case "text": {
      const source = raw.find((other) => isWordingOf(file, other));
      if (!source) return { path, skipped: "no file of its problems beside it" };
      return { path, rows: () => wordedRows(file, source, problemSet(source, layout)) };
    }
    case "questions":
      return { path, rows: () => placed(file.rows(), problemSet(file, layout), questionRow) };
    case "log":
      if (file.split === undefined) return { path, skipped: "replies to training problems" };
      return { path, rows: () => logRows(file, layout) };
    default:
      return { path, skipped: file.kind === "preferences" ? "preferences, no problems" : passedOver[file.kind] };
  }
}

/** Whether a file of chats words the problems of a file of bare ones, row by row. */
function isWordingOf(worded: FileOf<"chat" | "text">, raw: FileOf<"raw">): boolean {
  const alike = (["pattern", "task", "split"] as const).every((key) => worded[key] === raw[key]);
  return alike && (raw.setting === undefined || raw.setting === worded.setting);
}

function* placed<Item>(
  items: Iterable<Item>,
  set: ProblemSet,
  make: (item: Item, set: ProblemSet, place: number) => Row,
): Iterable<Row> {
  let place = 0;
  for (const item of items) yield make(item, set, place++);
}

function* logRows(file: FileOf<"log">, layout: Layout): Iterable<Row> {
  const { path, split } = file;
  const sets = new Map<string, ProblemSet>();
  for (const { id, cell, asked } of file.rows()) {
    const { pattern, test } = cell ?? { pattern: file.pattern, test: file.setting };
    const key = `${pattern} ${asked.task} ${test}`;
    const set = sets.get(key) ?? problemSet({ pattern, task: asked.task, setting: test, split, path }, layout);
    sets.set(key, set);
    const place = Number(id.split("/").at(-1));
    yield "graph" in asked ? problemRow(asked, set, place) : questionRow(asked, set, place);
  }
}

function questionRow({ where, prompt, answer }: ReleasedItem, set: ProblemSet, place: number): Row {
  return { where, set, place, prompt, answer: spelt(answer) };
}
