import type { Contrast } from "#benchmarks/decision/rq3/scores/contrast";
import { meanOf } from "#benchmarks/decision/rq3/scores/mean-of";
import type { InstanceGap } from "#benchmarks/decision/rq3/scores/row";
import { type AdjustedP, adjust } from "#eval/stats/family";
import type { Interval } from "#eval/stats/interval";
import { runInterval } from "#eval/stats/run-interval";
import { signFlip } from "#eval/stats/sign-flip";
import { stream } from "#src/rng";

/** What a contrast comes to, on the instances that both completed and no others. */
export interface ComparedGaps {
  readonly contrast: Contrast;
  /** Ids of these instances. */
  readonly joint: readonly string[];
  /** Mean gaps over them; undefined where there are none. */
  readonly first?: number;
  readonly second?: number;
  /** The mean of the paired differences: negative where the first is nearer to its references. */
  readonly difference?: number;
  /** Student's t interval of 95% for it: wide as ten instances warrant; undefined for fewer than two. */
  readonly interval?: Interval;
  /** The sign-flip test's, alone and as one of the family (Holm); its p is 1 where no instance is joint. */
  readonly p: AdjustedP;
}

/**
 * Compares gaps instance by instance. All contrasts are one family: declare those that will be looked at, before they are.
 *
 * @param seed of the test's draws, which it needs where more than 13 instances differ
 * @throws RangeError for two contrasts of one name
 */
export function compareGaps(contrasts: readonly Contrast[], seed: number): ComparedGaps[] {
  const paired = contrasts.map((contrast) => ({ contrast, pairs: jointly(contrast) }));
  const ps = new Map(paired.map(({ contrast: { name }, pairs }) => [name, testOf(pairs, name, seed)]));
  if (ps.size < contrasts.length) throw new RangeError("compareGaps: expected each contrast's name once");
  const adjusted = adjust({ name: "gaps", members: [...ps.keys()] }, ps);
  return paired.map(({ contrast, pairs }) => {
    const differences = pairs.map(({ first, second }) => first - second);
    const interval = runInterval(differences);
    return {
      contrast,
      joint: pairs.map(({ id }) => id),
      ...(pairs.length > 0 && {
        first: meanOf(pairs.map(({ first }) => first)),
        second: meanOf(pairs.map(({ second }) => second)),
        difference: meanOf(differences),
      }),
      ...(interval && { interval }),
      p: adjusted.get(contrast.name)!,
    };
  });
}

interface Pair {
  readonly id: string;
  readonly first: number;
  readonly second: number;
}

function jointly({ first, second }: Contrast): Pair[] {
  const others = new Map(second.gaps.map((one: InstanceGap) => [one.id, one.gap]));
  return first.gaps.flatMap(({ id, gap }) => {
    const other = others.get(id);
    return other === undefined ? [] : [{ id, first: gap, second: other }];
  });
}

function testOf(pairs: readonly Pair[], name: string, seed: number): number {
  const column = (side: "first" | "second") => Float64Array.from(pairs, (pair) => pair[side]);
  const sums = { first: column("first"), second: column("second") };
  return signFlip(
    { sizes: new Float64Array(pairs.length).fill(1), sums },
    ["first", "second"],
    stream(seed, "sign-flip", name),
  );
}
