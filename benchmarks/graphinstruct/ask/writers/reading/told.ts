import type { Wish } from "#benchmarks/graphinstruct/ask/writers/wish";
import type { Operator } from "#benchmarks/graphinstruct/constraints/index";

/** What a writer is told of its last graph: that it is not right, what is not, or what exactly. */
export type Told =
  | { readonly kind: "none" }
  | { readonly kind: "coarse"; readonly keys: readonly string[] }
  | { readonly kind: "fine"; readonly wishes: readonly Wish[] };

const LINE = /^(\w+): expected (.+?), got /;
const KEYS = /^\w+(?:, \w+)*$/;
const BOUND = /^(at most|at least|less than|more than|exactly|anything but) (\S+)/;
const SIDES = /^sides of (\d+) and (\d+)$/;
const OPERATORS: Readonly<Record<string, Operator>> = {
  "at most": "<=",
  "at least": ">=",
  "less than": "<",
  "more than": ">",
  exactly: "=",
  "anything but": "!=",
};

/** Reads feedback by its looks: lines that say what was expected, a list of names, or anything else. */
export function toldBy(feedback: string): Told {
  const wishes = feedback.split("\n").flatMap((line) => wishIn(line) ?? []);
  if (wishes.length > 0) return { kind: "fine", wishes };
  return KEYS.test(feedback) ? { kind: "coarse", keys: feedback.split(", ") } : { kind: "none" };
}

function wishIn(line: string): Wish | undefined {
  const [, key, expected] = LINE.exec(line) ?? [];
  if (key === undefined || expected === undefined) return undefined;
  const [, words, value] = BOUND.exec(expected) ?? [];
  if (words !== undefined && value !== undefined) return { key, operator: OPERATORS[words]!, value };
  return { key, operator: "=", value: expected.replace(SIDES, "$1,$2") };
}
