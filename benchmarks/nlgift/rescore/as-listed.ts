import type { LogRow } from "#benchmarks/nlgift/release/index";
import { itemOf } from "#benchmarks/nlgift/release/item-of";
import { judgeRealWorld } from "#eval/judge-real-world";

/** How many constraints a question about steps keeps if they are left in the order of its list; undefined for any other. */
export function asListed(asked: LogRow["asked"]): number | undefined {
  if ("graph" in asked || asked.task !== "proscript") return undefined;
  const item = itemOf(asked);
  return judgeRealWorld(item, [...item.choices.keys()]).parts?.kept;
}
