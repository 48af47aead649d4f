import { graphOf } from "#benchmarks/invariance/instances/graph-of";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import { UserError } from "#src/errors";
import { canonicalNumbering } from "#src/graph/canonical-numbering";

/**
 * A form under canonical labels, made from what it shows alone: its graph and the roles of the nodes that are asked about.
 * So all relabellings and orders of an instance become one. Labels are those of the form, nodes that are asked about last;
 * the lower end of an undirected edge comes first, and edges are sorted.
 *
 * @param budget how many partitions of the nodes are looked at before it is given up
 * @throws UserError where that does not do; there are no labels but exact ones
 */
export function canonicallyLabelled({ id, query_args: asked }: Instance, variant: Variant, budget = 100_000): Variant {
  const { node_seq, edge_seq, directed, label_map } = variant;
  const place = new Map(node_seq.map((label, at) => [label, at]));
  const roles = new Int32Array(node_seq.length);
  for (const [role, weight] of ROLES) {
    const node = asked[role];
    if (node !== undefined) roles[place.get(label_map[node]!)!]! += weight;
  }
  const order =
    node_seq.length > MOST
      ? undefined
      : canonicalNumbering(graphOf({ nodes: node_seq, edges: edge_seq, directed }), roles, budget);
  if (!order) {
    throw new UserError(
      `${id}: expected a graph that is labelled canonically within ${budget} partitions of its nodes, got a harder one; leave it out`,
    );
  }
  const labels = node_seq.toSorted((a, b) => a - b);
  const given = new Map(labels.map((label, at) => [node_seq[order[at]!]!, label]));
  return {
    ...variant,
    variant_id: `${variant.variant_id}::canonical_labels`,
    params: { ...variant.params, ordering: null, seed: null },
    label_map: Object.fromEntries(Object.entries(label_map).map(([own, shown]) => [own, given.get(shown)!])),
    node_seq: labels,
    edge_seq: edge_seq
      .map(([u, v, ...weight]) => [...ends(given.get(u!)!, given.get(v!)!, directed), ...weight])
      .sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!),
  };
}

/** The most nodes for which it is tried: memory grows with their square. */
const MOST = 2000;

/** The roles of nodes that are asked about; a node may have two. */
const ROLES = [
  ["node", 1],
  ["u", 1],
  ["v", 2],
] as const;

function ends(u: number, v: number, directed: boolean): readonly [number, number] {
  return directed || u < v ? [u, v] : [v, u];
}
