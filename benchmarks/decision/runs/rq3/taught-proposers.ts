import { generate } from "#benchmarks/decision/rq3/instances/generate";
import { fitProposers } from "#benchmarks/decision/rq3/learned/fit-proposers";
import type { Weights } from "#benchmarks/decision/rq3/learned/weights";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import type { InstanceSetup } from "#benchmarks/decision/runs/setup";

/** Nodes of the instances that teach: few, so that their optima are soon certified. */
const ORDER = 20;
/** Added to a run's seed: what teaches is not what is asked. */
const APART = 1_000_003;

/** The learned proposers of a run's tasks, fitted on so many instances of each that the run does not ask about. */
export async function taughtProposers(
  { tasks, seed, seconds }: InstanceSetup,
  count: number,
): Promise<Readonly<Record<string, Weights>>> {
  const posed: Posed[] = [];
  for (const task of tasks)
    for await (const one of generate(task, { count, order: ORDER, seed: seed + APART, seconds })) posed.push(one);
  return fitProposers(posed);
}
