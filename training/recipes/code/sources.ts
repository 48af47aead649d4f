import { type ZodType, z } from "zod";
import type { Exercise } from "#training/recipes/code/exercise";

/** A way in which a file holds exercises. */
export interface Source {
  /** The keys that a row must have; it may have others. */
  readonly keys: readonly string[];
  readonly shape: ZodType<Exercise>;
}

/** What is known, by name. */
export const sources = {
  /** An instruction with an input that may be empty or missing, as Code Alpaca has them (Chaudhary 2023). */
  alpaca: {
    keys: ["instruction", "output"],
    shape: z
      .object({ instruction: z.string(), input: z.string().nullish(), output: z.string() })
      .transform(({ instruction, input, output }) => {
        return { title: instruction, prompt: input ? `${instruction}\n\n${input}` : instruction, target: output };
      }),
  },
  /** A titled problem with a solution in Python, as the LeetCode set of Greengerong (2023) has them. */
  leetcode: {
    keys: ["title", "content", "python"],
    shape: z
      .object({ title: z.string(), content: z.string(), python: z.string() })
      .transform(({ title, content, python }) => ({ title, prompt: content, target: python })),
  },
} as const satisfies Record<string, Source>;
