import type { RealWorldItem } from "#generators/real-world/item";
import { mostFrequent } from "#splits/most-frequent";

/**
 * Scores of answering real-world items without reading them: `majority` always gives their most frequent answer; of
 * options, the one is taken whose parts stand in most of them; steps are done as they are numbered, and the score is the
 * share of all constraints that this keeps.
 *
 * @param items of one set, one or more
 */
export function itemBaselines(items: readonly RealWorldItem[]): Record<string, number> {
  if (items[0]!.kind === "steps") return { "step 0, step 1, ...": keptAsNumbered(items) };
  const frequent = mostFrequent(items.map(({ answer }) => answer));
  const majority = share(items, () => frequent);
  if (items[0]!.kind !== "option") return { majority };
  return { majority, "the option that shares most with the others": share(items, mostShared) };
}

function share(items: readonly RealWorldItem[], guess: (item: RealWorldItem) => unknown): number {
  return items.filter((item) => guess(item) === item.answer).length / items.length;
}

function keptAsNumbered(items: readonly RealWorldItem[]): number {
  const constraints = items.flatMap((item) => item.constraints ?? []);
  return constraints.filter(([before, after]) => before < after).length / constraints.length;
}

/** The option whose parts are, counted over all options, the most frequent; the first of several. */
function mostShared({ choices }: RealWorldItem): number {
  const options = choices.map((choice) => choice.split(", "));
  const scores = options.map((parts) =>
    parts.reduce((sum, part, i) => sum + options.filter((other) => other[i] === part).length, 0),
  );
  return scores.indexOf(Math.max(...scores));
}
