import type { z } from "zod";
import { readAnswer } from "#benchmarks/invariance/answers/read-answer";
import { answerTypes } from "#benchmarks/invariance/instances/erdos/answer-types";
import type { erdosRow } from "#benchmarks/invariance/instances/erdos/erdos-row";
import { edgesIn, type PromptParts, partsOf } from "#benchmarks/invariance/instances/erdos/parts-of";
import { graphOf } from "#benchmarks/invariance/instances/graph-of";
import type { Instance } from "#benchmarks/invariance/instances/instance";

/**
 * The instance of a row. The prompt counts, for the column of edges loses weights.
 *
 * @param index of the row among those of its task that are not too long
 * @returns why the row is left out, where its prompt, its columns and its answer do not fit together
 */
export function rowInstance(row: z.infer<typeof erdosRow>, index: number): Instance | string {
  const parts = partsOf(row.prompt);
  if (!parts) return "the prompt holds no graph and question that can be read";
  const { directed, nodes, edges, preamble, question, format } = parts;
  const fault = graphFault(parts, row.edges);
  if (fault) return fault;
  const type = answerTypes[row.task]!;
  const truth = readAnswer(String(row.answer), type, "strict");
  if (truth === undefined) return "the answer cannot be read";
  const asked = queryIn(question);
  if (Object.values(asked).some((node) => !nodes.includes(node))) return "the question names a node that there is not";
  const id = `erdos-${row.task}-${String(index).padStart(4, "0")}`;
  const words = { preamble, question, ...(format && { format_hint: format }) };
  return {
    id,
    dataset: "erdos",
    task: row.task,
    directed,
    weighted: edges[0]?.length === 3,
    nodes,
    edges,
    query_args: asked,
    answer_type: type,
    ground_truth: truth,
    native_prompt: row.prompt,
    meta: {
      graph_id: id,
      ...words,
      n: nodes.length,
      m: edges.length,
      ...(row.source_file && { source_file: row.source_file }),
    },
  };
}

/** What is wrong with the graph; undefined where nothing is. */
function graphFault({ nodes, edges, directed }: PromptParts, column: string | undefined): string | undefined {
  if (column !== undefined) {
    const pairs = (list: readonly (readonly number[])[]) => JSON.stringify(list.map(([u, v]) => [u, v]));
    if (pairs(edgesIn(column)) !== pairs(edges)) return "the prompt has other edges than the column";
  }
  try {
    graphOf({ nodes, edges, directed });
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** One integer after the word "node" is what is asked about; of two, the first and the second. */
function queryIn(question: string): Instance["query_args"] {
  const named = [...question.matchAll(/\bnode (\d{1,9})\b/gi)].map(([, label]) => Number(label));
  if (named.length === 1) return { node: named[0]! };
  return named.length === 2 ? { u: named[0]!, v: named[1]! } : {};
}
