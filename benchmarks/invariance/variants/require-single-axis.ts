import type { Axis, Variant } from "#benchmarks/invariance/variants/variant";

/**
 * @throws Error where a form differs from its reference in another axis than its own: a fault of ours, which would make
 *   every comparison along the axis worthless
 */
export function requireSingleAxis(variant: Variant, reference: Variant): void {
  const differing = axesOf(variant, reference);
  const isOwn = differing.every((axis) => axis === variant.axis);
  if (!isOwn)
    throw new Error(`${variant.variant_id}: expected to differ in ${variant.axis} alone, got ${differing.join(", ")}`);
}

/** The axes in which two forms of an instance differ. Orders are compared in the instance's own labels. */
function axesOf(a: Variant, b: Variant): Axis[] {
  const [p, q] = [a.params, b.params];
  const differs: readonly (readonly [Axis, boolean])[] = [
    ["relabel", JSON.stringify(a.label_map) !== JSON.stringify(b.label_map)],
    [
      "order",
      p.ordering !== q.ordering || (p.ordering === null && a.axis !== "relabel" && inOwnLabels(a) !== inOwnLabels(b)),
    ],
    ["structure", p.structure !== q.structure || p.replicated !== q.replicated],
    ["syntax", p.syntax !== q.syntax],
  ];
  return differs.flatMap(([axis, differs]) => (differs ? [axis] : []));
}

function inOwnLabels({ label_map, edge_seq }: Variant): string {
  const own = new Map(Object.entries(label_map).map(([label, shown]) => [shown, label]));
  return JSON.stringify(edge_seq.map(([u, v, ...weight]) => [own.get(u!), own.get(v!), ...weight]));
}
