import { chains, clearest } from "#eval/readers/chain";
import { labelFinder } from "#eval/readers/labels";
import { lazy } from "#eval/readers/lazy";
import { mentions, UNKNOWN } from "#eval/readers/mentions";
import type { Context } from "#eval/readers/reading";
import { alternatives } from "#eval/readers/sentences";
import type { Claim, Finders } from "#eval/readers/settle";
import { stepFinder } from "#eval/readers/step-mentions";
import { type StepLine, stepLines } from "#eval/readers/step-runs";
import type { Token } from "#eval/readers/token";
import { numberLabels } from "#generators/encodings/labels";

type Steps = readonly number[];

/** Finds an order of numbered steps: whichever steps it names, all of them or not. */
export function stepsFinders({ options = [] }: Context): Finders<Steps> {
  const find = stepFinder(options);
  const numbers = lazy(() => labelFinder(numberLabels(options.length)));
  const isWhole = (steps: Steps) => steps.length === options.length && new Set(steps).size === options.length;
  const ordered = (tokens: readonly Token[]) => {
    const lines = stepLines(tokens, find(tokens));
    const found = [arrows(lines), [pairs(lines)], blocks(lines), [lines.filter(isSingle).flat(2)]];
    const whole = found.map((orders) => orders.filter(isWhole));
    const partial = found.map((orders) => orders.filter(({ length }) => length > 1));
    return [...whole, ...partial].find(({ length }) => length > 0) ?? [];
  };
  /** "2 -> 0 -> 1" */
  const bare = (tokens: readonly Token[]) =>
    clearest(chains(mentions(tokens, numbers())).filter(({ link }) => link !== "none")).map(({ nodes }) => nodes);
  const isLong = ({ length }: Steps) => length > 2;
  return {
    stated: (tokens) => alternatives(tokens).flatMap((one) => claims([...ordered(one), ...bare(one)].slice(0, 1))),
    clear: [(tokens) => claims(ordered(tokens)), (tokens) => claims(bare(tokens).filter(isLong))],
    weak: [],
  };
}

function claims(orders: readonly Steps[]): Claim<Steps>[] {
  return orders.map((answer) =>
    answer.includes(UNKNOWN) ? { impossible: "the order names what is no step" } : { answer },
  );
}

/** "step3 -> step0 -> step1" */
const arrows = (lines: readonly StepLine[]): Steps[] => lines.flat().filter(({ length }) => length > 2);

/** One arrow a line, "step3 -> step0": the steps in the order in which they first come. */
function pairs(lines: readonly StepLine[]): Steps {
  return [...new Set(lines.flat().flatMap((run) => (run.length === 2 ? run : [])))];
}

const isSingle = (line: StepLine) => line.length === 1 && line[0]!.length === 1;

/** One step a line, over lines that follow one another. */
function blocks(lines: readonly StepLine[]): Steps[] {
  const out: number[][] = [[]];
  for (const line of lines) {
    if (isSingle(line)) out.at(-1)!.push(line[0]![0]!);
    else if (out.at(-1)!.length > 0) out.push([]);
  }
  return out.filter(({ length }) => length > 1);
}
