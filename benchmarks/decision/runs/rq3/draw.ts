import { generate } from "#benchmarks/decision/rq3/instances/generate";
import { readPublished } from "#benchmarks/decision/rq3/instances/read-published";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import { instanceRow } from "#benchmarks/decision/runs/rq3/kept-instance";
import type { InstanceSetup } from "#benchmarks/decision/runs/setup";

/**
 * Reads and draws the instances of a set-up, task by task, as rows.
 *
 * @param told of each as it is there with its reference
 */
export async function drawInstanceRows(setup: InstanceSetup, told: (posed: Posed) => void): Promise<object[]> {
  const { seed, tasks, data, generate: wanted, seconds } = setup;
  const published = data === undefined ? [] : await readPublished(data, seconds);
  const rows: object[] = [];
  const keep = (posed: Posed) => {
    rows.push(instanceRow(posed));
    told(posed);
  };
  for (const task of tasks) {
    for (const posed of published) if (posed.task === task) keep(posed);
    if (wanted) for await (const posed of generate(task, { ...wanted, seed, seconds })) keep(posed);
  }
  return rows;
}
