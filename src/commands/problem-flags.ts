import type { ProblemOptions } from "#splits/problem-options";
import type { Given, Option } from "#src/commands/command";
import { integer, number } from "#src/commands/parse";
import { UserError } from "#src/errors";

/** `small`, `large`, or `4-6`. */
function size(text: string): string | readonly [number, number] {
  const range = /^(\d+)-(\d+)$/.exec(text);
  if (range) return [Number(range[1]), Number(range[2])];
  if (/^[a-z]+$/.test(text)) return text;
  throw new UserError(`--size: expected small, large or a range such as 4-6, got ${JSON.stringify(text)}`);
}

/** How problems are drawn and worded where the pattern does not say; names as in `ProblemOptions`. */
export const problemFlags: readonly Option[] = [
  { flags: "--family <name>", text: "graph family", otherwise: "er" },
  {
    flags: "--size <range>",
    text: "small, large, or a range of node counts such as 4-6",
    parse: size,
    otherwise: "3-25",
  },
  { flags: "--numbers <name>", text: "weights and capacities", otherwise: "int-small" },
  { flags: "--encoding <name>", text: "how the graph is described", otherwise: "incident" },
  { flags: "--reasoning <name>", text: "what stands before the answer in training targets", otherwise: "steps" },
  { flags: "--format <name>", text: "the answer-format sentence that ends each prompt", otherwise: "line" },
  {
    flags: "--unreachable <share>",
    text: 'share of answers "no", "no path" and 0',
    parse: number("--unreachable", 0, 1),
    otherwise: "0.1; connectivity 0.5",
  },
  {
    flags: "--detours <share>",
    text: "share of shortest paths with more edges than the path of fewest edges",
    parse: number("--detours", 0, 1),
    otherwise: "0.5, as far as the family has such; 0: as it falls",
  },
  {
    flags: "--bottlenecks <share>",
    text: "share of maximum flows whose least cut is at neither end",
    parse: number("--bottlenecks", 0, 1),
    otherwise: "0.5, as far as the family has such; 0: as it falls",
  },
  { flags: "--names <count>", text: "first names to draw from", parse: integer("--names", 1), otherwise: "60" },
];

/** The problem options among what was given. */
export function problemOptions(given: Given): ProblemOptions {
  const names = problemFlags.map(({ flags }) => flags.slice(2).split(" ")[0]!);
  return Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
}
