import type { Dialect } from "#benchmarks/invariance/writers/code/dialect";

export const pythonHelpers: Dialect["helpers"] = [
  [
    "is_bridge",
    [
      "def is_bridge(u, v):",
      "    near[u].discard(v)",
      "    near[v].discard(u)",
      "    apart = v not in hops(u)",
      "    near[u].add(v)",
      "    near[v].add(u)",
      "    return apart",
    ],
  ],
  [
    "walk",
    [
      "def walk(start, end):",
      "    far = hops(start)",
      "    path = [end]",
      "    while end in far and path[0] != start:",
      "        path.insert(0, next(u for u in near if path[0] in near[u] and far.get(u) == far[path[0]] - 1))",
      "    return path if end in far else []",
    ],
  ],
  [
    "hops",
    [
      "def hops(start):",
      "    found = {start: 0}",
      "    queue = [start]",
      "    for u in queue:",
      "        for v in near[u]:",
      "            if v not in found:",
      "                found[v] = found[u] + 1",
      "                queue.append(v)",
      "    return found",
    ],
  ],
];
