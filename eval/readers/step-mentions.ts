import { lazy } from "#eval/readers/lazy";
import { UNKNOWN } from "#eval/readers/mentions";
import { phraseFinder } from "#eval/readers/phrases";
import type { Token } from "#eval/readers/token";

/** A step named in a text, by its number or by what is done in it. */
export interface StepMention {
  /** UNKNOWN for a number that no step has. */
  readonly step: number;
  /** The tokens it covers, the last excluded. */
  readonly from: number;
  readonly to: number;
}

/** Finds steps by number ("step3", "Step 3"); in a text without such numbers, by what is done in them. */
export function stepFinder(steps: readonly string[]): (tokens: readonly Token[]) => StepMention[] {
  const texts = lazy(() => phraseFinder(steps));
  return (tokens) => {
    const numbered = tokens.flatMap(({ lower }, from) => {
      const number = tokens[from + 1];
      if (lower !== "step" || number?.kind !== "digits") return [];
      return [{ step: Number(number.text) < steps.length ? Number(number.text) : UNKNOWN, from, to: from + 2 }];
    });
    return numbered.length > 0 ? numbered : texts()(tokens).map(({ index, from, to }) => ({ step: index, from, to }));
  };
}
