import type { PosedQuery } from "#benchmarks/decision/rq1/query";
import { endsOf } from "#benchmarks/decision/rq1/worded/worded-task";
import { useWordedTasks, wordedName } from "#benchmarks/decision/rq1/worded/worded-tasks";
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
  useWordedTasks();
  const task = nameIn("task", tasks, wordedName(kind));
  const query = endsOf(subject) as Instance["query"];
  const instance: Instance = {
    id: instanceId(task, graph, query, NUMBERS),
    task,
    graph,
    query,
    numbers: NUMBERS,
    facets: { ...facets, order: graph.order, edges: graph.sources.length },
  };
  return render(
    instance,
    { encoding, format: "line", reasoning: "none" },
    stream(0, "rq1 words", encoding, instance.id),
  );
}
