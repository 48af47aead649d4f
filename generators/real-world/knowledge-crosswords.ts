import {
  type Crossword,
  factKey,
  filled,
  type Triple,
  type Tuple,
  wrongTuples,
} from "#generators/real-world/crossword";
import { readCrossword } from "#generators/real-world/crossword-rows";
import type { SourceRow } from "#generators/real-world/read-rows";
import { knowledgeCrosswordsSamples } from "#generators/real-world/samples/knowledge-crosswords";
import type { Posed, RealWorldSet, SourceItem } from "#generators/real-world/set";
import type { Rng } from "#src/rng";

/** Wrong options of a question. */
const WRONG = 3;

const levels: Readonly<Record<string, string>> = {
  "mc_easy.jsonl": "easy",
  "mc_medi.jsonl": "medium",
  "mc_hard.jsonl": "hard",
};

function read(rows: readonly SourceRow[]): SourceItem<"option">[] {
  const read = rows.map((row) => ({ ...readCrossword(row), level: levels[row.file] ?? "any" }));
  const truths = truthsOf(
    read.map(({ crossword }) => crossword),
    read.flatMap((row) => row.truths),
  );
  return read.flatMap(({ crossword, level }) => sourceItem(crossword, truths, level));
}

/** The keys of the facts that crosswords have for their solution, and of others that are true. */
function truthsOf(crosswords: readonly Crossword[], others: readonly Triple[] = []): ReadonlySet<string> {
  const solved = crosswords.flatMap((crossword) => filled(crossword, crossword.gold));
  return new Set([...solved, ...others].map(factKey));
}

/** None where too few wrong options are known to be wrong. */
function sourceItem(crossword: Crossword, truths: ReadonlySet<string>, level: string): SourceItem<"option">[] {
  const wrong = wrongTuples(crossword, truths);
  if (wrong.length < WRONG) return [];
  const texts = crossword.facts.map(inWords);
  const facets = { level, blanks: crossword.blanks.length, facts: texts.length };
  return [{ kind: "option", texts, facets, pose: (rng) => pose(crossword, texts, wrong, rng) }];
}

function pose(
  { blanks, gold }: Crossword,
  facts: readonly string[],
  wrong: readonly Tuple[],
  rng: Rng,
): Posed<"option"> {
  const options = rng.shuffle([gold, ...rng.sample(wrong, WRONG)]);
  const choices = options.map((tuple) => tuple.map(spaced).join(", "));
  const question = [
    "Some names are missing from these facts:",
    ...facts,
    `Which option makes all of them true? Each names ${blanks.join(", ")}, in this order.`,
    ...choices.map((choice, i) => `${"ABCD"[i]}. ${choice}`),
  ].join("\n");
  return { question, answer: options.indexOf(gold), choices };
}

/** "Paz_Vega actedIn blank 1" as "Paz Vega acted in blank 1". */
function inWords([subject, relation, object]: Triple): string {
  const verb = relation.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return [subject, verb, object].map(spaced).join(" ");
}

function spaced(name: string): string {
  return name.replaceAll("_", " ");
}

/** Facts with blanks to be filled so that all are true (Ding et al. 2023). */
export const knowledgeCrosswords: RealWorldSet<"option"> = {
  title: "Knowledge Crosswords",
  kind: "option",
  files: Object.keys(levels),
  home: "https://arxiv.org/abs/2310.01290",
  read,
  samples: () => {
    const truths = truthsOf(knowledgeCrosswordsSamples);
    return knowledgeCrosswordsSamples.flatMap((crossword) => sourceItem(crossword, truths, "sample"));
  },
};
