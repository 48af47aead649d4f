import { z } from "zod";

/** A row of the Erdős data set, exported as JSON lines; other columns are passed over. */
export const erdosRow = z.object({
  task: z.string().min(1),
  prompt: z.string().min(1),
  answer: z.union([z.string(), z.number(), z.boolean()]),
  /** A list of pairs as text. */
  edges: z.string().optional(),
  source_file: z.string().nullish(),
});
