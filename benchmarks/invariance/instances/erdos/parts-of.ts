/** What a prompt of the data set says of the graph, and its words around it. */
export interface PromptParts {
  readonly directed: boolean;
  /** From the least label to the greatest. */
  readonly nodes: readonly number[];
  /** Pairs, or triples with a weight. */
  readonly edges: readonly (readonly number[])[];
  /** What stands before the graph. */
  readonly preamble: string;
  readonly question: string;
  /** What stands after the question, on the form of the answer; empty where nothing does. */
  readonly format: string;
}

const GRAPH = /Here is an? (un)?directed graph containing nodes from (\d{1,9}) to (\d{1,9})\. The edges are: ?([^\n]*)/;
const QUESTION = "Question:";
/** The most nodes that are read. */
const MOST = 10_000;

/** The parts of a prompt as the data set builds it; undefined for any other text. */
export function partsOf(prompt: string): PromptParts | undefined {
  const found = GRAPH.exec(prompt);
  const asked = prompt.indexOf(QUESTION);
  if (!found || asked < found.index) return undefined;
  const [, un, low, high, listed] = found;
  const [from, to] = [Number(low), Number(high)];
  if (to < from || to - from >= MOST) return undefined;
  const [question, ...format] = prompt
    .slice(asked + QUESTION.length)
    .trim()
    .split(/\n{2,}/);
  return {
    directed: un === undefined,
    nodes: Array.from({ length: to - from + 1 }, (_, i) => from + i),
    edges: edgesIn(listed!),
    preamble: prompt.slice(0, found.index).trim(),
    question: question!.trim(),
    format: format.join("\n\n").trim(),
  };
}

/** The pairs and triples of numbers in parentheses. */
export function edgesIn(text: string): number[][] {
  const listed = text.matchAll(/\(\s?(\d{1,9}),\s?(\d{1,9})(?:,\s?(-?\d{1,15}(?:\.\d{1,15})?))?\s?\)/g);
  return [...listed].map(([, u, v, weight]) => [u, v, weight].filter((part) => part !== undefined).map(Number));
}
