import type { Instance } from "#benchmarks/invariance/instances/instance";

/** What a task asks, in words. Neither text says whether the graph is directed, so that a prompt says it where it means to and nowhere else. */
export interface TaskText {
  /** What is asked for, exactly; it opens the prompts that ask for a program. */
  readonly definition: string;
  /** The question about nodes under the labels that are shown. */
  question(asked: Instance["query_args"]): string;
}
