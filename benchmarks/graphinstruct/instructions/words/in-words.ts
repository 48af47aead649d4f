import { parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import { demand } from "#benchmarks/graphinstruct/instructions/words/demand";
import { type FrameName, frames } from "#benchmarks/graphinstruct/instructions/words/frames";
import { inSubject, subject } from "#benchmarks/graphinstruct/instructions/words/subject";

/** What the words call a graph, and add to it; nothing that a check decides. */
export interface Called {
  /** undefined: a graph. Not used where a constraint names the type. */
  readonly noun?: string;
  /** Reads on from the subject: "whose edges fall at random". */
  readonly manner?: string;
}

/** Constraints in words; those of the counts, the direction and the type make the subject, the others what it must do. */
export function inWords(frame: FrameName, explicit: readonly string[], { noun, manner }: Called = {}): string {
  const constraints = parseConstraints(explicit);
  const whom = subject(constraints.filter(inSubject), noun);
  const directed = explicit.includes("directed=true");
  const demands = constraints.filter((constraint) => !inSubject(constraint));
  return frames[frame]({
    subject: manner === undefined ? whom : `${whom} ${manner}`,
    demands: demands.map((constraint) => demand(constraint, directed)),
  });
}
