import type { Facts } from "#benchmarks/graphinstruct/constraints/index";
import { formats, writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Rng } from "#src/rng";

type Pair = readonly [number, number];

/** Five outputs for a feasible instruction, as the released code was timed on: both references, an edge less, an edge (or a loop) more, ids permuted. */
export function mutations({ references }: Instruction, reference: Facts, rng: Rng): readonly string[] {
  const { ids, graph } = reference.written;
  const edges = Array.from(graph.sources, (source, edge): Pair => [source, graph.targets[edge]!]);
  const less = rng.shuffle(edges).slice(1);
  const more = [...edges, missing(reference, edges, rng)];
  const write = (names: readonly string[], pairs: readonly Pair[]) =>
    formats.code.write(writtenGraph({ ids: names, edges: pairs, directed: graph.directed }));
  return [...references, write(ids, less), write(ids, more), write(rng.shuffle(ids), edges)];
}

/** A pair without an edge, or a loop where ten tries find none. */
function missing({ order }: Facts, edges: readonly Pair[], rng: Rng): Pair {
  const known = new Set(edges.flatMap(([u, v]) => [`${u} ${v}`, `${v} ${u}`]));
  for (let tries = 0; tries < 10; tries++) {
    const [u, v] = [rng.int(0, order - 1), rng.int(0, order - 1)];
    if (u !== v && !known.has(`${u} ${v}`)) return [u, v];
  }
  return [0, 0];
}
