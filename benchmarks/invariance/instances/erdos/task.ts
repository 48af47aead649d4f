import type { AnswerType, Instance, Truth } from "#benchmarks/invariance/instances/instance";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** What is asked about, as node numbers of a graph. */
export type Asked = Instance["query_args"];

/** A kind of question of the Erdős data set, with its oracle. */
export interface ErdosTask {
  readonly answerType: AnswerType;
  /** Whether it is asked of directed graphs too. */
  readonly onDirected: boolean;
  /**
   * Draws what to ask of a graph; undefined where it has no question of the wanted sort (another graph is drawn).
   *
   * @param wanted of a yes-or-no task, the answer; of others, whether the trivial answer (one edge, none, one part) is out
   */
  query(graph: Graph, rng: Rng, wanted: boolean): Asked | undefined;
  /** The answer, in node numbers; sets in ascending order. */
  truth(graph: Graph, asked: Asked): Truth;
}
