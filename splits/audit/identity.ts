import { numbers } from "#generators/numbers/index";
import type { Posed, Row } from "#splits/audit/subject";
import { edgeList } from "#splits/edge-list";
import { marks } from "#splits/marks";
import { canonicalForm } from "#src/graph/canonical-form";
import type { Graph } from "#src/graph/graph";
import { digest } from "#src/hash";

const listings = new WeakMap<Graph, string>();
const forms = new WeakMap<Row, string>();

/** What a row's problem is the same by: its numbering too, or up to renumbering. */
export interface Identity {
  readonly exact: string;
  readonly form: string;
}

/** Both identities of a row's problem. */
export function identityOf(row: Row): Identity {
  return { exact: exactOf(row), form: formOf(row) };
}

/** A digest that rows share if they ask the same of the same graph, numbering and weights included. */
export function exactOf({ posed, source, prompt = "" }: Row): string {
  if (!posed) return digest(source ?? prompt);
  return digest(`${kindOf(posed)} ${marks(posed)?.join("") ?? ""} ${listing(posed.graph)}`);
}

/** A digest that rows share exactly if a renumbering makes one the other, weights and question included. */
export function formOf(row: Row): string {
  const { posed } = row;
  if (!posed) return exactOf(row);
  // Several checks ask for it.
  const known = forms.get(row);
  if (known !== undefined) return known;
  const form = digest(`${kindOf(posed)} ${canonicalForm(posed.graph, marks(posed))}`);
  forms.set(row, form);
  return form;
}

function kindOf({ task, numbers: range }: Posed): string {
  return `${task} ${numbers[range].scale}`;
}

/** The graph as text, kept for as long as it is. */
function listing(graph: Graph): string {
  const known = listings.get(graph);
  if (known !== undefined) return known;
  const made = `${graph.order}${graph.directed ? ">" : "-"}${edgeList(graph)}`;
  listings.set(graph, made);
  return made;
}
