import type { Outcome } from "#benchmarks/graphinstruct/ask/choice/outcome";
import { type StrategyName, strategies } from "#benchmarks/graphinstruct/ask/strategies";
import { names } from "#src/pick";

/** The groups that an outcome belongs to, by name, the narrowest first: its cell, its level and tier, its level. */
export type Groups<Row> = (row: Row) => readonly string[];

/** The strategy that was best on a group of outcomes. */
export interface Choice {
  readonly strategy: StrategyName;
  /** What each strategy scored on average. */
  readonly means: Readonly<Record<StrategyName, number>>;
  /** Outcomes in the group. */
  readonly count: number;
}

/** The best strategy of each group; of equal ones the cheaper. */
export function fit<Row extends Outcome>(rows: readonly Row[], groups: Groups<Row>): Map<string, Choice> {
  const members = new Map<string, Row[]>();
  for (const row of rows) {
    for (const group of groups(row)) {
      const own = members.get(group);
      if (own) own.push(row);
      else members.set(group, [row]);
    }
  }
  return new Map([...members].map(([group, own]) => [group, best(own)]));
}

function best(rows: readonly Outcome[]): Choice {
  const mean = (name: StrategyName) => rows.reduce((sum, { scores }) => sum + scores[name], 0) / rows.length;
  const means = Object.fromEntries(names(strategies).map((name) => [name, mean(name)])) as Choice["means"];
  const strategy = names(strategies).reduce((best, name) => (means[name] > means[best] ? name : best));
  return { strategy, means, count: rows.length };
}

/** The choice of the narrowest group that has `least` outcomes, else of the widest there is; undefined where there is none. */
export function chosen(
  choices: ReadonlyMap<string, Choice>,
  groups: readonly string[],
  least: number,
): Choice | undefined {
  const found = groups.flatMap((group) => choices.get(group) ?? []);
  return found.find(({ count }) => count >= least) ?? found.at(-1);
}
