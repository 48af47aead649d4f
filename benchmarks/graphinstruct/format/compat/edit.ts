import { items } from "#benchmarks/graphinstruct/format/compat/items";
import { noNodes } from "#benchmarks/graphinstruct/format/compat/nodes";
import type { Statement } from "#benchmarks/graphinstruct/format/compat/statements";
import { truthy } from "#benchmarks/graphinstruct/format/compat/truthy";
import { readValue } from "#benchmarks/graphinstruct/format/compat/value";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { pythonText } from "#benchmarks/graphinstruct/format/python/text";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";
import type { Attributes, EditedEdge, WrittenEdit } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * The changes that the released code reads from a `GraphEdit` block. Changes that it reads but fails to apply, for they
 * aren't pairs of ids, are refused here.
 */
export function readEditBlock(statements: Iterable<Statement>, header: Attributes): WrittenEdit {
  const said = new Map<string, Literal>();
  for (const { left, right } of statements) {
    const value = readValue(right);
    said.set(left, LISTS.has(left) ? { kind: "list", items: tuples(value) } : value);
  }
  const reasoning = said.get("reasoning");
  const ids = noNodes();
  const remove = pairs(said.get("remove_edges"), ids.add);
  const add = pairs(said.get("add_edges"), ids.add);
  const named = ([u, v]: readonly [number, number]): EditedEdge => [ids.ids[u]!, ids.ids[v]!];
  return {
    header,
    add: add.map(named),
    remove: remove.map(named),
    ...(reasoning && { reasoning: pythonText(reasoning) }),
    ...rest(said),
    ...(ids.untexted.length > 0 && { untexted: new Set(ids.untexted.map((id) => ids.ids[id]!)) }),
  };
}

const LISTS = new Set(["add_edges", "remove_edges"]);
const OWN = new Set([...LISTS, "reasoning"]);

function tuples(value: Literal): readonly Literal[] {
  if (!truthy(value)) return [];
  return items(value).map((edge) => ({ kind: "tuple", items: items(edge) }));
}

function pairs(list: Literal | undefined, idOf: (id: Literal) => number): (readonly [number, number])[] {
  return items(list ?? { kind: "list", items: [] }).map((edge) => {
    const ends = items(edge);
    if (ends.length !== 2) throw new ReadError("ValueError", `a change names ${ends.length} ends, not 2`);
    return [idOf(ends[0]!), idOf(ends[1]!)];
  });
}

function rest(said: ReadonlyMap<string, Literal>): { readonly properties?: Attributes } {
  const properties = new Map([...said].filter(([name]) => !OWN.has(name)));
  return properties.size > 0 ? { properties } : {};
}
