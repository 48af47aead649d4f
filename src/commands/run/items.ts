import type { Item } from "#eval/play-out";
import { question } from "#eval/question";
import type { Problem } from "#generators/problem";
import type { Experiment } from "#src/commands/run/experiment";
import type { Generate } from "#src/play";

/** A problem as an item to be asked, under its own id. */
export function itemOf(problem: Problem, ask: Experiment["ask"]): Item {
  return { id: problem.id, play: () => question(problem, ask) };
}

/** The request a problem's item makes. */
export function requestOf(problem: Problem, ask: Experiment["ask"]): Generate {
  return question(problem, ask).next().value as Generate;
}
