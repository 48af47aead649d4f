import { policyModel } from "#benchmarks/decision/policies/policy-model";
import { random } from "#benchmarks/decision/policies/random";
import { schedule } from "#benchmarks/decision/rq3/schedule";
import { posedOfEach } from "#test/benchmarks/decision/rq3/small";

/** What a test and the process that it kills play: trajectories of each task, by a model that draws at random. */
export const items = schedule(posedOfEach(1), { modes: ["direct", "proposals"], seed: 5, repeats: 2 });
export const player = policyModel("random", random);
