import type { Instance } from "#generators/problem";
import type { Split } from "#splits/manifest";
import { marks } from "#splits/marks";
import { canonicalForm } from "#src/graph/canonical-form";
import type { GraphLike } from "#src/graph/graph";
import { sha256 } from "#src/hash";

/** A digest that instances share exactly if they are isomorphic, weights and query included. */
export function formOf(instance: Pick<Instance, "graph" | "query">): string {
  return sha256(canonicalForm(instance.graph, marks(instance)));
}

/** A digest that graphs share exactly if they are isomorphic, weights included. */
export function graphForm(graph: GraphLike): string {
  return sha256(canonicalForm(graph));
}

/**
 * The side that an isomorphism class is on, by its form alone: so no test file meets a training file, whatever the
 * seed, the setting or the pattern, as long as the share is the same.
 *
 * @param testShare the share of all classes that is for tests, 0 … 1
 */
export function sideOf(form: string, testShare: number): Split {
  return Number.parseInt(form.slice(0, 8), 16) < testShare * 2 ** 32 ? "test" : "train";
}
