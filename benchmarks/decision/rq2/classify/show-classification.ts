import { type ConditionName, conditions } from "#benchmarks/decision/rq2/request/conditions";
import { prefix } from "#benchmarks/decision/rq2/request/prefix";
import type { Shown } from "#src/models/readouts/decision-prompt";
import type { Option } from "#src/play";

/** All that can be shown of a node to be classified. */
export interface ClassificationEvidence {
  /** The target's text, then those of the anchors, in their order. */
  readonly texts: readonly string[];
  /** The option that is each anchor's class. */
  readonly labels: readonly string[];
  /** Directed edges among the target, 0, and the anchors, from 1. */
  readonly edges: readonly (readonly [number, number])[];
  readonly options: readonly Option[];
}

/** The state of a request to classify a node, before it is written as JSON. */
export interface ClassificationState {
  readonly target: string;
  readonly anchors: readonly { readonly id: string; readonly label: string }[];
  readonly texts?: readonly { readonly id: string; readonly text: string }[];
  readonly edges?: readonly (readonly [string, string])[];
}

const QUESTION =
  'Which class does the node named by "target" belong to? Each option is a class. "anchors" gives the classes of some training nodes, by option id; these are the only labels shown, and the target\'s is not among them. An edge [u, v] points from u to v. Texts may be cut short. Texts or edges that are left out were withheld: that they are missing is no evidence that there are none.';

/** Names that tell nothing: t, a1, a2 … */
const nameOf = (member: number) => (member === 0 ? "t" : `a${member}`);

/** What is shown of a node under a condition, texts cut to `length`. */
export function showClassification(
  { texts, labels, edges, options }: ClassificationEvidence,
  condition: ConditionName,
  length: number,
): Shown {
  const { text, context, links } = conditions[condition];
  const readable = context ? texts : texts.slice(0, 1);
  const state: ClassificationState = {
    target: nameOf(0),
    anchors: labels.map((label, i) => ({ id: nameOf(i + 1), label })),
    ...(text && { texts: readable.map((whole, i) => ({ id: nameOf(i), text: prefix(whole, length) })) }),
    ...(links && { edges: edges.map(([u, v]) => [nameOf(u), nameOf(v)] as const) }),
  };
  return { state: JSON.stringify(state), question: QUESTION, options };
}
