import { families } from "#benchmarks/invariance/instances/graphqa/families";
import { type GraphqaTask, type GraphqaTaskName, graphqaTasks } from "#benchmarks/invariance/instances/graphqa/tasks";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { names } from "#src/pick";
import { type PythonRandom, pythonRandom } from "#src/python-random";

/**
 * The GraphQA-style instances of the published audit: 100 graphs, each with the seven tasks of its study, byte for byte.
 *
 * @param count of graphs; fewer are the first of more
 * @param tasks in the order in which their queries are drawn: with others, all graphs but the first are others too
 */
export function drawGraphqa(
  count = 100,
  seed = 0,
  tasks: readonly GraphqaTaskName[] = names(graphqaTasks),
): Instance[] {
  const rng = pythonRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const family = weighted(rng);
    const order = 5 + rng.below(16);
    const edges = simple(families[family].edges(order, rng.below(2 ** 31), rng));
    const graph = { nodes: Array.from({ length: order }, (_, node) => node), edges };
    const graphId = `graphqa-${family}-${String(i).padStart(4, "0")}`;
    return tasks.map((task): Instance => {
      const { answerType, query, truth }: GraphqaTask = graphqaTasks[task];
      const asked = query(graph, rng);
      return {
        id: `${graphId}-${task}`,
        dataset: "graphqa",
        task,
        directed: false,
        weighted: false,
        ...graph,
        query_args: asked,
        answer_type: answerType,
        ground_truth: truth(graph, asked),
        native_prompt: null,
        meta: { graph_id: graphId, generator: family, n: order, m: edges.length },
      };
    });
  }).flat();
}

function weighted(rng: PythonRandom): keyof typeof families {
  const known = names(families);
  const total = known.reduce((sum, name) => sum + families[name].weight, 0);
  let left = rng.random() * total;
  return known.find((name) => {
    left -= families[name].weight;
    return left < 0;
  })!;
}

/** Each edge once, the lower node first, in ascending order; no loops. */
function simple(edges: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const kept = new Map(
    edges
      .filter(([u, v]) => u !== v)
      .map(([u, v]) => [`${Math.min(u, v)} ${Math.max(u, v)}`, [Math.min(u, v), Math.max(u, v)] as const]),
  );
  return [...kept.values()].sort(([a, b], [c, d]) => a - c || b - d);
}
