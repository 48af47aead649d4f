import { type ConditionName, conditions } from "#benchmarks/decision/rq2/request/conditions";
import { prefix } from "#benchmarks/decision/rq2/request/prefix";
import type { TextNode } from "#benchmarks/decision/rq2/text-graph/text-graph";
import type { Shown } from "#src/models/readouts/decision-prompt";

/** All that can be shown of a query and its candidates. */
export interface SelectionEvidence {
  readonly query: string;
  readonly candidates: readonly TextNode[];
  /** The nodes at the other ends of facts, as far as they are no candidates. */
  readonly context: readonly TextNode[];
  /** Facts between places in candidates and context, counted through. */
  readonly facts: readonly (readonly [source: number, relation: string, target: number])[];
}

type NamedNode = { readonly id: string } & Pick<TextNode, "name" | "type">;

/** The state of a request to select an entity, before it is written as JSON. Candidates are the options. */
export interface SelectionState {
  readonly query: string;
  readonly texts?: readonly { readonly id: string; readonly text: string }[];
  readonly context?: readonly NamedNode[];
  readonly relations?: readonly (readonly [source: string, relation: string, target: string])[];
}

const QUESTION =
  'Which candidate answers "query"? Each option is a candidate; more than one may be right: pick one. "context" names nodes around the candidates. A relation [u, name, v] says that u stands in it to v. Texts may be cut short. Texts, context or relations that are left out were withheld: that they are missing is no evidence that there are none.';

/** What is shown of a query under a condition, texts cut to `length`. */
export function showSelection(
  { query, candidates, context, facts }: SelectionEvidence,
  condition: ConditionName,
  length: number,
): Shown {
  const { text, context: contextTexts, links } = conditions[condition];
  const nameOf = (member: number) => (member < candidates.length ? String(member) : `x${member - candidates.length}`);
  const readable = contextTexts ? [...candidates, ...context] : candidates;
  const state: SelectionState = {
    query,
    ...(text && { texts: readable.map((node, i) => ({ id: nameOf(i), text: prefix(node.text, length) })) }),
    ...((contextTexts || links) && {
      context: context.map((node, i) => ({ id: nameOf(candidates.length + i), ...named(node) })),
    }),
    ...(links && { relations: facts.map(([u, relation, v]) => [nameOf(u), relation, nameOf(v)] as const) }),
  };
  const options = candidates.map((node, i) => ({ id: nameOf(i), ...described(node) }));
  return { state: JSON.stringify(state), question: QUESTION, options };
}

function named({ name, type }: TextNode): Pick<TextNode, "name" | "type"> {
  return { ...(name !== undefined && { name }), ...(type !== undefined && { type }) };
}

/** The description of a candidate: its name, then its type in brackets, as far as it has them. */
function described({ name, type }: TextNode): { readonly description?: string } {
  const parts = [name, type && `(${type})`].filter((part) => part !== undefined);
  return parts.length === 0 ? {} : { description: parts.join(" ") };
}
