import { statSync } from "node:fs";
import { join } from "node:path";
import type { Cell } from "#benchmarks/nlgift/release/cell";
import { dataPlace } from "#benchmarks/nlgift/release/data-names";
import { firstLine } from "#benchmarks/nlgift/release/first-line";
import { isLog } from "#benchmarks/nlgift/release/layout";
import { logCell } from "#benchmarks/nlgift/release/log-names";
import { graphLogRows, itemLogRows, normalisedRows } from "#benchmarks/nlgift/release/log-rows";
import type { ProblemMaker } from "#benchmarks/nlgift/release/problem-maker";
import { questionRows, rawRows } from "#benchmarks/nlgift/release/question-rows";
import { parsed, readRows } from "#benchmarks/nlgift/release/read-rows";
import type { Named, ReleaseFile } from "#benchmarks/nlgift/release/release-file";
import { kindOfRow } from "#benchmarks/nlgift/release/row-schemas";
import { ourTask, taskNames } from "#benchmarks/nlgift/release/task-names";
import { chatRows, textRows } from "#benchmarks/nlgift/release/training-rows";

/** What a file's path says of it. */
interface Known {
  readonly named: Named;
  readonly cell: Cell | undefined;
}

/** A file of the release: what it is by its name, and what its rows are by its first one. */
export function openFile(dir: string, path: string, make: ProblemMaker): ReleaseFile {
  const known = knownFrom(path);
  const full = join(dir, path);
  if (!known)
    return { path, pattern: undefined, task: undefined, setting: undefined, split: undefined, kind: "unknown" };
  if (statSync(full).size === 0) return { ...known.named, kind: "empty" };
  return withRows(full, known, make);
}

function knownFrom(path: string): Known | undefined {
  const [root, ...rest] = path.split("/");
  const below = rest.join("/");
  if (root === "data") {
    const place = dataPlace(below);
    if (!place) return undefined;
    const { pattern, task, setting, split } = place;
    return { named: { path, pattern, task: task && (ourTask(task) ?? task), setting, split }, cell: undefined };
  }
  if (root === "experiment_logs") {
    const cell = logCell(below);
    return (
      cell && {
        named: { path, pattern: cell.pattern, task: ourTask(cell.task), setting: cell.test, split: "test" },
        cell,
      }
    );
  }
  if (!isLog(path)) return undefined;
  return { named: { path, pattern: undefined, task: undefined, setting: undefined, split: "test" }, cell: undefined };
}

function withRows(full: string, { named, cell }: Known, make: ProblemMaker): ReleaseFile {
  const { path } = named;
  const graphTask = Object.values(taskNames).find((name) => name === named.task);
  switch (isLog(path) ? "normalised" : kindOfRow(head(full, path))) {
    case "normalised":
      return { ...named, kind: "log", rows: () => normalisedRows(full, path, make) };
    case "graphLog":
      if (!graphTask) break;
      return { ...named, kind: "log", rows: () => graphLogRows(full, path, graphTask, cell, make) };
    case "itemLog":
      return { ...named, kind: "log", rows: () => itemLogRows(full, path, named.task!, cell) };
    case "raw":
      if (!graphTask) break;
      return { ...named, kind: "raw", rows: () => rawRows(full, path, graphTask, named.setting === "lint", make) };
    case "questions":
      return { ...named, kind: "questions", rows: () => questionRows(full, path, named.task!) };
    case "chat":
      return { ...named, kind: "chat", rows: () => chatRows(full, path) };
    case "text":
      return { ...named, kind: "text", rows: () => textRows(full, path) };
    case "preferences":
      return { ...named, kind: "preferences", rows: () => preferenceRows(full, path) };
  }
  return { ...named, kind: "source" };
}

function* preferenceRows(full: string, path: string) {
  for (const { where, row } of readRows(full, path, "preferences")) yield { where, ...row };
}

/** The first row; undefined in a file of another kind. */
function head(full: string, path: string): unknown {
  return path.includes(".jsonl") ? parsed(firstLine(full), `${path}:1`) : undefined;
}
