import type { ReleasedItem } from "#benchmarks/nlgift/release/index";
import { canonical } from "#src/json";

/** The answer to a question of a real-world set, in words. */
export function spelt(answer: ReleasedItem["answer"]): string {
  return typeof answer === "string" ? answer : canonical(answer);
}
