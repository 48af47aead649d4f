import type { Format } from "#generators/formats";
import type { Relation } from "#generators/tasks/relation";
import type { Wording } from "#generators/tasks/task";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** What a question is made from. */
export interface Subject {
  /** At least two nodes and one edge; weighted in the relations that are. */
  readonly graph: Graph;
  readonly words: Wording;
  readonly format: Format;
  readonly rng: Rng;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A task of the base's own: a step that graph algorithms are made of, never a task that models are tested on. */
export interface BaseTask {
  readonly relation: Relation;
  /** How often it is asked, compared with the other tasks of its relation. */
  readonly weight: number;
  ask(subject: Subject): Question;
}
