import type { Answers, Misreadings } from "#benchmarks/invariance/writers/code/dialect";

export const javascriptAnswers: Answers = {
  edge: ({ u, v }) => `near.get(${u}).has(${v})`,
  cycle: ({ either }) =>
    either("[...near].some(([v, next]) => [...next].some((w) => hops(w).has(v)))", "ends() / 2 > near.size - parts()"),
  degree: ({ node, either }) =>
    `near.get(${node}).size + ${either(`[...near.values()].filter((next) => next.has(${node})).length`, "0")}`,
  node_count: () => "near.size",
  edge_count: ({ either }) => `ends() / ${either("1", "2")}`,
  triangles: ({ node }) =>
    `[...near.get(${node})].reduce((sum, a) => sum + [...near.get(${node})].filter((b) => near.get(a).has(b)).length, 0) / 2`,
  components: () => "parts()",
  diameter: () => "Math.max(...[...near.keys()].map((v) => Math.max(...hops(v).values())))",
  density: () => "ends() / (near.size * (near.size - 1))",
  neighbours: ({ node }) => `sorted(near.get(${node}))`,
  others: ({ node }) => `[...near.keys()].filter((v) => v !== ${node} && !near.get(${node}).has(v))`,
  common: ({ u, v }) => `sorted(near.get(${u})).filter((w) => near.get(${v}).has(w))`,
  path: ({ u, v }) => `walk(${u}, ${v})`,
  bridges: () =>
    "[...near].flatMap(([u, next]) => sorted(next).filter((v) => u < v && isBridge(u, v)).map((v) => [u, v]))",
};

export const javascriptMisreadings: Misreadings = {
  reachable: {
    edge: ({ u, v }) => `hops(${u}).has(${v})`,
    neighbours: ({ node }) => `sorted(hops(${node}).keys()).filter((v) => v !== ${node})`,
    others: ({ node }) => `[...near.keys()].filter((v) => !hops(${node}).has(v))`,
  },
  repeats: {
    degree: ({ node }) => `edges.flat().filter((end) => end === ${node}).length`,
    edge_count: () => "edges.length",
  },
  off(kind, answer, { node, u }) {
    switch (kind) {
      case "edge":
      case "cycle":
        return `!(${answer})`;
      case "neighbours":
      case "others":
        return `[${node}, ...${answer}]`;
      case "common":
        return `[${u}, ...${answer}]`;
      case "path":
        return `${answer}.reverse()`;
      case "bridges":
        return answer.replace("isBridge", "!isBridge");
      default:
        return `${answer} + 1`;
    }
  },
};
