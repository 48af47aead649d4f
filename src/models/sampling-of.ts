import { fingerprint } from "#src/hash";
import type { Sampling } from "#src/onnx/index";
import type { Generate } from "#src/play";
import { stream } from "#src/rng";

/** How a model on this machine draws the tokens of a reply: a function of the request alone; undefined if greedy. */
export function samplingOf({ temperature, topP, seed = 0, repeat, messages }: Generate): Sampling | undefined {
  if (temperature === 0) return undefined;
  return { temperature, topP, rng: stream(seed, "sample", fingerprint(messages), repeat) };
}
