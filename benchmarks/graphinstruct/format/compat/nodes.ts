import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { hashKey } from "#benchmarks/graphinstruct/format/python/hash-key";
import { pythonRepr } from "#benchmarks/graphinstruct/format/python/text";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";

/** The nodes of a graph of networkx: keys of a dict, so that 1, 1.0 and True are one node, and '1' another. */
export interface Nodes {
  readonly ids: readonly string[];
  readonly untexted: readonly number[];
  /** The node, made if it is not there. @throws ReadError TypeError for what can't be hashed, ValueError for None */
  add(id: Literal): number;
  addText(id: string): number;
  /** The node whose id is that text, if there is one. */
  named(id: string): number | undefined;
}

/** No nodes yet. */
export function noNodes(): Nodes {
  const ids: string[] = [];
  const untexted: number[] = [];
  const texts = new Map<string, number>();
  const others = new Map<string, number>();
  const addText = (id: string): number => {
    const known = texts.get(id);
    if (known !== undefined) return known;
    texts.set(id, ids.length);
    return ids.push(id) - 1;
  };
  const add = (id: Literal): number => {
    if (id.kind === "text") return addText(id.value);
    const key = hashKey(id);
    if (key === undefined) throw new ReadError("TypeError", `a ${id.kind} can't be a node`);
    if (id.kind === "none") throw new ReadError("ValueError", "None can't be a node");
    const known = others.get(key);
    if (known !== undefined) return known;
    others.set(key, ids.length);
    untexted.push(ids.length);
    return ids.push(pythonRepr(id)) - 1;
  };
  return { ids, untexted, add, addText, named: (id) => texts.get(id) };
}
