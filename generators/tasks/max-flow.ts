import { flowPaths } from "#generators/reasonings/flow-paths";
import { none } from "#generators/reasonings/none";
import { drawEnds } from "#generators/tasks/draw-ends";
import { reachable, unreachable } from "#generators/tasks/reach";
import type { Ends, Task } from "#generators/tasks/task";
import type { Graph } from "#src/graph/graph";
import { type Flow, maxFlow as flow } from "#src/graph/max-flow";
import type { Rng } from "#src/rng";

/** What can leave the source or enter the target at most, whichever is less. */
function bound({ sources, targets, weights }: Graph, { source, target }: Ends): number {
  let out = 0;
  let into = 0;
  for (let e = 0; e < sources.length; e++) {
    if (sources[e] === source) out += weights![e]!;
    if (targets[e] === target) into += weights![e]!;
  }
  return Math.min(out, into);
}

/** One target, if there is any, that less can reach than leaves the source and enters the target. */
function behindBottlenecks(rng: Rng): (graph: Graph, source: number) => readonly number[] {
  return (graph, source) => {
    const found = rng.shuffle(reachable(graph, source)).find((target) => {
      return flow(graph, source, target).value < bound(graph, { source, target });
    });
    return found === undefined ? [] : [found];
  };
}

/** Values found before: a graph and query are judged as often as models reply. */
const values = new WeakMap<Graph, Map<string, number>>();

function flowValue(graph: Graph, { source, target }: Ends): number {
  const known = values.get(graph) ?? new Map<string, number>();
  values.set(graph, known);
  const key = `${source} ${target}`;
  const value = known.get(key) ?? flow(graph, source, target).value;
  known.set(key, value);
  return value;
}

/** How much can flow from one node to another of a directed graph with capacities. */
export const maxFlow: Task<Ends, "amount", Flow> = {
  title: "maximum flow",
  relation: "capacity",
  answer: "amount",
  unreachable: 0.1,
  inParts: false,
  draw(graph, rng, wanted) {
    const fitting = wanted.unreachable ? unreachable : wanted.bottleneck ? behindBottlenecks(rng) : reachable;
    const query = drawEnds(graph.order, rng, (source) => fitting(graph, source));
    return query && { graph, query };
  },
  solve: (graph, { source, target }) => flow(graph, source, target),
  answerOf: (_query, { value }) => value,
  check(graph, query, answer, { number }) {
    const value = flowValue(graph, query);
    const right = answer === value;
    return { right, why: `the maximum flow is ${number(value)}${right ? "" : `, not ${number(answer)}`}` };
  },
  question: ({ source, target }, { node }) => `What is the maximum flow from ${node(source)} to ${node(target)}?`,
  reasonings: { steps: flowPaths, none },
  shortcuts: { "the lesser of out-capacity and in-capacity": bound },
};
