import { quoted } from "#benchmarks/graphinstruct/format/python/text";

/** Left sides that mean something of their own. */
const RESERVED = new Set(["node_list", "edge_list", "add_edges", "remove_edges", "directed"]);

const PLAIN = /^[\p{L}\p{N}_]+$/u;

/** An id where no quotes are needed, `0.label`: in quotes only if it isn't a word. */
export function bareName(id: string): string {
  return PLAIN.test(id) ? id : quoted(id);
}

/** The name of a property of the graph, in quotes if it isn't a word or would be taken for something else. */
export function propertyName(name: string): string {
  return RESERVED.has(name) ? quoted(name) : bareName(name);
}
