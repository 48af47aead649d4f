import { quoted } from "#benchmarks/graphinstruct/format/python/text";

const PLAIN = /^[\p{L}\p{N}_]+$/u;

/** An id where no quotes are needed, `0.label`: in quotes only if it isn't a word. */
export function bareName(id: string): string {
  return PLAIN.test(id) ? id : quoted(id);
}

/** The name of a property of the graph: in quotes, within which it means nothing else, if it isn't an ordinary word. */
export function propertyName(name: string): string {
  return RESERVED.test(name) ? quoted(name) : bareName(name);
}

/** Left sides that mean something of their own. */
const RESERVED = /^(?:node_list|edge_list|(?:add|remove|delete)_.*)$/;
