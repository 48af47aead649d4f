import { allowedIn } from "#benchmarks/graphinstruct/ask/writers/mends/allowed";
import type { Mend } from "#benchmarks/graphinstruct/ask/writers/mends/mend";
import { prune } from "#benchmarks/graphinstruct/ask/writers/mends/prune";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { joined } from "#benchmarks/graphinstruct/graphs/joined";
import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { randomForest } from "#benchmarks/graphinstruct/graphs/random-forest";
import { type Edge, graph } from "#src/graph/graph";

/** New nodes are tied to one that is there; the last ones are left out where there are too many. */
export const numNodes: Mend = ({ order, directed, ...rest }, { value }, { rng }) => {
  const target = Number(value);
  const kept = edgesOf({ order, directed, ...rest }).filter(([u, v]) => u < target && v < target);
  const added = Array.from(
    { length: Math.max(0, target - order) },
    (_, i): Edge => [rng.int(0, order + i - 1), order + i],
  );
  return graph(target, order === 0 ? [] : [...kept, ...added], directed);
};

export const numEdges: Mend = (own, { value }, { wishes, rng }) => {
  const target = Number(value);
  return own.sources.length > target
    ? prune(rng, own, target, wishes)
    : enlarge(rng, own, target, allowedIn(own, wishes));
};

/** Too many components are tied together, too few rebuilt as so many trees with the rest of the edges within them. */
export const numComponents: Mend = (own, { value, ...wish }, site) => {
  const forest = randomForest(site.rng, own.order, Math.min(Number(value), own.order));
  return numEdges(forest, { ...wish, value: String(own.sources.length) }, site);
};

export const connected: Mend = (own, _, { rng }) => (own.order === 0 ? own : joined(rng, own));
