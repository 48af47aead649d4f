import { mcnemar } from "#eval/stats/mcnemar";
import { mcnemarExact } from "#eval/stats/mcnemar-exact";
import { type PairedTable, pairedTable } from "#eval/stats/paired-table";
import { signFlipExact } from "#eval/stats/sign-flip-exact";
import { asScored, isSimple, type Panel } from "#eval/transfer/panel";

/** Two arms on the same items. */
export type Pair = Panel<"tuned" | "zeroShot">;

/** Whether two arms differ. */
export interface PairedTest {
  /**
   * Items right only with tuning (gained), only without (lost), over all models; McNemar's two-sided mid-p and exact p.
   * These take every pair of answers to be independent: undefined where an arm has several models, as each answer of
   * the other would be counted anew with every one of them.
   */
  readonly mcnemar: { readonly gained: number; readonly lost: number; readonly p?: number; readonly exact?: number };
  /** Exact sign-flip test of whole instances, two-sided; undefined where each item is an instance of its own and each arm one model. */
  readonly instances?: { readonly count: number; readonly p: number };
}

/** Tests whether two arms differ on the items that they share. */
export function pairedTest(pair: Pair): PairedTest {
  const { gained, lost } = tableOf(pair);
  const repeated = Object.values(pair.arms).some((models) => models.length > 1);
  const ps = repeated ? {} : { p: mcnemar(gained, lost), exact: mcnemarExact(gained, lost) };
  const test = { mcnemar: { gained, lost, ...ps } };
  if (isSimple(pair)) return test;
  const scores = scoresByInstance(pair);
  return { ...test, instances: { count: scores.length, p: signFlipExact(scores) } };
}

/** The p-value by which arms are judged: by instances where items or models depend on each other, else mid-p. */
export function pairedP({ mcnemar: { p = 1 }, instances }: PairedTest): number {
  return instances?.p ?? p;
}

/** Answers to the same item, of every model of one arm with every one of the other. */
export function tableOf({ arms }: Pair): PairedTable {
  const before = asScored(arms.zeroShot);
  const tables = asScored(arms.tuned).flatMap((after) => before.map((model) => pairedTable(model, after)));
  const sum = (part: keyof PairedTable) => tables.reduce((total, table) => total + table[part], 0);
  return { both: sum("both"), gained: sum("gained"), lost: sum("lost"), neither: sum("neither") };
}

/** Of each instance, how many more pairs of answers are right after than before. */
function scoresByInstance({ arms, instances }: Pair): number[] {
  const [after, before] = [asScored(arms.tuned), asScored(arms.zeroShot)];
  const right = (models: readonly boolean[][], i: number) => models.filter((model) => model[i]).length;
  const scores = new Map<string, number>();
  for (const [i, instance] of instances.entries()) {
    const score = right(after, i) * before.length - right(before, i) * after.length;
    scores.set(instance, (scores.get(instance) ?? 0) + score);
  }
  return [...scores.values()];
}
