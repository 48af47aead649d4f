import type { ConstraintKind, Family, Finding } from "#benchmarks/graphinstruct/constraints/constraint";
import { constraintKinds } from "#benchmarks/graphinstruct/constraints/kinds/index";

/** How much a model is told of what is wrong: only that something is, which demands, or all that is known. */
export type Granularity = "none" | "coarse" | "fine";

const RETRY = "The graph does not meet every demand. Write it again.";

/** How many lines a model is told. */
const LINES = 8;

const ORDER: readonly Family[] = ["structural", "directed", "count", "degree", "numerical", "domain", "unknown"];

/**
 * What a model is told of what is wrong with its graph; empty where nothing is.
 *
 * `none`: one fixed sentence. `coarse`: the keys of what is violated, each once, joined by ", ". `fine`: up to eight lines,
 * structure first, then directions, counts, degrees, numbers; where there are more, "... and k more" comes last. A line is
 *
 *     KEY ": expected " DEMAND ", got " OBSERVED { "; " CLAUSE }
 *
 * with such clauses as `add 2 edges`, `remove 1 node`, `nodes 3 (1), 7 (0) have fewer` (degrees in brackets),
 * `3 components: {0, 1}, {2}, {3}`, `cycle 0, 1, 2` (in the order of passing), `12 edges needed, 10 there`,
 * `make it lower by 0.112`. A node's id is plain where it is made of letters, digits, `_`, `.` and `-`, else a JSON
 * string; "…" ends a list that goes on.
 */
export function feedback(findings: readonly Finding[], granularity: Granularity): string {
  const told = findings.filter((finding) => finding.feedback !== "");
  if (told.length === 0) return "";
  if (granularity === "none") return RETRY;
  if (granularity === "coarse") return [...new Set(told.map(({ constraint }) => constraint.key))].join(", ");
  const lines = ORDER.flatMap((family) => told.filter((finding) => familyOf(finding) === family)).map(
    (finding) => finding.feedback,
  );
  const more = lines.length > LINES ? [`... and ${lines.length - LINES} more`] : [];
  return [...lines.slice(0, LINES), ...more].join("\n");
}

/** Findings of keys that are no constraint's, priors of a domain, are told last. */
function familyOf({ constraint: { key } }: Finding): Family {
  const kinds: Readonly<Record<string, ConstraintKind>> = constraintKinds;
  return Object.hasOwn(kinds, key) ? kinds[key]!.family : "unknown";
}
