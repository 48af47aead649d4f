import { breadthFirstEdges } from "#benchmarks/invariance/instances/erdos/breadth-first-edges";
import { drawGraph } from "#benchmarks/invariance/instances/erdos/draw-graph";
import type { Asked, ErdosTask } from "#benchmarks/invariance/instances/erdos/task";
import { type ErdosTaskName, erdosTasks } from "#benchmarks/invariance/instances/erdos/tasks";
import { truthOf } from "#benchmarks/invariance/instances/erdos/truth-of";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { erdos } from "#benchmarks/invariance/prompts/texts/erdos";
import type { Graph } from "#src/graph/graph";
import { names } from "#src/pick";
import { stream } from "#src/rng";

/** The data set's name: its tasks are those of the Erdős data set, its graphs and words are our own. */
const DATASET = "erdos-style";

/**
 * Instances in the manner of the Erdős data set (Guo et al. 2025): twelve tasks, graphs of 4 to 34 nodes with labels from 1
 * on, directed and undirected where the task is asked of both, edges in breadth-first order. As there, what the task means is
 * told before the graph. Each is drawn from a stream of its own.
 *
 * @param count of instances of each task
 */
export function drawErdosStyle(count = 100, seed = 0): Instance[] {
  return names(erdosTasks).flatMap((task) => Array.from({ length: count }, (_, i) => drawOne(task, i, seed)));
}

function drawOne(task: ErdosTaskName, i: number, seed: number): Instance {
  const { graph, family, asked } = pose(task, i, seed);
  const id = `${DATASET}-${task}-${String(i).padStart(4, "0")}`;
  const posed = {
    directed: graph.directed,
    nodes: Array.from({ length: graph.order }, (_, node) => node + 1),
    edges: breadthFirstEdges(graph).map(([u, v]) => [u + 1, v + 1]),
    query_args: Object.fromEntries(Object.entries(asked).map(([role, node]) => [role, node + 1])),
  };
  return {
    id,
    dataset: DATASET,
    task,
    directed: posed.directed,
    weighted: false,
    nodes: posed.nodes,
    edges: posed.edges,
    query_args: posed.query_args,
    answer_type: erdosTasks[task].answerType,
    ground_truth: truthOf(posed, task),
    native_prompt: null,
    meta: {
      graph_id: id,
      preamble: erdos[task]!.definition,
      generator: family,
      n: graph.order,
      m: posed.edges.length,
    },
  };
}

/** Draws graphs until one has a question of the wanted sort. */
function pose(name: ErdosTaskName, i: number, seed: number): { graph: Graph; family: string; asked: Asked } {
  const task: ErdosTask = erdosTasks[name];
  const rng = stream(seed, DATASET, name, i);
  const directed = task.onDirected && rng.next() < 0.5;
  const wanted = rng.next() < 0.5;
  while (true) {
    const { graph, family } = drawGraph(rng, directed);
    const asked = graph.sources.length > 0 ? task.query(graph, rng, wanted) : undefined;
    if (asked) return { graph, family, asked };
  }
}
