import { z } from "zod";
import type { Tokens } from "#benchmarks/graphinstruct/scores/score";

const triple = z.tuple([z.number().nonnegative(), z.number().nonnegative(), z.number().nonnegative()]);
const named = z.object({
  in: z.number().nonnegative(),
  out: z.number().nonnegative(),
  calls: z.number().nonnegative(),
});

/** A line to judge: one output of an instruction, or several that are scored together. */
export const judgedLine = z.union([
  z.object({ id: z.string(), text: z.string(), tokens: named.optional() }),
  z
    .object({ id: z.string(), texts: z.array(z.string()).min(1), tokens: z.array(triple) })
    .refine(({ texts, tokens }) => texts.length === tokens.length, "expected as many tokens as texts"),
]);

/** Where a line says nothing: what the conformance kit counts, a third of a token a character. */
export function tokensOf(text: string, tokens?: z.infer<typeof named>): Tokens {
  if (tokens) return { input: tokens.in, output: tokens.out, calls: tokens.calls };
  return { input: 120, output: Math.max(1, Math.floor(codePoints(text) / 3)), calls: 1 };
}

function codePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xdc00 && unit < 0xe000) count--;
  }
  return count;
}
