import type { Answer } from "#benchmarks/invariance/answers/answer";
import { edgeKeys } from "#benchmarks/invariance/answers/edge-keys";
import type { Instance } from "#benchmarks/invariance/instances/instance";

/** How far a float may be off: so much, or so much of the truth. */
const SLACK = 0.01;
/** How far the weights of two paths may be apart. */
const EQUAL = 1e-9;

/** Whether an answer in the instance's own labels is right. Lists of nodes are compared with their repeats; any shortest path, and any order that every edge keeps, is right. */
export function isRight(answer: Answer, { answer_type: type, ground_truth: truth, ...instance }: Instance): boolean {
  switch (type) {
    case "float":
      return Math.abs((answer as number) - (truth as number)) <= Math.max(SLACK, SLACK * Math.abs(truth as number));
    case "node_set":
      return sorted(answer) === sorted(truth as Answer);
    case "edge_set":
      return edgeKeys(answer as Pairs, instance.directed).join() === edgeKeys(truth as Pairs, instance.directed).join();
    case "path":
      return isAsShort(answer as readonly number[], truth as readonly number[], instance);
    case "order":
      return isForward(answer as readonly number[], instance);
    default:
      return answer === truth;
  }
}

type Pairs = readonly (readonly [number, number])[];

function sorted(nodes: Answer): string {
  return (nodes as readonly number[]).toSorted((a, b) => a - b).join();
}

function isAsShort(
  path: readonly number[],
  truth: readonly number[],
  { edges, directed, weighted }: Pick<Instance, "edges" | "directed" | "weighted">,
): boolean {
  if (path[0] !== truth[0] || path.at(-1) !== truth.at(-1)) return false;
  const lengths = new Map<string, number>();
  for (const [u, v, weight] of edges) {
    const length = weighted ? weight! : 1;
    lengths.set(`${u} ${v}`, length);
    if (!directed) lengths.set(`${v} ${u}`, length);
  }
  const [mine, best] = [lengthOf(path, lengths), lengthOf(truth, lengths)];
  return mine !== undefined && best !== undefined && Math.abs(mine - best) <= EQUAL;
}

/** Whether it holds each node once, and each edge leads from an earlier one to a later one. */
function isForward(order: readonly number[], { nodes, edges }: Pick<Instance, "nodes" | "edges">): boolean {
  const place = new Map(order.map((node, at) => [node, at]));
  if (order.length !== nodes.length || !nodes.every((node) => place.has(node))) return false;
  return edges.every(([u, v]) => place.get(u!)! < place.get(v!)!);
}

/** The length of a path, by those of edges; undefined where a step is no edge. */
function lengthOf(path: readonly number[], lengths: ReadonlyMap<string, number>): number | undefined {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const step = lengths.get(`${path[i - 1]} ${path[i]}`);
    if (step === undefined) return undefined;
    length += step;
  }
  return length;
}
