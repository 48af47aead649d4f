import { z } from "zod";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { readRows } from "#benchmarks/invariance/instances/read-rows";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import { surfaces } from "#generators/serializations/surfaces/index";
import { UserError } from "#src/errors";
import { nameOf } from "#src/name-of";

const REMEDY = "prepare the data again";
const node = z.int();

const variantRow = z.strictObject({
  variant_id: z.string().min(1),
  instance_id: z.string().min(1),
  axis: z.enum(["canonical", "relabel", "order", "structure", "syntax"]),
  params: z.strictObject({
    structure: z.enum(["edge_list", "adj_list"]),
    replicated: z.boolean(),
    syntax: nameOf(surfaces),
    ordering: z.string().nullable(),
    seed: z.int().nullable(),
  }),
  label_map: z.record(z.string(), node),
  node_seq: z.array(node).min(1),
  edge_seq: z.array(z.union([z.tuple([node, node]), z.tuple([node, node, z.number()])])),
  directed: z.boolean(),
  weighted: z.boolean(),
});

/**
 * The forms in a `variants.jsonl`.
 *
 * @param instances by id
 * @throws UserError with file and line for a form that is none of its instance, or comes twice
 */
export function readVariants(path: string, instances: ReadonlyMap<string, Instance>): Variant[] {
  const seen = new Set<string>();
  return readRows(path, variantRow, REMEDY).map(({ row, where }) => {
    const instance = instances.get(row.instance_id);
    const fault = !instance
      ? `expected a form of an instance, got one of ${row.instance_id}, which there is not`
      : seen.has(row.variant_id)
        ? `expected each form once, got ${row.variant_id} again`
        : formFault(row, instance);
    if (fault !== undefined) throw new UserError(`${where}: ${fault}; ${REMEDY}`);
    seen.add(row.variant_id);
    return row;
  });
}

/** Why a form does not show its instance; undefined where it does. */
function formFault(form: Variant, { nodes, edges, directed, weighted }: Instance): string | undefined {
  const shown = new Map(Object.entries(form.label_map));
  const wanted = (labels: readonly number[]) => labels.map((label) => shown.get(String(label)));
  if (!isSameList(sorted(form.node_seq), sorted(nodes)) || !isSameList(sorted(wanted(nodes)), sorted(nodes)))
    return "label_map, node_seq: expected the labels of the instance, dealt out anew";
  if (form.directed !== directed || form.weighted !== weighted)
    return "directed, weighted: expected what the instance says";
  const mapped = edges.map(([u, v, ...weight]) => [...wanted([u!, v!]), ...weight].join(" "));
  const isSame = isSameList(sorted(mapped), sorted(form.edge_seq.map((edge) => edge.join(" "))));
  return isSame ? undefined : "edge_seq: expected the edges of the instance, in whatever order";
}

function sorted<Item>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
