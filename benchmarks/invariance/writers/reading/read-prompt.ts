import type { Library } from "#benchmarks/invariance/arms";
import { librarySentences } from "#benchmarks/invariance/prompts/languages";
import type { Assignment } from "#benchmarks/invariance/writers/assignment";
import { type Phrase, phrases } from "#benchmarks/invariance/writers/reading/phrases";
import { readGraph } from "#benchmarks/invariance/writers/reading/read-graph";
import { names } from "#src/pick";

/** What a prompt asks for; undefined where it is not understood. */
export function readPrompt(prompt: string): Assignment | undefined {
  const library = names(librarySentences).find((name) => prompt.includes(librarySentences[name]));
  const isSolver = prompt.includes("function `solve(");
  return isSolver ? readSolver(prompt, library) : readQuestion(prompt, library);
}

function readSolver(prompt: string, library: Library | undefined): Assignment | undefined {
  const phrase = phrases.find(({ definition }) => prompt.startsWith(definition));
  if (!phrase) return undefined;
  const parameters = /`solve\(nodes, edges, directed((?:, \w+)*)\)`/.exec(prompt)?.[1] ?? "";
  const asked = Object.fromEntries((parameters.match(/\w+/g) ?? []).map((name) => [name, name]));
  const { kind } = phrase;
  return { kind, saysConnected: false, mode: "solver", library, asked, directed: undefined, graph: undefined };
}

function readQuestion(prompt: string, library: Library | undefined): Assignment | undefined {
  const phrase = phrases.find(({ question }) => question.test(prompt));
  if (!phrase) return undefined;
  const asked = { ...phrase.question.exec(prompt)?.groups };
  const told = { ...wordsOf(phrase), library, asked };
  const isGiven = library !== undefined && prompt.includes("are set before the program starts");
  if (isGiven) return { ...told, mode: "given", directed: /graph is directed/.test(prompt), graph: undefined };
  const shown = readGraph(
    library === undefined ? withoutDefinitions(prompt) : prompt.slice(prompt.lastIndexOf("\nQ: ")),
  );
  if (!shown) return undefined;
  return { ...told, mode: library === undefined ? "direct" : "code", directed: shown.directed, graph: shown };
}

/** Definitions speak of directed graphs; two tasks may be asked for in the same words, so none of them is left. */
function withoutDefinitions(prompt: string): string {
  return phrases.reduce((left, { definition }) => left.replace(definition, ""), prompt);
}

function wordsOf({ kind, question }: Phrase): Pick<Assignment, "kind" | "saysConnected"> {
  const isMisread = kind === "edge" || kind === "neighbours" || kind === "others";
  return { kind, saysConnected: isMisread && question.source.includes("connected") };
}
