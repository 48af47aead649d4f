import type { Instance } from "#benchmarks/invariance/instances/instance";
import { type Ordering, order } from "#benchmarks/invariance/variants/order";
import { relabelled, relabelledAs } from "#benchmarks/invariance/variants/relabel";
import { requireSingleAxis } from "#benchmarks/invariance/variants/require-single-axis";
import type { Axis, Params, Syntax, Variant } from "#benchmarks/invariance/variants/variant";

/** Which forms are made of each instance. */
export interface VariantOptions {
  /** Of the canonical form. */
  readonly prose: Syntax;
  /** Random relabellings. */
  readonly relabellings: number;
  readonly orderings: readonly Ordering[];
  /** `replicated` is only for undirected graphs. */
  readonly structures: readonly ("adj_list" | "replicated")[];
  readonly syntaxes: readonly Syntax[];
}

/**
 * The equivalent forms of an instance: the canonical one, and others that each differ from their reference in one axis
 * alone. The reference of relabellings is the identity with everything sorted, that of the others the canonical form. A
 * form equal to its reference is left out.
 */
export function variantsOf(instance: Instance, options: VariantOptions): Variant[] {
  const canonical = canonicalForm(instance, options.prose);
  const form = (axis: Axis, name: string, changes: Partial<Variant>, params: Partial<Params>): Variant => ({
    ...canonical,
    ...changes,
    axis,
    variant_id: `${instance.id}::${axis}:${name}`,
    params: { ...canonical.params, ...params },
  });
  const identity = form("relabel", "identity", relabelledAs(instance, instance.nodes), {});
  const seeds = Array.from({ length: options.relabellings }, (_, seed) => seed);
  const relabellings = seeds.map((seed) => form("relabel", `s${seed}`, relabelled(instance, seed), { seed }));
  const orders = options.orderings.map((ordering) =>
    form("order", `${ordering}:s0`, { edge_seq: order(instance, ordering, 0) }, { ordering, seed: 0 }),
  );
  const others = [
    ...options.structures
      .filter((structure) => structure === "adj_list" || !instance.directed)
      .map((structure) => form("structure", structure, {}, STRUCTURES[structure])),
    ...options.syntaxes.map((syntax) => form("syntax", syntax, {}, { syntax })),
  ];
  const changed = [
    ...relabellings.filter((variant) => !isSame(variant, identity)),
    ...orders.filter((variant) => !isSame(variant, canonical)),
  ];
  const made = [canonical, identity, ...changed, ...others];
  for (const variant of made) requireSingleAxis(variant, variant.axis === "relabel" ? identity : canonical);
  return made;
}

const STRUCTURES = {
  adj_list: { structure: "adj_list" },
  replicated: { replicated: true },
} as const satisfies Record<string, Partial<Params>>;

function canonicalForm({ id, nodes, edges, directed, weighted }: Instance, syntax: Syntax): Variant {
  return {
    variant_id: `${id}::canonical`,
    instance_id: id,
    axis: "canonical",
    params: { structure: "edge_list", replicated: false, syntax, ordering: null, seed: null },
    label_map: Object.fromEntries(nodes.map((node) => [node, node])),
    node_seq: nodes,
    edge_seq: edges,
    directed,
    weighted,
  };
}

/** Whether two forms show the same labels and edges in the same order. */
function isSame(a: Variant, b: Variant): boolean {
  const shown = ({ label_map, node_seq, edge_seq }: Variant) => JSON.stringify([label_map, node_seq, edge_seq]);
  return shown(a) === shown(b);
}
