import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { listNodes, NAMED } from "#benchmarks/graphinstruct/constraints/list-nodes";

/** How many components feedback lists. */
const LISTED = 3;

/** "3 components: {0, 1, 2}, {3}, {4, 5}", the first few, and of each the first few nodes. */
export function describeComponents({ written, components: { count, of } }: Facts): string {
  const members: number[][] = Array.from({ length: Math.min(count, LISTED) }, () => []);
  of.forEach((component, node) => {
    const listed = members[component];
    if (listed && listed.length <= NAMED) listed.push(node);
  });
  const sets = members.map((nodes) => `{${listNodes(written, nodes)}}`);
  return `${count} component${count === 1 ? "" : "s"}: ${sets.join(", ")}${count > LISTED ? ", …" : ""}`;
}
