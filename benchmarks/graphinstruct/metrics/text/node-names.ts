import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { said } from "#benchmarks/graphinstruct/metrics/text/said";
import { wordsIn } from "#benchmarks/graphinstruct/metrics/text/words-in";

/**
 * What nodes are called that are called something: `labels` by node, and `ids` of nodes without one. Nodes with neither
 * are left out.
 */
export interface NodeNames {
  readonly labels: readonly string[];
  readonly ids: readonly string[];
}

/**
 * As the released code takes it: any label is one, whatever it holds, and so is an id of more than one character that
 * is not made of digits alone.
 */
export function releasedNames(written: WrittenGraph): NodeNames {
  return gathered(
    written,
    (label) => label,
    (id) => [...id].length > 1 && !DIGITS.test(id),
  );
}

/**
 * Labels with a letter in them, and ids with a word of two letters, unless that word is all that ids say: `node1`,
 * `node2` … name nothing.
 */
export function meantNames(written: WrittenGraph): NodeNames {
  const stems = new Set(written.ids.map((id) => wordsIn(id).join(" ")));
  const told = stems.size > 1 || written.ids.length === 1;
  return gathered(
    written,
    (label) => (LETTER.test(label) ? label : undefined),
    (id) => told && TWO_LETTERS.test(id),
  );
}

/** What Python's `isdigit` takes for digits. */
const DIGITS = /^[\p{Nd}\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089]+$/u;
const LETTER = /\p{L}/u;
const TWO_LETTERS = /\p{L}\p{M}*\p{L}/u;

function gathered(
  { ids, nodeAttributes }: WrittenGraph,
  labelOf: (label: string) => string | undefined,
  named: (id: string) => boolean,
): NodeNames {
  const found = { labels: [] as string[], ids: [] as string[] };
  ids.forEach((id, node) => {
    const label = said(nodeAttributes.get(node), "label");
    const name = label === undefined ? undefined : labelOf(label);
    if (name !== undefined) found.labels.push(name);
    else if (label === undefined && named(id)) found.ids.push(id);
  });
  return found;
}
