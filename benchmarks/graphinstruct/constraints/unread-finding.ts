import type { Finding } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Unread } from "#benchmarks/graphinstruct/format/written-graph";

/** What is found of a reply that can't be read, under the key `parseable_output`, which is no constraint's. */
export function unreadFinding({ why }: Unread): Finding {
  const key = "parseable_output";
  return {
    constraint: { key, operator: "=", value: "true", text: `${key}=true` },
    satisfied: false,
    expected: "a graph",
    observed: "none",
    distance: 1,
    offenders: [],
    feedback: `${key}: expected a graph, got none; ${why.replace(/\s+/g, " ")}`,
  };
}
