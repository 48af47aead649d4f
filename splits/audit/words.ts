import { numbers } from "#generators/numbers/index";
import { formatNumber } from "#generators/numbers/numbers";
import type { Wording } from "#generators/tasks/task";
import type { Posed } from "#splits/audit/subject";

/** Words for a row's nodes and numbers: its own labels, or the nodes' numbers where it has none. */
export function wordsOf({ labels, numbers: range }: Posed): Wording {
  const label = (node: number) => labels?.[node] ?? String(node);
  return {
    label,
    node: (node) => `node ${label(node)}`,
    nodes: "nodes",
    number: (units) => formatNumber(numbers[range], units),
  };
}
