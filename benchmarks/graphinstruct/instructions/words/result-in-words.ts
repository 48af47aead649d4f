import { parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import { demand } from "#benchmarks/graphinstruct/instructions/words/demand";
import { inSubject, subject } from "#benchmarks/graphinstruct/instructions/words/subject";
import { list } from "#reports/format";

/** What must come of changing a graph. */
export function resultInWords(explicit: readonly string[]): string {
  const constraints = parseConstraints(explicit);
  const directed = explicit.includes("directed=true");
  const demands = constraints.filter((constraint) => !inSubject(constraint));
  const must = demands.map((constraint) => demand(constraint, directed));
  const result = `The result is ${subject(constraints.filter(inSubject))}`;
  return must.length === 0 ? `${result}.` : `${result}; it must ${list(must)}.`;
}
