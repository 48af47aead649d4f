import type { Facets, Problem } from "#generators/problem";
import { problemToRow } from "#generators/rows";
import { baselines } from "#splits/baselines";
import { toChat } from "#splits/chat";
import type { Quota, Split, SplitFile } from "#splits/manifest";
import type { Setting } from "#splits/settings";
import { sha256 } from "#src/hash";
import { formatLines } from "#src/jsonl";

/** A file yet to be written: its entry in the manifest and its text. */
export interface Draft {
  readonly entry: SplitFile;
  readonly text: string;
}

/** The problem file of one side of a setting and, of the training side, the file of conversations. */
export function draftsOf(
  { task, name }: Setting,
  split: Split,
  problems: readonly Problem[],
  quota: Readonly<Record<string, Quota>>,
): [problems: Draft, ...chats: Draft[]] {
  const shared = { task, setting: name, split, rows: problems.length, facets: sharedFacets(problems) };
  const path = `${task}/${name}.${split}`;
  const rows = formatLines(problems.map(problemToRow));
  const problemFile: SplitFile = {
    path: `${path}.jsonl`,
    kind: "problems",
    ...shared,
    sha256: sha256(rows),
    quota,
    ...(split === "test" && { baselines: baselines(problems) }),
  };
  if (split === "test") return [{ entry: problemFile, text: rows }];
  const chats = formatLines(problems.map(toChat));
  const chatFile: SplitFile = { path: `${path}.chat.jsonl`, kind: "chat", ...shared, sha256: sha256(chats) };
  return [
    { entry: problemFile, text: rows },
    { entry: chatFile, text: chats },
  ];
}

/** The facets on which all problems agree. */
function sharedFacets([first, ...others]: readonly Problem[]): Facets {
  const agreed = Object.entries(first!.facets).filter(([key, value]) =>
    others.every(({ facets }) => facets[key] === value),
  );
  return Object.fromEntries(agreed);
}
