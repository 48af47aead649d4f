import { edgesIn } from "#benchmarks/nlgift/release/edges-in";
import { keeper } from "#benchmarks/nlgift/release/keeper";
import { labelsOf } from "#benchmarks/nlgift/release/labels-of";
import type { ReleasedProblem } from "#benchmarks/nlgift/release/released-problem";
import type { EncodingName } from "#generators/encodings/index";
import { type NumbersName, numbers } from "#generators/numbers/index";
import type { TaskName } from "#generators/tasks/index";
import type { Ends } from "#generators/tasks/task";
import type { Graph } from "#src/graph/graph";

/** What a released row says of its problem. */
export interface ProblemText {
  readonly node_number: number;
  readonly graph: string;
  /** "source target", or null */
  readonly question?: string | null | undefined;
  readonly answer: string | number;
}

/** What a log adds. */
export interface Worded {
  readonly prompt: string;
  readonly target?: string | undefined;
  readonly encoding: EncodingName;
}

export type ProblemMaker = (
  where: string,
  task: TaskName,
  row: ProblemText,
  large: boolean,
  worded?: Worded,
) => ReleasedProblem;

/**
 * Parses rows into problems. Rows of the same graph share it, so that what an oracle finds can be kept by graph.
 *
 * `large`: the set's integers are those above ten.
 *
 * @throws RangeError for text that makes no graph
 */
export function problemMaker(): ProblemMaker {
  const graphs = keeper<Graph>();
  const labels = keeper<readonly string[]>();
  return (where, task, row, large, worded) => {
    const range = rangeOf(row.graph, large);
    const order = row.node_number;
    const graph = graphs(`${task} ${order} ${row.graph}`, () => edgesIn(row.graph, task, order, numbers[range].scale));
    const query = queryOf(row.question, order);
    const problem = { where, task, graph, query, numbers: range, answer: row.answer };
    if (!worded) return problem;
    const { prompt, target, encoding } = worded;
    const key = encoding === "friendship" ? prompt : `${encoding} ${order}`;
    const called = labels(key, () => labelsOf(encoding, prompt, problem));
    return { ...problem, prompt, encoding, labels: called, ...(target !== undefined && { target }) };
  };
}

function rangeOf(graph: string, large: boolean): NumbersName {
  if (graph.includes(".")) return "float";
  return large ? "int-large" : "int-small";
}

function queryOf(question: string | null | undefined, order: number): Ends | null {
  if (question === null || question === undefined) return null;
  const [source, target] = question.split(" ").map(Number);
  const inside = (node: number | undefined) => Number.isInteger(node) && node! >= 0 && node! < order;
  if (!inside(source) || !inside(target))
    throw new RangeError(`a question about two of ${order} nodes, got "${question}"`);
  return { source: source!, target: target! };
}
