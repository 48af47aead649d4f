import { readGraph } from "#benchmarks/graphinstruct/format/read-graph";

/** The statement can't be met, whoever says it and of whatever. */
const IMPOSSIBLE =
  /\b(?:infeasible|impossible|unsatisfiable|contradict(?:s|ory|ion|ions)?|inconsistent|incompatible|mutually exclusive)\b/i;

/** No such graph is there, or could be. */
const NONE_EXISTS =
  /\b(?:no (?:\S+ ){0,4}graphs? (?:\S+ ){0,6}(?:exists?|possible|satisf(?:y|ies))|(?:graphs?|solutions?) (?:\S+ ){0,6}(?:does not|doesn['’]t|do not|don['’]t|cannot|can['’]t) exist|(?:cannot|can['’]t|can not) (?:all )?be (?:satisfied|met|constructed|realized|realised)|no (?:valid |such )?solution)\b/i;

/** Whether a reply says in words that what was asked for can't be, and holds no graph. An apology alone doesn't say so. */
export function isRefusal(text: string): boolean {
  return (IMPOSSIBLE.test(text) || NONE_EXISTS.test(text)) && readGraph(text, "strict").kind === "unread";
}
