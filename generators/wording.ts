import { type EncodingName, encodings } from "#generators/encodings/index";
import { type NumbersName, numbers } from "#generators/numbers/index";
import { formatNumber } from "#generators/numbers/numbers";
import type { Wording } from "#generators/tasks/task";

/** The words for a problem's nodes and numbers. */
export function wordingOf(problem: {
  readonly encoding: EncodingName;
  readonly labels: readonly string[];
  readonly numbers: NumbersName;
}): Wording {
  const { node, nodes } = encodings[problem.encoding];
  const { labels } = problem;
  const range = numbers[problem.numbers];
  return {
    node(index) {
      return node(labels[index]!);
    },
    label(index) {
      return labels[index]!;
    },
    nodes,
    number(units) {
      return formatNumber(range, units);
    },
  };
}
