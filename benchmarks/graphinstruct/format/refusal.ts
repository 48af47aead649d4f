import { readGraph } from "#benchmarks/graphinstruct/format/read-graph";

/** Words that say of demands, whoever's, that they can't be met; not after a "not". */
const CANNOT_BE =
  /(?<!\b(?:not|never|isn['’]t|aren['’]t) )\b(?:infeasible|unfeasible|impossible|unsatisfiable|unrealizable|contradict(?:s|ory|ing|ions?)?|inconsistent|incompatible|mutually exclusive)\b/i;
const IS_NOT_POSSIBLE =
  /(?:not|n['’]t|\bnever) (?:all )?(?:be )?(?:possible|feasible|satisfiable|realizable|satisfied|met|fulfilled|realized|constructed|exist)\b/i;

/** No graph is there, or none that does. */
const NONE_EXISTS =
  /\bno (?:\S+ ){0,6}?(?:graphs?|trees?|solutions?)\b(?: \S+){0,8}? (?:exists?|possible|satisf(?:y|ies)|meets?|fulfils?|fulfills?)\b/i;
const NONE_VALID = /\bno (?:such|valid|feasible|possible) (?:\S+ ){0,3}?(?:graphs?|trees?|solutions?)\b/i;

const STATEMENTS = [CANNOT_BE, IS_NOT_POSSIBLE, NONE_EXISTS, NONE_VALID];

/** What every graph holds, one that is damaged or cut off too. */
const GRAPH = /\b(?:node_list|edge_list|add_edges|remove_edges)\s*[=:]/;

/**
 * Whether a reply says in words that what was asked for can't be, and holds no graph, not even an unreadable one. An apology
 * alone doesn't say so.
 */
export function isRefusal(text: string): boolean {
  const says = STATEMENTS.some((statement) => statement.test(text));
  return says && !GRAPH.test(text) && readGraph(text, "strict").kind === "unread";
}
