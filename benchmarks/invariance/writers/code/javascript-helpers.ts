import type { Dialect } from "#benchmarks/invariance/writers/code/dialect";

export const javascriptHelpers: Dialect["helpers"] = [
  ["ends", ["const ends = () => [...near.values()].reduce((sum, next) => sum + next.size, 0);"]],
  ["parts", ["const parts = () => new Set([...near.keys()].map((v) => Math.min(...hops(v).keys()))).size;"]],
  [
    "isBridge",
    [
      "const isBridge = (u, v) => {",
      "  near.get(u).delete(v);",
      "  near.get(v).delete(u);",
      "  const apart = !hops(u).has(v);",
      "  near.get(u).add(v);",
      "  near.get(v).add(u);",
      "  return apart;",
      "};",
    ],
  ],
  [
    "walk",
    [
      "const walk = (start, end) => {",
      "  const far = hops(start);",
      "  const path = [end];",
      "  while (far.has(end) && path[0] !== start) {",
      "    path.unshift([...near.keys()].find((u) => near.get(u).has(path[0]) && far.get(u) === far.get(path[0]) - 1));",
      "  }",
      "  return far.has(end) ? path : [];",
      "};",
    ],
  ],
  [
    "hops",
    [
      "const hops = (start) => {",
      "  const found = new Map([[start, 0]]);",
      "  for (const [u, far] of found) for (const v of near.get(u)) if (!found.has(v)) found.set(v, far + 1);",
      "  return found;",
      "};",
    ],
  ],
  ["sorted", ["const sorted = (items) => [...items].sort((a, b) => a - b);"]],
];
