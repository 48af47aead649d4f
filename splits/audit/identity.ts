import { numbers } from "#generators/numbers/index";
import type { Posed, Row } from "#splits/audit/subject";
import { marks } from "#splits/marks";
import { canonicalForm } from "#src/graph/canonical-form";
import type { Graph } from "#src/graph/graph";
import { digest } from "#src/hash";

const listings = new WeakMap<Graph, string>();
const forms = new WeakMap<Row, string>();

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

/** The edges of a graph in one order; kept for as long as the graph is. */
function listing(graph: Graph): string {
  const known = listings.get(graph);
  if (known !== undefined) return known;
  const { order, directed, sources, targets, weights } = graph;
  const edges = Array.from(sources, (u, e) => {
    const v = targets[e]!;
    const ends = directed || u < v ? `${u},${v}` : `${v},${u}`;
    return weights ? `${ends}:${weights[e]}` : ends;
  });
  const made = `${order}${directed ? ">" : "-"}${edges.sort().join(" ")}`;
  listings.set(graph, made);
  return made;
}
