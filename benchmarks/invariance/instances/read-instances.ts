import { graphOf } from "#benchmarks/invariance/instances/graph-of";
import type { AnswerType, Instance } from "#benchmarks/invariance/instances/instance";
import { type InstanceRow, instanceRow } from "#benchmarks/invariance/instances/instance-row";
import { readRows } from "#benchmarks/invariance/instances/read-rows";
import { textOf } from "#benchmarks/invariance/prompts/text-of";
import { UserError } from "#src/errors";

const REMEDY = "mend or leave out the line";

/**
 * The instances of a user's `instances.jsonl`, in the published layout.
 *
 * @throws UserError with file and line where a field is missing, an id comes twice, nodes do not ascend, edges make no graph,
 *   a question is about a node that there is not, the truth is not of the answer's kind, or the task has no words here
 */
export function readInstances(path: string): Instance[] {
  const seen = new Set<string>();
  return readRows(path, instanceRow, REMEDY).map(({ row, where }) => {
    const fault = seen.has(row.id) ? `expected each id once, got ${row.id} again` : (faultIn(row) ?? wordless(row));
    if (fault) throw new UserError(`${where}: ${fault}; ${REMEDY}`);
    seen.add(row.id);
    return instanceOf(row);
  });
}

function faultIn({ nodes, edges, directed, weighted, query_args, answer_type, ground_truth }: InstanceRow) {
  if (nodes.some((label, i) => i > 0 && label <= nodes[i - 1]!)) return "nodes: expected labels in ascending order";
  const known = new Set(nodes);
  const stray = edges.flatMap((edge) => edge.slice(0, 2)).find((label) => !known.has(label));
  if (stray !== undefined) return `edges: expected ends among the nodes, got ${stray}`;
  if (edges.some(({ length }) => length !== (weighted ? 3 : 2))) {
    return `edges: expected ${weighted ? "a weight on every edge" : "no weights, for weighted is false"}`;
  }
  const asked = Object.values(query_args).find((label) => label !== undefined && !known.has(label));
  if (asked !== undefined) return `query_args: expected nodes of the graph, got ${asked}`;
  if (!isOf(answer_type, ground_truth)) return `ground_truth: expected one of kind ${answer_type}`;
  try {
    graphOf({ nodes, edges, directed });
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return `edges: ${error.message}`;
    throw error;
  }
}

/** Why a task cannot be put into words; undefined where it can. */
function wordless(row: InstanceRow): string | undefined {
  try {
    textOf(row);
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

function isOf(type: AnswerType, truth: InstanceRow["ground_truth"]): boolean {
  switch (type) {
    case "bool":
      return typeof truth === "boolean";
    case "float":
      return typeof truth === "number";
    case "int":
    case "node":
      return Number.isInteger(truth);
    case "edge_set":
      return Array.isArray(truth) && truth.every((edge) => Array.isArray(edge));
    default:
      return Array.isArray(truth) && truth.every(Number.isInteger);
  }
}

function instanceOf({ query_args: { node, u, v }, native_prompt = null, meta = {}, ...row }: InstanceRow): Instance {
  const asked = { ...(node !== undefined && { node }), ...(u !== undefined && { u }), ...(v !== undefined && { v }) };
  const about = Object.entries(meta).filter((entry): entry is [string, string | number] => entry[1] !== null);
  return { ...row, query_args: asked, native_prompt, meta: { graph_id: row.id, ...Object.fromEntries(about) } };
}
