import { asksForYes } from "#benchmarks/graphinstruct/constraints/asks-for-yes";
import type { Constraint } from "#benchmarks/graphinstruct/constraints/constraint";
import { openBounds } from "#benchmarks/graphinstruct/constraints/infeasible/bounds";
import { degreeRules } from "#benchmarks/graphinstruct/constraints/infeasible/degree-rules";
import { demandsOf } from "#benchmarks/graphinstruct/constraints/infeasible/demands";
import { distanceRules } from "#benchmarks/graphinstruct/constraints/infeasible/distance-rules";
import { edgeRules } from "#benchmarks/graphinstruct/constraints/infeasible/edge-rules";
import { contradictionIn } from "#benchmarks/graphinstruct/constraints/infeasible/explain";
import { structureRules } from "#benchmarks/graphinstruct/constraints/infeasible/structure-rules";

const RULES = [...structureRules, ...edgeRules, ...degreeRules, ...distanceRules];

/** Bounds that still move after so many rounds (nodes and edges that chase each other) are left where they are. */
const ROUNDS = 30;

/**
 * Why no graph without loops can satisfy the constraints together, in one line: the constraints that clash, what follows
 * from them, and where that ends. It holds under both sets of rules; where nothing is said of directions, for directed and
 * undirected graphs alike.
 *
 * @returns undefined where no contradiction is known, which does not mean that there is a graph
 */
export function whyInfeasible(constraints: readonly Constraint[]): string | undefined {
  const asked = constraints.filter(({ key }) => key === "directed");
  const yes = [...asked.filter(asksForYes), ...constraints.filter(isDag)][0];
  const no = asked.find((constraint) => !asksForYes(constraint));
  if (yes && no) return `${yes.text}, ${no.text}: the graph would have to be directed and not`;
  const directed = clash(constraints, true);
  const undirected = clash(constraints, false);
  if (directed === undirected) return directed;
  if (yes) return directed && `${yes.text}, ${directed}`;
  if (no) return undirected && `${no.text}, ${undirected}`;
  return directed && undirected && `if undirected, ${undirected}; if directed, ${directed}`;
}

function isDag({ key, value }: Constraint): boolean {
  return key === "graph_type" && value === "dag";
}

function clash(constraints: readonly Constraint[], directed: boolean): string | undefined {
  const bounds = openBounds(directed);
  const rules = [...constraints.flatMap(demandsOf), ...RULES];
  for (let round = 0; round < ROUNDS; round++) {
    for (const rule of rules) rule(bounds);
    const found = contradictionIn(bounds);
    if (found !== undefined || !bounds.tightened()) return found;
  }
  return undefined;
}
