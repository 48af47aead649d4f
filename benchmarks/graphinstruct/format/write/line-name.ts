import { quoted } from "#benchmarks/graphinstruct/format/python/text";

const PLAIN = /^[^\s,:;#'"()[\]{}\\\p{C}]+$/u;

/** An id in a list of lines: in quotes if blanks or punctuation would part it, or it could be taken for a header. */
export function lineName(id: string): string {
  return PLAIN.test(id) && !id.includes("->") && !/^(?:adj|directed|nodes|edge)/i.test(id) ? id : quoted(id);
}
