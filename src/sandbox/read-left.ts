import { z } from "zod";
import type { Ran } from "#src/play";

/** What a program left, as it is told from where it ran. */
export type Left = Omit<Ran, "kind" | "timedOut" | "isolation" | "environment">;

const edges = z.array(z.tuple([z.string(), z.string()])).readonly();

const shape: z.ZodType<Left> = z.object({
  answer: z.string().exactOptional(),
  error: z.string().exactOptional(),
  exitCode: z.number().exactOptional(),
  declaredNodes: z.array(z.string()).readonly().exactOptional(),
  declaredEdges: edges.exactOptional(),
  graphs: z.array(
    z.object({ class: z.string(), directed: z.boolean(), order: z.number(), size: z.number(), edges }).readonly(),
  ),
  isLiteral: z.boolean().exactOptional(),
  readsGraph: z.boolean().exactOptional(),
});

/**
 * Reads what a program left. It may have been written by the program itself, which can lie about itself but not leave
 * what nobody can read.
 *
 * @returns undefined where it is not JSON of that shape
 */
export function readLeft(text: string): Left | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
