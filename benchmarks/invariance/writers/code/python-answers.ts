import type { Answers, Misreadings } from "#benchmarks/invariance/writers/code/dialect";

export const pythonAnswers: Answers = {
  edge: ({ u, v }) => `${v} in near[${u}]`,
  cycle: ({ either }) =>
    either(
      "any(v in hops(w) for v in near for w in near[v])",
      "sum(len(near[v]) for v in near) // 2 > len(near) - len({min(hops(v)) for v in near})",
    ),
  degree: ({ node, either }) => `len(near[${node}]) + ${either(`sum(${node} in near[v] for v in near)`, "0")}`,
  node_count: () => "len(near)",
  edge_count: ({ either }) => `sum(len(near[v]) for v in near) // ${either("1", "2")}`,
  triangles: ({ node }) => `sum(b in near[a] for a in near[${node}] for b in near[${node}]) // 2`,
  components: () => "len({min(hops(v)) for v in near})",
  diameter: () => "max(max(hops(v).values()) for v in near)",
  density: () => "sum(len(near[v]) for v in near) / (len(near) * (len(near) - 1))",
  neighbours: ({ node }) => `sorted(near[${node}])`,
  others: ({ node }) => `[v for v in near if v != ${node} and v not in near[${node}]]`,
  common: ({ u, v }) => `sorted(near[${u}] & near[${v}])`,
  path: ({ u, v }) => `walk(${u}, ${v})`,
  bridges: () => "[(u, v) for u in near for v in sorted(near[u]) if u < v and is_bridge(u, v)]",
};

export const pythonMisreadings: Misreadings = {
  reachable: {
    edge: ({ u, v }) => `${v} in hops(${u})`,
    neighbours: ({ node }) => `sorted(set(hops(${node})) - {${node}})`,
    others: ({ node }) => `[v for v in near if v not in hops(${node})]`,
  },
  repeats: {
    degree: ({ node }) => `sum((u == ${node}) + (v == ${node}) for u, v in edges)`,
    edge_count: () => "len(edges)",
  },
  off(kind, answer, { node, u }) {
    switch (kind) {
      case "edge":
      case "cycle":
        return `not (${answer})`;
      case "neighbours":
      case "others":
        return `[${node}] + ${answer}`;
      case "common":
        return `[${u}] + ${answer}`;
      case "path":
        return `${answer}[::-1]`;
      case "bridges":
        return answer.replace("is_bridge", "not is_bridge");
      default:
        return `${answer} + 1`;
    }
  },
};
