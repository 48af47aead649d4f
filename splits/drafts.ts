import type { Facets } from "#generators/problem";
import { isRealWorld, type Question } from "#generators/question";
import { problemToRow } from "#generators/rows";
import { baselines } from "#splits/baselines";
import { toChat } from "#splits/chat";
import type { SplitFile } from "#splits/manifest";
import { sha256 } from "#src/hash";
import { formatLines } from "#src/jsonl";

/** A file yet to be written: its entry in the manifest and its text. */
export interface Draft {
  readonly entry: SplitFile;
  readonly text: string;
}

/** What a file is to hold, and what its entry says beyond what follows from that. */
export interface Content extends Pick<SplitFile, "task" | "setting" | "split"> {
  readonly questions: readonly Question[];
  readonly about: Pick<SplitFile, "quota" | "parts" | "asked">;
}

/** The file of questions and, of the training side, the file of conversations. */
export function draftsOf({ task, setting, split, questions, about }: Content): [questions: Draft, ...chats: Draft[]] {
  const shared = { task, setting, split, rows: questions.length, facets: sharedFacets(questions) };
  const path = `${task}/${setting}.${split}`;
  const rows = formatLines(questions.map((one) => (isRealWorld(one) ? one : problemToRow(one))));
  const questionFile: SplitFile = {
    path: `${path}.jsonl`,
    kind: "problems",
    ...shared,
    sha256: sha256(rows),
    ...about,
    ...(split === "test" && { baselines: baselines(questions) }),
  };
  if (split === "test") return [{ entry: questionFile, text: rows }];
  const chats = formatLines(questions.map(toChat));
  const chatFile: SplitFile = { path: `${path}.chat.jsonl`, kind: "chat", ...shared, sha256: sha256(chats) };
  return [
    { entry: questionFile, text: rows },
    { entry: chatFile, text: chats },
  ];
}

/** The facets on which all questions agree. */
function sharedFacets([first, ...others]: readonly Question[]): Facets {
  const agreed = Object.entries(first!.facets).filter(([key, value]) =>
    others.every(({ facets }) => facets[key] === value),
  );
  return Object.fromEntries(agreed);
}
