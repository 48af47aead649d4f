import { z } from "zod";
import type { AnswerType } from "#benchmarks/invariance/instances/instance";

const ANSWER_TYPES = [
  "bool",
  "int",
  "float",
  "node",
  "node_set",
  "path",
  "edge_set",
  "order",
] as const satisfies AnswerType[];
const node = z.int();

/** A line of `instances.jsonl`, as published; the data set's own prompt and what is told about the instance may be missing. */
export const instanceRow = z.object({
  id: z.string().min(1),
  dataset: z.string().min(1),
  task: z.string().min(1),
  directed: z.boolean(),
  weighted: z.boolean(),
  nodes: z.array(node).min(1),
  edges: z.array(z.union([z.tuple([node, node]), z.tuple([node, node, z.number()])])),
  query_args: z.strictObject({ node: node.optional(), u: node.optional(), v: node.optional() }),
  answer_type: z.enum(ANSWER_TYPES),
  ground_truth: z.union([z.boolean(), z.number(), z.array(z.number()), z.array(z.tuple([node, node]))]),
  native_prompt: z.string().nullish(),
  meta: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).optional(),
});

export type InstanceRow = z.infer<typeof instanceRow>;
