import type { Policy } from "#benchmarks/decision/policies/policy";
import { fingerprint } from "#src/hash";
import { stream } from "#src/rng";

/** The seed of the first of the random draws; each repeat has the next. The paper's five are 1101 … 1105. */
const FIRST_SEED = 1101;

/** An even draw among the different options: another for each request, and for each repeat of it. */
export const random: Policy = ({ repeat, ...request }) =>
  stream(FIRST_SEED + repeat, "random", fingerprint(request)).int(0, request.options.length - 1);
