import type { Matrix } from "#eval/matrix";
import type { StrategyResult } from "#eval/transfer/strategy-result";

/** What is said of each strategy that has pairs, after its name where there are several. */
export function byStrategy(
  { strategies }: Pick<Matrix, "strategies">,
  say: (result: StrategyResult) => string | undefined,
): string[] {
  return strategies.flatMap((result) => {
    const said = result.family.size === 0 ? undefined : say(result);
    return said === undefined ? [] : strategies.length > 1 ? `${result.strategy}: ${said}` : said;
  });
}
