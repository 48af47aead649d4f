import { STRATEGIES } from "#benchmarks/graphinstruct/analysis/runs/strategy";

/** What may stand in a file's name after the model, and what it is called here: a strategy, or a method built on them. */
const WAYS: ReadonlyMap<string, string> = new Map([
  ...[...STRATEGIES, "sample", "vgig", "caap", "combined", "retry", "self-consistency", "priors", "oracle"].map(
    (way) => [way, way] as const,
  ),
  ["sc", "self-consistency"],
]);

/** What a configuration's name says. */
export interface RunName {
  readonly model: string;
  /** A strategy or a method. */
  readonly way: string;
  /** What sets it apart from the plain one: `heldout`, `T5`, `fbcoarse`. */
  readonly variant?: string;
}

/** The parts of `{model}-{way}` or `{model}-{way}-{variant}`; undefined where no way is named. */
export function readRunName(name: string): RunName | undefined {
  const parts = name.split("-");
  for (let from = 1; from < parts.length; from++) {
    for (const to of [from + 2, from + 1]) {
      const way = WAYS.get(parts.slice(from, to).join("-"));
      if (to > parts.length || !way) continue;
      const variant = parts.slice(to).join("-");
      return { model: parts.slice(0, from).join("-"), way, ...(variant && { variant }) };
    }
  }
  return undefined;
}
