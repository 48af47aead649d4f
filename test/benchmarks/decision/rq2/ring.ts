import { type LinkRow, linkList } from "#benchmarks/decision/rq2/text-graph/link-list";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** A dozen nodes with long names, each linked to itself, and to the next twice by the same relation. */
export function ring(length: number): TextGraph {
  const places = Array.from({ length: 12 }, (_, i) => i);
  return {
    name: "ring",
    nodes: places.map((i) => ({
      id: String(i),
      name: `${i}${"n".repeat(length)}`,
      text: `t${i}`,
      label: String(i % 2),
    })),
    links: linkList(
      places.flatMap((i): LinkRow[] => [
        [i, i],
        [i, (i + 1) % 12, "next"],
        [i, (i + 1) % 12, "next"],
      ]),
    ),
    labels: ["0", "1"],
    queries: [{ id: "q", text: "which?", gold: [3, 11] }],
  };
}
