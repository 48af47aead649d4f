import type { AnswerType, Instance, Truth } from "#benchmarks/invariance/instances/instance";
import { components } from "#src/graph/components";
import { graph } from "#src/graph/graph";
import type { PythonRandom } from "#src/python-random";

interface Drawn {
  readonly nodes: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
}

/** A kind of question about a GraphQA-style graph. */
export interface GraphqaTask {
  readonly answerType: AnswerType;
  /** What is asked about, drawn from the data set's own stream. */
  query(drawn: Drawn, rng: PythonRandom): Instance["query_args"];
  truth(drawn: Drawn, asked: Instance["query_args"]): Truth;
}

const whole = () => ({});
const anyNode = ({ nodes }: Drawn, rng: PythonRandom) => ({ node: rng.pick(nodes) });

/** The tasks of the study, in the order in which their queries are drawn. */
export const graphqaTasks = {
  edge_existence: {
    answerType: "bool",
    query(drawn, rng) {
      const wanted = rng.random() < 0.5 ? drawn.edges : apart(drawn);
      const pool = wanted.length > 0 ? wanted : drawn.edges.length > 0 ? drawn.edges : apart(drawn);
      const [a, b] = rng.pick(pool);
      return rng.random() < 0.5 ? { u: a, v: b } : { u: b, v: a };
    },
    truth: (drawn, { u, v }) => neighbours(drawn, u!).includes(v!),
  },
  node_degree: { answerType: "int", query: anyNode, truth: (drawn, { node }) => neighbours(drawn, node!).length },
  node_count: { answerType: "int", query: whole, truth: ({ nodes }) => nodes.length },
  edge_count: { answerType: "int", query: whole, truth: ({ edges }) => edges.length },
  connected_nodes: { answerType: "node_set", query: anyNode, truth: (drawn, { node }) => neighbours(drawn, node!) },
  disconnected_nodes: {
    answerType: "node_set",
    query: anyNode,
    truth(drawn, { node }) {
      const near = neighbours(drawn, node!);
      return drawn.nodes.filter((other) => other !== node && !near.includes(other));
    },
  },
  cycle_check: {
    answerType: "bool",
    query: whole,
    truth: ({ nodes, edges }) => edges.length > nodes.length - components(graph(nodes.length, edges)).count,
  },
} as const satisfies Record<string, GraphqaTask>;

export type GraphqaTaskName = keyof typeof graphqaTasks;

function neighbours({ edges }: Drawn, node: number): number[] {
  return edges.flatMap(([u, v]) => (u === node ? [v] : v === node ? [u] : [])).sort((a, b) => a - b);
}

/** The pairs that no edge joins. */
function apart({ nodes, edges }: Drawn): (readonly [number, number])[] {
  const joined = new Set(edges.map(([u, v]) => `${u} ${v}`));
  return nodes.flatMap((u) => nodes.filter((v) => u < v && !joined.has(`${u} ${v}`)).map((v) => [u, v] as const));
}
