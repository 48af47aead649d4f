import type { PosedQuery } from "#benchmarks/decision/rq1/query";
import { endsOf } from "#benchmarks/decision/rq1/worded/worded-task";
import { withWordedTasks, wordedName } from "#benchmarks/decision/rq1/worded/worded-tasks";
import type { EncodingName } from "#generators/encodings/index";
import { instanceId } from "#generators/instance-id";
import type { Facets, Instance, Problem } from "#generators/problem";
import { render } from "#generators/render";
import { tasks } from "#generators/tasks/index";
import { nameIn } from "#src/pick";
import { stream } from "#src/rng";

const NUMBERS = "int-small";

/**
 * A query as a problem of the main job: the graph described in an encoding, the question in words that the local base knows,
 * and an answer line.
 *
 * @param facets what is known of it besides its order and its number of edges
 */
export function wordedProblem(
  { task: kind, graph, subject }: PosedQuery,
  encoding: EncodingName,
  facets: Facets = {},
): Problem {
  return withWordedTasks(() => {
    const task = nameIn("task", tasks, wordedName(kind));
    const query = endsOf(subject) as Instance["query"];
    const id = instanceId(task, graph, query, NUMBERS);
    const known = { ...facets, order: graph.order, edges: graph.sources.length };
    const instance: Instance = { id, task, graph, query, numbers: NUMBERS, facets: known };
    const options = { encoding, format: "line", reasoning: "none" } as const;
    return render(instance, options, stream(0, "rq1 words", encoding, id));
  });
}
