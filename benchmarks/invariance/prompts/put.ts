import type { Arm } from "#benchmarks/invariance/arms";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { direct } from "#benchmarks/invariance/prompts/direct";
import { program } from "#benchmarks/invariance/prompts/program";
import { type Worded, worded } from "#benchmarks/invariance/prompts/worded";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import type { Supplied } from "#src/play";

export interface PutOptions {
  /** Whether graph-as-code says that an undirected graph is undirected; undefined: yes. The published base run did not. */
  readonly saysUndirected?: boolean;
}

/** A form of an instance as a model is asked it. */
export interface Put extends Worded {
  /** The variables that a program finds set, in the form's labels and order; undefined: none. */
  readonly given?: Supplied;
}

/**
 * Puts a form of an instance one way. In graph-as-code the graph is not shown, so the forms of the axes structure and
 * syntax are put word for word as the canonical one, over the same variables; relabel and order reach the variables, and
 * relabel the question.
 *
 * @throws UserError for a data set or a task that has no words here
 */
export function put(
  instance: Instance,
  variant: Variant,
  { mode, library }: Arm,
  { saysUndirected = true }: PutOptions = {},
): Put {
  const isGiven = mode === "graph_as_code";
  const prompt =
    library === undefined
      ? direct(instance, variant)
      : program(instance, variant, { library, isGiven, saysUndirected });
  return {
    ...worded(prompt),
    ...(isGiven && { given: { nodes: variant.node_seq, edges: variant.edge_seq } }),
  };
}
