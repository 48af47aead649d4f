import { join } from "node:path";
import { openResponses } from "#eval/responses";
import { type Sampling, sampleFor } from "#src/commands/sample-for";
import type { Sampled } from "#training/sampled";

/** Samples a model with a log of its own, `samples.jsonl` in a folder; sampling that was stopped goes on there. */
export async function sampleInto(folder: string, sampling: Sampling): Promise<Sampled[]> {
  const responses = openResponses(join(folder, "samples.jsonl"), () => {});
  try {
    return await sampleFor(sampling, responses);
  } finally {
    responses.close();
  }
}
