import { z } from "zod";
import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";

const id = z.union([z.string(), z.number()]);
const attribute = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const place = z.int().nonnegative();

const fields = z.object({
  directed: z.boolean(),
  nodes: z.array(id),
  /** As places in `nodes`. */
  edges: z.array(z.tuple([place, place])),
  /** By node; generated pools of level 4 hold a `label`. Released ones hold the block of a block model, which says nothing to the scores. */
  node_attrs: z.record(z.string(), z.record(z.string(), attribute)),
});

const pooledGraph = fields.refine(
  ({ nodes, edges }) => edges.every((ends) => ends.every((end) => end < nodes.length)),
  { path: ["edges"], message: "expected places of nodes" },
);

/** A file of reference graphs, `NAME.json.gz`, in the layout of the converted pools of GraphInstruct. */
export const poolFile = z.object({
  pool: z.string(),
  level: z
    .int()
    .min(0)
    .max(5)
    .transform((level) => level as Level),
  domain: z.string().nullable(),
  graphs: z.array(pooledGraph),
});

export type PoolFile = z.infer<typeof poolFile>;
export type PooledGraph = z.infer<typeof pooledGraph>;
