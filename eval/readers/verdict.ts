import { deniesDirect, existence } from "#eval/readers/existence";
import { sentences } from "#eval/readers/sentences";
import type { Claim, Finders } from "#eval/readers/settle";
import type { Token } from "#eval/readers/token";
import { openingYesNo, saidTrueFalse, saidYesNo, statedYesNo } from "#eval/readers/yes-no";

/** Finds whether a path exists: yes or no, or prose that says so. */
export function verdictFinders(): Finders<boolean> {
  return {
    opening: openingYesNo,
    stated: (tokens) => {
      const sentence = sentences(tokens)[0] ?? [];
      const said = statedYesNo(sentence);
      return said.length > 0 ? said : implied(sentence);
    },
    clear: [saidYesNo, saidTrueFalse],
    weak: [implied, (tokens) => (deniesDirect(tokens) ? [{ answer: false }] : [])],
  };
}

function implied(tokens: readonly Token[]): Claim<boolean>[] {
  return existence(tokens).map((answer) => ({ answer }));
}
