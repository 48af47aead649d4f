import { items } from "#benchmarks/graphinstruct/format/compat/items";
import type { Nodes } from "#benchmarks/graphinstruct/format/compat/nodes";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { isHashable } from "#benchmarks/graphinstruct/format/python/hash-key";
import { pythonText } from "#benchmarks/graphinstruct/format/python/text";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";

/**
 * Adds what `node_list` holds, as networkx does: what can be hashed is a node, anything else a pair of a node and its
 * attributes.
 *
 * @returns the attributes of the latter
 * @throws ReadError as networkx raises
 */
export function addNodes(nodes: Nodes, list: Literal): Map<number, Map<string, Literal>> {
  const found = new Map<number, Map<string, Literal>>();
  if (list.kind === "text") {
    for (const character of charactersOf(list.value)) nodes.addText(character);
    return found;
  }
  for (const item of items(list)) {
    if (isHashable(item)) nodes.add(item);
    else addPair(nodes, found, item);
  }
  return found;
}

/** Each character once, in order. */
function charactersOf(text: string): Set<string> {
  const seen = new Uint8Array(0x110000 / 8);
  const found = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!;
    if (code > 0xffff) at++;
    if (seen[code >> 3]! & (1 << (code & 7))) continue;
    seen[code >> 3]! |= 1 << (code & 7);
    found.add(String.fromCodePoint(code));
  }
  return found;
}

function addPair(nodes: Nodes, found: Map<number, Map<string, Literal>>, item: Literal): void {
  const pair = items(item, 3);
  if (pair.length !== 2) throw new ReadError("ValueError", `${pair.length} items are not a node and its attributes`);
  if (!isHashable(pair[0]!)) throw new ReadError("TypeError", `a ${pair[0]!.kind} can't be a node`);
  const attributes = entriesOf(pair[1]!);
  const node = nodes.add(pair[0]!);
  const before = found.get(node);
  if (before === undefined) found.set(node, attributes);
  else for (const [name, value] of attributes) before.set(name, value);
}

/** What `dict.update` takes from a value: the entries of a dict, or pairs. */
function entriesOf(value: Literal): Map<string, Literal> {
  if (value.kind === "dict") return new Map(value.entries.map(([name, of]) => [pythonText(name), of]));
  const entries = new Map<string, Literal>();
  for (const item of items(value)) {
    const pair = items(item, 3);
    if (pair.length !== 2) throw new ReadError("ValueError", "attributes are neither a dict nor pairs");
    if (!isHashable(pair[0]!)) throw new ReadError("TypeError", "a name of an attribute can't be hashed");
    entries.set(pythonText(pair[0]!), pair[1]!);
  }
  return entries;
}
