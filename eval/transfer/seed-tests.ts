import type { Repeat } from "#eval/cell";
import { share } from "#eval/stats/proportion";
import { significant } from "#eval/stats/significance";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { type Pair, type PairedTest, pairedTest } from "#eval/transfer/paired";
import { meanModel } from "#eval/transfer/panel";

/** The paper's test of one model, and the paired one, as if no other had been trained. */
export interface SeedTest extends PairedTest {
  readonly seed?: number;
  readonly accuracy: number;
  readonly z?: number;
  readonly p?: number;
  readonly significant: boolean;
}

/** Tests each model of an arm against the zero-shot model. */
export function seedTests(
  { instances, arms }: Pair,
  repeats: readonly Pick<Repeat, "seed">[],
  alpha: number,
): SeedTest[] {
  const zeroShot = meanModel(arms.zeroShot);
  return arms.tuned.map((answers, i) => {
    const model = meanModel([answers]);
    return {
      ...(repeats[i]!.seed !== undefined && { seed: repeats[i]!.seed }),
      accuracy: share(model),
      ...twoProportionZ(model, zeroShot),
      significant: significant(model, zeroShot, alpha),
      ...pairedTest({ instances, arms: { tuned: [answers], zeroShot: arms.zeroShot } }),
    };
  });
}
