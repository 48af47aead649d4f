import type { Repeat } from "#eval/cell";
import { type Proportion, share } from "#eval/stats/proportion";
import { significant } from "#eval/stats/significance";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { type Answers, meanModel } from "#eval/transfer/panel";

/** The paper's test of one model, as if no other had been trained. */
export interface SeedTest {
  readonly seed?: number;
  readonly accuracy: number;
  readonly z?: number;
  readonly p?: number;
  readonly significant: boolean;
}

/** Tests each model of an arm against the zero-shot model. */
export function seedTests(
  models: Answers,
  repeats: readonly Pick<Repeat, "seed">[],
  zeroShot: Proportion,
  alpha: number,
): SeedTest[] {
  return models.map((answers, i) => {
    const model = meanModel([answers]);
    return {
      ...(repeats[i]!.seed !== undefined && { seed: repeats[i]!.seed }),
      accuracy: share(model),
      ...twoProportionZ(model, zeroShot),
      significant: significant(model, zeroShot, alpha),
    };
  });
}
