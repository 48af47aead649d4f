import type { Forecast } from "#benchmarks/decision/calibration/forecast";
import { pickedIn } from "#benchmarks/decision/contract/picked-in";
import type { Answered } from "#benchmarks/decision/rq1/score/answered";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";

/** The choices that came with probabilities, as calibration takes them. */
export function forecasts(answered: readonly Answered[]): Forecast[] {
  return answered.flatMap((one) => {
    const { picked, probabilities } = pickedIn(one.verdict) ?? {};
    if (picked === undefined || !probabilities) return [];
    const { task, graph, answer } = one.query;
    const ids = queryTasks[task].options(graph.order).map(({ id }) => id);
    return [{ probabilities, picked: ids.indexOf(picked), right: [ids.indexOf(answer)] }];
  });
}
