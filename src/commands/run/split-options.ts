import type { ProblemOptions, SplitOptions } from "#splits/index";
import type { Experiment } from "#src/commands/run/experiment";

/** What an experiment's splits are made from. */
export function splitOptions(experiment: Experiment): Omit<SplitOptions, "out" | "pretraining"> {
  const { pattern, seed, train, test, task, settings, problems, data, mix } = experiment;
  return {
    pattern,
    seed,
    train,
    test,
    problems: problems as ProblemOptions,
    ...(task !== undefined && { tasks: [task] }),
    ...(settings && { settings }),
    ...(data !== undefined && { data }),
    ...(mix && { mix }),
  };
}
