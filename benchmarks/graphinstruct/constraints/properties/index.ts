import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { connectivity } from "#benchmarks/graphinstruct/constraints/properties/connectivity";
import { degreesWithLoops } from "#benchmarks/graphinstruct/constraints/properties/degrees-with-loops";
import { meanOf } from "#benchmarks/graphinstruct/constraints/properties/mean";
import { modularityByRules } from "#benchmarks/graphinstruct/constraints/properties/modularity-by-rules";
import { squaredDegrees } from "#benchmarks/graphinstruct/constraints/properties/squared-degrees";
import { WORK } from "#benchmarks/graphinstruct/constraints/properties/work";
import { bipartition } from "#src/graph/bipartition";
import { chromaticNumber } from "#src/graph/chromatic-number";
import { components } from "#src/graph/components";
import { degreeAssortativity } from "#src/graph/degree-assortativity";
import { edgeConnectivity } from "#src/graph/edge-connectivity";
import { girth } from "#src/graph/girth";
import { greedyColours } from "#src/graph/greedy-colours";
import { isAcyclic } from "#src/graph/is-acyclic";
import { isPlanar } from "#src/graph/is-planar";
import { localClustering } from "#src/graph/local-clustering";
import { nodeConnectivity } from "#src/graph/node-connectivity";
import { type PathLengths, pathLengths } from "#src/graph/path-lengths";
import { reciprocity } from "#src/graph/reciprocity";
import { strongComponents } from "#src/graph/strong-components";
import { transitivity } from "#src/graph/transitivity";

/** Of a graph in pieces, or of none. */
const FAR: PathLengths = { diameter: Number.POSITIVE_INFINITY, average: Number.POSITIVE_INFINITY };

type Lazy = Omit<Facts, "written" | "order" | "size" | "directed">;

/** How each property is worked out of the written graph and of other properties. */
export const properties: { readonly [Name in keyof Lazy]: (facts: Facts) => Lazy[Name] } = {
  degrees: ({ written }) => degreesWithLoops(written),
  components: ({ written }) => components(written.graph),
  connected: (facts) => facts.components.count <= 1,
  stronglyConnected: (facts) => (facts.directed ? strongComponents(facts.written.graph).count <= 1 : facts.connected),
  acyclic: ({ written: { graph, loops } }) => loops.length === 0 && isAcyclic(graph),
  pathLengths: (facts) => (facts.connected && facts.order > 0 ? pathLengths(facts.written.graph, WORK) : FAR),
  diameter: (facts) => facts.pathLengths?.diameter,
  averagePathLength: (facts) => facts.pathLengths?.average,
  localClustering: ({ size, written }) => (size ** 1.5 > WORK ? undefined : localClustering(written.graph)),
  clustering: ({ localClustering }) => localClustering && meanOf(localClustering),
  transitivity: (facts) => (squaredDegrees(facts.degrees) > WORK ? undefined : transitivity(facts.written.graph)),
  density: ({ order, size, directed }) => (order < 2 ? 0 : ((directed ? 1 : 2) * size) / (order * (order - 1))),
  modularity: modularityByRules,
  planar: ({ written }) => isPlanar(written.graph),
  bipartition: ({ written: { graph, loops } }) => (loops.length > 0 ? undefined : bipartition(graph)),
  nodeConnectivity: (facts) => connectivity(facts, nodeConnectivity),
  edgeConnectivity: (facts) => connectivity(facts, edgeConnectivity),
  greedyColours: ({ written, degrees }) => greedyColours(written.graph, degrees),
  chromaticNumber: ({ written: { graph, loops } }) =>
    loops.length > 0 ? Number.POSITIVE_INFINITY : chromaticNumber(graph, WORK),
  girth: ({ written: { graph, loops } }) => (loops.length > 0 ? 1 : girth(graph, WORK)),
  assortativity: ({ written: { graph, loops } }) => degreeAssortativity(graph, loops),
  reciprocity: ({ written: { graph, loops } }) => reciprocity(graph, loops.length),
};
